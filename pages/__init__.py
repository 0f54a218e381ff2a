"""A game as a page: one HTML file with all its positions, for any browser, without a server.

``export.py`` is the command. A page is made of views and addressed events alone.
May import: `core`, `i18n`, `model`, `tables`, `rendering`, texts and boards of `workers`.
"""
