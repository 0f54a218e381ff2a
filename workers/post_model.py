"""The neutral form of what is sent out, and what is asked of whoever makes it."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, get_args

import msgspec

from core.asking import Ask, Go
from core.text import Locale, Say, Text
from tables.history.positions import Moments, Whose
from tables.history.public_record import PublicRecord
from tables.history.record import GameRecord
from tables.model.letters import BoardPost, PrivateLetter, PublicLetter, TableFacts
from tables.model.table import GuildId, PlaceId, PlayerId, PlayerProfile, RoleId, TableCode
from tables.visibility.table_view import Look

Profiles: TypeAlias = Mapping[PlayerId, PlayerProfile]
"""What is known of the people a post speaks of."""

Heard: TypeAlias = tuple[int | None, tuple[Any, ...], tuple[int, ...]]
"""The number of a move (0: the set-up, None: a secret one), the events somebody was told, and who
held the seats then (``TableFacts.as_held_by``)."""


ALT_LIMIT: Final = 1_000
"""The longest description a picture may carry, in units of ``core.text_length``."""


class Picture(msgspec.Struct, frozen=True):
    """A file to show: its name (which tells nothing secret), its bytes, its description.

    ``alt`` says in words what there is to see, for those who do not see it, within ALT_LIMIT.
    """

    name: str
    data: bytes
    alt: str


Coming: TypeAlias = asyncio.Future[Picture | None]
"""A picture that is being painted; None will come where it fails."""


class Document(msgspec.Struct, frozen=True):
    """A file to take home: its name and its bytes."""

    name: str
    data: bytes


Region = Literal[
    "last",
    "own",
    "middle",
    "left",
    "right",
    "upper",
    "lower",
    "upperleft",
    "upperright",
    "lowerleft",
    "lowerright",
]
"""A part of a picture that is worth a closer look."""

REGIONS: tuple[Region, ...] = get_args(Region)

ActionName = Literal[
    Region,
    "closer",
    "join",
    "return",
    "take",
    "vote-wait",
    "vote-computer",
    "vote-substitute",
    "vote-end",
    "vote-claim",
    "sure-end",
    "sure-claim",
    "free",
    "computer",
    "easy",
    "normal",
    "hard",
    "expert",
    "fill-easy",
    "fill-normal",
    "fill-hard",
    "fill-expert",
    "seat",
    "leave",
    "decline",
    "decline-all",
    "block",
    "start",
    "begin",
    "change",
    "cancel",
    "decline-end",
    "agree",
    "end",
    "play",
    "view",
    "text",
    "rules",
    "resign",
    "rematch",
    "pause-day",
    "pause-all",
    "resume",
    "follow",
    "unfollow",
    "bring",
    "manage",
    "freeze",
    "unfreeze",
    "accept",
    "refuse",
    "undo",
    "undo-ask",
    "replay",
    "replay-public",
    "replay-open",
    "replay-stop",
    "replay-show",
    "export",
    "note",
    "marks",
    "since",
    "past",
    "past-first",
    "past-last",
    "past-mine",
    "past-text",
    "why",
    "open",
    "open-first",
    "open-last",
    "open-text",
    "told",
]


class Action(msgspec.Struct, frozen=True):
    """A button under a post: what it does at which table, and how it looks.

    ``number``: of the proposal or the vote it answers, of the seat it takes, of the person it takes
    out of one, of the question after which a move is taken back, or the place of a moment among
    those that somebody looks back on; how many seats were free when computers were to take some;
    whether it is a lobby (0) or a game (1) that it calls off.
    ``dead``: there is nothing to press for now, but the button keeps its place.
    """

    name: ActionName
    code: TableCode
    label: str
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"
    number: int | None = None
    dead: bool = False


class FirstChoice(msgspec.Struct, frozen=True):
    """What whoever is to act can choose first, offered in the message that calls them.

    ``asked``: the number of the question it answers; ``say``, ``notate``, ``asks``: what controls
    are made with, as in ``cogs/ui/step_screens.py``.
    """

    game: str
    code: TableCode
    asked: int
    screen: Ask[Any]
    say: Say
    notate: Callable[[Go[Any]], Sequence[str]]
    asks: Callable[[Go[Any]], bool]


class Post(msgspec.Struct, frozen=True):
    """A message, ready to be sent but not yet in any platform's form.

    ``call``: what is asked of whom. ``lines``: paragraphs above the picture, what buttons ask
    last; ``news``: turns above them, oldest first, of which some may be left out.
    ``small``: a closing remark. ``pings``: exactly who is to be notified.
    ``coming``: what will become of the picture, where the words need not wait for it. ``role``:
    everybody who has this role is notified, too. ``first``: what can be chosen right here.
    """

    heading: str
    lines: tuple[str, ...] = ()
    picture: Picture | None = None
    call: str | None = None
    small: str | None = None
    actions: tuple[Action, ...] = ()
    pings: tuple[PlayerId, ...] = ()
    accent: int | None = None
    documents: tuple[Document, ...] = ()
    coming: Coming | None = None
    role: RoleId | None = None
    news: tuple[str, ...] = ()
    first: FirstChoice | None = None


class Typography(Protocol):
    """How the platform writes people, instants and emphasis inside a message."""

    def mention(self, player: PlayerId) -> str:
        """A person, such that the platform can notify them."""
        ...

    def role(self, role: RoleId) -> str:
        """A role, such that the platform can notify everybody who has it."""
        ...

    def quote(self, words: str) -> str:
        """Words a person wrote, made harmless."""
        ...

    def strong(self, words: str) -> str:
        """Words set apart; already harmless."""
        ...

    def moment(self, at: int) -> str:
        """An instant (Unix milliseconds), in the reader's own time and words."""
        ...

    def date(self, at: int) -> str:
        """The same where it will still be read when it is past: by its date and time of day."""
        ...

    def post(self, post: BoardPost, guild: GuildId | None) -> str:
        """The address of a table's post; a tap on it leads there."""
        ...

    def place(self, place: PlaceId) -> str:
        """A link to a channel or thread."""
        ...


