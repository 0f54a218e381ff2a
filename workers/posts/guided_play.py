"""Guided play, the same for every game: what may be pressed is fresh, known, and asked about once.

Games say what can be chosen (``core/asking.py``); whoever shows it makes controls of the screens
that come from here and hands back what was chosen.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from core.asking import BEGINNING, Ask, Asking, Form, Go, Press, UnknownStep, Where
from core.errors import PlayerError
from core.game import Level, Manifest
from core.marking import Marking
from core.rng import Rng
from core.spelling import quoted
from core.text import Listing, Text, text
from core.words import Names, Words
from tables.model import game_json
from tables.model.game_json import AnyGame
from tables.model.letters import PrivateLetter
from tables.model.refusals import stale
from tables.model.table import ConfirmWish, Status
from tables.service import Done
from tables.visibility.table_view import Look

Order: TypeAlias = Callable[[str, int | None, int], Awaitable[Done]]
"""Carries out one move: its notation, the question it answers, which part of the whole it is."""

_END = "end"
"""How a turn is ended in the notation of every game that lets one end it."""


class Guided(Protocol):
    """A game with what can be chosen in it."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        ...

    @property
    def words(self) -> Words[Any, Any, Any]:
        """How it speaks, and what may be typed."""
        ...

    @property
    def asking(self) -> Asking[Any, Any]:
        """Its guided play."""
        ...

    @property
    def levels(self) -> tuple[Level, ...]:
        """How well its computers can play, the weakest first."""
        ...

    @property
    def marking(self) -> Marking[Any] | None:
        """Private marks on what lies hidden in it; None where nothing can be marked."""
        ...


class Course(msgspec.Struct):
    """How far several moves in a row have come. ``done``: the last that was made.

    ``left``: those that were not made, the first of them for the reason ``fault``.
    """

    left: list[str]
    played: list[str] = []
    events: list[Any] = []
    done: Done | None = None
    fault: PlayerError | None = None

    @property
    def asked(self) -> int | None:
        """The question that is open to whoever plays; None when the turn is over."""
        return None if self.done is None else self.done.look.asked

    def is_complete(self, in_notation: Callable[[str], str]) -> bool:
        """Whether all was done, or the turn ended by itself and only ending it was left."""
        over = self.done is not None and self.asked is None
        return self.fault is None or (over and all(in_notation(p) == _END for p in self.left))

    @property
    def stopped(self) -> tuple[Text, ...]:
        """What was played and what was not, and why."""
        assert self.fault is not None, "only what was stopped has a reason"
        played = Listing(tuple(quoted([each]) for each in self.played))
        over = self.asked is None
        return (
            text("guide-played", played=played),
            text("guide-stopped", part=quoted(self.left[:1])),
            text("guide-turn-over") if over else self.fault.refusal.text,
        )


