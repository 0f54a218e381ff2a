"""Makes posts from letters and looks: words, picture, buttons.

Also guided play, posts of past moments and replays.
May import: `workers.wording`, `workers.painting`, `model`, `tables`, `rendering`, `i18n`.
"""
