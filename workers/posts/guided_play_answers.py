"""What follows a control of guided play or a typed line, as data: for Discord and for the page.

A front end draws the answer. It makes controls of the choices on a screen with ``control_of``, and
passes the used one to ``Answers.follow``.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, Literal, TypeAlias

import msgspec

from core.errors import IllegalMove, PlayerError, UnreadableMove
from core.guided_play import BEGINNING, Ask, Form, Go, Menu, Press, Where
from core.spelling import quoted
from core.translatable_text import Listing, Text, text
from model.refusals import refused, stale
from model.table import ConfirmWish, TableCode
from tables.service import Done
from tables.visibility.table_view import Look
from workers.posts.guided_play_checks import Guide

BACK, GO, WEIGH, OPEN = "back", "go", "weigh", "form"
"""Steps of controls in all games: return to the table, make moves, confirm them first, open a form.

Every other step is a place of the game's guided play.
"""

_MOVES: Final = "; "
"""Separates moves."""

_PLACE: Final = "@"
"""Prefix of the choices of "go" if they name a screen and not moves."""

_END: Final = "end"
"""The notation of ending a turn, in every game that has such a move."""


# --- controls -------------------------------------------------------------------------------------


def control_of(
    press: Press[Any], notate: Callable[[Go[Any]], Sequence[str]], asks: Callable[[Go[Any]], bool]
) -> Where:
    """Return what a button sends: the step of its control, and its choices.

    ``notate``: writes moves in the game's notation. ``asks``: whether the person may have to
    confirm them.
    """
    to = press.to
    if isinstance(to, Where):
        return Where(OPEN, (to.step, *to.chosen)) if press.opens_form else to
    if to.by is None:
        return Where(WEIGH if asks(to) else GO, (joined(notate(to)),))
    if asks(to):
        return to.by
    return Where(GO, (f"{_PLACE}{to.by.step}", *to.by.chosen))


def way_back(screen: Ask[Any]) -> Where:
    """Return what the Back button of a screen sends."""
    return Where(BACK) if screen.back == BEGINNING else screen.back


def joined(notations: Sequence[str]) -> str:
    """Return moves as one choice of a control."""
    return _MOVES.join(notations)


def moves_named(chosen: Sequence[str]) -> list[str]:
    """Return the moves that the choices of "go" or "weigh" name, in the game's notation."""
    return " ".join(chosen).split(_MOVES)


def place_agreed(chosen: Sequence[str]) -> Where | None:
    """Return the screen whose moves "go" makes; None if it names the moves themselves."""
    first, *rest = chosen or ("",)
    return Where(first.removeprefix(_PLACE), tuple(rest)) if first.startswith(_PLACE) else None


def touchable(screen: Ask[Any]) -> Ask[Any]:
    """Return a screen as a board that one touches shows it.

    Its rows lack what touches replace, menus that repeat what places lead to, and what is empty.
    """
    replaced = {touch.at for touch in screen.touches}
    rows = list[tuple[Press[Any], ...] | Menu]()
    for row in screen.rows:
        if not isinstance(row, Menu):
            if left := tuple(press for press in row if press.at not in replaced):
                rows.append(left)
        elif not row.shortcut:
            options = tuple(option for option in row.options if option.at not in replaced)
            if options:
                rows.append(msgspec.structs.replace(row, options=options))
    return msgspec.structs.replace(screen, rows=tuple(rows))


# --- answers --------------------------------------------------------------------------------------


class Player(msgspec.Struct, frozen=True):
    """A person at a table whose control or line has arrived, and how their moves are made.

    ``look``: returns the table as it was read when the control arrived; ``look_again`` reads it
    now. ``play``: plays one move; arguments: its notation, the question that it answers (None: it
    was typed), its index among the moves. ``in_notation``: converts a typed move to notation.
    ``quoting``: inside it, a refusal quotes what was typed instead of notation.
    """

    code: TableCode
    wish: ConfirmWish
    look: Callable[[], Look]
    look_again: Callable[[], Awaitable[Look]]
    play: Callable[[str, int | None, int], Awaitable[Done]]
    in_notation: Callable[[str], str]
    quoting: Callable[[str], AbstractContextManager[Any]] = nullcontext


