"""What somebody does wrong in Stratego 4 is answered privately: what it is, and why."""

from typing import Any

import pytest

from core.errors import Refusal, UnreadableMove
from core.game import Seat
from games.stratego4.board import RANK_NAMES
from games.stratego4.game import STRATEGO4
from tests.e2e.house import House
from tests.e2e.player import Player, Reply
from tests.e2e.playing import has, say, tongue
from tests.e2e.refusing import in_words, refused
from tests.e2e.stratego4_game import (
    Game,
    bear,
    begin,
    change,
    opened,
    put,
    space,
    targets_of,
    to_battle,
)

FOUR = ("bruno", "chloe", "ada", "dario")


@pytest.fixture
async def army(house: House) -> Game:
    """A game of four who deploy, people of three languages."""
    return await begin(house, *FOUR)


@pytest.fixture
async def game(house: House) -> Game:
    """A game of four with few pieces in the field; the first seat is to move."""
    game = await to_battle(house, *FOUR)
    await put(
        game,
        d5=(0, 3),
        e5=(0, 6),
        g5=(0, 5),
        e9=(0, 1),
        h9=(1, 9),
        i5=(1, 4),
        b5=(2, 2),
        k9=(3, 7),
    )
    return game


async def reason(game: Game, who: Player, line: str) -> Refusal:
    """Why the rules refuse this."""
    state, seat = await game.state(), Seat(await game.seat_of(who))
    try:
        move = STRATEGO4.parse(STRATEGO4.view_for(state, seat), line)
    except UnreadableMove as fault:
        return fault.refusal
    refusal = STRATEGO4.check(state, seat, move)
    assert refusal is not None, f"{line} is allowed"
    return refusal


async def assert_refused(game: Game, line: str, code: str, seat: int = 0) -> Reply:
    """Writing this is refused for this reason, in words that tell no rank of a rival."""
    who = await game.at_seat(seat)
    refusal = await reason(game, who, line)
    assert refusal.code == f"stratego4-refusal-{code}"
    verb, _, rest = line.partition(" ")
    option = {"move": "from", "fire": "from", "recruit": "rank", "arrange": "ranks"}[verb]
    command = "deploy" if verb == "arrange" else verb
    asked = game.here(who).slash(f"stratego {command}", **{option: rest})
    reply = await refused(game, asked)
    assert await in_words(game, who, refusal) in reply.text
    return reply


# --- moves ---------------------------------------------------------------------------------------


REFUSED = (
    ("move i5 i6", "not-your-piece"),
    ("move c5 c6", "empty-space"),
    ("move d5 d6", "pond"),
    ("move d5 e5", "own-there"),
    ("move d5 f5", "scout-blocked"),
    ("move d5 e6", "scout-line"),
    ("move e5 e8", "captain-far"),
    ("move g5 g4 leave", "no-flag"),
    ("move g5 g3", "goes-one"),
    ("move g5 turret", "turret"),
    ("move g5 g5", "same-space"),
    ("move g5 z9", "unknown-space"),
    ("move g5 g4 g3", "two-spaces"),
    ("fire g5 h5", "no-cannon"),
    ("fire e9 g9", "nobody-there"),
    ("fire h9 e9", "not-your-piece"),
    ("recruit 9", "no-recruit-due"),
    ("arrange 99999999999999999999", "deployed"),
)


async def test_what_the_rules_refuse_is_said_in_the_words_of_whoever_did_it(game: Game) -> None:
    for line, code in REFUSED:
        reply = await assert_refused(game, line, code)
        assert reply.posts[-1].selects, "what is legal is offered"


async def test_a_cannon_at_the_wrong_distance_is_told_how_far_a_shot_goes(game: Game) -> None:
    await put(game, e9=(0, 1), g9=(1, 9), b5=(2, 2), k9=(3, 7))
    await assert_refused(game, "fire e9 g9", "shot-distance")
    await put(game, e9=(0, 1), h9=(1, 9), f9=(2, 5), b5=(2, 2), k9=(3, 7))
    await assert_refused(game, "fire e9 h9", "shot-blocked")
    await put(game, f5=(0, 1), f9=(1, 9), b5=(2, 2), k9=(3, 7))
    await assert_refused(game, "fire f5 f9", "shot-line")


async def test_nobody_goes_or_fires_over_the_castle(game: Game) -> None:
    await put(game, g5=(0, 3), e7=(0, 1), i7=(1, 9), b5=(2, 2), k9=(3, 7))
    await assert_refused(game, "move g5 g9", "scout-line")
    await assert_refused(game, "fire e7 i7", "shot-line")


async def test_a_bearer_of_a_flag_goes_one_step(game: Game) -> None:
    await bear(game, "d5")
    await bear(game, "e5", flag=1)
    await assert_refused(game, "move d5 d4 leave now", "two-spaces")
    await assert_refused(game, "move e5 e7", "bearer-goes-one")


async def test_a_piece_does_not_go_to_and_fro_a_sixth_time(game: Game) -> None:
    state = await game.state()
    returns, came_from = bytearray(state.returns), bytearray(state.came_from)
    returns[space("g5")], came_from[space("g5")] = 5, space("g4") + 1
    await change(game, returns=bytes(returns), came_from=bytes(came_from))
    reply = await assert_refused(game, "move g5 g4", "sixth-return")
    offered = targets_of(reply.posts[-1])
    assert "g4" not in offered
    assert "f5" in offered, "elsewhere it may go"


