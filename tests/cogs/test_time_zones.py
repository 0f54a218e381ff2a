"""Time zones are suggested by the local time, place or offset that a person types."""

import zoneinfo
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.personal_settings import WishMenu
from cogs.time_zones import _ROUND_THE_WORLD, ZoneOption, _known, zone_meant, zone_name, zones_meant
from cogs.ui.command_texts import CHOICE_LIMIT
from core.texts import LANGUAGES, Listing, Locale, Verbatim
from model.refusals import TableRefuses
from model.table import PlayerId, PlayerProfile

WINTER = datetime(2026, 1, 15, 19, 12, tzinfo=UTC)
"""Twelve past in most of the world: an hour and a minute are easily taken for each other."""


def asking(locale: str = "en", now: datetime = WINTER) -> Any:
    return SimpleNamespace(locale=locale, created_at=now)


def zones(typed: str, locale: Locale = "en", now: datetime = WINTER) -> list[str]:
    return list(zones_meant(typed, locale, now).values())


def test_before_anything_is_typed_each_language_is_offered_its_own_places_first() -> None:
    for language in LANGUAGES:
        offered = zones("", language.code)
        assert tuple(offered[: len(language.zones)]) == language.zones
        assert len(language.zones) < len(offered) <= CHOICE_LIMIT
    assert next(iter(zones_meant("  ", "it", WINTER))) == "20:12 · Europe/Rome"


@pytest.mark.parametrize("typed", ["20:12", "20h12", "20.12", "20 : 12", "8:12 pm", "8:12 p.m."])
def test_the_time_on_the_wall_is_enough_however_it_is_written(typed: str) -> None:
    assert zones(typed, "it")[0] == "Europe/Rome"
    assert zones(typed, "fr")[0] == "Europe/Paris"
    assert all(label.startswith("20:12") for label in zones_meant(typed, "en", WINTER))


def test_hours_and_minutes_are_not_taken_for_each_other() -> None:
    assert all(label.startswith("12:12") for label in zones_meant("12:12", "en", WINTER))
    assert all(label.startswith("12:12") for label in zones_meant("12", "en", WINTER))
    assert all(label.startswith("08:12") for label in zones_meant("8:12", "en", WINTER))
    assert "America/Los_Angeles" not in zones("12:19", now=WINTER)


def test_a_clock_that_is_some_minutes_wrong_or_an_hour_alone_is_understood() -> None:
    assert zones("20:09", "it") == zones("20:15", "it") == zones("20:12", "it")
    assert zones("20:", "it") == zones("20:1", "it") == zones("20", "it")
    assert zones("20", "it")[0] == "Europe/Rome"


def test_midnight_is_an_hour_like_others_and_lies_between_two_days() -> None:
    midnight = WINTER.replace(hour=23, minute=0)
    for typed in ("00:00", "0:00", "24:00", "12:00 am", "23:57", "0h05"):
        assert zones(typed, "it", midnight)[0] == "Europe/Rome", typed
    assert "Europe/Rome" not in zones("12:00", "it", midnight)


def test_zones_of_half_and_quarter_hours_are_told_from_the_full_ones() -> None:
    assert zones("00:42")[0] == "Asia/Kolkata"
    assert zones("00:57") == ["Asia/Kathmandu", "Asia/Katmandu"]
    assert "Asia/Karachi" not in zones("00:42")


@pytest.mark.long
def test_places_are_found_by_their_name_and_by_the_label_that_was_offered() -> None:
    assert zones("new york")[0] == "America/New_York"
    for label, zone in zones_meant("", "fr", WINTER).items():
        assert zones(label, "fr")[0] == zone_meant(label, "fr", WINTER) == zone


