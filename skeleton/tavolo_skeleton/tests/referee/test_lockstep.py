"""The engine of Skeleton and its referee agree at every move (step 11 of the guide)."""

from tavolo_skeleton.unwritten import not_written


def test_engine_and_referee_agree() -> None:
    not_written(11, "write the rules a second time, from rules.md alone, and play both")
