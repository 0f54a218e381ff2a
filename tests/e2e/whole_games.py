"""Plays any game between simulated people, and checks invariants after every move."""

import re
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle, islice
from typing import Any, Self, TypeAlias, TypeVar

import msgspec
from simcord import ChannelHandle
from simcord.results import to_discord_message
from sqlalchemy import update

from core.game import Seat
from core.texts import Locale, Value, locale_of, text
from i18n import Translator
from i18n.translator import Voice
from model import game_json
from model.commands import Join, Person
from model.game_json import AnyGame
from model.letters import computer_name
from model.log import fingerprint
from model.table import GuildId, Human, Pace, PlaceId, PlayerId, Status, Table
from model.table_creation import Opening, fresh_table
from storage.rows.schema import move
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion
from tables.paces import THINKING_PAUSE
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Component, Post
from tests.e2e.simulated_people import Player, PlayerHere, Reply
from tests.games.catalogue import EVERY_GAME, FOLDERS
from workers import markup
from workers.sentences import SEAT_EMOJI

MINUS = "\N{MINUS SIGN}"
"""With which numbers below zero are written."""

MOST_MOVES = 600

G = TypeVar("G", bound="Game")
MakeGame: TypeAlias = Callable[[str, House, str, ChannelHandle], G]
Habit: TypeAlias = Callable[[G, Player], Awaitable[Reply]]
"""How somebody makes one move."""

_translator = Translator(*FOLDERS, command=lambda english, _: f"/{english}")


def say(locale: Locale, key: str, /, **values: Value) -> str:
    """A text of the house as this language says it on Discord."""
    return _voice(locale).say(text(key, **values))


def say_in_public(key: str, /, **values: Value) -> str:
    """The same as a table's place reads it, in English: with dates, which stay true."""
    voice = _translator.voice("en", quote=markup.quote, moment=markup.date)
    return voice.say(text(key, **values))


def _voice(locale: Locale) -> Voice:
    return _translator.voice(locale, quote=markup.quote, moment=markup.moment)


def tongue(house: House, who: Player) -> Locale:
    """The language of this person's Discord."""
    return locale_of(house.person(who).locale)


class Game:
    """One table, as its players see it."""

    def __init__(self, key: str, house: House, code: str, place: ChannelHandle) -> None:
        self.key = key
        self.house = house
        self.code = code
        self.place = place
        self.extra: dict[str, str] = {}

    @property
    def rules(self) -> AnyGame:
        """The rules that are played by."""
        return EVERY_GAME[self.key].game

    def here(self, who: Player) -> PlayerHere:
        """This person at the table's place."""
        return who.at(self.place)

    async def more(self, who: Player) -> Post:
        """The page with the buttons that have no room below the newest post."""
        return (await self.here(who).press(custom_id="tavolo:more:", on=self.board)).posts[-1]

    async def type(self, who: Player, move: str) -> Reply:
        """This person types a move at this table."""
        line = f"{command_of(self.key)} play"
        return await self.here(who).slash(line, move=move, table=self.code)

    async def table(self) -> Table:
        """The table as it stands on disk."""
        return await self.house.table(self.code)

    async def state(self) -> Any:
        """The secret state as it stands on disk."""
        table = await self.table()
        assert table.state is not None, "the game has begun"
        return game_json.decode_state(self.rules, table.state)

    async def view_of(self, who: Player) -> Any:
        """What this person may know."""
        seat = (await self.table()).seat_of(PlayerId(who.id))
        return self.rules.view_for(await self.state(), None if seat is None else seat.seat)

    async def is_over(self) -> bool:
        """Whether the game has ended."""
        return (await self.table()).status is Status.FINISHED

    async def to_play(self) -> Player:
        """The one whose turn it is."""
        (who,) = await self.people_to_play()
        return who

    async def people_to_play(self) -> list[Player]:
        """Everybody whose turn it is, but for computers."""
        seats = (await self.table()).to_act
        occupants = [seat.occupant for seat in seats]
        return [self._person(who.player) for who in occupants if isinstance(who, Human)]

    async def people(self) -> list[Player]:
        """Everybody who sits at the table, but for computers."""
        return [self._person(player) for player in (await self.table()).people]

    async def waiting(self) -> Player:
        """Somebody who is not to play."""
        table = await self.table()
        acting = [seat.occupant for seat in table.to_act]
        return next(self._person(p) for p in table.people if Human(p) not in acting)

    @property
    def name(self) -> str:
        """What the game is called."""
        return say("en", f"{self.key}-name")

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

    async def play_on(self, habit: "Habit[Self]", until: int = MOST_MOVES) -> None:
        """Play until so many moves have been made, or to the end; computers take their time."""
        while (table := await self.table()).moves < until:
            if table.status is Status.FINISHED:
                return
            people = await self.people_to_play()
            if people:
                await habit(self, people[0])
            else:
                await self.house.pass_time(seconds=THINKING_PAUSE / 1000)
            assert (await self.table()).moves > table.moves, "a move was made"


