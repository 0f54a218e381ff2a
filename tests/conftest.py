"""What all tests share."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "tavolo",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tavolo")
