"""Wrong actions in Ruta get a private, friendly refusal in the person's language."""

import pytest

from core.decktet import CARDS
from games.ruta.board import ROUTE_BY_KEY, ROUTES, route_name
from tests.e2e.expected_refusals import expects, refused
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import first


@pytest.fixture
async def game(house: House) -> Game:
    """A game after some moves, between people of two languages."""
    game = await begin(house, "bruno", "chloe")
    await game.play_on(draw, until=4)
    return game


async def test_the_cards_picked_in_a_menu_are_counted_before_they_are_spent(house: House) -> None:
    game = await begin(house, "bruno", "ada")
    who, paying = await _somebody_choosing_cards(game)
    (menu,) = [part for part in paying.selects if part["custom_id"].startswith("ruta-cards:")]
    cheapest = menu["options"][-1]["value"]
    route = ROUTE_BY_KEY[menu["custom_id"].rsplit(":", 1)[1].partition("#")[0]]
    here = game.here(who)
    reply = await refused(game, here.choose(cheapest, custom_id="ruta-cards:", on=paying))
    expected = expects(
        game,
        who,
        "ruta-refusal-payment-too-low",
        route=route_name(route),
        price=ROUTES[route].price,
        paid=next(face.value for face in CARDS if face.key == cheapest),
    )
    assert expected in reply.text
    everything = [option["value"] for option in menu["options"]]
    await here.choose(*everything, custom_id="ruta-cards:", on=paying)
    assert (await game.view_of(who)).owners[route] == (await game.view_of(who)).viewer


async def test_a_route_that_is_typed_alone_shows_how_it_can_be_paid_for(house: House) -> None:
    game = await begin(house, "bruno", "ada")
    who, paying = await _somebody_choosing_cards(game)
    key = str(first(paying.selects, "ruta-cards:")["custom_id"]).rsplit(":", 1)[1].partition("#")[0]
    for line in (f"claim {key}", key):
        reply = await game.type(who, line)
        assert first(reply.posts[-1].selects, "ruta-pay:")["options"]


async def _somebody_choosing_cards(game: Game) -> tuple[Player, Post]:
    """Draw until somebody has too many ways to pay for a route for one menu, and show them."""
    while True:
        who = await game.to_play()
        here = game.here(who)
        opened = (await here.press(custom_id="tavolo:play:", on=game.board)).posts[-1]
        values = [str(option["value"]) for menu in opened.selects for option in menu["options"]]
        for key in filter(ROUTE_BY_KEY.__contains__, values):
            paying = await here.choose(key, custom_id="ruta-route:", on=opened)
            return who, paying.posts[-1]
        await draw(game, who)