@pytest.mark.parametrize(
    "typed",
    [
        *("when it gets dark", "25:00", "12:75", "99", "+15", "9" * 6000, "1" + " " * 6000 + "x"),
        *("20:12 am", "13 pm", "20h12pm", "24 am", "24 pm"),
    ],
)
async def test_nonsense_is_offered_nothing_and_refused(typed: str) -> None:
    option = ZoneOption()
    assert await option.autocomplete(asking(), typed) == []
    with pytest.raises(TableRefuses):
        await option.transform(asking(), typed)


async def test_nothing_at_all_chooses_no_place() -> None:
    for typed in ("", "   "):
        assert await ZoneOption().autocomplete(asking(), typed)
        with pytest.raises(TableRefuses):
            await ZoneOption().transform(asking(), typed)


async def test_what_was_chosen_or_typed_out_is_the_zone_it_stands_for() -> None:
    option = ZoneOption()
    for choice in await option.autocomplete(asking("it"), "20:12"):
        assert await option.transform(asking("it"), choice.value) == choice.value
    later = WINTER + timedelta(minutes=1)
    for typed in ("20:12 · Europe/Rome", "20:12 · europe/rome", "Europe/Rome", "rome", "Roma"):
        assert await option.transform(asking("it", later), typed) == "Europe/Rome"


@pytest.mark.parametrize("minutes", range(0, 24 * 60, 60))
@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("UTC", "Etc/UTC"),
        ("gmt", "Etc/UTC"),
        ("UTC+0", "Etc/UTC"),
        ("+2", "Etc/GMT-2"),
        ("UTC+2", "Etc/GMT-2"),
        ("utc +2", "Etc/GMT-2"),
        ("GMT+1", "Etc/GMT-1"),
        ("-3", "Etc/GMT+3"),
        ("\u22123", "Etc/GMT+3"),
        ("+10", "Etc/GMT-10"),
        ("+05:30", "Asia/Kolkata"),
        ("UTC+5:45", "Asia/Kathmandu"),
        ("21:12 · UTC+2", "Etc/GMT-2"),
    ],
)
def test_an_offset_is_the_zone_that_always_has_it_whatever_the_time(
    typed: str, zone: str, minutes: int
) -> None:
    """Their names count westward; a number in a label of the present time is no offset."""
    now = WINTER + timedelta(minutes=minutes)
    assert zone_meant(typed, "en", now) == zone
    sign, hours, rest = zone_name(zone)[3:4], zone_name(zone)[4:], zones(typed, now=now)
    assert rest[0] == zone
    if zone.startswith("Etc/") and hours:
        away = timedelta(hours=int(f"{sign}{hours}"))
        assert now.astimezone(zoneinfo.ZoneInfo(zone)).utcoffset() == away


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        *(("Milan", "Europe/Rome"), ("Milano", "Europe/Rome"), ("Roma", "Europe/Rome")),
        *(("Munich", "Europe/Berlin"), ("münchen", "Europe/Berlin"), ("Berlino", "Europe/Berlin")),
        *(("Barcelona", "Europe/Madrid"), ("Wien", "Europe/Vienna"), ("Vienne", "Europe/Vienna")),
        *(("Parigi", "Europe/Paris"), ("Londres", "Europe/London"), ("l'aia", "Europe/Amsterdam")),
        *(("new york", "America/New_York"), ("Kiev", "Europe/Kiev"), ("JST", "Asia/Tokyo")),
        *(("CEST", "Europe/Berlin"), ("EDT", "America/New_York"), ("MSK", "Europe/Moscow")),
    ],
)
@pytest.mark.parametrize("locale", [language.code for language in LANGUAGES])
def test_large_cities_and_unmistakable_abbreviations_are_understood(
    typed: str, zone: str, locale: Locale
) -> None:
    found = zone_meant(typed, locale, WINTER)
    for month in range(12):
        at = WINTER + timedelta(days=30 * month)
        here, there = (at.astimezone(zoneinfo.ZoneInfo(one)) for one in (found, zone))
        assert here.utcoffset() == there.utcoffset()


