"""The private pages of cups and their list, with the real library in the simulator."""

import msgspec

from club.interfaces import ClubTransaction
from club.model.cup import CupCode, CupId
from tables.model.table import PlaceId
from tests.e2e.cup_of_ruta import SPEAKERS, open_cup
from tests.e2e.kinds_of_people import Town
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say


async def test_cups_are_listed_suggested_and_among_ones_own_tables(house: House) -> None:
    cup = await open_cup(house, title="Friday")
    await cup.enter("bruno")
    bruno = cup.here("bruno")
    listed = await bruno.slash("club show")
    assert f"{cup.code} · Friday" in listed.text
    shown = await bruno.choose(cup.code, custom_id="tavolo-cup-show:", on=listed.posts[-1])
    assert say("it", "cup-you-are-in") in shown.text
    offered = await bruno.suggestions("club show", "cup", "fri")
    assert list(offered.values()) == [cup.code]
    typed = await bruno.slash("club show", cup=cup.code.lower())
    assert say("it", "cup-vanished") not in typed.text
    rules = await cup.press("bruno", "cup-rules", on=typed.posts[-1])
    assert rules.is_private
    assert say("it", "cup-vanished") in rules.text
    assert (await cup.stored()).lot_seal in rules.text
    tables = await bruno.slash("my tables")
    assert f"🏆 {cup.code} · Friday" in tables.text
    assert f"[messaggio]({cup.address})" in tables.text
    at_home = await house.player("bruno").mailbox.slash("club show")
    assert cup.code in at_home.text
    assert at_home.text.partition("\n")[0].endswith(say("it", "cup-list-own"))
    none = await house.player("dario").mailbox.slash("club show")
    assert none.text.partition("\n")[0].endswith(say("it", "cup-list-own"))
    assert say("it", "cup-list-own-empty").partition(".")[0] in none.text
    outside = await house.player("dario").mailbox.slash("club show", cup=cup.code)
    assert cup.code not in outside.text
    refused = await house.player("dario").mailbox.slash("club cup", game="ruta")
    assert say("it", "cup-refusal-only-in-server") in refused.text


async def test_the_list_of_cups_has_pages_and_hidden_cups_hide_no_others(house: House) -> None:
    cup = await open_cup(house)
    town = Town(house)
    stored = await cup.stored()

    def more(tx: ClubTransaction) -> None:
        for n in range(36):
            place = PlaceId(town.cellar.id) if n < 25 else stored.place
            newer = {"code": CupCode(f"{100 + n}X"), "place": place, "created_at": 10**13 + n}
            tx.cups.insert(msgspec.structs.replace(stored, id=CupId(0), **newer), None)

    await house.store.transact(more)
    first = await cup.here("bruno").slash("club show")
    codes = [line.partition(" ")[0] for line in first.text.splitlines()[1:11]]
    assert codes == [f"{n}X" for n in range(135, 125, -1)]
    assert say("it", "page-of", page=1, pages=2) in first.text
    second = await cup.here("bruno").press(say("it", "rules-next"), on=first.posts[-1])
    listed = [line.partition(" ")[0] for line in second.text.splitlines()[1:3]]
    assert listed == ["125X", cup.code]
    shown = await cup.here("bruno").choose(
        cup.code, custom_id="tavolo-cup-show:", on=second.posts[-1]
    )
    assert cup.code in shown.text.splitlines()[0]


async def test_pages_tell_the_standings_and_each_round(house: House) -> None:
    cup = await open_cup(house, closes=0)
    await cup.enter("ada", "bruno", "chloe")
    await cup.begin()
    none_yet = await cup.press("ada", "cup-standings")
    assert say("en", "cup-no-standings") in none_yet.text
    first = await cup.press("ada", "cup-round")
    assert say("en", "cup-round-heading", code=cup.code, round=1) in first.text
    assert "has a bye" in first.text
    await cup.play_round()
    standings = await cup.press("ada", "cup-standings")
    assert "1\\. " in standings.text
    assert list(standings.posts[-1].files) == ["standings.png"]
    second = await cup.press("ada", "cup-round")
    assert say("en", "cup-round-heading", code=cup.code, round=2) in second.text
    back = await cup.press("ada", "cup-round", on=second.posts[-1])
    assert say("en", "cup-round-heading", code=cup.code, round=1) in back.text


async def test_the_page_of_a_cup_says_first_how_its_reader_stands(house: House) -> None:
    cup = await open_cup(house, closes=0)
    await cup.enter("ada", "bruno", "chloe")
    none = await cup.press("dario", "cup-open")
    assert none.text.splitlines()[1] == say("it", "cup-you-are-out", because="never")
    await cup.begin()
    (code,) = await cup.tables()
    players = [getattr(seat.occupant, "player", 0) for seat in (await house.table(code)).seats]
    own = []
    for who, language in SPEAKERS:
        page = await cup.press(who, "cup-open")
        _, stands, line, *below = page.text.splitlines()
        assert stands == say(language, "cup-you-are-in")
        if house.player(who).id in players:
            assert f"[{code}](https://discord.com/channels/" in line
            own.append(line.startswith(say(language, "cup-your-table-waits", pairing="")))
            for command in ("table mine", "table status"):
                shown = await cup.here(who).slash(command, table=code)
                linked = say(language, "table-cup-linked", code=cup.code, round=1, link=cup.address)
                assert linked in shown.text
        else:
            assert line == say(language, "cup-you-have-a-bye")
        assert any(f"[{code}](" in each for each in below)
    assert sorted(own) == [False, True], "the table waits for one of two"
    asked = await cup.press("chloe", "cup-leave", on=page.posts[-1])
    await cup.press("chloe", "cup-quit", on=asked.posts[-1])
    left = await cup.press("chloe", "cup-open")
    assert say("fr", "cup-you-are-out", because="left") in left.text


async def test_a_small_cup_has_a_page_with_its_cross_table(house: House) -> None:
    cup = await open_cup(house, closes=0)
    await cup.enter("ada", "bruno", "chloe")
    before = await cup.press("ada", "cup-open")
    assert say("en", "cup-cross-table-button") not in before.posts[-1].buttons
    await cup.begin()
    await cup.play_round()
    for who, language in SPEAKERS:
        page = await cup.press(who, "cup-open")
        assert say(language, "cup-cross-table-button") in page.posts[-1].buttons
        shown = await cup.press(who, "cup-cross-table", on=page.posts[-1])
        assert shown.is_private
        assert say(language, "cup-cross-table-heading", code=cup.code) in shown.text
        assert list(shown.posts[-1].files) == ["cross-table.png"]
        rows = [line for line in shown.text.splitlines() if "■" in line]
        assert rows[0].startswith("1 ")
        for name in ("Ada", "Bruno", "Chloé"):
            assert sum(name in row for row in rows) == 1


async def test_a_cup_that_waits_for_somebody_away_begins_once_they_are_back(house: House) -> None:
    cup = await open_cup(house, closes=0)
    await cup.enter("ada", "bruno", "chloe")
    for name in ("bruno", "chloe"):
        await cup.here(name).slash("my away", days=20)
    await cup.begin()
    waits = say("en", "cup-call-waits", round=1, until="").strip()
    assert waits in cup.post.text
    assert waits in (await cup.press("ada", "cup-open")).text
    await cup.here("chloe").slash("my away", days=0)
    await house.pass_time(seconds=10)
    assert len((await cup.stored()).rounds) == 1
    assert waits not in cup.post.text
