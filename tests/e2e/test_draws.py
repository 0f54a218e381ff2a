"""A draw by agreement on Discord, in every game for two: offered, declined, accepted."""

import pytest

from core.texts import LOCALES, text
from model.log import AGREED_DRAW, DRAWN
from model.table import Status
from tests.e2e import ruta_game
from tests.e2e.play_strategies import with_buttons
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import (
    Game,
    begin,
    called,
    ids,
    marked,
    plain,
    say,
    tongue,
)
from tests.games.catalogue import EVERY_GAME

OFFER, ACCEPT, SURE, REFUSE = (
    f"tavolo:{name}:" for name in ("draw", "accept", "sure-draw", "refuse")
)

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

FOR_TWO = [key for key, title in EVERY_GAME.items() if title.game.manifest.fewest_seats <= 2]
OTHERS = [key for key in EVERY_GAME if key not in FOR_TWO]


async def offer(game: Game, who: Player) -> Reply:
    """Offer a draw from the question whether to resign."""
    asked = await game.here(who).slash("table end", table=game.code)
    return await game.here(who).press(custom_id=OFFER, on=asked.posts[-1])


async def accept(game: Game, who: Player, on: Post) -> Reply:
    """Accept it in two presses."""
    asked = await game.here(who).press(custom_id=ACCEPT, on=on)
    assert say(tongue(game.house, who), "sure-draw-asked", code=game.code) in asked.text
    assert (await game.table()).status is Status.PLAYING, "so far it is asked only"
    return await game.here(who).press(custom_id=SURE, on=asked.posts[-1])


async def assert_it_is_drawn(game: Game) -> None:
    """The table, its log, its post and its record say so."""
    table, log = await game.table(), await game.house.moves(game.code)
    assert (table.status, table.outcome) == (Status.FINISHED, DRAWN)
    assert [line.notation for line in log].count(AGREED_DRAW) == 1
    assert f"{say('en', 'result-drawn')} {say('en', 'draw-agreed')}" in game.board.text
    assert "tavolo:rematch:" in ids(game.board)
    assert [line.seq for line in log] == [*range(1, table.moves + 1)]


@pytest.mark.long
@pytest.mark.parametrize("key", FOR_TWO)
async def test_two_people_agree_to_a_draw_in_every_game(house: House, key: str) -> None:
    game: Game = await begin(Game, key, house, "ada", "bruno")
    ada, bruno = house.player("ada"), house.player("bruno")
    for _ in range(2):
        await with_buttons(game, (await game.people_to_play())[0])
    noted = await offer(game, ada)
    assert (
        say("en", "done-proposed", code=game.code, count=1, people=house.person(bruno).name)
        in noted.text
    )
    assert called(game.board) == {bruno.id}
    done = await accept(game, bruno, game.board)
    assert say(tongue(house, bruno), "done-agreed-draw", code=game.code) in done.text
    await assert_it_is_drawn(game)
    for command in ("table history", "table export", "table replay"):
        reply = await game.here(ada).slash(command, table=game.code)
        assert reply.text
    verified = await game.here(ada).slash("table verify", table=game.code)
    assert "✅" in verified.text
    mine = await game.here(ada).press(custom_id="tavolo:view:", on=game.board)
    assert say("en", "result-drawn") in mine.text


@pytest.mark.long
@pytest.mark.parametrize("key", OTHERS)
async def test_where_more_than_two_play_no_draw_is_offered(house: House, key: str) -> None:
    fewest = EVERY_GAME[key].game.manifest.fewest_seats
    people = ("ada", "bruno", "chloe", "dario")[:fewest]
    game: Game = await begin(Game, key, house, *people)
    ada = house.player("ada")
    asked = await game.here(ada).slash("table end", table=game.code)
    assert OFFER not in ids(asked.posts[-1])
    forged = await game.here(ada).forge(f"{OFFER}{game.code}", on=asked.posts[-1])
    assert say("en", "draw-refusal-two") in forged.text


