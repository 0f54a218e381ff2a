"""Wishes: who is shown what, and who is notified, for every transition."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from core.game import EVERYONE, Seat, Step, Told, only
from model import game_json
from model.commands import (
    Cancel,
    Command,
    Expire,
    Invite,
    Leave,
    Person,
    Play,
    Propose,
    Resign,
    Start,
)
from model.letters import Letter, PrivateKind, PrivateLetter, PublicLetter
from model.log import records_of
from model.table import (
    HOUR,
    Computer,
    CupGame,
    EventRecord,
    LatePolicy,
    Pace,
    PlayerId,
    Status,
    Table,
)
from tables.board_messages import call_of
from tables.decisions import lifecycle
from tables.decisions.transitions import Transition
from tables.direct_messages import Told as Knows
from tables.direct_messages import letter_to
from tables.notifications import COMPUTERS_TURN, GOES_ON, calls_to, corrections, posted
from tests.tables.running_service import House
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    ELSA,
    GAME,
    NOON,
    PIAZZA,
    SEED,
    all_lay,
    changed,
    chooser_of,
    hand,
    joining,
    keys,
    lay,
    lobby,
    occasion,
    play,
    playing,
    shift,
)
from tests.tables.shown_boards import shown, wished
from tests.tables.toy_game import Begun, Dealt, Drawn, Event, Laid, Move, Shown, State
from tests.tables.written_letters import Written, standing, written


class Post:
    """What the place, and people, are shown of one transition."""

    def __init__(self, public: PublicLetter, letters: Sequence[Written]) -> None:
        self.public = public
        self.private = [one.letter for one in letters]
        self._letters = letters

    @property
    def kinds(self) -> dict[PlayerId, str]:
        """Who is told which news."""
        return {one.to: one.kind for one, _, news in self._letters if news}

    @property
    def amended(self) -> dict[PlayerId, str]:
        """Whose message is changed to what, as it would be untrue."""
        return {one.to: one.kind for one, _, news in self._letters if not news}

    def to(self, person: Person) -> PrivateLetter:
        return next(p for p in self.private if p.to == person.id)


def post_of(
    before: Table,
    after: Transition,
    asker: Person | None,
    log: Sequence[EventRecord] = (),
    new_at: int | None = None,
) -> Post:
    by = None if asker is None else asker.id
    after = posted(before, after)
    news = [*log, *records_of(after.told, after.table.moves)]
    public = shown(before, after, by, news, new_at=new_at)
    return Post(public, written(before, after, by, news))


def done(table: Table, command: Command, asker: Person | None) -> Post:
    return post_of(table, lifecycle.decide(table, command, occasion()), asker)


def events(letter: Letter) -> list[Event]:
    return [game_json.decode_event(GAME, e) for e in letter.events]


# --- lobby -----------------------------------------------------------------------------------


def test_a_seat_taken_is_told_in_the_channel_and_pings_nobody() -> None:
    post = done(lobby(ANNA, BRUNO, size=4, host_called=True), joining(CARLA), CARLA)
    assert (post.public.kind, post.public.ping, post.kinds) == ("lobby", (), {})
    assert post.public.view is None
    assert keys(post.public.notices) == ["table-joined"]


async def test_the_host_is_called_once_when_enough_sit_to_begin(house: House) -> None:
    code = await house.open(ANNA, size=4)
    await house.letters()
    for person, called in ((BRUNO, (ANNA.id,)), (CARLA, ()), (BRUNO, ())):
        await house.service.join(house.request(), code, person, PIAZZA)
        (letter,) = [one for one in await house.letters() if isinstance(one, PublicLetter)]
        assert letter.ping == called
        if person is CARLA:
            for gone in (BRUNO, CARLA):
                await house.order(code, Leave(gone))
            await house.letters()


async def test_a_question_is_posted_without_the_board_and_the_next_turn_with_it(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    await house.order(code, Propose(ANNA, "pause"))
    letters = await house.letters()
    asked, *_ = [one for one in letters if isinstance(one, PublicLetter)]
    private = [one for one in letters if isinstance(one, PrivateLetter)]
    assert {(one.to, one.kind) for one in private} == {(BRUNO.id, "agree"), (CARLA.id, "agree")}
    assert asked.only_asks
    assert (asked.view, asked.amends, set(asked.ping)) == (None, False, {BRUNO.id, CARLA.id})
    for person in (ANNA, BRUNO, CARLA):
        await house.lay(code, person)
    boards = [one for one in await house.letters() if isinstance(one, PublicLetter)]
    assert boards[-1].view is not None
    assert not boards[-1].only_asks


def test_guests_are_pinged_and_written_once_when_they_are_invited() -> None:
    table = lobby(ANNA, size=4, invited=[BRUNO])
    post = done(table, Invite(ANNA, (CARLA, ELSA)), ANNA)
    assert post.public.ping == (CARLA.id, ELSA.id)
    assert post.kinds == {CARLA.id: "invitation", ELSA.id: "invitation"}
    assert (post.to(CARLA).seat, post.to(CARLA).view, post.to(CARLA).events) == (None, None, ())


def test_who_leaves_a_lobby_is_told_in_the_channel_alone() -> None:
    post = done(lobby(ANNA, BRUNO, size=3), Leave(ANNA), ANNA)
    assert (post.public.kind, post.public.ping, post.kinds) == ("lobby", (), {})


def test_a_lobby_cleared_away_is_told_in_the_channel_alone() -> None:
    table = lobby(ANNA, BRUNO, size=3, invited=[CARLA])
    post = done(table, Cancel(ANNA), ANNA)
    assert (post.public.kind, post.public.ping, post.kinds) == ("cancelled", (), {})


@pytest.mark.parametrize("people", [2, 4])
def test_the_start_deals_everybody_their_hand_the_starter_too(people: int) -> None:
    seated = (ANNA, BRUNO, CARLA, ELSA)[:people]
    post = done(lobby(*seated, size=people), Start(ANNA, SEED), ANNA)
    assert post.public.kind == "board"
    assert post.public.ping == tuple(p.id for p in seated)
    assert post.kinds == {p.id: "turn" for p in seated}


def test_the_start_tells_everybody_the_set_up_and_nobody_a_hand() -> None:
    """A letter shows its reader's hand by its view; what it tells is read on lock screens."""
    post = done(lobby(ANNA, BRUNO), Start(ANNA, SEED), ANNA)
    assert [type(e).__name__ for e in events(post.public)] == ["Begun"]
    assert [type(e).__name__ for e in events(post.to(BRUNO))] == ["Begun"]
    assert post.to(BRUNO).view not in (None, post.public.view)


