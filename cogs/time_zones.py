"""Time zones, found by the time on the person's clock, by place, by offset or by abbreviation.

What fits several zones that do not show the same time all year is asked, never guessed."""

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from itertools import islice
from typing import Any, Final
from zoneinfo import ZoneInfo
from zoneinfo import available_timezones as zones_of_this_machine

from discord import app_commands

from cogs.ui.command_texts import CHOICE_LIMIT, TYPED_LENGTH, Choices, TypedOption, choices_of
from core.spelling import bare_words, finder
from core.texts import LOCALES, Listing, Locale, Verbatim, language_of, locale_of
from i18n.grammar import dialect_of
from model.refusals import refused

_UTC: Final = "Etc/UTC"
_FIXED: Final = {-hours: f"Etc/GMT{hours:+}" for hours in range(-14, 13) if hours} | {0: _UTC}
"""Zones without summer time, by their hours east of UTC. Their names count westward: Etc/GMT-2 is
two hours before UTC (tz database, file ``etcetera``), so people are shown UTC+2."""

_OFFSET_OF: Final = {zone: hours for hours, zone in _FIXED.items()}

_ROUND_THE_WORLD: Final = (
    "America/Anchorage",
    "America/Denver",
    "America/Chicago",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "Pacific/Honolulu",
    _UTC,
)
"""A zone for nearly every UTC offset."""

