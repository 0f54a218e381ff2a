"""The deal of a cup's round played again: from the end of the round to the end of that game."""

from pathlib import Path

import pytest

import verify
from tables.history.record import GameRecord, read_record
from tables.model.table import Computer, Human, PlayerId, RoundDeal, Status, Table, TableCode
from tests.e2e.cup_of_ruta import SPEAKERS, CupPlay, open_cup
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say
from tests.e2e.simulated_people import PlayerHere, Reply
from tests.e2e.test_server_settings import ask, manager

FIRST = 10_000
"""What all choices of round 1 begin with, as numbers."""


async def of_one_deal(house: House) -> tuple[CupPlay, list[str]]:
    """A cup of one deal in its first round, and the codes of its two tables."""
    cup = await open_cup(house, "ada", closes=0, **{"same-deal": True})
    await cup.enter("ada", "bruno", "chloe", "dario")
    await cup.begin()
    return cup, [str(code) for code in await cup.tables()]


async def told(house: House) -> tuple[CupPlay, list[str]]:
    """The same with its first round over and the deal told."""
    cup, codes = await of_one_deal(house)
    await cup.play_round()
    return cup, codes


async def page_of_round(cup: CupPlay, who: str) -> Reply:
    """The page of the first round."""
    page = await cup.press(who, "cup-round")
    return await cup.press(who, "cup-round", on=page.posts[-1])


async def chosen(cup: CupPlay, who: str) -> Reply:
    """The page on which hand and level are chosen."""
    page = await page_of_round(cup, who)
    return await cup.press(who, "cup-deal", on=page.posts[-1])


async def newest(house: House) -> Table:
    """The table that was opened last."""
    return await house.table(house.dice.codes[-1])


async def record_of(here: PlayerHere, code: str) -> tuple[GameRecord, dict[str, bytes]]:
    """The record of a finished game, and all files that come with it."""
    exported = await here.slash("table export", table=code)
    files = exported.posts[-1].files
    return read_record(files[f"tavolo-{code.lower()}.json"]), files


