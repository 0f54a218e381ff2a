"""Bytes of what several holders share are counted once, and go with the last of them."""

import pytest

from rendering.raster.shared_bytes import SharedBytes


def test_what_two_hold_counts_once_until_both_release_it() -> None:
    shared, band, other = SharedBytes(), object(), object()
    for held, size in ((band, 10), (band, 10), (other, 5)):
        shared.hold(held, size)
    assert shared.total == 15
    shared.release(band)
    assert shared.total == 15
    shared.release(band)
    assert shared.total == 5


def test_what_has_grown_counts_as_large_as_it_is_now() -> None:
    shared, band = SharedBytes(), object()
    shared.hold(band, 10)
    shared.hold(band, 14)
    assert shared.total == 14
    shared.release(band)
    shared.release(band)
    assert shared.total == 0


def test_what_nobody_holds_cannot_be_released() -> None:
    with pytest.raises(KeyError):
        SharedBytes().release(object())
