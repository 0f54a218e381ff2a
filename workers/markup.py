"""Markdown, mentions and times of messages, and names without any."""

import re
import unicodedata

from core.spelling import without_turns
from model.letters import BoardPost
from model.table import GuildId, PlaceId, PlayerId, RoleId

_MARKUP = re.compile(r"[\\*_~|`\[\]<]|(?<=\w):(?=//)|^[#>+-]|^\d+(?=\.)")
"""Markup characters in a name, which may stand anywhere, even at the start of a line."""

_COMMAND = re.compile(r"</([^:>]+):\d+>")
"""A command as messages link it."""

_CALLS = re.compile(r"@(?=everyone|here|[!&]?\d)")
_RIGHT_TO_LEFT = ("R", "AL")
_APART = "\u2068{}\u2069"
"""Isolates text (FSI … PDI): its own direction does not affect the text around it."""


def mention(player: PlayerId) -> str:
    """Mention a person; the message's allowed mentions decide whether they are notified."""
    return f"<@{player}>"


def role(role: RoleId) -> str:
    """Mention a role; the message's allowed mentions decide whether it notifies."""
    return f"<@&{role}>"


def quote(words: str) -> str:
    """Return a name with its markup, mentions and direction controls made harmless."""
    plain = " ".join(without_turns(words).split())
    harmless = _CALLS.sub("@\u200b", _MARKUP.sub(_escaped, plain))
    if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in plain):
        return _APART.format(harmless)
    return harmless


def strong(words: str) -> str:
    """Format in bold."""
    return f"**{words}**"


def moment(at: int) -> str:
    """Format an instant (Unix ms) as relative time in the reader's language."""
    return f"<t:{at // 1000}:R>"


def date(at: int) -> str:
    """Format an instant (Unix ms) as date and time in the reader's time zone."""
    return f"<t:{at // 1000}:f>"


def post(post: BoardPost, guild: GuildId | None) -> str:
    """Return the URL of the post of a table."""
    return f"https://discord.com/channels/{guild or '@me'}/{post.place}/{post.message}"


def place(place: PlaceId) -> str:
    """Link a channel or thread."""
    return f"<#{place}>"


def _escaped(found: re.Match[str]) -> str:
    """Escape with a backslash before the character; after a number, to escape its dot."""
    return f"{found[0]}\\" if found[0][0].isdecimal() else f"\\{found[0]}"


def unmarked(words: str) -> str:
    """Return words without the markup of messages that is left in them."""
    bare = words.replace("**", "").replace("\\", "").replace("-# ", "")
    return _COMMAND.sub(r"/\1", bare)
