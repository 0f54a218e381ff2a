"""Texts refer to commands by key; each reader's client shows its own name for them."""

import re

import pytest

from core.texts import LOCALES, CommandName, Listing, Locale, text
from i18n import Translator
from tests.i18n.texts_on_disk import command_paths, entries, messages, prose, variables

PREFIX = "command_"
A_VALUE = "\N{OBJECT REPLACEMENT CHARACTER}"
SENTENCES = re.compile(
    r"(cups|help|hosts|lessons|planned|posts|privacy|reminders|results|tables|\w+_rules)\.ftl"
)
"""Files whose texts Discord reads as Markdown; elsewhere a link would be shown as it is written."""


def _named() -> dict[str, set[str]]:
    """The keys of commands by the keys of the texts that name them."""
    found = {
        key: {v.removeprefix(PREFIX).replace("_", "-") for v in variables(message) if PREFIX in v}
        for key, message in messages("en").items()
    }
    return {key: commands for key, commands in found.items() if commands}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_writes_out_the_name_of_a_command(locale: Locale) -> None:
    written = {
        key: found.group()
        for key, message in messages(locale).items()
        if (found := re.search(rf"(?<![\w/{A_VALUE}])/[\w{A_VALUE}]", prose(message)))
    }
    assert written == {}


def test_every_command_that_is_named_exists() -> None:
    named = _named()
    assert len(named) > 10, "commands are named in texts"
    assert set().union(*named.values()) <= command_paths()


def test_commands_are_named_only_where_a_link_can_stand() -> None:
    files = {entry.id.name: file for file, entry in entries("en")}
    elsewhere = {
        key
        for key in _named()
        if not SENTENCES.fullmatch(files[key]) or key.endswith(("-button", "-hint"))
    }
    assert elsewhere == set()


def test_a_command_is_written_by_the_place_from_its_english_name_and_its_own() -> None:
    placed = Translator(strict=True, command=lambda english, here: f"<{english}|{here}>")
    said = placed.voice("it").say(text("table-refusal-resign-instead"))
    assert "<table end|partita termina>" in said
    said = placed.voice("it").say(text("place-gone"))
    assert "<my tables|" in said
    listed = Listing((CommandName("la-strada-new"), CommandName("stratego4-new")))
    said = placed.voice("fr").say(text("list-empty", commands=listed))
    assert "<la-strada new|la-strada nouvelle> et <stratego new|stratego nouvelle>" in said


def test_a_command_is_linked_as_soon_as_its_number_is_known() -> None:
    """Discord tells the numbers of commands while the bot starts."""
    links: dict[str, str] = {}
    placed = Translator(strict=True, command=lambda english, here: links.get(english, here))
    said = text("table-refusal-resign-instead")
    assert "table end" in placed.voice("en").say(said)
    links["table end"] = "</table end:7>"
    assert "</table end:7>" in placed.voice("en").say(said)
