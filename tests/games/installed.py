"""Lets Python find the package of Bidding as if it was installed, here and in other processes."""

import os
import sys
from pathlib import Path
from typing import Final

INSTALLED: Final = Path(__file__).parent / "installed"
"""A folder on Python's path; its metadata name ``tests.games.bidding`` as the package of a game."""


def install() -> None:
    """Put the folder on the path of this process, and of those that it starts."""
    if str(INSTALLED) not in sys.path:
        sys.path.append(str(INSTALLED))
        path = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = f"{path}{os.pathsep}{INSTALLED}" if path else str(INSTALLED)
