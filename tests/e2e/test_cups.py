"""Cups from their opening to the post at their end, with the real library in the simulator."""

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.cups import CupWishes
from core.discord_limits import limit
from core.texts import text
from model.cup import CupStatus
from model.table import GuildId, PlayerId, Status
from tests.e2e.cup_of_ruta import SPEAKERS, CupPlay, open_cup
from tests.e2e.kinds_of_people import OUTSIDE, Town
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say
from tests.e2e.test_my_commands import sounds

FOUR = ("ada", "bruno", "chloe", "dario")
NAMES = {"ada": "Ada", "bruno": "Bruno", "chloe": "Chloé"}
LOCALE = {**dict(SPEAKERS), "dario": "it", "elena": "fr"}


def sent(cup: CupPlay, method: str) -> list[str]:
    """What was sent or edited as the cup's own posts, as it was written."""
    place = f"/channels/{cup.house.channel('games').id}/messages"
    said = [
        str((request.json or {}).get("content"))
        for request in cup.house.requests
        if request.method == method and request.path.startswith(place)
    ]
    return [each for each in said if cup.heads(each)]


async def manage(cup: CupPlay, who: str) -> None:
    """This person manages the server from now on."""
    guild = cup.house.env.backend.guilds[cup.house.server.guild.id]
    guild.owner_id = cup.house.player(who).id


async def page_of(cup: CupPlay, who: str) -> tuple[str, list[str]]:
    """The private page of this person: its words and the names of its buttons."""
    reply = await cup.here(who).slash("cup show", cup=cup.code)
    assert reply.is_private
    post = reply.posts[-1]
    return reply.text, [str(each["custom_id"]).split(":")[1] for each in post.pressable]


async def test_a_swiss_cup_from_its_entry_to_its_winner_in_two_posts(house: House) -> None:
    cup = await open_cup(house, title="\u2066Friday\u202e cup", entrants=4)
    assert (await cup.stored()).name == "Friday cup"
    assert say("en", "cup-kind", format="swiss") in cup.post.text
    assert say("en", "cup-ties") in cup.post.text
    await cup.enter(*FOUR[:2])
    assert "Ada, Bruno" in cup.post.text
    await cup.enter(*FOUR[2:])
    await cup.settle()
    assert (await cup.stored()).status is CupStatus.PLAYING, "a full cup begins by itself"
    codes = await cup.tables()
    assert len(codes) == 2
    for code in codes:
        assert f"[{code}](https://discord.com/channels/" in cup.post.text
        board, *_ = await cup.boards(code)
        assert f"🏆 Cup {cup.code}, round 1" in board.text
        assert board.pings, "whoever is to move is called there"
    threads = house.threads("games")
    assert {(await house.table(code)).place for code in codes} == {one.id for one in threads}
    assert [one.name for one in threads] == [f"🏆 cup {cup.code}, round 1 · {n}" for n in (1, 2)]
    own, _ = await page_of(cup, (await cup.at(codes[0]))[0])
    assert codes[0] in own
    assert await cup.play_to_the_end() == 3
    assert len(sent(cup, "POST")) == 2, "one at the beginning, one at the end"
    before, end = cup.posts
    for post in (before, end):
        assert "wins the cup!" in post.text or "is shared by" in post.text
        assert not post.pings
    assert end.message.flags.suppress_notifications
    assert (list(before.files), list(end.files)) == ([], ["standings.png"])
    assert end.alts[0].startswith("Friday cup · Ruta: Final standings")
    told = [letter.text for who in FOUR for letter in house.player(who).letters]
    assert not any(said.startswith("🏆") for said in told), "no message about a cup itself"
    assert not any(sounds(house.requests[-1:], house.player(who)) for who in FOUR)
    assert [p.text for p in cup.here("elena").posts if not p.is_private] == [
        post.text for post in cup.posts
    ], "nothing else stands in the channel"


async def test_where_the_bot_may_make_no_threads_tables_stand_beside_their_cup(
    house: House,
) -> None:
    denied = Permissions(create_public_threads=True).value
    bot, games = house.env.backend.bot_user.id, house.channel("games")
    overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
    house.env.backend.set_overwrite(games.id, overwrite)
    cup = await open_cup(house, entrants=4)
    await cup.enter(*FOUR)
    await cup.settle()
    codes = await cup.tables()
    assert {(await house.table(code)).place for code in codes} == {games.id}
    assert all(f"[{code}](https://discord.com/channels/" in cup.post.text for code in codes)


