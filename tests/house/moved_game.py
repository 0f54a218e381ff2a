"""Moves a game of the house out: the rooms without it, and a package that contains its parts."""

import re
import shutil
from pathlib import Path
from typing import Final

from core.game_places import GamePlaces
from core.texts import LOCALES

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = (
    "ai",
    "cups",
    "cogs",
    "core",
    "games",
    "i18n",
    "locales",
    "model",
    "pages",
    "rehearsal",
    "rendering",
    "storage",
    "tables",
    "web",
    "workers",
)


def move_out(key: str, house: Path, site: Path) -> None:
    """Copy the product to ``house`` without this game, and the game to ``site`` as a package.

    Beside its import paths no line of the game is changed.
    """
    name = key.replace("-", "_")
    package = f"tavolo_{name}"
    shutil.copytree(ROOT, house, ignore=_all_but_the_product)
    there, here = GamePlaces.in_rooms(name), GamePlaces.in_package(package)
    moved = {
        there.rules: here.rules,
        there.painter: here.painter,
        there.computers: here.computers,
    }
    for module, target in moved.items():
        _move(house, site, module, target)
    for path in (site / package).rglob("*.py"):
        path.write_text(_with_new_imports(path.read_text("utf-8"), moved), "utf-8")
    with (site / package / "__init__.py").open("a", encoding="utf-8") as face:
        face.write("\nCONTRACT = 2\n")
    for locale in LOCALES:
        folder = site / package / "locales" / locale
        folder.mkdir(parents=True)
        for path in (house / "locales" / locale).glob(f"{name}*.ftl"):
            path.rename(folder / path.name)
    palette = house / "rendering" / "assets" / "palettes" / f"{key}.rgb"
    palette.rename(site / package / "palette.rgb")
    _install(key, package, site)


def _all_but_the_product(folder: str, names: list[str]) -> set[str]:
    if Path(folder) == ROOT:
        return {name for name in names if name not in ROOMS and not name.endswith(".py")}
    return {"__pycache__"} & {*names}


def _move(house: Path, site: Path, module: str, target: str) -> None:
    """Move a package or a module to its new place."""
    source, goal = house.joinpath(*module.split(".")), site.joinpath(*target.split("."))
    goal.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        source.rename(goal)
    else:
        source.with_suffix(".py").rename(goal.with_suffix(".py"))


def _with_new_imports(source: str, moved: dict[str, str]) -> str:
    for old, new in moved.items():
        source = re.sub(rf"\b{re.escape(old)}\b", new, source)
    return source


def _install(key: str, package: str, site: Path) -> None:
    """Write what an installer writes: a name, a version and an entry point."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    name = package.replace("_", "-")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tavolo.games]\n{key} = {package}\n")
