# Strada Romana: names, moves, what happened, the board in words, refusals.

# The same in every language.
strada-romana-name = Strada Romana

## Goods and wagons

strada-romana-good-wheat = wheat
strada-romana-good-wine = wine
strada-romana-good-oil = oil
strada-romana-good-metal = metal
strada-romana-good-hides = hides
strada-romana-good-marble = marble

# The same in every language.
strada-romana-wagon-pseudolus = Pseudolus
# The same in every language.
strada-romana-wagon-curculio = Curculio
# The same in every language.
strada-romana-wagon-plotus = Plotus
# The same in every language.
strada-romana-wagon-ballio = Ballio
# The same in every language.
strada-romana-wagon-demetrius = Demetrius
# The same in every language.
strada-romana-wagon-stichus = Stichus
# The same in every language.
strada-romana-wagon-epidicus = Epidicus
# The same in every language.
strada-romana-wagon-sosia = Sosia
# The same in every language.
strada-romana-wagon-tranio = Tranio
# The same in every language.
strada-romana-wagon-palaestrio = Palaestrio

strada-romana-coins = { $coins ->
    [1] one coin
   *[other] { $coins } coins
}

## Options of a table, with its number behind it: "idle rounds before the game ends: 5"

strada-romana-option-idle-rounds = idle rounds before the game ends:
strada-romana-option-idle-rounds-what = How many rounds without gain end the game.

## Moves, as labels of at most a hundred characters

strada-romana-move-buy = { $special ->
    [lateral] Buy lateral movement for { $price }
    [diagonal] Buy diagonal movement for { $price }
    [extra] Buy extra movement for { $price }
   *[stacking] Buy stacking for { $price }
}
strada-romana-move-run = { $wagon }: { $route }
strada-romana-move-run-arrive = { $wagon }: { $route } and into its destination
strada-romana-move-arrive = { $wagon }: into its destination
strada-romana-move-tile = Take the tile of area { $area }
strada-romana-move-cube = Take the cube beside { $square }
strada-romana-move-end = End the turn
strada-romana-move-look = Look through the wagon tiles and keep one
strada-romana-move-choose = Keep the tile of { $wagon }
strada-romana-move-pass = Pass and take a coin

## What happened

# A player in turn order, with the coins to begin with.
strada-romana-player-coins = { $coins ->
    [1] { $player } (one coin)
   *[other] { $player } ({ $coins } coins)
}
strada-romana-event-game-began = Wagons and goods were put in their places. Turn order: { $players }.
strada-romana-event-special-bought = { $special ->
    [lateral] { $player } bought lateral movement for { $price }; coins left: { $coins }.
    [diagonal] { $player } bought diagonal movement for { $price }; coins left: { $coins }.
    [extra] { $player } bought extra movement for { $price }; coins left: { $coins }.
   *[stacking] { $player } bought stacking for { $price }; coins left: { $coins }.
}
strada-romana-event-wagon-entered = { $player } brought { $wagon } onto the road: { $route }.
strada-romana-event-wagon-ran = { $player } moved { $wagon }: { $route }.
strada-romana-event-wagon-arrived = { $to ->
    [rome] { $player } brought { $wagon } to Rome by { $route }. Wagons arrived: { $arrivals }.
   *[ostia] { $player } brought { $wagon } to Ostia-Portus by { $route }. Wagons arrived: { $arrivals }.
}
strada-romana-event-tile-taken = { $coins ->
    [0] { $player } took the { $good } tile of area { $area }, which brought no coin; { $follows } took its place.
    [1] { $player } took the { $good } tile of area { $area }, which brought one coin; { $follows } took its place.
   *[other] { $player } took the { $good } tile of area { $area }, which brought { $coins } coins; { $follows } took its place.
}
strada-romana-event-tile-taken-last = { $coins ->
    [0] { $player } took the { $good } tile of area { $area }, which brought no coin; the bag had no tile left.
    [1] { $player } took the { $good } tile of area { $area }, which brought one coin; the bag had no tile left.
   *[other] { $player } took the { $good } tile of area { $area }, which brought { $coins } coins; the bag had no tile left.
}
strada-romana-event-cube-taken = { $player } took the { $good } cube beside { $square }; { $follows } took its place.
strada-romana-event-cube-taken-last = { $player } took the { $good } cube beside { $square }; the bag had no cube left.
strada-romana-event-coins-changed = { $points ->
    [1] { $player } changed five coins into a victory point; coins left: { $coins }, victory points still to be had: { $left }.
   *[other] { $player } changed coins into { $points } victory points; coins left: { $coins }, victory points still to be had: { $left }.
}
strada-romana-event-stack-looked-at = { $player } looked through the wagon tiles.
strada-romana-event-tile-kept = { $player } kept a wagon tile ({ $tiles } of at most { $most }).
strada-romana-event-tile-chosen = { $player } kept the tile of { $wagon } in secret.
strada-romana-event-passed = { $player } passed and took a coin; coins now: { $coins }.
strada-romana-event-turn-ended = { $unused ->
    [0] { $player } ended the turn.
    [1] { $player } ended the turn with one point of movement unused.
   *[other] { $player } ended the turn with { $unused } points of movement unused.
}
strada-romana-event-resigned = { $player } resigned. Their goods, points and wagon tiles stayed theirs.
strada-romana-event-tiles-shown = { $points ->
    [-1] { $player } showed what was kept in secret: { $wagons } (minus one point).
    [1] { $player } showed what was kept in secret: { $wagons } (one point).
   *[other] { $player } showed what was kept in secret: { $wagons } ({ $points } points).
}

