"""Developer commands: ``python -m cardtable.devtools``."""
