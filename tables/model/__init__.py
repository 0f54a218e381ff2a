"""Types of a table: its values, commands, letters, log and refusals.

Frozen structs and functions over them; times are Unix milliseconds UTC.
May import: `core`.
"""
