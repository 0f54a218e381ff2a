"""How Discord writes people, commands, instants and emphasis."""

import re
import unicodedata
from collections.abc import Mapping

from i18n.translator import plain_command
from tables.model.letters import BoardPost
from tables.model.table import GuildId, PlaceId, PlayerId, RoleId

_MARKUP = re.compile(r"[\\*_~|`\[\]<]|(?<=\w):(?=//)|^[#>+-]|^\d+(?=\.)")
"""What Discord would read as markup, wherever a name may stand: at the start of a line, too."""

_CALLS = re.compile(r"@(?=everyone|here|[!&]?\d)")
_TURNS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of what follows; a name has no power over the rest of the line."""

_RIGHT_TO_LEFT = ("R", "AL")
_APART = "\u2068{}\u2069"
"""The words between these two signs keep their own direction, and nothing else takes it."""


class DiscordTypography:
    """Markdown and mentions; names are escaped so that they cannot style or notify."""

    def mention(self, player: PlayerId) -> str:
        """A person, notified only where the message allows it."""
        return f"<@{player}>"

    def role(self, role: RoleId) -> str:
        """A role, of which everybody is notified only where the message allows it."""
        return f"<@&{role}>"

    def quote(self, words: str) -> str:
        """A name as it was typed, without its power over markup."""
        plain = " ".join(_TURNS.sub("", words).split())
        harmless = _CALLS.sub("@\u200b", _MARKUP.sub(_escaped, plain))
        if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in plain):
            return _APART.format(harmless)
        return harmless

    def strong(self, words: str) -> str:
        """Bold."""
        return f"**{words}**"

    def moment(self, at: int) -> str:
        """A relative time in the reader's own words, with the date on a tap."""
        return f"<t:{at // 1000}:R>"

    def date(self, at: int) -> str:
        """The date and time of day where the reader is."""
        return f"<t:{at // 1000}:f>"

    def post(self, post: BoardPost, guild: GuildId | None) -> str:
        """The address of a table's post."""
        return f"https://discord.com/channels/{guild or '@me'}/{post.place}/{post.message}"

    def place(self, place: PlaceId) -> str:
        """A link to a channel or thread."""
        return f"<#{place}>"


class CommandLinks:
    """Commands as Discord links them: a tap begins one, and each reader sees their own name for it.

    ``ids``: Discord's number for each command or group of commands, by its English name. Until
    they are known a command is written plainly.
    """

    def __init__(self) -> None:
        self.ids: Mapping[str, int] = {}

    def write(self, english: str, here: str) -> str:
        """A command, given its name in English and in the language of the text around it."""
        number = self.ids.get(english.split()[0])
        return plain_command(english, here) if number is None else f"</{english}:{number}>"


def _escaped(found: re.Match[str]) -> str:
    """With a backslash before the sign; behind a number, for its dot makes the list."""
    return f"{found[0]}\\" if found[0][0].isdecimal() else f"\\{found[0]}"
