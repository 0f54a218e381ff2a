"""When people must not be notified."""

from datetime import UTC, datetime

import pytest

from model.table import PlayerProfile
from tables.notification_settings import quiet_until
from tests.tables.sample_tables import ANNA


def at(hour: int) -> int:
    """An instant of a winter's day, Unix milliseconds."""
    return int(datetime(2026, 1, 15, hour, tzinfo=UTC).timestamp() * 1000)


def test_quiet_hours_are_those_of_the_persons_own_day() -> None:
    in_rome = PlayerProfile(ANNA.id, "Anna", zone="Europe/Rome", quiet_from=23, quiet_to=7)
    assert quiet_until(in_rome, at(21)) is None
    assert quiet_until(in_rome, at(22)) == at(6) + 24 * 3_600_000


def test_a_zone_the_machine_does_not_know_is_taken_for_utc_and_told_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    lost = PlayerProfile(ANNA.id, "Anna", zone="Atlantis/Poseidonis", quiet_from=1, quiet_to=7)
    assert quiet_until(lost, at(0)) is None
    assert quiet_until(lost, at(1)) == at(7)
    (warning,) = caplog.records
    assert (warning.levelname, "Atlantis/Poseidonis" in warning.message) == ("WARNING", True)
