"""A game of Ruta between people of the ground, and the ways they have to play it."""

from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from typing import Any

from simcord import ChannelHandle
from simcord.results import to_discord_message

from cogs.typography import DiscordTypography
from core.text import Locale, Value, text
from games.ruta.game import RUTA
from games.ruta.view import View
from i18n import Translator
from i18n.locales import locale_of
from tables.model import PlayerId, Status, Table
from tests.e2e.house import House
from tests.e2e.player import Player, PlayerHere, Reply
from tests.e2e.reading import Component, Post

MOST_MOVES = 200

_translator = Translator()


def say(locale: Locale, key: str, /, **values: Value) -> str:
    """A text of the house as this language says it on Discord."""
    typography = DiscordTypography()
    voice = _translator.voice(locale, quote=typography.quote, moment=typography.moment)
    return voice.say(text(key, **values))


def tongue(house: House, who: Player) -> Locale:
    """The language of this person's Discord."""
    (key,) = [key for key, player in house.players.items() if player is who]
    return locale_of(house.server.people[key].locale)


class Game:
    """One table of Ruta, seen from outside."""

    def __init__(self, house: House, code: str, place: ChannelHandle) -> None:
        self.house = house
        self.code = code
        self.place = place
        self.extra: dict[str, str] = {}

    def here(self, who: Player) -> PlayerHere:
        """This person at the table's place."""
        return who.at(self.place)

    async def table(self) -> Table:
        """The table as it stands on disk."""
        return await self.house.table(self.code)

    async def is_over(self) -> bool:
        """Whether the game has ended."""
        return (await self.table()).status is Status.FINISHED

    async def to_play(self) -> Player:
        """The one whose turn it is."""
        table = await self.table()
        state = await self.house.state(self.code)
        mover = table.people[state.turn]
        return self._person(mover)

    async def waiting(self) -> Player:
        """The one who is not to play."""
        table = await self.table()
        state = await self.house.state(self.code)
        return self._person(table.people[1 - state.turn])

    async def view_of(self, who: Player) -> View:
        """What this person may know."""
        table = await self.table()
        seat = table.seat_of(PlayerId(who.id))
        viewer = None if seat is None else seat.seat
        return RUTA.view_for(await self.house.state(self.code), viewer)

    def _person(self, identity: int) -> Player:
        return next(p for p in self.house.players.values() if p.id == identity)

    @property
    def posts(self) -> list[Post]:
        """The public posts of this table, oldest first."""
        anybody = self.house.player("dario").at(self.place)
        return [p for p in anybody.posts if not p.is_private and self.code in p.text]

    @property
    def board(self) -> Post:
        """The newest public post of this table."""
        return next(self._newest_first())

    @property
    def board_before(self) -> Post:
        """The public post of this table before the newest."""
        return next(islice(self._newest_first(), 1, None))

    def _newest_first(self) -> Iterator[Post]:
        """Public posts of this table, without reading the whole channel each time."""
        env = self.house.env
        for stored in reversed(env.backend.messages[self.place.id].values()):
            if not stored.is_ephemeral:
                post = Post(env, to_discord_message(env, stored))
                if self.code in post.text:
                    yield post

    async def play_on(self, habit: "Habit", until: int = MOST_MOVES) -> None:
        """Play until so many moves have been made, or to the end."""
        while (table := await self.table()).moves < until:
            if table.status is Status.FINISHED:
                return
            await habit(self, await self.to_play())
            assert (await self.table()).moves == table.moves + 1, "one move was made"


Habit = Callable[[Game, Player], Awaitable[Reply]]
"""How somebody makes one move."""


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    channel = place or house.channel("games")
    before = len(house.dice.codes)
    await house.player(host).at(channel).slash("ruta new", **options)
    code = house.dice.codes[before]
    table = await house.table(code)
    if table.place != channel.id:
        channel = next(t for t in channel.threads if t.id == table.place)
    return Game(house, code, channel)


async def begin(
    house: House,
    host: str = "ada",
    guest: str = "bruno",
    place: ChannelHandle | None = None,
    seed: bytes | None = None,
    **options: Any,
) -> Game:
    """Two people sit down and start."""
    if seed is not None:
        # Joining takes a seed as well, in case it is the seat that starts the game.
        house.dice.next_seeds = [seed, seed]
    game = await open_table(house, host, place, **options)
    await game.here(house.player(guest)).press(custom_id=f"tavolo:join:{game.code}")
    await game.here(house.player(host)).press(custom_id=f"tavolo:start:{game.code}")
    return game


# --- habits --------------------------------------------------------------------------------------


async def draw(game: Game, who: Player) -> Reply:
    """Type the plainest of commands."""
    return await game.here(who).slash("ruta draw", card="pile", table=game.code)


