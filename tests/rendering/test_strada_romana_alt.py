"""What Strada Romana's pictures say to those who do not see them."""

import pytest

from core.text import LOCALES, Locale
from games.strada_romana.board import MARKETS, SQUARE_NAMES, Good, Wagon, good_name, wagon_name
from rendering.boards.strada_romana.alt import describe
from rendering.scene import ALT_LIMIT, SeatLabel
from tests.rendering.speech import speaker
from tests.rendering.strada_romana_positions import (
    ALL,
    FINISHED,
    LABELS,
    LOOKED_AT,
    LOOKING,
    MIDDLE,
    MIDDLE_PLAN,
    OWN,
    START,
)

say = speaker("en", LABELS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ALL)
def test_no_description_is_longer_than_the_limit(name: str, locale: Locale) -> None:
    told = describe(ALL[name], speaker(locale, LABELS), MIDDLE_PLAN if name == "middle" else None)
    assert 200 < len(told) <= ALT_LIMIT


def test_turn_seats_wagons_and_goods_are_told() -> None:
    told = describe(START, say)
    assert "Strada Romana after 0 moves: Bo is to play. Wagons arrived: 0 of 4." in told
    for seat, own in enumerate(START.seats):
        assert f"{LABELS[seat].name}: 0 points, {own.coins} coin" in told
    for market, good in enumerate(START.market_cubes):
        assert good is not None
        assert f"{say(good_name(good))} {SQUARE_NAMES[MARKETS[market]]}" in told
    told = describe(MIDDLE, say)
    for number, wagon in enumerate(MIDDLE.wagons):
        if wagon.square is not None:
            assert f"{say(wagon_name(Wagon(number)))} {SQUARE_NAMES[wagon.square]}" in told


def test_contracts_are_told_by_good() -> None:
    told = describe(MIDDLE, say)
    for own in MIDDLE.seats:
        for good, count in enumerate(own.contracts):
            if count:
                assert f"{count} {say(good_name(Good(good)))}" in told


def test_the_last_runs_are_told_and_where_they_arrived() -> None:
    run = MIDDLE.last_runs[0]
    way = " ".join(SQUARE_NAMES[square] for square in run.path)
    assert MIDDLE.last_seat is not None
    told = describe(MIDDLE, say)
    name = say(wagon_name(run.wagon))
    assert f"Last run, by {LABELS[MIDDLE.last_seat].name}: {name} {way}" in told
    (arrived,) = (run for run in MIDDLE.last_runs if run.arrives)
    way = " ".join(SQUARE_NAMES[square] for square in arrived.path)
    assert f"{say(wagon_name(arrived.wagon))} {way} Ostia-Portus" in told


def test_a_plan_is_told_early() -> None:
    way = " ".join(SQUARE_NAMES[square] for square in MIDDLE_PLAN.path)
    planned = f"Planned: {say(wagon_name(MIDDLE_PLAN.wagon))} {way}."
    assert planned in describe(MIDDLE, say, MIDDLE_PLAN)[:200]
    assert "Planned" not in describe(MIDDLE, say)


def test_hand_and_stack_are_told_to_their_viewer_alone() -> None:
    assert OWN.hand
    assert "Your wagon tiles:" in describe(OWN, say)
    assert "Your wagon tiles:" not in describe(MIDDLE, say)
    assert "In the stack:" in describe(LOOKING, say)
    assert "In the stack:" not in describe(LOOKED_AT, say)


def test_the_end_names_the_winner() -> None:
    assert FINISHED.outcome is not None
    (winner,) = FINISHED.outcome.winners
    assert f"Won by {LABELS[winner].name}." in describe(FINISHED, say)


def test_what_does_not_fit_is_cut_between_words() -> None:
    names = tuple(SeatLabel(letter * 32) for letter in "ABCDE")
    told = describe(OWN, speaker("fr", names))
    assert told.endswith("…")
    assert ALT_LIMIT - 40 < len(told) <= ALT_LIMIT
    assert not told.endswith((" …", ",…"))
