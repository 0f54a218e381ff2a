"""The page of a person's days off, with the menu that takes some."""

from collections.abc import Sequence
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.person.personal_settings import ANSWERED_BY
from cogs.ui.buttons import Rebuilt
from cogs.ui.component_message import Rows
from core.translatable_text import Moment, Say, text
from model.table import PlayerProfile
from tables.people.days_off import MOST_DAYS, days_left, days_off
from workers.post_model import Post

_OFFERED: Final = (0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, MOST_DAYS)
"""Days that the menu offers; 0: to be back. Other numbers can be typed."""


class AwayMenu(Rebuilt[ui.Select[Any]], template="tavolo-away:[0-9]+"):
    """The menu of days off. Its id ends with the interaction that shows it, as for a WishMenu."""

    kinds = (ui.Select,)

    @classmethod
    def of(cls, days: Sequence[int], say: Say, shown_by: int) -> Self:
        """Return the menu of these numbers of days."""
        options = [
            discord.SelectOption(
                label=say(text("time-days", count=each) if each else text("away-back")),
                value=str(each),
            )
            for each in days
        ]
        hint = say(text("away-choose"))
        custom_id = f"tavolo-away:{shown_by}"
        return cls(ui.Select(custom_id=custom_id, placeholder=hint, options=options))

    @property
    def days(self) -> int | None:
        """Return the chosen number of days; None for one that is never offered."""
        return next((each for each in _OFFERED if str(each) == self.item.values[0]), None)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice to the cog, found by its name."""
        await interaction.client.get_cog(ANSWERED_BY).days_chosen(interaction, self)


def page(profile: PlayerProfile, now: int, say: Say) -> Post:
    """Return whether a person is away, until when, and how many days off are left."""
    is_away = profile.away_until > now
    heading = text("away-until", until=Moment(profile.away_until)) if is_away else text("away-not")
    left = text("away-left-after" if is_away else "away-left", days=days_left(profile, now))
    return Post(heading=say(heading), lines=(say(left),), small=say(text("away-change")))


def menu(profile: PlayerProfile, now: int, say: Say, shown_by: int) -> Rows:
    """Return the menu of the days that this person can take off; none without any."""
    most, is_away = days_off(profile, now), profile.away_until > now
    days = [each for each in _OFFERED if each <= most and (each or is_away)]
    return (ui.ActionRow(AwayMenu.of(days, say, shown_by)),) if days else ()
