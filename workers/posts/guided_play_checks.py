"""Guided play, the same for every game: reject stale or unknown choices, confirm moves once.

Games declare the choices (``core/guided_play.py``). This module returns screens; the caller makes
controls of them and returns what the person chose.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from core.game import NO_ONE, Level, Manifest, Seat
from core.game_texts import Names
from core.guided_play import (
    BEGINNING,
    CHANCE,
    TYPED,
    Ask,
    Asking,
    Form,
    Go,
    Press,
    UnknownStep,
    Where,
)
from core.piece_marks import Marking
from core.rng import Rng
from core.translatable_text import Text, text
from model import game_json
from model.game_json import AnyGame
from model.letters import PrivateLetter
from model.refusals import stale
from model.table import ConfirmWish, Status
from tables.visibility.table_view import Look
from workers.wording.sentences import agreed

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
