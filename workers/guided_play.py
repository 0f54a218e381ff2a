"""Guided play, the same for every game: what follows a choice, as data, and what is asked first."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from core.errors import IllegalMove, PlayerError, UnreadableMove
from core.game import NO_ONE, Level, Manifest, Seat
from core.guided_play import (
    BEGINNING,
    CHANCE,
    TYPED,
    Ask,
    Asking,
    Form,
    Go,
    Marking,
    Menu,
    Press,
    UnknownStep,
    Where,
)
from core.rng import Rng
from core.spelling import quoted
from core.texts import Listing, Names, Text, text
from model import game_json
from model.game_json import AnyGame
from model.letters import PrivateLetter
from model.refusals import refused, stale
from model.table import ConfirmWish, Status, TableCode
from tables.service import Done
from tables.visibility import Look
from workers.sentences import agreed

if TYPE_CHECKING:
    from catalog import Entry


class Guide:
    """Returns the screens of guided play for every game, and plays what was chosen."""

    def __init__(self, games: Mapping[str, "Entry"], chance: Callable[[], bytes]) -> None:
        """``chance``: returns unpredictable bytes, for choices that are drawn."""
        self._games = games
        self._chance = chance

    @property
    def games(self) -> tuple[str, ...]:
        """The keys of all games, in the order of the catalogue."""
        return tuple(self._games)

    def title(self, game: str) -> "Entry":
        """Return a game with its guided play."""
        return self._games[game]

    def manifest(self, game: str) -> Manifest:
        """Return the manifest of a game."""
        return self._games[game].game.manifest

    def agreed(self, game: str, options: bytes) -> Text | None:
        """Return the options (JSON) that differ from the usual ones; None if none does.

        None too while the game is not loaded, or does not know them any more.
        """
        chosen = self.known_options(game, options)
        return None if chosen is None else agreed(game, chosen)

    def known_options(self, game: str, options: bytes) -> msgspec.Struct | None:
        """Decode options (JSON); None if the game is not loaded, or since updated has no such."""
        if game not in self._games:
            return None
        try:
            chosen: msgspec.Struct = msgspec.json.decode(options, type=self.manifest(game).options)
        except msgspec.DecodeError:
            return None
        return chosen

    def fewest_seats(self, game: str, options: bytes) -> int | None:
        """Return the fewest seats with these options (JSON); None as for ``known_options``."""
        chosen = self.known_options(game, options)
        return None if chosen is None else self.manifest(game).seats_for(chosen)[0]

    def levels(self, game: str) -> tuple[Level, ...]:
        """Return all levels of a game's computers, the weakest first."""
        return self._games[game].levels

    def levels_for(self, game: str, seats: int, options: bytes | msgspec.Raw) -> tuple[Level, ...]:
        """Return the levels offered at a table of so many seats, the weakest first.

        ``options``: the table's options as JSON.
        """
        agreed: Any = msgspec.json.decode(options, type=self.manifest(game).options)
        return self._games[game].levels_for(seats, agreed)

    def marking(self, game: str) -> Marking[Any] | None:
        """Return what hidden pieces can be marked privately; None if nothing can be marked."""
        return self._games[game].marking

    def names(self, game: str) -> Names:
        """Return the words that may be typed in a game, with their notation."""
        return self._games[game].words.NAMES

    def beginning(self, look: Look) -> Ask[Any] | None:
        """Return the first screen; None if the viewer owes no move."""
        if look.asked is None or not look.legal:
            return None
        found = self._asking(look).ask(look.view, look.legal, BEGINNING)
        assert isinstance(found, Ask), "a guide begins with a screen"
        return found

    def beginning_for(self, letter: PrivateLetter) -> tuple[int, Ask[Any]] | None:
        """Return the question of a letter and the first screen, made from its seat's view.

        None if the letter asks for no move. The legal moves come from an imagined state: they are
        the same in every state that fits the view.
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

    def at(self, look: Look, where: Where) -> Ask[Any] | Form | Go[Any]:
        """Return what follows at a place: a screen, a form, or moves.

        Raises StaleQuestion if no present control leads to the place.
        """
        try:
            return self._asking(look).ask(look.view, look.legal, self._drawn(where))
        except UnknownStep as fault:
            raise stale(look.table.code) from fault

    def after_typing(self, look: Look, notation: str) -> Ask[Any] | Go[Any] | None:
        """Return what follows an unfinished typed move, such as a piece without a target.

        None for any other line. Raises PlayerError if what was begun is impossible.
        """
        if look.asked is None:
            return None
        try:
            found = self._asking(look).ask(look.view, look.legal, Where(TYPED, (notation,)))
        except UnknownStep:
            return None
        assert not isinstance(found, Form), "a typed line opens no form"
        return found

    def about(
        self, look: Look, notations: Sequence[str], wish: ConfirmWish, *, typed: bool = False
    ) -> Ask[Any] | None:
        """Return the screen that asks to confirm these moves; None if no confirmation is needed.

        Typed moves need one only if the person wishes it always; of several, only the first is
        asked about, as the meaning of the others may depend on it. An illegal move needs none:
        playing it will tell the reason. Raises UnreadableMove, or StaleQuestion.
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
        page = self.asked_first(look, go, wish)
        if page is None or len(moves) == len(notations):
            return page
        return page.saying((*page.words, text("guide-one-at-a-time")))

    def asked_first(self, look: Look, go: Go[Any], wish: ConfirmWish) -> Ask[Any] | None:
        """Return the page that asks to confirm moves, if the person wishes one; None otherwise."""
        if not asks_about(go, wish) or (wish == "usual" and self._has_free_undo(look, go)):
            return None
        return _page(go)

    def surely(self, look: Look, where: Where) -> Go[Any]:
        """Return the moves at a place that the person has confirmed. Raises StaleQuestion."""
        found = self.at(look, where)
        if not isinstance(found, Go):
            raise stale(look.table.code)
        return found

    def instead(self, look: Look, typed: str, said: Sequence[Text]) -> Ask[Any]:
        """Return a screen of alternatives to a refused move. ``said``: the texts above it."""
        first = self.beginning(look)
        if first is None:
            return Ask((), tuple(said))
        near = self._asking(look).instead(look.view, look.legal, typed) or Ask(())
        rows, words = (*near.rows, *first.rows), (*said, *near.words)
        return msgspec.structs.replace(near, words=words, rows=rows)

    def notations(self, game: str, go: Go[Any]) -> list[str]:
        """Return moves in the game's notation."""
        return [self._games[game].game.notate(move) for move in go.moves]

    # --- the parts ---------------------------------------------------------------------------

    def _asking(self, look: Look) -> Asking[Any, Any]:
        return self._games[look.table.game].asking

    def _drawn(self, where: Where) -> Where:
        chosen = (self._chance().hex() if part == CHANCE else part for part in where.chosen)
        return Where(where.step, tuple(chosen))

    def _has_free_undo(self, look: Look, go: Go[Any]) -> bool:
        """Whether moves can be taken back alone; not while the others vote about a late seat."""
        assert look.seat is not None, "only who sits there moves"
        game = self._games[look.table.game].game
        is_late = look.table.poll_about(look.seat) is not None
        return not is_late and can_be_taken_back(game, look.view, look.seat, go.moves)


