"""All settings, read once. The only module that reads the environment.

A value comes from the environment, else from the file ``.env`` beside this one, else from the
default here. ``.env.example`` lists every setting; a test compares the two.
"""

import difflib
import os
import re
import stat
import unicodedata
from collections.abc import Mapping
from io import StringIO
from itertools import starmap
from pathlib import Path
from typing import TypedDict, get_args

import msgspec
from dotenv import dotenv_values

from core.spelling import text_of_file
from core.texts import LOCALES
from logs import LogFormat

ENV_FILE = Path(__file__).parent / ".env"


TOKEN_REFUSED = (
    "Discord refuses the DISCORD_TOKEN: it has been reset since, or it is not a bot's token as it "
    "was shown. Take one from the Developer Portal, Bot, Reset Token."
)


class SettingsFault(Exception):
    """A setting is missing or invalid; the message says which and what to do.

    It never shows the value: a secret may have been pasted into the wrong setting.
    """


class Settings(msgspec.Struct, frozen=True):
    """The settings of a host.

    ``discord_token``: secret; never shown, not even in a repr. ``database_url``: SQLite file or
    PostgreSQL. ``health_port``: port of the health page on the loopback address; None: no page.
    ``shard_ids``, ``shard_count``: only for very large bots, None otherwise. ``discord_rest``:
    address of a proxy before Discord's REST API; None: Discord's own. ``games``: keys of the games
    on offer, in their order; None: those of the house. ``game_names``: names that replace those of
    games: key, then one name for each language.
    ``page_url``: the address by which browsers reach the page of boards to touch; None: no page.
    ``page_listen``: where the bot serves it.
    """

    discord_token: str = ""
    database_url: str = "sqlite:///data/tavolo.sqlite3"
    log_level: str = "INFO"
    log_format: LogFormat = "text"
    health_port: int | None = None
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None
    discord_rest: str | None = None
    games: tuple[str, ...] | None = None
    game_names: tuple[tuple[str, tuple[str, ...]], ...] = ()
    page_url: str | None = None
    page_listen: tuple[str, int] = ("127.0.0.1", 8770)

    def __repr__(self) -> str:
        return f"<Settings log_level={self.log_level!r}>"


NAMES = tuple(field.upper() for field in Settings.__struct_fields__)
LEVELS_OF_LOG = ("DEBUG", "INFO", "WARNING", "ERROR")

OF_COMPOSE = ("POSTGRES_PASSWORD",)
"""Names in ``.env`` that compose.yaml needs, and the bot does not."""

FORMATS_OF_LOG = get_args(LogFormat)
HIGHEST_PORT = 2**16

LANGUAGES_OF_NAMES = len(LOCALES)
"""GAME_NAMES gives a game one name, or one in each language, in the order of the table."""

LONGEST_NAME = 20
"""Letters of a game's name, so that it fits on a tag of a forum."""

_TOKEN = re.compile(r"[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+")
_QUOTES = re.compile("[\"'`‘’“”„«»]")
_NAME_IN_FILE = re.compile(r"^[ \t]*(?:export[ \t]+)?([A-Za-z_][A-Za-z0-9_]{0,29})[ \t]*=", re.M)
"""Shorter than any secret that somebody may have pasted in place of a name."""

_GAME_NAME = re.compile(r"[^\W_](?:[^\W_]|[ ’'&.-])*")

_ADDRESS = re.compile(r"https?://[^/\s]+(/(?!api(/|$))[^/\s]+)*/?")
"""A server and perhaps a path on it, without Discord's own part, /api/v10/…"""
_PAGE = re.compile(r"https://[^/\s@?#]{1,253}|http://(127\.0\.0\.1|localhost)(:[0-9]{1,5})?")
"""Browsers keep what signs a device in for a whole server: so no path, and nothing unencrypted."""

_LISTEN = re.compile(r"([0-9a-zA-Z.-]+|\[[0-9a-fA-F:.]+\]):([0-9]{1,5})")
_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_DATABASE = re.compile(r"(sqlite(\+\w+)?:///.|postgres(ql)?(\+\w+)?://.)")


class _Shards(TypedDict):
    shard_ids: tuple[int, ...] | None
    shard_count: int | None


