"""Undo on Discord in every game: by button, by command, with the others' consent."""

import re
from collections.abc import Callable

import pytest

from model.commands import Person, Undo
from model.table import PlayerId, Table
from tables.decisions import undo as undoing
from tables.decisions.transitions import Occasion
from tables.paces import THINKING_PAUSE
from tests.e2e import stratego4_game
from tests.e2e.play_strategies import Curious, with_buttons
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, draw
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.store_visits import counted_visits
from tests.e2e.test_every_game import begun
from tests.e2e.test_plan_cut_short import a_turn_of_la_strada, confirmation
from tests.e2e.whole_games import Game, ids, marked, say, tongue
from tests.games.catalogue import EVERY_GAME
from tests.games.subjects import subject_of
from tests.games.whole_games import travels

MOST_TRIED = 60
"""In so many moves one must be found that fits."""

UNDONE = re.compile("taken back|took a move back", re.IGNORECASE)
"""What is told of it, with the move."""

TAKE_BACK, ASK, ON_POST = "tavolo:undo:", "tavolo:undo-ask:", "tavolo:take-back:"

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

every_game = pytest.mark.parametrize("key", EVERY_GAME)


async def move_until(game: Game, fits: Callable[[Reply], bool]) -> tuple[Player, Table, Reply]:
    """Play by controls until a person's move is answered so: who, the table before, the answer."""
    tastes = {who: Curious() for who in await game.people()}
    for _ in range(MOST_TRIED):
        people = await game.people_to_play()
        if not people:
            await game.house.pass_time(seconds=THINKING_PAUSE / 1000)
            continue
        who, before = people[0], await game.table()
        reply = await with_buttons(game, who, tastes[who])
        if fits(reply) and not await game.is_over():
            return who, before, reply
    raise AssertionError("no move was answered so")


def tells_of_moves(key: str) -> bool:
    """Whether posts tell of moves that can be taken back: not if all choose at once."""
    acting = [len(subject_of(key).game.to_act(state)) for state in next(travels(key)).states]
    return 10 * sum(seats > 1 for seats in acting) < len(acting)


def can_be_taken_back(reply: Reply) -> bool:
    return TAKE_BACK in ids(reply.posts[-1])


async def offered_on_the_post(game: Game) -> tuple[Player, Table | None]:
    """Play until a move can be taken back: who, the table before if the post offers it.

    Of a choice that others make at the same time, the post tells and offers nothing.
    """
    tells = tells_of_moves((await game.table()).game)

    def fits(reply: Reply) -> bool:
        return can_be_taken_back(reply) and (ON_POST in ids(game.board) or not tells)

    who, before, _ = await move_until(game, fits)
    assert (ON_POST in ids(game.board)) == tells
    return who, before if tells else None


async def answered(game: Game) -> tuple[Player, Table]:
    """Play by controls until a person's move cannot be taken back freely: who, the table before."""
    tastes, before = {who: Curious() for who in await game.people()}, dict[Player, Table]()
    for _ in range(MOST_TRIED):
        await settled(game)
        who = (await game.people_to_play())[0]
        before[who] = await game.table()
        await with_buttons(game, who, tastes[who])
        await settled(game)
        for each, table in before.items():
            if each is not who and await needs_consent(game, each):
                return each, table
    raise AssertionError("every move could be taken back")


async def needs_consent(game: Game, who: Player) -> bool:
    """Whether this person's last move is theirs alone to take back no more."""
    table = await game.table()
    log = await game.house.moves(game.code)
    undo = Undo(Person(PlayerId(who.id), ""))
    occasion = Occasion(game.rules, table.updated_at, log=log)
    return bool(undoing.foresee(table, undo, occasion).awaited)


async def settled(game: Game) -> None:
    """Computers have moved as far as they can."""
    while not await game.people_to_play() and not await game.is_over():
        await game.house.pass_time(seconds=THINKING_PAUSE / 1000)


