"""Computer players. They see what a person in their seat would see, and decide from that alone.

How a game gets its players, in ``ai/<key>.py``; `ai.ruta` is the example:

1. A greedy player: of the legal moves the one that looks best from the view. It is the level
   "normal".
2. A `Sense` for the search: ``candidates`` thins the legal moves out, the most likely first;
   ``habit`` is the greedy move, as everybody is thought to play in a playout; ``promise`` says from
   the views of the seats who is winning. `Search` with it is the level "hard"; "easy" plays the
   candidates in their order, the first not always: `NextBest`.
3. ``AGENTS``, a player for each level, the weakest first; "expert" may be missing. They enter the
   house with the game, in ``catalog.py``, and are measured by ``benchmarks/strength.py``.

What was learned with Ruta: the better ``habit`` and ``promise`` are, the fewer moves a playout
needs, and a playout judged after a few sensible moves beats one played carelessly to the end.
How a good length of playouts is found: decision 0092. With Strada Romana, whose turns are of
several moves: a playout that stops when all have had equally many turns (``turns``) judges better
than one cut in the middle of somebody's. With La Strada: where nothing is
left to chance and habits are always the same, playing a candidate again tells nothing new, and
`TreeSearch` finds more; and a playout far to the end is not to be trusted to the point
(`likelihood`). Measure every change with ``python -m benchmarks.strength <key>``, and
``promise`` against how games went on which the search played against itself: greedy players make
something else of a position (decision 0092). Tables over sets of cards or routes, cached, make it
quick.
"""
