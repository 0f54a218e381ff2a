"""What hosts deploy with: the image's build steps, the Compose file, the systemd unit."""

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
import urllib.error
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TypeAlias

import pytest
from aiohttp import ClientSession

from model.health_figures import Figures
from model.shards import ProcessShards
from sandbox import PORT
from settings import NAMES, read_settings
from tests.playroom.sandbox_process import Process
from tests.tables.sample_tables import NOON, FixedClock
from workers.health import Health, Silences
from workers.health_page import HealthPage

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "tavolo.service"
NOWHERE = ROOT / "no-such-file"
COMPOSITIONS = ("compose.yaml", SMALL := "compose.small.yaml")
_DRAW_ALL = """
from bot import GAMES, load_games
from catalog import CATALOG
from i18n.translator import Translator
from rendering.rasterizer import Raster
from rendering.scene.shapes import SeatLabel

load_games(GAMES)
say = Translator().voice("en").say
for entry in CATALOG.values():
    game, seats = entry.game, entry.game.manifest.fewest_seats
    view = game.view_for(game.initial_state(seats, game.manifest.options(), bytes(32)).state, None)
    labels = [SeatLabel(str(seat)) for seat in range(seats)]
    assert Raster().render(entry.painter.compose(view, labels, say))
"""
OF_THE_CONTAINER = ("DATABASE_URL", "HEALTH_PORT", "PAGE_LISTEN")
"""Settings that the image and its compositions decide."""


Steps: TypeAlias = list[tuple[str, list[str]]]
"""The steps of an image: what is to be done, and its words."""


def _lines() -> Iterator[tuple[str, list[str]]]:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for line in text.replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            deed, _, rest = line.partition(" ")
            yield deed, shlex.split(rest)


def images() -> dict[str, Steps]:
    """The steps of each image by its name, those of the image that it is built upon included."""
    found: dict[str, Steps] = {}
    for deed, words in _lines():
        if deed == "FROM":
            base, _, name = words
            found[name] = [*found.get(base, [(deed, [base])])]
        else:
            found[name].append((deed, words))
    return found


def done(name: str, image: str = "bot") -> Iterator[list[str]]:
    return (words for deed, words in images()[image] if deed == name)


