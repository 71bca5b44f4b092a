"""Players made of code: levels, budgets, search, the worker process, the arena.  No Qt."""
