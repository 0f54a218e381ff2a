"""Whatever somebody does wrong is answered privately, kindly and in their language."""

import pytest

from core.text import Listing, Value, Verbatim
from games.ruta.asking import payable, ways_to_pay
from games.ruta.board import (
    CARDS,
    EXCUSE,
    ROUTE_BY_KEY,
    ROUTES,
    Card,
    Route,
    card_name,
    route_name,
    suit_name,
)
from games.ruta.game import RUTA
from games.ruta.payments import worth
from games.ruta.view import View
from tests.e2e.house import House
from tests.e2e.player import Player, Reply
from tests.e2e.reading import Post
from tests.e2e.refusing import expects, refused
from tests.e2e.ruta_game import Game, begin, draw, with_buttons


@pytest.fixture
async def game(house: House) -> Game:
    """A game some moves old, between people of two languages."""
    game = await begin(house, "bruno", "chloe")
    await game.play_on(draw, until=4)
    return game


async def test_an_unknown_table_is_said_to_be_unknown(game: Game) -> None:
    who = await game.to_play()
    reply = await refused(game, game.here(who).slash("ruta draw", card="pile", table="ZZZZ"))
    assert expects(game, who, "table-refusal-unknown") in reply.text


async def test_a_table_is_found_by_a_code_in_small_letters(game: Game) -> None:
    who = await game.to_play()
    await game.here(who).slash("ruta draw", card="pile", table=f" {game.code.lower()} ")
    assert (await game.table()).moves == 5


async def test_an_unknown_card_is_quoted_back(game: Game) -> None:
    who = await game.to_play()
    reply = await refused(game, game.here(who).slash("ruta draw", card="the Unicorn"))
    unicorn = expects(game, who, "ruta-refusal-unknown-card", words=Verbatim("unicorn"))
    assert unicorn in reply.text


async def test_a_card_that_does_not_lie_open_cannot_be_drawn(game: Game) -> None:
    who = await game.to_play()
    view = await game.view_of(who)
    hidden = next(Card(c) for c in range(len(CARDS)) if c not in view.draft)
    named = expects(game, who, f"ruta-card-{CARDS[hidden].key}")
    reply = await refused(game, game.here(who).slash("ruta draw", card=named))
    expected = expects(game, who, "ruta-refusal-not-face-up", card=card_name(hidden))
    assert expected in reply.text


async def test_an_open_card_is_drawn_by_its_name_in_ones_own_language(game: Game) -> None:
    who = await game.to_play()
    card = (await game.view_of(who)).draft[1]
    assert card is not None
    await game.here(who).slash("ruta draw", card=expects(game, who, f"ruta-card-{CARDS[card].key}"))
    assert [line.notation for line in await game.house.moves(game.code)][-1] == "draw 2"


async def test_a_card_of_somebody_else_pays_for_nothing(game: Game) -> None:
    who = await game.to_play()
    view = await game.view_of(who)
    missing = next(
        Card(c) for c, f in enumerate(CARDS) if f.value == 10 and c not in (view.hand or ())
    )
    named = expects(game, who, f"ruta-card-{CARDS[missing].key}")
    claim = game.here(who).slash("ruta claim", route=ROUTES[0].key, payment=named)
    reply = await refused(game, claim)
    expected = expects(game, who, "ruta-refusal-card-not-in-hand", card=card_name(missing))
    assert expected in reply.text


async def test_a_payment_that_is_too_low_is_counted_out(game: Game) -> None:
    who, route, card = await _somebody_with(game, fitting=True)
    reply = await refused(game, _pay(game, who, route, card))
    expected = expects(
        game,
        who,
        "ruta-refusal-payment-too-low",
        route=route_name(route),
        price=ROUTES[route].price,
        paid=worth((card,)),
    )
    assert expected in reply.text


async def test_a_route_named_without_cards_is_weighed_against_the_whole_hand(game: Game) -> None:
    """Where it cannot be paid for, by anything in the hand."""
    who = await game.to_play()
    view = await game.view_of(who)
    hand = [Card(card) for card in view.hand or ()]
    fits = {
        Route(route): worth(tuple(c for c in hand if set(CARDS[c].suits) & set(face.suits)))
        for route, face in enumerate(ROUTES)
    }
    dear = next(route for route, most in fits.items() if 0 < most < ROUTES[route].price)
    reply = await refused(game, game.here(who).slash("ruta claim", route=ROUTES[dear].key))
    expected = expects(
        game,
        who,
        "ruta-refusal-hand-too-low",
        route=route_name(dear),
        price=ROUTES[dear].price,
        paid=fits[dear],
    )
    assert expected in reply.text