@every_game
async def test_a_move_is_taken_back_by_the_button_under_it_and_the_game_goes_on(
    house: House, key: str
) -> None:
    game = await begun(house, key, "ada", "bruno")
    who, before, made = await move_until(game, can_be_taken_back)
    posts = len(game.posts)
    here = game.here(who)
    count = (await game.table()).moves - before.moves
    opened = await here.press(custom_id="tavolo:view:", on=game.board)
    assert can_be_taken_back(opened), "a fresh view offers it too"
    pressed = next(each for each in ids(made.posts[-1]).split() if each.startswith(TAKE_BACK))
    undone = await here.press(custom_id=TAKE_BACK, on=made.posts[-1])
    after = await game.table()
    assert undone.is_private
    assert say(tongue(house, who), "undo-done", count=count) in undone.text
    assert (after.state, after.open_moves) == (before.state, before.open_moves)
    assert who in await game.people_to_play()
    assert len(game.posts) == posts, "the newest post is changed, and no new one made"
    if after.updated_at != before.updated_at:
        assert UNDONE.search(game.board.text)
        (picture,) = game.board.files
        assert picture.endswith(f"-{after.open_moves}.png")
    stale = await here.forge(pressed, on=game.board)
    assert say(tongue(house, who), "table-refusal-stale", code=game.code) in stale.text
    await with_buttons(game, who)
    await settled(game)
    assert [line.seq for line in await house.moves(game.code)] == [
        *range(1, (await game.table()).moves + 1)
    ]


@every_game
async def test_a_move_is_taken_back_on_the_post_that_tells_of_it_by_whoever_made_it(
    house: House, key: str
) -> None:
    game = await begun(house, key, "ada", "bruno")

    who, before = await offered_on_the_post(game)
    if before is None:
        return
    (other,) = [each for each in await game.people() if each is not who]
    stands, asked, posts = await game.table(), game.board, len(game.posts)
    for person in (other, house.player("chloe")):
        refused = await game.here(person).press(custom_id=ON_POST, on=asked)
        assert refused.is_private
        assert say(tongue(house, person), "undo-refusal-others") in refused.text
    assert (await game.table()).version == stands.version
    undone = await game.here(who).press(custom_id=ON_POST, on=asked)
    assert undone.is_private
    assert (await game.table()).state == before.state
    assert len(game.posts) == posts, "one edit, and no new post"
    assert game.board.message.id == asked.message.id
    assert UNDONE.search(game.board.text)
    assert ON_POST not in ids(game.board)


@every_game
async def test_the_undo_on_the_post_stays_while_something_is_asked_and_declined(
    house: House, key: str
) -> None:
    game = await begun(house, key, "ada", "bruno")

    who, before = await offered_on_the_post(game)
    (other,) = [each for each in await game.people() if each is not who]
    await game.here(other).forge(f"tavolo:pause-all:{game.code}", on=game.board)
    assert (ON_POST in ids(game.board)) == bool(before), "on the post that asks"
    await game.here(who).press(custom_id="tavolo:refuse:", on=game.board)
    assert (ON_POST in ids(game.board)) == bool(before), "when it was declined"
    if before is None:
        return
    await game.here(other).forge(f"tavolo:agree:{game.code}:1", on=game.board)
    await game.here(who).press(custom_id="tavolo:refuse:", on=game.board)
    await game.here(who).press(custom_id=ON_POST, on=game.board)
    assert (await game.table()).state == before.state
    assert ON_POST not in ids(game.board)


@every_game
async def test_below_a_board_stands_one_row_and_more_opens_the_others(
    house: House, key: str
) -> None:
    game = await begun(house, key, "ada", "bruno")
    who, _, _ = await move_until(game, lambda _: bool(game.board.files))
    names = [str(one["custom_id"]).split(":")[1] for one in game.board.pressable]
    assert [name for name in names if name != "take-back"] == ["play", "view", "more"]
    opened = await game.here(who).press(custom_id="tavolo:more:", on=game.board)
    assert opened.is_private
    since = ["since"] * bool((await game.table()).open_moves)
    assert {*since, "text", "rules"} <= {
        str(one["custom_id"]).split(":")[1] for one in opened.posts[-1].pressable
    }
    watching = await game.here(house.player("chloe")).press(custom_id="tavolo:more:", on=game.board)
    assert "tavolo:follow:" in ids(watching.posts[-1])