async def test_the_ways_of_the_piece_that_was_meant_are_offered_instead(game: Game) -> None:
    reply = await assert_refused(game, "move g5 g3", "goes-one")
    assert {"g4", "ring"} <= set(targets_of(reply.posts[-1]))


async def test_no_flag_enters_the_castle_too_early_where_that_was_agreed(house: House) -> None:
    slow: dict[str, Any] = {"slow-start": True}
    game = await to_battle(house, *FOUR, **slow)
    await put(game, g5=(0, 5), i5=(1, 4), b5=(2, 2), k9=(3, 7))
    await bear(game, "g5")
    await assert_refused(game, "move g5 ring", "slow-start")


async def test_partners_are_not_attacked(house: House) -> None:
    game = await to_battle(house, *FOUR, teams=True)
    await put(game, g5=(0, 5), g4=(2, 4), b5=(1, 2), k9=(3, 7))
    await assert_refused(game, "move g5 g4", "partner-there")


async def test_a_refusal_never_names_the_rank_of_a_piece_of_others(game: Game) -> None:
    who = await game.at_seat(0)
    locale = tongue(game.house, who)
    ranks = {name: say(locale, f"stratego4-rank-{name}") for name in RANK_NAMES}
    for line in ("i5 i6", "h9 g9", "g5 h9", "k9 k8", "b5 b6"):
        reply = await refused(game, game.here(who).slash("stratego move", **{"from": line}))
        _title, _call, *why = reply.text.splitlines()
        assert why, "why it was refused stands below the call"
        assert not any(
            rank in said for said in why for name, rank in ranks.items() if name != "lieutenant"
        ), why


# --- whose turn it is ----------------------------------------------------------------------------


async def test_others_wait_while_somebody_recruits(game: Game) -> None:
    await change(game, sliders=(5, 0, 0, 0), lost=((8, 6), (), (), ()))
    await put(game, d5=(0, 9), e5=(1, 4), b5=(2, 2), k9=(3, 7), m4=(1, 3))
    await game.here(await game.at_seat(0)).slash("stratego move", **{"from": "d5 e5"})
    await assert_refused(game, "move m4 m5", "other-recruits", seat=1)
    await assert_refused(game, "move e5 e4", "recruit")
    await assert_refused(game, "recruit 9", "not-lost")
    await assert_refused(game, "recruit 17", "which-rank")


# --- armies --------------------------------------------------------------------------------------


NO_ARMIES = (
    ("9999999 999999 9999999", "army-both"),
    ("97", "army-under"),
    ("7419156 352483 3574613 9", "army-over"),
    ("ten of these", "which-army"),
    ("741915 6352483 357461²", "which-army"),
)


async def test_an_army_of_the_wrong_pieces_is_refused_with_what_is_wrong(army: Game) -> None:
    for ranks, code in NO_ARMIES:
        reply = await assert_refused(army, f"arrange {ranks}", code)
        assert has(reply.posts[-1].selects, "stratego4-swap:"), "one can go on deploying"


async def test_a_form_with_a_wrong_army_is_refused_and_can_be_tried_again(army: Game) -> None:
    who = await army.at_seat(1)
    here = army.here(who)
    form = await here.press(custom_id="stratego4-form:", on=await opened(army, who))
    reply = await refused(army, here.fill(form, ranks="9876\n5432"))
    refusal = await reason(army, who, "arrange 98765432")
    assert await in_words(army, who, refusal) in reply.text
    again = await here.press(custom_id="stratego4-form:", on=reply.posts[-1])
    assert again.form is not None


async def test_only_ones_own_pieces_change_places(army: Game) -> None:
    who = await army.at_seat(0)
    here, locale = army.here(who), tongue(army.house, who)
    for first, second, code in (
        ("d3", "d4", "swap-outside"),
        ("g2", "d3", "swap-outside"),
        ("d3", "d3", "swap-same"),
        ("d3", "z1", "unknown-space"),
    ):
        doing = here.slash("stratego deploy", swap=first, **{"with": second})
        reply = await refused(army, doing)
        refusal = await reason(army, who, f"swap {first} {second}")
        assert refusal.code == f"stratego4-refusal-{code}"
        assert await in_words(army, who, refusal) in reply.text
    alone = await refused(army, here.slash("stratego deploy", swap="a7"))
    assert say(locale, "stratego4-refusal-two-spaces") in alone.text


async def test_nobody_moves_before_all_have_deployed_nor_deploys_twice(army: Game) -> None:
    await assert_refused(army, "move d3 d4", "deploy-first")
    await assert_refused(army, "fire d3 d6", "deploy-first")
    who = await army.at_seat(0)
    here = army.here(who)
    sure = await here.slash("stratego deploy", ready=True)
    await here.press(custom_id="stratego4-go:", on=sure.posts[-1])
    expected = say(tongue(army.house, who), "stratego4-refusal-ready")
    for options in ({}, {"ready": True}, {"formation": "fox"}, {"swap": "d3"}):
        reply = await refused(army, here.slash("stratego deploy", **options))
        assert expected in reply.text
    for option in ("formation", "swap", "with"):
        assert not await here.suggestions("stratego deploy", option)
