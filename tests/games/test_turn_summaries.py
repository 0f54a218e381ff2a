"""A turn's summary is one short line that omits only what the picture shows."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import groupby
from types import NoneType
from typing import Any, Final

import pytest

from core.commentary import Commentary, Turn
from core.game import Seat, Step, Viewer
from core.texts import LOCALES, Listing, Locale, Text, Value
from games.la_strada.moves import TurnBegan
from games.ruta.moves import Reshuffled
from games.strada_romana.board import SQUARE_NAMES, Area, Good, Square, Wagon
from games.strada_romana.moves import CoinsChanged, SpecialBought, TileTaken, WagonRan
from games.strada_romana.moves import TurnEnded as StradaTurnEnded
from games.stratego4.board import SPACE_NAMES, Rank, Space
from games.stratego4.moves import (
    ArmyLost,
    ArmyReady,
    BattleBegan,
    DeploymentBegan,
    DuelFought,
    SliderMoved,
)
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES, Subject, subject_of
from tests.games.whole_games import Journey, journeys

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)

LONGEST_LINE = 170
"""Signs of a line besides the names of people."""

USUAL_LINE = 100
"""Nineteen lines of twenty are not longer than that."""

BEGINS_A_TURN: Final[Mapping[str, type]] = {"la-strada": TurnBegan, "stratego4": BattleBegan}
"""Events with which the next turn begins, be it of the same seat."""

HIDES_AGAIN: Final[Mapping[str, type]] = {"ruta": Reshuffled}
"""Events after which something cannot be seen any more that all have seen."""


def turns_of(journey: Journey, viewer: Viewer) -> Iterator[tuple[Turn[Any], Any]]:
    """The turns of a game as this viewer was told of them, each with the state after it."""
    told: list[tuple[Seat | None, Step[Any, Any]]] = [(None, journey.start)]
    told += [(stop.seat, stop.step) for stop in journey.stops]
    for seat, steps in groupby(told, key=lambda one: one[0]):
        made = [step for _, step in steps]
        events = tuple(one.event for step in made for one in step.told if one.reaches(viewer))
        if events:
            yield Turn(seat, events), made[-1].state


def lines_of(subject: Subject) -> Commentary[Any, Any]:
    return EVERY_GAME[subject.key].commentary


def own_lines(subject: Subject, turn: Turn[Any]) -> list[Text]:
    """What the events of a turn are told in one by one."""
    return [subject.words.event_text(event) for event in turn.events]


def names_in(value: Value) -> Iterator[str]:
    """Whatever a text names: places, cards, goods, ranks; no people, no numbers."""
    match value:
        case Text() if not value.values:
            yield value.key
        case Text():
            for part in value.values.values():
                yield from names_in(part)
        case Listing():
            for part in value.items:
                yield from names_in(part)
        case str():
            yield from (word for word in value.split("-") if any(map(str.isdigit, word)))


@every_game
def test_a_turn_is_one_line_for_each_seat_that_had_one(subject: Subject) -> None:
    hook, turns = lines_of(subject), 0
    for journey in journeys(subject.key):
        for turn, _ in turns_of(journey, None):
            told = hook.turn_lines([turn])
            single = own_lines(subject, turn)
            merged = [line for line in told if line not in single]
            begun = BEGINS_A_TURN.get(subject.key, NoneType)
            more = sum(isinstance(event, begun) for event in turn.events)
            assert len(merged) <= 1 + more, [*map(say("en"), told)]
            assert len(told) <= len(single)
            turns += 1
    assert turns


@pytest.mark.long
@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_line_of_a_turn_is_short(subject: Subject, locale: Locale) -> None:
    hook, lengths = lines_of(subject), list[int]()
    for journey in journeys(subject.key):
        for viewer in journey.viewers:
            for turn, _ in turns_of(journey, viewer):
                if turn.seat is None:
                    continue
                single = own_lines(subject, turn)
                lines = [line for line in hook.turn_lines([turn]) if line not in single]
                for line in map(say(locale), lines):
                    assert len(line) <= LONGEST_LINE, line
                    lengths.append(len(line))
    assert sum(length <= USUAL_LINE for length in lengths) >= 0.95 * len(lengths)


@cache
def say(locale: Locale) -> Callable[[Text], str]:
    """Says texts without the names of people."""
    return texts().voice(locale, people=lambda _seat: "").say


@pytest.mark.long
@every_game
def test_what_the_line_of_a_turn_leaves_out_is_on_the_board(subject: Subject) -> None:
    hook = lines_of(subject)
    for journey in journeys(subject.key):
        for turn, state in turns_of(journey, None):
            view = subject.game.view_for(state, None)
            board = [line.text for line in subject.words.board_text(view)]
            known = {n for line in (*hook.turn_lines([turn]), *board) for n in names_in(line)}
            hides = HIDES_AGAIN.get(subject.key, NoneType)
            if any(isinstance(event, hides) for event in turn.events):
                continue
            for single in own_lines(subject, turn):
                assert {*names_in(single)} <= known | {single.key}, say("en")(single)


OLD = ("stratego4-event-deployment-began",)
"""Keys of lines that are not told any more when the battle goes on."""


@every_game
def test_the_lines_of_many_turns_are_those_of_each(subject: Subject) -> None:
    """Nothing is lost or doubled when a post tells of many turns; who is ready is merged, and the
    set-up of a battle is old once it goes on.
    """
    hook = lines_of(subject)
    for journey in journeys(subject.key):
        turns = [turn for turn, _ in turns_of(journey, None)]
        each = [line for turn in turns for line in hook.turn_lines([turn])]
        old = [line for line in each if "ready" in line.key or line.key in OLD]
        assert [*hook.turn_lines(turns)] == [line for line in each if line not in old]


@every_game
def test_how_a_game_ended_and_who_gave_up_keep_lines_of_their_own(subject: Subject) -> None:
    hook, words = lines_of(subject), subject.words
    for journey in journeys(subject.key):
        *_, (turn, _) = turns_of(journey, None)
        assert words.event_text(turn.events[-1]) in hook.turn_lines([turn])
        seat = journey.stops[0].seat
        told = subject.game.withdraw(journey.start.state, seat).told
        gone = Turn(seat, tuple(one.event for one in told if one.reaches(None)))
        assert words.event_text(gone.events[0]) in hook.turn_lines([gone])


def said(game: str, *turns: Turn[Any], locale: Locale = "en") -> list[str]:
    names = ("Ada", "Bruno", "Chloé", "Dario")
    voice = texts().voice(locale, people=lambda seat: names[seat])
    return [voice.say(line) for line in lines_of(subject_of(game)).turn_lines(turns)]


def test_a_turn_of_strada_romana_joins_a_run_and_adds_up_its_points() -> None:
    ada, run = Seat(0), (Square(1), Square(2), Square(3))
    turn = Turn(
        ada,
        (
            SpecialBought(ada, "extra", 2, 1),
            WagonRan(ada, Wagon(0), run[0], run[1:2], arrives=False, points_left=2, arrivals=0),
            WagonRan(ada, Wagon(0), run[1], run[2:], arrives=False, points_left=1, arrivals=0),
            TileTaken(ada, Area(2), Good(2), 3, None),
            CoinsChanged(ada, 1, 0, 9),
            CoinsChanged(ada, 1, 0, 8),
            StradaTurnEnded(ada, 1),
        ),
    )
    route = "-".join(SQUARE_NAMES[square] for square in run)
    assert said("strada-romana", turn) == [
        f"Ada: extra movement, Pseudolus {route}, oil tile (III), 2 victory points"
    ]


def test_all_deployments_of_stratego_are_told_in_one_line() -> None:
    begun = Turn(None, (DeploymentBegan(),))
    ready = [Turn(Seat(seat), (ArmyReady(Seat(seat), 3 - seat),)) for seat in range(3)]
    last = Turn(Seat(3), (ArmyReady(Seat(3), 0), BattleBegan(Seat(1))))
    _, waiting = said("stratego4", begun, *ready)
    assert waiting == "Ada, Bruno and Chloé are ready; one army is still being deployed."
    assert said("stratego4", begun, *ready, last) == [
        "All armies are deployed; the lot gave Bruno the first move."
    ], "that they were handed out is old"


def test_a_duel_of_stratego_is_told_with_its_end_in_words() -> None:
    duel = DuelFought(Seat(0), Space(0), Space(1), Rank(6), Seat(1), Rank(3), "attacker")
    lost = ArmyLost(Seat(1))
    one, two = said("stratego4", Turn(Seat(0), (duel, SliderMoved(Seat(0), 1), lost)))
    places = SPACE_NAMES[0], SPACE_NAMES[1]
    assert one == f"Ada: captain (6) on {places[0]} beat Bruno's scout (3) on {places[1]}"
    assert two == "Bruno had no piece left and was out of the battle."
