"""What each command does to a table: a new table and told events, or a refusal.

Pure by contract: no store, no clock, no chance; these come in as values.
May import: `core`, `tables.model`, `tables.time`.
"""
