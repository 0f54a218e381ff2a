"""Forged custom ids are answered with the current state, never with an error."""

import pytest

from cogs.ui.guided_play import WRITTEN
from tests.e2e import ruta_game
from tests.e2e.play_strategies import controls_of, kind_of
from tests.e2e.running_bot import House
from tests.e2e.whole_games import Game, begin, say, tongue
from tests.games.catalogue import EVERY_GAME
from workers.guided_play import GO, OPEN, WEIGH

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

STEPS = (*("nonsense", "to", "recruit"), GO, WEIGH, OPEN, WRITTEN)
CHOSEN = ("", "zzz", "9" * 60, "@zzz|", "a|b|-1|²;;")
"""What a game makes of places no control leads to is tried in tests/house/test_guided_play.py."""


@pytest.mark.long
@pytest.mark.parametrize("key", EVERY_GAME)
async def test_a_forged_control_of_a_game_makes_no_move_and_no_fault(
    house: House, key: str
) -> None:
    most = EVERY_GAME[key].game.manifest.most_seats
    game = await begin(Game, key, house, *("bruno", "chloe", "ada")[:most])
    table = await game.table()
    who = game._person(table.people[table.to_act[0].seat])
    here = game.here(who)
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    asked = table.to_act[0].asked
    controls = controls_of(opened.posts[-1], key)
    own = {kind_of(control).split()[0] for control in controls}
    real = {str(control["custom_id"]) for control in controls}
    for step in sorted({*STEPS, *own}):
        for chosen in CHOSEN:
            custom_id = f"{key}-{step}:{game.code}:{asked}:{chosen}"[:100]
            if custom_id in real:
                continue
            reply = await here.forge(custom_id, on=opened.posts[-1])
            assert reply.text or reply.form, step
    assert (await game.table()).moves == table.moves
    for step in ("nonsense", "go", "route"):
        for code, question in ((game.code, 9**60), ("ZZZZ", 1)):
            custom_id = f"{key}-{step}:{code}:{question}:zzz"
            assert (await here.forge(custom_id, on=opened.posts[-1])).text


async def test_a_forged_button_of_a_table_shows_how_things_stand(house: House) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    who = await game.to_play()
    here = game.here(who)
    reply = await here.forge(f"tavolo:explode:{game.code}", on=game.board)
    assert say(tongue(house, who), "table-refusal-stale", code=game.code) in reply.text
    reply = await here.forge("tavolo:explode:ZZZZ", on=game.board)
    assert say(tongue(house, who), "table-refusal-unknown") in reply.text
    for name in ("join", "play", "rematch", "resign", "start", "closer"):
        reply = await here.forge(f"tavolo:{name}:ZZZZ:{9**40}", on=game.board)
        assert say(tongue(house, who), "table-refusal-unknown") in reply.text


async def test_a_table_at_which_nothing_was_played_has_no_moment_to_be_read(house: House) -> None:
    game = await ruta_game.open_table(house, "bruno")
    here = house.player("bruno").at(game.place)
    reply = await here.forge(f"tavolo:past-text:{game.code}:0", on=game.board)
    assert game.code in reply.text


@pytest.mark.parametrize("game", ["ruta", "zzz"])
async def test_a_leaderboard_on_which_nobody_stands_is_not_shown_to_all(
    house: House, game: str
) -> None:
    here = house.player("bruno").at(house.channel("games"))
    shown = await here.slash("tavolo rules", game="ruta")
    reply = await here.forge(f"tavolo-turn:tables.leaderboard-shown.{game}:1", on=shown.posts[-1])
    assert say("it", "leaderboard-none", commands="").partition("(")[0] in reply.text
    assert all(post.is_private for post in here.posts)


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("tavolo-turn:zzz:1", ()),
        ("tavolo-turn:ruta:9999", ()),
        ("tavolo-turn:tables.zzz:7", ()),
        ("tavolo-turn:tables.here:9999", ()),
        ("tavolo-turn:tables.history.ZZZZ:1", ()),
        ("tavolo-turn:ruta.mine:1", ()),
        ("tavolo-open", ("ZZZZ",)),
        ("tavolo-open", ("'; --",)),
        ("tavolo-rules:zzz", ("1",)),
        ("tavolo-rules:ruta", ("zzz",)),
        ("tavolo-rules:ruta", ("9" * 99,)),
    ],
)
async def test_forged_pages_and_menus_are_answered(
    house: House, custom_id: str, values: tuple[str, ...]
) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    here = house.player("bruno").at(game.place)
    listed = await here.slash("my tables")
    reply = await here.forge(custom_id, *values, on=listed.posts[-1] if values else game.board)
    assert reply.text


GENUINE = {
    "AwayMenu": ("tavolo-away:1",),
    "TableButton": ("tavolo:play:{code}", "tavolo:cup-show:{code}:1"),
    "TableMenu": ("tavolo-open",),
    "InviteMenu": ("tavolo-invite:{code}:1", "tavolo-invite:{code}"),
    "TableChoice": tuple(
        f"tavolo-{about}:{{code}}{part}"
        for about in (*("remove", "computers", "change", "manage", "cup-show", "cup-remove"),)
        for part in ("", ":zzz")
    ),
    "ChapterMenu": ("tavolo-rules:ruta",),
    "PageTurn": ("tavolo-turn:ruta:1", "tavolo-turn:tables.here:1"),
    "LessonButton": (
        "tavolo-learn:ruta:1:ask:",
        "tavolo-learn:ruta:99:zzz:zzz",
    ),
    "BanButton": ("tavolo-ban:ban:server:1",),
    "UnbanMenu": ("tavolo-unban:server",),
    "PlayButton": ("tavolo-play:ruta:1",),
    "PrivacyButton": ("tavolo-privacy:ask:1:1",),
    "WishMenu": ("tavolo-wish:calls", "tavolo-wish:time", "tavolo-wish:quiet"),
    "Control": ("ruta-to:{code}:1:x",),
}
"""Ids that each of the bot's controls reads, by its class."""


async def test_each_control_is_answered_whatever_its_id_stands_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """On a button, on a menu, on one of people, and on a menu in which nothing is chosen."""
    controls = house.env.bot._connection._view_store._dynamic_items
    assert {each.__name__ for each in controls.values()} == set(GENUINE)
    game = await ruta_game.begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    here = bruno.at(game.place)
    listed = (await here.slash("my tables")).posts[-1]
    for template, control in controls.items():
        for form in GENUINE[control.__name__]:
            custom_id = form.format(code=game.code)
            assert template.fullmatch(custom_id), custom_id
            replies = [
                await here.forge(custom_id, on=game.board),
                await here.forge(custom_id, "zzz", on=listed),
                await here.forge(custom_id, on=listed, nothing_chosen=True),
                await here.forge_choice(custom_id, bruno, on=listed),
            ]
            assert all(reply.text or reply.form for reply in replies), custom_id
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
