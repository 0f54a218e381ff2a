"""Store tables, letters and timers in SQLite or PostgreSQL, through SQLAlchemy Core."""
