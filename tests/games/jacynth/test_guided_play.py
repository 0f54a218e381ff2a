"""Choosing a turn of Jacynth: what is asked before it is made, and what the choices say."""

import msgspec

from core.guided_play import Ask, Go, Menu, Where
from games.jacynth.game import JACYNTH
from games.jacynth.guided_play import QUICK_PLACES, ask
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


def test_a_place_is_asked_about_when_no_token_is_left() -> None:
    spent = "a1 0 b1 0 c1 0 d1 0"
    city = f"{CITY} mountain a1 forest b1 desert c1 author d1"
    found = screen(world(city, "sailor", "mill", tokens=spent), "place", "sailor", "0", "b3")
    assert isinstance(found, Go)
    assert found.moves[0].influence is None
    assert found.costly
    assert len(words(found)) == 2, "no pile, no draw"


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


def test_the_places_that_bring_most_points_are_buttons_as_well_and_lead_where_the_menu_does() -> (
    None
):
    city = "origin b4 mountain c4 end d4 battle e4"
    state = world(city, "sailor", "mill", tokens="b4 0 d4 1", pile="cave")
    found = screen(state, "card", "sailor")
    assert isinstance(found, Ask)
    *rows, menu = found.rows
    assert isinstance(menu, Menu)
    buttons = [press for row in rows if not isinstance(row, Menu) for press in row]
    best = [option.value for option in menu.options][:QUICK_PLACES]
    assert [say("jacynth", button.label) for button in buttons] == best
    for button, value in zip(buttons, best, strict=True):
        assert button.to == Where(menu.step, (*menu.of, value))
        assert button.style == "secondary", "nothing recommends it"


def test_the_three_districts_of_a_pawn_or_court_are_told_without_names() -> None:
    state = world("end d4 battle e4", "harvest", "mill", tokens="d4 1", options=EXTENDED)
    found = screen(state, "card", "harvest")
    assert isinstance(found, Ask)
    (menu,) = [row for row in found.rows if isinstance(row, Menu)]
    (hint,) = [option.hint for option in menu.options if option.value == "d3"]
    assert hint is not None
    assert say("jacynth", hint) == "🌙 Moons 1 (free), ☀️ Suns 1 (free), 🍃 Leaves 2 (rival’s)"