## A turn in one line: what somebody did, one after the other

strada-romana-turn = { $player }: { $deeds }
strada-romana-turn-ran = { $wagon } { $route }
strada-romana-turn-arrived = { $to ->
    [rome] { $wagon } { $route } to Rome ({ $arrivals } of { $most } arrived)
   *[ostia] { $wagon } { $route } to Ostia-Portus ({ $arrivals } of { $most } arrived)
}
strada-romana-turn-tile = { $good } tile ({ $area })
strada-romana-turn-cube = { $good } cube ({ $square })
strada-romana-turn-special = { $special ->
    [lateral] lateral movement
    [diagonal] diagonal movement
    [extra] extra movement
   *[stacking] stacking
}
strada-romana-turn-points = { $points ->
    [1] one victory point
   *[other] { $points } victory points
}
strada-romana-turn-looked = a look through the wagon tiles
strada-romana-turn-kept = a wagon tile kept
strada-romana-turn-chosen = the tile of { $wagon } kept in secret
strada-romana-turn-passed = passed for a coin
strada-romana-turn-ended = end of the turn

## Why a computer made its last move

strada-romana-why-arrived = { $left ->
    [0] The fourth arrival ends the game; a wagon that arrived is worth { $points } points to whoever keeps its tile.
    [1] A wagon that arrived is worth { $points } points to whoever keeps its tile; one more ends the game.
   *[other] A wagon that arrived is worth { $points } points to whoever keeps its tile; { $left } more end the game.
}
strada-romana-why-stop-pair = Where it stops, { $good } can be taken, which completes a contract.
strada-romana-why-stop = Where it stops, { $good } can be taken.
strada-romana-why-forward = The wagon is nearer to its destination.
strada-romana-why-aside = Another lane lets it go on.
strada-romana-why-pair = { $coins ->
    [0] It completes a contract in { $good }.
    [1] It completes a contract in { $good }, and brings a coin.
   *[other] It completes a contract in { $good }, and brings { $coins } coins.
}
strada-romana-why-tile-alone = { $coins ->
    [0] A cube of { $good } would make it a contract.
    [1] It brings a coin, and a cube of { $good } would make it a contract.
   *[other] It brings { $coins } coins, and a cube of { $good } would make it a contract.
}
strada-romana-why-cube-alone = A tile of { $good } would make it a contract.
strada-romana-why-special = It opens ways that plain movement does not.
strada-romana-why-tile = A wagon tile is worth { $points } points if its wagon arrives in time.
strada-romana-why-coin = Coins buy special movement, and { $coins } are a victory point.

