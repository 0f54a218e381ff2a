"""All settings, read once. The only place that looks at the environment.

A value comes from the environment, else from the file ``.env`` beside this one, else from here.
``.env.example`` lists every setting; a test holds the two together.
"""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

ENV_FILE = Path(__file__).parent / ".env"


class SettingsFault(Exception):
    """A setting is missing or cannot be read; the message says which and what to do."""


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose.

    ``discord_token``: secret; never shown, not even in a repr. ``database_url``: SQLite file or
    PostgreSQL. ``shard_ids``, ``shard_count``: only for very large bots, None otherwise.
    """

    discord_token: str = ""
    database_url: str = "sqlite:///data/tavolo.sqlite3"
    log_level: str = "INFO"
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None

    def __repr__(self) -> str:
        return f"<Settings log_level={self.log_level!r}>"


NAMES = tuple(field.upper() for field in Settings.__struct_fields__)
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


def read_settings(
    environment: Mapping[str, str] | None = None, env_file: Path = ENV_FILE
) -> Settings:
    """The settings in force. Raises SettingsFault naming the setting that cannot be read."""
    given = {**_read_file(env_file), **(os.environ if environment is None else environment)}
    values = {name: given[name].strip() for name in NAMES if given.get(name, "").strip()}
    usual = Settings()
    level = values.get("LOG_LEVEL", usual.log_level).upper()
    if level not in LEVELS:
        raise SettingsFault(f"LOG_LEVEL must be one of {', '.join(LEVELS)}, not {level!r}.")
    return Settings(
        discord_token=values.get("DISCORD_TOKEN", ""),
        database_url=values.get("DATABASE_URL", usual.database_url),
        log_level=level,
        shard_ids=_numbers("SHARD_IDS", values),
        shard_count=_number("SHARD_COUNT", values),
    )


def _read_file(path: Path) -> dict[str, str]:
    """Lines ``NAME=value``; blank lines and those that begin with # say nothing."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if "=" in line and not line.startswith("#")]
    return {name.strip(): value.strip().strip("'\"") for name, _, value in pairs}


def _number(name: str, values: Mapping[str, str]) -> int | None:
    if name not in values:
        return None
    if not values[name].isdecimal():
        raise SettingsFault(f"{name} must be a number, not {values[name]!r}.")
    return int(values[name])


def _numbers(name: str, values: Mapping[str, str]) -> tuple[int, ...] | None:
    if name not in values:
        return None
    parts = [part.strip() for part in values[name].split(",")]
    if not all(part.isdecimal() for part in parts):
        raise SettingsFault(f"{name} must be numbers separated by commas, not {values[name]!r}.")
    return tuple(int(part) for part in parts)