@pytest.mark.long
@every_game
async def test_with_the_consent_of_the_others_all_goes_back(house: House, key: str) -> None:
    game = await begun(house, key, "ada", "bruno")
    who, before = await answered(game)
    (other,) = [each for each in await game.people() if each is not who]
    asking = await game.here(who).slash("table undo", table=game.code)
    locale = tongue(house, who)
    assert any(
        say(locale, "undo-sure", code=game.code, count=count) in asking.text
        for count in range(1, 9)
    )
    name = house.person(other).name
    assert say(locale, "undo-ask", count=1, people=name) in asking.text
    others = len(before.seats) - 1
    assert say(locale, "undo-ask-answered", count=others, other=name) in asking.text
    assert (await game.table()).proposal is None, "nobody has been asked so far"
    noted = await game.here(who).press(custom_id=ASK, on=asking.posts[-1])
    assert say(locale, "done-proposed", code=game.code, count=1, people=name) in noted.text
    table = await game.table()
    assert say("en", "call-agree-undo", people=other.mention, who=marked(game, table, who)) in (
        game.board.text
    )
    wish = table.proposal
    assert wish is not None
    if wish.about.seen:
        assert say("en", "proposal-seen", who=marked(game, table, who)) in game.board.text
    assert other.mention in game.board.text
    await game.here(other).press(custom_id="tavolo:accept:", on=game.board)
    after = await game.table()
    assert (after.state, after.open_moves) == (before.state, before.open_moves)
    assert who in await game.people_to_play()
    assert UNDONE.search(game.board.text)
    await with_buttons(game, who)
    await settled(game)
    assert [line.seq for line in await house.moves(game.code)] == [
        *range(1, (await game.table()).moves + 1)
    ]


async def test_whoever_may_ask_for_an_undo_finds_it_behind_more(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    who = await game.to_play()
    await draw(game, who)
    other = await game.to_play()
    await draw(game, other)
    assert await needs_consent(game, who)
    page = (await game.here(who).press(custom_id="tavolo:more:", on=game.board)).posts[-1]
    assert TAKE_BACK in ids(page)
    asking = await game.here(who).press(custom_id=TAKE_BACK, on=page)
    await game.here(who).press(custom_id=ASK, on=asking.posts[-1])
    wish = (await game.table()).proposal
    assert wish is not None
    assert wish.kind == "undo"
    again = await game.here(who).forge(f"tavolo:more:{game.code}", on=game.board)
    assert TAKE_BACK not in ids(again.posts[-1]), "while they are asked"


async def _ask(game: Game, who: Player) -> Post:
    """Ask for the others' consent; the post in which they are asked."""
    asking = await game.here(who).slash("table undo")
    await game.here(who).press(custom_id=ASK, on=asking.posts[-1])
    return game.board


async def test_an_army_that_is_ready_is_called_back_while_another_deploys(house: House) -> None:
    people = ("ada", "bruno", "chloe")
    game = await stratego4_game.begin(house, *people)
    await stratego4_game.be_ready(game, "ada")
    assert (await game.table()).moves == 1
    undone = await game.here(house.player("ada")).slash("table undo")
    assert say("en", "undo-done", count=1) in undone.text
    assert set(await game.people_to_play()) == set(map(house.player, people))


async def test_a_plan_of_several_links_is_taken_back_with_one_press_from_any_view(
    house: House,
) -> None:
    game, who, plan = await a_turn_of_la_strada(house)
    before, here, locale = await game.table(), game.here(who), tongue(house, who)
    await here.press(custom_id=confirmation(plan), on=plan)
    count = (await game.table()).moves - before.moves
    assert count > 1
    opened = await here.press(custom_id="tavolo:play:", on=game.board)
    label = say(locale, "undo-button-moves", count=count)
    undone = await here.press(label, on=opened.posts[-1])
    assert say(locale, "undo-done", count=count) in undone.text
    assert (await game.table()).state == before.state


async def test_a_view_with_undo_costs_no_more_visits_to_the_store_than_one_without(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno")
    await game.play_on(draw, until=1)
    counts = []
    for who in ("ada", "bruno", "dario"):
        with counted_visits() as visits:
            await game.here(house.player(who)).press("My view", on=game.board)
        counts.append(visits.visits - visits.transactions["write"])
    assert counts[0] > 0
    assert counts[0] == counts[1] == counts[2]
