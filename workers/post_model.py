"""Posts in a platform-neutral form, the interfaces to the chat platform, and its refusals."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar, get_args

import msgspec

from core.discord_limits import limit
from core.game import Level
from core.guided_play import Ask, Go
from core.texts import Locale, Say, Text
from model.cup import CupCode
from model.message import LONGEST_PUT_OFF
from model.table import PlaceId, PlayerId, PlayerProfile, RoleId, TableCode
from tables.ahead.imagined_game import AskedOfComputer
from tables.history.moments import Moments, Whose
from tables.history.records import GameRecord


def utf16_length(words: str) -> int:
    """Return the length in UTF-16 units."""
    return len(words.encode("utf-16-le", "surrogatepass")) // 2


def beginning(words: str, most: int) -> str:
    """Return the longest beginning that fits into ``most`` units, without splitting a character."""
    room = most
    for index, sign in enumerate(words):
        room -= utf16_length(sign)
        if room < 0:
            return words[:index]
    return words


Profiles: TypeAlias = Mapping[PlayerId, PlayerProfile]
"""The profiles of the people a post names."""

Heard: TypeAlias = tuple[int | None, tuple[Any, ...], tuple[int, ...]]
"""A move's number (0: the set-up, None: a secret move), the events the reader was told, and the
holders of the seats then (``TableFacts.as_held_by``)."""


ALT_LIMIT: Final = 1_000
"""The longest alt text of a picture, in units of ``workers.post_model``."""


class Picture(msgspec.Struct, frozen=True):
    """An image file: its name (without secrets), its bytes, its alt text (at most ALT_LIMIT)."""

    name: str
    data: bytes
    alt: str


Coming: TypeAlias = asyncio.Future[Picture | None]
"""A picture that is being painted; its result is None if painting fails."""


class Document(msgspec.Struct, frozen=True):
    """A file to download: its name and its bytes."""

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
"""A part of a picture that can be shown enlarged."""

REGIONS: tuple[Region, ...] = get_args(Region)


class Action(msgspec.Struct, frozen=True):
    """A button under a post: its action, its table or cup, its label and style.

    ``number``, depending on the action: the number of the proposal or vote that it answers, the
    seat that it takes, the mark of the plan that it changes, the id of the person whom it removes
    from a seat, the question after which it undoes a move, the index of a moment in the history,
    how many seats were free when computers were to take some, whether it calls off a lobby (0) or a
    game (1), or the team that is joined (from 0).
    ``dead``: the button is disabled but keeps its position. ``link``: it opens this address, and
    the bot does not hear of it.
    """

    name: str
    code: TableCode | CupCode
    label: str
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"
    number: int | None = None
    dead: bool = False
    link: str | None = None


class FirstChoice(msgspec.Struct, frozen=True):
    """The first screen of guided play, shown in the message that calls a person to their turn.

    ``asked``: the number of the question it answers; ``say``, ``notate``, ``asks``: the functions
    with which ``cogs/ui/guided_play.py`` makes controls.
    """

    game: str
    code: TableCode
    asked: int
    screen: Ask[Any]
    say: Say
    notate: Callable[[Go[Any]], Sequence[str]]
    asks: Callable[[Go[Any]], bool]


def words_of(heading: str) -> Sequence[str]:
    """Return the words of a heading, without markup."""
    return re.findall(r"\w+", heading)


class Post(msgspec.Struct, frozen=True):
    """A message, ready to be sent but not yet in any platform's form.

    ``call``: what is asked of whom. ``lines``: paragraphs above the picture; ``news``: turns above
    them, oldest first, of which some may be left out.
    ``hint``: what may be done now, below the lines, as notifications show what comes first.
    ``hint_first``: it stands above them, as they tell of the set-up alone.
    ``questions``: what buttons ask, right above the picture, so that both are in view on a phone.
    ``small``: a remark below all this. ``pings``: exactly who is to be notified. ``coming``: what
    will become of the picture, where the words need not wait for it. ``role``: everybody who has
    this role is notified, too. ``first``: what can be chosen right here. ``silent``: as a new
    message in a channel, it makes no sound.
    """

    heading: str
    lines: tuple[str, ...] = ()
    picture: Picture | None = None
    call: str | None = None
    small: str | None = None
    actions: tuple[Action, ...] = ()
    pings: tuple[PlayerId, ...] = ()
    documents: tuple[Document, ...] = ()
    coming: Coming | None = None
    role: RoleId | None = None
    news: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    first: FirstChoice | None = None
    hint: str | None = None
    hint_first: bool = False
    silent: bool = False


def silently(post: Post) -> Post:
    """Return the post as one that makes no sound."""
    return msgspec.structs.replace(post, silent=True)


class Offer(msgspec.Struct, frozen=True):
    """A move to choose from: in notation, and in words."""

    move: str
    label: str


class LessonPage(msgspec.Struct, frozen=True):
    """The page of a task of a game's lesson, or of its solution.

    ``number``: of the task, from 1 to ``count``. ``offers``: the moves to choose from; empty when
    the task is solved.
    """

    post: Post
    game: str
    number: int
    count: int
    offers: tuple[Offer, ...] = ()


class Recipient(msgspec.Struct, frozen=True):
    """A person who takes a lesson: their name and language."""

    name: str
    locale: Locale


class ReplayRequest(msgspec.Struct, frozen=True):
    """A request for a replay: of which moments, and from whose view.

    ``room``: the largest upload in bytes where the replay will be shown.
    """

    moments: Moments
    whose: Whose
    profiles: Profiles
    reader: PlayerId
    locale: Locale
    room: int


Guess: TypeAlias = Callable[[str, Level, AskedOfComputer], Awaitable[str | None]]
"""Has a computer choose a move on a try board: game, level, what it is asked. Its answer is in
notation; None if it took too long."""


MakePage: TypeAlias = Callable[[GameRecord | Moments, Locale], Awaitable[bytes]]
"""Makes a page as an HTML file: of a whole game, or of what one person saw of a game. Raises
TableRefuses if it would be too large, or cannot be made just now."""


class Placed(msgspec.Struct, frozen=True):
    """An entry of a leaderboard; ``rank`` 0: no rank yet."""

    rank: int
    name: str
    value: int
    remark: Text


class Glance(msgspec.Struct, frozen=True):
    """A past moment of a game for one reader: its index (``place``) among those they saw."""

    moments: Moments
    place: int
    profiles: Profiles
    locale: Locale


class LookBack(msgspec.Struct, frozen=True):
    """A past moment of a game as a post, and the buttons to other moments."""

    post: Post
    steps: tuple[Action, ...]


class Instead(msgspec.Struct, frozen=True):
    """What a post says once a newer one of its table stands.

    ``call``: in place of its call. ``heading``: the heading it had while its table waited for
    players, and the one it gets; None where headings stay as they are. ``alone``: nothing stays
    below a heading that is replaced.
    """

    call: str
    heading: tuple[str, str] | None = None
    alone: bool = False


class Emoji(msgspec.Struct, frozen=True):
    """An emoji of the application: the name and id that controls use."""

    name: str
    id: int


class HouseTime(Protocol):
    """The clock, and the wait of an idle worker.

    Injected, so that a simulation can tell waiting from working.
    """

    def now(self) -> int:
        """Return the present time in Unix milliseconds (UTC)."""
        ...

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Return when ``woken`` is set or at ``until`` (Unix milliseconds), if sooner."""
        ...


