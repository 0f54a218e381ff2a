"""Undo, for the whole catalogue: it restores everything for everybody.

Whole games are played at a table where people undo at any moment; the table must hold what the
rules make of the moves that stand.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import pytest

from core.errors import PlayerError
from core.game import NO_ONE, Seat, Viewer
from model import game_json, log
from model.commands import Answer, Command, Person, Play, Propose, Resign, Undo
from model.table import MoveRecord, Status, Table
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, Transition
from tables.decisions.undo import UndoForeseen
from tables.history.records import examine, record_of
from tests.games.subjects import EVERY_SUBJECT, Subject
from tests.games.whole_games import MOST_MOVES_LISTED, encoded, seed_from
from tests.tables.sample_tables import ELSA, NOON, PEOPLE, called, changed, lobby

SITTING = (*PEOPLE, ELSA)
MOST_LINES = 120
"""After so many lines all but one give up."""

OFTEN, SELDOM, LEAST = 0.4, 0.15, 3

every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)


@dataclass
class Course:
    """A game at a table: its log, and an observer's record of the moves that stand."""

    subject: Subject
    table: Table
    log: list[MoveRecord] = field(default_factory=list)
    stands: list[tuple[Seat, str]] = field(default_factory=list)
    telling: list[bool] = field(default_factory=list)
    """Of each of the moves that stand: whether anybody learned something hidden by it."""
    free: int = 0
    agreed: int = 0

    @property
    def is_played(self) -> bool:
        return self.table.status is Status.PLAYING

    def foresee(self, command: Undo) -> UndoForeseen:
        """What taking back would take."""
        occasion = Occasion(self.subject.game, NOON, log=tuple(self.log))
        return lifecycle.foresee_undo(self.table, command, occasion)

    def takes_consent(self, player: Person) -> bool:
        """Whether an undo of this person is impossible, or needs the consent of others."""
        try:
            return bool(self.foresee(Undo(player)).awaited)
        except PlayerError:
            return True

    def may_undo_alone(self, player: Person) -> bool:
        """What the log tells of that without a replay."""
        occasion = Occasion(self.subject.game, NOON, log=tuple(self.log))
        return lifecycle.may_undo_alone(self.table, Undo(player), occasion)

    def do(self, command: Command) -> Transition:
        """Carry out a command, as the service would."""
        now = NOON + len(self.log)
        occasion = Occasion(self.subject.game, now, log=tuple(self.log))
        after = lifecycle.decide(self.table, command, occasion)
        for before, seat in zip(self.table.seats, after.table.seats, strict=True):
            assert seat.questions >= before.questions, "no number is used twice"
        self.table = called(after.table)
        if after.move is not None:
            self.log.append(after.move)
        return after

    @property
    def state(self) -> Any:
        return game_json.state_of(self.subject.game, self.table)

    def replayed(self, stands: Sequence[tuple[Seat, str]]) -> Any:
        """What the rules make of these moves."""
        game, table = self.subject.game, self.table
        assert table.seed is not None
        options = game_json.decode_options(game, table.options)
        state = game.initial_state(len(table.seats), options, table.seed).state
        for seat, notation in stands:
            move = game.read_back(game.view_for(state, seat), notation)
            state = game.apply(state, seat, move).state
        return state

    def seen(self) -> list[bytes]:
        """All that anybody sees and may do."""
        game, state = self.subject.game, self.state
        seats = [seat.seat for seat in self.table.seats]
        viewers: list[Viewer] = [*seats, None]
        views = [encoded(game.view_for(state, viewer)) for viewer in viewers]
        legal = (islice(game.legal_moves(state, seat), MOST_MOVES_LISTED) for seat in seats)
        return [*views, *(encoded(list(moves)) for moves in legal)]


def begun(subject: Subject, seats: int, options: Any, number: int) -> Course:
    """A game that has just begun."""
    manifest, seed = subject.game.manifest, seed_from(number)
    people = SITTING[:seats]
    state = subject.game.initial_state(seats, options, seed).state
    table = changed(
        lobby(*people, size=seats),
        game=manifest.key,
        rules_version=manifest.rules_version,
        state_version=manifest.state_version,
        options=game_json.encode(options),
        seed=seed,
        state=game_json.encode(state),
        status=Status.PLAYING,
        seats=tuple(
            changed(seat, asked=1, questions=1) if seat.seat in subject.game.to_act(state) else seat
            for seat in lobby(*people, size=seats).seats
        ),
    )
    return Course(subject, table)


