"""Strategies for playing any game in a test: by controls, or by suggestions of commands."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from cogs.ui.guided_play_controls import Meaning
from cogs.ui.guided_play_screens import BACK
from tests.e2e.shown_messages import BUTTON, SELECTS, TEXT_INPUT, Component, Post, walk
from tests.e2e.simulated_people import Player, PlayerHere, Reply
from tests.e2e.whole_games import Game, command_of, newest_letter

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


# --- by commands ---------------------------------------------------------------------------------


class Way(msgspec.Struct, frozen=True):
    """A way to use a command: with suggested values, with none, or with one "yes".

    ``options``: those with suggestions; ``required``: those that must be given.
    """

    line: str
    options: tuple[str, ...] = ()
    required: frozenset[str] = frozenset()
    yes: str = ""


NO_MOVES = ("new", "mark")
"""Commands of a game that open a table, or note something for oneself."""


def ways_of(game: Game) -> Iterator[Way]:
    """The ways to use the commands of a game, but for those that are about no move."""
    group = command_of(game.key)
    for command in game.house.commands(group):
        line, options = f"{group} {command['name']}", command.get("options", [])
        offering = [o for o in options if o.get("autocomplete") and o["name"] != "table"]
        required = frozenset(o["name"] for o in options if o.get("required"))
        if command["name"] in NO_MOVES:
            continue
        if offering:
            yield Way(line, tuple(o["name"] for o in offering), required)
        if not required:
            yield Way(line)
            yield from (Way(line, yes=o["name"]) for o in options if o["type"] == YES_OR_NO)


YES_OR_NO = 5
"""How Discord says that an option of a command is true or false."""


async def offered(here: PlayerHere, way: Way, **extra: str) -> dict[str, Any] | None:
    """What stands in the command, of each list what is written longest; None where it cannot be."""
    words: dict[str, Any] = {way.yes: True} if way.yes else {}
    for name in way.options:
        found = await here.suggestions(way.line, name, **words, **extra)
        if found:
            words[name] = max(found.values(), key=lambda value: len(str(value)))
        elif name in way.required:
            return None
    return words if words or not way.options else None


class Typist:
    """Plays by suggestions, trying the last command first; a curious one tries each way once.

    Confirms pages that ask for confirmation.
    """

    def __init__(self, *, curious: bool = False) -> None:
        self._curious = curious
        self._tried: set[Way] = set()

    def _in_order(self, game: Game) -> list[Way]:
        ways = list(ways_of(game))
        new = [way for way in ways if self._curious and way not in self._tried]
        offering = [way for way in ways if way.options and way not in new]
        others = [way for way in ways if not way.options and way not in new]
        return new + offering[::-1] + sorted(others, key=lambda way: not way.yes)

    async def __call__(self, game: Game, who: Player, here: PlayerHere | None = None) -> Reply:
        """Make a move."""
        here = here or game.here(who)
        before = await game.table()
        for way in self._in_order(game):
            words = await offered(here, way, **game.extra)
            if words is None:
                continue
            self._tried.add(way)
            reply = await confirmed(game, here, await here.slash(way.line, **words, **game.extra))
            assert reply.is_private
            if (await game.table()).moves > before.moves:
                return reply
            assert not way.options, f"what was offered makes no move: {way.line} {words}: {reply}"
            assert await game.table() == before
        raise AssertionError("nothing that can be typed makes a move")


async def confirmed(game: Game, here: PlayerHere, reply: Reply) -> Reply:
    """Say yes where nothing but that is asked."""
    if not reply.posts:
        return reply
    controls = controls_of(reply.posts[-1], game.key)
    if len(controls) == 1 and controls[0]["type"] == BUTTON:
        return await here.click(controls[0], on=reply.posts[-1])
    return reply


async def with_commands(game: Game, who: Player) -> Reply:
    """Type commands, with nothing but values that are offered."""
    return await Typist()(game, who)