async def test_where_a_server_has_too_many_threads_tables_stand_beside_their_cup(
    house: House,
) -> None:
    games, refusal = house.channel("games"), limit("threads-are-limited")
    cup = await open_cup(house, entrants=4)
    await cup.enter(*FOUR[:3])
    house.fail("POST", f"/channels/{games.id}/threads", status=400, code=refusal, times=None)
    await cup.enter("dario")
    await cup.settle()
    codes = await cup.tables()
    assert {(await house.table(code)).place for code in codes} == {games.id}
    assert not house.threads("games")


async def test_three_who_all_meet_have_byes_and_the_end_of_a_game_shows_the_cup(
    house: House,
) -> None:
    cup = await open_cup(house, format="all-play-all")
    await cup.enter(*FOUR[:3])
    assert say("en", "done-cup") in (await cup.begin()).text
    (code,) = await cup.tables()
    (free,) = {*FOUR[:3]} - {*await cup.at(code)}
    words, _ = await page_of(cup, free)
    assert words.count(say(LOCALE[free], "cup-your-bye")) == 1
    assert say(LOCALE[free], "cup-bye", who=NAMES[free]) not in words
    await cup.give_up(code)
    board = (await cup.boards(code))[-1]
    assert say("en", "cup-open-button") in board.buttons
    assert say("en", "rematch-button") not in board.buttons
    shown = await cup.here("elena").press(say("en", "cup-open-button"), on=board)
    assert shown.is_private
    assert cup.code in shown.text
    await cup.settle()
    assert await cup.play_to_the_end() == 3
    stored = await cup.stored()
    met = [{p.entrant for p in paired.places} for r in stored.rounds for paired in r.pairings]
    assert sorted(map(sorted, met)) == [[1], [1, 2], [1, 3], [2], [2, 3], [3]]


async def test_a_round_ends_by_its_days_and_its_games_become_ordinary_ones(house: House) -> None:
    cup = await open_cup(house, "ada", pace=168, **{"round-days": 2})
    await cup.enter(*FOUR)
    await cup.begin()
    codes = await cup.tables()
    await cup.give_up(codes[0])
    await house.pass_time(days=2, seconds=5)
    first, second = (await cup.stored()).rounds
    assert first.ended_at is not None
    drawn = next(paired for paired in first.pairings if paired.code == codes[1])
    assert [place.rank for place in drawn.places] == [1, 1]
    table = await house.table(codes[1])
    assert (table.status, table.cup) == (Status.PLAYING, None)
    assert say("en", "cup-round", round=2) in cup.post.text
    assert len(second.pairings) == 2


async def test_who_leaves_a_cup_that_is_played_is_asked_first_and_seated_no_more(
    house: House,
) -> None:
    cup = await open_cup(house)
    await cup.enter(*FOUR)
    _, buttons = await page_of(cup, "dario")
    assert buttons[0] != "cup-leave", "not where the button to enter was"
    await cup.begin()
    asked = await cup.here("dario").forge(f"tavolo:cup-leave:{cup.code}", on=cup.post)
    assert say("it", "cup-quit-said") in asked.text
    assert len((await cup.stored()).active) == 4
    left = await cup.press("dario", "cup-quit", on=asked.posts[-1])
    assert say("it", "done-cup-left") not in left.text, "it is said once"
    assert left.text.count(say("it", "cup-you", because="left")) == 1
    words, buttons = await page_of(cup, "dario")
    assert say("it", "cup-you", because="left") in words
    assert buttons == ["cup-rules"]
    await cup.play_round()
    assert len(await cup.tables()) == 1
    assert "Dario (out)" in cup.post.text


async def test_a_press_at_anothers_table_of_the_round_leads_to_ones_own(house: House) -> None:
    cup = await open_cup(house)
    await cup.enter(*FOUR)
    await cup.begin()
    codes = await cup.tables()
    for code, other in (codes, codes[::-1]):
        who, *_ = await cup.at(code)
        reply = await cup.here(who).forge(f"tavolo:view:{other}", on=cup.post)
        assert say(LOCALE[who], "table-refusal-not-seated") in reply.text
        told, _, _ = say(LOCALE[who], "cup-your-table", state="runs", pairing="\0").partition("\0")
        assert f"{told}[{code}](https://discord.com/channels/" in reply.text
    watching = await cup.here("elena").forge(f"tavolo:view:{codes[0]}", on=cup.post)
    assert codes[1] not in watching.text
    await cup.give_up(codes[0])
    await cup.settle()
    who, *_ = await cup.at(codes[0])
    watching = await cup.here(who).forge(f"tavolo:view:{codes[1]}", on=cup.post)
    assert codes[0] not in watching.text, "a game that is over waits for nobody"