async def test_a_card_of_another_suit_does_not_pay(game: Game) -> None:
    who, route, card = await _somebody_with(game, fitting=False)
    reply = await refused(game, _pay(game, who, route, card))
    suits = Listing(tuple(suit_name(suit) for suit in ROUTES[route].suits))
    expected = expects(
        game,
        who,
        "ruta-refusal-wrong-suit",
        card=card_name(card),
        route=route_name(route),
        suits=suits,
    )
    assert expected in reply.text


async def _somebody_with(game: Game, *, fitting: bool) -> tuple[Player, Route, Card]:
    """Whoever is to play, a route, and a card of theirs that bears a suit of it, or bears none."""
    who = await game.to_play()
    for card in (await game.view_of(who)).hand or ():
        for number, face in enumerate(ROUTES):
            fits = bool(set(CARDS[card].suits) & set(face.suits))
            if card != EXCUSE and fits is fitting and worth((card,)) < face.price:
                return who, Route(number), card
    raise AssertionError("somebody holds nothing but the Excuse")


async def _pay(game: Game, who: Player, route: Route, card: Card) -> Reply:
    """Write route and card as this person calls them."""
    return await game.here(who).slash(
        "ruta claim",
        route=expects(game, who, "ruta-route", **_ends(route)),
        payment=expects(game, who, f"ruta-card-{CARDS[card].key}"),
    )


def _ends(route: Route) -> dict[str, Value]:
    values = route_name(route).values
    return {"one": values["one"], "other": values["other"]}


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
    asked = await refused(game, here.choose(*everything, custom_id="ruta-cards:", on=paying))
    assert expects(game, who, "ruta-play-sure-button") in asked.posts[-1].buttons
    await here.press(custom_id="ruta-go:", on=asked.posts[-1])
    assert (await game.view_of(who)).owners[route] == (await game.view_of(who)).viewer


async def _somebody_choosing_cards(game: Game) -> tuple[Player, Post]:
    """Draw until somebody has two ways to pay for a route, and show them."""
    while True:
        who = await game.to_play()
        view = await game.view_of(who)
        state = await game.house.state(game.code)
        assert view.viewer is not None
        legal = list(RUTA.legal_moves(state, view.viewer))
        for route in payable(legal):
            if len(ways_to_pay(legal, route)) > 1:
                here = game.here(who)
                opened = await here.press(custom_id="tavolo:play:", on=game.board)
                key = ROUTES[route].key
                paying = await here.choose(key, custom_id="ruta-route:", on=opened.posts[-1])
                return who, paying.posts[-1]
        await draw(game, who)


async def test_a_route_that_is_taken_is_said_to_be_by_whom(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    while not any(owner is not None for owner in (await _open(game)).owners):
        await with_buttons(game, await game.to_play())
    view = await _open(game)
    route, owner = next((r, o) for r, o in enumerate(view.owners) if o is not None)
    who = await game.to_play()
    claim = game.here(who).slash("ruta claim", route=ROUTES[route].key, payment="author")
    reply = await refused(game, claim)
    names = (Verbatim("Bruno"), Verbatim("Chloé"))
    expected = expects(
        game, who, "ruta-refusal-route-taken", route=route_name(route), owner=names[owner]
    )
    assert expected in reply.text


async def _open(game: Game) -> View:
    return RUTA.view_for(await game.house.state(game.code), None)


async def test_a_payment_offered_for_one_route_never_pays_for_another(house: House) -> None:
    game = await begin(house, "bruno", "ada")
    who, _ = await _somebody_choosing_cards(game)
    here = game.here(who)
    routes = list((await here.suggestions("ruta claim", "route")).values())
    ways = await here.suggestions("ruta claim", "payment", route=routes[0])
    payment = next(iter(ways.values()))
    for face in ROUTES:
        if face.key != routes[0] and face.price == 20:
            reply = await refused(game, here.slash("ruta claim", route=face.key, payment=payment))
            one, other = face.key.split("/")
            assert expects(game, who, f"ruta-card-{one}") in reply.text
            assert expects(game, who, f"ruta-card-{other}") in reply.text


@pytest.mark.parametrize(
    ("command", "option", "typed", "code"),
    [
        ("ruta draw", "card", "PRENDRE !", "which-card"),
        ("ruta draw", "card", "-1", "unknown-slot"),
        ("ruta excuse", "card", "scusa", "which-discarded"),
        ("ruta ace", "ace", "l’as 1", "give-or-keep"),
        ("ruta claim", "route", "conquista", "which-route"),
    ],
)
async def test_what_was_meant_to_be_a_move_is_answered_with_how_it_is_written(
    game: Game, command: str, option: str, typed: str, code: str
) -> None:
    who = await game.to_play()
    reply = await refused(game, game.here(who).slash(command, **{option: typed}))
    (first, *_) = expects(game, who, f"ruta-refusal-{code}", words=Verbatim("-1")).split("«")
    assert first.strip() in reply.text
