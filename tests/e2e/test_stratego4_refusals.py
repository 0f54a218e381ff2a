"""Wrong moves in Stratego 4 get a private refusal that says what is wrong and why."""

import pytest

from games.stratego4.board import RANK_NAMES
from tests.e2e.expected_refusals import in_words, reason, refused
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import TEXT_INPUT, walk
from tests.e2e.simulated_people import Reply
from tests.e2e.stratego4_game import Game, begin, opened, put, targets_of, to_battle
from tests.e2e.whole_games import say, tongue

FOUR = ("bruno", "chloe", "ada", "dario")


@pytest.fixture
async def army(house: House) -> Game:
    """A game of four in deployment, between people of three languages."""
    return await begin(house, *FOUR)


@pytest.fixture
async def game(house: House) -> Game:
    """A game of four with few pieces; the first seat is to move."""
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


async def assert_refused(game: Game, line: str, code: str, seat: int = 0) -> Reply:
    """Writing this is refused for this reason, in words that tell no rank of a rival."""
    who = await game.at_seat(seat)
    refusal = await reason(game, who, line)
    assert refusal.code == f"stratego4-refusal-{code}"
    reply = await refused(game, game.type(who, line))
    assert await in_words(game, who, refusal) in reply.text
    return reply


# --- moves ---------------------------------------------------------------------------------------


async def test_the_ways_of_the_piece_that_was_meant_are_offered_instead(game: Game) -> None:
    reply = await assert_refused(game, "move g5 g3", "goes-one")
    assert {"g4", "ring"} <= set(targets_of(reply.posts[-1]))


async def test_a_refusal_never_names_the_rank_of_a_piece_of_others(game: Game) -> None:
    who = await game.at_seat(0)
    locale = tongue(game.house, who)
    ranks = {name: say(locale, f"stratego4-rank-{name}") for name in RANK_NAMES}
    for line in ("i5 i6", "h9 g9", "g5 h9", "k9 k8", "b5 b6"):
        reply = await refused(game, game.type(who, line))
        _title, *why = reply.text.splitlines()
        assert why, "why it was refused stands below the title"
        assert not any(
            rank in said for said in why for name, rank in ranks.items() if name != "lieutenant"
        ), why


# --- armies --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("7 4 1 9 1 5 6\n3 5 2 . 4 8 3\n3 5 7 4 6 1", "7419156352483357461"),
        ("7419156352483357461", "7419156352483357461"),
        ("7|4#1", "741"),
        ("7 " * 100, "7" * 60),
    ],
    ids=["too few", "in one line", "our own signs", "far too many"],
)
async def test_a_wrong_army_opens_again_as_it_was_written(
    army: Game, typed: str, shown: str
) -> None:
    who = army.house.player("bruno")
    here = army.here(who)
    form = await here.press(custom_id="stratego4-form:", on=await opened(army, who))
    refused = await here.fill(form, ranks=typed)
    label = say(tongue(army.house, who), "stratego4-play-grid-again")
    again = await here.press(label, on=refused.posts[-1])
    assert again.form is not None
    (field,) = [part for part in walk(again.form["components"][0]) if part["type"] == TEXT_INPUT]
    assert field["value"] == shown
    ranks = shown[:60].replace("\n", "/")
    typed_by_command = await army.type(who, f"arrange {ranks}")
    assert label in typed_by_command.posts[-1].buttons
