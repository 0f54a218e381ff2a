"""Tables, letters and timers on disk: SQLAlchemy Core over SQLite or PostgreSQL."""