## What to do now

strada-romana-prompt-turn = Move wagons, look for a wagon tile, or pass for a coin.
strada-romana-prompt-looking = Keep one of the tiles in the stack; it cannot be given back.
strada-romana-prompt-moves-must = { $points ->
    [1] Move on: one point of movement is left.
   *[other] Move on: { $points } points of movement are left.
}
strada-romana-prompt-moves-may = Move on, or end the turn.
strada-romana-prompt-goods-must = Take goods, or move on (movement left: { $points }).
strada-romana-prompt-goods-may = { $points ->
    [0] Take goods, or end the turn.
   *[other] Take goods, move on, or end the turn.
}
strada-romana-prompt-over = The game is over.
strada-romana-progress = Wagons arrived: { $count } of { $most }; victory points left: { $left }.

## The board in words

strada-romana-board-to-rome = Bound for Rome: { $wagons }.
strada-romana-board-to-ostia = Bound for Ostia-Portus: { $wagons }.
strada-romana-board-wagon = { $wagon } { $square }
strada-romana-board-wagon-in-box = { $wagon } (not yet on the road)
strada-romana-board-arrived = { $count ->
    [0] No wagon has arrived yet; the fourth ends the game.
   *[other] Wagons arrived, { $count } of 4: { $wagons }.
}
strada-romana-board-areas = Tiles by area: { $places }.
strada-romana-board-markets = Cubes by the square of their market: { $places }.
# An area or a square with the good that lies there.
strada-romana-board-place = { $place } { $good }
strada-romana-board-place-empty = { $place } empty
strada-romana-board-bag-tiles = Tiles in the bag: { $goods }.
strada-romana-board-bag-cubes = Cubes in the bag: { $goods }.
strada-romana-board-count = { $good } { $count }
strada-romana-board-nothing = none
strada-romana-board-seat = { $player }, points: { $score } ({ $points } of them victory points); coins: { $coins }; wagon tiles: { $tiles }.
strada-romana-board-resigned = { $player }: resigned; points: { $score }.
strada-romana-board-goods = Goods of { $player }: contracts: { $contracts }; single tiles: { $tiles }; single cubes: { $cubes }.
strada-romana-board-shown = Wagon tiles of { $player }: { $wagons }.
strada-romana-board-left = Still to be had, victory points: { $points }; wagon tiles: { $tiles }.
strada-romana-board-sum = The small sum below the points in the picture: victory points + most contracts in one good × goods with contracts − single goods; at the end also the wagon tiles.
strada-romana-board-removed = The wagon tile that took no part: { $wagon }.
strada-romana-board-idle = { $left ->
    [1] Idle turns: { $count }. After one more the game ends.
   *[other] Idle turns: { $count }. After { $left } more the game ends.
}
strada-romana-board-last = Last run, by { $player }: { $runs }.
# A wagon with its squares, and where it arrived.
strada-romana-board-run-arrives = { $to ->
    [rome] { $run } to Rome
   *[ostia] { $run } to Ostia-Portus
}
strada-romana-board-turn = { $player } is to play.
strada-romana-board-over = The game is over.

# What the viewer thinks of doing.
strada-romana-plan = Planned: { $run }.

## The own wagon tiles in words

strada-romana-hand = Your wagon tiles: { $wagons }.
strada-romana-hand-stack = In the stack: { $wagons }.
strada-romana-hand-remembered = When you last kept one, the stack still held: { $wagons }.

## The end and the score

strada-romana-score-points = victory points
strada-romana-score-wagon-tiles = wagon tiles
strada-romana-score-contracts = contracts
strada-romana-score-singles = single goods
strada-romana-tie-coins = coins
strada-romana-tie-turn = the earlier last turn
# The title of the chart of a game.
strada-romana-tally-points = Points (wagon tiles at the end)
strada-romana-end-arrivals = The fourth wagon has arrived.
strada-romana-end-points = The last victory point is given.
strada-romana-end-stalled = Wagons only shifted for too long.
strada-romana-end-resigned = The game ends by resignation.

## What differs since a move was planned

