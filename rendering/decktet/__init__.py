"""The cards of the Decktet as drawings, for every game that is played with them.

May import: `core`, `rendering.scene`.
"""
