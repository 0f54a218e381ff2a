# Words inside the pictures of Strada Romana (short: they have little room).

# The two ends of the road, on narrow banners (two lines).
# The same in every language.
board-strada-romana-ostia = Ostia-Portus
board-strada-romana-rome = Rome
# Above the points of the seats, and beside what the bag still holds; very short.
board-strada-romana-score = points
board-strada-romana-bag = in the bag
# Before the places of the wagons that have arrived.
board-strada-romana-arrived = arrived
# Beside the name of a seat that gave up; very short.
board-strada-romana-resigned = resigned
board-strada-romana-hand = Your wagon tiles: { $count }
board-strada-romana-stack = In the stack: { $count }

board-strada-romana-alt-turn = Strada Romana after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $who } is to play. Wagons arrived: { $arrived } of 4. Victory points left: { $points }.
board-strada-romana-alt-won = Strada Romana, finished after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Won by { $winners }.
board-strada-romana-alt-plan = Planned: { $run }.
board-strada-romana-alt-run = { $end ->
    [rome] { $way } Rome
    [ostia] { $way } Ostia-Portus
   *[road] { $way }
}
board-strada-romana-alt-hand = Your wagon tiles: { $wagons }.
board-strada-romana-alt-stack = In the stack: { $wagons }.
board-strada-romana-alt-last = Last run, by { $who }: { $runs }.
board-strada-romana-alt-seat = { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $tiles ->
    [one] { $tiles } wagon tile
   *[other] { $tiles } wagon tiles
}, contracts: { $contracts ->
    [0] none
   *[other] { $pairs }
}; singles: { $singles }.
board-strada-romana-alt-good = { $count } { $good }
board-strada-romana-alt-at = { $what } { $place }
board-strada-romana-alt-wagons = { $to ->
    [rome] To Rome: { $wagons }.
   *[ostia] To Ostia-Portus: { $wagons }.
}
board-strada-romana-alt-wares = { $where ->
    [areas] Ware tiles: { $wares }.
   *[markets] Cubes: { $wares }.
}