class Offer(msgspec.Struct, frozen=True):
    """A move to choose from: in notation, and in words."""

    move: str
    label: str


class LessonPage(msgspec.Struct, frozen=True):
    """A task of a game's lesson, or what its solution has brought about.

    ``number``: of the task, from 1, of ``count``. ``offers``: what may be chosen; empty when the
    task is solved.
    """

    post: Post
    game: str
    number: int
    count: int
    offers: tuple[Offer, ...] = ()


class Reader(msgspec.Struct, frozen=True):
    """Who learns: what they are called and which language they read."""

    name: str
    locale: Locale


class Teaches(Protocol):
    """What the commands ask of whoever gives lessons. Tasks are numbered from 1."""

    def count(self, game: str) -> int:
        """How many tasks the lesson of this game has."""
        ...

    async def ask(self, game: str, number: int, reader: Reader) -> LessonPage:
        """A task."""
        ...

    async def answer(self, game: str, number: int, move: str, reader: Reader) -> LessonPage:
        """What comes of a move that was chosen or typed: what it does, or why another is meant."""
        ...

    async def show(self, game: str, number: int, reader: Reader) -> LessonPage:
        """The solution of a task."""
        ...

    def chapter(self, game: str, chapter: int, locale: Locale) -> str:
        """The words of a chapter of the rules."""
        ...

    async def picture(self, game: str, chapter: int, locale: Locale) -> Picture | None:
        """The picture of a chapter of the rules; None where it has none."""
        ...


class Past(Protocol):
    """What whoever makes posts asks of the house's memory."""

    async def moments(self, code: TableCode, player: PlayerId, whose: Whose = "own") -> Moments:
        """A game moment by moment, as these eyes saw it then.

        Raises TableRefuses where it cannot be played again.
        """
        ...


class ReplayRequest(msgspec.Struct, frozen=True):
    """A replay that somebody asks for: of what, and through which eyes.

    ``room``: bytes that a file may have where it is to be shown.
    """

    moments: Moments
    whose: Whose
    profiles: Profiles
    reader: PlayerId
    locale: Locale
    room: int


class ShowsReplays(Protocol):
    """What the commands ask of whoever makes replays."""

    def show(self, request: ReplayRequest) -> AsyncGenerator[Post, None]:
        """How far the replay is, now and then, and at last the replay; no more once it is stopped.

        Whoever reads no further ends it. Raises TableRefuses: one at a time, not too many, or
        nothing that has room.
        """
        ...

    def stop(self, reader: PlayerId) -> bool:
        """End what is being made for this person; False where that is nothing."""
        ...


class Placed(msgspec.Struct, frozen=True):
    """Somebody on a leaderboard; ``rank`` 0: without a place so far."""

    rank: int
    name: str
    value: int
    remark: Text


class DrawsRatings(Protocol):
    """Draws charts of ratings; None where one cannot be drawn, as words say the same."""

    async def progress(
        self, game: str, name: str, ratings: Sequence[int], first: int, locale: Locale
    ) -> Picture | None:
        """How somebody's rating went: after so many games (``first``), and after each one more."""
        ...

    async def ranking(
        self, game: str, title: Text, places: Sequence[Placed], locale: Locale
    ) -> Picture | None:
        """Who stands where, the first one first."""
        ...


