"""The search for a word in the rules of a game, which suggests the chapters that contain it."""

from collections.abc import Callable, Sequence

from discord import app_commands

from core.discord_limits import limit

CHOICES = limit("select-option-count")
CHOICE_LENGTH = limit("option-text-length")


def chapters_with(
    wanted: str, titles: Sequence[str], text_of: Callable[[int], str]
) -> list[app_commands.Choice[int]]:
    """Return the chapters, from 1, whose title or text contains what is typed, in any case.

    ``text_of``: the text of a chapter.
    """
    low = wanted.strip().lower()
    return [
        app_commands.Choice(name=f"{n}. {title}"[:CHOICE_LENGTH], value=n)
        for n, title in enumerate(titles, 1)
        if low in title.lower() or low in text_of(n).lower()
    ][:CHOICES]
