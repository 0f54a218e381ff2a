"""Posts in a platform-neutral form, and the interfaces of what makes them."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, get_args

import msgspec

from core.game import Level
from core.guided_play import Ask, Go
from core.translatable_text import Locale, Say, Text
from model.cup import CupCode
from model.table import PlayerId, PlayerProfile, RoleId, TableCode
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

ActionName = Literal[
    Region,
    "closer",
    "join",
    "side",
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
    "thread",
    "threads",
    "cancel",
    "agree",
    "end",
    "play",
    "page",
    "view",
    "try",
    "tried",
    "try-text",
    "text",
    "rules",
    "more",
    "ways-to-end",
    "resign",
    "draw",
    "sure-draw",
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
    "take-back",
    "undo-ask",
    "replay",
    "replay-public",
    "replay-open",
    "replay-stop",
    "replay-show",
    "export",
    "note",
    "marks",
    "planned-begin",
    "planned-drop",
    "planned-show",
    "planned-legal",
    "planned-undisturbed",
    "planned-unchanged",
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
    "cup-open",
    "cup-rules",
    "cup-enter",
    "cup-leave",
    "cup-quit",
    "cup-begin",
    "cup-remove",
    "cup-call-off",
    "cup-end",
]


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

    name: ActionName
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
