"""The record of a finished game: with it anybody can play the whole game again and compare.

At the start the table shows the seal of its seed, at the end the seed itself. If the seed fits the
seal, nobody chose the shuffle after the cards were seen; if the moves lead from the seed to the
same states, nobody changed a card on the way.
"""

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from core.game import Outcome, Seat
from tables import codec
from tables.codec import AnyGame
from tables.log import RESIGNATION, Replay, fingerprint, is_move, takes_back
from tables.model import MoveRecord, Status, Table


class RecordedMove(msgspec.Struct, frozen=True):
    """One move as the log has it, and the fingerprint of the state after it."""

    seat: Seat
    notation: str
    fingerprint: str


class GameRecord(msgspec.Struct, frozen=True):
    """Everything a replay needs, and nothing about who played. ``seed`` is written in hex."""

    game: str
    rules_version: int
    seats: int
    options: msgspec.Raw
    seal: str
    seed: str
    moves: tuple[RecordedMove, ...]
    outcome: Outcome

    @property
    def resignations(self) -> int:
        """How many lines of the log are no moves, but somebody giving up."""
        return sum(line.notation == RESIGNATION for line in self.moves)

    @property
    def played(self) -> int:
        """How many lines are moves, those that were taken back among them."""
        return sum(map(is_move, self.moves))

    @property
    def undone(self) -> int:
        """How often somebody took something back."""
        return sum(map(takes_back, self.moves))


class Findings(msgspec.Struct, frozen=True):
    """What a replay found.

    ``wrong_move``: number of the first move that does not fit, or None; a line that is no move has
    that of the move before it. Moves that were taken back are counted like all others.
    """

    seal_fits: bool
    wrong_move: int | None
    outcome_fits: bool

    @property
    def all_well(self) -> bool:
        """Whether the game was dealt and played as the record says."""
        return self.seal_fits and self.wrong_move is None and self.outcome_fits


def seal_of(seed: bytes) -> str:
    """What is shown of a seed before the game: its SHA-256, in hex."""
    return sha256(seed).hexdigest()


def record_of(table: Table, moves: Sequence[MoveRecord], seal: str) -> GameRecord:
    """The record of a finished table. ``seal``: the one that was shown at its start."""
    if table.status is not Status.FINISHED or table.seed is None or table.outcome is None:
        raise ValueError("only a finished game gives its seed away")
    return GameRecord(
        game=table.game,
        rules_version=table.rules_version,
        seats=len(table.seats),
        options=msgspec.Raw(table.options),
        seal=seal,
        seed=table.seed.hex(),
        moves=tuple(RecordedMove(m.seat, m.notation, m.state_hash) for m in moves),
        outcome=table.outcome,
    )


def examine(record: GameRecord, game: AnyGame) -> Findings:
    """Deal and play the record again, and say what fits. The game must know its rules."""
    deal = game.deal_under(record.rules_version)
    if deal is None:
        raise ValueError("of these rules nothing is left to compare with")
    seed = bytes.fromhex(record.seed)
    options = codec.decode_options(game, record.options)
    replay = Replay(game, deal(record.seats, options, seed).state)
    wrong, number = None, 0
    for place, line in enumerate(record.moves, 1):
        number += is_move(line)
        fits = replay.add(place, line)
        if not fits or fingerprint(codec.encode(replay.state)) != line.fingerprint:
            wrong = number
            break
    return Findings(
        seal_fits=seal_of(seed) == record.seal,
        wrong_move=wrong,
        outcome_fits=wrong is None and game.outcome(replay.state) == record.outcome,
    )
