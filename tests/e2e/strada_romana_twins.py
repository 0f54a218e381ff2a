"""Plays Strada Romana twice; the second game exchanges all that one person cannot know, before
every move. Records every byte that this person receives.
"""

import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from core.errors import UnreadableMove
from core.game import Seat, Viewer
from core.rng import Rng
from games.strada_romana.board import AREAS, MARKETS, SPECIALS, SQUARE_NAMES, WAGONS
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import ChooseWagonTile, LookAtStack, Move, TakeCube, TakeTile
from games.strada_romana.state import State, stack
from games.strada_romana.view import Options
from rendering.rasterizer import Raster
from rendering.scene.shapes import Scene
from tests.e2e.message_recipients import CHANNEL, Readers
from tests.e2e.running_bot import House, seed_number
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Reply
from tests.e2e.strada_romana_game import Game, begin, change
from tests.games.seat_actions import Deed
from tests.games.strada_romana.subject import CHOOSERS, permute_hidden

PEOPLE = ("ada", "bruno", "chloe")
OUTSIDER = "dario"
SEED = seed_number(3)

_LOOKS_EVERY = 4
_AT_ONCE = 2
_ACCIDENT_EVERY = 9
_LOOK, _KEEP_ONE_IN = LookAtStack(), 4
_UPLOAD = re.compile(r'"attachments": \[\{"id": \d+\}\]')
"""A picture that stays with its post; Discord gives the number."""

_LINK = re.compile(r"(/channels/\d+/\d+)/\d+")
"""The way to a message, which has a number of Discord's too."""

_COMMANDS = ("table board", "table mine", "table status", "table export")
_FORGED = {"Board as text": "text", "Who did what": "told"}
"""Buttons that are forged: they stand on pages; a twin cannot be played again from the deal, but be
read about."""

_BUTTONS = ("My view", "More …", *_FORGED)
_BEGUN = ("", "keep", "tile", "buy", "end", *WAGONS)
"""What is typed when suggestions are asked for."""

_TYPED = (
    *(f"choose {name}" for name in WAGONS),
    *(f"tile {area}" for area in AREAS),
    *(f"cube {SQUARE_NAMES[square]}" for square in MARKETS),
    *(f"buy {special}" for special in SPECIALS[1:]),
    *(f"{name} 7C" for name in WAGONS),
    *("look", "end", "pass", "ballio", "tile IX", "choose"),
)
"""What somebody might type, allowed or not."""


class Line(msgspec.Struct, frozen=True):
    """A step of the script: the position, and the move made in it."""

    state: State
    move: Move


def whole_game() -> list[Line]:
    """A game to the end in which many wagon tiles are kept, and whatever can be taken is taken."""
    random, lines = Random(3), []
    state = STRADA_ROMANA.initial_state(len(PEOPLE), Options(), SEED).state
    while not state.ended:
        legal = list(STRADA_ROMANA.legal_moves(state, Seat(state.turn)))
        lines.append(Line(state, _habit(state, legal, random)))
        state = STRADA_ROMANA.apply(state, Seat(state.turn), lines[-1].move).state
    return lines


def _habit(state: State, legal: Sequence[Move], random: Random) -> Move:
    if _LOOK in legal and random.randrange(_KEEP_ONE_IN) == 0:
        return _LOOK
    goods = [move for move in legal if isinstance(move, TakeTile | TakeCube)]
    if goods:
        return random.choice(goods)
    return CHOOSERS["rusher"](state, Seat(state.turn), legal, random)


# --- the two worlds ------------------------------------------------------------------------------


def twin_of(line: Line, viewer: Viewer, number: int) -> tuple[Line, State]:
    """The same line with all exchanged that this viewer cannot know, and its position before.

    The position before the move may also differ in what the move shows to the viewer. A tile that
    somebody else keeps is another one.
    """
    rng = Rng(seed_number(number))
    idle = permute_hidden(line.state, viewer, rng, None)
    if not isinstance(line.move, ChooseWagonTile) or line.state.turn == viewer:
        deed = Deed[Move](Seat(line.state.turn), line.move)
        return Line(permute_hidden(line.state, viewer, rng, deed), line.move), idle
    others = [wagon for wagon in stack(idle) if wagon != line.move.wagon]
    return Line(idle, replace(line.move, wagon=others[0] if others else stack(idle)[0])), idle


Leak = Callable[[Game, State], Awaitable[None]]
"""Tells somebody of something, after a move; the position is the one after it."""


