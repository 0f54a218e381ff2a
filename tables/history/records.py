"""Records: files with which anybody can replay a finished game and compare the result.

The table shows the seal (hash) of its seed at the start, and the seed itself at the end. If the
seed matches the seal, nobody chose the shuffle after seeing the cards; if the moves lead from the
seed to the same states, nobody changed a card on the way. docs/records.md describes the files.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec

from core.game import Outcome, Seat
from core.spelling import text_of_file
from core.texts import Text
from model import game_json
from model.game_json import AnyGame
from model.log import (
    RESIGNATION,
    heard_by,
    is_move,
    lines_of_the_game,
    records_of,
    takes_back,
    without_ids,
)
from model.table import MoveRecord, NoticeRecord, Status, Table
from tables.history.moments import LogDoesNotFit, PastLine, Played, Story, lines_in, played

FORMAT: Final = "tavolo-record"
VERSION: Final = 2
"""Version of the files written; files of version 1 had neither format nor version."""

_SEED_BYTES: Final = 32
_NOTATION: Final = 1_000
"""Longest notation accepted, in characters; no game writes so many."""
_REASON: Final = 300
"""Longest reason why a file cannot be checked, in characters."""


class UnreadableRecord(ValueError):
    """This file cannot be checked. The message is a plain sentence that says why.

    It may quote the file, so it is kept to one short line without control characters.
    """

    def __init__(self, reason: str) -> None:
        shown = "".join(sign if sign.isprintable() else " " for sign in reason[:_REASON])
        super().__init__(shown if len(reason) <= _REASON else f"{shown} …")


class RecordedMove(msgspec.Struct, frozen=True):
    """One line of the log, and the fingerprint of the state after it."""

    seat: Seat
    notation: Annotated[str, msgspec.Meta(max_length=_NOTATION)]
    fingerprint: str


class RecordedNotice(msgspec.Struct, frozen=True):
    """What happened to the table, without names, ids and times. ``after``: how many lines of the
    record stood before it."""

    after: int
    said: tuple[Text, ...]


class RecordedGame(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of every record of a game; it never names a player.

    ``state_version``: version of the states that the fingerprints were made of; None if the file
    does not say. ``seal``: of the seed, as shown when the game began. ``notices``: what happened to
    the table between its moves; unset in records of before.
    """

    format: Literal["tavolo-record"] = FORMAT
    version: Literal[2] = VERSION
    game: str
    rules_version: int
    state_version: int | None = None
    seats: int
    options: msgspec.Raw
    seal: str
    notices: tuple[RecordedNotice, ...] | msgspec.UnsetType = msgspec.UNSET


