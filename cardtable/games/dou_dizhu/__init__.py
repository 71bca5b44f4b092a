"""Dou Dizhu: three players bid, and two peasants play together against the landlord."""
