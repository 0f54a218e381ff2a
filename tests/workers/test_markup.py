"""How names are escaped for Discord."""

from pathlib import Path

import pytest

from cogs.discord.application import CommandLinks
from workers import markup

quote = markup.quote


@pytest.mark.parametrize(
    "name", ["Ada", "Jean-Luc", "O'Neil (the 2nd)", "ラムネ", "Zoé 🎲", "a + b"]
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert quote(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("_x_ ~~y~~ ||z|| `c`", r"\_x\_ \~\~y\~\~ \|\|z\|\| \`c\`"),
        ("[x](http://y)", r"\[x\](http\://y)"),
        ("back\\slash", r"back\\slash"),
        ("<@1> <#2> <t:0:R>", r"\<@​1> \<#2> \<t:0:R>"),
        ("</ruta new:1> <:a:2>", r"\</ruta new:1> \<:a:2>"),
        ("https://evil.example", r"https\://evil.example"),
    ],
)
def test_signs_of_markup_lose_their_power(name: str, shown: str) -> None:
    assert quote(name) == shown


@pytest.mark.parametrize("name", ["# x", "-# x", "> x", "- x", "+ x"])
def test_a_name_at_the_start_of_a_line_makes_no_heading_quote_or_list(name: str) -> None:
    assert quote(name) == f"\\{name}"


def test_a_name_that_begins_with_a_number_makes_no_list() -> None:
    assert quote("1. FC Köln") == r"1\. FC Köln"


@pytest.mark.parametrize("call", ["@everyone", "@here", "@&123", "@!123"])
def test_nobody_is_called_by_a_name(call: str) -> None:
    assert call not in quote(f"x {call} y")


def test_a_name_stays_on_its_line() -> None:
    assert quote("one\ntwo\u2028three\tfour") == "one two three four"


def test_a_name_written_from_right_to_left_turns_nothing_but_itself() -> None:
    assert quote("\u202eשלום\u202c") == "\u2068שלום\u2069"
    assert quote("\u202eabc") == "abc"


def test_a_command_is_a_link_once_its_number_is_known() -> None:
    links = CommandLinks()
    assert links.write("table end", "partita termina") == "/partita termina"
    links.ids = {"table": 4711, "ruta": 12}
    assert links.write("table end", "partita termina") == "</table end:4711>"
    assert links.write("ruta new", "ruta nuova") == "</ruta new:12>"


def test_every_name_of_a_person_is_read_at_the_one_place_that_makes_it_harmless() -> None:
    rooms = map(
        (Path(__file__).parents[2]).joinpath, ("cogs", "workers", "tables", "cups", "model")
    )
    reading = [
        f for room in rooms for f in room.rglob("*.py") if ".display_name" in f.read_text("utf-8")
    ]
    assert [file.name for file in reading] == ["interaction_user.py"]
