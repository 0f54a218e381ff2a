"""Games to step through in the site: files of HTML that are whole pages, each shown in a frame.

``python -m docs.website.build --demos FOLDER`` takes every ``<key>.html`` of a folder: the game
with that key, as ``python -m pages.demo FOLDER`` writes it. Without it the site has no such page.
"""

import shutil
from pathlib import Path
from typing import Final

from catalog import GAMES
from core.texts import ORIGINAL, text
from i18n import Translator

PLACE: Final = "demo"
"""The folder of the site for these files and the page that shows them."""

PAGE: Final = f"{PLACE}/index.md"

_ABOUT: Final = (
    "Whole games between computers; as they are over, nothing is hidden. "
    "Go through them with the buttons, the arrow keys or a swipe."
)

_FRAME: Final = (
    '<iframe class="demo" src="{key}.html" title="{name}" loading="lazy" sandbox="allow-scripts">'
    "</iframe>"
)


def demo_page(folder: Path) -> str:
    """Return the page that shows the demos of a folder, game by game."""
    say = Translator().voice(ORIGINAL).say
    parts = ["# Games to step through", _ABOUT]
    for key in games_in(folder):
        name = say(text(f"{key}-name"))
        parts += [f"## {name}", _FRAME.format(key=key, name=name)]
    return "\n\n".join(parts) + "\n"


def copy_demos(folder: Path, site: Path) -> None:
    """Copy the demos of a folder to where the page expects them."""
    (site / PLACE).mkdir(exist_ok=True)
    for key in games_in(folder):
        shutil.copyfile(folder / f"{key}.html", site / PLACE / f"{key}.html")


def games_in(folder: Path) -> list[str]:
    """Return the keys of the games that have a demo in this folder."""
    return [key for key in GAMES if (folder / f"{key}.html").is_file()]