class Guide:
    """Leads through the choices of every game."""

    def __init__(self, games: Mapping[str, Guided]) -> None:
        self._games = games

    @property
    def games(self) -> tuple[str, ...]:
        """The keys of all games, in the order of the catalogue."""
        return tuple(self._games)

    def manifest(self, game: str) -> Manifest:
        """What this game declares."""
        return self._games[game].game.manifest

    def levels(self, game: str) -> tuple[Level, ...]:
        """How well computers can play this game, the weakest first."""
        return self._games[game].levels

    def marking(self, game: str) -> Marking[Any] | None:
        """Private marks on what lies hidden in this game; None where nothing can be marked."""
        return self._games[game].marking

    def names(self, game: str) -> Names:
        """What may be typed at this game, and what its notation calls it."""
        return self._games[game].words.NAMES

    def beginning(self, look: Look) -> Ask[Any] | None:
        """What can be chosen first; None for somebody who is not asked."""
        if look.asked is None or not look.legal:
            return None
        found = self._asking(look).ask(look.view, look.legal, BEGINNING)
        assert isinstance(found, Ask), "a guide begins with a screen"
        return found

    def beginning_for(self, letter: PrivateLetter) -> tuple[int, Ask[Any]] | None:
        """The question a letter puts, and what can be chosen first, as far as its seat sees.

        None where it asks for no move. Which moves are legal is the same in every state that fits
        the view.
        """
        table, seat = letter.table, letter.seat
        is_played = table.status is Status.PLAYING and not table.is_frozen
        if seat is None or letter.view is None or letter.lasts or not is_played:
            return None
        asked, game = table.seats[seat].asked, self._games[table.game].game
        if asked is None:
            return None
        view = game_json.decode_view(game, letter.view)
        legal = tuple(game.legal_moves(game.imagine(view, Rng(b"")), seat))
        screen = self.beginning(Look(table, seat, asked, view, legal))
        return None if screen is None else (asked, screen)

    def at(self, look: Look, where: Where, wish: ConfirmWish) -> Ask[Any] | Form | Go[Any]:
        """What follows at a place: a screen, a form, or moves nobody wants to be asked about.

        Raises StaleQuestion for a place that no control leads to.
        """
        try:
            found = self._asking(look).ask(look.view, look.legal, where)
        except UnknownStep as fault:
            raise stale(look.table.code) from fault
        return self._weighed(found, wish) if isinstance(found, Go) else found

    def about(
        self, look: Look, notations: Sequence[str], wish: ConfirmWish, *, typed: bool = False
    ) -> Ask[Any] | None:
        """The page that asks once more before these moves are made; None where none is needed.

        What is typed is meant: it is asked about only by who wants to be asked always, of a line of
        several the first alone, for what the others mean may depend on it. What cannot be made is
        not asked about: whoever tries to make it says why. Raises UnreadableMove.
        """
        if typed and wish != "always":
            return None
        game = self._games[look.table.game].game
        moves = tuple(game.parse(look.view, each) for each in notations[: 1 if typed else None])
        if _is_refused(game, look, moves[0]):
            return None
        try:
            go = self._asking(look).go(look.view, moves)
        except UnknownStep as fault:
            raise stale(look.table.code) from fault
        found = self._weighed(go, wish)
        if not isinstance(found, Ask):
            return None
        left_out = len(moves) < len(notations)
        return found.saying((*found.words, text("guide-one-at-a-time"))) if left_out else found

    def surely(self, look: Look, where: Where) -> Go[Any]:
        """The moves at a place, once somebody has said yes to them."""
        found = self.at(look, where, "never")
        if not isinstance(found, Go):
            raise stale(look.table.code)
        return found

    def instead(self, look: Look, typed: str, said: Sequence[Text]) -> Ask[Any]:
        """What can be done in place of a move that was refused. ``said``: what is said of it."""
        first = self.beginning(look)
        if first is None:
            return Ask((), tuple(said))
        near = self._asking(look).instead(look.view, look.legal, typed) or Ask(())
        rows, words = (*near.rows, *first.rows), (*said, *near.words)
        return msgspec.structs.replace(near, words=words, rows=rows)

    def notations(self, game: str, go: Go[Any]) -> list[str]:
        """Moves as the game writes them."""
        return [self._games[game].game.notate(move) for move in go.moves]

    async def play(self, notations: Sequence[str], asked: int | None, order: Order) -> Course:
        """Make these moves, as far as they can be made. ``asked``: the question they answer."""
        course = Course(list(notations))
        while course.left and course.fault is None:
            try:
                course.done = await order(course.left[0], asked, len(course.played))
            except PlayerError as fault:
                course.fault = fault
            else:
                asked = course.asked
                course.events += course.done.events
                course.played.append(course.left.pop(0))
        return course

    # --- the parts ---------------------------------------------------------------------------

    def _asking(self, look: Look) -> Asking[Any, Any]:
        return self._games[look.table.game].asking

    def _weighed(self, go: Go[Any], wish: ConfirmWish) -> Ask[Any] | Go[Any]:
        """The moves themselves, or the page that asks about them, as the person wishes."""
        return _page(go) if asks_about(go, wish) else go


def _is_refused(game: AnyGame, look: Look, move: Any) -> bool:
    """Whether the rules refuse a move: a refusal is the same in every state that fits the view."""
    assert look.seat is not None, "only who sits there moves"
    state = game.imagine(look.view, Rng(b""))
    return game.check(state, look.seat, move) is not None


def asks_about(go: Go[Any], wish: ConfirmWish) -> bool:
    """Whether somebody with this wish is to be asked before these moves are made."""
    return not go.said and {"always": True, "usual": go.costly, "never": False}[wish]


def _page(go: Go[Any]) -> Ask[Any]:
    """The last look before moves are made: what they do, a picture of them, yes or back."""
    yes = Press(go.label, msgspec.structs.replace(go, said=True), go.style)
    return Ask(((yes,),), go.words or (text("guide-sure", move=go.label),), go.plan)
