"""Discord's markup for people, commands, times and emphasis, and names escaped from it."""

import re
import unicodedata
from collections.abc import Mapping

from core.spelling import without_turns
from i18n.translator import plain_command
from model.letters import BoardPost
from model.table import GuildId, PlaceId, PlayerId, RoleId

_MARKUP = re.compile(r"[\\*_~|`\[\]<]|(?<=\w):(?=//)|^[#>+-]|^\d+(?=\.)")
"""Markup characters in a name, which may stand anywhere, even at the start of a line."""

_CALLS = re.compile(r"@(?=everyone|here|[!&]?\d)")
_RIGHT_TO_LEFT = ("R", "AL")
_APART = "\u2068{}\u2069"
"""Isolates text (FSI … PDI): its own direction does not affect the text around it."""


class DiscordMarkup:
    """Markdown and mentions; escapes names, so that they can neither format nor notify."""

    def mention(self, player: PlayerId) -> str:
        """Mention a person; the message's allowed mentions decide whether they are notified."""
        return f"<@{player}>"

    def role(self, role: RoleId) -> str:
        """Mention a role; the message's allowed mentions decide whether it notifies."""
        return f"<@&{role}>"

    def quote(self, words: str) -> str:
        """Return a name with its markup, mentions and direction controls made harmless."""
        plain = " ".join(without_turns(words).split())
        harmless = _CALLS.sub("@\u200b", _MARKUP.sub(_escaped, plain))
        if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in plain):
            return _APART.format(harmless)
        return harmless

    def strong(self, words: str) -> str:
        """Format in bold."""
        return f"**{words}**"

    def moment(self, at: int) -> str:
        """Format an instant (Unix ms) as relative time in the reader's language."""
        return f"<t:{at // 1000}:R>"

    def date(self, at: int) -> str:
        """Format an instant (Unix ms) as date and time in the reader's time zone."""
        return f"<t:{at // 1000}:f>"

    def post(self, post: BoardPost, guild: GuildId | None) -> str:
        """Return the URL of the post of a table."""
        return f"https://discord.com/channels/{guild or '@me'}/{post.place}/{post.message}"

    def place(self, place: PlaceId) -> str:
        """Link a channel or thread."""
        return f"<#{place}>"


class CommandLinks:
    """Writes commands as links: a tap starts one, and readers see its name in their language.

    ``ids``: Discord's id of each command or command group, by its English name. Until they are
    known, commands are written as plain text.
    """

    def __init__(self) -> None:
        self.ids: Mapping[str, int] = {}

    def write(self, english: str, here: str) -> str:
        """Write a command, given its English name and that in the text's language (``here``)."""
        number = self.ids.get(english.split()[0])
        return plain_command(english, here) if number is None else f"</{english}:{number}>"


def _escaped(found: re.Match[str]) -> str:
    """Escape with a backslash before the character; after a number, to escape its dot."""
    return f"{found[0]}\\" if found[0][0].isdecimal() else f"\\{found[0]}"