def test_who_is_not_to_act_at_the_start_is_written_that_it_begins_or_the_hand_they_got() -> None:
    table = all_lay(playing(ANNA, BRUNO))
    assert chooser_of(table) is BRUNO
    begun = Transition(table, told=(Told(Begun(2), EVERYONE),))
    dealt = changed(begun, told=(*begun.told, Told(Dealt(Seat(0), (1, 2)), only(Seat(0)))))
    for transition, kind in ((begun, "start"), (dealt, "hand")):
        post = post_of(lobby(ANNA, BRUNO), transition, ANNA)
        assert post.kinds == {ANNA.id: kind, BRUNO.id: "turn"}
        assert post.public.ping == (BRUNO.id,)


# --- moves -----------------------------------------------------------------------------------


def test_a_move_that_asks_nobody_anew_pings_nobody() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    post = post_of(table, lay(table, ANNA), ANNA)
    assert (post.public.kind, post.public.ping, post.kinds) == ("board", (), {})
    assert events(post.public) == [Laid(Seat(0))]


class _Whispers:
    """The same game with events told only to the player who moves."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        return Step(GAME.apply(state, seat, move).state, (Told(Drawn(seat, 9), only(seat)),))


WHISPERED: Any = changed(occasion(), game=_Whispers())


def _told(before: Table, after: Transition, asker: Person | None) -> dict[PlayerId, str]:
    return post_of(before, after, asker).kinds


def test_a_secret_move_after_which_all_wait_for_the_same_is_told_nobody() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    lay_in_secret = Play(ANNA, f"lay {hand(table, 0)[0]}", None)
    assert _told(table, lifecycle.decide(table, lay_in_secret, WHISPERED), ANNA) == {}


def test_a_secret_move_of_who_must_move_on_is_told_nobody_either() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    after = shift(table, ANNA)
    assert after.table.seats[0].asked == 2
    assert _told(table, after, ANNA) == {}


def test_what_the_clock_did_in_secret_is_written_to_the_seat_alone() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    lay_in_secret = Play(ANNA, f"lay {hand(table, 0)[0]}", None)
    after = lifecycle.decide(table, lay_in_secret, WHISPERED)
    assert _told(table, after, None) == {ANNA.id: "hand"}


def test_a_secret_move_that_asks_somebody_is_told_in_the_channel() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    table = lay(lay(table, ANNA).table, BRUNO).table
    lay_in_secret = Play(CARLA, f"lay {hand(table, 2)[0]}", None)
    post = post_of(table, lifecycle.decide(table, lay_in_secret, WHISPERED), CARLA)
    assert (post.public.kind, post.public.events) == ("board", ())
    assert post.kinds == {BRUNO.id: "turn"}


def test_a_secret_move_with_a_notice_is_told_in_the_channel() -> None:
    table = playing(ANNA, BRUNO, CARLA, pace=Pace(hours=24, late="play"))
    late = changed(WHISPERED, now=NOON + 99 * HOUR)
    after = lifecycle.decide(table, Expire(Seat(0), table.seats[0].asked or 0), late)
    assert keys(post_of(table, after, None).public.notices) == ["table-late-play"]


def test_who_is_asked_by_a_move_is_pinged_and_written() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    table = lay(lay(table, ANNA).table, BRUNO).table
    last = lay(table, CARLA)
    assert chooser_of(last.table) is BRUNO
    post = post_of(table, last, CARLA)
    assert post.kinds == {BRUNO.id: "turn"}
    assert post.public.ping == (BRUNO.id,)


def test_whoever_moved_gets_no_letter_though_asked_again() -> None:
    table = lay(playing(ANNA, BRUNO), ANNA).table
    post = post_of(table, lay(table, BRUNO), BRUNO)
    assert (post.kinds, post.public.ping) == ({}, ())


def test_private_news_reach_who_is_not_asked_as_a_hand_which_its_words_do_not_tell() -> None:
    table = all_lay(playing(ANNA, BRUNO, CARLA))
    after = play(table, BRUNO, "keep")
    still_asked = changed(
        after.table,
        seats=tuple(
            changed(s, asked=None) if s.occupant != table.to_act[0].occupant else s
            for s in after.table.seats
        ),
    )
    post = post_of(table, changed(after, table=still_asked), BRUNO)
    assert post.kinds == {ANNA.id: "hand", CARLA.id: "hand"}
    for letter in post.private:
        assert not any(isinstance(e, Drawn) for e in events(letter))


def test_the_end_is_written_to_everybody_but_who_brought_it() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    table = lifecycle.decide(table, Resign(BRUNO), occasion()).table
    post = done(table, Resign(ANNA), ANNA)
    assert post.public.kind == "final"
    assert post.public.ping == (BRUNO.id, CARLA.id)
    assert post.kinds == {BRUNO.id: "final", CARLA.id: "final"}
    assert post.public.table.outcome is not None


def test_computers_get_no_letters() -> None:
    table = playing(ANNA, BRUNO)
    robot = changed(table.seats[1], occupant=Computer("random", "easy"))
    table = changed(table, seats=(table.seats[0], robot))
    post = post_of(lobby(ANNA, BRUNO), Transition(table), None)
    assert post.kinds == {ANNA.id: "turn"}
    assert post.public.ping == (ANNA.id,)


# --- the letter that stands in a mailbox ---------------------------------------------------------


def test_a_turn_that_is_over_leaves_no_letter_that_calls_to_it() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    post = post_of(table, lay(table, ANNA), ANNA)
    assert post.amended == {ANNA.id: "rest"}
    rest = post.to(ANNA)
    assert (rest.view, rest.events, rest.notices) == (None, (), ()), "nothing that becomes untrue"


def test_who_goes_on_keeps_the_letter() -> None:
    table = lay(playing(ANNA, BRUNO), ANNA).table
    assert post_of(table, lay(table, BRUNO), BRUNO).amended == {}


def test_a_turn_that_the_clock_ended_is_over_too() -> None:
    assert expired("play", ANNA, BRUNO, CARLA).amended == {BRUNO.id: "rest"}


def test_the_letter_of_who_ends_the_game_becomes_the_final_one() -> None:
    table = playing(ANNA, BRUNO)
    assert done(table, Resign(ANNA), ANNA).amended == {ANNA.id: "final"}
    agreed = lifecycle.decide(table, Cancel(ANNA), occasion()).table
    assert done(agreed, Cancel(BRUNO), BRUNO).amended == {BRUNO.id: "cancelled"}


# --- deadlines and calling off ---------------------------------------------------------------


def expired(policy: LatePolicy, *people: Person) -> Post:
    table = playing(*people, pace=Pace(hours=24, late=policy))
    asked = table.seats[1].asked
    assert asked is not None
    after = lifecycle.decide(table, Expire(Seat(1), asked), occasion(NOON + 99 * HOUR))
    return post_of(table, after, None)


def test_waiting_on_reminds_who_is_late_and_nobody_else() -> None:
    post = expired("wait", ANNA, BRUNO, CARLA)
    assert post.public.ping == (BRUNO.id,)
    assert post.kinds == {BRUNO.id: "turn"}
    assert keys(post.to(BRUNO).notices) == ["table-late-wait"]


def test_a_move_of_the_house_is_told_in_the_channel() -> None:
    post = expired("play", ANNA, BRUNO, CARLA)
    assert (post.public.ping, post.kinds) == ((), {})
    assert events(post.public) == [Laid(Seat(1))]
    assert keys(post.public.notices) == ["table-late-play"]


def test_an_end_that_the_clock_brought_is_written_to_everybody() -> None:
    post = expired("resign", ANNA, BRUNO)
    assert post.kinds == {ANNA.id: "final", BRUNO.id: "final"}
    assert post.public.ping == (ANNA.id, BRUNO.id)


def test_a_wish_to_call_off_pings_those_who_have_not_agreed() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    wish = Cancel(ANNA)
    first = lifecycle.decide(table, wish, occasion())
    assert post_of(table, first, ANNA).public.ping == (BRUNO.id, CARLA.id)
    assert post_of(table, first, ANNA).kinds == {BRUNO.id: "agree", CARLA.id: "agree"}
    post = done(first.table, Cancel(BRUNO), BRUNO)
    assert (post.public.amends, post.public.ping) == (True, ()), "who agrees calls nobody"


def test_a_game_called_off_is_written_to_everybody_but_who_did_it() -> None:
    agreed = lifecycle.decide(playing(ANNA, BRUNO), Cancel(ANNA), occasion()).table
    post = done(agreed, Cancel(BRUNO), BRUNO)
    assert (post.public.kind, post.public.ping) == ("cancelled", ())
    assert post.kinds == {ANNA.id: "cancelled"}
    by_right = done(playing(ANNA, BRUNO, CARLA), Cancel(ELSA, CLUB), ELSA)
    assert {*by_right.kinds} == {ANNA.id, BRUNO.id, CARLA.id}


# --- reminders -----------------------------------------------------------------------------


def test_a_reminder_calls_in_the_channel_without_showing_the_board() -> None:
    table = playing(ANNA, BRUNO)
    public = call_of(table, calls_to(table.seats[1], "reminder"))
    assert (public.kind, public.ping, public.view) == ("reminder", (BRUNO.id,), None)
    assert public.notices == (), "who is called, and until when, is said by the call"


def test_a_computer_is_not_called() -> None:
    table = playing(ANNA, BRUNO)
    assert calls_to(changed(table.seats[1], occupant=Computer("random", "easy"))) == ()


# --- recap -----------------------------------------------------------------------------------


class Story:
    """A game with its log, as the store keeps it."""

    def __init__(self, *people: Person) -> None:
        self.table = playing(*people)
        self.log: list[EventRecord] = []
        self.new_at = 0

    def play(self, person: Person, notation: str | None = None) -> Post:
        before = self.table
        after = lay(before, person) if notation is None else play(before, person, notation)
        post = post_of(before, after, person, self.log, self.new_at)
        self.new_at = self.new_at if post.public.amends else after.table.moves
        self.log += records_of(after.told, after.table.moves)
        self.table = posted(before, after).table
        return post


def kinds(letter: Letter) -> list[str]:
    return [type(e).__name__ for e in events(letter)]


def test_a_post_tells_all_since_the_post_before_and_since_the_turn_of_whoever_is_called() -> None:
    story = Story(ANNA, BRUNO, CARLA)
    amended = [story.play(ANNA).public, story.play(BRUNO).public]
    assert [kinds(letter) for letter in amended] == [["Laid"], ["Laid", "Laid"]]
    assert all(letter.amends for letter in amended)
    post = story.play(CARLA).public
    assert (kinds(post), post.amends) == (["Laid", "Laid", "Laid", "Shown"], False)
    assert chooser_of(story.table) is BRUNO
    told = kinds(story.play(BRUNO, "keep").public)
    assert told == ["Laid", "Laid", "Shown", "Scored"], "Anna has seen her own move alone"


def test_who_moves_and_is_asked_again_goes_on_in_the_same_post() -> None:
    table = lay(playing(ANNA, BRUNO), ANNA).table
    after = lay(table, BRUNO)
    assert chooser_of(after.table) is BRUNO
    post = post_of(table, after, BRUNO)
    assert (post.public.goes_on, post.public.ping, post.public.amends) == (1, (), True)
    held = {person: wish.held for person, wish in corrections(table, after.table, BRUNO.id).items()}
    assert held == {BRUNO.id: GOES_ON}


def test_who_ends_a_round_of_simultaneous_choices_is_called_to_the_next_like_everybody() -> None:
    table = all_lay(playing(ANNA, BRUNO))
    after = play(table, BRUNO, "keep")
    assert len(after.table.to_act) == 2
    post = post_of(table, after, BRUNO)
    assert (post.public.ping, post.public.goes_on) == ((ANNA.id, BRUNO.id), None)
    assert post.kinds == {ANNA.id: "turn", BRUNO.id: "turn"}
    for person in (ANNA, BRUNO):
        assert not any(isinstance(e, Drawn) for e in events(post.to(person)))
    assert corrections(table, after.table, BRUNO.id) == {}


def test_a_post_waits_while_only_computers_are_to_move() -> None:
    table = playing(ANNA, BRUNO)
    robot = changed(table.seats[1], occupant=Computer("random", "easy"))
    table = changed(table, seats=(table.seats[0], robot))
    waits = wished(table, lay(table, ANNA), ANNA.id)
    assert (waits.step, waits.due) == ("edit", NOON + COMPUTERS_TURN)
    people = playing(ANNA, BRUNO)
    assert wished(people, lay(people, ANNA), ANNA.id).due == NOON


def test_a_letter_tells_what_happened_since_ones_own_last_move() -> None:
    story = Story(ANNA, BRUNO, CARLA)
    story.play(ANNA)
    story.play(BRUNO)
    post = story.play(CARLA)
    assert chooser_of(story.table) is BRUNO
    assert events(post.to(BRUNO)) == [Laid(Seat(2)), Shown((4, 5, 3))]
    post = story.play(BRUNO, "keep")
    assert kinds(post.to(ANNA)) == ["Laid", "Laid", "Shown", "Scored"]
    assert kinds(post.to(CARLA)) == ["Scored"]


def test_what_just_happened_is_news_even_to_the_seat_it_happened_to() -> None:
    post = expired("resign", ANNA, BRUNO)
    assert kinds(post.to(BRUNO)) == ["Gone"]


def test_the_last_letter_tells_the_end() -> None:
    story = Story(ANNA, BRUNO)
    while story.table.status is Status.PLAYING:
        for seat in story.table.to_act:
            mover = ANNA if seat.seat == 0 else BRUNO
            choosing = len(story.table.to_act) == 1 and story.table.moves % 3 == 2
            post = story.play(mover, "keep" if choosing else None)
    assert post.public.kind == "final"
    assert "Scored" in kinds(post.public)
    assert "Scored" in kinds(post.private[0])


# --- what a letter is ------------------------------------------------------------------------


def test_a_letter_keeps_the_views_own_json() -> None:
    table = playing(ANNA, BRUNO)
    post = post_of(table, lay(table, ANNA), ANNA)
    view: Any = game_json.decode_view(GAME, post.public.view or b"")
    assert view.viewer is None
    assert msgspec.json.encode(post.public).count(b'"hand":[]') == 1


@pytest.mark.parametrize(("cup", "called"), [(None, (BRUNO.id,)), (CupGame("MTSF", 1), ())])
def test_the_end_of_a_game_calls_the_others_except_in_a_cup(
    cup: CupGame | None, called: tuple[PlayerId, ...]
) -> None:
    table = changed(playing(ANNA, BRUNO), cup=cup)
    assert done(table, Resign(ANNA), ANNA).public.ping == called


@pytest.mark.parametrize("kind", ["start", "hand"])
def test_a_message_in_words_gets_its_picture_and_stays_what_it_is(kind: PrivateKind) -> None:
    table = all_lay(playing(ANNA, BRUNO))
    shown = changed(standing(table, ANNA.id).tells, kind=kind, lasts=True, in_words=True)
    nothing = Knows((), (), (), {})
    letter = letter_to(ANNA.id, table, GAME, shown, nothing, anew=False, calls=False)
    assert (letter.kind, letter.lasts) == (kind, True)
    assert letter.view is not None
    done = changed(shown, in_words=False)
    assert letter_to(ANNA.id, table, GAME, done, nothing, anew=False, calls=False).kind == "rest"
