"""The types of a cup. Pure. May import: `tables.model` and `core`."""
