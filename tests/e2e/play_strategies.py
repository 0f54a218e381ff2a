"""Strategies for playing any game in a test: by controls, or by suggestions while typing."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from cogs.ui.guided_play import Meaning
from model.table import PlayerId
from tests.e2e.shown_messages import BUTTON, SELECTS, TEXT_INPUT, Component, Post, walk
from tests.e2e.simulated_people import Player, PlayerHere, Reply
from tests.e2e.whole_games import Game, command_of, newest_letter
from workers.guided_play import BACK

T = TypeVar("T")

MOST_PRESSES = 30
"""No move takes so many."""

GREEN = 3
"""How Discord says that a button is of the style "success"."""


# --- by controls ---------------------------------------------------------------------------------


class Taste(Protocol):
    """A strategy: which controls a person uses, and what they choose in a menu."""

    def pick(self, controls: Sequence[Component]) -> Component:
        """One of these."""
        ...

    def choose(self, values: Sequence[str]) -> str:
        """One of these."""
        ...


class Eager:
    """Presses green buttons; else takes the first choice."""

    def pick(self, controls: Sequence[Component]) -> Component:
        """A green button, else a menu for one choice, else the last button."""
        green = [part for part in controls if part.get("style") == GREEN]
        menus = [part for part in controls if part["type"] in SELECTS]
        single = [part for part in menus if part.get("max_values", 1) == 1]
        return (green or self._in_order(single or menus) or controls[-1:])[0]

    def choose(self, values: Sequence[str]) -> str:
        """The first."""
        return self._in_order(values)[0]

    def _in_order(self, found: Sequence[T]) -> Sequence[T]:
        return found


class Curious(Eager):
    """Uses each kind of control once; then presses green buttons, or takes the last choice."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def pick(self, controls: Sequence[Component]) -> Component:
        """The first of a kind that was not used yet, else whatever brings the game on."""
        new = [part for part in controls if kind_of(part) not in self.used]
        picked = new[0] if new else super().pick(controls)
        self.used.add(kind_of(picked))
        return picked

    def _in_order(self, found: Sequence[T]) -> Sequence[T]:
        return found[::-1]


def controls_of(post: Post, key: str) -> list[Component]:
    """What this game lets one press and choose in a private view, but for the way back."""
    return [
        part
        for part in post.parts
        if part["type"] in (BUTTON, *SELECTS)
        and not part.get("disabled")
        and (meant := Meaning.read(str(part.get("custom_id", "")))) is not None
        and meant.game == key
        and meant.step != BACK
    ]


def kind_of(control: Component) -> str:
    """What a control does, whatever it is about: its step, and the verb of the move it makes."""
    meant = Meaning.read(str(control["custom_id"]))
    assert meant is not None, "it is a control of a game"
    verb = meant.of[0].partition(" ")[0] if control["type"] == BUTTON else ""
    return f"{meant.step} {verb}".strip()


async def use(here: PlayerHere, control: Component, on: Post, taste: Taste) -> Reply:
    """Use a control; a form that it opens is sent as it opens."""
    if control["type"] == BUTTON:
        reply = await here.click(control, on=on)
        return await here.fill(reply, **_as_it_opens(reply.form)) if reply.form else reply
    values = [str(option["value"]) for option in control["options"]]
    several = int(control.get("max_values", 1)) > 1
    chosen = values if several else [taste.choose(values)]
    return await here.click(control, *chosen, on=on)


def _as_it_opens(form: Any) -> dict[str, str]:
    fields = [part for part in walk(form["components"]) if part["type"] == TEXT_INPUT]
    return {str(field["custom_id"]): str(field.get("value", "")) for field in fields}


async def press_on(game: Game, here: PlayerHere, view: Post, taste: Taste) -> Reply:
    """Use one control after the other until a move is made."""
    moves = (await game.table()).moves
    for _ in range(MOST_PRESSES):
        reply = await use(here, taste.pick(controls_of(view, game.key)), view, taste)
        if (await game.table()).moves > moves:
            return reply
        views = [post for post in reply.posts if controls_of(post, game.key)]
        view = views[-1] if views else view  # a refusal stands beside it
    raise AssertionError(f"no move was made, but this is shown: {view}")


async def with_buttons(game: Game, who: Player, taste: Taste | None = None) -> Reply:
    """Press Play under the board, then menus and buttons only."""
    here = game.here(who)
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    return await press_on(game, here, opened.posts[-1], taste or Eager())


async def with_letter(game: Game, who: Player, taste: Taste | None = None) -> Reply:
    """Never leave one's private messages: press Play under the newest letter, and so on."""
    here = who.mailbox
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=newest_letter(game, who))
    return await press_on(game, here, opened.posts[-1], taste or Eager())


# --- by typing -----------------------------------------------------------------------------------


async def offered(game: Game, here: PlayerHere, typed: str = "") -> dict[str, str]:
    """What is suggested to whoever has typed this much of a move."""
    line = f"{command_of(game.key)} play"
    return await here.suggestions(line, "move", typed, table=game.code)


class Typist:
    """Types what is suggested first, a whole quiet move, and what is suggested at most length.

    Where a suggestion leads to a screen, goes on with its controls.
    """

    def __init__(self) -> None:
        self._turns = 0

    async def __call__(self, game: Game, who: Player, here: PlayerHere | None = None) -> Reply:
        """Make a move."""
        here, self._turns = here or game.here(who), self._turns + 1
        moves = (await game.table()).moves
        move = await self._move(game, who, here)
        line = f"{command_of(game.key)} play"
        reply = await here.slash(line, move=move, table=game.code)
        assert reply.is_private
        if (await game.table()).moves > moves:
            return reply
        return await press_on(game, here, reply.posts[-1], Eager())

    async def _move(self, game: Game, who: Player, here: PlayerHere) -> str:
        """A value that is suggested."""
        if self._turns % 3 != 2:
            values = list((await offered(game, here)).values())
            return values[0] if self._turns % 3 else max(values, key=len)
        seat = (await game.table()).seat_of(PlayerId(who.id))
        assert seat is not None
        quiet = game.rules.notate(game.rules.fallback_move(await game.state(), seat.seat))
        found = list((await offered(game, here, quiet)).values())
        assert found, f"{quiet} is suggested to whoever types it"
        return quiet if quiet in found else found[0]


async def with_commands(game: Game, who: Player) -> Reply:
    """Type what is suggested."""
    return await Typist()(game, who)
