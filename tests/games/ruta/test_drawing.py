"""Taking cards, the empty pile, Aces and the Excuse. Rules: R-5 to R-8."""

from core.decktet import NO_CARD, card_name
from core.game import EVERYONE, Told, only
from core.texts import Player, text
from games.ruta.game import RUTA
from games.ruta.moves import (
    AceGiven,
    AceKept,
    CardDrawn,
    ClaimRoute,
    DrawPile,
    DrawSlot,
    ExcusePlayed,
    GiveAce,
    KeepAce,
    Pass,
    PileDrawn,
    PlayExcuse,
    Reshuffled,
    SlotDrawn,
    SlotFilled,
)
from tests.games.ruta.positions import (
    ME,
    RIVAL,
    card,
    cards,
    claim,
    deck,
    events,
    hand_of,
    moves_of,
    play,
    refusal,
    step,
    world,
    written,
)

ACE_MOVES = (GiveAce, KeepAce)


def test_r_5_1_a_turn_is_one_card_or_one_route() -> None:
    state = world(hand="huntress", draft="bard sea", pile="end author")
    assert play(state, DrawPile()).turn == RIVAL
    assert play(state, claim("forest/mountain", "huntress")).turn == RIVAL
    waiting = play(state, DrawPile())
    late = RUTA.check(waiting, ME, DrawPile())
    assert late is not None
    assert late.code == "ruta-refusal-not-your-turn"
    assert late.values == {"owner": Player(RIVAL)}


def test_r_5_2_a_card_comes_from_either_slot_or_from_the_top_of_the_pile() -> None:
    state = world(draft="bard sea", pile="end author")
    assert written(moves_of(state)) == ["draw 1", "draw 2", "draw pile"]
    assert hand_of(play(state, DrawSlot(1)), ME) == {"sea"}
    assert hand_of(play(state, DrawPile()), ME) == {"author"}
    assert refusal(state, DrawSlot(2)).code == "ruta-refusal-no-such-slot"
    assert refusal(state, DrawSlot(-1)).code == "ruta-refusal-no-such-slot"


def test_r_5_2_only_the_taker_learns_which_card_came_from_the_pile() -> None:
    assert step(world(draft="bard sea", pile="end author"), DrawPile()).told == (
        Told(PileDrawn(ME), EVERYONE),
        Told(CardDrawn(ME, card("author")), only(ME), shows=only(ME)),
    )


def test_r_5_3_a_face_up_card_taken_is_replaced_from_the_pile_before_everyones_eyes() -> None:
    state = world(draft="bard sea", pile="end author")
    assert step(state, DrawSlot(0)).told == (
        Told(SlotDrawn(ME, 0, card("bard")), EVERYONE),
        Told(SlotFilled(0, card("author")), EVERYONE, shows=EVERYONE),
    )
    assert play(state, DrawSlot(0)).supply.draft == cards("author sea")


def test_r_5_4_a_hand_may_hold_all_cards_but_those_on_offer() -> None:
    keys = [key for key in _deck_keys() if key not in ("bard", "sea")]
    state = world(hand=" ".join(keys), draft="bard sea")
    assert len(hand_of(play(state, DrawSlot(0)), ME)) == 29


def _deck_keys() -> list[str]:
    return [card_name(c).key.removeprefix("decktet-card-") for c in deck()]


def test_r_6_1_a_card_needed_from_the_empty_pile_makes_the_discards_the_pile() -> None:
    state = world(draft="bard sea", discard="pact rite ace-suns")
    after = play(state, DrawPile())
    told = events(state, DrawPile())
    assert told[0] == Reshuffled(3)
    assert isinstance(told[1], PileDrawn)
    assert after.supply.pile_count == 2
    assert after.supply.discard == ()
    assert hand_of(after, ME) < {"pact", "rite", "ace-suns"}


def test_r_6_1_a_face_up_card_is_replaced_from_the_reshuffled_discards() -> None:
    told = events(world(draft="bard sea", discard="pact"), DrawSlot(1))
    assert told == [SlotDrawn(ME, 1, card("sea")), Reshuffled(1), SlotFilled(1, card("pact"))]


