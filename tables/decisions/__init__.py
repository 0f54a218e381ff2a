"""Decisions: what each command does to a table. They return a new table and events, or refuse.

Pure: no store, no clock, no random numbers; time and seeds come in as values.
May import: `core`, `model`, and clocks, paces and notification settings of `tables`.
"""