async def test_opening_a_cup_warns_if_a_round_is_too_short_for_a_game(house: House) -> None:
    here = house.player("bruno").at(house.channel("games"))
    for days, warns in ((1, True), (7, False)):
        reply = await here.slash("cup open", game="ruta", pace=12, **{"round-days": days})
        assert ("I turni sono brevi" in reply.text) == warns
        assert ("in 1 giorno ognuna può durare 27 minuti" in reply.text) == warns


def test_the_usual_format_is_the_first_of_the_menu_and_calling_off_names_the_cup() -> None:
    assert [choice.value for choice in CupWishes.FORMATS] == ["swiss", "all-play-all"]
    assert say("fr", "cup-call-off-button") == "Annuler la coupe", "not a way out of the page"
    assert say("it", "cup-call-off-button") == "Annulla la coppa"


async def test_whoever_organises_and_plays_decides_nothing_more_once_it_is_played(
    house: House,
) -> None:
    cup = await open_cup(house)
    entered = await cup.press("ada", "cup-enter")
    assert say("en", "cup-organiser-enters") in entered.text
    entered = await cup.press("bruno", "cup-enter")
    assert say("it", "cup-organiser-enters") not in entered.text
    await cup.enter("chloe")
    page, _ = await page_of(cup, "ada")
    assert say("en", "cup-organiser-plays") not in page
    await cup.begin()
    for who, offered in (("ada", []), ("elena", ["cup-remove", "cup-call-off"])):
        await manage(cup, who)
        page, buttons = await page_of(cup, who)
        assert (say(LOCALE[who], "cup-organiser-plays") in page) == (who == "ada")
        assert [name for name in buttons if name in ("cup-remove", "cup-call-off")] == offered
    await manage(cup, "ada")
    no = await cup.here("ada").forge(f"tavolo:cup-end:{cup.code}", on=cup.post)
    assert say("en", "cup-refusal-own-cup") in no.text
    (code,) = await cup.tables()
    (free,) = {"ada", "bruno", "chloe"} - {*await cup.at(code)}
    await manage(cup, free)
    no = await cup.here(free).slash("table end", table=code)
    assert say(LOCALE[free], "table-refusal-not-seated") in no.text, "not by right"
    await manage(cup, "elena")
    asked = await cup.here("elena").slash("table end", table=code)
    ends = text("ends-in-cup")
    told, _, _ = say("fr", "cancel-rules", people="\0", ends=ends).partition("\0")
    assert told in asked.text


async def test_a_cup_is_called_off_after_a_question_and_by_its_opener_only_at_first(
    house: House,
) -> None:
    cup = await open_cup(house, "bruno")
    await cup.enter("ada", "chloe", "dario")
    page = await cup.press("bruno", "cup-open")
    asked = await cup.press("bruno", "cup-call-off", on=page.posts[-1])
    assert say("it", "cup-end-said") in asked.text
    assert (await cup.stored()).status is CupStatus.ENTRY
    back = await cup.press("bruno", "cup-open", on=asked.posts[-1])
    await cup.press("bruno", "cup-begin", on=back.posts[-1])
    await cup.settle()
    late = await cup.here("bruno").forge(f"tavolo:cup-end:{cup.code}", on=asked.posts[-1])
    assert say("it", "cup-refusal-has-begun") in late.text
    (code,) = await cup.tables()
    await manage(cup, "elena")
    done = await cup.here("elena").forge(f"tavolo:cup-end:{cup.code}", on=cup.post)
    assert say("fr", "done-cup") in done.text
    assert say("en", "cup-call-called-off") in cup.post.text
    table = await house.table(code)
    assert (table.status, table.cup) == (Status.PLAYING, None)
    assert len(sent(cup, "POST")) == 1, "no further post"


