"""Own moves of a tried line, left for one's turn: played if the others do as was assumed."""

import json

from core.texts import Value
from core.thinking_ahead import possible
from model.table import PlayerId
from tests.e2e import la_strada_game
from tests.e2e.play_strategies import Eager, controls_of, use
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, PlayerHere
from tests.e2e.test_planned_moves import AN_HOUR
from tests.e2e.test_try_board import open_board
from tests.e2e.whole_games import Game, ids, say, tongue

PLAN, MAY = "tryplan", "trymay"
THREE = "ada", "bruno", "chloe"


class Line:
    """A line that somebody tries who waits for another: what the other does, then their own move.

    ``replies``: what the other may do there, in notation; the first is assumed.
    """

    def __init__(self, game: Game, mover: Player, waiter: Player, board: Post) -> None:
        self.game, self.mover, self.waiter, self.board = game, mover, waiter, board
        self.here, self.locale = game.here(waiter), tongue(game.house, waiter)
        self.replies: list[str] = []

    async def plan(self) -> Post:
        """Leave the own move for one's turn; what is answered."""
        label = say(self.locale, "try-plan-button")
        kept = await self.here.press(label, on=self.board)
        assert kept.is_private
        assert say(self.locale, "planned-kept") in kept.text
        return kept.posts[-1]

    async def reply(self, notation: str) -> None:
        """Let the other play this."""
        await play(self.game, self.mover, notation)
        assert await self.game.to_play() == self.waiter

    async def played(self) -> tuple[int, int]:
        """How many lines the log has, before and after an hour in which nobody does anything."""
        before = (await self.game.table()).moves
        await self.game.house.pass_time(seconds=AN_HOUR)
        return before, (await self.game.table()).moves


async def play(game: Game, who: Player, notation: str) -> None:
    """Play this for the question that is open."""
    asked = (await game.table()).to_act[0].asked
    await game.here(who).forge(f"{game.key}-go:{game.code}:{asked}:{notation}", on=game.board)


async def try_own(game: Game, here: PlayerHere, board: Post) -> Post:
    """Use the controls of guided play until one's own move was tried."""
    own = board
    while MAY not in ids(own) and PLAN not in ids(own):
        found = [one for one in controls_of(own, game.key) if "-try" not in str(one["custom_id"])]
        own = (await use(here, Eager().pick(found), own, Eager())).posts[-1]
    return own


async def assume(here: PlayerHere, board: Post, number: int = 0) -> Post:
    """Choose one of the things that the other may do."""
    asked = (await here.press(custom_id=f"la-strada-{MAY}:", on=board)).posts[-1]
    return (await here.choose(str(number), custom_id="la-strada-tryreply:", on=asked)).posts[-1]


async def line(house: House) -> Line:
    """The workshops of La Strada are placed: the other places one, then oneself."""
    game = await la_strada_game.begin(house, "ada", "bruno")
    mover = await game.to_play()
    (waiter,) = {house.player("ada"), house.player("bruno")} - {mover}
    tried = Line(game, mover, waiter, await open_board(game, waiter))
    board = await assume(tried.here, tried.board)
    assert PLAN not in ids(board), "nothing of one's own yet"
    board = await try_own(game, tried.here, board)
    (asked,) = (await game.table()).to_act
    replies = possible(game.rules, await game.view_of(waiter), asked.seat)
    tried.board, tried.replies = board, [*map(game.rules.notate, replies)]
    return tried


async def test_one_press_leads_to_the_own_turn_also_where_nobody_before_it_can_pass(
    house: House,
) -> None:
    game, guesses = await la_strada_game.begin(house, *THREE), []
    mover, moves = await game.to_play(), (await game.table()).moves
    for waiter in {*map(house.player, THREE)} - {mover}:
        here, locale = game.here(waiter), tongue(house, waiter)
        looks = [await here.press(custom_id="tavolo:view:", on=game.board) for _ in range(2)]
        begin, guessed = say(locale, "planned-begin-button"), say(locale, "try-guessed", told="")
        board = (await here.press(begin, on=looks[0].posts[-1])).posts[-1]
        assert say(locale, "try-plan-how") in board.text
        guesses.append(board.text.count(guessed.strip()))
        own = await try_own(game, here, board)
        kept = (await here.press(say(locale, "try-plan-button"), on=own)).posts[-1]
        assert say(locale, "planned-kept") in kept.text
        again = (await here.press(begin, on=looks[1].posts[-1])).posts[-1]
        assert say(locale, "planned-guards") in again.text, "what is planned is shown"
    assert sorted(guesses) == [1, 2], "who moves before one's turn"
    assert (await game.table()).moves == moves


