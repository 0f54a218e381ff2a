"""The ladder ranks players by match results; here the results are given, nothing is played."""

import re
from collections import Counter
from dataclasses import replace
from math import log, sqrt
from pathlib import Path
from typing import Any, cast

import pytest

from benchmarks import ladder
from benchmarks.ladder import (
    ANCHOR,
    PLAN,
    RECORDED,
    Met,
    Played,
    Rung,
    asked_for,
    fitted,
    jobs_of,
    kept_in,
    known_by,
    left_of,
    mets_of,
    planned_for,
    play_on,
    table_of,
)
from benchmarks.strength import CONTESTS, Job, contests_of
from tests.games.catalogue import EVERY_GAME

EVERY_CONTEST = dict(contests_of(EVERY_GAME))

STRENGTHS = {"random": 5.0, "easy": 18.0, ANCHOR: 25.0, "hard": 34.0}
"""Planted ones."""


def _expected(one: str, others: str, games: int, sides: int = 2, partners: int = 1) -> Met:
    """A match that ends as these strengths let one expect."""
    blank = Met(one, others, sides, partners, games, 0)
    chance = blank.chance(STRENGTHS[one] - STRENGTHS[others])
    return Met(one, others, sides, partners, games, games * chance)


def _by_name(rungs: list[Rung]) -> dict[str, Rung]:
    return {rung.name: rung for rung in rungs}


@pytest.mark.parametrize(("sides", "partners"), [(2, 1), (4, 1), (2, 2)])
def test_strengths_are_found_again(sides: int, partners: int) -> None:
    pairs = [("easy", "random"), (ANCHOR, "easy"), ("hard", ANCHOR)]
    found = fitted([_expected(*pair, 4000, sides, partners) for pair in pairs])
    assert [rung.name for rung in found] == ["hard", ANCHOR, "easy", "random"]
    for rung in found:
        assert rung.mu == pytest.approx(STRENGTHS[rung.name], abs=0.5)


@pytest.mark.parametrize(("sides", "partners"), [(2, 1), (4, 1), (2, 2)])
def test_a_player_is_as_far_behind_as_its_victories_say(sides: int, partners: int) -> None:
    """By docs/research/ratings.md: d = c · ln((n − 1) · p / (1 − p)), halved between partners."""
    (one, _) = fitted([Met("easy", ANCHOR, sides, partners, 100_000, 20_000)])[::-1]
    apart = 25 / 6 * sqrt(sides) * log((sides - 1) * 0.2 / 0.8) / partners
    assert one.mu == pytest.approx(25 + apart, abs=0.02)


def test_more_games_are_surer_and_nobody_is_infinitely_strong() -> None:
    few, many = (_by_name(fitted([Met("hard", ANCHOR, 2, 1, n, n)])) for n in (10, 1000))
    assert 25 < few["hard"].mu < many["hard"].mu < 75
    sure, surer = (_by_name(fitted([_expected("hard", ANCHOR, n)])) for n in (10, 1000))
    assert sure["hard"].sigma > 3 * surer["hard"].sigma > 0
    assert few[ANCHOR] == Rung(ANCHOR, 25.0, 0.0)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_player_of_every_game_is_joined_to_the_anchor(game: str) -> None:
    contest = EVERY_CONTEST[f"{game}-{EVERY_GAME[game].game.manifest.fewest_seats}"]
    reached = {ANCHOR}
    for _ in contest.pairs:
        reached |= {name for pair in contest.pairs if reached & {*pair} for name in pair}
    assert reached == {*contest.players}


MATCH = Met("hard", ANCHOR, 2, 1, 40, 30, (0.2, 0.3))


def test_a_page_says_how_surely() -> None:
    page = "\n".join(table_of("ruta-2", [MATCH]))
    assert "| normal | 1666 | fixed |" in page
    assert "30 of 40 v normal | 200.0 / 300.0 ms |" in page


