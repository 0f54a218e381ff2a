"""The search of `hard` in Stratego 4 keeps captured flags, and fears cannons behind ponds.

The positions are from a watched game of `expert` (seat N) among three `hard`. Each of the moves
below was played then, and lost a flag or the strongest piece for nothing.
"""

from collections.abc import Mapping
from functools import cache

import pytest

from ai.base import unhurried
from ai.stratego4 import AGENTS, CarefulSense, Stratego4Sense
from core.rng import Rng
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import Move
from games.stratego4.state import State
from games.stratego4.view import Options, View
from tests.games.stratego4.positions import actor, legal

_SEED = bytes.fromhex("26b9cf7c520366d37f305ffe586af834044abe227a300f1e46bb68ae76fc7497")

_PLAYED = """
1: k7-i7 g3-g4 c7-ring g11-g9
2: m7-l7 g1-g2 a7-b7 g13-g12
3: l7-k7 g4-g5 b7-c7 g9-e9
4: i7-i6 g2-g3 c7-d7 g12-g11
5: k7-j7 g3-g4 ring-h9 g11-g10
6: j7-i7 d3-d4 d7-e7 g10-g9
7: k5-j5 f3-g3 c8-c7 g9-ring
8: fire-k8-ring e3-e5 h9-ring h11-g10
9: k10-i10 d4-e4 ring-h5 h12-g11
10: k4-k5 g5-h5 c9-c8 g10-g9
11: l4-k4 h5-ring-leave c5-d5 i12-h12
12: i10-i8 e2-e3 d5-d4 h12-h11
13: k6-k7 e4-d4 c4-c5 e11-e10
14: k5-k6 e1-e2 e7-e8 e10-e11
15: k4-j4 e5-f5 b9-d9 g11-g10
16: j5-i5 ring-e8 a9-b9 g9-i6
17: i5-h5 f5-h5 c7-d7 g10-h9
18: fire-j4-g4 d4-d5 d7-ring f13-g13
19: h5-g5 d5-c5 b4-e4 i6-i7
20: i8-i7 c5-d5 ring-i7 h9-i7 recruit-9
21: l5-k5 d5-e5 b9-c9 i7-i6
22: k5-j5 e3-e4 a10-b9 e9-h9
23: m5-k5 e2-e3 a8-a7 i6-turret-leave
24: m4-k4 e8-ring d9-f9 h9-i9
25: j5-i5 ring-g5 recruit-5 c9-d9 turret-ring
26: i5-i6 g3-g4 d9-e9 g12-g11
27: k5-i5 g2-g3 e9-e8 ring-i6
28: k4-i4 e3-f3 a7-c7 i6-f5-leave
29: k9-j9 g5-f5 c7-e7 i9-i6
30: i5-i6 e5-e6 e7-i7 g12-h12
31: l8-k8 d2-d5 b9-d9 g11-g10
32: l9-k9 d1-d2 b5-c5 g13-g11
33: j9-i9 d2-d3 c5-d5 e11-e10
34: i9-h9 f1-e2 b6-b5 d11-d10
35: m9-l9 d3-d4 b5-c5 j11-j10
36: m6-m7 e6-ring i7-i6 i11-i10
37: i4-i5 i3-i4 d9-e10 g10-g9
38: i5-i6 i4-i5 e10-d10 d10-d9
39: k7-j7 d4-d5 a5-b5 g9-f9
40: k8-k7 g4-g5 e8-ring f9-ring
41: j7-i7 f5-e5 a4-a5 g11-g9
42: k9-i9 i2-i4 a6-b6 i10-i9
43: l9-k9 i1-i3 b10-b9 h12-g11
44: k9-j9 j1-i1 b9-c9 i9-i8
45: h9-g9 g5-f5 fire-c6-ring d9-c9 recruit-9
46: g9-ring i5-j5 c5-c6 e12-e11
47: ring-i6 e5-e6 b5-c5 g12-g13
48: i7-ring i1-i2 c6-c7 i8-i9
49: ring-f5 recruit-7 e6-ring-leave c10-d10 g11-g9
50: l7-l8 g3-g4 c7-d7 c9-c8
51: l8-k8 e2-e3 d7-e7 fire-f11-ring
52: i6-i7 d5-e5 b6-c6 g9-g5
53: k7-j7 i4-i5 a5-b5 f12-f11
54: i7-ring-leave j5-k5 d10-d9 c8-b8
55: k8-k7 i3-i4 c6-c7 b8-b7
56: m8-l8 i5-i7 recruit-9 c7-d7 g5-f5
57: ring-e7 recruit-6 g2-g3 c5-d5 f5-g5
58: e7-ring e5-f5 d5-e5 d12-d11
59: j9-i9 f5-g5 e5-e6 h11-i11
60: i9-i8 g5-f5 b5-c5 i11-h11
61: ring-i7 g4-g5 recruit-8 c5-d5 f11-g11
62: i8-ring g2-g1 e6-e7-leave g11-g9
"""
"""The moves by round: a hyphen stands for a blank, ``move`` is left out."""


@cache
def _positions() -> Mapping[tuple[int, str], State]:
    """Return the positions of the game by round and by the move that was played there."""
    state = STRATEGO4.initial_state(4, Options(), _SEED).state
    while not state.round:
        state = _after(state, "ready")
    found = {}
    for line in _PLAYED.strip().splitlines():
        number, _, moves = line.partition(": ")
        for written in moves.split():
            found[int(number), written] = state
            state = _after(state, written)
    return found


def _after(state: State, written: str) -> State:
    return STRATEGO4.apply(state, actor(state), _read(state, written)).state


def _read(state: State, written: str) -> Move:
    view = STRATEGO4.view_for(state, actor(state))
    return STRATEGO4.parse(view, written.replace("-", " "))


def _view(state: State) -> View:
    return STRATEGO4.view_for(state, actor(state))


def _tried(state: State, sense: Stratego4Sense) -> list[Move]:
    return list(sense.candidates(_view(state), legal(state)))


@pytest.mark.parametrize(
    ("number", "given_away"),
    [
        (11, "h5-ring-leave"),
        (23, "i6-turret-leave"),
        (28, "i6-f5-leave"),
        (49, "e6-ring-leave"),
        (54, "i7-ring-leave"),
        (62, "e6-e7-leave"),
    ],
)
def test_the_search_does_not_try_to_leave_a_flag_for_nothing(number: int, given_away: str) -> None:
    state = _positions()[number, given_away]
    left_there = _read(state, given_away)
    assert left_there in legal(state)
    tried = _tried(state, CarefulSense())
    assert left_there not in tried
    assert len(tried) > 1


@pytest.mark.parametrize(("number", "played"), [(49, "e6-ring-leave"), (54, "i7-ring-leave")])
def test_the_search_chooses_something_better(number: int, played: str) -> None:
    """With this chance each of these moves was chosen before."""
    state, agent = _positions()[number, played], AGENTS["hard"]
    chance, budget = Rng(bytes(32)), unhurried(agent.iterations)
    chosen = agent.choose(STRATEGO4, _view(state), legal(state), chance, budget)
    assert chosen != _read(state, played)