def test_r_6_2_the_last_card_of_the_pile_leaves_the_discards_where_the_excuse_reaches_them() -> (
    None
):
    state = world(rival="excuse", draft="bard sea", pile="end", discard="pact rite")
    after = play(state, DrawPile())
    assert after.supply.pile_count == 0
    assert after.supply.discard == cards("pact rite")
    assert hand_of(play(after, PlayExcuse(card("pact"))), RIVAL) == {"pact"}


def test_r_6_3_without_pile_and_discards_a_slot_stays_empty_and_the_pile_gives_nothing() -> None:
    state = play(world(rival="ace-moons", draft="bard sea"), DrawSlot(0))
    assert state.supply.draft == (NO_CARD, card("sea"))
    assert written(moves_of(state)) == ["draw 2"]
    assert refusal(state, DrawPile()).code == "ruta-refusal-no-card-left"
    assert refusal(state, DrawSlot(0)).code == "ruta-refusal-slot-empty"
    assert RUTA.view_for(state, None).draft == (None, card("sea"))


def test_r_6_4_an_empty_slot_is_filled_at_the_next_draw_after_the_card_drawn() -> None:
    state = world(draft="- sea", discard="pact rite ace-suns")
    told = events(state, DrawPile())
    assert [type(event) for event in told] == [Reshuffled, PileDrawn, CardDrawn, SlotFilled]
    both = events(world(draft="- sea", discard="pact rite ace-suns"), DrawSlot(1))
    assert [type(event) for event in both] == [SlotDrawn, Reshuffled, SlotFilled, SlotFilled]
    assert [event.slot for event in both if isinstance(event, SlotFilled)] == [0, 1]


def test_r_6_4_a_claim_and_the_excuse_fill_no_slot() -> None:
    state = world(hand="huntress excuse", draft="- sea", discard="pact")
    claimed = play(state, claim("forest/mountain", "huntress"))
    assert claimed.supply.draft[0] == NO_CARD
    assert claimed.supply.discard == cards("pact huntress")
    assert play(state, PlayExcuse(card("pact"))).supply.draft[0] == NO_CARD


def test_r_7_1_a_face_up_ace_may_be_given_to_the_rival_or_kept() -> None:
    state = world(draft="ace-moons sea", pile="end author")
    assert written(moves_of(state, ACE_MOVES)) == ["give ace 1", "keep ace 1"]
    given, kept = play(state, GiveAce(0)), play(state, KeepAce(0))
    assert hand_of(given, RIVAL) == {"ace-moons"} == hand_of(kept, ME)
    assert given.known == (0, given.hands[RIVAL])
    assert refusal(state, GiveAce(1)).code == "ruta-refusal-no-ace-there"


def test_r_7_2_the_ace_is_replaced_and_the_same_player_still_draws() -> None:
    state = world(draft="ace-moons sea", pile="end author")
    assert events(state, GiveAce(0)) == [
        AceGiven(ME, RIVAL, 0, card("ace-moons")),
        SlotFilled(0, card("author")),
    ]
    after = play(state, KeepAce(0))
    assert after.turn == ME
    assert after.draw_owed
    assert written(moves_of(after)) == ["draw 1", "draw 2", "draw pile"]
    assert play(after, DrawPile()).turn == RIVAL
    assert not play(after, DrawPile()).draw_owed


def test_r_7_3_each_further_face_up_ace_may_be_used_before_the_draw() -> None:
    state = world(draft="ace-moons sea", pile="end ace-suns")
    after = play(state, GiveAce(0))
    assert written(moves_of(after, ACE_MOVES)) == ["give ace 1", "keep ace 1"]
    assert events(after, KeepAce(0))[0] == AceKept(ME, 0, card("ace-suns"))
    assert play(after, KeepAce(0)).turn == ME


