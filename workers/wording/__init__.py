"""What is said of a table, as texts without a language: lines, names, sentences, alt text.

Pure functions over facts and views.
May import: `core`, `tables`, `workers.post_model`.
"""
