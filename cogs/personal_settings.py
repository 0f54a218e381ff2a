"""/my settings: language, confirmation, notifications, days off."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final, Literal, Self, TypeAlias, get_args

import discord
import msgspec
from discord import app_commands, ui

from cogs.time_zones import ZoneOption, is_zone, zone_name, zones_meant
from cogs.ui.command_texts import SPOKEN, said
from cogs.ui.controls import Rebuilt, Rows
from core.texts import LOCALES, Locale, Moment, Say, Text, locale_of, text
from i18n import MissingText
from i18n.translator import command_text
from model.table import (
    CallWish,
    ConfirmWish,
    InvitationWish,
    LeaderboardWish,
    PlannedWish,
    PlayerProfile,
)
from tables.notification_settings import OFFERED_QUIET_HOURS, next_digest, zone_of
from tables.people.days_off import MOST_DAYS, days_left, days_off
from workers.post_model import Post

Zone: TypeAlias = app_commands.Transform[str, ZoneOption]
"""The type of an option in which people give their time zone."""


def called_otherwise(profile: PlayerProfile, about: str, value: str, now: int) -> PlayerProfile:
    """Return the profile with this value of a notification setting.

    ``about``: "calls", "quiet" ("22-7", or "never"), "time" (a zone) or "digest" (an hour).
    ``now``: Unix milliseconds.
    """
    match about:
        case "calls":
            wish = next(one for one in get_args(CallWish) if one == value)
            profile = msgspec.structs.replace(profile, calls=wish)
            if wish in ("direct", "both", "digest"):
                profile = msgspec.structs.replace(profile, letters="all", dms_closed=False)
        case "quiet":
            begin, end = _hours(value)
            profile = msgspec.structs.replace(profile, quiet_from=begin, quiet_to=end)
        case "time":
            profile = msgspec.structs.replace(profile, zone=value)
        case "digest":
            profile = msgspec.structs.replace(profile, digest_at=int(value))
    due = next_digest(profile, now) if profile.calls == "digest" else None
    return msgspec.structs.replace(profile, digest_due=due)


def calls_told(profile: PlayerProfile, now: datetime) -> tuple[Text, ...]:
    """Describe how this person is notified."""
    told = [text("settings-calls", calls=profile.calls, hour=_clock(profile.digest_at))]
    if profile.quiet_from is None or profile.quiet_to is None:
        told.append(text("settings-quiet-never"))
    else:
        begin, end = _clock(profile.quiet_from), _clock(profile.quiet_to)
        told.append(text("settings-quiet", begin=begin, end=end))
    if profile.calls == "digest" or profile.quiet_from is not None or profile.zone is not None:
        here = now.astimezone(zone_of(profile))
        place = zone_name(profile.zone or "UTC")
        told.append(text("settings-time", time=f"{here:%H:%M}", zone=place))
    return tuple(told)


def _hours(chosen: str) -> tuple[int | None, int | None]:
    begin, _, end = chosen.partition("-")
    return (int(begin), int(end)) if end else (None, None)


def _clock(hour: int) -> str:
    return f"{hour:02}:00"


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


ANSWERED_BY: Final = "my"
"""The name of the cog that handles them; see cogs/my_commands.py."""


def _named(kind: str, wishes: Any) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=said(f"choice-{kind}-{w}"), value=w) for w in get_args(wishes)]


LANGUAGES: Final = [
    app_commands.Choice(name=said("choice-language-auto"), value="auto"),
    *SPOKEN,
]
LETTERS: Final = [
    app_commands.Choice(name=said("choice-letters-all"), value="all"),
    app_commands.Choice(name=said("choice-letters-off"), value="off"),
]
CALLS: Final = _named("calls", CallWish)
QUIET: Final = [
    app_commands.Choice(name=said("choice-quiet-never"), value="never"),
    *(
        app_commands.Choice(name=f"{begin:02}:00 - {end:02}:00", value=f"{begin}-{end}")
        for begin, end in OFFERED_QUIET_HOURS
    ),
]
HOURS: Final = [app_commands.Choice(name=f"{hour:02}:00", value=hour) for hour in range(24)]
INVITATIONS: Final = _named("invitations", InvitationWish)
LEADERBOARD: Final = _named("leaderboard", LeaderboardWish)
PLANNED: Final = _named("planned", PlannedWish)
CONFIRMING: Final = _named("confirm", ConfirmWish)

_MENUS: Final[Mapping[str, list[app_commands.Choice[Any]]]] = {
    "calls": CALLS,
    "quiet": QUIET,
    "time": [],
    "digest": HOURS,
    "language": LANGUAGES,
    "letters": LETTERS,
    "invitations": INVITATIONS,
    "confirm": CONFIRMING,
    "leaderboard": LEADERBOARD,
    "planned": PLANNED,
}
"""Choices of each setting's menu, in order; those of "time" depend on the current hour."""

_ALL: Final = "all"
"""The menu that names each setting."""


