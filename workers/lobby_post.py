"""The lobby post: who sits, who is invited, the terms, and whether the game can begin."""

from collections.abc import Collection

from core.translatable_text import Listing, Text, text
from i18n import Voice
from model.game_json import AnyGame
from model.letters import PublicLetter, TableFacts
from model.table import PlayerId
from workers import markup, table_lines
from workers.buttons import begins, button, joining
from workers.post_model import Action, ActionName
from workers.sentences import awaited_at

_OTHERS: tuple[ActionName, ...] = ("seat", "rules")


def is_ready(table: TableFacts, game: AnyGame) -> bool:
    """Whether enough seats are taken to begin."""
    return len(table.seats) >= game.manifest.fewest_seats


def lines(
    letter: PublicLetter,
    game: AnyGame,
    voice: Voice,
    away: tuple[str, ...],
) -> tuple[str, ...]:
    """Return the notices, who sits, is invited or takes days off (``away``), and the terms."""
    table = letter.table
    return (
        *(voice.say(notice) for notice in letter.notices),
        *_people(table, game, voice, called=letter.ping),
        *away,
        *table_lines.terms(table, game, voice),
    )


def _people(
    table: TableFacts, game: AnyGame, voice: Voice, called: Collection[PlayerId]
) -> tuple[str, ...]:
    """Return who sits at the table, and who is invited.

    Without a team those invited are not named if all are ``called`` by name.
    """
    seated = Listing(tuple(table_lines.seated_at(seat) for seat in table.seats))
    said = text("lobby-seated", people=seated, count=len(table.seats))
    others = bool(set(table.invited) - set(called))
    awaited = awaited_at(table, game, markup.mention, with_others=others)
    return tuple(map(voice.say, (said, *awaited)))


def call(table: TableFacts, game: AnyGame) -> Text:
    """Return how many seats are still free, or that those who sit may begin."""
    free = table.size - len(table.seats) - len(table.invited)
    if not is_ready(table, game) or (free and table.invited):
        return text("lobby-free", count=free)
    everyone = len(table.seats) == table.size
    if everyone:
        return text("lobby-full", button=text("start-button", count=table.size))
    return text("lobby-ready", count=free)


def actions(table: TableFacts, game: AnyGame, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons for everybody while the table waits for players.

    Buttons for some people only are in their private answers (``cogs/lobby_page.py``).
    """
    full = len(table.seats) == table.size
    return (
        *(() if full else joining(table, game, voice, reader=None)),
        *((begins(table, voice),) if is_ready(table, game) else ()),
        *(button(name, table, voice) for name in _OTHERS),
    )
