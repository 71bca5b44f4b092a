"""Cardtable: five traditional table games, played offline."""

__version__ = "0.1.0"
APP_ID = "io.github.cardtable.Cardtable"  # by which desktops and software centres know the program
