"""Choosing a turn of Jacynth: what is asked before it is made, and what the choices say."""

import msgspec

from core.guided_play import Ask, Go, Menu, Where
from games.jacynth.game import JACYNTH
from games.jacynth.guided_play import ask
from games.jacynth.moves import Move
from games.jacynth.state import State
from games.jacynth.view import Options
from tests.games.english_texts import say
from tests.games.jacynth.positions import ME, world

CITY = "pact c4 origin b4"
EXTENDED = Options(extended=True)


def screen(state: State, step: str, *chosen: str) -> Ask[Move] | Go[Move]:
    """What follows for ME at this place of guided play."""
    view = JACYNTH.view_for(state, ME)
    return ask(view, list(JACYNTH.legal_moves(state, ME)), Where(step, chosen))


def words(go: Go[Move]) -> list[str]:
    """What the page before the moves says."""
    return [say("jacynth", line) for line in go.words]


def test_a_turn_without_a_token_is_asked_about_like_one_with_a_token() -> None:
    state = world(CITY, "sailor", "mill", pile="cave")
    found = screen(state, "place", "sailor", "0", "b3")
    assert isinstance(found, Ask)
    (presses,) = found.rows
    assert not isinstance(presses, Menu)
    without, *others = presses
    assert say("jacynth", without.label) == "Lay the card"
    assert [say("jacynth", press.label) for press in others] == [
        "b3 · +4",
        "b4 · +4",
        "c4 · +2",
    ]
    assert [say("jacynth", line) for line in found.words] == [
        "Sailor to b3",
        "You have 0 points then.",
        "Then you draw a card, so you can take this back only if the others agree.",
        "Lay it alone, or with one of your 4 tokens on …",
    ]
    for press in presses:
        assert isinstance(press.to, Go)
        assert press.to.said, "this page has said it all"
        assert press.to.costly
    with_token = screen(state, "influence", "sailor", "b3", "0", "b3")
    assert with_token == msgspec.structs.replace(others[0].to, said=False)


def hints(state: State) -> dict[str, str]:
    """What the menu of places for the Sailor says of each."""
    found = screen(state, "card", "sailor")
    assert isinstance(found, Ask)
    options = [o for row in found.rows if isinstance(row, Menu) for o in row.options]
    return {option.value: say("jacynth", option.hint) for option in options if option.hint}


def test_each_place_says_how_large_the_districts_become_and_whose() -> None:
    city = "origin b4 mountain c4 end d4 battle e4"
    state = world(city, "sailor", "mill", tokens="b4 0 d4 1", pile="cave")
    said = hints(state)
    assert said["b3"] == "🌊 Waves 2 (yours), 🍃 Leaves 2 (yours)"
    assert said["d3"] == "🌊 Waves 1 (free), 🍃 Leaves 2 (Player 2)"
