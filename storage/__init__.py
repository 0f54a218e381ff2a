"""Store tables, letters and timers in SQLite or PostgreSQL, with SQL as text."""