def changed(profile: PlayerProfile, about: str, value: str, now: int) -> PlayerProfile:
    """Return the profile with this value of this setting. ``now``: Unix milliseconds."""
    match about:
        case "language":
            profile = msgspec.structs.replace(
                profile, locale=None if value == "auto" else locale_of(value)
            )
        case "letters":
            wish: Literal["all", "off"] = "off" if value == "off" else "all"
            profile = msgspec.structs.replace(profile, letters=wish, dms_closed=False)
        case "calls" | "quiet" | "time" | "digest":
            return called_otherwise(profile, about, value, now)
        case _:
            profile = msgspec.structs.replace(profile, **{about: value})
    return profile


def wishes_told(profile: PlayerProfile, now: datetime) -> tuple[Text, ...]:
    """Describe a person's settings."""
    chosen = profile.locale if profile.locale in LOCALES else "auto"
    return (
        *calls_told(profile, now),
        text("settings-language", language=chosen, spoken=profile.speaks),
        text("settings-letters", letters=profile.letters),
        text("settings-invitations", invitations=profile.invitations),
        text("settings-confirm", confirm=profile.confirm),
        text("settings-leaderboard", leaderboard=profile.leaderboard),
        text("settings-planned", planned=profile.planned),
    )


class WishMenu(
    Rebuilt[ui.Select[Any]],
    template=rf"tavolo-wish:(?P<about>{'|'.join((_ALL, *_MENUS))})(?::[0-9]+)?",
):
    """The menu that names all settings, or that of one; it is about the person who chooses.

    Its id ends with the interaction that shows it, because clients keep the selection of a menu
    whose id stays the same.
    """

    kinds = (ui.Select,)

    def __init__(self, menu: ui.Select[Any], about: str) -> None:
        super().__init__(menu)
        self.about = about

    @classmethod
    def of(cls, about: str, hint: str, options: list[discord.SelectOption], shown_by: int) -> Self:
        """Return this menu, shown by an interaction with this id."""
        custom_id = f"tavolo-wish:{about}:{shown_by}"
        menu: ui.Select[Any] = ui.Select(custom_id=custom_id, placeholder=hint, options=options)
        return cls(menu, about)

    @property
    def opened(self) -> str | None:
        """Return the setting chosen from the menu of all; None in the menu of one setting."""
        chosen = self.item.values[0]
        return chosen if self.about == _ALL and chosen in _MENUS else None

    def changes(self, profile: PlayerProfile, now: datetime) -> PlayerProfile:
        """Return the profile with the value chosen; as it is for one that is never offered."""
        value = self.item.values[0]
        offered = {str(choice.value) for choice in _MENUS.get(self.about, ())}
        if value not in offered and not (self.about == "time" and is_zone(value)):
            return profile
        return changed(profile, self.about, value, int(now.timestamp() * 1000))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice to the cog, found by its name."""
        await interaction.client.get_cog(ANSWERED_BY).chosen(interaction, self)


def menu_of_wishes(profile: PlayerProfile, now: datetime, shown_by: int) -> Rows:
    """Return the menu that names each setting, with its present value."""
    locale, present = profile.speaks, _present(profile, now)
    options = [
        discord.SelectOption(
            label=command_text(f"setting-{about}", locale),
            value=about,
            description=_offered(about, locale, now).get(present[about], present[about]),
        )
        for about in _MENUS
    ]
    hint = command_text("change-hint", locale)
    return (ui.ActionRow(WishMenu.of(_ALL, hint, options, shown_by)),)


def menus_of_wish(about: str, profile: PlayerProfile, now: datetime, shown_by: int) -> Rows:
    """Return the menu of one setting, with the present value chosen, and that of all below it."""
    present = _present(profile, now)[about]
    offered = _offered(about, profile.speaks, now)
    options = [
        discord.SelectOption(label=label, value=value, default=value == present)
        for value, label in offered.items()
    ]
    hint = offered.get(present, present)
    menu = WishMenu.of(about, hint, options, shown_by)
    return (ui.ActionRow(menu), *menu_of_wishes(profile, now, shown_by))


def _present(profile: PlayerProfile, now: datetime) -> dict[str, str]:
    """Return the present values, by setting; a zone that its menu lacks by its name."""
    quiet = "never" if profile.quiet_from is None else f"{profile.quiet_from}-{profile.quiet_to}"
    zone = profile.zone or "UTC"
    zones = zones_meant("", profile.speaks, now).values()
    return {
        "calls": profile.calls,
        "quiet": quiet,
        "time": zone if zone in map(str, zones) else zone_name(zone),
        "digest": str(profile.digest_at),
        "language": profile.locale if profile.locale in LOCALES else "auto",
        "letters": profile.letters,
        "invitations": profile.invitations,
        "confirm": profile.confirm,
        "leaderboard": profile.leaderboard,
        "planned": profile.planned,
    }


def _offered(about: str, locale: Locale, now: datetime) -> dict[str, str]:
    """Return the labels of a setting's menu by value."""
    if about == "time":
        return {str(zone): label for label, zone in zones_meant("", locale, now).items()}
    return {str(choice.value): _label(about, choice, locale) for choice in _MENUS[about]}


def _label(about: str, choice: app_commands.Choice[Any], locale: Locale) -> str:
    """Return a choice's label; hours and names of languages are the same in all languages."""
    try:
        return command_text(f"choice-{about}-{choice.value}", locale)
    except MissingText:
        return choice.name
