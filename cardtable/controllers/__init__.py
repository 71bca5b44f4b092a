"""What joins rules, players and table: the director, the players, the saves."""
