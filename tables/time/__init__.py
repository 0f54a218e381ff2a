"""When a seat's clock starts, runs and expires, when a person may be notified, when a table closes.

Pure: the current time comes in as a value.
May import: `core`, `model`.
"""
