"""Who may see what of a table: public facts, one view of a viewer, and events not yet told."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from core.game import Seat, Viewer
from model import game_json
from model.game_json import AnyGame
from model.letters import SeatFacts, TableFacts
from model.log import attributed, heard_by, still_true
from model.refusals import GameNotLoaded, refused
from model.table import (
    JSON,
    Computer,
    EventRecord,
    Motion,
    MoveRecord,
    PlayerId,
    Status,
    Table,
    TableSeat,
)
from storage.transaction.transaction import Transaction
from tables.history.records import seal_of

# The public facts of a table. Pure.


def facts_of(table: Table) -> TableFacts:
    """Return the public facts of a table: what everybody may know."""
    readable = table.codec == JSON
    return TableFacts(
        id=table.id,
        code=table.code,
        game=table.game,
        guild=table.guild,
        place=table.place,
        locale=table.locale,
        status=table.status,
        version=table.version,
        host=table.host,
        size=table.size,
        seats=tuple(
            SeatFacts(
                s.seat,
                s.occupant,
                s.asked,
                s.deadline,
                s.bank,
                s.former,
                s.tended is not None,
                s.wanted,
                s.presence,
                s.is_out,
                _explains(s),
                s.promised,
                tuple(tenure.occupant for tenure in s.held),
                s.resigned,
            )
            for s in table.seats
        ),
        invited=table.invited,
        options=msgspec.Raw(table.options if readable else b"{}"),
        moves=table.open_moves,
        outcome=table.outcome,
        pace=table.pace,
        seal=None if table.seed is None else seal_of(table.seed),
        seed=_opened_seed(table),
        readable=readable,
        pause=table.pause,
        motions=tuple(map(_open_part, table.motions)),
        updated_at=table.updated_at,
        cup=table.cup,
        sides=table.sides,
        again=table.again,
        undo=table.undo,
    )


def _explains(seat: TableSeat) -> bool:
    """Return whether the computer in this seat has made a public move since it came."""
    return isinstance(seat.occupant, Computer) and seat.last_move > (seat.tended or 0)


def _open_part(motion: Motion) -> Motion:
    """Return the motion without its log line number, which would reveal secret moves."""
    return msgspec.structs.replace(motion, about=msgspec.structs.replace(motion.about, move=0))


def _opened_seed(table: Table) -> str | None:
    if table.status is not Status.FINISHED or table.seed is None:
        return None
    return table.seed.hex()


# What one viewer sees of a table: its public facts and the view that its game gives them.

_log = logging.getLogger(__name__)


class Look(msgspec.Struct, frozen=True):
    """A table as one person sees it.

    ``seat``: None for a spectator. ``asked``: the question this seat can answer now; None if it
    owes no move or the game is frozen. ``view``: the game's view for that seat, None before the
    game. ``legal``: the legal moves of this seat now, in the game's order.
    """

    table: TableFacts
    seat: Seat | None
    asked: int | None
    view: Any
    legal: tuple[Any, ...]


class TableViews:
    """Builds views of stored tables with the installed games; it stores nothing."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games

    def can_be_shown(self, table: Table) -> bool:
        """Return whether the rules can read this table; log any exception and count it as no."""
        try:
            game = self.rules(table)
            if table.state is not None:
                state = game_json.state_of(game, table)
                for viewer in (None, *(s.seat for s in table.seats)):
                    game.view_for(state, viewer)
        except GameNotLoaded:
            return False  # the host has chosen so
        except Exception as fault:
            _log.warning("table %s cannot be read: %s", table.code, type(fault).__name__)
            return False
        return True

    def shown_by(self, table: Table) -> AnyGame | None:
        """Return the rules of this table; None if they are missing or cannot read it."""
        return self.rules(table) if self.can_be_shown(table) else None

    def facts(self, table: Table) -> TableFacts:
        """Return the public facts of a table or outline, ``readable`` only if the rules fit."""
        facts = facts_of(table)
        game = self._games.get(table.game)
        known = game is not None and _is_of_this_version(table, game)
        return facts if known else msgspec.structs.replace(facts, readable=False)

    def is_loaded(self, key: str) -> bool:
        """Return whether the game with this key is installed and offered."""
        return key in self._games

    def game(self, key: str) -> AnyGame:
        """Return the game with this key. Raises TableRefuses if it is not installed."""
        if key not in self._games:
            raise refused("table-refusal-unknown-game")
        return self._games[key]

    def rules(self, table: Table) -> AnyGame:
        """Return the rules of this table. Raises TableRefuses if missing or of another version."""
        game = self._games.get(table.game)
        if game is None:
            raise GameNotLoaded(table.code)
        if not _is_of_this_version(table, game):
            raise refused("table-refusal-other-version", code=table.code)
        return game

    def heard(
        self, table: Table, seat: Seat | None, records: Sequence[EventRecord]
    ) -> tuple[Any, ...]:
        """Return those of these events that this seat was told; None: those told to everybody."""
        game = self.game(table.game)
        return tuple(game_json.decode_event(game, e) for e in heard_by(seat, records))

    def look(self, table: Table, player: PlayerId) -> Look:
        """Return the table as this person sees it. Raises as ``look_from``."""
        return self.look_from(table, table.seat_of(player))

    def look_from(self, table: Table, seat: TableSeat | None) -> Look:
        """Return the table as seen from a seat, None: as a spectator.

        Raises TableRefuses if the game is not loaded or the rules have changed, UnreadableTable if
        the state is invalid.
        """
        viewer = None if seat is None else seat.seat
        view: Any = None
        legal: tuple[Any, ...] = ()
        game = self.rules(table)
        if table.state is not None:
            state = game_json.state_of(game, table)
            view = game.view_for(state, viewer)
            if viewer is not None and table.status is Status.PLAYING and not table.is_frozen:
                legal = tuple(game.legal_moves(state, viewer))
        asked = None if seat is None or table.is_frozen else seat.asked
        return Look(facts_of(table), viewer, asked, view, legal)

    def glimpse(self, table: Table, player: PlayerId) -> Look:
        """Return the table as this person sees it, without view and legal moves."""
        seat = table.seat_of(player)
        viewer, asked = (None, None) if seat is None else (seat.seat, seat.asked)
        return Look(self.facts(table), viewer, asked, None, ())


def views_of(table: Table, game: AnyGame | None) -> Callable[[Viewer], msgspec.Raw | None]:
    """Return a function giving each viewer's view as JSON; None without a game or its rules."""
    if table.state is None or game is None:
        return lambda _: None
    state = game_json.state_of(game, table)
    return lambda viewer: game_json.raw(game.view_for(state, viewer))


def _is_of_this_version(table: Table, game: AnyGame) -> bool:
    has_begun = table.state is not None or table.status in (Status.PLAYING, Status.FINISHED)
    begun_elsewhere = has_begun and table.state_version != game.manifest.state_version
    return table.codec == JSON and not begun_elsewhere


# Events that a viewer has not been told yet, read from the store.


def news_of(reader: Transaction, table: Table, after_seq: int) -> list[EventRecord]:
    """Return the events of the moves after ``after_seq`` that were not taken back."""
    moves = reader.log.moves(table.id, after_seq)
    return news_in(moves, reader.log.events(table.id, after_seq), table)


def news_in(
    moves: Sequence[MoveRecord], events: Sequence[EventRecord], table: Table
) -> list[EventRecord]:
    """Return those of these events, of these lines of the log, that were not taken back."""
    return attributed(still_true(events, moves), moves, table.seats)