def test_r_7_4_after_an_ace_neither_the_excuse_nor_a_claim_nor_a_pass_may_follow() -> None:
    state = world(hand="excuse huntress", draft="ace-moons sea", pile="end author", discard="pact")
    after = play(state, KeepAce(0))
    assert not moves_of(after, (ClaimRoute, PlayExcuse, Pass))
    assert refusal(after, claim("forest/mountain", "huntress")).code == "ruta-refusal-draw-owed"
    assert refusal(after, PlayExcuse(card("pact"))).code == "ruta-refusal-draw-owed"
    assert refusal(after, Pass()).code == "ruta-refusal-must-not-pass"


def test_r_7_5_an_ace_may_be_used_only_when_a_card_is_left_to_draw() -> None:
    last = world(draft="ace-moons -")
    assert written(moves_of(last)) == ["draw 1"]
    assert refusal(last, KeepAce(0)).code == "ruta-refusal-no-card-after-ace"
    assert moves_of(world(draft="ace-moons sea"), ACE_MOVES)
    assert moves_of(world(draft="ace-moons -", discard="pact"), ACE_MOVES)
    assert moves_of(play(world(draft="ace-moons sea"), GiveAce(0)), DrawSlot)


def test_r_7_6_no_plain_draw_of_an_ace_is_offered_where_it_earns_a_draw() -> None:
    state = world(draft="ace-moons sea", pile="end author")
    assert written(moves_of(state)) == ["draw 2", "draw pile", "give ace 1", "keep ace 1"]
    both = world(draft="ace-moons ace-suns")
    assert not moves_of(both, DrawSlot)
    assert written(moves_of(play(both, KeepAce(0)))) == ["draw 2"]


def test_who_is_late_never_gives_an_ace_to_the_rival() -> None:
    both = world(draft="ace-moons ace-suns")
    assert RUTA.fallback_move(both, ME) == KeepAce(0)


def test_r_7_6_an_ace_simply_drawn_ends_the_turn() -> None:
    from_board = play(world(draft="ace-moons sea", pile="end author"), DrawSlot(0))
    from_pile = play(world(draft="bard sea", pile="end ace-moons"), DrawPile())
    for after in (from_board, from_pile):
        assert hand_of(after, ME) == {"ace-moons"}
        assert after.turn == RIVAL


def test_r_8_1_the_excuse_fetches_any_discarded_card_takes_its_place_and_ends_the_turn() -> None:
    state = world(hand="excuse rite", draft="bard sea", discard="pact ace-suns cave")
    assert written(moves_of(state, PlayExcuse)) == [
        "excuse ace-suns",
        "excuse cave",
        "excuse pact",
    ]
    after = play(state, PlayExcuse(card("ace-suns")))
    assert hand_of(after, ME) == {"ace-suns", "rite"}
    assert after.supply.discard == cards("pact cave excuse")
    assert after.turn == RIVAL
    assert events(state, PlayExcuse(card("cave"))) == [ExcusePlayed(ME, card("cave"))]
    assert after.known[ME] == 1 << card("ace-suns")


def test_r_8_1_only_the_excuse_in_hand_fetches_and_only_what_is_discarded() -> None:
    without = world(hand="rite", draft="bard sea", discard="pact")
    holding = world(hand="excuse", draft="bard sea", discard="pact")
    assert refusal(without, PlayExcuse(card("pact"))).code == "ruta-refusal-excuse-not-in-hand"
    refused = refusal(holding, PlayExcuse(card("rite")))
    assert refused.text == text("ruta-refusal-excuse-not-discarded", card=card_name(card("rite")))


def test_r_8_2_with_nothing_discarded_the_excuse_cannot_be_played() -> None:
    state = world(hand="excuse", draft="bard sea", pile="end")
    assert not moves_of(state, PlayExcuse)
    assert refusal(state, PlayExcuse(card("pact"))).code == "ruta-refusal-excuse-nothing-discarded"


def test_r_8_3_the_excuse_comes_back_with_the_next_shuffle() -> None:
    state = world(hand="excuse", draft="bard sea", discard="pact")
    after = play(state, PlayExcuse(card("pact")), DrawPile())
    assert hand_of(after, RIVAL) == {"excuse"}