strada-romana-changed-wagon = { $wagon } now stands on { $square }.
strada-romana-changed-area = The tile of area { $place } is now { $good }.
strada-romana-changed-area-empty = No tile lies in area { $place } any more.
strada-romana-changed-market = The cube beside { $place } is now { $good }.
strada-romana-changed-market-empty = No cube lies beside { $place } any more.

## Refusals: what the rules do not allow

strada-romana-refusal-game-over = This game is over.
strada-romana-refusal-not-your-turn = It is not your turn: { $owner } is to play.
strada-romana-refusal-already-resigned = You have already resigned.
strada-romana-refusal-keep-one-first = You are looking through the wagon tiles: keep one of them first.
strada-romana-refusal-turn-begun = You have begun to move in this turn: go on with that, or end your turn.
strada-romana-refusal-nothing-begun = Nothing has moved yet: move wagons, keep a wagon tile, or pass.
strada-romana-refusal-no-such-wagon = There is no such wagon.
strada-romana-refusal-wagon-arrived = { $wagon } has arrived and moves no more.
strada-romana-refusal-wagon-finished = { $wagon } has finished its run in this turn: each wagon moves once.
strada-romana-refusal-no-points = { $points ->
    [1] You have used one point of movement and have none left.
   *[other] You have used { $points } points of movement and have none left.
}
strada-romana-refusal-which-squares = Name the squares { $wagon } runs over, or at least the last one.
strada-romana-refusal-too-far = { $left ->
    [1] This run takes { $needed } points of movement; you have one left.
   *[other] This run takes { $needed } points of movement; you have { $left } left.
}
strada-romana-refusal-no-such-square = There is no such square.
strada-romana-refusal-blocked = { $wagon } cannot run over { $square }: { $other } stands there.
strada-romana-refusal-stop-taken = { $wagon } cannot stop on { $square }: { $other } stands there. With stacking it may only pass.
strada-romana-refusal-not-first = { $wagon } enters the road on one of these squares: { $squares }.
strada-romana-refusal-no-step = { $wagon } stands on { $here } already.
strada-romana-refusal-needs-lateral = The step from { $here } to { $square } is sideways: that takes lateral movement, bought before the first step.
strada-romana-refusal-needs-diagonal = The step from { $here } to { $square } is diagonal, without a line: that takes diagonal movement, bought before the first step.
strada-romana-refusal-backwards = { $to ->
    [rome] { $wagon } is bound for Rome and cannot go back from { $here } to { $square }.
   *[ostia] { $wagon } is bound for Ostia-Portus and cannot go back from { $here } to { $square }.
}
strada-romana-refusal-not-joined = No step leads { $wagon } from { $here } to { $square }.
strada-romana-refusal-not-there-yet = { $to ->
    [rome] { $wagon } reaches Rome only from a square of column 12.
   *[ostia] { $wagon } reaches Ostia-Portus only from a square of column 1.
}
strada-romana-refusal-already-bought = { $special ->
    [lateral] You have bought lateral movement for this turn already.
    [diagonal] You have bought diagonal movement for this turn already.
    [extra] You have bought extra movement for this turn already.
   *[stacking] You have bought stacking for this turn already.
}
strada-romana-refusal-buy-first = Special movement is bought before the first step of a turn.
strada-romana-refusal-too-few-coins = { $special ->
    [lateral] Lateral movement costs { $price }; you have { $coins }.
    [diagonal] Diagonal movement costs { $price }; you have { $coins }.
    [extra] Extra movement costs { $price }; you have { $coins }.
   *[stacking] Stacking costs { $price }; you have { $coins }.
}
strada-romana-refusal-special-useless = { $special ->
    [lateral] Even with lateral movement no wagon could move now.
    [diagonal] Even with diagonal movement no wagon could move now.
    [extra] Even with extra movement no wagon could move now.
   *[stacking] Even with stacking no wagon could move now.
}
strada-romana-refusal-no-such-area = There is no such area: they are numbered I to VI.
strada-romana-refusal-no-such-market = There is no such market.
strada-romana-refusal-one-of-each = { $taken ->
    [cube] You may take one tile and one cube a turn; you have taken your cube.
   *[tile] You may take one tile and one cube a turn; you have taken your tile.
}
strada-romana-refusal-one-good = You may take one good a turn, a tile or a cube; you have taken yours.
strada-romana-refusal-run-first = Goods are taken from a wagon on the road that has just run.
strada-romana-refusal-wrong-area = { $wagon } stands on { $square }, in area { $areas }, not { $area }.
strada-romana-refusal-area-empty = No tile lies in area { $area }: the bag has none left.
strada-romana-refusal-no-market = { $wagon } stands on { $square }, beside no market.
strada-romana-refusal-wrong-market = { $wagon } stands on { $square }, not beside the market of { $market }.
strada-romana-refusal-market-empty = No cube lies beside { $square }: the bag has none left.
strada-romana-refusal-points-left = { $left ->
    [1] One point of movement must still be used: { $wagon }, for one, can run.
   *[other] { $left } points of movement must still be used: { $wagon }, for one, can run.
} A turn that moves wagons uses three points of movement, as long as any wagon can make a step that is paid for. It need not be the wagon that has just run; only one whose run is finished may stay. The fourth point of extra movement is free to use or not.
strada-romana-refusal-hand-full = You have { $most } wagon tiles; nobody keeps more, and none is given back.
strada-romana-refusal-stack-empty = No wagon tile is left in the stack.
strada-romana-refusal-look-first = Look through the stack of wagon tiles first; then you keep one.
strada-romana-refusal-not-in-stack = The tile of { $wagon } is not in the stack.

