"""An absent player: what the table does about it, and how they return."""

import pytest

from core.texts import Moment, text
from model.table import Computer, Human, PlayerId, Status
from rehearsal.discord_assumptions import limit
from tables.decisions.motions import USUAL
from tests.e2e import la_strada_game
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, called, draw, say, tongue
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import marked, say_in_public, wish_for_letters


async def test_a_computer_plays_for_whoever_stays_away_until_they_come_back(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="computer")
    who, rival = await game.to_play(), await game.waiting()
    await house.pass_time(hours=12.1)
    table = await game.table()
    seat = next(s for s in table.seats if s.owner == who.id)
    assert seat.occupant == Computer("ruta", "normal", PlayerId(who.id))
    assert table.moves > 0, "and has played"
    stood_in = f"{house.person(who).name} (🤖)"
    assert stood_in in game.board.text
    (picture,) = game.board.files.values()
    assert "'robot/" in str(house.sketch.scenes[picture]), "the mark of computers"
    assert "()" not in str(house.sketch.scenes[picture])
    (letter,) = who.letters
    assert say(tongue(house, who), "letter-tended-said") in letter.text
    status = await game.here(rival).slash("table status")
    robot = say(tongue(house, rival), "computer-for", who="")
    assert robot.strip() in status.text
    listed = await who.mailbox.slash("my tables")
    assert say(tongue(house, who), "label-tended") in listed.text
    back = await who.mailbox.press(custom_id=f"tavolo:return:{game.code}", on=letter)
    assert back.is_private
    turn = "yours" if who is await game.to_play() else "rivals"
    said = say(tongue(house, who), "done-returned-letter", code=game.code, turn=turn)
    assert said in back.text
    table = await game.table()
    assert next(s for s in table.seats if s.owner == who.id).occupant == Human(PlayerId(who.id))
    (done,) = (line for line in game.board.text.splitlines() if stood_in in line)
    assert any(verb in done for verb in ("drew", "took")), "what the computer did stays"
    (picture,) = game.board.files.values()
    assert "'robot/" not in str(house.sketch.scenes[picture])
    assert not any(b["custom_id"].startswith("tavolo:return") for b in who.letters[-1].pressable)
    while (await game.to_play()) is not who:
        await draw(game, rival)
    await draw(game, who)


async def test_whoever_looks_in_while_a_computer_plays_can_take_the_seat_back(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="computer")
    who = await game.to_play()
    await house.pass_time(hours=12.1)
    reply = await game.here(who).press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    assert say(tongue(house, who), "table-refusal-tended") in reply.text
    typed = await game.type(who, "draw pile")
    assert say(tongue(house, who), "table-refusal-tended") in typed.text
    await game.here(who).press(custom_id=f"tavolo:return:{game.code}", on=reply.posts[0])
    assert (await game.table()).seat_of(PlayerId(who.id)) is not None


async def test_a_seat_can_be_taken_back_by_command(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="computer")
    who = await game.to_play()
    await house.pass_time(hours=12.1)
    await game.here(who).act("join", game.code)
    table = await game.table()
    assert table.status is Status.PLAYING
    assert table.seat_of(PlayerId(who.id)) is not None


# --- the others are asked ------------------------------------------------------------------------


