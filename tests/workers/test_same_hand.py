"""What the page about the same hand says, in every language, and that it has room."""

import re

import pytest

from club.model.cup import CupFacts, Pairing, Placing
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.translatable_text import LOCALES, Locale, text
from tests.games.catalogue import texts
from tests.tables.sample_tables import NOON
from tests.workers.sample_cups import DAY, first_round, pairing, person, playing, shown
from workers.posts.same_hand import same_hand
from workers.utf16_length import length

STRICT = texts()
SEED = "5e" * 16


def cup_of(tables: list[Pairing], seed: str | None = SEED) -> CupFacts:
    """A cup of one deal after its first round; ``seed``: of the deal, once it is told."""
    played = first_round(tables, ended_at=NOON + DAY, seal="ab" * 32, seed=seed)
    entrants = [person(n) for n in range(1, 1 + sum(len(each.places) for each in tables))]
    return playing(*entrants, rounds=[played], most=64, same_deal=True)


def page(
    facts: CupFacts,
    locale: Locale = "en",
    names: tuple[str, ...] = (),
    reader: int | None = None,
    linked: bool = False,
) -> tuple[str, ...]:
    voice = STRICT.voice(locale, quote=DiscordMarkup().quote)
    seen = shown(facts, names=names, linked=linked)
    return same_hand(seen, facts.rounds[0], reader, DiscordMarkup(), voice)


def three_tables(*, judged: bool = False) -> list[Pairing]:
    """Two tables with results, and a third that is played to its end or judged."""
    last = (Placing(5, 1, judged=True), Placing(6, 1, judged=True))
    return [
        pairing(1, Placing(1, 1, 50), Placing(2, 2, 40)),
        pairing(2, Placing(3, 2, 30), Placing(4, 1, 45)),
        pairing(3, *(last if judged else (Placing(5, 1, 43), Placing(6, 1, 43)))),
    ]


@pytest.mark.parametrize(
    ("locale", "mark", "seat"),
    [("en", ".", "Seat 1 of 2"), ("fr", ",", "Place 1 sur 2"), ("it", ",", "Posto 1 di 2")],
)
def test_each_seat_has_its_holders_best_first_against_the_mean_of_the_others(
    locale: Locale, mark: str, seat: str
) -> None:
    compared, first, *rows = page(cup_of(three_tables()), locale)
    assert compared == STRICT.voice(locale).say(text("cup-same-hand-compared", by="points"))
    assert first == f"**{seat}**"
    assert rows[:3] == [
        f"Person 1 · 1 · 50 (+13{mark}5) · T001",
        "Person 5 · ½ · 43 (+3) · T003",
        f"Person 3 · 0 · 30 (−16{mark}5) · T002",
    ]
    assert rows[4] == f"Person 4 · 1 · 45 (+3{mark}5) · T002"


def test_a_judged_game_has_no_result_and_counts_in_no_mean() -> None:
    rows = page(cup_of(three_tables(judged=True)))
    assert "Person 1 · 1 · 50 (+20) · T001" in rows
    assert not any("Person 5" in row or "Person 6" in row for row in rows)


def test_a_game_without_points_is_compared_by_score() -> None:
    tables = [pairing(n, Placing(2 * n - 1, n), Placing(2 * n, 3 - n)) for n in (1, 2)]
    rows = page(cup_of(tables))
    assert rows[0] == STRICT.voice("en").say(text("cup-same-hand-compared", by="score"))
    assert rows[2:4] == ("Person 1 · 1 (+1) · T001", "Person 3 · 0 (−1) · T002")


def test_tables_are_linked_if_there_is_room() -> None:
    rows = page(cup_of(three_tables()), linked=True)
    assert all("](https://" in row for row in rows if row.startswith("Person"))


@pytest.mark.parametrize("tables", [three_tables()[:1], []])
def test_a_hand_that_nobody_else_held_is_not_shown(tables: list[Pairing]) -> None:
    assert page(cup_of(tables)) == ()


def test_nothing_is_compared_before_the_deal_is_told() -> None:
    assert page(cup_of(three_tables(), seed=None)) == ()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["_" * 32, "𝔘" * 16, "I"])
@pytest.mark.parametrize("size", [2, 4])
def test_64_entrants_have_room_and_the_reader_is_never_left_out(
    locale: Locale, name: str, size: int
) -> None:
    tables = [
        pairing(n, *(Placing(size * n - size + s, s, 300 - s - n) for s in range(1, size + 1)))
        for n in range(1, 64 // size + 1)
    ]
    rows = page(cup_of(tables), locale, (name,) * 64, reader=64, linked=True)
    assert sum(length(row) + 1 for row in rows) <= 1_980 - 100, "and the heading has room"
    assert sum(row.startswith("**") for row in rows) == size
    assert any(row.endswith(f"T{64 // size:03}") for row in rows)
    named = sum(" · T0" in row for row in rows)
    left_out = [re.search(r"\d+", row) for row in rows[1:] if " · T0" not in row and row[0] != "*"]
    assert named + sum(int(each[0]) for each in left_out if each) == 64
