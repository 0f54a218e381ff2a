"""Pictures of cups: what they show is what the standings count, and nothing that is not known."""

import re
from fractions import Fraction
from functools import cache
from itertools import permutations

import msgspec
import pytest

from club.decisions.public_cup import PublicCup
from club.model.counted_game import CountedGame
from club.model.cup import CupFacts, CupStatus, Round
from club.standings.standings import Row
from club.standings.tie_breaks import TieBreak, TieBreakName
from core.translatable_text import LOCALES, Locale, text
from rendering.club.results import CupResult
from rendering.club.standings import LAST_GAMES
from rendering.scene.shapes import Scene
from tests.club.simulated_cups import SimulatedCup, Terms, play, random_terms
from tests.games.catalogue import texts
from tests.workers.simulated_cups import NAMES, public_cup
from workers.painting.cup_picture_rows import (
    cross_table_of,
    deciding_tie_break,
    has_cross_table,
    last_results,
    result_against,
    standings_table,
)
from workers.painting.cup_pictures import CupPictures
from workers.painting.render_queue import RenderQueue
from workers.post_model import ALT_LIMIT
from workers.utf16_length import length

SAY = texts().voice("en").say
RUTA = text("ruta-name")
SWISS = public_cup(play(Terms("swiss", 9, 2), 7))
CUPS = [play(random_terms(seed, 16), seed) for seed in range(24)]


