"""The folders of texts: that of the house, and those of the games in packages that are loaded."""

from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parent.parent / "locales"

_folders: list[Path] = [HOUSE]


def text_folders() -> tuple[Path, ...]:
    """Return all folders; each has a subfolder for every language. A text of the first counts."""
    return tuple(_folders)


def add_text_folder(folder: Path) -> None:
    """Let translators that are made from now on know these texts as well."""
    if folder not in _folders:
        _folders.append(folder)
