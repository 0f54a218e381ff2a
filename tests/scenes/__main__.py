"""Writes scenes down anew: ``python -m tests.scenes record words`` or ``record facts NAME``."""

import argparse
from pathlib import Path

import pytest

from tests.scenes.record import Recorder


class Recording:
    """Has the scenes recorded in place of being compared."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> None:
        """Give the scene the recorder."""
        pyfuncitem.funcargs["recorder"] = self._recorder


def main() -> int:
    """Play, and write what may be written."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("deed", choices=["record"])
    reader.add_argument("what", choices=["words", "facts"])
    reader.add_argument("names", nargs="*", help="the scenes of which the facts may change")
    wanted = reader.parse_args()
    if (wanted.what == "facts") != bool(wanted.names):
        reader.error("facts are recorded of named scenes, words of all")
    recorder = Recorder(facts=wanted.what == "facts")
    tests = Path(__file__).parent / "test_scenes.py"
    chosen = [f"{tests}::test_a_scene_goes_as_it_is_written[{name}]" for name in wanted.names]
    failed = pytest.main(
        ["-q", "-n0", "--show-capture=no", *(chosen or [str(tests)])], plugins=[Recording(recorder)]
    )
    for line in recorder.write():
        print(line)  # noqa: T201
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
