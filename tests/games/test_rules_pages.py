"""The examples in the rules for players (/tavolo rules) happen so at a table."""

import re

import pytest
from msgspec.structs import replace

from core.errors import UnreadableMove
from core.game import Seat
from core.texts import LOCALES, Locale, Text, text
from games.strada_romana.board import AHEAD, SQUARE_BY_NAME, SQUARE_NAMES
from games.strada_romana.game import STRADA_ROMANA
from games.stratego4.board import COUNTS, RANKS, rank_name
from tests.games.catalogue import texts
from tests.games.la_strada import positions as la_strada
from tests.games.la_strada import test_examples as rulebook
from tests.games.ruta.positions import claim, play, world
from tests.games.strada_romana import positions as romana
from tests.games.subjects import WHOLE_GAMES, Subject

TRANSLATOR = texts()
TYPED = re.compile(r"^Typed\b.*", re.MULTILINE)
BOLD = re.compile(r"\*\*(.+?)\*\*")
ROAD = re.compile(r"[A-N]\d+(-[A-N]\d+)+")
"""La Strada's roads are typed after the command that builds."""

OTHER_CHAPTER = re.compile(
    '(?:under|sous|sotto) ["«]\N{NO-BREAK SPACE}?(.+?)\N{NO-BREAK SPACE}?["»]'
)
NUMBERS = ("no", "a", "two", "three", "four")

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


def chapters(subject: Subject, locale: Locale = "en") -> dict[str, str]:
    """The chapters of a game's rules by their titles."""
    say, facts = TRANSLATOR.voice(locale).say, dict(subject.words.FACTS)
    found: dict[str, str] = {}
    while TRANSLATOR.has(key := f"{subject.key}-rules-{len(found) + 1}"):
        found[say(text(f"{key}-title"))] = say(Text(key, facts))
    return found


def page(key: str) -> str:
    """All chapters of the game with this key, in English."""
    return "\n".join(next(chapters(s).values() for s in WHOLE_GAMES if s.key == key))


@every_game
def test_every_move_that_is_taught_can_be_read(subject: Subject) -> None:
    game = subject.game
    state = game.initial_state(subject.seat_counts[-1], subject.options[0], bytes(32)).state
    view = game.view_for(state, Seat(0))
    taught = [e for line in TYPED.findall(page(subject.key)) for e in BOLD.findall(line)]
    moves = [
        move
        for example in taught
        if example not in subject.parts_taught
        for move in re.sub(r"\s*\+\w+", "", example).split("; ")
    ]
    least = subject.moves_taught
    wanted = f"teach {least} moves or more in bold type, on lines of {subject.key}-rules-… that"
    assert len(set(moves)) >= least, f"{wanted} begin with Typed; found: {moves}"
    for move in moves:
        try:
            game.parse(view, f"build {move}" if ROAD.fullmatch(move) else move)
        except UnreadableMove as fault:
            pytest.fail(f"{move}: {fault.refusal.code}")


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_a_chapter_that_is_named_in_another_exists(subject: Subject, locale: Locale) -> None:
    found = chapters(subject, locale)
    named = [name for words in found.values() for name in OTHER_CHAPTER.findall(words)]
    assert set(named) - set(found) == set(), "chapters that are named and do not exist"


def test_ruta_both_payments_of_the_example_are_exact() -> None:
    assert "**claim harvest/consul: huntress rite**" in page("ruta")
    assert "Journey and Pact are exactly the 12 of Mountain – Diplomat" in page("ruta")
    state = world(hand="huntress rite journey pact", draft="bard sea", pile="end origin")
    for paid in (
        claim("harvest/consul", "huntress rite"),
        claim("mountain/diplomat", "journey pact"),
    ):
        state = play(state, paid)
        assert (state.turn, state.draw_owed) == (Seat(0), False), "whoever pays exactly goes on"


def test_la_strada_the_turn_of_the_example_is_that_of_the_rulebook() -> None:
    roads = re.findall(r"\*\*(K6-[\w-]+)\*\*, then \*\*(H8-[\w-]+)\*\*", page("la-strada"))
    assert roads == [("K6-J7-H8", "H8-G8-F8")]
    assert (rulebook.KINDS["H8"], rulebook.KINDS["F8"]) == ("town", "city")
    after = la_strada.play(rulebook.FIRST_TURN, *map(la_strada.build, roads[0]))
    assert after.turn != rulebook.GREY, "all six days are spent"


def test_strada_romana_the_lines_of_the_example_are_those_of_the_board() -> None:
    assert "3C to 4H and 4L, these to 5C" in page("strada-romana")
    ahead = {
        SQUARE_NAMES[square]: {SQUARE_NAMES[next_one] for next_one in found}
        for square, found in enumerate(AHEAD["rome"])
    }
    assert ahead["3C"] == {"4H", "4L"}
    assert "5C" in ahead["4H"] & ahead["4L"]
    assert set(SQUARE_BY_NAME) == set(ahead)


def test_strada_romana_the_points_of_the_example_add_up() -> None:
    contracts = "oil oil oil oil wheat wheat wine metal metal marble"
    state = romana.world(
        points=(3, 0),
        tiles={0: f"{contracts} wine"},
        cubes={0: f"{contracts} hides"},
        kept=[(0, "ballio"), (0, "sosia")],
        arrived="ballio",
    )
    outcome = STRADA_ROMANA.outcome(replace(state, ended="arrivals"))
    assert outcome is not None
    mine = next(standing for standing in outcome.standings if standing.seat == 0)
    parts = {part.name: part.points for part in mine.parts}
    assert parts == {"points": 3, "wagon-tiles": 3 - 1, "contracts": 4 * 5, "singles": -2}
    assert "are worth 4 × 5 = 20" in page("strada-romana")
    assert f"that is {mine.points}." in page("strada-romana")


def test_stratego_the_army_is_counted_right() -> None:
    for rank in RANKS:
        name = TRANSLATOR.voice("en").say(rank_name(rank))
        assert re.search(rf"\b{NUMBERS[COUNTS[rank]]} {name}s? \({rank}\)", page("stratego4")), name