def read_settings(
    environment: Mapping[str, str] | None = None, env_file: Path = ENV_FILE
) -> Settings:
    """Return the settings. Raises SettingsFault, which names the setting that is invalid."""
    surroundings = os.environ if environment is None else environment
    values = {**_filled(_read_file(env_file)), **_filled(surroundings)}
    for name, value in values.items():
        _refuse_unseen_signs(name, value)
    usual = Settings()
    return Settings(
        discord_token=_token(values.get("DISCORD_TOKEN", "")),
        database_url=_database_url(values.get("DATABASE_URL", usual.database_url)),
        log_level=_level(values.get("LOG_LEVEL", usual.log_level)),
        log_format=_log_format(values.get("LOG_FORMAT", usual.log_format)),
        health_port=_port(values),
        discord_rest=_rest_address(values.get("DISCORD_REST")),
        games=_games(values.get("GAMES")),
        game_names=_game_names(values.get("GAME_NAMES", "")),
        page_url=_page_url(values.get("PAGE_URL")),
        page_listen=_page_listen(values.get("PAGE_LISTEN")) or usual.page_listen,
        **_shards(values),
    )


def is_open_to_others(env_file: Path = ENV_FILE) -> bool:
    """Whether other accounts of the machine can read the file that holds the token."""
    if os.name == "nt" or not env_file.exists():
        return False
    return bool(env_file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH))


def unknown_names(env_file: Path = ENV_FILE) -> list[str]:
    """Return a line for each name in the file that is no setting, with the one that may be meant.

    The file must be readable, as after ``read_settings``.
    """
    if not env_file.exists():
        return []
    written = dict.fromkeys(_NAME_IN_FILE.findall(text_of_file(env_file.read_bytes())))
    lines = []
    for name in written.keys() - {*NAMES, *OF_COMPOSE}:
        meant = difflib.get_close_matches(name.upper(), NAMES, 1)
        lines.append(
            f"{env_file.name}: {name} is no setting, and has no effect"
            + (f"; is {meant[0]} meant?" if meant else "")
        )
    return sorted(lines)


def _filled(given: Mapping[str, str]) -> dict[str, str]:
    """Return the settings among these; an empty one counts as unset."""
    return {name: given[name].strip() for name in NAMES if given.get(name, "").strip()}


def _read_file(path: Path) -> dict[str, str]:
    """Parse the file (dotenv format, without interpolation of ``$``). Raises SettingsFault."""
    try:
        written = text_of_file(path.read_bytes()) if path.is_file() or path.is_fifo() else ""
        found = dotenv_values(stream=StringIO(written), interpolate=False)
    except UnicodeDecodeError as fault:
        raise SettingsFault(f"{path.name} must be saved as UTF-8 text.") from fault
    except OSError as fault:
        raise SettingsFault(
            f"{path.name} cannot be read ({fault.strerror}): let the account that runs the bot own "
            "it."
        ) from fault
    return {name: value for name, value in found.items() if value is not None}


def _refuse_unseen_signs(name: str, value: str) -> None:
    """Raise SettingsFault for a sign that was copied along and cannot be seen."""
    for sign in value:
        if unicodedata.category(sign) in ("Cc", "Cf") and sign not in "\t\r\n":
            raise SettingsFault(
                f"{name} holds a sign that cannot be seen (U+{ord(sign):04X}): type it anew, or "
                "copy it without that."
            )


def _token(given: str) -> str:
    """Check the form of the token. No message shows any part of it."""
    if not given or _TOKEN.fullmatch(given):
        return given
    found = _TOKEN.search(given)
    if found is None:
        raise SettingsFault(
            "DISCORD_TOKEN is not a bot token, which is three parts with dots between them: take "
            "one from the Developer Portal, Bot, Reset Token."
        )
    before, after = given[: found.start()], given[found.end() :]
    if after.lstrip().startswith("#"):
        what = "a comment behind it"
    elif _QUOTES.search(before + after):
        what = "quotation marks around it"
    elif before.strip().lower() == "bot":
        what = "the word Bot before it"
    else:
        what = "something before or behind it"
    raise SettingsFault(f"DISCORD_TOKEN has {what}, which does not belong there.")


def _database_url(url: str) -> str:
    """Check the URL. It may hold a password, so no message shows it."""
    if not _DATABASE.match(url):
        raise SettingsFault("DATABASE_URL must begin with sqlite:/// or postgresql://.")
    return url


def _rest_address(address: str | None) -> str | None:
    """Check the address. It may hold a password, so no message shows it."""
    if address is None:
        return None
    if not _ADDRESS.fullmatch(address):
        raise SettingsFault(
            "DISCORD_REST must be the address of a proxy, without what follows it in Discord's "
            "own: http://127.0.0.1:8080, not http://127.0.0.1:8080/api/v10."
        )
    return address.rstrip("/")


