"""The store as simple as it can be thought: lists and dictionaries. The machine's other half."""

import copy
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from core.game import Seat
from core.text import Text
from storage.rows.row_codec import is_amendment, is_same_call, lane_of
from storage.rows.statements import AMENDMENTS_WAIT
from storage.rows.transaction import RECEIPTS_KEPT
from tables.history.ratings import Ranked, Rating
from tables.history.results import Result
from tables.interfaces import DuplicateRequest, StaleVersion, Transaction
from tables.model.letters import BoardPost, ClaimedLetter, Letter, LetterId, LetterPost, is_aside
from tables.model.shards import EVERYBODY, Reach
from tables.model.table import (
    TIMER_KINDS,
    Approach,
    Ban,
    EventRecord,
    GuildId,
    Human,
    Listed,
    MoveRecord,
    Notebook,
    Outline,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    Timer,
    TimerKind,
)
from tests.storage.sample_rows import changed, listed_for, outline_of

T = TypeVar("T")


class Waiting(msgspec.Struct):
    """A letter in the model's outbox."""

    id: int
    letter: Letter
    queued_at: int
    due_at: int
    attempts: int = 0
    lease_until: int = 0
    owner: str | None = None


class World:
    """All that is stored; a transaction changes a copy of it.

    ``next_table``: the id of the next table, told by the store, which may leave some out.
    """

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}
        self.log: list[tuple[TableId, MoveRecord]] = []
        self.told: list[tuple[TableId, EventRecord]] = []
        self.receipts: dict[RequestId, tuple[TableId, int]] = {}
        self.waiting: list[Waiting] = []
        self.timers: list[Timer] = []
        self.claimed: dict[Timer, int] = {}
        self.people: dict[PlayerId, PlayerProfile] = {}
        self.posts: dict[TableId, BoardPost] = {}
        self.letters: dict[tuple[TableId, PlayerId], LetterPost] = {}
        self.following: dict[tuple[TableId, PlayerId], int] = {}
        self.notebooks: dict[tuple[TableId, PlayerId], Notebook] = {}
        self.alive: dict[tuple[int, int], int] = {}
        self.approaches: list[Approach] = []
        self.blocks: dict[tuple[PlayerId, PlayerId], int] = {}
        self.bans: dict[tuple[GuildId, PlayerId], int] = {}
        self.results: dict[TableId, Result] = {}
        self.ratings_known: dict[tuple[PlayerId, str], Rating] = {}
        self.next_table = TableId(0)
        self.letters_ever = 0

    def copied(self) -> "World":
        """Another world in which the same is so; only letters that wait can change in place."""
        other = copy.copy(self)
        for name, value in vars(self).items():
            setattr(other, name, copy.copy(value))
        other.waiting = [copy.copy(waiting) for waiting in self.waiting]
        return other


