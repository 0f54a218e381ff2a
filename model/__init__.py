"""Types of tables and cups: their values, commands, letters, logs, results and refusals.

Frozen structs and functions over them; times are Unix milliseconds UTC.
May import: `core`.
"""
