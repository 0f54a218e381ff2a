"""Cups from their opening to the post at their end, with the real library in the simulator."""

import pytest

from club.model.cup import Cup, CupId, CupStatus
from tables.model.table import GuildId, PlayerId, Status
from tests.e2e.cup_of_ruta import SPEAKERS, CupPlay, open_cup
from tests.e2e.kinds_of_people import OUTSIDE, Town
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say
from tests.e2e.test_my_commands import sounds


def messages(house: House, method: str) -> list[str]:
    """What the channel was sent or had edited, as it was written."""
    place = f"/channels/{house.channel('games').id}/messages"
    return [
        str((request.json or {}).get("content"))
        for request in house.requests
        if request.method == method and request.path.startswith(place)
    ]


def about(cup: CupPlay, method: str) -> list[str]:
    """The same, of the cup's own posts."""
    return [said for said in messages(cup.house, method) if cup.heads(said)]


async def test_a_cup_from_its_entry_to_its_champion_with_one_post_that_is_edited(
    house: House,
) -> None:
    cup = await open_cup(house, computers=1, closes=0, title="\u2066Friday\u202e cup")
    assert (await cup.stored()).name == "Friday cup"
    assert say("en", "cup-call-entry", count=15) in cup.post.text
    await cup.enter("ada", "bruno", "chloe")
    assert "Ada, Bruno, Chloé" in cup.post.text
    reply = await cup.begin()
    assert say("en", "done-cup-begun") in reply.text
    assert "Round 1" in cup.post.text
    codes = await cup.tables()
    assert len(codes) == 2
    for code in codes:
        assert f"[{code}](https://discord.com/channels/" in cup.post.text
        posted = [said for said in messages(house, "POST") if f"table {code}" in said]
        assert any(f"🏆 {cup.link}, round 1" in said for said in posted)
    rounds = await cup.play_to_the_end()
    assert rounds >= 2
    assert len(about(cup, "POST")) == 2, "one at the beginning, one at the end"
    before, end = cup.posts
    assert (await cup.stored()).status is CupStatus.FINISHED
    for post in (before, end):
        assert any(said in post.text for said in ("wins the cup!", "and so champion"))
        assert "The lot was" in post.text
        assert not post.pings
    assert end.message.flags.suppress_notifications
    assert (list(before.files), list(end.files)) == ([], ["standings.png"])
    assert end.alts[0]
    for who, _ in SPEAKERS:
        headings = [letter.text.splitlines()[0] for letter in house.player(who).letters]
        assert sum(cup.code in heading for heading in headings) == 1, "each is told the end, once"
    own = [each for each in house.requests if "🏆 Friday" in str(each.json)]
    assert not any(sounds(own, house.player(who)) for who, _ in SPEAKERS)


async def test_the_page_after_the_opening_says_once_where_the_post_stands(house: House) -> None:
    for who, language in SPEAKERS:
        here = house.player(who).at(house.channel("games"))
        page = await here.slash("club cup", game="ruta", closes=0)
        assert say(language, "done-cup-opened") in page.text
        assert page.text.count(f"<#{house.channel('games').id}>") == 1


async def test_whoever_opens_a_cup_with_short_rounds_is_told_so(house: House) -> None:
    here = house.player("ada").at(house.channel("games"))
    usual = await here.slash("club cup", game="ruta", closes=0)
    assert "The rounds are short" not in usual.text
    (cup,) = await house.store.read(lambda reader: reader.cups.these((CupId(1),)))
    assert isinstance(cup, Cup)
    assert cup.round_days == 21, "eight hours for each of 52 turns, in whole weeks"
    short = await here.slash("club cup", game="ruta", closes=0, **{"round-days": 5})
    assert "a game has about 52 turns, so in 5 days each turn may take 2 hours" in short.text


