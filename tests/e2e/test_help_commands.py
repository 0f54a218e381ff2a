"""The payload of commands uploaded to Discord."""

import json
import re
from collections.abc import Iterator
from typing import Any

from catalog import CATALOG
from core.texts import LANGUAGES
from i18n import Translator
from storage.rows.key_values import KeyValues
from tests.e2e.discord_limits import limit_faults
from tests.e2e.running_bot import House
from tests.e2e.whole_games import command_of
from tests.i18n.texts_on_disk import command_paths

SUBCOMMAND = 1
USER = 2
TRANSLATED = {code for language in LANGUAGES[1:] for code in language.at_discord}
"""The locales in which commands have names of their own."""


MOST_COMMANDS, MOST_OF_A_TABLE, MOST_OPTIONS_OF_NEW = 45, 12, 6


def announced(house: House) -> list[dict[str, Any]]:
    """The newest list of commands."""
    (*_, sync) = [r for r in house.requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert limit_faults(sync) == []
    assert isinstance(sync.json, list)
    return sync.json


def every_part(items: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    for item in items:
        name = f"{path} {item['name']}".strip()
        yield name, item
        yield from every_part(item.get("options") or [], name)


async def test_all_commands_are_announced_within_all_limits(house: House) -> None:
    parts = every_part(announced(house))
    names = {name for name, item in parts if item["type"] == SUBCOMMAND and " " in name}
    texts = Translator(strict=True)
    assert len(names) > 30
    assert {f"/{name}" for name in names} == {texts.command("en", path) for path in command_paths()}


async def test_every_name_and_description_is_said_in_every_language(house: House) -> None:
    commands = announced(house)
    about_people = [item for item in commands if item["type"] == USER]
    assert [set(item["name_localizations"]) for item in about_people] == [TRANSLATED] * 2
    for name, item in every_part([item for item in commands if item not in about_people]):
        for field in ("name", "description"):
            translated = item.get(f"{field}_localizations") or {}
            assert set(translated) == TRANSLATED, f"{field} of /{name}"
        for choice in item.get("choices") or []:
            own_name = choice["name"] in {language.name for language in LANGUAGES}
            hours = not any(letter.isalpha() for letter in choice["name"])
            assert own_name or hours or set(choice["name_localizations"]) == TRANSLATED, name


async def test_no_two_commands_or_options_side_by_side_share_a_name_in_any_language(
    house: House,
) -> None:
    def check(items: list[dict[str, Any]]) -> None:
        for locale in TRANSLATED:
            names = [(i.get("name_localizations") or {}).get(locale, i["name"]) for i in items]
            assert len(set(names)) == len(names), names
        for item in items:
            check(item.get("options") or [])

    check(announced(house))


async def test_commands_are_few(house: House) -> None:
    """With one game more, from a package."""
    groups = {group["name"]: group.get("options", []) for group in announced(house)}
    assert len(groups["table"]) <= MOST_OF_A_TABLE
    of_a_game = 2
    assert sum(max(1, len(found)) for found in groups.values()) + of_a_game <= MOST_COMMANDS
    for key in CATALOG:
        named = {command["name"]: command["options"] for command in groups[command_of(key)]}
        new, play = named["new"], named["play"]
        assert len(new) <= MOST_OPTIONS_OF_NEW
        assert [option["name"] for option in play] == ["move", "table"]


async def test_commands_in_texts_are_links_that_every_client_names_itself(house: House) -> None:
    dario, texts = house.player("dario").at(house.channel("games")), Translator(strict=True)
    for _ in range(2):
        (page,) = (await dario.slash("tavolo help")).posts
        of_games = (f"{key}-{name}" for key in CATALOG for name in ("new", "play"))
        paths = (*of_games, "me-settings", "table-end")
        for group in (texts.command("en", path).removeprefix("/") for path in paths):
            number = house.command_ids[group.split()[0]]
            assert f"</{group}:{number}>" in page.markdown
        assert not re.search(r"(?<![<\w])/\w", page.markdown)
        await house.restart()


async def test_ids_that_were_never_noted_are_asked_for_again(house: House) -> None:
    """A database of before the links knows only that the commands were announced."""
    notes = KeyValues(house.store.database)
    noted = await notes.read("commands")
    assert noted is not None
    fingerprint, _ = json.loads(noted)
    await notes.write("commands", fingerprint)
    await house.restart()
    assert await KeyValues(house.store.database).read("commands") == noted


async def test_commands_are_announced_again_only_when_they_have_changed(house: House) -> None:
    def times() -> int:
        return len([r for r in house.requests if r.method == "PUT"])

    before = times()
    await house.restart()
    await house.restart()
    assert times() == before
