"""Plays Strada Romana between simulated people, with the strategies they use."""

from typing import Any

from simcord import ChannelHandle

from games.strada_romana.board import WAGONS, Wagon
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import Move, RunWagon
from tests.e2e import whole_games
from tests.e2e.play_strategies import with_buttons as with_buttons
from tests.e2e.play_strategies import with_commands as with_commands
from tests.e2e.play_strategies import with_letter as with_letter
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Component, Post
from tests.e2e.simulated_people import Player, PlayerHere, Reply
from tests.e2e.whole_games import change as change


class Game(whole_games.Game):
    """One table of Strada Romana, as its players see it."""

    async def legal(self) -> list[Move]:
        """What whoever is to play may do."""
        state = await self.state()
        return list(STRADA_ROMANA.legal_moves(state, state.turn))

    async def runs(self) -> list[RunWagon]:
        """The runs whoever is to play may make."""
        return [move for move in await self.legal() if isinstance(move, RunWagon)]


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    return await whole_games.open_table(Game, "strada-romana", house, host, place, **options)


async def begin(house: House, *people: str, seed: bytes | None = None, **options: Any) -> Game:
    """These people sit down and start, the first as host."""
    return await whole_games.begin(Game, "strada-romana", house, *people, seed=seed, **options)


# --- habits --------------------------------------------------------------------------------------


async def secretively(game: Game, who: Player) -> Reply:
    """Keep a wagon tile whenever that can be done, else play with buttons."""
    if "look" not in {STRADA_ROMANA.notate(move) for move in await game.legal()}:
        return await with_buttons(game, who)
    here = game.here(who)
    sure = await game.type(who, "look")
    return await here.press(custom_id="strada-romana-go:", on=sure.posts[-1])


async def passing(game: Game, who: Player) -> Reply:
    """Take a coin and do nothing."""
    return await game.type(who, "pass")


def move_of(part: Component) -> str:
    """What a button plays, in notation."""
    head, _, move = str(part["custom_id"]).rpartition(":")
    return move if head.startswith("strada-romana-go:") else ""


async def runs_offered(here: PlayerHere, view: Post, wagon: str) -> tuple[Post, list[Component]]:
    """The runs of a wagon, in order, and where they are offered: at once, or behind its button."""
    behind = [p for p in view.pressable if _step_of(p) == ("wagon", wagon)]
    if behind:
        view = (await here.press(custom_id=str(behind[0]["custom_id"]), on=view)).posts[-1]
    options: list[Component] = [
        {**option, "custom_id": menu["custom_id"]}
        for menu in view.selects
        if _step_of(menu)[0] == "to"
        for option in menu["options"]
        if option["value"].split()[1] == wagon
    ]
    return view, options or [part for part in view.pressable if _step_of(part)[0] == "to"]


def _step_of(part: Component) -> tuple[str, str]:
    """The step a control leads to, and what it is about."""
    head, _, of = str(part["custom_id"]).rpartition(":")
    return head.partition(":")[0].removeprefix("strada-romana-"), of.partition("#")[0]


def run_of(offered: Component) -> str:
    """The run that a choice or a button stands for, in notation."""
    return str(offered.get("value") or str(offered["custom_id"]).rpartition("|")[2])


async def choose_run(here: PlayerHere, view: Post, offered: Component) -> Post:
    """Look at one of the runs that are offered here; its page."""
    custom_id = str(offered["custom_id"])
    if "value" in offered:
        return (await here.choose(offered["value"], custom_id=custom_id, on=view)).posts[-1]
    return (await here.press(custom_id=custom_id, on=view)).posts[-1]


async def plan_longest(here: PlayerHere, view: Post, wagon: str) -> Post:
    """Choose the last run of a wagon that is offered; the plan that is shown."""
    page, offered = await runs_offered(here, view, wagon)
    return await choose_run(here, page, offered[-1])


def named(wagon: int) -> str:
    """What is typed for a wagon."""
    return WAGONS[Wagon(wagon)]
