"""Past games: records, past positions, results and ratings.

Pure; `tables.results_archive` stores and reads them.
May import: `core`, `model`.
"""
