"""A whole closed game: what its channel shows, and those who play it."""

import msgspec

from tables.history.record import seal_of
from tables.interfaces import Transaction
from tables.model.table import CupGame, TableCode
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, say, tongue
from tests.e2e.simulated_people import Player


async def close(house: House, game: Game) -> None:
    """Make it the game of a cup whose other tables play the same deal."""

    def work(tx: Transaction) -> None:
        table = tx.tables.by_code(TableCode(game.code))
        assert table is not None
        cup = CupGame("CVPA", 2, closed=True)
        tx.tables.save(
            msgspec.structs.replace(table, cup=cup, version=table.version + 1), table.version
        )

    await house.store.transact(work)


async def test_a_channel_counts_the_moves_of_a_closed_game_and_shows_no_more(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    await close(house, game)
    ada, bruno, chloe = map(house.player, ("ada", "bruno", "chloe"))
    await draw(game, await game.to_play())
    post = game.board
    moves = (await game.table()).open_moves
    heading = say("en", "heading-playing", game="Ruta", code=game.code, move=moves)
    assert heading in post.text
    assert say("en", "table-closed-line", round=2) in post.text
    assert post.files == {}
    assert all(house.person(who).name in post.text for who in (ada, bruno)), "who sits there"
    assert say("en", "seed-sealed-round", seal=seal_of(await seed(game))) in post.text
    posts = public(game, chloe)
    await game.here(ada).slash("table resign")
    await game.here(ada).press(custom_id="tavolo:resign:")
    assert game.board.text == post.text, "nobody is told that it is over"
    seen = await game.here(ada).slash("table mine", table=game.code)
    assert say("en", "table-closed-over") in seen.text
    told = say(tongue(house, bruno), "table-closed-over")
    assert told in bruno.letters[-1].text
    assert public(game, chloe) == posts
    await shows_it_to_nobody(game, bruno)


async def seed(game: Game) -> bytes:
    """The seed of the game's shuffle."""
    known = (await game.table()).seed
    assert known is not None
    return known


def public(game: Game, who: Player) -> list[str]:
    """The words of all posts in the channel."""
    return [post.text for post in game.here(who).posts if not post.is_private]


async def test_whoever_has_moved_is_not_sent_to_a_post_that_hides_whose_turn_it_is(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno")
    await close(house, game)
    for _ in range(4):
        mover = await game.to_play()
        await draw(game, mover)
    said = say(tongue(house, mover), "letter-rest-closed-said")
    assert [letter for letter in mover.letters if said in letter.text]
    assert not [
        letter
        for letter in mover.letters
        if say(tongue(house, mover), "letter-rest-said") in letter.text
    ]


async def test_an_export_of_a_closed_game_is_to_be_kept_until_the_round_is_over(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno")
    await close(house, game)
    ada = house.player("ada")
    for over in (False, True):
        if over:
            await game.here(ada).slash("table resign")
            await game.here(ada).press(custom_id="tavolo:resign:")
        exported = await game.here(ada).slash("table export", table=game.code)
        text = exported.posts[-1].text
        assert say("en", "export-closed-said") in text
        assert say("en", "export-page-closed") in text
        assert say("en", "export-nobody") not in text, "nobody may be given these"
        (words,) = [file for name, file in exported.posts[-1].files.items() if name.endswith("txt")]
        assert say("en", "record-closed-legend") in words.decode()
        assert say("en", "record-public-legend") not in words.decode(), "it is told to few"


async def shows_it_to_nobody(game: Game, who: Player) -> None:
    """Whoever has played looks back at it, and can show it to nobody else."""
    here, before = game.here(who), game.board.text
    for command in ("table history", "table replay", "table mine"):
        shown = await here.slash(command, table=game.code)
        assert shown.is_private
        for refusal in ("table-refusal-closed", "table-refusal-deal-played"):
            told = say(tongue(game.house, who), refusal, code=game.code)
            assert told not in shown.text, command
    reply = await here.forge(f"tavolo:replay-show:{game.code}", on=game.board)
    assert say(tongue(game.house, who), "table-refusal-closed", code=game.code) in reply.text
    assert game.board.text == before
