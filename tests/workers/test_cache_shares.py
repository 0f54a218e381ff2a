"""What a host gives to caches is divided among them, and no more."""

import pytest

from workers.painting.cache_shares import CacheShares


@pytest.mark.parametrize("megabytes", [16, 192, 1_000])
def test_all_caches_together_take_what_the_host_gives(megabytes: int) -> None:
    shares = CacheShares.of(megabytes)
    assert sum(shares) == megabytes * 1_000_000
    assert all(share > 1_000_000 for share in shares)
    assert shares.painter > shares.films > shares.files
