"""The texts about a table, not yet in any language: lines, names, sentences, alt text.

Pure functions over facts and views.
May import: `core`, `model`, `tables`, `cups`, `rendering` (values to draw), `workers.post_model`.
"""
