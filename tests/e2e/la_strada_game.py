"""Plays La Strada between simulated people, with the strategies they use."""

from typing import Any

from simcord import ChannelHandle

from games.la_strada.board import HEX_BY_NAME, Hex
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, Move
from tests.e2e import whole_games
from tests.e2e.play_strategies import with_buttons as with_buttons
from tests.e2e.play_strategies import with_commands as with_commands
from tests.e2e.play_strategies import with_letter as with_letter
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Component, Post
from tests.e2e.simulated_people import Player, PlayerHere, Reply


class Game(whole_games.Game):
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
    return await whole_games.open_table(Game, "la-strada", house, host, place, **options)


async def begin(house: House, *people: str, seed: bytes | None = None, **options: Any) -> Game:
    """These people sit down and start, the first as host."""
    return await whole_games.begin(Game, "la-strada", house, *people, seed=seed, **options)


# --- habits --------------------------------------------------------------------------------------


async def thriftily(game: Game, who: Player) -> Reply:
    """Save days in every turn; place workshops all the same."""
    here = game.here(who)
    if (await game.state()).placing:
        return await with_commands(game, who)
    return await here.slash("la-strada play", move="end", **game.extra)


def goals_offered(view: Post) -> list[Component]:
    """The buttons of settlements, in their order."""
    return [part for part in view.pressable if part["custom_id"].startswith("la-strada-to:")]


def hex_of(button: Component) -> Hex:
    """The settlement that a button is about."""
    return HEX_BY_NAME[str(button["custom_id"]).rpartition(":")[2]]


async def plan_first(here: PlayerHere, view: Post) -> Post:
    """Choose the first settlement with several roads; the page that shows them."""
    button = next(part for part in goals_offered(view) if str(part["label"]).endswith("…"))
    return (await here.click(button, on=view)).posts[-1]
