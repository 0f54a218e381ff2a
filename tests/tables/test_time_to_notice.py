"""Whoever gets a clock by the act of somebody else, or of time, has long enough to notice it.

``STARTS`` has every act after which a clock runs that stood; a command that is new has to be put
there, or among those of ``STARTS_NONE``, with the reason.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import Seat
from model.commands import (
    Answer,
    Bring,
    Cancel,
    Close,
    Command,
    Depart,
    EndPause,
    Exclude,
    Expire,
    Free,
    Freeze,
    HandOver,
    Invite,
    Join,
    Lapse,
    Leave,
    PauseAlone,
    Person,
    Play,
    PlayFor,
    Propose,
    Resign,
    Undo,
    Unfreeze,
)
from model.table import (
    HOUR,
    MINUTE,
    Bank,
    Human,
    MoveRecord,
    Pace,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableSeat,
)
from tables import clocks
from tables.clocks import LONGEST_NOTICE, remaining, time_to_notice
from tables.decisions import lifecycle
from tables.decisions.motions import ALONE, TOGETHER
from tables.decisions.transitions import Occasion, Today
from tables.notification_settings import (
    OFFERED_QUIET_HOURS,
    QUIET_BUDGET,
    quiet_budget,
    quiet_until,
)
from tests.tables.running_service import House
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    DINO,
    GAME,
    NOON,
    changed,
    hand,
    person_in,
    playing,
)

Sleepers: TypeAlias = Mapping[PlayerId, PlayerProfile]
NOBODY: Sleepers = {}


class Game(NamedTuple):
    """A game, its log, now, and what is known of its people."""

    table: Table
    log: tuple[MoveRecord, ...]
    now: int
    people: Sleepers

    def does(self, *commands: Command) -> "Game":
        game = self
        for command in commands:
            occasion = Occasion(GAME, game.now, people=game.people, log=game.log)
            after = lifecycle.decide(game.table, command, occasion)
            log = game.log if after.move is None else (*game.log, after.move)
            game = game._replace(table=after.table, log=log)
        return game

    def waits(self, milliseconds: int) -> "Game":
        return self._replace(now=self.now + milliseconds)

    def answers(self, by: Person) -> "Game":
        assert self.table.proposal is not None
        return self.does(Answer(by, self.table.proposal.number, "yes"))

    def lays(self, by: Person) -> "Game":
        seat = self.table.seat_of(by.id)
        assert seat is not None
        return self.does(Play(by, f"lay {hand(self.table, seat.seat)[0]}", None))

    def told(self) -> "Game":
        """The game when everybody has been told what they are asked."""
        seats = tuple(
            clocks.runs(self.table.pace, seat, self.now, self.people) for seat in self.table.seats
        )
        return self._replace(table=changed(self.table, seats=seats))


Act: TypeAlias = Callable[[Game, int], Game]
"""Something after which clocks run that have stood for this time (milliseconds)."""


def who_paused_ends_it(game: Game, stood: int) -> Game:
    return game.does(PauseAlone(BRUNO)).waits(min(stood, ALONE)).does(Propose(BRUNO, "resume"))


def a_day_ends_the_pause(game: Game, _: int) -> Game:
    return game.does(PauseAlone(BRUNO)).waits(ALONE).does(EndPause())


def all_end_the_pause(game: Game, stood: int) -> Game:
    paused = game.does(Propose(ANNA, "pause")).answers(BRUNO).answers(CARLA)
    wished = paused.does(Propose(BRUNO, "resume")).answers(CARLA)
    return wished.waits(stood).answers(ANNA)


def a_month_ends_the_pause(game: Game, _: int) -> Game:
    paused = game.does(Propose(ANNA, "pause")).answers(BRUNO).answers(CARLA)
    return paused.waits(TOGETHER).does(EndPause())


def a_month_ends_the_pause_of_a_broken_game(game: Game, _: int) -> Game:
    paused = game.does(Propose(ANNA, "pause")).answers(BRUNO).answers(CARLA).waits(TOGETHER)
    after = lifecycle.decide_unread(paused.table, EndPause(), Today(paused.now, paused.people))
    return paused._replace(table=after.table)


def who_was_waited_for_gives_up(game: Game, stood: int) -> Game:
    paused = game.does(Propose(ANNA, "pause")).answers(BRUNO).answers(CARLA)
    wished = paused.does(Propose(BRUNO, "resume")).answers(ANNA)
    return wished.waits(stood).does(Resign(CARLA))


def who_was_waited_for_is_gone(game: Game, stood: int) -> Game:
    paused = game.does(Propose(ANNA, "pause")).answers(BRUNO).answers(CARLA)
    wished = paused.does(Propose(BRUNO, "resume")).answers(ANNA)
    return wished.waits(stood).does(Depart(CARLA.id))


def who_was_waited_for_is_taken_out(game: Game, stood: int) -> Game:
    paused = game.does(Propose(ANNA, "pause")).answers(BRUNO).answers(CARLA)
    wished = paused.does(Propose(BRUNO, "resume")).answers(ANNA)
    return wished.waits(stood).does(Free(DINO, Seat(2), CLUB))


def who_was_waited_for_is_banned(game: Game, stood: int) -> Game:
    paused = game.does(Propose(ANNA, "pause")).answers(BRUNO).answers(CARLA)
    wished = paused.does(Propose(BRUNO, "resume")).answers(ANNA)
    return wished.waits(stood).does(Exclude(CARLA.id))


def a_manager_unfreezes(game: Game, stood: int) -> Game:
    return game.does(Freeze(DINO, CLUB)).waits(stood).does(Unfreeze(DINO, CLUB))


def a_manager_unfreezes_after_a_pause(game: Game, stood: int) -> Game:
    frozen = game.does(PauseAlone(BRUNO), Freeze(DINO, CLUB)).waits(ALONE + stood)
    return frozen.does(Unfreeze(DINO, CLUB))


def a_move_is_given_back(game: Game, stood: int) -> Game:
    """All lay, and one of them, who need not choose now, wants the pebble back."""
    laid = game.lays(ANNA).lays(BRUNO).lays(CARLA).told()
    asker, *others = (ANNA, BRUNO, CARLA)
    wished = laid.waits(stood).does(Propose(asker, "undo"))
    for person in others:
        wished = wished.answers(person)
    return wished


def the_house_was_away(game: Game, stood: int) -> Game:
    after = game.waits(stood)
    table = clocks.given_back(game.table, game.now, after.now, game.people)
    return after._replace(table=table)


def the_house_was_away_before_anybody_was_told(game: Game, stood: int) -> Game:
    seats = tuple(
        changed(s, left=remaining(game.table, s, game.now, game.people)) for s in game.table.seats
    )
    return the_house_was_away(game._replace(table=changed(game.table, seats=seats)), stood)


def a_letter_waited(game: Game, stood: int) -> Game:
    after = game.waits(stood)
    table = clocks.reached(game.table, (), game.now, after.now, game.people)
    return after._replace(table=table)


STARTS: Mapping[type | None, tuple[Act, ...]] = {
    Propose: (who_paused_ends_it,),
    Answer: (all_end_the_pause, a_move_is_given_back),
    EndPause: (
        a_day_ends_the_pause,
        a_month_ends_the_pause,
        a_month_ends_the_pause_of_a_broken_game,
    ),
    Resign: (who_was_waited_for_gives_up,),
    Depart: (who_was_waited_for_is_gone,),
    Free: (who_was_waited_for_is_taken_out,),
    Exclude: (who_was_waited_for_is_banned,),
    Unfreeze: (a_manager_unfreezes, a_manager_unfreezes_after_a_pause),
    None: (the_house_was_away, the_house_was_away_before_anybody_was_told, a_letter_waited),
}
"""What starts clocks that stood, by the command that does it; None: what is none."""

STARTS_NONE: Mapping[type, str] = {
    Bring: "letters wait for the new place, and their time is given back",
    Cancel: "ends the game or nothing",
    Close: "ends the game",
    Expire: "gives a full time: another pace, a day for votes, a grace, a pause between reminders",
    Freeze: "stops clocks",
    HandOver: "touches no clock",
    Invite: "touches no clock",
    Join: "gives a full time, or a full grace",
    Lapse: "no clock had stood for it",
    Leave: "a grace runs on as it was told",
    PauseAlone: "stops clocks",
    Play: "gives a full time",
    PlayFor: "gives a full time",
    Undo: "only whoever takes it back is asked anew, is there, and knows",
}
"""The other commands of a game, and why nobody gets from them a clock that had stood."""

ACTS = [act for acts in STARTS.values() for act in acts]


def test_every_command_of_a_game_is_known_to_start_clocks_or_none() -> None:
    commands = {command for status, command in lifecycle.DECISIONS if status is Status.PLAYING}
    assert commands == {*STARTS, *STARTS_NONE} - {None}
    assert not STARTS.keys() & STARTS_NONE.keys()


def begun(pace: Pace, left: int, people: Sleepers = NOBODY, quiet_left: int = QUIET_BUDGET) -> Game:
    """Three play, who know what they are asked, and have so much time left."""
    table = playing(ANNA, BRUNO, CARLA, pace=pace, guild=CLUB)
    now = NOON + HOUR + max(0, (pace.span or 0) + table.seats[0].bank - left)
    seats = tuple(changed(s, deadline=now + left, quiet_left=quiet_left) for s in table.seats)
    return Game(changed(table, seats=seats), (), now, people)


def asked(game: Game) -> list[TableSeat]:
    """The people's seats that are to act."""
    return [seat for seat in game.table.to_act if isinstance(seat.occupant, Human)]