Kind: TypeAlias = Literal["choices", "sure", "stopped", "refused"]
"""Why a screen is shown: a choice led to it; it asks to confirm moves; some moves were made and one
was not; none was made, and it offers the nearest."""


class Shown(msgspec.Struct, frozen=True):
    """A screen follows."""

    look: Look
    screen: Ask[Any]
    kind: Kind = "choices"


class Opened(msgspec.Struct, frozen=True):
    """A form opens."""

    look: Look
    form: Form


class Played(msgspec.Struct, frozen=True):
    """All moves were made. ``done``: the result of the last; ``events``: those of all."""

    done: Done
    events: tuple[Any, ...]


class Returned(msgspec.Struct, frozen=True):
    """The table is shown with its first choices."""

    look: Look


Answer: TypeAlias = Shown | Opened | Played | Returned


class Answers:
    """Finds what follows the controls of every game, and makes the moves that they lead to.

    Raises StaleQuestion for a control whose question is no longer open, or to which no present
    control leads; any other PlayerError says why nothing was done, and the screen stays.
    """

    def __init__(self, guide: Guide) -> None:
        self._guide = guide

    async def follow(self, player: Player, control: Where, asked: int) -> Answer:
        """Return what follows a control; ``asked``: the number of the question it answers."""
        step, chosen = control.step, control.chosen
        if step == OPEN:
            return self.opened(player, chosen, asked)
        if step == WEIGH:
            return await self._weigh(player, moves_named(chosen), asked)
        if step == GO:
            return await self._make(player, self._agreed(player, chosen), asked)
        look = _fresh(player, asked)
        return Returned(look) if step == BACK else await self.lead(player, control)

    def opened(self, player: Player, chosen: Sequence[str], asked: int) -> Opened:
        """Return the form at a place, whose step comes first among these choices."""
        look = _fresh(player, asked)
        return Opened(look, self.form(look, chosen))

    def form(self, look: Look, chosen: Sequence[str]) -> Form:
        """Like ``opened``, for a table that needs no question, such as one on a try board."""
        step, *of = chosen or ("",)
        form = self._guide.at(look, Where(step, tuple(of)))
        if not isinstance(form, Form):
            raise stale(look.table.code)
        return form

    async def lead(self, player: Player, where: Where) -> Answer:
        """Return the screen at a place, or make the moves that it ends in."""
        look = player.look()
        try:
            found = self._guide.at(look, where)
        except (IllegalMove, UnreadableMove) as fault:
            return await self._refuse(player, " ".join(where.chosen), fault)
        if isinstance(found, Form):
            raise stale(look.table.code)
        return await self._reach(player, look, found)

    async def typed(self, player: Player, line: str) -> Answer:
        """Make the moves of a typed line, or return how an unfinished one can go on."""
        look = player.look()
        separators = self._guide.manifest(look.table.game).separators
        if not re.search(separators, line):
            notation = player.in_notation(line)
            try:
                with player.quoting(line):
                    found = self._guide.after_typing(look, notation)
            except PlayerError as fault:
                return self._alternatives(look, notation, (fault.refusal.text,), "refused")
            if found is not None:
                return await self._reach(player, look, found)
        parts = [part for part in map(str.strip, re.split(separators, line)) if part]
        return await self._weigh(player, parts or [line], None)

    # --- moves -------------------------------------------------------------------------------

    async def _reach(self, player: Player, look: Look, found: Ask[Any] | Go[Any]) -> Answer:
        """Return a screen; or make moves, unless they are to be confirmed first."""
        if isinstance(found, Ask):
            return Shown(look, found)
        page = self._guide.asked_first(look, found, player.wish)
        if page is not None:
            return Shown(look, page, "sure")
        return await self._make(player, self._notations(look, found), look.asked)

    async def _weigh(self, player: Player, written: list[str], asked: int | None) -> Answer:
        """Make these moves, or ask for confirmation first; ``asked`` is None if they were typed."""
        look = player.look()
        if look.asked is not None and asked in (None, look.asked):
            moves = [player.in_notation(part) for part in written]
            page = self._page_about(look, moves, player.wish, typed=asked is None)
            if page is not None:
                return Shown(look, page, "sure")
        return await self._make(player, written, asked)

    def _page_about(
        self, look: Look, moves: Sequence[str], wish: ConfirmWish, *, typed: bool
    ) -> Ask[Any] | None:
        """Return the page that asks to confirm; None for illegal moves: playing tells the reason"""
        try:
            return self._guide.about(look, moves, wish, typed=typed)
        except (IllegalMove, UnreadableMove):
            return None

    def _agreed(self, player: Player, chosen: Sequence[str]) -> list[str]:
        """Return the moves that "go" makes: those it names, or those at the place it names."""
        place = place_agreed(chosen)
        if place is None:
            return moves_named(chosen)
        look = player.look()
        return self._notations(look, self._guide.surely(look, place))

    async def _make(self, player: Player, written: list[str], asked: int | None) -> Answer:
        """Make moves until one fails; ``asked``: the question that the first answers."""
        course = await _play(player, written, asked)
        if course.done is None:
            assert course.fault is not None, "nothing was done, for some reason"
            if isinstance(course.fault, IllegalMove | UnreadableMove):
                return await self._refuse(player, course.left[0], course.fault)
            raise course.fault
        if course.is_complete(player.in_notation):
            return Played(course.done, tuple(course.events))
        look, left = await player.look_again(), player.in_notation(course.left[0])
        return self._alternatives(look, left, course.stopped, "stopped")

    async def _refuse(
        self, player: Player, written: str, fault: IllegalMove | UnreadableMove
    ) -> Shown:
        """Refuse a move, with the nearest and all others. Raises the fault if none is possible."""
        look = await player.look_again()
        if look.asked is None:
            raise fault
        notation = player.in_notation(written)
        return self._alternatives(look, notation, (fault.refusal.text,), "refused")

    def _alternatives(self, look: Look, typed: str, said: Sequence[Text], kind: Kind) -> Shown:
        return Shown(look, self._guide.instead(look, typed, said), kind)

    def _notations(self, look: Look, go: Go[Any]) -> list[str]:
        return self._guide.notations(look.table.game, go)