async def test_whoever_is_in_is_not_asked_to_enter_again(house: House) -> None:
    cup = await open_cup(house, closes=0)
    entered = await cup.press("bruno", "cup-enter")
    assert say("it", "cup-waits", count=15) in entered.text
    assert say("it", "cup-call-entry", count=15) not in entered.text
    left = await cup.press("bruno", "cup-leave")
    assert say("it", "cup-call-entry", count=16) in left.text


@pytest.mark.long
async def test_many_changes_are_edits_and_not_messages(house: House) -> None:
    cup = await open_cup(house)
    for _ in range(3):
        await cup.enter("bruno")
        await cup.press("bruno", "cup-leave")
    assert len(about(cup, "POST")) == 1
    assert 1 <= len(about(cup, "PATCH")) <= 6


async def test_refusals_are_private_and_in_the_language_of_whoever_asked(house: House) -> None:
    cup = await open_cup(house, "elena")
    for who, language in SPEAKERS:
        await cup.enter(who)
        strange = await cup.here(who).forge(f"tavolo:cup-explode:{cup.code}:{9**30}", on=cup.post)
        unknown = await cup.here(who).forge("tavolo:cup-enter:ZZZZ", on=cup.post)
        told, _, _ = say(language, "cup-refusal-unknown").partition("/")
        for reply, words in (
            (await cup.press(who, "cup-enter"), say(language, "club-refusal-entered")),
            (strange, say(language, "cup-refusal-stale")),
            (unknown, told),
        ):
            assert reply.is_private
            assert words in reply.text


async def test_whoever_is_banned_or_comes_too_late_is_told_so(house: House) -> None:
    cup = await open_cup(house, entrants=3)
    server, dario = GuildId(house.server.guild.id), PlayerId(house.player("dario").id)
    await house.store.transact(lambda tx: tx.blocks.save_ban(server, dario, 1))
    banned = await cup.press("dario", "cup-enter")
    assert say("it", "table-refusal-banned") in banned.text
    old = cup.post
    await cup.enter("ada", "bruno", "chloe")
    late = await cup.here("elena").forge(f"tavolo:cup-enter:{cup.code}", on=old)
    assert say("fr", "club-refusal-entries-closed") in late.text
    assert (await cup.stored()).status is CupStatus.PLAYING, "a full cup begins by itself"


async def test_begin_is_offered_once_two_people_are_in_besides_the_computers(house: House) -> None:
    cup = await open_cup(house, computers=3)
    offered, begin = list[bool](), say("en", "cup-begin-button")
    for who in ("ada", "bruno"):
        await cup.enter(who)
        page = await cup.press("ada", "cup-open")
        offered.append(begin in page.posts[-1].buttons)
    assert offered == [False, True]
    assert say("en", "done-cup-begun") in (await cup.begin()).text
    page = await cup.press("ada", "cup-open")
    assert begin not in page.posts[-1].buttons


async def test_where_the_last_entry_was_pressed_nothing_leaves_the_cup(house: House) -> None:
    cup = await open_cup(house, entrants=3)
    await cup.enter("ada", "bruno")
    page = await cup.press("chloe", "cup-open")
    before = page.posts[-1].buttons
    entered = await cup.press("chloe", "cup-enter", on=page.posts[-1])
    enter, leave = say("fr", "cup-enter-button"), say("fr", "cup-leave-button")
    after = entered.posts[-1].buttons
    assert before.index(enter) == 0
    assert after.index(leave) > 0
    assert enter not in after
    assert say("fr", "cup-call-begins") in entered.text
    late = await cup.press("chloe", "cup-leave", on=entered.posts[-1])
    assert say("fr", "cup-quit-said") in late.text, "it asks first"


