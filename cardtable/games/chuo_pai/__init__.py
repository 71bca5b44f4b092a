"""Chuo Pai: three players, 84 domino cards; the winning play of each round goes to its owner's score pile."""
