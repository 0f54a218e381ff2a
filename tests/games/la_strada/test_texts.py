"""Texts of La Strada, mostly English, word for word where it matters."""

import pytest

from core.texts import Locale
from games.la_strada.moves import CutOff, GameEnded, TurnEnded
from games.la_strada.texts import (
    board_text,
    event_text,
    plan_text,
)
from games.la_strada.view import Options
from i18n import Translator
from tests.games.english_texts import say
from tests.games.la_strada.positions import (
    END,
    ME,
    RIVAL,
    build,
    cost,
    events,
    path,
    placing_world,
    play,
    refusal,
    view,
    workshop,
    world,
)

KEY = "la-strada"


def test_a_link_is_told_with_its_road_price_and_worth() -> None:
    alone = world(kinds={"E6": "city"})
    shared = world(kinds={"E6": "city"}, cubes={1: "E6"})
    assert [say(KEY, event_text(e)) for e in events(alone, build("G6-F6-E6"))] == [
        "Player 1 linked the city E6 by G6-F6-E6 for 2 days, the first there: 5 gold.",
    ]
    assert say(KEY, event_text(events(shared, build("G6-F6-E6"))[0])) == (
        "Player 1 linked the city E6 by G6-F6-E6 for 2 days, making 2 cubes there, worth "
        "4 gold each."
    )


def test_turns_are_told_with_the_days_kept() -> None:
    told = [say(KEY, event_text(event)) for event in events(world(days=(5, 0, 0)), END)]
    assert told == [
        "Player 1 ended the turn and kept 5 days.",
        "Player 2 began a turn with 6 days to spend.",
    ]
    over = [TurnEnded(ME, 1, days, by_itself=True) for days in (0, 1, 3)]
    assert [say(KEY, event_text(event)) for event in over] == [
        "Player 1 had spent all days, and the turn was over.",
        "Player 1 could pay for no further link and kept one day.",
        "Player 1 could pay for no further link and kept 3 days.",
    ]


def test_why_somebody_is_cut_off_is_told() -> None:
    assert say(KEY, event_text(CutOff(RIVAL, "cubes"))) == (
        "Player 2 had no cube left and could link nothing more."
    )
    assert say(KEY, event_text(CutOff(RIVAL, "ways"))) == (
        "Player 2 found no way to any new settlement."
    )


@pytest.mark.parametrize(
    ("locale", "alone", "both"),
    [
        (
            "en",
            "2 could link nothing more.",
            "1 and 2 could link nothing more.",
        ),
        (
            "fr",
            "Plus rien à relier pour 2.",
            "Plus rien à relier pour 1 et 2.",
        ),
        (
            "it",
            "Per 2 non c’è più nulla da collegare.",
            "Per 1 e 2 non c’è più nulla da collegare.",
        ),
    ],
)
def test_the_end_says_who_could_link_nothing(locale: Locale, alone: str, both: str) -> None:
    voice = Translator(strict=True).voice(locale, people=lambda seat: str(seat + 1))
    ends = (GameEnded("cut-off", (RIVAL,)), GameEnded("cut-off", (ME, RIVAL)))
    said = [" ".join(voice.say(event_text(end)).split()) for end in ends]
    assert said == [alone, both]


def test_the_board_in_words_tells_all_that_lies_there() -> None:
    state = world(kinds={"E6": "city", "D2": "hamlet"}, cubes={2: "E6"}, roads=[(0, "G6-F6-E6")])
    lines = [say(KEY, line.text) for line in board_text(view(state))]
    assert lines[0].startswith("Free forest, 3 days a tile: A7, B1, B5, B6, B7")
    assert lines[1].startswith("Free hills, 4 days a tile: A1, B2, B4")
    assert lines[2] == "All other free hexes are plain, 2 days a tile."
    assert lines[3].startswith(
        "Cities, 5 gold for a first cube: E6 (Player 1, Player 3: 4 gold each), "
    )
    assert any(line.startswith("Hamlets, 2 gold") and ", D2" in line for line in lines)
    alone = world(kinds={"E6": "city"}, roads=[(0, "G6-F6-E6")])
    assert "cube: E6 (Player 1: 5 gold), " in say(KEY, board_text(view(alone))[3].text) + ", "
    assert lines[7:10] == [
        "Player 1: 4 gold, 6 days, 11 cubes left; tiles left: 18 plain, 8 forest, 5 hill.",
        "Workshop of Player 1: G6.",
        "Roads of Player 1: G6-F6-E6.",
    ]
    assert lines[-1] == "Player 1 is to play."


def test_what_was_built_last_and_what_is_planned_are_told() -> None:
    state = play(world(kinds={"E6": "city"}), build("G6-F6-E6"))
    lines = [say(KEY, line.text) for line in board_text(view(state))]
    assert lines[-2] == "Built last, by Player 1: G6-F6-E6."
    placed = play(placing_world(shops=("", "", "L7"), placing=(1, 0)), workshop("G6"))
    lines = [say(KEY, line.text) for line in board_text(view(placed))]
    assert lines[-2].startswith("Placed last, by Player ")
    assert lines[-2].endswith(": a workshop on G6.")
    planned = say(KEY, plan_text(view(world()), (path("G6-F6-E6"),)))
    assert planned == f"Planned: G6-F6-E6, for {cost('G6-F6-E6')} days."
    alone = say(KEY, plan_text(view(world()), (path("G6"),)))
    assert alone == "Planned: a workshop on G6."


def test_face_down_settlements_are_told_as_such() -> None:
    state = placing_world(shops=("G6", "", "L7"), placing=(1,), options=Options(late_reveal=True))
    lines = [say(KEY, line.text) for line in board_text(view(state))]
    assert lines[3].startswith("Settlements, still face down: A5, B3, B8")
    assert not any("Cities" in line for line in lines)


def test_a_refusal_says_what_and_why() -> None:
    state = world(roads=[(1, "E6-F6-G7")])
    assert say(KEY, refusal(state, build("G6-F6-F7-F8")).text) == (
        "A road tile lies on F6 already (Player 2)."
    )
    assert say(KEY, refusal(world(), build("G6-F6-G7")).text) == (
        "The bend from G6 over F6 to G7 is too sharp: a tile is straight or bends gently."
    )
    assert say(KEY, refusal(world(days=(2, 0, 0)), build("G6-F6-F7-F8")).text) == (
        "This road costs 4 days; you have 2."
    )