class Presents(Protocol):
    """What the commands ask of whoever makes posts."""

    @property
    def ratings(self) -> DrawsRatings:
        """What draws charts of ratings."""
        ...

    async def look(
        self,
        look: Look,
        profiles: Profiles,
        locale: Locale,
        events: Sequence[Any] = (),
        plan: Any = None,
        choices: Sequence[str] = (),
        words: Sequence[Text] | None = None,
        hands: Sequence[tuple[int, ...]] = (),
    ) -> Post:
        """A table as this person sees it, with what just happened if anything did.

        ``hands``: who held the seats at each event; where it is empty, those who hold them now.
        ``plan``: what this person thinks of doing, as the game's painter takes it (La Strada: the
        hexes of a road). ``choices``: the things on the board that can be chosen, which the picture
        marks (core.asking.Option.at). ``words``: what is said above the picture instead.
        """
        ...

    def labels(self, table: TableFacts, profiles: Profiles, locale: Locale) -> Say:
        """Says what stands on controls: people are plainly named."""
        ...

    async def closer(
        self,
        look: Look,
        profiles: Profiles,
        locale: Locale,
        region: Region | None = None,
        plan: Any = None,
    ) -> Post:
        """A part of what this person sees, painted larger; the first part unless it is told.

        Where no part is worth it, or not any more, the table as a look shows it.
        """
        ...

    def as_text(self, look: Look, profiles: Profiles, locale: Locale, plan: Any = None) -> Post:
        """The whole of what this person sees, in words alone; and of what they think (``plan``)."""
        ...

    def history(
        self, table: TableFacts, heard: Sequence[Heard], profiles: Profiles, locale: Locale
    ) -> tuple[str, ...]:
        """Moves as numbered lines, oldest first."""
        ...

    def record(self, record: GameRecord | PublicRecord, locale: Locale) -> str:
        """A record as a text that a person can read."""
        ...

    def status(self, look: Look, profiles: Profiles, locale: Locale) -> Post:
        """Who must act, until when, and what happens then; or why nobody must.

        And what else binds or concerns the people of a table, with the buttons by which this
        person can answer what is proposed.
        """
        ...

    async def private(
        self, letter: PrivateLetter, profiles: Profiles, *, drawn: bool = True
    ) -> Post:
        """The direct message for one person, in that person's language."""
        ...


class Glance(msgspec.Struct, frozen=True):
    """Somebody looks back at a moment of a game, by its ``place`` among those they saw."""

    moments: Moments
    place: int
    profiles: Profiles
    locale: Locale


class LookBack(msgspec.Struct, frozen=True):
    """A moment of a game as a post, and the buttons that lead to others."""

    post: Post
    steps: tuple[Action, ...]


class LooksBack(Protocol):
    """What the commands ask of whoever shows what has been."""

    async def moment(
        self, glance: Glance, other: Moments | None = None, since: int | None = None
    ) -> LookBack:
        """What happened then, and what was seen.

        ``other``: the same game with all open, or from there as one saw it oneself; None where it
        is not to be had.
        """
        ...

    def as_text(self, glance: Glance) -> Post:
        """What was seen then, in words alone."""
        ...

    def why(self, glances: Sequence[Glance]) -> Post:
        """What speaks for these moves of computers, seen with the public's eyes."""
        ...

    def look_ahead(self, reader: PlayerId, glance: Glance) -> None:
        """Have the moments beside this one painted, which this person will want to see next."""
        ...


class Instead(msgspec.Struct, frozen=True):
    """What a post says once a newer one of its table stands.

    ``call``: in place of its call. ``heading``: the heading it had while its table waited for
    players, and the one it gets; None where headings stay as they are.
    """

    call: str
    heading: tuple[str, str] | None = None


class Writes(Protocol):
    """What the dispatcher asks of whoever makes posts of letters.

    ``drawn``: with its picture; without, the words say everything.
    """

    @property
    def is_busy(self) -> bool:
        """Whether a letter's picture would wait for those of other letters."""
        ...

    async def public(self, letter: PublicLetter, profiles: Profiles, *, drawn: bool = True) -> Post:
        """The post for a table's place, in the table's language."""
        ...

    async def private(
        self, letter: PrivateLetter, profiles: Profiles, *, drawn: bool = True
    ) -> Post:
        """The direct message for one person, in that person's language."""
        ...

    def digest(self, reader: PlayerProfile, owed: Sequence[TableFacts]) -> Post:
        """The daily message: the tables that wait for this person."""
        ...

    def overtaken(self, letter: PublicLetter, newest: BoardPost, profiles: Profiles) -> Instead:
        """What a post says when a newer one of its table stands.

        ``letter``: what the newer one tells.
        """
        ...


class Emoji(msgspec.Struct, frozen=True):
    """An emoji of the application, as controls name it."""

    name: str
    id: int


class HasIcons(Protocol):
    """Knows the emoji that stand beside choices."""

    def emoji(self, game: str, icon: str) -> Emoji | None:
        """The emoji of this icon of a game; None where there is none, or not yet."""
        ...

    def doubt(self) -> None:
        """Discord has refused some: see whether all are still there."""
        ...


class HouseTime(Protocol):
    """The clock, and how a worker waits when it has nothing to do.

    Handed in from outside, so that a simulated world can tell waiting from working.
    """

    def now(self) -> int:
        """Unix milliseconds UTC."""
        ...

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Return when ``woken`` is set or at ``until`` (Unix milliseconds), if sooner."""
        ...