async def open_table(
    kind: MakeGame[G],
    key: str,
    house: House,
    host: str,
    place: ChannelHandle | None,
    **options: Any,
) -> G:
    """Somebody opens a table of a game; it is still waiting for others."""
    return kind(
        key, house, *await sit_down(house, f"{command_of(key)} new", host, place, **options)
    )


async def begin(
    kind: MakeGame[G],
    key: str,
    house: House,
    *people: str,
    seed: bytes | None = None,
    place: ChannelHandle | None = None,
    **options: Any,
) -> G:
    """These people sit down and start, the first as host."""
    if seed is not None:
        # Joining and changing terms take seeds as well, in case they start the game.
        house.dice.next_seeds = [seed] * (len(people) + len(options))
    host, *guests = people
    manifest = EVERY_GAME[key].game.manifest
    if manifest.fewest_seats < manifest.most_seats:
        options = {"players": len(people), **options}
    game = await open_table(kind, key, house, host, place, **options)
    for guest in guests:
        await game.here(house.player(guest)).press(custom_id=f"tavolo:join:{game.code}")
    if (await game.table()).state is None:
        await game.here(house.player(host)).act("start", game.code)
    if seed is not None:
        house.dice.next_seeds = []
    return game


async def change(game: Game, **fields: Any) -> None:
    """The table as if it had come to this."""
    await put_down(game, msgspec.structs.replace(await game.state(), **fields))


async def put_down(game: Game, state: Any) -> None:
    """Write a state in the place of the one on disk, as if the last move had left it."""
    table, written = await game.table(), game_json.encode(state)
    later = msgspec.structs.replace(table, state=written, version=table.version + 1)
    await game.house.store.transact(lambda tx: tx.tables.save(later, table.version))
    last = update(move).where(move.c.table_id == table.id, move.c.seq == table.moves)
    left = last.values(state_hash=fingerprint(written))
    await game.house.store.database.write(lambda c: c.execute(left).close())


def command_of(key: str) -> str:
    """What is typed for a game, after the slash."""
    return say("en", f"command-{key}-name")


async def call_off(game: Game, who: Player, way: str = "agree") -> Reply:
    """Ask to call the table off, and go on in one of the ways that are offered."""
    here = game.here(who)
    asked = await here.slash("table end", table=game.code)
    return await here.press(custom_id=f"tavolo:{way}:{game.code}", on=asked.posts[-1])


ASKED = ("players", "opponent", "computer", "computers", "pace", "thread")
"""The options of the command that opens a table."""

COMPUTERS = ("computer", "computers")
TERMS = {
    "late": "late",
    "reserve": "reserve",
    "locale": "language",
    "forgives": "forgives",
}
"""What can be changed in the lobby besides the options of the game: the names of the menus."""


async def sit_down(
    house: House, command: str, host: str, place: ChannelHandle | None, **options: Any
) -> tuple[str, ChannelHandle]:
    """Somebody opens a table with this command: its code, and where it stands.

    What the command does not ask is chosen in the lobby, before computers come.
    """
    channel = place or house.channel("games")
    before = len(house.dice.codes)
    terms = {name: value for name, value in options.items() if name not in ASKED}
    if terms:
        computers = {name: options.pop(name) for name in COMPUTERS if name in options}
        options = {name: value for name, value in options.items() if name in ASKED}
    await house.player(host).at(channel).slash(command, **options)
    code = house.dice.codes[before]
    table = await house.table(code)
    found = next(p for p in places_of(house, channel) if p.id == table.place)
    here = house.player(host).at(found)
    for name, value in terms.items():
        chosen = value if name in TERMS else game_json.encode(value).decode()
        await here.act(f"change:{TERMS.get(name, f'option-{name}')}", code, chosen)
    if terms and computers:
        table = await house.table(code)
        free = table.size - 1 - len(table.invited)
        for _ in range(computers.get("computers", free)):
            await here.act(computers.get("computer", "normal"), code)
    return code, found


