"""Nobody learns anything, not even the code, of a table they cannot reach; and a player who cannot
see its channel is notified all the same.
"""

import discord
from simcord import ChannelHandle

from tests.e2e.kinds_of_people import OUTSIDE, Town
from tests.e2e.la_strada_game import Game, with_commands
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player
from tests.e2e.test_my_commands import sounds
from tests.e2e.whole_games import say

USER_COMMAND = 2
"""How Discord says that a command stands in a person's menu."""


async def test_lists_and_suggestions_name_no_table_that_is_out_of_reach(house: House) -> None:
    town = Town(house)
    table, game = await town.lobby(), await town.playing()
    for kind, here in town.kinds.items():
        offered = await here.suggestions("table board", "table")
        listed = await here.slash("table list")
        moves = await here.suggestions("la-strada play", "move", table=game.code)
        assert (table.code in offered.values()) == (kind not in ("same server", *OUTSIDE)), kind
        assert (table.code in listed.text) == (kind not in OUTSIDE), kind
        assert not moves or kind in ("seated", "seated here", "host"), kind


async def test_a_thread_is_seen_with_its_channel_a_private_one_from_inside(
    house: House,
) -> None:
    town = Town(house)
    unknown = f"### {say('en', 'table-refusal-unknown')}"
    open_thread = await town.lobby(_thread(town, private=False))
    private = await town.lobby(_thread(town, private=True))
    for who, here, table, reached in (
        (town.onlooker, town.tavern, open_thread, True),
        (town.shut_out, town.tavern, open_thread, False),
        (town.onlooker, town.tavern, private, False),
        (town.manager, town.tavern, private, False),
        (town.seated, town.tavern, private, True),
    ):
        reply = await who.at(here).slash("table status", table=table.code)
        assert (reply.text != unknown) == reached


def _thread(town: Town, *, private: bool) -> ChannelHandle:
    """A new thread of the cellar with the bot in it, which may not open private ones itself."""
    backend = town.house.env.backend
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    made = backend.create_thread(town.cellar.id, "a corner", backend.bot_user.id, type=kind.value)
    return next(one for one in town.cellar.threads if one.id == made.id)


async def test_commands_are_offered_where_the_bot_can_play(house: House) -> None:
    registered = house.env.backend.commands[None].values()
    assert registered
    for command in registered:
        assert command["integration_types"] == [0], "installed in servers, by nobody for themselves"
        private = [] if command["type"] == USER_COMMAND else [1]
        assert command["contexts"] == [0, *private], "in a server; else in the bot's own chat"


# --- calls to where somebody does not see them ---------------------------------------------------


def letters_heard(house: House, after: int, who: Player) -> int:
    """How many letters have sounded in this person's mailbox since so many requests."""
    mailbox = f"/channels/{who.mailbox.place.id}/"
    return sounds([r for r in house.requests[after:] if mailbox in r.path], who)


async def test_whoever_does_not_see_the_channel_of_their_table_any_more_is_called_by_letter(
    house: House,
) -> None:
    town = Town(house)
    game = Game("la-strada", house, (await town.playing()).code, town.cellar)
    while (await game.to_play()) is town.seated:
        await with_commands(game, town.seated)
    house.env.backend.guilds[town.guild.id].members[town.seated.id].role_ids.clear()
    after = len(house.requests)
    while (await game.to_play()) is town.host:
        await with_commands(game, town.host)
    (letter,) = (post for post in town.seated.letters if not post.is_private)
    assert say("en", "letter-turn", game=game.name, code=game.code) in letter.text
    assert letters_heard(house, after, town.seated) == 1


async def test_an_invitation_sounds_where_its_channel_is_not_seen(house: House) -> None:
    town = Town(house)
    for place, heard in ((town.cellar, 1), (town.tavern, 0)):
        after = len(house.requests)
        await town.host.at(place).slash("la-strada new", opponent=town.invited.member)
        assert letters_heard(house, after, town.invited) == heard
