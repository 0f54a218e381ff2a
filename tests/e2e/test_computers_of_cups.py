"""Computers of a cup: each has one name in the cup and at all its tables."""

import re

from bot import Tavolo
from cogs.club_commands import ClubCommands
from core.languages import Locale
from tables.model.commands import Person
from tables.model.table import GuildId, PlaceId, PlayerId, RequestId, TableCode
from tests.club.running_club import cup_opening
from tests.e2e.cup_of_ruta import CupPlay
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say
from tests.e2e.shown_messages import Post

LANGUAGES: dict[str, Locale] = {"ada": "en", "dario": "it"}
NAMES = ("Livia 🤖", "Marcus 🤖")
LEVELS = ("easy", "hard")


async def cup_with_two_computers(house: House) -> CupPlay:
    """A cup of Ada's with an easy and a hard computer, which no command opens."""
    opening = cup_opening(
        Person(PlayerId(house.player("ada").id), "Ada"),
        guild=GuildId(house.server.guild.id),
        place=PlaceId(house.channel("games").id),
        game="la-strada",
        options=b"{}",
        format="swiss",
        size=3,
        computers=LEVELS,
    )
    running = house.env.bot
    assert isinstance(running, Tavolo)
    commands = running.get_cog("club")
    assert isinstance(commands, ClubCommands)
    club = commands._cups.club
    public = await club.open_cup(RequestId(1), opening)
    cup = CupPlay(house, public.facts.code)
    await cup.settle()
    return cup


def at_level(name: str, language: Locale = "en") -> str:
    """A computer's name with its level, as where levels differ."""
    return say(language, "computer-at-level", who=name, level=LEVELS[NAMES.index(name)])


def named_in(post: Post) -> set[str]:
    """The computers that a post names, in its words or in words for its picture."""
    said = f"{post.text} {post.alts}"
    return {name for name in NAMES if name in said}


async def test_a_computer_has_the_same_name_in_its_cup_and_wherever_it_is_met(
    house: House,
) -> None:
    cup = await cup_with_two_computers(house)
    assert ", ".join(map(at_level, NAMES)) in cup.post.text
    await cup.enter("ada", "bruno", "chloe", "dario")
    await cup.begin()
    livias, marcuses = await tables_of_computers(cup)
    for who, code, name in (("dario", livias, NAMES[0]), ("ada", marcuses, NAMES[1])):
        (line,) = [one for one in cup.post.text.splitlines() if one.startswith(f"[{code}]")]
        assert at_level(name) in line
        board = await cup.here(who).slash("table board", table=code)
        mine = await cup.here(who).slash("table mine", table=code)
        status = await cup.here(who).slash("table status", table=code)
        for post in (board_of(cup, code), *board.posts, *mine.posts, *status.posts):
            assert named_in(post) == {name}
        assert name in "".join(board_of(cup, code).alts)
        level = LEVELS[NAMES.index(name)]
        told = say(LANGUAGES[who], "computer-at-level", who=name, level=level)
        assert told in status.text.replace("**", "")
    await lose_to_computers(cup, livias, marcuses)
    assert set(map(at_level, NAMES)) <= set(re.findall(r"\w+ 🤖 \(\w+\)", cup.post.text))
    standings = await cup.press("ada", "cup-standings")
    page = await cup.press("ada", "cup-open")
    crossed = await cup.press("ada", "cup-cross-table", on=page.posts[-1])
    first = await cup.press("ada", "cup-round")
    first = await cup.press("ada", "cup-round", on=first.posts[-1])
    for page in (standings, crossed, first):
        assert all(at_level(name) in page.text for name in NAMES)
    for page in (standings, crossed):
        assert all(at_level(name) in "".join(page.posts[-1].alts) for name in NAMES)


async def tables_of_computers(cup: CupPlay) -> tuple[TableCode, TableCode]:
    """The tables at which Livia and Marcus sit, in this order."""
    found: dict[int, TableCode | None] = {}
    for pairing in (await cup.stored()).rounds[-1].pairings:
        found |= {place.entrant: pairing.code for place in pairing.places}
    livias, marcuses = found[1], found[2]
    assert livias is not None
    assert marcuses is not None
    assert livias != marcuses, "only then does a name tell more than a seat"
    return livias, marcuses


def board_of(cup: CupPlay, code: TableCode) -> Post:
    """The newest public post of a table."""
    return [p for p in cup.here("elena").posts if f"table {code}" in p.text][-1]


async def lose_to_computers(cup: CupPlay, *codes: TableCode) -> None:
    """Everybody at these tables resigns."""
    players = {player.id: name for name, player in cup.house.players.items()}
    for code in codes:
        for person in (await cup.house.table(code)).people:
            here = cup.here(players[person])
            await here.slash("table end", table=code)
            await here.press(custom_id=f"tavolo:resign:{code}")
    await cup.settle()