def places_of(house: House, *others: ChannelHandle) -> Iterator[ChannelHandle]:
    """All channels of the server and their threads, after these ``others`` and theirs."""
    for channel in (*others, *house.server.channels.values()):
        yield channel
        if channel.id in house.env.backend.channels:
            yield from channel.threads


async def tables_of_others(house: House, who: str, count: int) -> list[str]:
    """The codes of so many tables of La Strada at which this person sits, none of them theirs.

    Nobody opens as many; they are stored as they would be.
    """
    tables, game = [], EVERY_GAME["la-strada"].game
    guest = Person(PlayerId(house.player(who).id), who)
    for number in range(count):
        opening = Opening(
            game="la-strada",
            by=Person(PlayerId(1000 + number), "Host"),
            guests=(),
            guild=GuildId(house.server.guild.id),
            place=PlaceId(house.channel("games").id),
            locale="en",
            size=4,
            options=game_json.encode(game.manifest.options()),
            pace=Pace(),
        )
        now = house.server.time.now()
        table = fresh_table(opening, game.manifest, house.dice.code(), now)
        join = Join(guest, b"", opening.place)
        tables.append(lifecycle.decide(table, join, Occasion(game, now)).table)
    await house.store.transact(lambda tx: [tx.tables.add(table) for table in tables])
    return [str(table.code) for table in tables]


async def wish_for_letters(house: House, *people: str) -> None:
    """These want to be called in both places; nobody else is invited to play by letter."""
    for key in people:
        here = house.player(key).at(house.channel("games"))
        await here.wish(calls="both")


def newest_letter(game: Game, who: Player) -> Post:
    """The newest letter with a Play button; it stays of use while one plays again."""
    env = game.house.env
    for stored in reversed(env.backend.messages[who.mailbox.place.id].values()):
        post = Post(env, to_discord_message(env, stored))
        if not stored.is_ephemeral and f"tavolo:play:{game.code}" in ids(post):
            return post
    raise AssertionError("no letter invites to play")


def ids(post: Post) -> str:
    """All that can be pressed."""
    return " ".join(str(part["custom_id"]) for part in post.pressable)


def has(parts: tuple[Component, ...], beginning: str) -> bool:
    """Whether one of these has an id that begins like this."""
    return any(str(part["custom_id"]).startswith(beginning) for part in parts)


def first(parts: tuple[Component, ...], beginning: str) -> Component:
    """The first of these whose id begins like this."""
    return next(part for part in parts if str(part["custom_id"]).startswith(beginning))


# --- what must hold after every move -------------------------------------------------------------


def called(post: Post) -> frozenset[int]:
    """Ids of the people this post notified; it may name others."""
    message = post.message
    stored = post._env.backend.get_message(message.channel.id, message.id)
    return frozenset(stored.ping_user_ids)


def in_turn(*habits: Habit[G]) -> Habit[G]:
    """These habits, one after the other."""
    ahead = cycle(habits)

    async def move(game: G, who: Player) -> Reply:
        return await next(ahead)(game, who)

    return move


def by_turns(*habits: Habit[G]) -> Habit[G]:
    """The same, with a look at the table's place after every move."""
    habit = in_turn(*habits)

    async def move_and_look(game: G, who: Player) -> Reply:
        reply = await habit(game, who)
        assert reply.is_private
        if not await game.is_over():
            await assert_the_board_is_told(game, who)
        return reply

    return move_and_look


async def assert_the_board_is_told(game: Game, *asked: Player) -> None:
    """The newest post shows the present, calls whoever is newly to act, and alone has Play.

    ``asked``: who was to act before and need not be called again, such as who moved.
    """
    table = await game.table()
    board, before = game.board, game.board_before
    assert (
        say("en", "heading-playing", game=game.name, code=game.code, move=table.open_moves)
        in board.text
    )
    (name,) = board.files
    assert name == f"{game.code}-{table.open_moves}.png".lower()
    assert board.files[name] in game.house.sketch.scenes, "the picture is a painted scene"
    to_play = await game.people_to_play()
    newly = [who for who in to_play if who not in asked]
    (alt,) = board.alts
    assert alt.startswith(game.name), "the description says what there is to see"
    assert all(game.house.person(who).name in alt for who in to_play)
    goes_on = say("en", "goes-on", who="").strip(" .")
    assert all(who.mention in board.text or goes_on in board.text for who in to_play)
    assert all(who.mention in board.text for who in newly)
    assert called(board) == {who.id for who in newly}
    assert f"tavolo:play:{game.code}" in ids(board)
    assert not before.pressable, "the post before is no longer to be pressed"


