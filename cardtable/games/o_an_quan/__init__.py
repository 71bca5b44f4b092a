"""Ô ăn quan: the Vietnamese sowing game."""
