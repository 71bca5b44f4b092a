"""Quan Dui: two to six players, 120 money cards; the first with eight pairs wins, and all discards can be claimed."""