@pytest.mark.parametrize(
    "typed",
    ["20:12", "20", "1", "0", "10", "CET", "EST", "PST", "CST", "IST", "york", "Europe/B", "-3:30"],
)
def test_what_may_mean_several_zones_is_asked_with_some_of_them(typed: str) -> None:
    with pytest.raises(TableRefuses) as refusal:
        zone_meant(typed, "en", WINTER)
    told = refusal.value.refusal
    assert told.code == "settings-refusal-zones"
    offered = [zone_name(zone) for zone in zones(typed)]
    assert told.values == {"places": Listing(tuple(map(Verbatim, offered[:5])), "or")}


@pytest.mark.parametrize("locale", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("month", [1, 7])
def test_of_a_time_of_day_the_zones_where_most_people_live_come_first(
    locale: Locale, month: int
) -> None:
    now = WINTER.replace(month=month)
    large = ("Europe/Berlin", "Europe/London", "America/New_York", "America/Chicago", "Asia/Tokyo")
    for zone in (*large, "Europe/Paris", "Europe/Rome", "America/Los_Angeles"):
        here = now.astimezone(zoneinfo.ZoneInfo(zone))
        found = zones(f"{here:%H:%M}", locale, now)
        assert zone in found[:6]
        for small in {"Africa/Algiers", "America/Atikokan"}.intersection(found):
            assert found.index(zone) < found.index(small)


def test_whoever_wants_no_place_is_offered_utc_in_the_menu_too() -> None:
    for language in LANGUAGES:
        assert zones_meant("", language.code, WINTER)["19:12 · UTC"] == "Etc/UTC"
    assert [
        zone_name(zone) for zone in ("Etc/UTC", "Etc/GMT-2", "Etc/GMT+11", "Asia/Ho_Chi_Minh")
    ] == [
        "UTC",
        "UTC+2",
        "UTC-11",
        "Asia/Ho Chi Minh",
    ]


def test_every_zone_is_meant_by_its_own_name() -> None:
    for zone in _known():
        assert zone_meant(zone, "en", WINTER) == zone
        found = zone_meant(zone_name(zone), "en", WINTER)
        assert zone_name(found).casefold() == zone_name(zone).casefold()


def test_every_place_is_found_by_its_own_name_before_those_that_have_it_in_theirs() -> None:
    """Pago Pago is not on the Galapagos."""
    for zone in ("Pacific/Pago_Pago", "America/Buenos_Aires", "America/Knox_IN"):
        assert zones(zone.replace("_", " "))[0] == zone


def test_every_zone_the_house_offers_can_be_loaded() -> None:
    assert len(_known()) > 300
    for zone in _known():
        assert WINTER.astimezone(zoneinfo.ZoneInfo(zone)) == WINTER


@pytest.fixture
def machine_without_zones() -> Iterator[None]:
    before = zoneinfo.TZPATH
    zoneinfo.reset_tzpath(())
    yield
    zoneinfo.reset_tzpath(before)


def test_zones_are_known_on_machines_that_bring_none(machine_without_zones: None) -> None:
    """Otherwise everybody's hours would silently be those of UTC."""
    assert zoneinfo.TZPATH == ()
    at_home = {zone for language in LANGUAGES for zone in language.zones}
    for zone in at_home | {*_ROUND_THE_WORLD}:
        assert zoneinfo.ZoneInfo.no_cache(zone).utcoffset(WINTER) is not None
    assert {*_ROUND_THE_WORLD} <= zoneinfo.available_timezones()


def test_the_menu_takes_no_zone_that_does_not_exist() -> None:
    """Only a client that is not Discord's sends one."""

    def chosen(value: str) -> str | None:
        select: Any = SimpleNamespace(values=[value])
        menu = WishMenu.__new__(WishMenu)
        menu.item, menu.about = select, "time"
        return menu.changes(PlayerProfile(PlayerId(1), "Ada"), WINTER).zone

    assert chosen("Mars/Olympus") is None
    assert chosen("Etc/UTC") == "Etc/UTC"