def _level(name: str) -> str:
    if name.upper() not in LEVELS_OF_LOG:
        raise SettingsFault(f"LOG_LEVEL must be one of {', '.join(LEVELS_OF_LOG)}.")
    return name.upper()


def _log_format(name: str) -> LogFormat:
    if name.lower() not in FORMATS_OF_LOG:
        raise SettingsFault(f"LOG_FORMAT must be {' or '.join(FORMATS_OF_LOG)}.")
    return "json" if name.lower() == "json" else "text"


def _port(values: Mapping[str, str]) -> int | None:
    port = _number("HEALTH_PORT", values)
    if port is not None and not 0 < port < HIGHEST_PORT:
        raise SettingsFault("HEALTH_PORT must be a port, from 1 to 65535.")
    return port


def _page_url(given: str | None) -> str | None:
    if given is None:
        return None
    address = given.rstrip("/").lower()
    if not _PAGE.fullmatch(address):
        raise SettingsFault(
            "PAGE_URL must be https:// and a name, without a path, such as "
            "https://boards.example.org; on this machine alone http://127.0.0.1:8770."
        )
    return address


def _page_listen(given: str | None) -> tuple[str, int] | None:
    if given is None:
        return None
    found = _LISTEN.fullmatch(given)
    if found is None or not 0 < int(found[2]) < HIGHEST_PORT:
        raise SettingsFault("PAGE_LISTEN must be an address and a port, such as 127.0.0.1:8770.")
    return found[1].strip("[]"), int(found[2])


def _games(named: str | None) -> tuple[str, ...] | None:
    """Return the keys in a list separated by commas, each once."""
    if named is None:
        return None
    keys = tuple(dict.fromkeys(key.strip() for key in named.split(",") if key.strip()))
    if not keys or not all(_KEY.fullmatch(key) for key in keys):
        raise SettingsFault(
            "GAMES must be the keys of games separated by commas, such as ruta, la-strada."
        )
    return keys


def _game_names(given: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    named = dict(starmap(_game_name, enumerate(_entries(given), start=1)))
    if len(named) < len(_entries(given)):
        raise SettingsFault("GAME_NAMES must name each game once.")
    return tuple(named.items())


def _game_name(number: int, entry: str) -> tuple[str, tuple[str, ...]]:
    """Parse a game's key and its name, or its names in all languages, parted by slashes."""
    key, _, said = entry.partition("=")
    names = [unicodedata.normalize("NFC", name.strip()) for name in said.split("/")]
    if (
        not _KEY.fullmatch(key.strip())
        or len(names) not in (1, LANGUAGES_OF_NAMES)
        or not all(_GAME_NAME.fullmatch(name) and len(name) <= LONGEST_NAME for name in names)
    ):
        raise SettingsFault(
            "GAME_NAMES must be keys of games with a name, or with an English, a French and an "
            "Italian one, parted by semicolons: stratego4=Castle War; "
            f"la-strada=Roads/Chemins/Vie; entry {number} is not. A name has at most "
            f"{LONGEST_NAME} letters, digits, spaces and ’ ' & . - and begins with a letter or "
            "digit."
        )
    return key.strip(), tuple(names if len(names) > 1 else names * LANGUAGES_OF_NAMES)


def _entries(given: str) -> list[str]:
    return [entry.strip() for entry in given.split(";") if entry.strip()]


def _shards(values: Mapping[str, str]) -> _Shards:
    ids, count = _numbers("SHARD_IDS", values), _number("SHARD_COUNT", values)
    if count == 0:
        raise SettingsFault("SHARD_COUNT must be at least 1.")
    if ids is not None and count is None:
        raise SettingsFault("SHARD_COUNT is missing: SHARD_IDS need it.")
    if ids is not None and count is not None and max(ids) >= count:
        raise SettingsFault(f"SHARD_IDS must be below SHARD_COUNT, which is {count}.")
    return {"shard_ids": ids, "shard_count": count}


def _number(name: str, values: Mapping[str, str]) -> int | None:
    if name not in values:
        return None
    if not values[name].isdecimal():
        raise SettingsFault(f"{name} must be a number.")
    return int(values[name])


def _numbers(name: str, values: Mapping[str, str]) -> tuple[int, ...] | None:
    if name not in values:
        return None
    parts = [part.strip() for part in values[name].split(",")]
    if not all(part.isdecimal() for part in parts):
        raise SettingsFault(f"{name} must be numbers separated by commas.")
    return tuple(dict.fromkeys(map(int, parts)))