_POPULOUS: Final = (
    *("Europe/Berlin", "Europe/Paris", "Europe/Rome", "Europe/Madrid", "Europe/Warsaw"),
    *("Europe/Amsterdam", "Europe/Brussels", "Europe/Vienna", "Europe/Zurich", "Europe/Stockholm"),
    *("Europe/Prague", "Europe/Budapest", "Europe/London", "Europe/Lisbon", "Europe/Dublin"),
    *("Europe/Athens", "Europe/Bucharest", "Europe/Helsinki", "Europe/Kyiv", "Europe/Istanbul"),
    *("Europe/Moscow", "America/New_York", "America/Toronto", "America/Chicago"),
    *("America/Mexico_City", "America/Denver", "America/Phoenix", "America/Los_Angeles"),
    *("America/Vancouver", "America/Halifax", "America/Sao_Paulo", "America/Buenos_Aires"),
    *("America/Bogota", "America/Lima", "America/Santiago", "Africa/Lagos", "Africa/Cairo"),
    *("Africa/Johannesburg", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata", "Asia/Dhaka"),
    *("Asia/Bangkok", "Asia/Jakarta", "Asia/Shanghai", "Asia/Manila", "Asia/Singapore"),
    *("Asia/Tokyo", "Asia/Seoul", "Australia/Perth", "Australia/Sydney", "Australia/Brisbane"),
    *("Pacific/Auckland",),
)
"""Where most people live, of each offset the zones with most of them first."""

_CITIES: Final[Mapping[str, str]] = {
    "Europe/Rome": "Milan, Milano, Naples, Napoli, Turin, Torino, Bologna, Florence, Firenze, "
    "Genoa, Genova, Gênes, Palermo, Venice, Venezia, Venise",
    "Europe/Berlin": "Munich, München, Monaco di Baviera, Hamburg, Hambourg, Amburgo, Cologne, "
    "Köln, Colonia, Frankfurt, Francfort, Francoforte, Stuttgart, Düsseldorf, Leipzig",
    "Europe/Paris": "Lyon, Lione, Marseille, Marsiglia, Toulouse, Tolosa, Lille, Bordeaux, Nantes, "
    "Strasbourg, Strasburgo",
    "Europe/Madrid": "Barcelona, Barcelone, Barcellona, Sevilla, Séville, Siviglia, Bilbao",
    "Europe/London": "Manchester, Liverpool, Leeds, Glasgow, Edinburgh, Édimbourg, Edimburgo",
    "Europe/Vienna": "Wien, Graz, Salzburg, Salzbourg, Salisburgo",
    "Europe/Zurich": "Geneva, Genève, Ginevra, Basel, Bâle, Basilea, Bern, Berne, Berna, Lausanne, "
    "Losanna, Lugano",
    "Europe/Brussels": "Brussel, Antwerp, Antwerpen, Anvers, Anversa, Ghent, Gent, Gand, Liège",
    "Europe/Amsterdam": "Rotterdam, Den Haag, The Hague, La Haye, L’Aia, Utrecht",
    "Europe/Lisbon": "Lisboa, Porto",
    "Europe/Warsaw": "Warszawa, Kraków, Cracow, Cracovie, Cracovia",
    "Europe/Prague": "Praha, Brno",
    "Europe/Copenhagen": "København",
    "Europe/Stockholm": "Göteborg, Gothenburg",
    "Europe/Istanbul": "Ankara, Izmir",
    "Europe/Moscow": "Moskva, Saint Petersburg, Saint-Pétersbourg, San Pietroburgo",
    "America/New_York": "Boston, Philadelphia, Filadelfia, Washington, Miami, Atlanta",
    "America/Chicago": "Houston, Dallas, Austin, Minneapolis, New Orleans",
    "America/Los_Angeles": "San Francisco, San Diego, Seattle, Las Vegas",
    "America/Toronto": "Montréal, Ottawa, Québec",
    "America/Edmonton": "Calgary",
    "America/Sao_Paulo": "Rio de Janeiro, Brasília",
    "Africa/Johannesburg": "Cape Town, Le Cap, Città del Capo",
    "Asia/Kolkata": "Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Chennai",
    "Asia/Shanghai": "Beijing, Pékin, Pechino, Shenzhen, Guangzhou",
    "Asia/Tokyo": "Osaka, Kyoto, Yokohama",
    "Pacific/Auckland": "Wellington",
}
"""Large cities after which no zone is called, and what CLDR does not call the others."""

_CLOCK = re.compile(
    r"(?P<hour>\d\d?)\s*(?:[:.h]\s*(?P<minute>\d?\d?))?\s*(?:(?P<half>[ap])\.?m\.?)?",
    re.ASCII | re.IGNORECASE,
)
"""A time of day as people write it: 18:30, 18h30, 18.30, 6:30 pm; or the hour alone."""

_OFFSET = re.compile(
    r"(?:utc|gmt|z)|(?:utc|gmt)?\s*(?P<sign>[-+−–])\s*(?P<hours>\d\d?)(?::?(?P<minutes>\d\d))?",
    re.ASCII | re.IGNORECASE,
)
"""A distance from UTC as people write it: UTC, GMT+1, UTC +2, +05:30, -3."""

_BETWEEN = " · "
"""Separates time and place in a label."""

_ASTRAY = 7
"""Tolerance of a clock in minutes: zones are at least a quarter of an hour apart."""

_PLACES_NAMED = 5

_CONTINENTS = (
    "Africa/",
    "America/",
    "Asia/",
    "Atlantic/",
    "Australia/",
    "Europe/",
    "Indian/",
    "Pacific/",
)


def zones_meant(typed: str, locale: Locale, now: datetime) -> Choices:
    """Return matching zones, labelled with their current time; a selection if nothing is typed.

    What was typed in full comes first, then places that begin so; among them those where most
    readers of the language live, then those where most people do.
    """
    typed = _place_typed(typed)
    if len(typed) > TYPED_LENGTH:
        return {}
    if not typed:
        found = _ranked((*language_of(locale).zones, *_ROUND_THE_WORLD), locale)
    else:
        found = [*_exactly(typed, locale, now), *_nearly(typed, locale, now)]
    labelled = ((f"{_clock_in(zone, now)}{_BETWEEN}{zone_name(zone)}", zone) for zone in found)
    return dict(islice(dict(labelled).items(), CHOICE_LIMIT))


def zone_meant(typed: str, locale: Locale, now: datetime) -> str:
    """Return the zone that was typed. Raises TableRefuses if none is, or several that differ."""
    if is_zone(typed):
        return typed
    place = _place_typed(typed)
    exact = _exactly(place, locale, now) if place and len(place) <= TYPED_LENGTH else []
    if exact and len({_year_in(zone, now.year) for zone in exact}) == 1:
        return exact[0]
    found = list(zones_meant(typed, locale, now).values()) if place else []
    if not found:
        raise refused("settings-refusal-zone")
    places = tuple(Verbatim(zone_name(zone)) for zone in found[:_PLACES_NAMED])
    raise refused("settings-refusal-zones", places=Listing(places, "or"))


def is_zone(name: str) -> bool:
    """Whether this is the name of a zone that is offered."""
    return name in _known()


def zone_name(zone: str) -> str:
    """Return a zone's name as people are shown it: "America/New York", "UTC+2"."""
    hours = _OFFSET_OF.get(zone)
    if hours is None:
        return zone.replace("_", " ")
    return f"UTC{hours:+}" if hours else "UTC"


def _place_typed(typed: str) -> str:
    """Return what counts of a label that was typed: the place."""
    return typed.strip().rpartition(_BETWEEN)[2]


def _exactly(typed: str, locale: Locale, now: datetime) -> list[str]:
    """Return the zones that these words name in full, or that show this time of day."""
    if (offset := _OFFSET.fullmatch(typed)) is not None:
        return _fixed(offset, locale, now)
    if (clock := _CLOCK.fullmatch(typed)) is not None:
        return _ranked((zone for zone in _known() if _shows(_here(zone, now), clock)), locale)
    words = " ".join(bare_words(typed))
    named = [zone for zone, names in _names().items() if words in names]
    return _ranked(named, locale) or _ranked(_abbreviated(now.year).get(words, ()), locale)


def _nearly(typed: str, locale: Locale, now: datetime) -> list[str]:
    """Return zones to choose from besides: at this offset now, or with a name that begins so."""
    if (offset := _OFFSET.fullmatch(typed)) is not None:
        return _ranked(_at_offset(_distance(offset), now), locale)
    if _CLOCK.fullmatch(typed) is not None:
        return []
    begun = finder(typed)
    found = (zone for zone, names in _names().items() if any(map(begun, names)))
    return _ranked(found, locale)


def _ranked(zones: Iterable[str], locale: Locale) -> list[str]:
    """Order zones by where most readers of this language, then most people live."""
    wanted = {zone for zone in zones if zone in _known()}
    order = dict.fromkeys((*language_of(locale).zones, *_POPULOUS, *_ROUND_THE_WORLD))
    others = sorted(wanted.difference(order), key=lambda zone: (zone in _OFFSET_OF, zone))
    return [*(zone for zone in order if zone in wanted), *others]


def _distance(offset: re.Match[str]) -> timedelta:
    """Return a typed distance from UTC, eastward."""
    away = timedelta(hours=int(offset["hours"] or 0), minutes=int(offset["minutes"] or 0))
    return away if offset["sign"] == "+" else -away


def _fixed(offset: re.Match[str], locale: Locale, now: datetime) -> list[str]:
    """Return the zone that is always at this offset; of fractions of an hour, those there are."""
    away = _distance(offset)
    if away % timedelta(hours=1) == timedelta():
        fixed = _FIXED.get(away // timedelta(hours=1))
        return [] if fixed is None else [fixed]
    here = _at_offset(away, now)
    return _ranked((zone for zone in here if set(_year_in(zone, now.year)) == {away}), locale)


def _at_offset(away: timedelta, now: datetime) -> list[str]:
    return [zone for zone in _known() if _here(zone, now).utcoffset() == away]


def _shows(here: datetime, clock: re.Match[str]) -> bool:
    """Whether local time matches the typed time, or its hour while minutes are missing."""
    hour, minute, half = int(clock["hour"]), clock["minute"] or "", clock["half"]
    if hour > (24 if half is None else 12):
        return False
    if half is not None:
        hour = hour % 12 + (12 if half in "pP" else 0)
    if len(minute) < 2:
        return here.hour == hour % 24
    apart = abs(here.hour * 60 + here.minute - hour * 60 - int(minute)) % (24 * 60)
    return int(minute) < 60 and min(apart, 24 * 60 - apart) <= _ASTRAY


@cache
def _known() -> frozenset[str]:
    of_places = (z for z in zones_of_this_machine() if z.startswith(_CONTINENTS))
    return frozenset((*of_places, *_OFFSET_OF))


@cache
def _names() -> Mapping[str, frozenset[str]]:
    """Return by zone what it is called: in full, by its city in each language, by other cities."""
    called: dict[str, set[str]] = {
        zone: {zone, zone.rpartition("/")[2]} for zone in _known() if zone not in _OFFSET_OF
    }
    for zone, names in called.items():
        names.update(_CITIES.get(zone, "").split(", "))
        for locale in LOCALES:
            names.add(dialect_of(locale).time_zones.get(zone, {}).get("city", ""))
    return {
        zone: frozenset(words for name in names if (words := " ".join(bare_words(name))))
        for zone, names in called.items()
    }


@cache
def _abbreviated(year: int) -> Mapping[str, tuple[str, ...]]:
    """Return the zones by what they call their time in winter or summer, in lower case: cet."""
    found: dict[str, dict[str, None]] = {}
    for zone in _known():
        for month in (1, 7):
            name = _here(zone, datetime(year, month, 1, tzinfo=UTC)).tzname() or ""
            found.setdefault(name.lower(), {})[zone] = None
    return {name: tuple(zones) for name, zones in found.items()}


@lru_cache(maxsize=256)
def _year_in(zone: str, year: int) -> tuple[timedelta | None, ...]:
    """Return a zone's distance from UTC on each day of a year."""
    first = datetime(year, 1, 1, 12, tzinfo=UTC)
    return tuple(_here(zone, first + timedelta(day)).utcoffset() for day in range(366))


def _here(zone: str, at: datetime) -> datetime:
    return at.astimezone(ZoneInfo(zone))


def _clock_in(zone: str, now: datetime) -> str:
    return f"{_here(zone, now):%H:%M}"


class ZoneOption(TypedOption):
    """An option for one's time zone, given as the current time, a place or an offset."""

    async def autocomplete(self, interaction: Any, value: Any, /) -> list[app_commands.Choice[Any]]:
        """Suggest places where it is that time, or with that name."""
        return choices_of(zones_meant(value, _locale(interaction), interaction.created_at))

    async def transform(self, interaction: Any, value: str, /) -> str:
        """Return the zone's name. Raises TableRefuses if not exactly one is meant."""
        return zone_meant(value, _locale(interaction), interaction.created_at)


def _locale(interaction: Any) -> Locale:
    return locale_of(str(interaction.locale))
