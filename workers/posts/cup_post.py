"""The posts of a cup: the one that is kept up to date, and the one at its end.

What is asked stands first; then who is in and the terms, or the standings and the tables.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

import msgspec

from core.translatable_text import Say, Text, text
from i18n import Translator
from model.cup import Cup, CupStatus
from workers.post_model import Action, ActionName, Instead, Markup, Picture, Post
from workers.posts.guided_play_checks import Guide
from workers.utf16_length import length
from workers.wording import cup_lines
from workers.wording.cup_lines import CupShown

MOST_IN_STANDINGS: Final = 10
"""Lines of the standings in a post; the private page has them all."""

_OVERTAKEN: Final = text("cup-overtaken")

_ROOM: Final = 1_850
"""Units (see ``workers.utf16_length``) of all a post says, less than Discord accepts."""

_ROOM_FOR_NAMES: Final = 400
"""Units of the line that says who is in."""

_ROOM_FOR_IDLE: Final = 200
"""Units of the line that says who is at no table of a round; a longer one is left out."""


class CupPresenter:
    """Makes the posts of cups, in the language of each cup."""

    def __init__(
        self,
        translator: Translator,
        markup: Markup,
        guide: Guide,
        draw: Callable[[CupShown], Awaitable[Picture | None]],
    ) -> None:
        """``draw``: returns the picture of the standings, None if drawing fails."""
        self._translator = translator
        self._markup = markup
        self._guide = guide
        self._draw = draw

    def post(self, shown: CupShown, *, silent: bool = False) -> Post:
        """Return the post of a cup that is not over, as it stands now."""
        cup, say = shown.cup, self._say(shown)
        key = f"{cup.game}-name"
        game = text(key if self._translator.has(key) else "game-unknown")
        heading, call = say(cup_lines.heading(cup, game)), say(cup_lines.call(shown))
        told = tuple(map(say, cup_lines.once_knock_out(cup)))
        room = _ROOM - sum(map(length, (heading, call, *told)))
        return Post(
            heading=heading,
            call=call,
            lines=(*told, *self._lines(shown, say, room)),
            actions=tuple(action(cup, name, say) for name in _actions(cup)),
            silent=silent,
        )

    async def end(self, shown: CupShown) -> Post:
        """Return the post at the end of a cup: who has won, and the final standings."""
        picture = await self._draw(shown)
        return msgspec.structs.replace(self.post(shown, silent=True), picture=picture)

    def overtaken(self, shown: CupShown) -> Instead:
        """Return what an earlier post of a cup says once a newer one stands: how it ended."""
        is_over = shown.cup.status is CupStatus.FINISHED
        return Instead(self._say(shown)(cup_lines.call(shown) if is_over else _OVERTAKEN))

    def _lines(self, shown: CupShown, say: Say, room: int) -> Iterator[str]:
        if shown.cup.status is CupStatus.ENTRY:
            yield named(shown, say)
            yield from map(say, agreed(shown.cup, self._guide))
            yield say(text("cup-ties"))
        else:
            decided = cup_lines.decided(shown)
            told = () if decided is None else (say(decided),)
            yield from told
            left = room - sum(length(line) + 1 for line in told)
            yield from course(shown, say, self._markup, left, MOST_IN_STANDINGS)

    def _say(self, shown: CupShown) -> Say:
        locale, markup = shown.cup.locale, self._markup
        return self._translator.voice(locale, quote=markup.quote, moment=markup.date).say


def agreed(cup: Cup, guide: Guide) -> Iterator[Text]:
    """Yield the terms of a cup, with the options of its game that are not the usual ones."""
    options, fewest = guide.agreed(cup.game, cup.options), guide.fewest_seats(cup.game, cup.options)
    return cup_lines.terms(cup, options, fewest)


def named(shown: CupShown, say: Say) -> str:
    """Return the line that says who is in, with as many names as have room."""
    lines = (say(cup_lines.entrants(shown, n)) for n in range(len(shown.cup.active), 0, -1))
    fitting = (line for line in lines if length(line) <= _ROOM_FOR_NAMES)
    return next(fitting, say(cup_lines.entrants(shown, 0)))


def course(
    shown: CupShown, say: Say, markup: Markup, room: int, most: int | None = None
) -> tuple[str, ...]:
    """Return the standings, and the tables of the running round, as many as have room.

    ``most``: lines of the standings, None: as many as have half the room. Nothing stands in them
    before the first round has ended.
    """
    cup, above, below = shown.cup, tuple[str, ...](), tuple[str, ...]()
    if any(played.ended_at is not None for played in cup.rounds):
        lines = [say(cup_lines.standing(shown, row)) for row in shown.rows]
        best = within(lines, room // 2, say, most)
        above = (f"**{say(text('cup-standings'))}**", *best)
    if cup.round is not None and cup.status is CupStatus.PLAYING:
        lines = [say(cup_lines.pairing(shown, one, markup)) for one in cup.round.pairings]
        without = cup_lines.without_table(shown)
        idle = [] if without is None else [say(without)]
        idle = [line for line in idle if length(line) <= _ROOM_FOR_IDLE]
        heading = f"**{say(text('cup-round', round=len(cup.rounds)))}**"
        left = room - sum(length(line) + 1 for line in (*above, heading, *idle))
        below = (heading, *within(lines, left, say), *idle)
    return (*above, *below)


def within(lines: Sequence[str], room: int, say: Say, most: int | None = None) -> Iterator[str]:
    """Yield as many of the lines as have room, at most so many, and how many are left out."""
    used, reserve = 0, length(say(text("cup-more", count=len(lines)))) + 1
    for index, line in enumerate(lines):
        used += length(line) + 1
        last = index == len(lines) - 1
        if index == most or used + (0 if last else reserve) > room:
            yield say(text("cup-more", count=len(lines) - index))
            return
        yield line


def action(cup: Cup, name: ActionName, say: Say) -> Action:
    """Return the button of this name about a cup."""
    asks = name in ("cup-enter", "cup-begin")
    return Action(name, cup.code, say(text(f"{name}-button")), "success" if asks else "secondary")


def _actions(cup: Cup) -> tuple[ActionName, ...]:
    """Return the buttons under the post; those for some people only are on the private page."""
    gathers = cup.status is CupStatus.ENTRY and not cup.is_full
    enters: tuple[ActionName, ...] = ("cup-enter",) if gathers else ()
    return (*enters, "cup-open", "cup-rules")