def _fresh(player: Player, asked: int) -> Look:
    """Return the table, as long as it still asks this question.

    Raises TableRefuses in a frozen game, StaleQuestion for an older question.
    """
    look = player.look()
    if look.table.is_frozen:
        raise refused("table-refusal-frozen")
    if look.asked != asked:
        raise stale(player.code)
    return look


# --- several moves in a row -----------------------------------------------------------------------


class _Course(msgspec.Struct):
    """The progress of several moves in a row. ``done``: the result of the last move made.

    ``left``: the moves not made; the first of them failed with ``fault``.
    """

    left: list[str]
    played: list[str] = []
    events: list[Any] = []
    done: Done | None = None
    fault: PlayerError | None = None

    @property
    def asked(self) -> int | None:
        """The number of the player's open question; None if the turn is over."""
        return None if self.done is None else self.done.look.asked

    def is_complete(self, in_notation: Callable[[str], str]) -> bool:
        """Whether all moves were made, or only "end" is left and the turn has ended by itself."""
        over = self.done is not None and self.asked is None
        return self.fault is None or (over and all(in_notation(p) == _END for p in self.left))

    @property
    def stopped(self) -> tuple[Text, ...]:
        """The texts that say what was played, which move was not, and why."""
        assert self.fault is not None, "only what was stopped has a reason"
        played = Listing(tuple(quoted([each]) for each in self.played))
        over = self.asked is None
        return (
            text("guide-played", played=played),
            text("guide-stopped", part=quoted(self.left[:1])),
            text("guide-turn-over") if over else self.fault.refusal.text,
        )


async def _play(player: Player, written: Sequence[str], asked: int | None) -> _Course:
    """Play these moves until one is refused. ``asked``: the question that the first answers."""
    course = _Course(list(written))
    while course.left and course.fault is None:
        try:
            notation = player.in_notation(course.left[0])
            with player.quoting(course.left[0]):
                course.done = await player.play(notation, asked, len(course.played))
        except PlayerError as fault:
            course.fault = fault
        else:
            asked = course.asked
            course.events += course.done.events
            course.played.append(course.left.pop(0))
    return course
