"""Games played at a table from first to last move, with undos on the way.

Records what everybody saw and was told meanwhile.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from core.game import Seat, Step, Viewer
from model import game_json, log
from model.commands import Answer, Command, Play, Propose, Resign, Start, Undo
from model.game_json import AnyGame
from model.log import taken_back_by, takes_back
from model.refusals import TableRefuses
from model.table import EventRecord, MoveRecord, RequestId, Table
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, Transition
from tests.games.subjects import Subject
from tests.games.whole_games import Journey, encoded
from tests.replays.recording import RESIGNS, Recording, first_state, lines_of
from tests.tables.sample_tables import ANNA, ELSA, NOON, PEOPLE, called, lobby

PLAYERS = (*PEOPLE, ELSA)

_TAKEN_BACK = 3
"""So often at most something is taken back in a game."""

Line = tuple[Seat, str]
"""A seat, and a move as the game writes it, or that it resigns."""


@dataclass
class Played:
    """A running game's log so far, and what was seen after each line."""

    game: AnyGame
    table: Table
    log: list[MoveRecord] = field(default_factory=list)
    records: list[EventRecord] = field(default_factory=list)
    seen: list[dict[Viewer, bytes]] = field(default_factory=list)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may look."""
        return (*(Seat(seat.seat) for seat in self.table.seats), None)

    def do(self, command: Command) -> Transition:
        """Carry out a command, and note what came of it."""
        request, now = RequestId(self.table.version), NOON + 1000 * self.table.version
        occasion = Occasion(self.game, now, request, log=self.log)
        after = lifecycle.decide(self.table, command, occasion)
        began = self.table.state is None
        self.table = called(after.table)
        if after.move is not None or began:
            self.log += [] if after.move is None else [after.move]
            self.records += log.records_of(after.told, self.table.moves)
            state = game_json.state_of(self.game, self.table)
            self.seen.append({v: encoded(self.game.view_for(state, v)) for v in self.viewers})
        return after

    def play(self, line: Line) -> None:
        """Do what a line says."""
        seat, written = line
        by = PLAYERS[seat]
        self.do(Resign(by) if written == RESIGNS else Play(by, written, None))

    def take_back(self, seat: Seat) -> list[Line]:
        """Take this seat's last move back, with the consent of all; the lines that are gone."""
        before = len(self.log)
        try:
            self._undo(seat)
        except TableRefuses:
            return []
        assert len(self.log) == before + 1
        assert takes_back(self.log[-1])
        earlier = {n for line in self.log[:-1] for n in taken_back_by(line)}
        again = [self.log[n - 1] for n in taken_back_by(self.log[-1]) if n not in earlier]
        return [(line.seat, line.notation) for line in again if not takes_back(line)]

    def _undo(self, seat: Seat) -> None:
        try:
            self.do(Undo(PLAYERS[seat], None))
        except TableRefuses as refused:
            if refused.refusal.code != "undo-refusal-consent":
                raise
            self.do(Propose(PLAYERS[seat], "undo"))
            while (wish := self.table.proposal) is not None:
                asked = next(p for p in self.table.present if p not in wish.agreed)
                person = next(person for person in PLAYERS if person.id == asked)
                self.do(Answer(person, wish.number, "yes"))


def played(game: AnyGame, seats: int, options: Any, seed: bytes, lines: Sequence[Line]) -> Played:
    """The game of these lines, here and there one taken back and played again."""
    game = replace(game, parse=game.read_back)
    manifest, chance = game.manifest, Random(len(lines))
    waiting = lobby(
        *PLAYERS[:seats],
        size=seats,
        game=manifest.key,
        rules_version=manifest.rules_version,
        state_version=manifest.state_version,
        options=game_json.encode(options),
    )
    at_table = Played(game, waiting)
    at_table.do(Start(ANNA, seed, seen=waiting.version))
    ahead, regrets = list(lines), _TAKEN_BACK
    while ahead:
        line = ahead.pop(0)
        at_table.play(line)
        if ahead and regrets and chance.random() < regrets / len(ahead):
            ahead, regrets = [*at_table.take_back(line[0]), *ahead], regrets - 1
    return at_table


def played_as_recorded(subject: Subject, recording: Recording) -> Played:
    """A recorded game, played at a table."""
    first: Step[Any, Any] = Step(first_state(subject, recording), ())
    game = replace(subject.game, initial_state=lambda *_: first)
    return played(game, recording.seats, first.state.options, bytes(32), lines_of(recording))


def played_at_random(journey: Journey) -> Played:
    """A journey, made at a table."""
    game, options = journey.subject.game, journey.start.state.options
    lines = [(stop.seat, game.notate(stop.move)) for stop in journey.stops]
    return played(game, journey.seats, options, journey.seed, lines)