def time_awake(person: PlayerProfile | None, since: int, until: int) -> int:
    """How much of a time is outside somebody's quiet hours, to the minute."""
    minutes = range(since, until, MINUTE)
    return sum(min(MINUTE, until - at) for at in minutes if quiet_until(person, at) is None)


def must_have_time(game: Game, stood: int) -> None:
    assert asked(game), "somebody is asked"
    for seat in asked(game):
        deadline = clocks.expected(game.table, seat, game.now, game.people)
        assert deadline is not None
        person = game.people.get(person_in(game.table, seat.seat).id)
        least = min(LONGEST_NOTICE, (game.table.pace.span or 0) // 2, stood)
        assert time_awake(person, game.now, deadline) >= least - MINUTE, seat


DAY = Pace(24, "resign")


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
@pytest.mark.parametrize("left", [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 10 * HOUR])
def test_who_has_a_clock_again_after_a_night_has_half_a_day(act: Act, left: int) -> None:
    stood = 14 * HOUR
    after = act(begun(DAY, left), stood)
    must_have_time(after, stood)
    for seat in asked(after):
        most = max(left, LONGEST_NOTICE + HOUR)
        assert (clocks.expected(after.table, seat, after.now, {}) or 0) - after.now <= most


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
@given(
    pace=st.sampled_from([Pace(0, minutes=10), Pace(1), Pace(12), Pace(24), Pace(72)]),
    left=st.integers(1, 72 * HOUR),
    stood=st.integers(MINUTE, 20 * HOUR),
    hours=st.sampled_from(OFFERED_QUIET_HOURS),
    zone=st.sampled_from(["UTC", "Europe/Rome", "America/St_Johns", "Asia/Kathmandu"]),
    quiet_left=st.sampled_from([0, HOUR, QUIET_BUDGET]),
)
def test_the_least_time_never_runs_in_quiet_hours(
    act: Act,
    pace: Pace,
    left: int,
    stood: int,
    hours: tuple[int, int],
    zone: str,
    quiet_left: int,
) -> None:
    begin, end = hours
    people = {
        one.id: PlayerProfile(one.id, one.name, zone=zone, quiet_from=begin, quiet_to=end)
        for one in (ANNA, BRUNO, CARLA)
    }
    left = min(left, pace.span or 0)
    must_have_time(act(begun(pace, left, people, quiet_left), stood), stood)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_who_has_more_time_than_that_has_what_was_left(act: Act) -> None:
    after = act(begun(DAY, 20 * HOUR), 14 * HOUR)
    for seat in asked(after):
        left = (clocks.expected(after.table, seat, after.now, {}) or 0) - after.now
        assert left == 20 * HOUR


def asleep(game: Game, later: int, hours: tuple[int, int], zone: str) -> Game:
    """The game some time later: all are told only then, who have chosen quiet hours meanwhile."""
    begin, end = hours
    people = {
        one.id: PlayerProfile(one.id, one.name, zone=zone, quiet_from=begin, quiet_to=end)
        for one in (ANNA, BRUNO, CARLA)
    }
    seats = tuple(changed(s, left=remaining(game.table, s, game.now, {})) for s in game.table.seats)
    waiting = game._replace(table=changed(game.table, seats=seats), people=people)
    return waiting.waits(later).told()


def deadlines(game: Game) -> list[int]:
    return [seat.deadline or 0 for seat in game.table.seats]


def paused_again(game: Game, stood: int) -> Game:
    """A pause of any length that one person makes, who has not used theirs."""
    seats = tuple(changed(seat, pauses=0) for seat in game.table.seats)
    return who_paused_ends_it(game._replace(table=changed(game.table, seats=seats)), stood)


STOPS = (the_house_was_away, a_letter_waited, paused_again, a_manager_unfreezes)
"""Acts after which people have the question that they had before, which they know again."""


@given(
    pace=st.sampled_from([Pace(1), Pace(6), Pace(24), Pace(72)]),
    left=st.integers(MINUTE, 72 * HOUR),
    stops=st.lists(
        st.tuples(st.sampled_from(STOPS), st.integers(2 * MINUTE, 14 * HOUR)), min_size=1
    ),
    hours=st.sampled_from(OFFERED_QUIET_HOURS),
    zone=st.sampled_from(["UTC", "Europe/Rome", "America/St_Johns", "Asia/Kathmandu"]),
    began=st.integers(0, 23),
)
def test_no_stop_brings_a_deadline_forward(
    pace: Pace,
    left: int,
    stops: list[tuple[Act, int]],
    hours: tuple[int, int],
    zone: str,
    began: int,
) -> None:
    """And all of them together postpone it by no more than they lasted, and quiet hours may."""
    game = asleep(begun(pace, min(left, pace.span or 0)), began * HOUR, hours, zone)
    for act, stop in stops:
        after = act(game, stop).told()
        pairs = list(zip(deadlines(game), deadlines(after), strict=True))
        assert all(before <= now for before, now in pairs), pairs
        most = (pace.span or 0) + 2 * LONGEST_NOTICE + HOUR + quiet_budget(after.table)
        assert all(now - after.now <= most for _, now in pairs), pairs
        game = after


@pytest.mark.parametrize("act", STOPS, ids=lambda act: act.__name__)
def test_short_stops_use_up_nothing_for_a_night_to_come(act: Act) -> None:
    """In the evening 23 hours are left, which end in the night after the next day."""
    game = asleep(begun(DAY, 23 * HOUR), 11 * HOUR, (20, 8), "UTC")
    assert all(s.quiet_left < QUIET_BUDGET for s in game.table.seats)
    first = game
    for _ in range(5):
        game = act(game, 2 * MINUTE).told()
    assert deadlines(game) == [deadline + 10 * MINUTE for deadline in deadlines(first)]
    assert [s.quiet_left for s in game.table.seats] == [s.quiet_left for s in first.table.seats]


@pytest.mark.parametrize("stood", [1, MINUTE, HOUR])
@pytest.mark.parametrize("act", [who_paused_ends_it, a_manager_unfreezes, a_move_is_given_back])
def test_nobody_gains_more_by_it_than_was_waited_anyway(act: Act, stood: int) -> None:
    """So a clock that is stopped and started again and again gives no more than twice that."""
    after = act(begun(DAY, MINUTE), stood)
    for seat in asked(after):
        assert (seat.left or 0) <= max(MINUTE, 2 * stood)


@pytest.mark.parametrize(
    ("full", "stood", "least"),
    [
        (24 * HOUR, 14 * HOUR, 12 * HOUR),
        (24 * HOUR, 3 * HOUR, 3 * HOUR),
        (72 * HOUR, 900 * HOUR, 12 * HOUR),
        (2 * HOUR, 14 * HOUR, HOUR),
        (24 * HOUR, -5, 0),
    ],
)
def test_the_least_time_is_as_long_as_clocks_stood_and_half_a_day_at_most(
    full: int, stood: int, least: int
) -> None:
    assert time_to_notice(full, stood) == least


def test_time_to_notice_fills_no_reserve() -> None:
    pace = Pace(24, "wait", bank=Bank(start=120, increment=30, cap=240))
    game = begun(pace, 30 * MINUTE)
    after = a_manager_unfreezes(game, 14 * HOUR).told().lays(ANNA)
    assert after.table.seats[0].bank == 60 * MINUTE, "half an hour was left, and half is added"


def test_who_has_time_again_is_reminded_again() -> None:
    game = begun(DAY, MINUTE)
    warned = tuple(changed(seat, reminded=2) for seat in game.table.seats)
    game = game._replace(table=changed(game.table, seats=warned))
    after = a_manager_unfreezes(game, 14 * HOUR).told()
    timers = clocks.timers_of(after.table, after.now)
    assert {timer.seat for timer in timers if timer.kind == "nearly"} == {0, 1, 2}


# --- and the post says it ------------------------------------------------------------------------


async def test_who_slept_while_the_others_agreed_is_still_in_the_game(house: House) -> None:
    """A move made in time, given back in the night, and not seen before the morning."""
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    house.clock.pass_by(23 * HOUR + 30 * MINUTE)
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    await house.letters()
    await house.order(code, Propose(ANNA, "undo"))
    await house.letters()
    house.clock.pass_by(9 * HOUR)
    wish = (await house.table(code)).proposal
    assert wish is not None
    await house.order(code, Answer(BRUNO, wish.number, "yes"))
    letters = await house.letters()
    night = datetime.fromtimestamp(house.clock.now() / 1000, UTC) + timedelta(hours=8)
    seats = (await house.table(code)).seats
    told = [s.deadline for letter in letters for s in letter.table.seats if s.seat == 0]
    assert seats[0].deadline in told
    assert (seats[0].deadline or 0) / 1000 > night.timestamp()
    house.clock.pass_by(8 * HOUR)
    assert not [t for t in (await house.service.timers.agenda()).due if t.kind == "deadline"]
    await house.lay(code, ANNA)