def play_one(course: Course, chance: Random) -> None:
    """Somebody makes a move; sometimes it is taken back at once, where that is free, and repeated.

    Taken back, it has left no trace in anything that anybody sees.
    """
    game, before, seen = course.subject.game, course.table, course.seen()
    seat = chance.choice(course.table.to_act).seat
    moves = list(islice(game.legal_moves(course.state, seat), MOST_MOVES_LISTED))
    choose = course.subject.choosers[chance.choice(list(course.subject.choosers))]
    notation = game.notate(choose(course.state, seat, moves, chance))
    play = Play(SITTING[seat], notation, None)
    made = course.do(play)
    assert made.move is not None
    assert log.is_move(made.move), "no game writes what the house writes"
    may = course.is_played and made.learned == NO_ONE and chance.random() < OFTEN
    if may and not course.foresee(Undo(play.by)).often:
        course.do(Undo(play.by))
        assert course.table.state == before.state
        assert course.table.open_moves == before.open_moves
        assert course.seen() == seen
        course.free += 1
        course.do(play)
    course.stands.append((seat, notation))
    course.telling.append(made.learned != NO_ONE)


def think_again(course: Course, seat: Seat) -> None:
    """Somebody takes the last move back, with the consent of all where that is needed."""
    places = [n for n, (by, _) in enumerate(course.stands) if by == seat]
    undo = Undo(SITTING[seat])
    if not places:
        with pytest.raises(PlayerError):
            course.do(undo)
        return
    place = places[-1]
    if course.foresee(undo).awaited:
        stands, telling = course.stands[:place], course.telling[:place]
        course.do(Propose(undo.by, "undo"))
        wish = course.table.proposal
        assert wish is not None
        for other in SITTING[: len(course.table.seats)]:
            if other != undo.by:
                course.do(Answer(other, wish.number, "yes"))
        course.agreed += 1
    else:
        assert not any(course.telling[place:]), "what somebody has learned is not taken back"
        stands = [each for n, each in enumerate(course.stands) if n != place]
        telling = course.telling[:place] + course.telling[place + 1 :]
        course.do(undo)
        course.free += 1
    assert course.state == course.replayed(stands)
    course.stands, course.telling = stands, telling


@every_game
def test_the_log_never_excludes_an_undo_that_needs_nobody(subject: Subject) -> None:
    excluded = alone = 0
    for number, seats in enumerate(subject.seat_counts):
        chance = Random(number)
        course = begun(subject, seats, subject.options[number % len(subject.options)], number)
        while course.is_played and len(course.log) < MOST_LINES // 2:
            play_one(course, chance)
            for player in SITTING[:seats]:
                if course.is_played and not course.may_undo_alone(player):
                    assert course.takes_consent(player)
                    excluded += 1
            alone += course.is_played and course.may_undo_alone(SITTING[course.log[-1].seat])
    assert excluded
    assert alone


@pytest.mark.long
@every_game
def test_what_is_taken_back_has_never_been(subject: Subject) -> None:
    free = agreed = 0
    for number, seats in enumerate(2 * subject.seat_counts):
        chance = Random(number)
        course = begun(subject, seats, subject.options[number % len(subject.options)], number)
        while course.is_played and len(course.log) < MOST_LINES:
            play_one(course, chance)
            if course.is_played and chance.random() < SELDOM:
                think_again(course, Seat(chance.randrange(seats)))
        for giving_up in SITTING[: seats - 1]:
            if course.is_played:
                course.do(Resign(giving_up))
        assert course.table.status is Status.FINISHED
        assert course.table.seed is not None
        record = record_of(course.table, course.log)
        assert examine(record, subject.game).all_well
        free, agreed = free + course.free, agreed + course.agreed
    assert free >= LEAST, f"{free} moves were taken back without asking, not {LEAST}"
    assert agreed >= LEAST, f"{agreed} moves were taken back by consent, not {LEAST}"
