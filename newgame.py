"""Writes the skeleton of a game's package: ``python -m newgame hex``.

The skeleton is a package like any other, in the folder ``skeleton``: a copy in which its key and
its name are those of the new game. ``docs/adding-a-game.md`` leads from there to a whole game.
"""

import re
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

SKELETON: Final = Path(__file__).parent / "skeleton"
TEMPLATE: Final = "skeleton"
"""The key of the game in the folder, which a copy replaces by its own."""

KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NOT_COPIED: Final = shutil.ignore_patterns("__pycache__", ".*")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the package of the game named on the command line."""
    parser = ArgumentParser(prog="newgame", description="Write the skeleton of a game's package.")
    parser.add_argument("key", help="small letters and digits, parted by single hyphens")
    parser.add_argument("folder", nargs="?", type=Path, help="where to write it; else ./KEY")
    asked = parser.parse_args(arguments)
    if not KEY.fullmatch(asked.key):
        parser.error(f"{asked.key}: a key is small letters and digits, parted by single hyphens")
    folder = asked.folder or Path(asked.key)
    if folder.exists():
        parser.error(f"{folder} is there already")
    write_copy(SKELETON, folder, TEMPLATE, asked.key)
    print(
        f"{folder} holds the package tavolo_{asked.key.replace('-', '_')}. Its README.md says how"
        f" to begin; python -m checkgame {asked.key} says what is still to be written."
    )
    return 0


def write_copy(source: Path, folder: Path, template: str, key: str) -> None:
    """Copy a package; the key, where it is part of a name as well, becomes the new one."""
    shutil.copytree(source, folder, ignore=NOT_COPIED)
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.suffix not in (".png", ".rgb"):
            text = path.read_text(encoding="utf-8")
            path.write_text(renamed(text, template, key), encoding="utf-8")
        name = path.name.replace(template, key.replace("-", "_"))
        path.rename(path.with_name(name))


def renamed(text: str, template: str, key: str) -> str:
    """Replace the template's key: as a key, in Python names and in class names."""
    name = key.replace("-", "_")
    text = re.sub(rf"(?<=_){template}|{template}(?=[_.]\w)", name, text)
    text = text.replace(template.upper(), name.upper())
    text = text.replace(template.capitalize(), "".join(map(str.capitalize, key.split("-"))))
    return text.replace(template, key)


if __name__ == "__main__":
    sys.exit(main())
