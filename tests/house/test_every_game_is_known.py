"""Every game of the catalogue is registered wherever games are stored or named."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from catalog import CATALOG, GAMES
from core.game import Manifest
from core.texts import LOCALES, text
from i18n import Translator

ROOT = Path(__file__).parents[2]
TEXTS = ("", "_board", "_commands", "_lessons", "_play", "_rules")
"""How the files end that hold a game's texts."""

TRANSLATOR = Translator(strict=True)


def lacking(manifest: Manifest, called: str, opened_by: str) -> Iterator[str]:
    """What this game still lacks: files, and lines that name it.

    ``called``: its name; ``opened_by``: the command that opens a table of it.
    """
    for path in files_of(manifest.key):
        if not any(ROOT.glob(path)):
            yield path
    for file, line in lines_about(manifest, called, opened_by):
        if not re.search(line, (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE):
            yield f"{file}: {line}"


def files_of(key: str) -> Iterator[str]:
    """What a game has outside its folder, its painter, its cog and its players."""
    name = key.replace("-", "_")
    yield from (f"locales/{locale}/{name}{ending}.ftl" for locale in LOCALES for ending in TEXTS)
    yield f"docs/rules/{name}.md"
    yield f"docs/pictures/{key}.png"
    yield f"rendering/assets/palettes/{key}.rgb"
    yield f"tests/games/{name}/subject.py"
    yield f"tests/referee/{name}/test_lockstep.py"
    yield f"tests/perft/{name}.json"
    yield f"tests/replays/{name}/*.json"
    yield f"tests/rendering/{name}_positions.py"
    yield f"tests/rendering/golden/{key}-*.png"


def lines_about(manifest: Manifest, called: str, opened_by: str) -> Iterator[tuple[str, str]]:
    """Files that name every game, and how the line must look, as a regular expression."""
    key, most = manifest.key, manifest.most_seats
    seats = rf"{manifest.fewest_seats}\b.*\b{most}\b" if manifest.fewest_seats < most else most
    yield "README.md", rf"^\| \*\*{called}\*\* by .* \| {seats}\b.* \| .+ \|$"
    yield "README.md", rf"\(docs/pictures/{key}\.png\)"
    yield "README.md", f"`{opened_by}`"
    yield "CREDITS.md", rf"^- \*\*{called}\*\* is a game "
    yield "docs/players.md", f"`{opened_by}`"
    yield "docs/authors.md", rf"^- \[{called}\]\(rules/"
    yield "docs/computer-players.md", rf"^\| {called}(, \w+ \w+)? \| \d"
    yield "docs/research/computers.md", rf"^\| `{key}-\d"


@pytest.mark.parametrize("key", GAMES)
def test_the_house_knows_every_game(key: str) -> None:
    called = TRANSLATOR.voice("en").say(text(f"{key}-name"))
    opened_by = TRANSLATOR.command("en", f"{key}-new")
    assert list(lacking(CATALOG[key].game.manifest, called, opened_by)) == []


def test_a_game_the_house_does_not_know_lacks_everything() -> None:
    manifest = replace(CATALOG[GAMES[0]].game.manifest, key="a-fifth")
    unknown = (manifest, "A Fifth", "/a-fifth new")
    wanted = len(list(files_of("a-fifth"))) + len(list(lines_about(*unknown)))
    assert len(list(lacking(*unknown))) == wanted > 30


# --- the guide ------------------------------------------------------------------------------------

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_guide_names_whatever_a_game_must_have() -> None:
    unnamed = {
        path for path in files_of("<key>") if path not in GUIDE and Path(path).name not in GUIDE
    }
    assert unnamed == set(), "every game must have these, and the guide does not say so"


@pytest.mark.parametrize("key", GAMES)
def test_the_guide_names_nothing_that_is_not_there(key: str) -> None:
    paths = re.findall(r"`([\w./<>{},*-]+(?:\.(?:py|ftl|md|json|rgb|png)|/))`", GUIDE)
    modules = [
        found.replace(".", "/") + ".py" for found in re.findall(r"python -m ([\w.]+)", GUIDE)
    ]
    assert len(paths) > 30
    assert len(modules) > 5
    assert not _is_there("nowhere.py", key)
    missing = {path for path in (*paths, *modules) if not _is_there(path, key)}
    assert missing == set(), f"{key} lacks these, or the guide tells of what no game has"


def _is_there(path: str, key: str) -> bool:
    """Whether a file of the guide exists for this game, in its folder where none is named."""
    here = path.replace("{en,fr,it}", "*")
    names = {here.replace("<key>", key), here.replace("<key>", key.replace("-", "_"))}
    package = "tests/games/bidding/"
    folders = ("", "locales/*/", "games/*/", package, f"{package}tests/")
    return any(next(ROOT.glob(f"{folder}{name}"), None) for folder in folders for name in names)