async def test_whoever_opened_a_cup_calls_it_off_until_its_first_round_begins(house: House) -> None:
    cup = await open_cup(house, "chloe", entrants=3)
    await cup.enter("ada", "bruno")
    full = await cup.press("chloe", "cup-enter")
    assert say("fr", "cup-call-begins") in full.text
    assert say("fr", "cup-call-off-button") in full.posts[-1].buttons
    asked = await cup.press("chloe", "cup-call-off", on=full.posts[-1])
    assert say("fr", "cup-end-said", count=3) in asked.text
    await cup.settle()
    page = await cup.press("chloe", "cup-open")
    assert say("fr", "cup-call-off-button") not in page.posts[-1].buttons


async def test_only_those_who_organise_begin_remove_and_call_off(house: House) -> None:
    cup = await open_cup(house, "bruno")
    await cup.enter("bruno", "chloe", "dario")
    page = await cup.press("chloe", "cup-open")
    assert say("fr", "cup-leave-button") in page.posts[-1].buttons
    assert say("fr", "cup-call-off-button") not in page.posts[-1].buttons
    for name in ("cup-begin", "cup-remove", "cup-call-off", "cup-end"):
        refused = await cup.here("chloe").forge(f"tavolo:{name}:{cup.code}", on=page.posts[-1])
        assert say("fr", "club-refusal-not-organiser") in refused.text, name
    assert (await cup.stored()).status is CupStatus.ENTRY


async def test_an_organiser_removes_somebody_who_alone_reads_why(house: House) -> None:
    cup = await open_cup(house, "bruno")
    await cup.enter("bruno", "chloe", "dario")
    bruno = cup.here("bruno")
    page = await cup.press("bruno", "cup-open")
    asked = await cup.press("bruno", "cup-remove", on=page.posts[-1])
    answers = []
    for reason in ("  ", "You asked me to."):
        form = await bruno.choose("Chloé", custom_id="tavolo-cup-remove:", on=asked.posts[-1])
        assert form.form is not None
        answers.append(await bruno.fill(form, reason=reason))
    blank, done = answers
    assert say("it", "club-refusal-no-reason") in blank.text
    assert say("it", "done-cup-removed", who="Chloé", told="yes") in done.text
    assert "Chloé" not in cup.post.text
    assert "You asked me to." in house.player("chloe").letters[-1].text
    assert all("asked me" not in said for said in messages(house, "POST"))


async def test_nobody_is_told_that_a_computer_is_removed(house: House) -> None:
    cup = await open_cup(house, "bruno", computers=1)
    bruno = cup.here("bruno")
    page = await cup.press("bruno", "cup-open")
    asked = await cup.press("bruno", "cup-remove", on=page.posts[-1])
    form = await bruno.choose("1", custom_id="tavolo-cup-remove:", on=asked.posts[-1])
    assert form.form is not None
    done = await bruno.fill(form, reason="Too strong.")
    assert say("it", "done-cup-removed", who="", told="no").strip() in done.text
    assert say("it", "done-cup-removed", who="", told="yes").strip() not in done.text


async def test_a_cup_is_called_off_only_after_a_question(house: House) -> None:
    cup = await open_cup(house, "bruno")
    await cup.enter("bruno", "chloe")
    page = await cup.press("bruno", "cup-open")
    asked = await cup.press("bruno", "cup-call-off", on=page.posts[-1])
    assert say("it", "cup-end-said", count=2) in asked.text
    assert say("it", "cup-end-games") not in asked.text, "none has begun"
    assert (await cup.stored()).status is CupStatus.ENTRY
    done = await cup.press("bruno", "cup-end", on=asked.posts[-1])
    assert say("it", "done-cup-called-off") in done.text
    assert done.text.count("annullata") == 1, "once is enough"
    assert say("en", "cup-call-called-off") in cup.post.text
    late = await cup.here("elena").forge(f"tavolo:cup-enter:{cup.code}", on=cup.post)
    assert late.is_private