class Draughtsman:
    """Keeps the scenes instead of painting them."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    async def render(self, scene: Scene) -> bytes:
        self.scenes.append(scene)
        return b"png"


class Clumsy:
    """Cannot paint."""

    async def render(self, scene: Scene) -> bytes:
        raise OSError("no paint")


def _with(public: PublicCup, **fields: object) -> PublicCup:
    """The cup with other facts."""
    facts = msgspec.structs.replace(public.facts, **fields)
    return msgspec.structs.replace(public, facts=facts)


def _worth(results: list[CupResult]) -> Fraction:
    return sum((Fraction(1) if r.kind == "bye" else r.points for r in results), Fraction(0))


def _all_results(facts: CupFacts, entrant: int) -> list[CupResult]:
    return [
        result
        for played in facts.rounds
        for result in last_results(
            msgspec.structs.replace(facts, rounds=(played,)), entrant, plays_on=True
        )
    ]


# -- What the tables hold ----------------------------------------------------------------------


@pytest.mark.parametrize("cup", CUPS, ids=lambda cup: "-".join(map(str, cup.terms[:3])))
def test_the_results_shown_add_up_to_the_score(cup: SimulatedCup) -> None:
    public = public_cup(cup)
    for row in public.standings:
        assert _worth(_all_results(public.facts, row.entrant)) == row.score


@pytest.mark.parametrize("cup", CUPS, ids=lambda cup: "-".join(map(str, cup.terms[:3])))
def test_a_cross_table_gives_each_game_to_one_of_two_or_half_to_both(cup: SimulatedCup) -> None:
    facts = public_cup(cup).facts
    for one, other in permutations(cup.terms.everybody, 2):
        result, mirrored = result_against(facts, one, other), result_against(facts, other, one)
        if result is None or mirrored is None:
            assert result == mirrored
        else:
            assert result.points + mirrored.points == result.most == mirrored.most


def test_the_rows_of_a_cross_table_of_duels_add_up_to_the_score() -> None:
    table = cross_table_of(SWISS, NAMES, RUTA, SAY)
    names = [row.label.name for row in table.rows]
    assert names == [NAMES[row.entrant] for row in SWISS.standings]
    for row in table.rows:
        won = sum((result.points for result in row.against if result), Fraction(0))
        assert won + (row.bye is not None) == row.score
    assert not table.is_of_groups


def test_only_small_cups_that_are_no_knock_out_have_a_cross_table() -> None:
    assert has_cross_table(SWISS.facts)
    assert has_cross_table(public_cup(play(Terms("all-play-all", 16, 4), 1)).facts)
    assert not has_cross_table(public_cup(play(Terms("swiss", 17, 2), 1)).facts)
    assert not has_cross_table(public_cup(play(Terms("knock-out", 8, 2), 1)).facts)
    assert not has_cross_table(msgspec.structs.replace(SWISS.facts, rounds=()))


def test_an_uncounted_game_is_shown_as_being_played() -> None:
    facts = SWISS.facts
    places = facts.rounds[-1].pairings[0].places
    one, other = (place.entrant for place in places)
    going_on = msgspec.structs.replace(facts, rounds=(*facts.rounds[:-1], _open(facts.rounds[-1])))
    assert last_results(going_on, one, plays_on=True)[-1] == CupResult(kind="open")
    assert result_against(going_on, one, other) == CupResult(kind="open")
    assert last_results(facts, one, plays_on=True)[-1].kind == "game"


def _open(played: Round) -> Round:
    pairings = tuple(
        msgspec.structs.replace(
            pairing,
            places=tuple(
                msgspec.structs.replace(place, rank=None, points=None) for place in pairing.places
            ),
        )
        for pairing in played.pairings
    )
    return msgspec.structs.replace(played, pairings=pairings, ended_at=None)


def test_who_left_or_is_out_missed_no_round_since() -> None:
    public = public_cup(play(Terms("knock-out", 12, 2), 3))
    (winner, *others) = standings_table(public, NAMES, RUTA, SAY).rows
    assert winner.has_won
    assert len(winner.last) == LAST_GAMES
    assert all(row.last[-1].kind != "missed" for row in others)
    since = last_results(public.facts, others[-1].number, plays_on=True)
    assert since[-1].kind == "missed"


def test_a_round_sat_out_in_a_knock_out_is_shown_also_if_it_cost_the_last_life() -> None:
    cup = next(
        cup
        for seed in range(60)
        for cup in (play(Terms("knock-out", 9, 2, away=0.3), seed),)
        if any(each in cup.away[-1] for each in _alone(cup.rounds[-1]))
    )
    (out, *_) = (each for each in _alone(cup.rounds[-1]) if each in cup.away[-1])
    rows = standings_table(public_cup(cup), NAMES, RUTA, SAY).rows
    (row,) = (row for row in rows if row.number == out)
    assert row.last[-1].kind == "missed"


def _alone(games: tuple[CountedGame, ...]) -> list[int]:
    return [game.entrants[0] for game in games if game.is_alone]


def test_the_best_person_wins_the_cup_not_a_computer() -> None:
    first, second = (row.entrant for row in SWISS.standings[:2])
    public = public_cup(play(Terms("swiss", 9, 2), 7), computers=frozenset({first}))
    rows = standings_table(public, NAMES, RUTA, SAY).rows
    assert [row.number for row in rows if row.has_won] == [second]
    assert rows[0].label.computer
    going_on = _with(public, status=CupStatus.PLAYING)
    assert not any(row.has_won for row in standings_table(going_on, NAMES, RUTA, SAY).rows)


def _row(rank: int, score: int, *values: int, lives: int | None = None) -> Row:
    names: tuple[TieBreakName, ...] = ("meetings", "buchholz", "lot")
    ties = (TieBreak(name, Fraction(value)) for name, value in zip(names, values, strict=True))
    return Row(rank, rank, Fraction(score), 3, 1, tuple(ties), lives)


def test_the_tie_break_shown_is_the_one_that_decides_most() -> None:
    assert deciding_tie_break([_row(1, 3, 1, 9, 9), _row(2, 2, 0, 5, 5)]) is None
    assert deciding_tie_break([_row(1, 3, 0, 4, 9), _row(2, 3, 0, 4, 5)]) is None, "the lot"
    assert deciding_tie_break([_row(1, 3, 1, 4, 9), _row(2, 3, 0, 5, 5)]) == "meetings"
    rows = [_row(1, 3, 1, 4, 9), _row(2, 3, 0, 5, 5), _row(3, 3, 0, 4, 1), _row(4, 3, 0, 3, 1)]
    assert deciding_tie_break(rows) == "buchholz"
    alive = [_row(1, 3, 1, 4, 9, lives=2), _row(2, 3, 0, 5, 5, lives=1)]
    assert deciding_tie_break(alive) is None


@pytest.mark.parametrize(
    ("fields", "note"),
    [
        ({"status": CupStatus.ENTRY, "rounds": ()}, "Ruta · Swiss · who plays?"),
        ({"status": CupStatus.PLAYING}, "Ruta · Swiss · round 5"),
        ({"status": CupStatus.PLAYING, "planned_rounds": 5}, "Ruta · Swiss · round 5 of 5"),
        ({"status": CupStatus.FINISHED}, "Ruta · Swiss · final standings"),
        ({"status": CupStatus.CALLED_OFF}, "Ruta · Swiss · called off"),
    ],
)
def test_the_heading_says_how_far_the_cup_has_come(fields: dict[str, object], note: str) -> None:
    named = _with(SWISS, name="Spring cup", **fields)
    heading = standings_table(named, NAMES, RUTA, SAY).heading
    assert (heading.title, heading.note) == ("Spring cup", note)
    unnamed = _with(SWISS, **fields)
    heading = standings_table(unnamed, NAMES, RUTA, SAY).heading
    assert (heading.title, f"Ruta · Swiss · {heading.note}") == ("Ruta cup (Swiss)", note)


# -- The pictures ------------------------------------------------------------------------------


@cache
def _largest() -> PublicCup:
    return public_cup(play(Terms("swiss", 64, 2), 5))


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_large_cup_is_shown_page_by_page_in_pictures_and_words(locale: Locale) -> None:
    public = _largest()
    seen: list[str] = []
    for first in (1, 21, 41, 61):
        draughtsman = Draughtsman()
        pictures = CupPictures(texts(), RenderQueue(draughtsman))
        picture = await pictures.standings(public, NAMES, locale, first)
        assert picture is not None
        assert picture.name == "standings.png"
        assert length(picture.alt) <= ALT_LIMIT
        assert not re.search(r"\. [a-zà-ÿ]", picture.alt), "a sentence begins with a capital"
        written = {getattr(shape, "words", "") for shape in draughtsman.scenes[0].base.shapes}
        shown = public.standings[first - 1 : first + 19]
        assert {NAMES[row.entrant] for row in shown} <= written
        assert all(f"{row.rank} {NAMES[row.entrant]} " in picture.alt for row in shown)
        seen += [NAMES[row.entrant] for row in shown]
    assert len(seen) == len({*seen}) == 64


async def test_a_cross_table_is_drawn_where_there_is_one() -> None:
    draughtsman = Draughtsman()
    pictures = CupPictures(texts(), RenderQueue(draughtsman))
    picture = await pictures.cross_table(SWISS, NAMES, "en")
    assert picture is not None
    assert picture.alt.startswith("Ruta cup (Swiss): final standings. 1 Person ")
    knock_out = public_cup(play(Terms("knock-out", 8, 2), 1))
    assert await pictures.cross_table(knock_out, NAMES, "en") is None
    assert len(draughtsman.scenes) == 1


def test_the_rows_of_a_cross_table_are_said_with_the_names_as_given() -> None:
    pictures = CupPictures(texts(), RenderQueue(Draughtsman()))
    names = {number: f"**{number}**" for number in NAMES}
    rows = pictures.cross_table_rows(SWISS, names, "en")
    assert len(rows) == len(SWISS.standings)
    assert rows[0].startswith(f"1 **{SWISS.standings[0].entrant}** ")
    assert all("■" in row for row in rows)


async def test_long_names_shorten_what_is_said_before_they_are_cut() -> None:
    names = {number: f"{'W' * 28} {number}" for number in NAMES}
    public = public_cup(play(Terms("all-play-all", 16, 2), 2))
    picture = await CupPictures(texts(), RenderQueue(Draughtsman())).cross_table(
        public, names, "en"
    )
    assert picture is not None
    assert all(names[row.entrant] in picture.alt for row in public.standings)
    assert length(picture.alt) <= ALT_LIMIT


async def test_a_picture_that_cannot_be_painted_is_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pictures = CupPictures(texts(), RenderQueue(Clumsy()))
    assert await pictures.standings(SWISS, NAMES, "en") is None
    assert "no picture standings.png" in caplog.text