async def test_by_default_the_others_are_asked_and_one_press_decides(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    assert say("en", "when-late-ask") in game.board.text
    who, rival = await game.to_play(), await game.waiting()
    await house.pass_time(hours=12.1)
    table = await game.table()
    until = Moment(table.to_act[0].deadline or 0)
    assert game.board.text.count(f"<t:{until.at // 1000}:") == 1, "once"
    assert game.board.files == {}, "the board stands in the post before"
    assert called(game.board) == {who.id, rival.id}
    asked_of = {"people": rival.mention, "late": marked(game, table, who)}
    assert say("en", "call-vote", **asked_of) in game.board.text
    choices = [choice for choice in USUAL if choice != "substitute"]
    labels = [say("en", f"vote-{choice}-button") for choice in choices]
    assert list(game.board.buttons)[: len(labels)] == labels
    asked = await game.here(rival).slash("table status")
    there = say(tongue(house, rival), "poll-open-until", who="", until=until).strip()
    assert there in asked.text
    reply = await game.here(rival).press(custom_id="tavolo:vote-computer:", on=game.board)
    assert say(tongue(house, rival), "done-decided-computer") in reply.text
    seat = next(s for s in (await game.table()).seats if s.owner == who.id)
    assert seat.occupant == Computer("ruta", "normal", PlayerId(who.id))
    assert not any("tavolo:vote" in b["custom_id"] for b in game.board.pressable)


async def test_votes_are_given_by_button_in_the_letter_and_may_be_changed(
    house: House,
) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno", "chloe", "dario", pace=12)
    (who,) = await game.people_to_play()
    first, second, _ = (p for p in await game.people() if p is not who)
    await game.here(first).wish(calls="direct")
    await house.pass_time(hours=12.1)
    letter = first.letters[-1]
    assert say(tongue(house, first), "letter-agree", game=game.name, code=game.code) in letter.text
    posts = len(game.posts)
    reply = await first.mailbox.press(custom_id="tavolo:vote-end:", on=letter)
    assert say(tongue(house, first), "done-voted") in reply.text
    assert len(game.posts) == posts, "the post is changed, none is added"
    given = marked(game, await game.table(), first)
    told = say("en", "motion-answers", count=1, given=given, open=0).strip()
    assert told in game.board.text
    (poll,) = (await game.table()).polls
    about = f"{game.code}:{poll.number}"
    again = await game.here(first).act("vote-wait", about)
    assert say(tongue(house, first), "done-voted") in again.text
    refused = await game.here(who).act("vote-wait", about)
    assert say(tongue(house, who), "table-refusal-not-voting") in refused.text
    assert (await game.table()).polls, "one of three is not more than half"
    await game.here(second).act("vote-wait", about)
    assert (await game.table()).polls == ()
    assert not any("tavolo:vote" in b["custom_id"] for b in first.letters[-1].pressable)


@pytest.mark.parametrize("choice", ["end", "wait"])
async def test_whoever_has_no_seat_is_told_so_by_each_vote(house: House, choice: str) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    await house.pass_time(hours=12.1)
    dario = house.player("dario")
    reply = await game.here(dario).press(custom_id=f"tavolo:vote-{choice}:", on=game.board)
    assert say(tongue(house, dario), "table-refusal-not-seated") in reply.text


async def test_the_late_one_plays_and_there_is_nothing_left_to_decide(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who = await game.to_play()
    await house.pass_time(hours=12.1)
    await draw(game, who)
    assert (await game.table()).polls == ()
    assert not any("tavolo:vote" in b["custom_id"] for b in game.board.pressable)


@pytest.mark.long
async def test_nobody_answers_and_the_table_waits_over_a_restart(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who = await game.to_play()
    await house.pass_time(hours=12.1)
    (poll,) = (await game.table()).polls
    await house.restart()
    await house.pass_time(hours=24.1)
    assert (await game.table()).polls == ()
    assert say("en", "table-late-wait-still", who=marked(game, await game.table(), who)) in (
        game.board.text
    )
    await house.pass_time(hours=48.1)
    (again,) = (await game.table()).polls
    assert again.number != poll.number
    assert "claim" in again.choices


@pytest.mark.long
async def test_ending_and_claiming_are_asked_twice(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    rival = await game.waiting()
    await house.pass_time(hours=12.1)
    reply = await game.here(rival).press(custom_id="tavolo:vote-end:", on=game.board)
    assert (
        say(
            tongue(house, rival), "sure-end-asked", code=game.code, ends=text("ends-without-result")
        )
        in reply.text
    )
    assert (await game.table()).status is Status.PLAYING
    waits = await game.here(rival).press(custom_id="tavolo:vote-wait:", on=game.board)
    assert say(tongue(house, rival), "done-decided-wait") in waits.text
    await house.pass_time(hours=12.1)
    reply = await game.here(rival).press(custom_id="tavolo:vote-claim:", on=game.board)
    await game.here(rival).press(custom_id="tavolo:sure-claim:", on=reply.posts[0])
    table = await game.table()
    assert table.status is Status.FINISHED
    assert table.outcome is not None
    assert [table.seats[seat].owner for seat in table.outcome.winners] == [rival.id]


@pytest.mark.long
async def test_where_nobody_answers_for_a_day_the_table_waits(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival = await game.to_play(), await game.waiting()
    await house.pass_time(hours=12.1)
    await house.pass_time(hours=24.1)
    table = await game.table()
    assert (table.polls, table.status) == ((), Status.PLAYING)
    assert say("en", "table-late-wait-still", who=marked(game, table, who)) in game.board.text
    assert not any("tavolo:vote" in b["custom_id"] for b in game.board.pressable)
    refused = await game.here(rival).act("vote-end", game.code)
    assert say(tongue(house, rival), "table-refusal-decided") in refused.text
    await draw(game, who)


async def test_while_the_clocks_stand_a_vote_is_kept_and_decides_nothing(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival = await game.to_play(), await game.waiting()
    await house.pass_time(hours=12.1)
    ways = await game.here(who).slash("table pause")
    assert say(tongue(house, who), "table-refusal-pause-late") in ways.text
    offered = {button["custom_id"].split(":")[1] for button in ways.posts[0].pressable}
    assert offered == {"pause-all"}
    for person in (who, rival):
        ways = await game.here(person).slash("table pause")
        await game.here(person).press(custom_id="tavolo:pause-all:", on=ways.posts[0])
    reply = await game.here(rival).press(custom_id="tavolo:vote-end:", on=game.board)
    assert say(tongue(house, rival), "done-voted-stands") in reply.text
    assert (await game.table()).status is Status.PLAYING
    await draw(game, who)
    assert (await game.table()).polls == ()


async def test_the_others_end_the_game(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    rival = await game.waiting()
    await house.pass_time(hours=12.1)
    reply = await game.here(rival).press(custom_id="tavolo:vote-end:", on=game.board)
    await game.here(rival).press(custom_id="tavolo:sure-end:", on=reply.posts[0])
    assert (await game.table()).status is Status.CANCELLED


# --- somebody takes over -------------------------------------------------------------------------


async def look_for_somebody(game: Game, rival: Player) -> None:
    """The time of whoever is to act has run out twice, and the other one looks for somebody."""
    await game.house.pass_time(hours=12.1)
    await game.here(rival).press(custom_id="tavolo:vote-wait:", on=game.board)
    await game.house.pass_time(hours=12.1)
    await game.here(rival).press(custom_id="tavolo:vote-substitute:", on=game.board)


@pytest.mark.long
async def test_somebody_takes_the_seat_over_and_the_former_one_sees_nothing_of_it(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival = await game.to_play(), await game.waiting()
    ada = house.player("ada")
    await look_for_somebody(game, rival)
    assert say("en", "seat-wanted", who=marked(game, await game.table(), who)) in game.board.text
    reply = await game.here(ada).press(custom_id="tavolo:take:", on=game.board)
    assert reply.is_private
    assert say(tongue(house, ada), "done-promised") in reply.text
    assert (await game.view_of(ada)).hand is None, "the late one has a grace first"
    assert called(game.board) == {who.id}
    await house.pass_time(hours=12.1)
    table = await game.table()
    seat = next(s for s in table.seats if s.owner == ada.id)
    assert seat.former == (who.id,)
    view = await game.view_of(ada)
    assert view.hand is not None, "who takes over sees the seat's private side"
    assert (await game.view_of(who)).hand is None
    assert called(game.board) == {ada.id}
    await draw(game, ada)
    (letter,) = who.letters
    taken = say(tongue(house, who), "letter-relieved-said", who=marked(game, table, ada))
    assert taken in letter.text
    assert letter.pressable == ()
    assert letter.files == {}
    denied = await game.type(who, "draw pile")
    assert say(tongue(house, who), "table-refusal-not-seated") in denied.text
    back = await game.here(who).act("join", game.code)
    assert say(tongue(house, who), "table-refusal-started-already") in back.text
    await game.here(ada).slash("table end", table=game.code)
    await game.here(ada).press(custom_id="tavolo:resign:")
    former = say("en", "result-former", who=marked(game, table, ada), former=name(house, who))
    assert former in game.board.text


def name(house: House, who: Player) -> str:
    return house.person(who).name


@pytest.mark.long
async def test_somebody_is_asked_by_name_to_take_over_and_need_not_see_the_place(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    rival = await game.waiting()
    ada = house.player("ada")
    await look_for_somebody(game, rival)
    await game.here(rival).invite(ada, game.code)
    assert (await game.table()).invited == (ada.id,)
    (letter,) = ada.letters
    assert say(tongue(house, ada), "take-button") in letter.buttons
    await ada.mailbox.press(custom_id="tavolo:take:", on=letter)
    await house.pass_time(hours=12.1)
    table = await game.table()
    assert ada.id in table.people
    assert table.invited == ()


@pytest.mark.long
async def test_whoever_is_asked_to_take_over_is_called_to_that(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival, ada = await game.to_play(), await game.waiting(), house.player("ada")
    await look_for_somebody(game, rival)
    await game.here(rival).invite(ada, game.code)
    assert called(game.board) == {ada.id}
    whose = marked(game, await game.table(), who)
    assert say("en", "call-seat", people=ada.mention, whose=whose) in game.board.text


@pytest.mark.long
async def test_whoever_is_late_keeps_the_seat_with_one_press_and_is_asked_in_words(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival = await game.to_play(), await game.waiting()
    ada, dario = house.player("ada"), house.player("dario")
    await look_for_somebody(game, rival)
    await game.here(ada).press(custom_id="tavolo:take:", on=game.board)
    table = await game.table()
    late = marked(game, table, who)
    assert say_in_public("table-promised", by=name(house, ada), who=late) in game.board.text
    again = await game.here(dario).act("join", game.code)
    assert say(tongue(house, dario), "table-refusal-promised") in again.text
    kept = await game.here(who).press(custom_id="tavolo:return:", on=game.board)
    assert kept.is_private, "with what is asked of them"
    assert kept.posts[0].files
    assert say("en", "table-stays", who=late) in game.board.text
    await house.pass_time(hours=2)
    table = await game.table()
    assert (who.id in table.people, table.promised, table.invited) == (True, (), ())


@pytest.mark.long
async def test_nobody_takes_a_wanted_seat_by_the_button_to_take_ones_own_back(
    house: House,
) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno", "chloe", pace=12)
    late = await game.to_play()
    others, dario = [p for p in await game.people() if p is not late], house.player("dario")
    for choice in ("substitute", "computer"):
        await house.pass_time(hours=12.1)
        for person in others:
            await game.here(person).press(custom_id=f"tavolo:vote-{choice}:", on=game.board)
    seat = next(s for s in (await game.table()).seats if s.owner == late.id)
    assert isinstance(seat.occupant, Computer)
    assert not seat.wanted, "nobody is looked for where a computer stands in"
    for who, refusal in ((dario, "not-seated"), (others[0], "already-seated")):
        reply = await game.here(who).press(custom_id="tavolo:return:", on=game.board)
        assert say(tongue(house, who), f"table-refusal-{refusal}") in reply.text
    assert dario.id not in (await game.table()).people
    await game.here(late).press(custom_id="tavolo:return:", on=game.board)
    assert late.id in (await game.table()).people


async def test_a_manager_frees_a_seat_by_name(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who = await game.to_play()
    ada = house.player("ada")
    page = (await game.here(ada).act("manage", game.code)).posts[-1]
    asked = await game.here(ada).choose(
        name(house, who), custom_id=f"tavolo-manage:{game.code}:seat", on=page
    )
    assert say(tongue(house, ada), "free-told") in asked.text
    await game.here(ada).press(custom_id="tavolo:free:", on=asked.posts[0])
    table = await game.table()
    (seat,) = (s for s in table.seats if s.wanted)
    assert (seat.owner, seat.former) == (None, (who.id,))
    assert await game.view_of(who) == await game.view_of(house.player("dario"))


async def test_whoever_takes_a_free_seat_by_letter_is_told_that_it_is_theirs(house: House) -> None:
    await wish_for_letters(house, "dario")
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival = await game.to_play(), await game.waiting()
    ada, dario = house.player("ada"), house.player("dario")
    seat = next(s.seat for s in (await game.table()).seats if s.owner == who.id)
    asked = await game.here(ada).act("manage:seat", game.code, str(seat + 1))
    await game.here(ada).press(custom_id="tavolo:free:", on=asked.posts[0])
    await game.here(rival).invite(dario, game.code)
    taken = await dario.mailbox.act("join", game.code)
    said = say(tongue(house, dario), "done-taken-over-letter", code=game.code, turn="yours")
    assert said in taken.text


async def test_whoever_has_taken_a_seat_over_is_not_meant_by_an_older_button(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who, ada, dario = await game.to_play(), house.player("ada"), house.player("dario")
    seat = next(s.seat for s in (await game.table()).seats if s.owner == who.id)
    asked = [await game.here(ada).act("manage:seat", game.code, str(seat + 1)) for _ in range(2)]
    await game.here(ada).press(custom_id="tavolo:free:", on=asked[0].posts[0])
    await game.here(dario).press(custom_id=f"tavolo:take:{game.code}", on=game.board)
    late = await game.here(ada).press(custom_id="tavolo:free:", on=asked[1].posts[0])
    assert say("en", "table-refusal-nobody-there") in late.text
    assert (await game.table()).seats[seat].owner == dario.id


async def test_who_manages_nothing_frees_nobody(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    rival = await game.waiting()
    asked = await game.here(rival).act("manage:seat", game.code, "1")
    forged = await game.here(rival).forge(f"tavolo:free:{game.code}:1", on=game.board)
    for reply in (asked, forged):
        assert say(tongue(house, rival), "table-refusal-not-manager") in reply.text


# --- somebody has left ---------------------------------------------------------------------------

NO_SERVER_IN_COMMON = limit("no-server-in-common")


async def test_whoever_has_left_the_server_is_asked_about_at_half_time(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival = await game.to_play(), await game.waiting()
    table = await game.table()
    assert table.guild is not None
    house.env.backend.remove_member(table.guild, who.id)
    await house.pass_time(hours=6.1)
    gone = say("en", "table-gone", who=marked(game, table, who))
    assert sum(gone in post.text for post in game.posts) == 1
    assert (await game.table()).polls != ()
    await game.here(rival).slash("table end")
    reply = await game.here(rival).press(custom_id="tavolo:agree:")
    assert say(tongue(house, rival), "done-cancelled", code=game.code) in reply.text, "alone"


async def test_a_letter_that_reaches_no_server_in_common_is_a_sign_of_absence(
    house: House,
) -> None:
    await wish_for_letters(house, "bruno", "chloe")
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival = await game.to_play(), await game.waiting()
    mailbox = f"/channels/{rival.mailbox.place.id}/messages"
    house.fail("POST", mailbox, status=403, code=NO_SERVER_IN_COMMON, times=None)
    await draw(game, who)
    table = await game.table()
    gone = say("en", "table-gone", who=marked(game, table, rival))
    assert any(gone in post.text for post in game.posts)
    (poll,) = table.polls
    assert table.seats[poll.about.seat].owner == rival.id, "asked at once, without the deadline"
    assert who.id in called(game.board)
    house.env.backend.faults.clear()
    await game.here(rival).press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    assert (await game.table()).seats[poll.about.seat].presence == "back"
    await draw(game, rival)
    assert (await game.table()).polls == ()