## Refusals: what cannot be read as a move

strada-romana-refusal-nothing-written = Write a move, such as "Ballio 3H 4H", "tile III", "cube 5H", "buy lateral", "look", "pass" or "end".
strada-romana-refusal-unknown-verb = A move begins with a wagon or with buy, tile, cube, look, choose, pass or end, not with "{ $words }".
strada-romana-refusal-just-verb = { $verb ->
    [end] To end your turn, write just "end".
    [look] To look through the wagon tiles, write just "look".
   *[pass] To pass, write just "pass".
}
strada-romana-refusal-which-wagon = Name a wagon, such as "Ballio".
strada-romana-refusal-unknown-wagon = There is no wagon "{ $words }".
strada-romana-refusal-unknown-square = There is no square "{ $words }". Squares are named by column and height, from 1H to 12L; not every column has all of H, C and L.
strada-romana-refusal-wrong-way = { $to ->
    [rome] { $wagon } is bound for Rome.
   *[ostia] { $wagon } is bound for Ostia-Portus.
}
strada-romana-refusal-which-special = Special movement is called lateral, diagonal, extra or stacking: "buy lateral".
strada-romana-refusal-which-area = Name the area whose tile you take: "tile III".
strada-romana-refusal-which-market = Name the square whose market you take the cube from: "cube 5H".
strada-romana-refusal-no-market-there = There is no market beside { $square }.
strada-romana-refusal-other-cube = The cube beside { $square } is not { $good }.
strada-romana-refusal-unknown-good = There is no good called "{ $words }". There are wheat, wine, oil, metal, hides and marble.

## Words that may be typed: spellings, parted by commas

strada-romana-typed-run = run, move
strada-romana-typed-arrives = arrives, arrive, home
strada-romana-typed-rome = Rome, into Rome
strada-romana-typed-ostia = Ostia, Portus, Ostia-Portus, into Ostia-Portus
strada-romana-typed-buy = buy
strada-romana-typed-lateral = lateral, lateral movement
strada-romana-typed-diagonal = diagonal, diagonal movement
strada-romana-typed-extra = extra, extra movement
strada-romana-typed-stacking = stacking
strada-romana-typed-tile = tile, ware tile
strada-romana-typed-cube = cube
strada-romana-typed-look = look, look for
strada-romana-typed-choose = choose, keep
strada-romana-typed-pass = pass
strada-romana-typed-end = end, end turn
# What says nothing.
strada-romana-typed-nothing = take, wagon, wagon tile, area, square, over, via, by
