"""The emoji of each seat in texts; ``rendering/scene/marks.py`` has its mark in pictures."""

SEAT_EMOJI = ("🔵", "🟧", "🟪", "⚫", "🟢")
"""Emoji beside the name of each seat, in the colour of its pieces in the picture."""
