"""Wrong moves in La Strada get a private refusal with legal alternatives."""

from collections.abc import Iterator

import pytest

from core.errors import Refusal
from core.game import Seat
from core.texts import Value
from games.la_strada.board import (
    HEX_NAMES,
    MOST_DAYS,
    NEIGHBOURS,
    NO_HEX,
    Hex,
    ground_of,
    road_name,
    settlement_name,
)
from games.la_strada.game import LA_STRADA
from games.la_strada.legality import links, starts
from games.la_strada.moves import BuildLink
from games.la_strada.state import State, changed
from tests.e2e.expected_refusals import expects, in_words, refused
from tests.e2e.la_strada_game import Game, begin, with_buttons
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import change, first, has

LONGEST = 6
"""Hexes of the roads that are tried."""


@pytest.fixture
async def game(house: House) -> Game:
    """A game of three, with some links, between people of three languages."""
    game = await begin(house, "bruno", "chloe", "ada")
    await game.play_on(with_buttons, until=15)
    return game


def walks(state: State) -> Iterator[tuple[Hex, ...]]:
    """Ways over neighbouring hexes from a start of whoever is to play, and from anywhere."""

    def onward(path: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
        yield path
        for at in NEIGHBOURS[path[-1]] if len(path) < LONGEST else ():
            if at != NO_HEX and at not in path:
                yield from onward((*path, Hex(at)))

    for start in starts(state, state.turn):
        yield from onward((start,))
    for one, sides in enumerate(NEIGHBOURS):
        yield (Hex(one), Hex(next(at for at in sides if at != NO_HEX)))


def wrong_road(state: State, code: str) -> tuple[tuple[Hex, ...], Refusal]:
    """A road that the rules refuse with this code."""
    for path in walks(state):
        refusal = LA_STRADA.check(state, Seat(state.turn), BuildLink(path))
        if refusal is not None and refusal.code == f"la-strada-refusal-{code}":
            return path, refusal
    raise AssertionError(f"no road is refused as {code}")


def offered_link(post: Post) -> str:
    """The link the first button would build."""
    button = first(post.pressable, "la-strada-go:")
    return str(button["custom_id"]).rpartition(":")[2]


async def assert_the_nearest_is_offered(game: Game, reply: Reply) -> str:
    """Below the refusal stands a legal link, shown in the picture; the link is answered."""
    (post,) = reply.posts
    offered = offered_link(post)
    assert offered in {LA_STRADA.notate(move) for move in await game.legal()}
    road = offered.removeprefix("build ").upper()
    assert road in post.text
    assert road in post.alts[0]
    assert has(post.pressable, "la-strada-to:"), "and all else that is legal"
    return road


async def assert_the_nearest_can_be_built(game: Game, who: Player, reply: Reply) -> None:
    """The link that is offered below the refusal is built by a press."""
    road = await assert_the_nearest_is_offered(game, reply)
    await game.here(who).press(custom_id="la-strada-go:", on=reply.posts[-1])
    assert road_name((await game.state()).roads[-1].path) == road


# --- roads ---------------------------------------------------------------------------------------


WRONG_ROADS = (
    "hex-taken",
    "sharp-bend",
    "unfinished",
    "already-linked",
    "passes-settlement",
    "start-nowhere",
    "start-not-linked",
)


@pytest.mark.long
async def test_a_road_the_rules_refuse_is_answered_with_the_reason_and_the_nearest(
    game: Game,
) -> None:
    who = await game.to_play()
    for code in WRONG_ROADS:
        path, refusal = wrong_road(await game.state(), code)
        reply = await refused(game, game.type(who, f"build {road_name(path)}"))
        assert await in_words(game, who, refusal) in reply.text
        await assert_the_nearest_is_offered(game, reply)
    await assert_the_nearest_can_be_built(game, who, reply)


# --- settlements ---------------------------------------------------------------------------------


async def test_a_settlement_one_has_is_refused_and_another_offered(game: Game) -> None:
    who, state = await game.to_play(), await game.state()
    mine = next(at for at in starts(state, state.turn) if at not in state.workshops[state.turn])
    reply = await refused(game, game.type(who, f"build {HEX_NAMES[mine]}"))
    named = settlement_of(state, mine)
    assert expects(game, who, "la-strada-refusal-already-linked", settlement=named) in reply.text
    await assert_the_nearest_can_be_built(game, who, reply)


@pytest.mark.long
async def test_a_settlement_that_is_too_dear_is_refused_with_its_price(game: Game) -> None:
    who, state = await game.to_play(), await game.state()
    await change(game, days=changed(state.days, state.turn, 2))
    state = await game.state()
    near = {path[-1] for path in links(state, state.turn, 2)}
    far = next(p[-1] for p in links(state, state.turn, MOST_DAYS) if p[-1] not in near)
    reply = await refused(game, game.type(who, f"build {HEX_NAMES[far]}"))
    refusals = [
        expects(
            game,
            who,
            "la-strada-play-too-dear",
            settlement=settlement_of(state, far),
            cost=cost,
            days=2,
        )
        for cost in range(3, MOST_DAYS + 1)
    ]
    assert sum(refusal in reply.text for refusal in refusals) == 1


def settlement_of(state: State, at: Hex) -> Value:
    """What a settlement is called."""
    spots = ground_of(state.laid).spots
    return settlement_name(at, state.kinds[spots.index(at)])


@pytest.mark.long
async def test_a_settlement_that_cannot_be_reached_any_more_is_said_to_be_so(game: Game) -> None:
    who, state = await game.to_play(), await game.state()
    await change(game, tiles=tuple((1, 0, 0) for _ in state.tiles))
    state = await game.state()
    near = {path[-1] for path in links(state, state.turn, MOST_DAYS)}
    own = starts(state, state.turn)
    far = next(at for at in ground_of(state.laid).spots if at not in near and at not in own)
    reply = await refused(game, game.type(who, f"build {HEX_NAMES[far]}"))
    expected = expects(
        game,
        who,
        "la-strada-play-out-of-reach",
        settlement=settlement_of(state, far),
        most=MOST_DAYS,
    )
    assert expected in reply.text


async def test_a_settlement_of_the_rival_is_no_goal_for_two(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    await game.play_on(with_buttons, until=7)
    who, state = await game.to_play(), await game.state()
    theirs = next(at for at in starts(state, 1 - state.turn) if at in ground_of(state.laid).spots)
    reply = await refused(game, game.type(who, f"build {HEX_NAMES[theirs]}"))
    named = settlement_of(state, theirs)
    assert expects(game, who, "la-strada-refusal-occupied", settlement=named) in reply.text