class World:
    """One of two games: plays the script, and records what ``key`` receives.

    ``exchanged``: whether what ``viewer`` cannot know is exchanged in this one.
    """

    def __init__(self, game: Game, key: str, exchanged: bool) -> None:
        self.told: list[str] = []
        self.different = 0
        self._heard: list[str] = []
        self._game = game
        self._key = key
        self._exchanged = exchanged
        self._readers = Readers(game.house, game.place.id)
        self._from = 0
        self._commands, self._buttons = cycle(_COMMANDS), cycle(_BUTTONS)
        self._tiles = cycle(WAGONS)
        self._begun, self._tries = cycle(_BEGUN), cycle(_TYPED)

    async def play(self, script: Sequence[Line], leak: Leak | None = None) -> None:
        """Play the script, with looks and tries of all kinds and an accident here and there."""
        table = await self._game.table()
        seat = table.seat_of(self._game.house.player(self._key).id)  # type: ignore[arg-type]
        viewer = None if seat is None else seat.seat
        for number, written in enumerate(script):
            line, before = written, written.state
            if self._exchanged:
                line, before = twin_of(written, viewer, number)
                self.different += _secrets(before) != _secrets(written.state)
            await self._put_down(before)
            if number % _LOOKS_EVERY == 0 or before.looking:
                await self._look_around(written.state, viewer)
            if before.turn == viewer and not before.looking:
                await self._ask_for_tiles()
            await self._put_down(line.state)
            await self._move(line, accident=number % _ACCIDENT_EVERY)
            if leak is not None:
                await leak(self._game, await self._game.state())
            self._write_down(f"move {number}: {STRADA_ROMANA.notate(line.move)[:4]}")
        await self._look_around(await self._game.state(), viewer)
        self._write_down("the end")

    async def _put_down(self, state: State) -> None:
        fields = {name: getattr(state, name) for name in state.__struct_fields__}
        await change(self._game, **fields)

    async def _move(self, line: Line, accident: int) -> None:
        """Whoever is to act makes the move; now and then something breaks, and is logged."""
        house, game = self._game.house, self._game
        if accident == 2:
            house.fail("PATCH", "/webhooks/*/messages/@original", status=500)
        elif accident == 5:
            house.fail("POST", f"/channels/{game.place.id}/messages", status=500)
        elif accident == 7:
            house.sketch.paints = _BrokenBrush()
        who, notation = await game.to_play(), STRADA_ROMANA.notate(line.move)
        await game.type(who, notation)
        house.sketch.paints = None
        if accident == 5:
            await house.pass_time(seconds=60)
        house.take_errors()

    # --- what one person does ----------------------------------------------------------------

    async def _look_around(self, state: State, viewer: Viewer) -> None:
        """A little of all that can be looked at, typed and tried, something else every time."""
        here, code = self._game.here(self._game.house.player(self._key)), self._game.code
        for command in islice(self._commands, _AT_ONCE):
            if command == "table export" and state.ended:
                continue  # the whole record is for everybody, and tells everything
            self._keep_files(await here.slash(command, table=code))
        for label in islice(self._buttons, 1):
            board = self._game.board
            pressed = await (
                here.forge(f"tavolo:{_FORGED[label]}:{code}", on=board)
                if label in _FORGED
                else here.press(label, on=board)
            )
            self._keep_files(pressed)
        for typed in islice(self._begun, _AT_ONCE):
            await here.suggestions("strada-romana play", "move", typed, table=code)
        refused = filter(lambda typed: _is_refused(state, viewer, typed), self._tries)
        for typed in islice(refused, _AT_ONCE):
            self._keep_files(await here.slash("strada-romana play", move=typed, table=code))

    async def _ask_for_tiles(self) -> None:
        """Type wagon tiles without having looked: the answer must not depend on where they are."""
        who = self._game.house.player(self._key)
        for wagon in islice(self._tiles, _AT_ONCE):
            self._keep_files(await self._game.type(who, f"choose {wagon}"))

    # --- what is written down ----------------------------------------------------------------

    def note(self, said: str) -> None:
        """Write something down that came neither as a message nor as an answer."""
        self._heard.append(said)

    def _keep_files(self, reply: Reply) -> None:
        for post in reply.posts:
            self._heard += [
                f"{name} {sha256(file).hexdigest()}" for name, file in post.files.items()
            ]

    def _write_down(self, heading: str) -> None:
        """All that was sent to where this person reads, and the pictures that came with it.

        Between two headings its order is chance: several letters are on their way at once.
        """
        requests = self._game.house.requests
        for request in requests[self._from :]:
            if self._readers.of(request) in (self._key, CHANNEL):
                said = json.dumps(request.json, ensure_ascii=False, sort_keys=True, default=str)
                alike = _LINK.sub(r"\1", _UPLOAD.sub("the upload", said))
                self._heard.append(f"{request.method} {alike}")
        self._from = len(requests)
        for post in (self._game.board, *self._game.house.player(self._key).letters[-1:]):
            self._heard += [
                f"{name} {sha256(file).hexdigest()}" for name, file in post.files.items()
            ]
        self.told += [heading, *sorted(self._heard)]
        self._heard = []


def _fingerprints(post: Post) -> list[str]:
    return [f"{name} {sha256(file).hexdigest()}" for name, file in post.files.items()]


class _BrokenBrush(Raster):
    """A painter that fails."""

    def __init__(self) -> None:
        """It needs no fonts."""

    def render(self, scene: Scene) -> bytes:
        """Fail."""
        raise OSError("the brush is broken")


def _is_refused(state: State, viewer: Viewer, typed: str) -> bool:
    """Whether this is not a move the viewer may make."""
    if viewer is None or state.turn != viewer:
        return True
    try:
        move = STRADA_ROMANA.parse(STRADA_ROMANA.view_for(state, viewer), typed)
    except UnreadableMove:
        return True
    return STRADA_ROMANA.check(state, viewer, move) is not None


def _secrets(state: State) -> tuple[object, ...]:
    return state.tile_bag, state.cube_bag, state.removed, state.kept


class _Log(logging.Handler):
    """Records the log of one game, with tracebacks."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.INFO)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        line = f"{record.levelname} {record.name} {self.format(record)}"
        self._world.note(f"log: {line}")


@contextmanager
def _log_of(world: World) -> Iterator[None]:
    root, log = logging.getLogger(), _Log(world)
    level = root.level
    root.addHandler(log)
    root.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.removeHandler(log)
        root.setLevel(level)


async def world_of(
    folder: Path,
    key: str,
    script: Sequence[Line],
    leak: Leak | None = None,
    *,
    exchanged: bool,
) -> World:
    """Play the script in a house of its own, in an empty folder; what ``key`` received there."""
    house = await House.build(folder)
    game = await begin(house, *PEOPLE, seed=SEED)
    world = World(game, key, exchanged)
    with _log_of(world):
        await world.play(script, leak)
    await house.close()
    return world