async def with_buttons(game: Game, who: Player) -> Reply:
    """Press Play under the board, then buttons and menus only; claim whenever possible."""
    here = game.here(who)
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    return await _press_through(here, opened.posts[-1])


async def with_letter(game: Game, who: Player) -> Reply:
    """Never leave one's private messages: press Play under the newest letter, and so on."""
    mailbox = who.mailbox
    opened = await mailbox.press(custom_id=f"tavolo:play:{game.code}", on=_newest_letter(game, who))
    return await _press_through(mailbox, opened.posts[-1])


async def with_commands(game: Game, who: Player) -> Reply:
    """Type commands, with nothing but values that are offered; claim whenever possible."""
    here, extra = game.here(who), game.extra
    routes = await here.suggestions("ruta claim", "route", **extra)
    if routes:
        route = next(iter(routes.values()))
        ways = await here.suggestions("ruta claim", "payment", route=route, **extra)
        payment = next(iter(ways.values()))
        return await here.slash("ruta claim", route=route, payment=payment, **extra)
    for command, option in (("ruta excuse", "card"), ("ruta ace", "ace"), ("ruta draw", "card")):
        offered = list((await here.suggestions(command, option, **extra)).values())
        if offered:
            return await here.slash(command, **{option: offered[-1]}, **extra)
    return await here.slash("ruta pass", **extra)


def _newest_letter(game: Game, who: Player) -> Post:
    """The newest letter with a Play button; it stays of use while one plays again."""
    env = game.house.env
    for stored in reversed(env.backend.messages[who.mailbox.place.id].values()):
        post = Post(env, to_discord_message(env, stored))
        if not stored.is_ephemeral and f"tavolo:play:{game.code}" in _ids(post):
            return post
    raise AssertionError("no letter invites to play")


async def _press_through(here: PlayerHere, view: Post) -> Reply:
    if _has(view.selects, "ruta-route:"):
        return await _claim(here, view)
    if _has(view.selects, "ruta-fetch:"):
        menu = _first(view.selects, "ruta-fetch:")
        return await here.choose(menu["options"][0]["value"], custom_id="ruta-fetch:", on=view)
    buttons = [b for b in view.pressable if b["custom_id"].startswith("ruta-go:")]
    return await here.press(custom_id=buttons[-1]["custom_id"], on=view)


async def _claim(here: PlayerHere, view: Post) -> Reply:
    """The first route that is offered, paid the first way that is offered."""
    menu = _first(view.selects, "ruta-route:")
    reply = await here.choose(menu["options"][0]["value"], custom_id="ruta-route:", on=view)
    paying = reply.posts[-1]
    if _has(paying.selects, "ruta-pay:"):
        menu = _first(paying.selects, "ruta-pay:")
        reply = await here.choose(menu["options"][0]["value"], custom_id="ruta-pay:", on=paying)
    if _has(reply.posts[-1].pressable, "ruta-sure:"):
        reply = await here.press(custom_id="ruta-sure:", on=reply.posts[-1])
    return reply


def _ids(post: Post) -> str:
    return " ".join(str(part["custom_id"]) for part in post.pressable)


def _has(parts: tuple[Component, ...], beginning: str) -> bool:
    return any(str(part["custom_id"]).startswith(beginning) for part in parts)


def _first(parts: tuple[Component, ...], beginning: str) -> Component:
    return next(part for part in parts if str(part["custom_id"]).startswith(beginning))


# --- what must hold after every move -------------------------------------------------------------


def called(post: Post) -> frozenset[int]:
    """Ids of the people this post notified; it may name others."""
    message = post.message
    stored = post._env.backend.get_message(message.channel.id, message.id)
    return frozenset(stored.ping_user_ids)


async def assert_the_board_is_told(game: Game, mover: Player) -> None:
    """The newest post shows the present, calls whoever is to act, and is the only one with Play."""
    table = await game.table()
    board, before = game.board, game.board_before
    assert say("en", "heading-playing", game="Ruta", code=game.code, move=table.moves) in board.text
    (name,) = board.files
    assert name == f"ruta-{game.code}-{table.moves}.png".lower()
    assert board.files[name] in game.house.sketch.scenes, "the picture is a painted scene"
    assert board.alts == (game.house.sketch.scenes[board.files[name]].alt,)
    assert len(board.alts[0]) > 100, "the description says what there is to see"
    to_play = await game.to_play()
    assert to_play.mention in board.text
    assert called(board) == (frozenset() if to_play is mover else {to_play.id})
    assert f"tavolo:play:{game.code}" in _ids(board)
    assert not before.pressable, "the post before is no longer to be pressed"


def going(post: Post) -> str:
    """The id of the first button of this private view that makes a move."""
    return str(_first(post.pressable, "ruta-go:")["custom_id"])
