"""Who may see what of a table: public facts, one viewer's view, events not yet told.

The only way from a stored state to what a person is shown.
May import: `core`, `model`, `tables.history`.
"""
