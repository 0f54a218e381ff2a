"""Texts of Ruta in English, word for word where it matters."""

from core.guided_play import Ask, Where
from games.ruta.board import ROUTES
from games.ruta.game import RUTA
from games.ruta.guided_play import ask, go
from games.ruta.moves import DrawPile, DrawSlot, RouteClaimed
from games.ruta.texts import (
    board_text,
    event_text,
    hand_text,
    plan_text,
)
from tests.games.english_texts import say
from tests.games.ruta.positions import (
    ME,
    RIVAL,
    card,
    cards,
    claim,
    play,
    refusal,
    route,
    world,
)

OPENING = RUTA.view_for(world(), ME)


def test_a_claim_is_told_with_its_price_and_payment() -> None:
    harvest = route("harvest/consul")
    exact = RouteClaimed(ME, harvest, cards("huntress rite"), None, 20, exact=True)
    over = RouteClaimed(ME, harvest, cards("bard sea end"), card("ace-moons"), 30, exact=False)
    assert say("ruta", event_text(exact)) == (
        "Player 1 claimed Harvest – Consul for exactly 20: Huntress, Rite."
    )
    assert say("ruta", event_text(over)) == (
        "Player 1 claimed Harvest – Consul for 20, paying 30 with the Ace of Moons as joker: "
        "Bard, Sea, End."
    )


def test_before_the_tenth_token_is_placed_it_is_said_that_it_ends_the_game() -> None:
    ends = "It is your tenth token: this ends the game."
    harvest = "harvest/consul"
    others = [face.key for face in ROUTES if face.key != harvest]
    for placed, warned in ((8, 0), (9, 1)):
        state = world(hand="huntress rite consul calamity", mine=" ".join(others[:placed]))
        seen, legal = RUTA.view_for(state, ME), list(RUTA.legal_moves(state, ME))
        question = go(seen, (claim(harvest, "huntress rite"),))
        choice = ask(seen, legal, Where("route", (harvest,)))
        assert isinstance(choice, Ask)
        for words in (question.words, choice.words):
            assert [say("ruta", line) for line in words].count(ends) == warned


def test_a_refusal_names_price_and_payment() -> None:
    state = world(hand="author", draft="bard sea")
    refused = refusal(state, claim("forest/mountain", "author"))
    assert say("ruta", refused.text) == ("Forest – Mountain costs 9, and these cards are worth 2.")


def test_the_board_can_be_played_from_its_lines_alone() -> None:
    state = world(
        hand="huntress", draft="ace-suns -", discard="pact", mine="sailor/mill", jokers="ace-moons"
    )
    lines = [say("ruta", line.text) for line in board_text(RUTA.view_for(state, None))]
    assert lines[:4] == [
        "Face-up card 1: Ace of Suns (1, Suns).",
        "Face-up card 2: none.",
        "The pile is empty. Discarded, newest first: Pact (9, Moons, Suns).",
        "Player 1: 3 points, 9 tokens left, one card in hand, longest chain: 2 places.",
    ]
    assert "Player 1 still has as jokers: Ace of Moons." in lines
    assert "Player 1 holds: Sailor – Mill (12, Waves, Leaves)." in lines
    free = next(line for line in lines if line.startswith("Free routes: "))
    assert "Penitent – Desert (8, Suns, Wyrms)" in free
    assert "Sailor – Mill" not in free
    assert lines[-1] == "Player 1 is to play."


def test_the_route_claimed_last_and_one_that_is_planned_are_told() -> None:
    state = play(world(hand="huntress bard", draft="end sea"), claim("forest/mountain", "huntress"))
    view = RUTA.view_for(state, ME)
    lines = [say("ruta", line.text) for line in board_text(view)]
    assert "Claimed last: Forest – Mountain." in lines
    planned = say("ruta", plan_text(view, (route("mountain/castle"),)))
    assert planned == "Planned: Mountain – Castle (11, Suns)."


def test_what_everyone_saw_taken_is_named_and_what_was_drawn_unseen_is_not() -> None:
    state = play(world(draft="bard sea", pile="end cave pact rite"), DrawSlot(0), DrawPile())
    lines = " ".join(say("ruta", line.text) for line in board_text(RUTA.view_for(state, None)))
    assert "Cards known in the hand of Player 1: Bard (10, Suns)." in lines
    assert "Cards known in the hand of Player 2" not in lines


def test_the_hand_is_counted_in_suits_and_routes_it_can_pay() -> None:
    state = world(hand="pact excuse", draft="bard sea", theirs="penitent/desert")
    lines = [say("ruta", line.text) for line in hand_text(RUTA.view_for(state, ME))]
    assert lines == [
        "Your hand, 2 cards: Pact (9, Moons, Suns), Excuse.",
        "Worth in each suit: Moons 9, Suns 9, Waves 0, Leaves 0, Wyrms 0, Knots 0.",
        "You can pay for: Forest – Mountain (9, Moons).",
    ]
    assert hand_text(RUTA.view_for(state, RIVAL)) == (), "nothing that others do not see"