class Sent(msgspec.Struct, frozen=True):
    """Where a sent post is: channel and message id.

    ``as_sent``: it says what was sent; not if Discord knew its nonce and it is an earlier one.
    Words that come back in another form count as others: that costs a repeated post one edit.
    ``heading``: the words of its heading, where it was searched for.
    """

    place: PlaceId
    message: int
    as_sent: bool = True
    heading: Sequence[str] = ()


class NotTaken(Exception):
    """Raised when Discord takes no emoji now, or not this one."""


class KeepsEmoji(Protocol):
    """The store of the application's emoji at Discord. All methods raise NotTaken."""

    async def names(self) -> Mapping[str, int]:
        """Return the ids of all existing emoji, by name."""
        ...

    async def add(self, name: str, file: bytes) -> int:
        """Upload an emoji; return its id."""
        ...

    async def remove(self, emoji: int) -> None:
        """Delete an emoji; it is no error if there is none."""
        ...


class Messenger(Protocol):
    """Sends posts. ``nonce``: the same number twice within minutes sends one message."""

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        """Post publicly. Raises Undeliverable, TryLater or WasDeleted."""
        ...

    def takes_pictures(self, place: PlaceId) -> bool:
        """Whether the bot may attach files in this channel, as far as is known."""
        ...

    async def find_about(
        self, place: PlaceId, name: str, newer: int, since: int, *, once: bool = False
    ) -> Sequence[Sent]:
        """Return where posts were sent whose heading contains the words of this name, newest first.

        They are sought among the messages sent since ``since`` (Unix milliseconds) and newer than
        that with the id ``newer``; answers to people are not among them. ``once``: among what stood
        there when this process searched the place first, which is not read again.
        """
        ...

    async def replace(self, sent: Sent, post: Post) -> bool:
        """Edit an earlier post; False if it is gone or too old to be edited."""
        ...

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        """Take the buttons off an earlier post, if it can still be edited, and the call from it.

        False where that was refused, by whatever code. ``instead``: what it says
        from then on.
        """
        ...

    async def remove(self, sent: Sent) -> None:
        """Delete a message, if it still exists. Raises TryLater."""
        ...

    async def whisper(self, player: PlayerId, post: Post, nonce: int) -> Sent:
        """Send a direct message; also without sound it raises the unread count.

        Raises DoorClosed, for whatever refuses it, TryLater or WasDeleted.
        """
        ...

    async def opened(self, player: PlayerId) -> PlaceId:
        """Return the channel of direct messages to a person. Raises DoorClosed or TryLater."""
        ...


