"""What La Strada's pictures say to those who do not see them."""

import pytest

from core.text import LOCALES, Locale
from games.la_strada.board import HEX_NAMES, road_name
from games.la_strada.view import cost_of
from rendering.boards.la_strada.alt import describe
from rendering.scene import ALT_LIMIT, SeatLabel
from tests.rendering.la_strada_positions import (
    ALL,
    FINISHED,
    LABELS,
    MIDDLE,
    MIDDLE_PLAN,
    PLACING,
    START,
)
from tests.rendering.speech import speaker

say = speaker("en", LABELS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ALL)
def test_no_description_is_longer_than_the_limit_and_hardly_any_is_cut(
    name: str, locale: Locale
) -> None:
    told = describe(ALL[name], speaker(locale, LABELS), MIDDLE_PLAN if name == "middle" else None)
    assert 200 < len(told) <= ALT_LIMIT
    assert not told.endswith("…") or name == "finished"


def test_turn_days_tiles_links_last_road_and_values_are_told() -> None:
    told, own = describe(MIDDLE, say), MIDDLE.seats[2]
    assert MIDDLE.last_road is not None
    linked = " and ".join(HEX_NAMES[at] for at in own.settlements[-2:])
    for part in (
        f"La Strada after {MIDDLE.move_number} moves: Bo is to play.",
        f"Cleo: {own.gold} gold, {own.days} days, {own.cubes_left} cubes left; tiles left: "
        f"{own.tiles[0]} plain, {own.tiles[1]} forest, {own.tiles[2]} hill. Linked:",
        linked,
        f"Built last, by Ada: {road_name(MIDDLE.roads[MIDDLE.last_road].path)}.",
    ):
        assert part in told
    for settlement in MIDDLE.settlements:
        assert f"{settlement.kind} {HEX_NAMES[settlement.hex]}: {settlement.gold}" in told


def test_a_plan_is_told_early_with_its_cost() -> None:
    told = describe(MIDDLE, say, MIDDLE_PLAN)
    planned = f"Planned by Bo: {road_name(MIDDLE_PLAN)}, for {cost_of(MIDDLE, MIDDLE_PLAN)} days."
    assert planned in told[:160]
    assert "Planned" not in describe(MIDDLE, say)


def test_workshops_and_hidden_settlements_are_told() -> None:
    assert "The settlements still lie face down." in describe(START, say)
    assert PLACING.last_workshop is not None
    assert f"workshop of Bo on {HEX_NAMES[PLACING.last_workshop]}." in describe(PLACING, say)


def test_the_end_names_the_winner() -> None:
    assert FINISHED.outcome is not None
    (winner,) = FINISHED.outcome.winners
    assert f"Won by {LABELS[winner].name}." in describe(FINISHED, say)


def test_what_does_not_fit_is_cut_between_words() -> None:
    names = tuple(SeatLabel(letter * 32) for letter in "ABCD")
    told = describe(FINISHED, speaker("fr", names))
    assert told.endswith("…")
    assert ALT_LIMIT - 40 < len(told) <= ALT_LIMIT
    assert not told.endswith((" …", ",…"))