@pytest.mark.long
async def test_a_post_that_somebody_deleted_comes_again_in_silence(house: House) -> None:
    cup = await open_cup(house)
    house.env.backend.delete_message(house.channel("games").id, cup.post.message.id)
    await cup.here("bruno").slash("club show", cup=cup.code)
    await cup.here("bruno").press(custom_id=f"tavolo:cup-enter:{cup.code}")
    assert cup.posts == []
    await house.pass_time(seconds=601)
    assert "Bruno" in cup.post.text
    assert cup.post.message.flags.suppress_notifications


@pytest.mark.long
async def test_after_a_crash_the_post_is_neither_missing_nor_twice_there(house: House) -> None:
    house.lose_reply("POST", f"/channels/{house.channel('games').id}/messages")
    cup = await open_cup(house)
    await house.crash()
    await house.pass_time(seconds=10)
    assert len(cup.posts) == 1


async def test_whoever_organises_and_plays_decides_nothing_more_once_it_is_played(
    house: House,
) -> None:
    cup = await open_cup(house, closes=0)
    await cup.enter("ada", "bruno", "chloe")
    page = (await cup.press("ada", "cup-open")).posts[-1]
    buttons = [str(button["custom_id"]) for button in page.pressable]
    assert any("cup-remove" in button for button in buttons)
    await cup.begin()
    for who in ("ada", "elena"):
        house.env.backend.guilds[house.server.guild.id].owner_id = house.player(who).id
        played = (await cup.press(who, "cup-open")).posts[-1]
        named = [str(button["custom_id"]) for button in played.pressable]
        offered = any("cup-remove" in name or "cup-call-off" in name for name in named)
        assert offered == (who == "elena"), "she manages the server and does not play"
    house.env.backend.guilds[house.server.guild.id].owner_id = house.player("ada").id
    for deed in ("cup-remove", "cup-call-off", "cup-end"):
        no = await cup.here("ada").forge(f"tavolo:{deed}:{cup.code}", on=page)
        assert say("en", "club-refusal-own-cup") in no.text
    assert len((await cup.stored()).active) == 3


async def test_a_manager_ends_one_game_of_a_cup_which_counts_as_unfinished(house: House) -> None:
    cup = await open_cup(house, closes=0)
    await cup.enter("ada", "bruno", "chloe")
    await cup.begin()
    (code,) = await cup.tables()
    guild = house.env.backend.guilds[house.server.guild.id]
    guild.owner_id = house.player("elena").id
    elena = cup.here("elena")
    page = await cup.press("elena", "cup-open")
    question = await cup.press("elena", "cup-call-off", on=page.posts[-1])
    assert say("fr", "cup-end-games") in question.text
    seated = (await house.table(code)).people
    (free,) = (who for who in ("ada", "bruno", "chloe") if house.player(who).id not in seated)
    guild.owner_id = house.player(free).id
    no = await cup.here(free).slash("table end", table=code)
    assert say(dict(SPEAKERS)[free], "club-refusal-own-cup") in no.text
    guild.owner_id = house.player("elena").id
    asked = await elena.slash("table end", table=code)
    told, _, _ = say("fr", "cancel-rules-in-cup", people="\0").partition("\0")
    assert told in asked.text
    await elena.press(say("fr", "end-button"), on=asked.posts[-1])
    await cup.settle()
    assert (await house.table(code)).status is Status.CANCELLED
    page = await cup.press("ada", "cup-round")
    back = await cup.press("ada", "cup-round", on=page.posts[-1])
    assert say("en", "cup-judged", pairing="") in back.text


