"""When a seat's clock starts, runs and expires, and when a person may be notified.

Pure: the current time comes in as a value.
May import: `core`, `tables.model`.
"""