def _numbers(contest: str) -> list[int]:
    """What stands in the first lines of a contest's table: rating, and from where to where."""
    strongest, anchor = [*table_of(contest, [MATCH])][-2:]
    return [int(word) for word in re.findall(r"\d{3,4}(?= \||,|\])", strongest + anchor)]


def test_all_ratings_stand_on_the_scale_on_which_the_anchors_was_recorded() -> None:
    assert set(RECORDED) <= {name for names in PLAN.values() for name in names}
    assert _numbers("la-strada-3")[-1] == 1500, "nothing was recorded of it"
    ahead = [a - b for a, b in zip(_numbers("ruta-2"), _numbers("la-strada-3"), strict=True)]
    assert ahead == [166] * 4


# --- what is kept --------------------------------------------------------------------------------

FIRST, SECOND = (Job("ruta-2", "easy", "random", None, number) for number in (0, 1))


@pytest.mark.parametrize("key", EVERY_GAME)
def test_what_is_planned_plays_each_deal_once_from_every_seat(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "CONTESTS", EVERY_CONTEST)
    planned = planned_for(key, EVERY_GAME[key].game.manifest)
    assert planned == PLAN.get(key, planned)
    for name in planned:
        jobs = jobs_of(name, 8)
        assert {(job.one, job.others) for job in jobs} == {*EVERY_CONTEST[name].pairs}
        assert len(jobs) == len({*jobs})
        assert all(n % EVERY_CONTEST[name].seats == 0 for n in Counter(map(_pair, jobs)).values())


def test_without_a_word_all_that_is_planned_is_played() -> None:
    assert asked_for([]).contest == [name for names in PLAN.values() for name in names]
    assert asked_for(["--game", "stratego4"]).contest == ["stratego4-4", "stratego4-4+teams"]
    assert asked_for(["ruta-2"]).contest == ["ruta-2"]


def test_matches_get_on_alike() -> None:
    """Whenever a run is stopped, each match is as far as the others, give or take a deal."""
    jobs = jobs_of("ruta-2", 80)
    planned, half = (Counter(map(_pair, some)) for some in (jobs, jobs[: len(jobs) // 2]))
    assert all(abs(half[pair] - number / 2) <= 2 for pair, number in planned.items())


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    record = tmp_path / "ladder.jsonl"
    game = next(play_on([FIRST, SECOND], record, processes=1))
    kept = kept_in(record)
    assert kept == [game]
    assert left_of([FIRST, SECOND], kept) == [SECOND]
    list(play_on([SECOND], record, processes=1))
    assert left_of([FIRST, SECOND], kept_in(record)) == []
    (met,) = mets_of("ruta-2", kept_in(record))
    assert (met.one, met.others, met.games) == ("easy", "random", 2)


def test_a_player_that_was_changed_plays_again_and_stays_as_it_was_on_a_rung_of_its_own() -> None:
    now = known_by("ruta-2", "easy"), known_by("ruta-2", "random")
    former = Played(
        "ruta-2", "easy", "random", ("0123", now[1]), 0, 1.0, 1, 0, 0, "CPython", "1 May"
    )
    today = replace(former, known=now, won=0.0)
    assert left_of([FIRST], [former]) == [FIRST]
    assert left_of([FIRST], [former, today]) == []
    mets = {met.one: met.won for met in mets_of("ruta-2", [former, today])}
    assert mets == {"easy before (0123, last on 1 May)": 1.0, "easy": 0.0}


def test_a_player_is_known_by_what_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {known_by("ruta-2", name) for name in ("easy", "normal", "random")}
    assert len(known) == 3
    contest = CONTESTS["ruta-2"]
    rewritten = replace(contest, agents={**contest.agents, "easy": contest.agents["normal"]})
    monkeypatch.setitem(cast(Any, CONTESTS), "rewritten", rewritten)
    assert known_by("rewritten", "easy") == known_by("ruta-2", "normal")


def _pair(job: Job) -> tuple[str, str]:
    return job.one, job.others
