"""When a seat's time starts, runs and expires, and when a person may be notified.

Pure: the current time comes in as a value.
May import: `core`, `tables.model`.
"""