def _is_refused(game: AnyGame, look: Look, move: Any) -> bool:
    """Whether the rules refuse a move; every state that fits the view gives the same answer."""
    assert look.seat is not None, "only who sits there moves"
    state = game.imagine(look.view, Rng(b""))
    return game.check(state, look.seat, move) is not None


def can_be_taken_back(game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any]) -> bool:
    """Whether these moves show nobody anything hidden, and the game goes on: their undo is free.

    It is computed from what the seat sees, so asking to confirm or not reveals nothing.
    """
    state = game.imagine(view, Rng(b""))
    for move in moves:
        if game.check(state, seat, move) is not None:
            break  # the turn is over, or playing the move will tell the reason
        step = game.apply(state, seat, move)
        if step.learned != NO_ONE:
            return False
        state = step.state
    return bool(game.to_act(state))


def asks_about(go: Go[Any], wish: ConfirmWish) -> bool:
    """Whether a person with this preference may have to confirm these moves."""
    return not go.said and {"always": True, "usual": go.costly, "never": False}[wish]


def _page(go: Go[Any]) -> Ask[Any]:
    """Return the screen that asks to confirm moves: what they do, their picture, a yes button."""
    yes = Press(go.label, msgspec.structs.replace(go, said=True), go.style)
    words = go.words or (text("guide-sure", move=go.label),)
    return Ask(((yes,),), words, go.plan, is_last=True, seen=go.seen)


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