def copied(image: str, folder: Path) -> Path:
    """The folder, filled with exactly the files that are copied into the image."""
    for *sources, to in done("COPY", image):
        for source in sources:
            if (ROOT / source).is_dir():
                ignored = shutil.ignore_patterns("__pycache__")
                shutil.copytree(ROOT / source, folder / to, ignore=ignored)
            else:
                shutil.copy(ROOT / source, folder / to)
    return folder


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the image of the bot holds."""
    return copied("bot", tmp_path_factory.mktemp("image"))


def run(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A step in that folder, with nothing of this one within reach."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(folder), **environment}
    return subprocess.run(
        (sys.executable, *words),
        cwd=folder,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("image", "lock"), [("bot", "requirements.lock"), ("sandbox", "requirements-sandbox.lock")]
)
def test_packages_are_installed_by_hash_before_the_code_is_copied(image: str, lock: str) -> None:
    order = [words for deed, words in images()[image] if deed in ("COPY", "RUN")]
    install = next(i for i, words in enumerate(order) if "pip" in words and lock in words)
    assert order[install - 1] == [lock, "."]
    assert "--require-hashes" in order[install]
    pins = re.findall(r"^(\S+)==(\S+)(.*) \\\n", (ROOT / lock).read_text(), re.M)
    here = [(name, pin) for name, pin, when in pins if not when]
    assert len(here) > 20
    assert [pin for pin in here if version(pin[0]) != pin[1]] == [], "what the tests run with"


@pytest.mark.parametrize(
    ("installed", "locks"),
    [
        ((), ["requirements-sandbox.lock"]),
        (("dev",), []),
        (("sandbox",), []),
        (("host",), ["requirements-sandbox.lock"]),
    ],
)
def test_make_play_installs_what_the_sandbox_needs_and_no_more(
    tmp_path: Path, installed: tuple[str, ...], locks: list[str]
) -> None:
    for name in ("Makefile", *(lock.name for lock in ROOT.glob("requirements*.lock"))):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    for name in ("bin/python", *(f".{which}-installed" for which in installed)):
        (tmp_path / ".venv" / name).touch()
    asked = ("make", "--no-print-directory", "--dry-run", "play")
    would = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"pip install .* -r (\S+)", would) == locks
    assert would.count("Installing ") == len(locks)
    assert would.rstrip().endswith("sandbox.py")


def test_the_bot_is_built_when_no_image_is_named() -> None:
    assert list(images())[-1] == "bot"


@pytest.mark.long
def test_what_was_copied_is_enough_to_draw_and_speak(image: Path) -> None:
    for words in done("RUN"):
        if words[:3] == ["python", "-m", "compileall"]:
            assert run(image, *words[1:]).returncode == 0
    drawn = run(image, "-c", _DRAW_ALL)
    assert (drawn.returncode, drawn.stderr) == (0, "")


@pytest.mark.long
def test_the_image_says_what_it_lacks(image: Path) -> None:
    (command,) = done("CMD")
    assert command == ["[python,", "bot.py]"]
    ended = run(image, "bot.py")
    assert ended.returncode == 2
    assert ended.stderr.startswith("DISCORD_TOKEN is missing")


@pytest.mark.long
async def test_the_image_of_the_sandbox_opens_its_page(tmp_path: Path) -> None:
    (command,) = done("CMD", "sandbox")
    python, *words = (word.strip("[],") for word in command)
    assert python == "python"
    started = Process.of([*words, "--port", "0"], copied("sandbox", tmp_path))
    async with started as sandbox, ClientSession() as session:
        page = await session.get(sandbox.address)
        assert "<title>Tavolo sandbox</title>" in await page.text()


def test_the_sandbox_is_published_on_loopback_alone_as_the_readme_says() -> None:
    name = "compose.sandbox.yaml"
    text = (ROOT / name).read_text(encoding="utf-8")
    ports = [f'"127.0.0.1:{port}:{port}"' for port in (PORT, PORT + 1)]
    assert re.findall(r"ports: (.*)", text) == [f"[{', '.join(ports)}]"]
    assert re.findall(r"target: (.*)", text) == ["sandbox"]
    assert list(done("EXPOSE", "sandbox")) == [[str(PORT), str(PORT + 1)]]
    assert f"docker compose -f {name} up\n" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_image_restores_a_copy(image: Path) -> None:
    ended = run(image, "-m", "storage.restore")
    assert (ended.returncode, ended.stderr) == (
        2,
        "There is no sound copy of data/tavolo.sqlite3.\n",
    )


def test_its_settings_are_settings() -> None:
    given = dict(pair.split("=", 1) for words in done("ENV") for pair in words)
    found = read_settings(given, NOWHERE)
    assert (found.database_url, found.health_port) == ("sqlite:////data/tavolo.sqlite3", 9464)
    assert found.page_url is None


@pytest.mark.parametrize("name", ["bot", "sandbox"])
def test_an_image_runs_as_nobody_special(name: str) -> None:
    assert list(done("USER", name)) == [["tavolo"]]
    deeds = [deed for deed, _ in images()[name]]
    assert deeds.index("USER") > max(i for i, deed in enumerate(deeds) if deed in ("COPY", "RUN"))


async def test_the_health_check_tells_good_from_bad() -> None:
    lost: list[int] = []

    async def count(_now: int) -> Figures:
        return Figures({}, 0, None, 0)

    async def write(_now: str) -> None:
        return None

    async def renew(_shard: int) -> None:
        return None

    clock = FixedClock(NOON)
    silences = Silences(clock, ProcessShards, renew, lambda *_: None)
    health = Health(clock, count, write, lambda: min(lost, default=None), lambda: None, silences)
    page = HealthPage(health, 0)
    await page.open()
    try:
        (check,) = done("HEALTHCHECK")
        script = check[-1].rstrip("]").replace("9464", str(page.port))
        assert "urlopen" in script
        await asyncio.to_thread(exec, script, {})
        lost.append(NOON)
        with pytest.raises(urllib.error.HTTPError, match="503"):
            await asyncio.to_thread(exec, script, {})
    finally:
        await page.close()


@pytest.mark.parametrize("name", COMPOSITIONS)
def test_image_and_composition_check_health_in_the_same_way(name: str) -> None:
    (check,) = done("HEALTHCHECK")
    script = check[-1].rstrip("]")
    assert f'"{script}"' in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", [".containerignore", ".dockerignore"])
def test_no_token_gets_into_an_image(file: str) -> None:
    assert {".env", "data"} <= set((ROOT / file).read_text().split())


def test_the_composition_gives_settings_that_can_be_read() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    filled = re.sub(r"\$\{(\w+):\?[^}]+\}", "secret", text)
    assert text.count("${DISCORD_TOKEN:?") == 1
    assert text.count("${POSTGRES_PASSWORD:?") == 2
    (url,) = re.findall(r"DATABASE_URL: (\S+)", filled)
    assert read_settings({"DATABASE_URL": url}, NOWHERE).database_url == url
    user, name = (re.search(rf"POSTGRES_{part}: (\S+)", filled) for part in ("USER", "DB"))
    assert user is not None
    assert name is not None
    assert url == f"postgresql://{user[1]}:secret@database/{name[1]}"


@pytest.mark.parametrize("name", COMPOSITIONS)
def test_a_composition_passes_on_every_setting_and_decides_those_of_the_container(
    name: str,
) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    bot, *_ = text.split("\n  database:\n")
    (given,) = re.findall(r"    environment:\n((?:      .+\n)+)", bot)
    passed = dict(re.findall(r"      (\w+): (.+)\n", given))
    assert passed.pop("DISCORD_TOKEN") == "${DISCORD_TOKEN:?is missing in .env}"
    assert "DATABASE_URL" in passed
    others = [name for name in NAMES if name not in ("DISCORD_TOKEN", *OF_THE_CONTAINER)]
    assert passed == {
        "DATABASE_URL": passed["DATABASE_URL"],
        **{name: f"${{{name}:-}}" for name in others},
    }


def test_the_small_composition_keeps_its_file_where_the_image_does_and_has_its_bounds() -> None:
    text = (ROOT / SMALL).read_text(encoding="utf-8")
    image = dict(pair.split("=", 1) for words in done("ENV") for pair in words)
    assert re.findall(r"DATABASE_URL: (\S+)", text) == [image["DATABASE_URL"]]
    assert "    volumes: [bot:/data]\n" in text
    assert "    mem_limit: 512m\n" in text
    assert "    init: true\n" in text
    assert "postgres" not in text


def test_both_compositions_run_the_bot_in_the_same_way() -> None:
    """But for the database, and the memory that the small one may take."""
    large, small = (
        set((ROOT / name).read_text(encoding="utf-8").partition("\n  database:\n")[0].splitlines())
        for name in COMPOSITIONS
    )
    differ = {line.strip().partition(":")[0] for line in large ^ small if line.startswith("  ")}
    assert differ <= {"DATABASE_URL", "depends_on", "database", "condition", "mem_limit", "bot"}


@pytest.mark.parametrize("page", ["README.md", "docs/hosts.md", "docs/operations.md"])
def test_the_small_composition_is_named(page: str) -> None:
    assert SMALL in (ROOT / page).read_text(encoding="utf-8")


def test_services_run_without_rights_on_a_file_system_they_cannot_write() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    bot, rest = text.split("\n  database:\n", maxsplit=1)
    database, page = rest.split("\n  page:\n", maxsplit=1)
    sandbox, small = (
        (ROOT / name).read_text(encoding="utf-8") for name in ("compose.sandbox.yaml", SMALL)
    )
    for service in (bot, database, page, sandbox, small):
        for line in (
            "cap_drop: [ALL]",
            'security_opt: ["no-new-privileges:true"]',
            "read_only: true",
        ):
            assert f"    {line}\n" in service
    assert "    user: postgres\n" in database, "the image would begin as root"


def test_the_page_is_published_only_where_a_host_wants_it_and_leads_to_where_the_bot_listens() -> (
    None
):
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    bot, page = text.split("\n  page:\n", maxsplit=1)
    assert "    profiles: [page]\n" in page
    assert "ports:" not in bot
    image = dict(pair.split("=", 1) for words in done("ENV") for pair in words)
    address, port = read_settings(image, NOWHERE).page_listen
    assert address == "0.0.0.0", "of the container, which publishes no port of its own"
    assert f'"--to", "bot:{port}"' in page


def analyzed(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What systemd says of the unit, with the bot where the unit expects it."""
    if (analyze := shutil.which("systemd-analyze")) is None:
        pytest.skip("systemd-analyze is not installed here")
    home = tmp_path / "tavolo"
    (home / ".venv" / "bin").mkdir(parents=True)
    (home / ".venv" / "bin" / "python").symlink_to(sys.executable)
    unit = tmp_path / "tavolo.service"
    unit.write_text(UNIT.read_text(encoding="utf-8").replace("/srv/tavolo", str(home)))
    return subprocess.run(
        (analyze, *words, str(unit)), capture_output=True, text=True, timeout=60, check=False
    )


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    verified = analyzed(tmp_path, "verify", "--man=no")
    assert (verified.returncode, verified.stderr) == (0, "")


def test_the_unit_lets_the_bot_do_little(tmp_path: Path) -> None:
    judged = analyzed(tmp_path, "security", "--offline=true", "--threshold=30", "--no-pager")
    assert judged.returncode == 0, judged.stdout[-200:]


def test_the_unit_survives_a_night_without_network() -> None:
    said = UNIT.read_text(encoding="utf-8").splitlines()
    for line in (
        "Type=exec",
        "Restart=always",
        "Wants=network-online.target",
        "StartLimitIntervalSec=0",
        "RestartPreventExitStatus=2",
        "TimeoutStopSec=30",
        "KillMode=mixed",
    ):
        assert line in said
