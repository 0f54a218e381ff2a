"""A cup that cannot be read: lists show it among the others, and whoever asks for it is told."""

from typing import Any

import pytest
from sqlalchemy import text as sql

from club.decisions.progress import FAILING_FOR
from club.model.cup import CupStatus
from tests.e2e.cup_of_ruta import CupPlay, open_cup
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say

UNKNOWN_STATUS = {"status": "on the moon"}
UNKNOWN_OPTIONS = {"options": b"moon"}


async def poison(cup: CupPlay, columns: dict[str, Any]) -> None:
    """Write something into a cup's row that this version cannot read."""
    changes = ", ".join(f"{name} = :{name}" for name in columns)
    statement = sql(f"UPDATE cup SET {changes} WHERE code = :code")
    values = {**columns, "code": cup.code}
    await cup.house.store.database.write(lambda c: c.execute(statement, values).close())


async def test_lists_show_that_it_is_unreadable_and_all_the_others(house: House) -> None:
    ill, well = await open_cup(house, title="Ill"), await open_cup(house, title="Well")
    await poison(ill, UNKNOWN_STATUS)
    chloe = well.here("chloe")
    reply = await chloe.slash("club show")
    (line,) = [line for line in reply.text.splitlines() if ill.code in line]
    assert say("fr", "label-unreadable") in line
    assert "Ill" in line
    assert say("fr", "label-unreadable") not in reply.text.replace(line, "")
    offered = await chloe.suggestions("club show", "cup")
    assert set(offered.values()) == {ill.code, well.code}
    await well.enter("chloe")
    assert "Chloé" in well.post.text


async def test_ones_own_lists_name_it_among_the_others(house: House) -> None:
    ill, well = await open_cup(house, title="Ill"), await open_cup(house, title="Well")
    for cup in (ill, well):
        await cup.enter("chloe")
    await poison(ill, UNKNOWN_STATUS)
    for here in (well.here("chloe"), house.player("chloe").mailbox):
        reply = await here.slash("my tables")
        assert well.code in reply.text
        assert ill.code in reply.text
        shown = await here.slash("club show")
        assert {ill.code, well.code} <= {
            code for code in (ill.code, well.code) if code in shown.text
        }


async def test_whoever_asks_for_it_is_told_where_its_channel_is_seen(house: House) -> None:
    cup = await open_cup(house)
    await poison(cup, UNKNOWN_STATUS)
    said = say("fr", "club-refusal-unreadable", code=cup.code)
    shown = await cup.here("chloe").slash("club show", cup=cup.code)
    assert said in shown.text
    assert said in (await cup.press("chloe", "cup-enter")).text
    elsewhere = await house.player("chloe").mailbox.slash("club show", cup=cup.code)
    assert say("fr", "cup-refusal-unknown").partition("/")[0] in elsewhere.text
    assert [one for one in house.take_complaints() if cup.code in one]


@pytest.mark.parametrize("columns", [UNKNOWN_OPTIONS, {"game": "whist"}], ids=str)
async def test_of_a_cup_that_its_game_knows_no_more_all_pages_are_shown(
    house: House, columns: dict[str, Any]
) -> None:
    cup = await open_cup(house, entrants=3, closes=0)
    await cup.enter("ada", "bruno")
    await poison(cup, columns)
    page = await cup.press("ada", "cup-open")
    assert cup.code in page.text
    assert say("en", "cup-options-button") not in page.text
    rules = await cup.press("ada", "cup-rules", on=page.posts[-1])
    assert say("en", "cup-rules-heading", code=cup.code) in rules.text
    entering = await cup.press("chloe", "cup-enter")
    assert not entering.text.startswith(say("fr", "done-cup-entered"))
    assert (await cup.stored()).status is CupStatus.ENTRY


async def test_a_cup_that_cannot_go_on_says_until_when_it_can(house: House) -> None:
    cup = await open_cup(house, entrants=3, closes=0)
    await cup.enter("ada", "bruno", "chloe")
    await cup.settle()
    await poison(cup, UNKNOWN_OPTIONS)
    await cup.play_round()
    said = say("en", "cup-call-failing", until="").strip()
    await cup.settle()
    assert said in cup.post.text
    since = (await cup.stored()).failing_since
    assert since is not None
    await poison(cup, {"failing_since": since - FAILING_FOR})
    await house.pass_time(seconds=120)
    assert house.take_complaints()
    assert (await cup.stored()).status is CupStatus.CALLED_OFF
    assert say("en", "cup-call-called-off") in cup.post.text
    assert [one for one in house.player("ada").letters if cup.code in one.text]