class Members(Protocol):
    """Looks up members of servers."""

    async def is_here(self, guild: int, player: int) -> bool:
        """Whether this person is in that server; True if unknown."""
        ...


class Onlookers(Protocol):
    """Looks up who can see a channel."""

    async def sees(self, guild: int, place: int, player: int) -> bool:
        """Whether this person can see that channel of a server; True if unknown."""
        ...

    async def hears(self, guild: int, place: int, player: int) -> bool:
        """Whether a ping there reaches this person, who is assumed to be in the server.

        Like ``sees``, but without a look-up if all members of the server can see the channel.
        """
        ...


class TryLater(Exception):
    """Raised when the platform fails, or asks for ``wait`` milliseconds (None: not said)."""

    def __init__(self, wait: int | None = None) -> None:
        super().__init__("try later")
        self.wait = wait


class Undeliverable(Exception):
    """Raised for a post that can never be sent as it is. ``said``: why, for its recipients."""

    def __init__(self, said: Text) -> None:
        super().__init__(said.key)
        self.said = said


class WasDeleted(Exception):
    """Raised for a repeated nonce whose message had arrived and has been deleted since."""


class DoorClosed(Exception):
    """Raised when a person takes no direct messages. ``gone``: they share no server with us."""

    def __init__(self, *, gone: bool = False) -> None:
        super().__init__("no server in common" if gone else "direct messages closed")
        self.gone = gone


T = TypeVar("T")

MOST_ATTEMPTS = 8
"""Failures by a bug of ours after which a message is given up; it has waited four minutes then.
While Discord fails, messages are retried without limit."""

_FIRST_PAUSE = 2_000
_LONGEST_PAUSE = 600_000
"""Milliseconds before the first retry; the pause doubles with each failure, up to the longest."""

PATIENCE = 90
"""Timeout for sending a message, in seconds; less than the lease."""

NONCE_LASTS = 1000 * limit("nonce-lifetime")
"""Milliseconds for which the platform certainly recognizes a repeated nonce."""


async def patiently(sending: Awaitable[T]) -> T:
    """Wait for a message to be sent. Raises TryLater at the timeout, before the lease ends."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await sending
    except TimeoutError as fault:
        raise TryLater from fault


def pause_before_retry(failures: int, wait: int | None) -> int:
    """Return the milliseconds until the next attempt after this many failures before.

    ``wait``: what the platform asks for, if it does.
    """
    if wait is None:
        return min(_FIRST_PAUSE << failures, _LONGEST_PAUSE)
    return min(max(wait, _FIRST_PAUSE), LONGEST_PUT_OFF)
