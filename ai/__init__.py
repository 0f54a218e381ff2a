"""Computer players. Each decides only from what a person in its seat would see.

How a game gets its players, in ``ai/<key>.py``; `ai.ruta` is the example:

1. A greedy player: it plays the legal move that looks best from the view. It is the level "normal".
2. A `Sense` for the search: ``candidates`` returns the legal moves worth trying, the most likely
   first; ``habit`` returns the greedy move, which every seat is assumed to play in a playout;
   ``promise`` estimates from the seats' views who is winning. `Search` with it is the level "hard";
   "easy" is `NextBest`: it plays one of the first candidates at random.
3. ``AGENTS``, a player for each level, the weakest first; "expert" may be missing. They are
   measured by ``benchmarks/strength.py``; ``STRENGTHS`` in ``games/<key>/game.py`` is the
   result, apart, since the bot needs it and not the players: those run in a process of their own.

Experience. Ruta: the better ``habit`` and ``promise`` are, the fewer moves a playout needs; a
playout judged after a few sensible moves beats one played carelessly to the end.
`docs/decisions/computer-players.md` says how to find a good playout length. Strada Romana, whose
turns have several moves: a playout that stops when all seats have had equally many turns
(``turns``) judges better than one that stops in the middle of a turn. La Strada: without randomness
and with deterministic habits, replaying a candidate gives no new information, so `TreeSearch` finds
more; and points at the end of a long playout are unreliable (`likelihood`). Measure every change
with ``python -m benchmarks.strength <key>``, and ``promise`` against games that the search played
against itself, because greedy players continue a position differently. Cached tables over sets make
it fast.
"""
