"""From a letter or a look at a table to a post: its words, its picture, its buttons.

Also guided play, posts of past moments and replays.
May import: `workers.wording`, `workers.painting`, `tables`, `rendering`, `i18n`.
"""
