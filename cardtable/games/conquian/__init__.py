"""Conquian: three players, forty cards; a card on offer is used, forced on somebody, or passed."""
