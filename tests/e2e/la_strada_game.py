"""Plays La Strada between simulated people, with the strategies they use."""

from typing import Any

from simcord import ChannelHandle

from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, Move
from tests.e2e import playing
from tests.e2e.habits import with_buttons as with_buttons
from tests.e2e.habits import with_commands as with_commands
from tests.e2e.habits import with_letter as with_letter
from tests.e2e.house import House
from tests.e2e.player import Player, PlayerHere, Reply
from tests.e2e.playing import first
from tests.e2e.reading import Post


class Game(playing.Game):
    """One table of La Strada, as its players see it."""

    async def legal(self) -> list[Move]:
        """What whoever is to play may do."""
        state = await self.state()
        return list(LA_STRADA.legal_moves(state, state.turn))

    async def roads(self) -> list[BuildLink]:
        """The links whoever is to play may build."""
        return [move for move in await self.legal() if isinstance(move, BuildLink)]


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    return await playing.open_table(Game, "la-strada", house, host, place, **options)


async def begin(house: House, *people: str, seed: bytes | None = None, **options: Any) -> Game:
    """These people sit down and start, the first as host."""
    return await playing.begin(Game, "la-strada", house, *people, seed=seed, **options)


# --- habits --------------------------------------------------------------------------------------


async def thriftily(game: Game, who: Player) -> Reply:
    """Save days in every turn; place workshops all the same."""
    here = game.here(who)
    if (await game.state()).placing:
        return await with_commands(game, who)
    return await here.slash("la-strada end-turn", **game.extra)


async def plan_first(here: PlayerHere, view: Post) -> Post:
    """Choose the settlement that is offered first; the plan that is shown."""
    menu = first(view.selects, "la-strada-to:")
    reply = await here.choose(menu["options"][0]["value"], custom_id="la-strada-to:", on=view)
    return reply.posts[-1]