@pytest.mark.long
async def test_computers_that_meet_are_listed_and_not_posted(house: House) -> None:
    cup = await open_cup(house, closes=0, computers=2, format="all-play-all")
    await cup.enter("ada", "bruno")
    await cup.begin()
    codes = await cup.tables()
    while not (alone := [c for c in codes if not (await house.table(c)).people]):
        await cup.play_round()
        codes = await cup.tables()
    (code,) = alone
    page = await cup.press("elena", "cup-round")
    assert f"\n{code} · " in page.text
    assert f"[{code}](" not in page.text
    assert not any(f"table {code}" in said for said in messages(house, "POST"))
    elena = cup.here("elena")
    for _ in range(30):
        if (await house.table(code)).status is Status.FINISHED:
            break
        await house.pass_time(seconds=120)
    shown = await elena.slash("table board", table=code)
    assert f"table {code}" in shown.text
    exported = await elena.slash("table export", table=code)
    assert exported.posts[-1].files
    assert not any(f"table {code}" in said for said in messages(house, "POST"))


async def test_whoever_resigns_is_told_what_it_means_for_the_cup(house: House) -> None:
    cup = await open_cup(house, closes=0, format="knock-out")
    await cup.enter("ada", "bruno", "chloe")
    await cup.begin()
    (code,) = await cup.tables()
    seated = [getattr(seat.occupant, "player", 0) for seat in (await house.table(code)).seats]
    said = list[str]()
    for who, language in SPEAKERS:
        asked = await cup.here(who).slash("table end", table=code)
        told = [
            say(language, "club-resign-lost", round=1, code=cup.code),
            say(language, "club-resign-life", lives=2),
        ]
        said += [who for line in told if line in asked.text]
    people = {who: house.player(who).id for who, _ in SPEAKERS}
    assert said == [who for who in people for _ in range(2) if people[who] in seated]


@pytest.mark.long
async def test_whoever_leaves_a_cup_under_way_is_asked_first(house: House) -> None:
    cup = await open_cup(house, closes=0)
    await cup.enter("ada", "bruno", "chloe", "dario")
    await cup.begin()
    page = await cup.press("bruno", "cup-open")
    asked = await cup.press("bruno", "cup-leave", on=page.posts[-1])
    assert say("it", "cup-quit-said") in asked.text
    lines = [say("it", "cup-quit-game", round=1, table=code) for code in await cup.tables()]
    assert sum(line in asked.text for line in lines) == 1
    left = await cup.press("bruno", "cup-quit", on=asked.posts[-1])
    assert say("it", "done-cup-left") in left.text
    assert (await cup.stored()).entrant_of(PlayerId(house.player("bruno").id)) is None


async def test_a_cup_is_nothing_to_whoever_does_not_see_its_channel(house: House) -> None:
    town = Town(house)
    opened = await town.host.at(town.cellar).slash("club cup", game="ruta")
    code = opened.posts[-1].text.splitlines()[0][-4:]
    for kind in OUTSIDE:
        for name in (
            "cup-open",
            "cup-rules",
            "cup-enter",
            "cup-standings",
            "cup-round",
            "cup-options",
            "cup-end",
        ):
            reply = await town.press(kind, f"tavolo:{name}:{code}")
            assert "There is no such cup here." in reply.text, (kind, name)
        listed = await town.kinds[kind].slash("club show")
        assert code not in listed.text, kind
        assert await town.kinds[kind].suggestions("club show", "cup") == {}, kind
    for kind in ("same server", "in the place"):
        shown = await town.press(kind, f"tavolo:cup-open:{code}")
        assert code in shown.text, kind


async def test_a_cup_whose_channel_is_deleted_is_called_off_after_a_week(house: House) -> None:
    cup = await open_cup(house, computers=1, closes=0)
    await cup.enter("ada", "bruno")
    house.env.backend.delete_channel(house.channel("games").id)
    await cup.settle()
    assert (await cup.stored()).lost_at is not None
    await house.pass_time(seconds=660)
    ada = house.player("ada").mailbox
    assert say("en", "cup-refused-gone", days=7) in ada.posts[-1].text
    await house.pass_time(days=7)
    assert (await cup.stored()).status is CupStatus.CALLED_OFF
    told = say("en", "club-told-place-gone", cup="\0").partition("\0")[2]
    assert [told in post.text for post in ada.posts].count(True) == 1