async def test_the_deal_of_a_round_is_played_again_from_the_button_to_the_comparison(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cup, (first, second) = await told(house)
    page = await chosen(cup, "ada")
    held = next(s.seat for s in (await house.table(first)).seats if s.occupant == _ada(house))
    assert say("en", "cup-deal-held", seat=held + 1, seats=2) in page.text
    other = say("en", "cup-hand-seat", seat=2 - held, seats=2)
    hands, levels = (select["options"] for select in page.posts[-1].selects)
    (preset,) = (option["label"] for option in hands if option.get("default"))
    assert preset.startswith(other)
    assert any(name in preset for name in ("Bruno", "Chloé", "Dario"))
    assert [o["label"] for o in levels if o.get("default")] == ["Computers: Normal"]
    begun = await cup.press("ada", "cup-deal-begin", on=page.posts[-1])
    assert begun.is_private
    table = await newest(house)
    played = await house.table(first)
    assert (table.status, table.deal_of) == (Status.PLAYING, RoundDeal(cup.code, 1))
    assert table.cup is None
    assert (table.seed, table.options, table.size) == (played.seed, played.options, 2)
    assert table.seats[1 - held].occupant == _ada(house)
    assert table.seats[held].occupant == Computer("ruta", "normal")
    about = say("en", "table-deal", code=cup.code, round=1)
    await cup.settle()
    board = cup.here("ada").newest
    assert about in board.text
    assert any(say("en", "table-deal-said") in post.text for post in cup.here("ada").posts[:-1])
    assert about in begun.text
    status = await cup.here("ada").slash("table status", table=str(table.code))
    assert about in status.text
    tables = await cup.here("ada").slash("my tables")
    (line,) = [line for line in tables.text.splitlines() if line.startswith(table.code)]
    assert say("en", "label-deal", code=cup.code, round=1) in line
    assert "Ada" in line
    assert "Livia 🤖" in line
    assert cup.posts, "the cup keeps its own post"
    await _resign(cup, "ada", str(table.code))
    await cup.settle()
    end = next(p for p in reversed(cup.here("ada").posts) if f"table {table.code}" in p.text)
    assert say("en", "result-unrated-known-deal") in end.text
    assert say("en", "call-finished-known-deal", people="").removeprefix(": ") in end.text
    assert "in the round" in end.text
    assert any(name in end.text for name in ("Bruno", "Chloé", "Dario"))
    result = await house.store.read(lambda r: r.results.of_table(table.id))
    assert result is not None
    assert result.unrated == "known-deal"
    compared = await cup.press("bruno", "cup-same-hand", on=end)
    assert say("it", "cup-same-hand-heading", code=cup.code, round=1) in compared.text
    await _is_recorded(cup, tmp_path, str(table.code), first, second)
    assert "3 games had the same deal." in capsys.readouterr().out


def _ada(house: House) -> Human:
    return Human(PlayerId(house.player("ada").id))


async def _resign(cup: CupPlay, who: str, code: str) -> None:
    await cup.here(who).slash("table resign", table=code)
    await cup.here(who).press(custom_id=f"tavolo:resign:{code}")


async def _is_recorded(cup: CupPlay, folder: Path, code: str, *of_round: str) -> None:
    """The record says whose deal it was; all of them can be checked, and had one deal."""
    files = []
    for one in (code, *of_round):
        record, sent = await record_of(cup.here("ada"), one)
        assert (record.deal_of == RoundDeal(cup.code, 1)) == (one == code)
        words = sent[f"tavolo-{one.lower()}.txt"].decode()
        assert (say("en", "record-deal", round=1, cup=cup.code) in words) == (one == code)
        files.append(folder / f"{one}.json")
        files[-1].write_bytes(sent[f"tavolo-{one.lower()}.json"])
        assert (b"deal_of" in files[-1].read_bytes()) == (one == code)
    assert verify.main([str(file) for file in files]) == 0


async def test_another_hand_and_level_are_chosen_from_menus(house: House) -> None:
    cup, (first, _) = await told(house)
    page = await chosen(cup, "elena")
    hands, levels = (select["options"] for select in page.posts[-1].selects)
    place = f"<#{house.channel('games').id}>"
    assert say("fr", "cup-deal-said", place=place, thread="no") in page.text
    assert "Pendant la ronde, tu avais" not in page.text
    page = await cup.here("elena").choose(
        hands[1]["value"], custom_id=f"tavolo-cup-deal:{cup.code}:hand", on=page.posts[-1]
    )
    _, levels = (select["options"] for select in page.posts[-1].selects)
    page = await cup.here("elena").choose(
        levels[0]["value"], custom_id=f"tavolo-cup-deal:{cup.code}:level", on=page.posts[-1]
    )
    hands, levels = (select["options"] for select in page.posts[-1].selects)
    assert [n for n, o in enumerate(hands) if o.get("default")] == [1]
    assert [n for n, o in enumerate(levels) if o.get("default")] == [0]
    await cup.press("elena", "cup-deal-begin", on=page.posts[-1])
    table = await newest(house)
    assert table.seats[0].occupant == Computer("ruta", "easy")
    assert table.seats[1].occupant == Human(PlayerId(house.player("elena").id))
    assert table.seed == (await house.table(first)).seed


async def test_before_the_deal_is_told_nothing_is_offered_and_forged_presses_are_refused(
    house: House,
) -> None:
    cup, (first, _) = await of_one_deal(house)
    before = len(house.dice.codes)
    for has_ended in (False, True):
        if has_ended:
            await cup.give_up(TableCode(first))
            await cup.settle()
        for who, language in SPEAKERS:
            page = await cup.press(who, "cup-round")
            assert say(language, "cup-deal-button") not in page.posts[-1].buttons
            refusal = say(language, "cup-refusal-deal-not-told")
            for number in ("", ":1", f":{FIRST + 2_001}", f":{FIRST + 2_101}", f":{9**30}"):
                for name in ("cup-deal", "cup-deal-begin"):
                    forged = f"tavolo:{name}:{cup.code}{number}"
                    refused = await cup.here(who).forge(forged, on=page.posts[-1])
                    assert refused.is_private
                    assert refusal in refused.text
    assert len(house.dice.codes) == before


async def test_a_hand_or_level_that_is_not_offered_is_refused(house: House) -> None:
    cup, _ = await told(house)
    page = await chosen(cup, "ada")
    for number in (FIRST + 3_001, FIRST + 2_201, FIRST + 2_099, FIRST):
        forged = f"tavolo:cup-deal-begin:{cup.code}:{number}"
        refused = await cup.here("ada").forge(forged, on=page.posts[-1])
        assert say("en", "cup-refusal-stale") in refused.text, number
    menu = f"tavolo-cup-deal:{cup.code}:hand"
    for value in ("x", "0", str(9**30)):
        refused = await cup.here("ada").forge(menu, value, on=page.posts[-1])
        assert say("en", "cup-refusal-deal-not-told") in refused.text, value


async def test_a_rematch_has_a_deal_of_its_own_and_is_rated_again(house: House) -> None:
    cup, _ = await told(house)
    page = await chosen(cup, "ada")
    await cup.press("ada", "cup-deal-begin", on=page.posts[-1])
    table = await newest(house)
    await _resign(cup, "ada", str(table.code))
    await cup.here("ada").press(custom_id=f"tavolo:rematch:{table.code}")
    again = await newest(house)
    assert again.code != table.code
    assert (again.deal_of, again.status) == (None, Status.PLAYING)
    assert again.seed != table.seed


async def test_nobody_takes_a_seat_where_the_deal_is_known(house: House) -> None:
    cup, _ = await told(house)
    page = await chosen(cup, "ada")
    await cup.press("ada", "cup-deal-begin", on=page.posts[-1])
    table = await newest(house)
    refused = await cup.here("elena").slash("table join", table=str(table.code))
    assert say("fr", "table-refusal-started-already") in refused.text
    assert await house.table(str(table.code)) == table


async def test_it_is_posted_where_tables_of_the_server_are(house: House) -> None:
    cup, _ = await told(house)
    await ask(house, manager(house), place="thread")
    page = await chosen(cup, "ada")
    place = f"<#{house.channel('games').id}>"
    assert say("en", "cup-deal-said", place=place, thread="yes") in page.text
    await cup.press("ada", "cup-deal-begin", on=page.posts[-1])
    table = await newest(house)
    assert (table.deal_of, table.status) == (RoundDeal(cup.code, 1), Status.PLAYING)
    assert [thread.id for thread in house.threads("games")] == [table.place]


async def test_by_direct_message_the_way_to_the_channel_is_told(house: House) -> None:
    cup, _ = await told(house)
    mailbox = house.player("ada").mailbox
    shown = await mailbox.slash("club show", cup=cup.code)
    page = await mailbox.press(custom_id=f"tavolo:cup-round:{cup.code}", on=shown.posts[-1])
    assert say("en", "cup-deal-button") not in page.posts[-1].buttons
    forged = f"tavolo:cup-deal:{cup.code}:1"
    refused = await mailbox.forge(forged, on=page.posts[-1])
    place = f"<#{house.channel('games').id}>"
    assert say("en", "cup-refusal-deal-elsewhere", place=place) in refused.text