async def test_refusals_are_private_and_in_the_language_of_whoever_asked(house: House) -> None:
    cup = await open_cup(house, "elena", entrants=3)
    server, dario = GuildId(house.server.guild.id), PlayerId(house.player("dario").id)
    await house.store.transact(lambda tx: tx.blocks.save_ban(server, dario, 1))
    banned = await cup.press("dario", "cup-enter")
    assert say("it", "table-refusal-banned") in banned.text
    old = cup.post
    for who, language in SPEAKERS:
        here = cup.here(who)
        await here.forge(f"tavolo:cup-enter:{cup.code}", on=old)
        stale = await here.forge(f"tavolo:cup-cross-table:{cup.code}:{9**30}", on=old)
        unknown = await here.forge("tavolo:cup-enter:ZZZZ", on=old)
        told, _, _ = say(language, "cup-refusal-unknown").partition("/")
        for reply, words in ((stale, say(language, "cup-refusal-stale")), (unknown, told)):
            assert reply.is_private
            assert words in reply.text
    await cup.settle()
    late = await cup.here("elena").forge(f"tavolo:cup-enter:{cup.code}", on=old)
    assert say("fr", "cup-refusal-entries-closed") in late.text


async def test_the_list_shows_a_servers_cups_to_whoever_sees_their_channel(house: House) -> None:
    none = await house.player("ada").at(house.channel("games")).slash("cup show")
    told, _, _ = say("en", "cup-list-empty").partition("/")
    assert told in none.text
    cup = await open_cup(house, title="Friday")
    await cup.enter("ada")
    only = await cup.here("bruno").slash("cup show")
    assert only.is_private
    assert say("it", "cup-entrants", count=1, most=16, people="Ada") in only.text
    link = f"https://discord.com/channels/{house.server.guild.id}/"
    link += f"{house.channel('games').id}/{cup.post.message.id}"
    assert f"[Il suo messaggio]({link})" in only.text
    await open_cup(house, "chloe")
    listed = await cup.here("bruno").slash("cup show")
    assert listed.is_private
    assert f"{cup.code} · Friday · Ruta · chi gioca? (1 su 16)" in listed.text
    opened = await cup.here("bruno").choose(
        cup.code, custom_id="tavolo-cup-show:", on=listed.posts[-1]
    )
    assert say("it", "cup-entrants", count=1, most=16, people="Ada") in opened.text
    own = await house.player("ada").mailbox.slash("cup show")
    assert cup.code in own.text
    others = await house.player("bruno").mailbox.slash("cup show")
    assert cup.code not in others.text


async def test_nobody_outside_its_channel_learns_of_a_cup(house: House) -> None:
    town = Town(house)
    opened = await town.host.at(town.cellar).slash("cup open", game="ruta")
    code = opened.posts[-1].text.splitlines()[0][-4:]
    for kind in OUTSIDE:
        for name in ("cup-open", "cup-rules", "cup-enter", "cup-remove", "cup-end"):
            reply = await town.press(kind, f"tavolo:{name}:{code}")
            assert "There is no such cup here." in reply.text, (kind, name)
        listed = await town.kinds[kind].slash("cup show")
        assert code not in listed.text, kind
    for kind in ("same server", "in the place"):
        shown = await town.press(kind, f"tavolo:cup-open:{code}")
        assert code in shown.text, kind


async def test_the_cup_of_a_deleted_channel_is_called_off(house: House) -> None:
    cup = await open_cup(house)
    await cup.enter("ada", "bruno", "chloe")
    await cup.begin()
    (code,) = await cup.tables()
    house.env.backend.delete_channel(house.channel("games").id)
    await cup.settle()
    assert (await cup.stored()).status is CupStatus.CALLED_OFF
    assert (await house.table(code)).cup is None
    await house.pass_time(days=1, hours=1)
    house.take_complaints()
    assert not any(p.text.startswith("🏆") for p in house.player("ada").mailbox.posts)


@pytest.mark.long
async def test_after_a_crash_or_a_deletion_the_post_is_neither_missing_nor_twice_there(
    house: House,
) -> None:
    house.lose_reply("POST", f"/channels/{house.channel('games').id}/messages")
    cup = await open_cup(house)
    await house.crash()
    await house.pass_time(seconds=300)
    assert len(cup.posts) == 1
    house.env.backend.delete_message(house.channel("games").id, cup.post.message.id)
    await cup.here("bruno").slash("cup show", cup=cup.code)
    await cup.here("bruno").press(custom_id=f"tavolo:cup-enter:{cup.code}")
    assert cup.posts == []
    await house.pass_time(seconds=601)
    assert "Bruno" in cup.post.text
    assert cup.post.message.flags.suppress_notifications
