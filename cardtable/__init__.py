"""Cardtable: five traditional table games, played offline."""

__version__ = "0.1.0"