async def test_the_post_says_who_offers_whom_a_draw_and_the_other_declines(house: House) -> None:
    game = await ruta_game.begin(house, "ada", "bruno")
    ada, bruno = house.player("ada"), house.player("bruno")
    await offer(game, ada)
    table = await game.table()
    names = {"who": marked(game, table, ada), "to": marked(game, table, bruno)}
    called = {"people": bruno.mention, "who": names["who"]}
    assert say("en", "call-agree-draw", **called) in game.board.text
    assert say("en", "proposal-means-draw", to=names["to"]) in game.board.text
    assert say("en", "table-proposes-draw", **names) not in game.board.text, "said once"
    assert say("en", "agree-draw-button") in game.board.buttons
    assert say("en", "proposal-open") not in game.board.text, "a move ends it"
    again = await game.here(ada).slash("table end", table=game.code)
    assert say("en", "table-refusal-agreed-already") in again.text
    await game.here(bruno).press(custom_id=REFUSE, on=game.board)
    assert say("en", "table-declined-draw", who="Bruno") in plain(game.board)
    assert ACCEPT not in ids(game.board)
    again = await game.here(ada).slash("table end", table=game.code)
    assert say("en", "draw-refusal-again") in again.text
    assert OFFER not in ids(again.posts[-1])


async def test_whoever_is_offered_a_draw_finds_it_in_the_question_whether_to_resign(
    house: House,
) -> None:
    game = await ruta_game.begin(house, "ada", "bruno")
    bruno = house.player("bruno")
    await offer(game, house.player("ada"))
    asked = await game.here(bruno).slash("table end", table=game.code)
    await accept(game, bruno, asked.posts[-1])
    await assert_it_is_drawn(game)


@pytest.mark.parametrize("language", LOCALES)
async def test_wherever_a_draw_can_be_accepted_it_can_be_declined(
    house: House, language: str
) -> None:
    game = await ruta_game.begin(house, "ada", "bruno")
    bruno = house.player("bruno")
    await bruno.mailbox.wish(language=language)
    await offer(game, house.player("ada"))
    here, no = game.here(bruno), say(language, "refuse-draw-button")
    resigning = await here.slash("table end", table=game.code)
    assert no in resigning.posts[-1].buttons
    sure = await here.press(custom_id=ACCEPT, on=game.board)
    declined = await here.press(no, on=sure.posts[-1])
    assert say(language, "done-refused", code=game.code) in declined.text
    assert (await game.table()).proposal is None


async def test_an_old_or_forged_answer_draws_no_game(house: House) -> None:
    game = await ruta_game.begin(house, "ada", "bruno")
    who = await game.to_play()
    (other,) = [each for each in await game.people() if each is not who]
    await offer(game, other)
    stale = next(each for each in ids(game.board).split() if each.startswith(ACCEPT))
    number = stale.rpartition(":")[2]
    dario, here = house.player("dario"), game.here(who)
    for custom_id in (stale, f"{SURE}{game.code}:{number}", f"{OFFER}{game.code}"):
        strange = await game.here(dario).forge(custom_id, on=game.board)
        assert say(tongue(house, dario), "table-refusal-not-seated") in strange.text
    for custom_id in (f"{SURE}{game.code}:1", f"{SURE}{game.code}", f"{ACCEPT}{game.code}:9999"):
        reply = await here.forge(custom_id, on=game.board)
        assert say(tongue(house, who), "table-refusal-decided") in reply.text, custom_id
    await with_buttons(game, who)
    for custom_id in (stale, f"{SURE}{game.code}:{number}"):
        late = await here.forge(custom_id, on=game.board)
        assert say(tongue(house, who), "table-refusal-decided") in late.text
    assert (await game.table()).status is Status.PLAYING


async def test_after_the_end_nothing_more_can_be_agreed(house: House) -> None:
    game = await ruta_game.begin(house, "ada", "bruno")
    ada, bruno = house.player("ada"), house.player("bruno")
    await offer(game, ada)
    asked = await game.here(bruno).press(custom_id=ACCEPT, on=game.board)
    sure = next(each for each in ids(asked.posts[-1]).split() if each.startswith(SURE))
    await game.here(bruno).press(custom_id=SURE, on=asked.posts[-1])
    reply = await game.here(bruno).forge(sure, on=game.board)
    assert say(tongue(house, bruno), "table-refusal-over") in reply.text
    await assert_it_is_drawn(game)
    late = await game.here(ada).slash("table end", table=game.code)
    assert say("en", "table-refusal-over") in late.text


async def test_a_computer_is_offered_no_draw(house: House) -> None:
    game: Game = await begin(Game, "ruta", house, "ada", computer="easy")
    ada = house.player("ada")
    asked = await game.here(ada).slash("table end", table=game.code)
    assert OFFER not in ids(asked.posts[-1])
    assert say("en", "end-which", game=text("ruta-name"), code=game.code) in asked.text
    forged = await game.here(ada).forge(f"{OFFER}{game.code}", on=asked.posts[-1])
    assert say("en", "draw-refusal-two") in forged.text
