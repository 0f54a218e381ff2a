# Playing Strada Romana with buttons and menus.

## Moving wagons

# A wagon as the board writes it: "Pse".
strada-romana-play-wagon = { $wagon }
strada-romana-play-where = Where does { $wagon } run?
strada-romana-play-at = { $square }
strada-romana-play-arrives = { $to ->
    [rome] Into Rome
   *[ostia] Into Ostia-Portus
}
strada-romana-play-blocked = Blocked by other wagons: { $wagons }.
strada-romana-play-squares = { $points ->
    [0] Choose a square …
    [1] … with one point of movement
   *[other] … with { $points } points of movement
}
strada-romana-play-stop = { $place } · { $points ->
    [1] one step
   *[other] { $points } steps
}
strada-romana-play-plan = { $points ->
    [1] Run { $wagon } to { $route }? It takes one point of movement.
   *[other] Run { $wagon } over { $route }? It takes { $points } points of movement.
}
strada-romana-play-plan-arrives = { $to ->
    [rome] { $points ->
        [1] Run { $wagon } into Rome? It takes one point of movement.
       *[other] Run { $wagon } into Rome? It takes { $points } points of movement.
    }
   *[ostia] { $points ->
        [1] Run { $wagon } into Ostia-Portus? It takes one point of movement.
       *[other] Run { $wagon } into Ostia-Portus? It takes { $points } points of movement.
    }
}
strada-romana-play-ends = The fourth wagon arrives: this ends the game.
strada-romana-play-run-button = Run
# At most 34 characters, and so for the next three: what it brings is told above the buttons.
strada-romana-play-run-and-tile = Run, take { $good } tile { $area } (+{ $coins })
strada-romana-play-run-and-cube = Run, take { $good } cube { $square }
# What is left of a turn.
strada-romana-play-left = Points of movement: { $points }, coins: { $coins }. { $special ->
    [none] No special movement bought.
    [lateral] Lateral movement bought.
    [diagonal] Lateral and diagonal movement bought.
    [extra] Lateral, diagonal and extra movement bought.
   *[stacking] All special movement bought, stacking included.
}

## Goods

strada-romana-play-tile = { $coins ->
    [0] { $good } tile { $area } (no coin)
    [1] { $good } tile { $area } (+1 coin)
   *[other] { $good } tile { $area } (+{ $coins } coins)
}
strada-romana-play-cube = { $good } cube { $square }
strada-romana-play-ready = To take: { $takes }
# Above the buttons of a wagon: every tile and cube within reach, so in as few words as possible.
strada-romana-play-ready-tiles = Tiles to take: { $goods }
strada-romana-play-ready-cubes = Cubes to take: { $goods }
strada-romana-play-ready-tile = { $coins ->
    [0] { $area } { $good }
   *[other] { $area } { $good } (+{ $coins })
}
strada-romana-play-ready-cube = { $square } { $good }
strada-romana-play-nothing = Nothing to take now
strada-romana-play-nothing-more = Nothing more to take here this turn
strada-romana-play-take-tile = Take { $good } tile { $area } (+{ $coins })
strada-romana-play-take-cube = Take { $good } cube { $square }

## Special movement

strada-romana-play-buys = Buy special movement …
strada-romana-play-buy-hint = { $special ->
    [lateral] Step up or down in the column
    [diagonal] Also step forward and one height up or down
    [extra] Also a fourth point of movement
   *[stacking] Also run over other wagons
}
strada-romana-play-buy = { $special ->
    [lateral] Buy lateral ({ $price })
    [diagonal] Buy diagonal ({ $price })
    [extra] Buy extra ({ $price })
   *[stacking] Buy stacking ({ $price })
}
strada-romana-play-buy-sure = { $special ->
    [lateral] Pay { $price } for lateral movement (your coins: { $coins })? Your wagons may step to the next square above or below in their column, for a point each.
    [diagonal] Pay { $price } for diagonal movement (your coins: { $coins })? Your wagons may also step forward and one height up or down where no line leads.
    [extra] Pay { $price } for extra movement (your coins: { $coins })? You have a fourth point of movement, which you need not use.
   *[stacking] Pay { $price } for stacking (your coins: { $coins })? Your wagons may run over others, but not stop on them.
}
strada-romana-play-buy-ladder = It holds for this whole turn, and includes all that is cheaper. The coins do not come back.
strada-romana-play-buy-button = Pay

## Wagon tiles, passing, the end of the turn

strada-romana-play-look-button = Look for a wagon tile
strada-romana-play-look-sure = { $count ->
    [1] Look through the stack (one tile is left)? You must then keep it, and it is your whole turn. Wagon tiles you keep so far: { $kept } of at most three.
   *[other] Look through the stack ({ $count } tiles)? You must then keep one of them, and it is your whole turn. Wagon tiles you keep so far: { $kept } of at most three.
}
strada-romana-play-look-sure-button = Look and keep one
strada-romana-play-keep = Whose tile do you keep?
strada-romana-play-keep-sure = Keep the tile of { $wagon }? At the end it counts 3 points if the wagon has arrived, else it costs one.
strada-romana-play-keep-button = Keep it
strada-romana-play-pass-button = Pass and take a coin
strada-romana-play-end = { $points ->
    [0] End turn
   *[other] End turn (movement left: { $points })
}
