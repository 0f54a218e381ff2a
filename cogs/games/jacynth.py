"""/jacynth: play a card with or without a token."""

from typing import TypeAlias

from discord import app_commands

from cogs.discord.interaction_user import Asking
from cogs.interaction.table_finder import NamedTable
from cogs.play.guided_play_cog import GuidedCog
from cogs.play.play_commands import Offers
from cogs.ui.command_texts import command, options, said
from core.decktet import CARDS
from core.guided_play import Where
from games.jacynth import autocompletion
from games.jacynth.best_choices import cards_among

_CARD = Offers(autocompletion.cards)
_PLACE = Offers(autocompletion.places, beside=("card", _CARD))
Played: TypeAlias = app_commands.Transform[str, _CARD]
At: TypeAlias = app_commands.Transform[str, _PLACE]
Claimed: TypeAlias = app_commands.Transform[
    str, Offers(autocompletion.claims, beside=("place", _PLACE))
]


class Jacynth(
    GuidedCog,
    name="jacynth",
    group_name=said("command-jacynth-name"),
    group_description=said("command-jacynth-description"),
):
    """Commands of Jacynth."""

    USUAL = "jacynth-play"

    @command("jacynth-play")
    @options(
        card="option-jacynth-card",
        place="option-jacynth-place",
        token="option-jacynth-token",
        table="option-table",
    )
    async def play(
        self,
        interaction: Asking,
        card: Played,
        place: At | None = None,
        token: Claimed | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Play a card, with or without a token; a card alone shows the possible places.

        The card may also be the whole turn: "pact b4 token c4".
        """
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.queries.look(code, visitor.id)
        named = autocompletion.only_card(self.in_notation(card))
        if place is None and token is None and named in cards_among(look.legal):
            await self._lead(interaction, visitor, look, Where("card", (CARDS[named].key,)))
            return
        typed = self._laid(card, place)
        if token is not None:
            typed = f"{typed} {self._line('influence', token)}"
        await self._play(interaction, visitor, code, typed, None)

    def _laid(self, card: str, place: str | None) -> str:
        """Return card and place in notation; a suggested place begins with its card already."""
        named, at = self.in_notation(card), self.in_notation(place or "")
        wanted = autocompletion.card_named(named)
        if wanted is not None and autocompletion.card_named(at) == wanted:
            return at
        return f"{named} {at}"
