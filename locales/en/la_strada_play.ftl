# Playing La Strada with buttons and menus.

## Linking a settlement

la-strada-play-to = Link another settlement, or several …
la-strada-play-to-several = Link several settlements …
# A button: the settlement's hex, its cost in days; dots where its road must still be chosen.
la-strada-play-goal-short = { $hex } · { $cost }{ $several ->
    [true] { "" } …
   *[false] { "" }
}
la-strada-play-turns = { $same ->
    [true] Several, for { $most } gold …
   *[false] Several, for { $most } to { $least } gold …
}
la-strada-play-taken = For two players a settlement takes only one cube. Taken already: { $settlements }.
la-strada-play-goal = { $settlement } · { $cost } days · { $gold }
la-strada-play-goal-told = { $settlement } ({ $cost } days, { $gold })
la-strada-play-goal-hint = { $ways ->
    [1] { $road }
   *[other] { $road } ({ $ways } ways)
} · { $left ->
    [1] one day left
   *[other] { $left } days left
}
la-strada-play-settlement = settlement { $hex }
la-strada-play-ways = … or go another way
la-strada-play-way = { $road } · { $cost } days
la-strada-play-way-number = Way { $number } · { $cost } days
la-strada-play-way-told = Way { $number }: { $roads }.
# What lies in the tiles: "Tiles: 1 plain, 2 forest".
la-strada-play-tiles = Tiles: { $tiles }
la-strada-play-tiles-plain = { $count } plain
la-strada-play-tiles-forest = { $count } forest
la-strada-play-tiles-hill = { $count } hill
la-strada-play-plan = Build { $road } to the { $settlement }? It costs { $cost } of your { $days } days.
la-strada-play-plan-worth = { $cubes ->
    [1] You would be alone there: { $gold }, until others come.
   *[other] With yours there would be { $cubes } cubes: { $gold } for each.
}
la-strada-play-plan-worth-alone = It brings { $gold }.
la-strada-play-plan-transit = On the way it passes { $transits }: no cube, no gold, but your roads may start there from now on.
la-strada-play-build-button = Build
la-strada-play-build-end-button = Build and end turn
# Several links planned for one turn: "city D4 and town F6 · 9 days · 8 gold".
la-strada-play-turn = { $settlements } · { $cost } days · { $gold }
la-strada-play-turn-hint = { $roads } · { $left ->
    [1] one day left
   *[other] { $left } days left
}
la-strada-play-turn-plan = Build { $roads }? Together they cost { $cost } of your { $days } days.
la-strada-play-turn-worth = They link: { $goals }.

## Ending the turn

la-strada-play-end-button = End turn
la-strada-play-end-sure = { $lost ->
    [1] End your turn with { $days } days? Nobody ever has more than { $most }, so one of them would be lost.
   *[other] End your turn with { $days } days? Nobody ever has more than { $most }, so { $lost } of them would be lost.
}
la-strada-play-end-anyway-button = End it anyway

## Placing a workshop

la-strada-play-sites = Place a workshop on …
la-strada-play-rows = … or look at one row of the map
la-strada-play-row = Row { $row }
la-strada-play-hex = { $hex }
la-strada-play-near = { $tiles ->
    [1] One tile away: { $settlements }
   *[other] { $tiles } tiles away: { $settlements }
}
la-strada-play-near-nothing = Far from every settlement
la-strada-play-site-sure = Place a workshop on { $hex }?
la-strada-play-site-button = Place it

## Refusals, with something to do instead

la-strada-play-nearest = The nearest that can be built leads to the { $settlement }: { $road }, for { $cost } days.
la-strada-play-nearest-site = The nearest place that is open to you is { $hex }.
la-strada-play-no-settlement = There is no settlement on { $hex }: name another hex, or a whole road such as C3-D4-E4.
la-strada-play-too-dear = The cheapest road to the { $settlement } costs { $cost } days; you have { $days }.
la-strada-play-out-of-reach = No road of { $most } days or less leads from your places to the { $settlement } any more.
