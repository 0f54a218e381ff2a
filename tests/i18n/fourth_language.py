"""Whether the last language of the table is spoken; run in a checkout that has one more.

A program instead of tests, as starting pytest takes longer than what is looked at here.
"""

import asyncio
import re
import sys
from datetime import UTC, datetime
from typing import Any

import discord
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from cogs import personal_settings, server_settings
from cogs.time_zones import zones_meant
from cogs.ui.command_texts import CommandTranslator
from core.texts import LANGUAGES, ORIGINAL, locale_of
from i18n import Translator
from i18n.grammar import listed

SHOWN = re.compile("(command|option)-.+-(name|description)")
NAME = re.compile(r"[-_\w]{1,32}")
LONGEST = 100
"""Characters of a description."""

LANGUAGE = LANGUAGES[-1]
ANYWHERE: Any = TranslationContext(TranslationContextLocation.other, None)


async def _in_the_list_of_commands(key: str) -> str:
    """The text of a command as Discord shows it to a client in this language."""
    client = discord.Locale(LANGUAGE.at_discord[0])
    said = await CommandTranslator().translate(locale_str("", key=key), client, ANYWHERE)
    assert said, key
    return said


def main() -> None:
    """Raise AssertionError if something does not know the language."""
    code, translator = LANGUAGE.code, Translator(strict=True)
    assert [locale_of(client) for client in LANGUAGE.at_discord] == [code]
    for menu in (personal_settings.LANGUAGES, server_settings.LANGUAGES):
        assert (menu[-1].name, menu[-1].value) == (LANGUAGE.name, code)
    keys = translator.keys()
    assert translator.keys(code) == keys
    for key in (key for key in keys if SHOWN.fullmatch(key)):
        said = asyncio.run(_in_the_list_of_commands(key))
        is_name = key.endswith("-name")
        assert NAME.fullmatch(said) if is_name else len(said) <= LONGEST, (key, said)
    assert zones_meant("12", code, datetime.now(UTC))
    assert listed(("1", "2"), code) == listed(("1", "2"), ORIGINAL)
    sys.stdout.write(f"{code} is spoken\n")


if __name__ == "__main__":
    main()