class ModelTransaction:
    """The whole port over a world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def table(self, code: TableCode) -> Table | None:
        return next((t for t in self.world.tables.values() if t.code == code.upper()), None)

    def questions_of(self, table: TableId) -> dict[Seat, int | None]:
        found = self.table_by_id(table)
        return {} if found is None else {s.seat: s.asked for s in found.seats}

    def table_by_id(self, table: TableId) -> Table | None:
        return self.world.tables.get(table)

    def tables_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Table]:
        return self._listed(lambda t: player in (*t.owners, *t.invited), statuses)

    def outlines_of(self, player: PlayerId, statuses: Sequence[Status], most: int) -> list[Outline]:
        return list(map(outline_of, self.tables_of(player, statuses)))[:most]

    def outlines_at(self, place: PlaceId, statuses: Sequence[Status], most: int) -> list[Outline]:
        found = self._listed(lambda t: t.place == place, statuses)
        return list(map(outline_of, found))[:most]

    def outlines(self, tables: Sequence[TableId]) -> list[Outline]:
        return [outline_of(self.world.tables[t]) for t in tables if t in self.world.tables]

    def listed_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Listed]:
        return [listed_for(table, player) for table in self.tables_of(player, statuses)]

    def listed_in(
        self, guild: GuildId, player: PlayerId, statuses: Sequence[Status], most: int
    ) -> list[Listed]:
        found = self._listed(lambda t: t.guild == guild, statuses)
        listed = [listed_for(table, player) for table in found]
        return [one for n, one in enumerate(listed) if n < most or one.own]

    def count_tables(self, statuses: Sequence[Status]) -> int:
        return sum(t.status in statuses for t in self.world.tables.values())

    def _listed(self, fits: Callable[[Table], object], statuses: Sequence[Status]) -> list[Table]:
        found = [t for t in self.world.tables.values() if t.status in statuses and fits(t)]
        return sorted(found, key=lambda t: (t.updated_at, t.id), reverse=True)

    def moves(self, table: TableId, after_seq: int = 0) -> list[MoveRecord]:
        found = [m for t, m in self.world.log if t == table and m.seq > after_seq]
        return sorted(found, key=lambda m: m.seq)

    def events(self, table: TableId, after_seq: int = -1) -> list[EventRecord]:
        found = [e for t, e in self.world.told if t == table and e.seq > after_seq]
        return sorted(found, key=lambda e: (e.seq, e.n))

    def player(self, player: PlayerId) -> PlayerProfile | None:
        return self.world.people.get(player)

    def players(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        return {p: self.world.people[p] for p in players if p in self.world.people}

    def approaches(self, by: PlayerId, since: int) -> list[Approach]:
        mine = [a for a in self.world.approaches if a.by == by and a.at > since]
        return sorted(mine, key=lambda a: (a.at, a.to or 0))

    def inviter_of(self, table: TableId, guest: PlayerId) -> PlayerId | None:
        found = [a for a in self.world.approaches if (a.table, a.to) == (table, guest)]
        return max(found, key=lambda a: a.at).by if found else None

    def blocked_by(self, player: PlayerId) -> list[PlayerId]:
        mine = [(at, other) for (by, other), at in self.world.blocks.items() if by == player]
        return [other for _, other in sorted(mine)]

    def is_banned(self, player: PlayerId, servers: Sequence[GuildId]) -> bool:
        return any((server, player) in self.world.bans for server in servers)

    def banned_in(self, server: GuildId) -> list[Ban]:
        here = [(at, who) for (where, who), at in self.world.bans.items() if where == server]
        return [Ban(who, at) for at, who in sorted(here)]

    def count_banned(self, server: GuildId) -> int:
        return len(self.banned_in(server))

    def save_ban(self, server: GuildId, player: PlayerId, at: int) -> None:
        self.world.bans.setdefault((server, player), at)

    def delete_ban(self, server: GuildId, player: PlayerId) -> bool:
        return self.world.bans.pop((server, player), None) is not None

    def have_played(self, one: PlayerId, other: PlayerId) -> bool:
        return any(
            {one, other} <= set(table.people) and table.seed is not None
            for table in self.world.tables.values()
        )

    def note_approaches(self, approaches: Sequence[Approach]) -> None:
        self.world.approaches += approaches

    def forget_approaches(self, table: TableId, guest: PlayerId) -> None:
        kept = [a for a in self.world.approaches if (a.table, a.to) != (table, guest)]
        self.world.approaches = kept

    def save_block(self, by: PlayerId, other: PlayerId, at: int) -> None:
        self.world.blocks.setdefault((by, other), at)

    def recognise(self, player: PlayerId) -> None:
        """Nobody is forgotten here."""

    def delete_block(self, by: PlayerId, other: PlayerId) -> bool:
        return self.world.blocks.pop((by, other), None) is not None

    def move_of_request(self, request: RequestId) -> tuple[TableId, MoveRecord] | None:
        return next(((t, m) for t, m in self.world.log if m.request == request), None)

    def state_hash(self, table: TableId) -> str | None:
        moves = self.moves(table)
        return moves[-1].state_hash if moves else None

    def receipt(self, request: RequestId) -> TableId | None:
        known = self.world.receipts.get(request)
        return None if known is None else known[0]

    def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        return self.world.letters.get((table, player))

    def due_digests(self, now: int) -> list[PlayerProfile]:
        due = [(p.digest_due, p.id, p) for p in self.world.people.values() if p.digest_due]
        return [profile for at, _, profile in sorted(due, key=lambda d: d[:2]) if at <= now]

    def next_digest_at(self) -> int | None:
        dues = [p.digest_due for p in self.world.people.values() if p.digest_due is not None]
        return min(dues, default=None)

    def followers(self, table: TableId) -> list[PlayerId]:
        found = sorted((at, p) for (t, p), at in self.world.following.items() if t == table)
        return [player for _, player in found]

    def followed_by(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableId]:
        found = sorted((at, t) for (t, p), at in self.world.following.items() if p == player)
        return [table for _, table in found if self.world.tables[table].status in statuses]

    def notebook(self, table: TableId, player: PlayerId) -> Notebook:
        return self.world.notebooks.get((table, player), Notebook())

    def save_notebook(self, table: TableId, player: PlayerId, notebook: Notebook) -> None:
        self.world.notebooks[table, player] = notebook

    def follow(self, table: TableId, player: PlayerId, at: int) -> None:
        self.world.following.setdefault((table, player), at)

    def unfollow(self, table: TableId, player: PlayerId) -> None:
        self.world.following.pop((table, player), None)

    def save_board_post(self, post: BoardPost) -> None:
        self.world.posts[post.table] = post

    def save_letter_post(self, post: LetterPost) -> None:
        self.world.letters[post.table, post.player] = post

    def delete_letter_post(self, post: LetterPost) -> None:
        known = self.world.letters.get((post.table, post.player))
        if known is not None and known.message == post.message:
            del self.world.letters[post.table, post.player]

    def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        return {t: self.world.posts[t] for t in tables if t in self.world.posts}

    def board_post(self, table: TableId) -> BoardPost | None:
        return self.world.posts.get(table)

    def due_timers(
        self,
        now: int,
        limit: int,
        kinds: Sequence[TimerKind] = TIMER_KINDS,
        reach: Reach = EVERYBODY,
    ) -> list[Timer]:
        due = [
            t
            for t in self.world.timers
            if t.due_at <= now
            and t.kind in kinds
            and (t.kind == "computer" or self.waiting_since(t.table, now) is None)
            and self._is_in_reach(t, reach)
            and self.world.claimed.get(t, 0) <= now
        ]
        order = [(self._nobody_waits(t), t.due_at, t.table, t.kind, t.seat) for t in due]
        return [t for _, t in sorted(zip(order, due, strict=True), key=lambda pair: pair[0])][
            :limit
        ]

    def _nobody_waits(self, timer: Timer) -> bool:
        seats = self.world.tables[timer.table].seats
        plays = any(isinstance(s.occupant, Human) and not s.is_out for s in seats)
        return timer.kind == "computer" and not plays

    def next_timer_at(self, now: int, kinds: Sequence[TimerKind] = TIMER_KINDS) -> int | None:
        due = (t.due_at for t in self.world.timers if t.due_at > now and t.kind in kinds)
        return min(due, default=None)

    def timed_tables(self, now: int, reach: Reach = EVERYBODY) -> list[tuple[TableId, int | None]]:
        stood = (t.id for t in self.world.tables.values() if t.stood_until > now)
        timed = sorted({*(t.table for t in self.world.timers), *stood})
        return [(t, self._reached(t)) for t in timed if self._shard(t, reach) in reach.here]

    def waiting_since(self, table: TableId, now: int) -> int | None:
        letters = [w for w in self.world.waiting if w.letter.table.id == table]
        waiting = [w for w in letters if not is_aside(w.letter)]
        return min((w.queued_at for w in waiting if w.attempts or w.due_at <= now), default=None)

    def add_table(self, table: Table) -> Table | None:
        if self.table(table.code) is not None:
            return None
        added = changed(table, id=self.world.next_table)
        self.world.tables[added.id] = added
        return added

    def save_table(self, table: Table, seen: int) -> None:
        stored = self.table_by_id(table.id)
        if stored is None or stored.version != seen:
            raise StaleVersion
        self.world.tables[table.id] = table

    def append_move(self, table: TableId, move: MoveRecord) -> None:
        if move.request is not None and self.move_of_request(move.request) is not None:
            raise DuplicateRequest
        self.world.log.append((table, move))

    def append_events(self, table: TableId, events: Sequence[EventRecord]) -> None:
        self.world.told.extend((table, e) for e in events)

    def keep_receipt(self, request: RequestId, table: TableId, at: int) -> None:
        if request in self.world.receipts:
            raise DuplicateRequest
        kept = {r: k for r, k in self.world.receipts.items() if k[1] >= at - RECEIPTS_KEPT}
        self.world.receipts = kept | {request: (table, at)}

    def put_letters(self, letters: Sequence[Letter], at: int) -> None:
        for letter in letters:
            self.world.waiting = [
                w for w in self.world.waiting if w.attempts or not is_same_call(w.letter, letter)
            ]
        for letter, queued_at, due_at in [self._overtaking(letter, at) for letter in letters]:
            self.world.letters_ever += 1
            self.world.waiting.append(Waiting(self.world.letters_ever, letter, queued_at, due_at))

    def _overtaking(self, letter: Letter, at: int) -> tuple[Letter, int, int]:
        if not letter.tells_the_board:
            return letter, at + letter.held, at + letter.held
        dropped = [w for w in self.world.waiting if self._tells_less(w, letter)]
        self.world.waiting = [w for w in self.world.waiting if w not in dropped]
        told = [n for w in dropped if not w.letter.illustrates for n in w.letter.notices]
        letter = changed(letter, notices=_each_once((*told, *letter.notices)))
        queued_at = min((at, *(w.queued_at for w in dropped)))
        return letter, queued_at, min((at + letter.held, *(w.due_at for w in dropped)))

    def _tells_less(self, waiting: Waiting, newer: Letter) -> bool:
        letter = waiting.letter
        same = lane_of(letter) == lane_of(newer) and letter.table.id == newer.table.id
        return same and waiting.attempts == 0 and is_amendment(letter)

    def set_timers(self, table: TableId, timers: Sequence[Timer]) -> None:
        others = [t for t in self.world.timers if t.table != table]
        self.world.timers = [*others, *timers]
        self.world.claimed = {t: at for t, at in self.world.claimed.items() if t.table != table}

    def claim_timer(self, timer: Timer, now: int, until: int) -> bool:
        if timer not in self.world.timers or self.world.claimed.get(timer, 0) > now:
            return False
        self.world.claimed[timer] = until
        return True

    def delete_timer(self, timer: Timer) -> bool:
        if timer not in self.world.timers:
            return False
        self.world.timers.remove(timer)
        return True

    def save_player(self, profile: PlayerProfile) -> None:
        self.world.people[profile.id] = profile

    def save_clocks(self, table: Table) -> None:
        stored = self.world.tables[table.id]
        clocks = {seat.seat: seat for seat in table.seats}
        seats = tuple(
            changed(
                seat,
                deadline=known.deadline,
                left=known.left,
                reminded=known.reminded,
                called_at=known.called_at,
            )
            for seat in stored.seats
            for known in [clocks.get(seat.seat, seat)]
        )
        self.world.tables[table.id] = changed(
            stored, seats=seats, stood_until=table.stood_until, idle_from=table.idle_from
        )

    def last_alive(self, shard: int = 0, count: int = 1) -> int | None:
        return self.world.alive.get((count, shard))

    def mark_alive(self, at: int, reach: Reach = EVERYBODY) -> None:
        for (count, shard), said in self.world.alive.items():
            if count != reach.count:
                self.world.alive[count, shard] = min(said, at)
        self.world.alive |= {(reach.count, shard): at for shard in reach.here}

    def _reached(self, table: TableId) -> int | None:
        guild = self.world.tables[table].guild or 0
        signs = self.world.alive.items()
        heard = [at for (n, shard), at in signs if guild // (1 << 22) % n == shard]
        return max(heard, default=None)

    def _is_in_reach(self, timer: Timer, reach: Reach) -> bool:
        shard, reached = self._shard(timer.table, reach), self._reached(timer.table)
        if shard in reach.here or (timer.kind == "computer" and shard not in reach.lost):
            return True
        return reached is not None and timer.due_at <= reached

    def _shard(self, table: TableId, reach: Reach) -> int:
        return (self.world.tables[table].guild or 0) // (1 << 22) % reach.count

    def result(self, table: TableId) -> Result | None:
        return self.world.results.get(table)

    def results_of(self, player: PlayerId, game: str | None, skip: int, most: int) -> list[Result]:
        return self._results(lambda r: player in r.people and game in (None, r.game))[skip:][:most]

    def results_since(self, player: PlayerId, game: str, since: int) -> list[Result]:
        return [r for r in self.results_of(player, game, 0, 999) if r.ended_at > since]

    def count_results(self, player: PlayerId) -> dict[str, int]:
        return dict(Counter(r.game for r in self._results(lambda r: player in r.people)))

    def _results(self, fits: Callable[[Result], object]) -> list[Result]:
        found = [r for r in self.world.results.values() if fits(r)]
        return sorted(found, key=lambda r: (r.ended_at, r.table), reverse=True)

    def tables_without_result(self) -> list[TableId]:
        over = self._listed(lambda t: t.id not in self.world.results, (Status.FINISHED,))
        return [t.id for t in reversed(over)]

    def ratings(self, game: str, players: Sequence[PlayerId]) -> list[Rating]:
        known = (self.world.ratings_known.get((p, game)) for p in sorted(set(players)))
        return [rating for rating in known if rating is not None]

    def ratings_in(self, guild: GuildId, game: str, skip: int, most: int) -> list[Ranked]:
        return self._ranked(guild, game)[skip : skip + most]

    def rank_in(self, guild: GuildId, game: str, player: PlayerId) -> tuple[int, Ranked] | None:
        places = enumerate(self._ranked(guild, game), 1)
        return next(((n, one) for n, one in places if one.rating.player == player), None)

    def _ranked(self, guild: GuildId, game: str) -> list[Ranked]:
        counted = self._counted(game)
        here = {p for r, p in counted if r.guild == guild and not self._hides(p)}
        ranked = [Ranked(r, self._among(r.player, game)) for r in self.ratings(game, list(here))]
        return sorted(
            ranked, key=lambda one: (not one.settled, -one.rating.rated.mu, one.rating.player)
        )

    def _counted(self, game: str) -> list[tuple[Result, PlayerId]]:
        """The results of a game with each person for whom they count."""
        results = self._results(lambda r: r.game == game)
        return [(r, s.player) for r in results for s in r.seats if s.rated and s.player]

    def _hides(self, player: PlayerId) -> bool:
        profile = self.player(player)
        return profile is not None and profile.leaderboard == "hidden"

    def _among(self, player: PlayerId, game: str) -> int:
        mine = {r.table for r, p in self._counted(game) if p == player}
        return len({p for r, p in self._counted(game) if r.table in mine} - {player})

    def games_rated_in(self, guild: GuildId) -> list[str]:
        rated = self._results(lambda r: r.guild == guild and r.unrated is None)
        counted = Counter(r.game for r in rated)
        return sorted(counted, key=lambda game: (-counted[game], game))

    def add_result(self, result: Result) -> None:
        assert result.table not in self.world.results
        self.world.results[result.table] = result

    def save_rating(self, rating: Rating) -> None:
        key = (rating.player, rating.game)
        known = self.world.ratings_known.get(key)
        if (0 if known is None else known.rated.games) != rating.rated.games - 1:
            raise StaleVersion
        self.world.ratings_known[key] = rating


class ModelStore:
    """The model's store and outbox in one, without waiting."""

    def __init__(self) -> None:
        self.world = World()

    def transact(self, work: Callable[[Transaction], T]) -> T:
        """All of the work or, with an exception, none of it."""
        draft = self.world.copied()
        answer = work(ModelTransaction(draft))
        self.world = draft
        return answer

    def claim(self, owner: str, now: int, lease_until: int, limit: int) -> list[ClaimedLetter]:
        free = [w for w in self._heads(now) if max(w.due_at, w.lease_until) <= now]
        free = sorted(free, key=_turn)[:limit]
        claimed = [
            ClaimedLetter(LetterId(w.id), w.letter, w.attempts, w.queued_at, self._is_overtaken(w))
            for w in free
        ]
        for waiting in free:
            waiting.attempts += 1
            waiting.lease_until, waiting.owner = lease_until, owner
        return claimed

    def _is_overtaken(self, waiting: Waiting) -> bool:
        letter = waiting.letter
        return any(
            w.letter.view is not None and w.letter.table.id == letter.table.id
            for w in self.world.waiting
            if w.id > waiting.id and lane_of(w.letter) == lane_of(letter)
        )

    def remove(
        self,
        owner: str,
        letter: LetterId,
        post: BoardPost | LetterPost | None = None,
        later: Sequence[Letter] = (),
        at: int = 0,
    ) -> None:
        known = [w for w in self.world.waiting if (w.id, w.owner) == (letter, owner)]
        self.world.waiting = [w for w in self.world.waiting if w not in known]
        if known:
            following = [one for one in later if not self._gives_way(one)]
            ModelTransaction(self.world).put_letters(following, at)
        if known and isinstance(post, BoardPost):
            self.world.posts[post.table] = post
        elif known and isinstance(post, LetterPost):
            self.world.letters[post.table, post.player] = post

    def _gives_way(self, letter: Letter) -> bool:
        waiting = [w.letter for w in self.world.waiting if w.attempts == 0]
        return is_amendment(letter) and any(
            lane_of(other) == lane_of(letter)
            and other.table.id == letter.table.id
            and other.tells_the_board
            and other.table.version > letter.table.version
            for other in waiting
        )

    def postpone(self, owner: str, letter: LetterId, due_at: int) -> None:
        for waiting in self.world.waiting:
            if (waiting.id, waiting.owner) == (letter, owner):
                waiting.due_at, waiting.lease_until, waiting.owner = due_at, 0, None

    def release_all(self) -> None:
        for waiting in self.world.waiting:
            waiting.lease_until, waiting.owner = 0, None

    def next_due_at(self, now: int) -> int | None:
        held = [w for w in self.world.waiting if not _is_in_lane(w, now)]
        waiting = (*self._heads(now), *held)
        return min((max(w.due_at, w.lease_until) for w in waiting), default=None)

    def _heads(self, now: int) -> list[Waiting]:
        first: dict[str, Waiting] = {}
        for waiting in filter(lambda w: _is_in_lane(w, now), self.world.waiting):
            first.setdefault(lane_of(waiting.letter), waiting)
        return list(first.values())


def _each_once(notices: Sequence[Text]) -> tuple[Text, ...]:
    """Each where it is said last."""
    return tuple(one for n, one in enumerate(notices) if one not in notices[n + 1 :])


def _turn(waiting: Waiting) -> tuple[int, int]:
    """What is new may go before what only changes a message, if it is not much younger."""
    patience = AMENDMENTS_WAIT if is_amendment(waiting.letter) else 0
    return waiting.queued_at + patience, waiting.id


def _is_in_lane(waiting: Waiting, now: int) -> bool:
    """A letter that is held keeps no other waiting."""
    return waiting.attempts > 0 or waiting.due_at <= now