async def assert_the_end_is_told(game: Game) -> None:
    """The last post tells the points of each once, and how they are made up; without points the
    order, if the winner does not say it. It calls who did not move."""
    table = await game.table()
    assert table.status is Status.FINISHED
    assert table.outcome is not None
    final = game.board
    assert say("en", "heading-finished", game=game.name, code=game.code) in final.text
    looker = next(iter(await game.people()))
    view = (await game.here(looker).press(custom_id="tavolo:view:", on=final)).posts[-1]
    locale = tongue(game.house, looker)
    counts = any(one.parts for one in table.outcome.standings)
    places = {one.rank for one in table.outcome.standings if one.seat not in table.outcome.winners}
    for standing in table.outcome.standings:
        name = await _name_of(game, table, standing.seat)
        told = [line for line in final.text.splitlines() if name in line]
        ranked = [line for line in told if line.startswith(f"{standing.rank}\\.")]
        if not counts:
            assert bool(ranked) == (len(places) > 1), "else the winner says it all"
            continue
        owner = table.seats[standing.seat].owner
        who = rf"{re.escape(name)}[^*]*\*\*" if owner is None else f"<@{owner}>"
        scored = re.compile(rf"{who} {_written(standing.points)}(?!\d)")
        assert scored.search(final.text.splitlines()[1]), "below the heading"
        assert not ranked, "only there"
        ranks = [line for line in view.text.splitlines() if name in line]
        assert any(line.startswith(f"{standing.rank}\\.") for line in ranks)
    parts = [{part.name: part.points for part in one.parts} for one in table.outcome.standings]
    names = dict.fromkeys(name for each in parts for name in each)
    for name in names if len(names) > 1 else ():
        points = ", ".join(_written(each.get(name, 0)) for each in parts)
        assert f"{say(locale, f'{game.key}-score-{name}')} ({points})" in view.text
    assert final.buttons == ("Rematch", "Replay", "My view", "More …")
    assert len(final.files) == len(view.files) == 1
    assert f"({say(locale, 'chart-moves')}" in view.alts[0], "how the game went"
    log = await game.house.moves(game.code)
    last_mover = table.seats[log[-1].seat].occupant
    assert called(final) == {p for p in table.people if Human(p) != last_mover}


def _written(points: int) -> str:
    """A number as texts write it."""
    return str(points).replace("-", MINUS)


async def _name_of(game: Game, table: Table, seat: Seat) -> str:
    """What whoever sits there is called, in English."""
    occupant = table.seats[seat].occupant
    if not isinstance(occupant, Human):
        return _voice("en").say(computer_name(table.seats, seat))
    return (await game.house.store.read(lambda r: r.people.profiles(table.people)))[
        occupant.player
    ].name


async def assert_nothing_is_lost_or_doubled(game: Game) -> None:
    """Each move stands in the log once, and was shown; each post was made once, in order.

    The moves of a computer's turn are shown together.
    """
    table, log = await game.table(), await game.house.moves(game.code)
    assert [line.seq for line in log] == list(range(1, len(log) + 1))
    names = [name for post in game.posts for name in post.files]
    named = [f"{game.code}-{n}.png".lower() for n in range(table.open_moves + 1)]
    assert names == [name for name in named if name in set(names)]
    assert names[-1] == named[-1]
    if len(table.people) == len(table.seats):
        assert shown_at(game) == set(named), "in a new post or in one that was amended"


def shown_at(game: Game) -> set[str]:
    """The names of all pictures of this table's board that were ever shown at its place."""
    place = f"/channels/{game.place.id}/messages"
    return {
        file["filename"]
        for request in game.house.requests
        if request.path.startswith(place) and request.json
        for file in request.json.get("attachments") or ()
        if file.get("filename", "").startswith(f"{game.code}-".lower())
    }


def plain(post: Post) -> str:
    """The words of a post without the colours of seats."""
    return re.sub(rf"[{''.join(SEAT_EMOJI)}] \*\*(.+?)\*\*", r"\1", post.text)


def marked(game: Game, table: Table, who: Player) -> str:
    """How a person is called in a post, by colour and name."""
    seat = next(s.seat for s in table.seats if s.owner == who.id)
    return f"{SEAT_EMOJI[seat]} **{game.house.person(who).name}**"
