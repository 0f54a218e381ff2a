"""What a table is: its values, the commands it takes, its letters, its log and its refusals.

Frozen structs and functions over them; times are Unix milliseconds UTC.
May import: `core`.
"""