async def test_whoever_is_to_move_plans_the_turn_after_this_one(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    mover, other = await game.to_play(), await game.waiting()
    here, locale = game.here(mover), tongue(house, mover)
    board = await try_own(game, here, await open_board(game, mover))
    assert PLAN not in ids(board), "there is only the move to make now"
    board = await try_own(game, here, await assume(here, board))
    kept = await here.press(say(locale, "try-plan-button"), on=board)
    strict = say(locale, "planned-unchanged-button")
    kept = await here.press(strict, on=kept.posts[-1])
    assert say(locale, "planned-guard-unchanged") in kept.text
    table = await game.table()
    tried = await house.store.read(lambda r: r.private.tried(table.id, PlayerId(mover.id)))
    assert tried is not None
    first, reply, _ = (one["move"] for one in json.loads(bytes(tried.line)))
    for who, notation in ((mover, first), (other, reply)):
        await play(game, who, notation)
    moves = (await game.table()).moves
    assert await game.to_play() == mover
    await house.pass_time(seconds=AN_HOUR)
    assert (await game.table()).moves == moves + 1


async def test_in_a_game_of_two_a_plan_chooses_by_what_the_other_does(house: House) -> None:
    tried = await line(house)
    here, locale = tried.here, tried.locale
    kept = await tried.plan()
    board = (await here.press(say(locale, "tried-button"), on=kept)).posts[-1]
    board = (await here.press(say(locale, "try-again-button"), on=board)).posts[-1]
    board = await try_own(tried.game, here, await assume(here, board, 1))
    asked = await here.press(say(locale, "try-plan-button"), on=board)
    assert say(locale, "try-plan-another") in asked.text
    both = await here.press(say(locale, "try-plan-beside-button"), on=asked.posts[-1])
    told: dict[str, Value] = {
        "other": house.person(tried.mover).name,
        "moves": "@",
        "guard": "",
        "more": 0,
    }
    for notation in tried.replies[:2]:
        said = say(locale, "la-strada-move-workshop", hex=notation.split()[-1].upper())
        branch = say(locale, "planned-branch", **told, after=said)
        assert branch.partition("@")[0] in both.text
    other = say(locale, "planned-branch", **told, after="@")
    strict = await here.press(say(locale, "planned-unchanged-button"), on=both.posts[-1])
    assert strict.text.count(say(locale, "planned-guard-unchanged")) == 2
    await tried.reply(tried.replies[1])
    waits = (await here.slash("my plan")).text
    holds = say(locale, "planned-line", moves="@", guard="", more=0)
    assert waits.count(holds.partition("@")[0]) == 1, "the one for what the other has done"
    assert other.partition("@")[0] not in waits
    before, after = await tried.played()
    assert after == before + 1


async def test_another_line_replaces_the_one_before_if_that_is_wished(house: House) -> None:
    tried = await line(house)
    here, locale = tried.here, tried.locale
    await here.press(say(locale, "tried-button"), on=await tried.plan())
    await here.press(say(locale, "try-plan-button"))
    kept = await here.press(say(locale, "try-plan-instead-button"))
    assert (
        kept.text.count(say(locale, "planned-line", moves="@", guard="", more=0).partition("@")[0])
        == 1
    )


async def test_one_press_drops_a_planned_line(house: House) -> None:
    tried = await line(house)
    kept = await tried.plan()
    dropped = await tried.here.press(say(tried.locale, "planned-drop-button"), on=kept)
    assert say(tried.locale, "planned-dropped") in dropped.text
    again = await tried.here.press(say(tried.locale, "tried-button"), on=dropped.posts[-1])
    assert again.posts[-1].text == tried.board.text
    await tried.reply(tried.replies[0])
    before, after = await tried.played()
    assert after == before


async def test_a_reply_that_is_not_listed_is_stale(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    mover = await game.to_play()
    (waiter,) = {house.player("ada"), house.player("bruno")} - {mover}
    here, board = game.here(waiter), await open_board(game, waiter)
    asked = (await here.press(custom_id=f"la-strada-{MAY}:", on=board)).posts[-1]
    (menu,) = {
        str(one["custom_id"])
        for one in controls_of(asked, "la-strada")
        if "-tryreply:" in str(one["custom_id"])
    }
    forged = await here.forge(menu, "99", on=asked)
    assert say(tongue(house, waiter), "table-refusal-stale", code=game.code) in forged.text


async def test_a_line_that_is_gone_or_has_nothing_of_ones_own_cannot_be_planned(
    house: House,
) -> None:
    tried = await line(house)
    here, locale, old = tried.here, tried.locale, tried.board
    begun = (await here.press(say(locale, "try-again-button"), on=old)).posts[-1]
    for board, refusal in ((old, "table-refusal-stale"), (begun, "planned-refusal-empty")):
        (mark,) = {str(one["custom_id"]).split(":")[2] for one in controls_of(board, "la-strada")}
        forged = await here.forge(f"la-strada-{PLAN}:{tried.game.code}:{mark}:", on=begun)
        assert say(locale, refusal, code=tried.game.code) in forged.text
    assert say(locale, "planned-none") in (await here.slash("my plan")).text
