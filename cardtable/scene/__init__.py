"""How any table looks and moves: stage, items, timeline, gestures, widgets.  No game names."""
