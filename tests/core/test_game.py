"""Types shared by all games: audiences, outcomes and refusals."""

import msgspec
import pytest

from core.errors import IllegalMove, PlayerError, Refusal, UnreadableMove
from core.game import (
    EVERYONE,
    NO_ONE,
    Everyone,
    Only,
    Outcome,
    ScorePart,
    Seat,
    Standing,
    Step,
    Told,
    only,
)
from core.texts import Listing, Moment, Player, Text, Value, Verbatim, text

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def _standing(seat: Seat, rank: int) -> Standing:
    return Standing(seat, rank, 3, (ScorePart("tokens", 3),))


def test_what_everyone_is_told_reaches_seats_and_public() -> None:
    told = Told("news", EVERYONE)
    assert all(told.reaches(viewer) for viewer in (ONE, TWO, None))


def test_what_is_told_to_seats_reaches_no_other_and_not_the_public() -> None:
    told = Told("secret", only(ONE, THREE))
    assert [told.reaches(viewer) for viewer in (ONE, TWO, THREE, None)] == [
        True,
        False,
        True,
        False,
    ]


def test_an_audience_is_written_in_order_and_without_repetition() -> None:
    assert only(THREE, ONE, THREE) == Only((ONE, THREE))
    assert not Told("nothing", only()).reaches(ONE)


def test_a_step_says_who_has_learned_something_by_it() -> None:
    plain, drawn = Told("moved", EVERYONE), Told("drawn", only(TWO), shows=only(TWO))
    both = Told("swapped", EVERYONE, shows=only(ONE, TWO))
    assert Step("state", (plain,)).learned == NO_ONE
    assert Step("state", (plain, drawn, both)).learned == only(ONE, TWO)
    assert Step("state", (drawn, Told("shown", EVERYONE, shows=EVERYONE))).learned == EVERYONE


def test_something_told_has_no_default_audience() -> None:
    with pytest.raises(TypeError):
        Told("news")  # type: ignore[call-arg]


def test_an_audience_survives_json() -> None:
    for audience in (EVERYONE, only(TWO)):
        read = msgspec.json.decode(msgspec.json.encode(audience), type=Everyone | Only)
        assert read == audience


def test_all_who_share_the_first_rank_have_won() -> None:
    shared = Outcome((_standing(THREE, 1), _standing(ONE, 1), _standing(TWO, 3)), "tokens")
    assert shared.winners == (ONE, THREE)


def test_a_refusal_is_its_own_text() -> None:
    refusal = Refusal("ruta-refusal-slot-empty", {"slot": 2})
    assert refusal.text == text("ruta-refusal-slot-empty", slot=2)


@pytest.mark.parametrize("kind", [IllegalMove, UnreadableMove])
def test_what_a_person_can_mend_carries_its_refusal(kind: type[PlayerError]) -> None:
    error = kind(Refusal("ruta-refusal-which-card"))
    assert isinstance(error, PlayerError)
    assert error.refusal.code == str(error) == "ruta-refusal-which-card"


@pytest.mark.parametrize(
    "value",
    [
        7,
        "moons",
        Player(1),
        Verbatim("*hello*"),
        Moment(1_700_000_000_000),
        Listing((Text("decktet-suit-moons"), Player(0), 3)),
        text("ruta-route", one=text("decktet-card-mill"), other=Listing(())),
    ],
)
def test_a_value_of_a_text_survives_json(value: Value) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=Value) == value