class GameRecord(RecordedGame, frozen=True, kw_only=True, tag_field="kind", tag="whole"):
    """The whole of a finished game: everything a replay needs. ``seed``: in hex."""

    seed: str
    moves: tuple[RecordedMove, ...]
    outcome: Outcome

    @property
    def resignations(self) -> int:
        """Number of resignations in the log."""
        return sum(line.notation == RESIGNATION for line in self.moves)

    @property
    def played(self) -> int:
        """Number of moves in the log, including those taken back."""
        return sum(map(is_move, self.moves))

    @property
    def undone(self) -> int:
        """Number of undos in the log."""
        return sum(map(takes_back, self.moves))


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody was told at one line of the log.

    ``number``: the public move number; 0 for the set-up, None for what is no move. ``events``: JSON
    of the game's events. ``by``, ``takes_back``: this seat takes back the tellings with these
    indices (from 0).
    """

    number: int | None = None
    events: tuple[msgspec.Raw, ...] = ()
    by: Seat | None = None
    takes_back: tuple[int, ...] = ()


class PublicRecord(RecordedGame, frozen=True, kw_only=True, tag_field="kind", tag="public"):
    """The public part of a game. ``view``: JSON of the public view, as things stand."""

    status: Status
    told: tuple[Telling, ...]
    view: msgspec.Raw


class Findings(msgspec.Struct, frozen=True):
    """The result of checking a record.

    ``wrong_move``: number of the first move that does not fit, or None; for a line that is no move,
    the number of the move before it. Moves taken back are counted, too. ``rules_changed``: it was
    played under older rules than it was checked by.
    """

    seal_fits: bool
    wrong_move: int | None
    outcome_fits: bool
    rules_changed: bool = False

    @property
    def all_well(self) -> bool:
        """Whether the game was dealt and played as the record says."""
        return self.seal_fits and self.wrong_move is None and self.outcome_fits


def seal_of(seed: bytes) -> str:
    """Return the seal of a seed, shown before the game: its SHA-256 in hex."""
    return sha256(seed).hexdigest()


def record_of(
    table: Table, moves: Sequence[MoveRecord], notices: Sequence[NoticeRecord] = ()
) -> GameRecord:
    """Return the record of a finished table. Raises ValueError if it is not finished."""
    if table.status is not Status.FINISHED or table.seed is None or table.outcome is None:
        raise ValueError("only a finished game gives its seed away")
    return GameRecord(
        **_told_of_all(table),
        seed=table.seed.hex(),
        moves=tuple(RecordedMove(m.seat, m.notation, m.state_hash) for m in moves),
        outcome=table.outcome,
        notices=_recorded(table, notices, range(len(moves) + 1)),
    )


def public_record_of(
    table: Table,
    lines: Iterable[PastLine],
    view: msgspec.Raw,
    notices: Sequence[NoticeRecord] = (),
) -> PublicRecord:
    """Return the public record of a table whose game has begun. ``view``: its public view.

    It is made of the public view and of the events told to everybody alone: it holds no seed, no
    move in notation, no fingerprint, and no sign of what only some were told.
    """
    told = dict(tellings(lines))
    return PublicRecord(
        **_told_of_all(table),
        status=table.status,
        told=tuple(told.values()),
        view=view,
        notices=_recorded(table, notices, tuple(told)),
    )


def tellings(lines: Iterable[PastLine]) -> Iterator[tuple[int, Telling]]:
    """Yield what everybody was told, oldest first, each with the number of its line of the log.

    Lines of which they were told nothing are left out.
    """
    places, standing = dict[int, int](), set[int]()
    for one in lines:
        heard, back = heard_by(None, one.told), sorted(standing.intersection(one.takes_back))
        standing.difference_update(back)
        if heard:
            standing.add(one.seq)
        if heard or back or one.line is None:
            places[one.seq] = len(places)
            by = one.line.seat if one.line is not None and back else None
            yield one.seq, Telling(one.number, heard, by, tuple(places[seq] for seq in back))


def _recorded(
    table: Table, notices: Sequence[NoticeRecord], lines: Sequence[int]
) -> tuple[RecordedNotice, ...] | msgspec.UnsetType:
    """Return what happened to the table between these lines of the log (0: the set-up)."""
    return (
        tuple(
            RecordedNotice(bisect_right(lines, one.seq) - 1, tuple(map(without_ids, one.said)))
            for one in lines_of_the_game(notices, table)
        )
        or msgspec.UNSET
    )


def _told_of_all(table: Table) -> dict[str, Any]:
    """Return the fields of a ``RecordedGame`` for a table whose game has begun."""
    assert table.seed is not None, "a game that has begun was dealt from a seed"
    return {
        "game": table.game,
        "rules_version": table.rules_version,
        "state_version": table.state_version,
        "seats": len(table.seats),
        "options": msgspec.Raw(table.options),
        "seal": seal_of(table.seed),
    }


def file_of(record: RecordedGame) -> bytes:
    """Return a record as a file: JSON, indented."""
    return msgspec.json.format(game_json.encode(record), indent=1) + b"\n"


# --- reading files ----------------------------------------------------------------------------


class _Head(msgspec.Struct, frozen=True):
    """The fields by which a file identifies itself; files of version 1 lack all but the game."""

    game: str
    format: str = FORMAT
    version: int = 1
    kind: str = "whole"


def read_record(data: bytes) -> GameRecord:
    """Read the record of a finished game from a file of any version. Raises UnreadableRecord."""
    try:
        written = text_of_file(data)
        head = msgspec.json.decode(written, type=_Head)
        if head.format != FORMAT:
            raise UnreadableRecord("This is not a record of a game.")
        if head.version not in (1, VERSION):
            raise UnreadableRecord(
                f"This record is of version {head.version}; I know those up to {VERSION}."
            )
        if head.kind == "public":
            raise UnreadableRecord(
                "This record was made before its game was over: the seed and the moves that lay"
                " hidden are missing. Export it again when the game has ended."
            )
        return msgspec.json.decode(written, type=GameRecord)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise UnreadableRecord(f"This is not a record of a game: {fault}") from fault


# --- playing a record anew -----------------------------------------------------------------------


def examine(record: GameRecord, game: AnyGame) -> Findings:
    """Replay the record and return what fits. Raises UnreadableRecord if it cannot be dealt."""
    wrong, outcome = None, None
    try:
        for step in _played(record, game):
            outcome = step.outcome
    except LogDoesNotFit as fault:
        wrong = sum(map(is_move, record.moves[: fault.seq]))
    return Findings(
        seal_fits=_is_sealed(record),
        wrong_move=wrong,
        outcome_fits=wrong is None
        and outcome == record.outcome
        and len(record.outcome.standings) == record.seats,
        rules_changed=record.rules_version != game.manifest.rules_version,
    )


def story_of_record(record: GameRecord, game: AnyGame) -> Story:
    """Replay a whole game whose seal and result fit it. Raises UnreadableRecord for any other."""
    if not _is_sealed(record):
        raise UnreadableRecord("Its seal is not that of its seed.")
    try:
        steps = [*_played(record, game)]
    except LogDoesNotFit as fault:
        raise UnreadableRecord(f"Its line {fault} does not follow from those before it.") from fault
    if steps[-1].outcome is None or steps[-1].outcome != record.outcome:
        raise UnreadableRecord("Its result is not that of its moves.")
    told = [one for seq, step in enumerate(steps) for one in records_of(step.told, seq)]
    return Story(game, [*lines_in(_log_of(record), told)], steps)


def _played(record: GameRecord, game: AnyGame) -> Iterator[Played]:
    """Deal and play a record. Raises UnreadableRecord at once if these rules cannot deal it."""
    deal = game.deal_under(record.rules_version)
    if deal is None:
        raise UnreadableRecord(f"It was made with version {record.rules_version} of the rules.")
    if record.state_version not in (None, game.manifest.state_version):
        raise UnreadableRecord(f"It was made with version {record.state_version} of the states.")
    if not game.manifest.fewest_seats <= record.seats <= game.manifest.most_seats:
        raise UnreadableRecord(f"Nobody can play this game with {record.seats}.")
    try:
        options = game_json.decode_options(game, record.options)
    except msgspec.MsgspecError as fault:
        raise UnreadableRecord(f"Its options are none of this game: {fault}") from fault
    dealt = deal(record.seats, options, _seed_in(record))
    return played(game, dealt, record.seats, _log_of(record))


def _log_of(record: GameRecord) -> list[MoveRecord]:
    return [
        MoveRecord(seq, line.seat, None, None, line.notation, line.fingerprint, 0)
        for seq, line in enumerate(record.moves, 1)
    ]


def game_of(record: GameRecord, games: Mapping[str, AnyGame]) -> AnyGame:
    """Return the rules of a record's game. Raises UnreadableRecord if they are not installed."""
    game = games.get(record.game)
    if game is None:
        raise UnreadableRecord(f"This is a record of {record.game!r}, a game I do not know.")
    return game


def _seed_in(record: GameRecord) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != _SEED_BYTES:
        raise UnreadableRecord(f"Its seed is not {_SEED_BYTES} bytes in hex.")
    return seed


def _is_sealed(record: GameRecord) -> bool:
    return seal_of(_seed_in(record)) == record.seal
