"""How Discord writes people, instants and emphasis."""

from discord.utils import escape_markdown, escape_mentions

from tables.model import PlaceId, PlayerId


class DiscordTypography:
    """Markdown and mentions; names are escaped so that they cannot style or notify."""

    def mention(self, player: PlayerId) -> str:
        """A person, notified only where the message allows it."""
        return f"<@{player}>"

    def quote(self, words: str) -> str:
        """A name as it was typed, without its power over markup."""
        return escape_mentions(escape_markdown(" ".join(words.split())))

    def strong(self, words: str) -> str:
        """Bold."""
        return f"**{words}**"

    def moment(self, at: int) -> str:
        """A relative time in the reader's own words, with the date on a tap."""
        return f"<t:{at // 1000}:R>"

    def place(self, place: PlaceId) -> str:
        """A link to a channel or thread."""
        return f"<#{place}>"
