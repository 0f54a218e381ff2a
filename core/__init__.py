"""Types that all rooms share: games, refusals, randomness, texts."""

from typing import Final

CONTRACT: Final = 2
"""The version of what packages of games rely on: the interfaces of a game's parts, and where its
parts are. It is raised when a package that was made for the version before may no longer work."""

VERSION: Final = "0.2.0"
"""The version of Tavolo. ``pyproject.toml`` takes it from here; ``docs/releases`` has its notes."""
