# La Strada: names, moves, what happened, the board in words, refusals.

# The same in every language.
la-strada-name = La Strada

## Ground and settlements

la-strada-terrain-plain = plain
la-strada-terrain-forest = forest
la-strada-terrain-hill = hill

la-strada-kind-hamlet = hamlet
la-strada-kind-village = village
la-strada-kind-town = town
la-strada-kind-city = city

# A settlement with its hex, such as "village E4".
la-strada-settlement-hamlet = hamlet { $hex }
la-strada-settlement-village = village { $hex }
la-strada-settlement-town = town { $hex }
la-strada-settlement-city = city { $hex }

# So much gold, as it stands in the sentences below.
la-strada-gold = { $gold } gold

## Options of a table, as in "with balanced start"

la-strada-option-balanced-start = balanced start
la-strada-option-balanced-start-what = Make up for the advantage of the first turn.
la-strada-option-late-reveal = settlements revealed after the workshops
la-strada-option-late-reveal-what = Turn the settlements up only when all workshops stand.
la-strada-option-ten-kept = ten days kept, six added
la-strada-option-ten-kept-what = Ten days may be kept and six are added to them: up to sixteen in a turn.

## Moves, as labels of at most a hundred characters

la-strada-move-workshop = Workshop on { $hex }
la-strada-move-build = Build { $road }
la-strada-move-end = End the turn

## What happened

la-strada-event-game-began = The map was laid. Workshops were to be placed in this order: { $players }. { $first } was given the first turn.
la-strada-event-settlements-revealed = The settlements were turned up.
la-strada-event-workshop-placed = { $player } placed a workshop on { $hex }.
la-strada-event-turn-began = { $days ->
    [1] { $player } began a turn with one day to spend.
   *[other] { $player } began a turn with { $days } days to spend.
}
la-strada-event-link-built = { $cubes ->
    [1] { $player } linked the { $settlement } by { $road } for { $cost } days, the first there: { $gold }.
   *[other] { $player } linked the { $settlement } by { $road } for { $cost } days, making { $cubes } cubes there, worth { $gold } each.
}
la-strada-event-link-built-transit = { $player } linked the { $settlement } by { $road } for { $cost } days, passing { $transits }: { $gold }.
la-strada-event-turn-ended = { $days ->
    [0] { $player } ended the turn with no days left.
    [1] { $player } ended the turn and kept one day.
   *[other] { $player } ended the turn and kept { $days } days.
}
la-strada-event-turn-over = { $days ->
    [0] { $player } had spent all days, and the turn was over.
    [1] { $player } could pay for no further link and kept one day.
   *[other] { $player } could pay for no further link and kept { $days } days.
}
la-strada-event-cut-off = { $cause ->
    [cubes] { $player } had no cube left and could link nothing more.
   *[ways] { $player } found no way to any new settlement.
}
la-strada-event-resigned = { $player } resigned. Their roads and cubes stayed.

## A turn in one line

la-strada-turn-links = { $days ->
    [1] { $player }: { $hexes }, one day
   *[other] { $player }: { $hexes }, { $days } days
}
la-strada-turn-workshops = { $count ->
    [1] { $player }: workshop on { $hexes }
   *[other] { $player }: workshops on { $hexes }
}
la-strada-turn-saved = { $days ->
    [0] { $player }: end of turn, no day kept
    [1] { $player }: end of turn, one day kept
   *[other] { $player }: end of turn, { $days } days kept
}

## Why a computer made its last move

la-strada-why-first = { $gold } for a road of { $days } days, and nobody to share with.
la-strada-why-joined = { $gold } for a road of { $days } days, though others are there.
la-strada-why-shared = { $others ->
    [1] { $gold }, and whoever was there before has { $lost } less.
   *[other] { $gold }, and each of the { $others } others there has { $lost } less.
}
la-strada-why-spoiled = { $others ->
    [1] It brings no gold, but takes { $lost } from whoever was there before.
   *[other] It brings no gold, but takes { $lost } from each of the { $others } others there.
}
la-strada-why-saved = { $days ->
    [1] One day saved for a longer road next turn.
   *[other] { $days } days saved for a longer road next turn.
}
la-strada-why-near = { $count ->
    [1] One settlement lies within three hexes.
   *[other] { $count } settlements lie within three hexes.
}
la-strada-why-near-best = { $count ->
    [1] The { $settlement } lies within three hexes.
   *[other] { $count } settlements lie within three hexes, among them the { $settlement }.
}

## What to do now

la-strada-prompt-workshop = Place a workshop on a free plain hex.
la-strada-prompt-turn = { $days ->
    [1] Only one travel day to spend: end the turn.
   *[other] { $days } travel days to spend (you can hold { $most }).
}
la-strada-prompt-over = The game is over.
la-strada-progress = Round { $round }; settlements linked: { $linked } of { $most }.
la-strada-progress-workshops = Workshops still to be placed: { $count }.

## The board in words

la-strada-board-free-forest = Free forest, 3 days a tile: { $hexes }.
la-strada-board-free-hill = Free hills, 4 days a tile: { $hexes }.
la-strada-board-free-plain = All other free hexes are plain, 2 days a tile.
la-strada-board-face-down = Settlements, still face down: { $hexes }.
la-strada-board-kind = { $kind }, { $gold } for a first cube: { $settlements }.
# A settlement nobody has linked.
la-strada-board-settlement-free = { $hex }
la-strada-board-settlement = { $cubes ->
    [1] { $hex } ({ $players }: { $gold })
   *[other] { $hex } ({ $players }: { $gold } each)
}
la-strada-board-seat = { $player }: { $gold }, { $days ->
    [1] one day
   *[other] { $days } days
}, { $cubes ->
    [0] no cube
    [1] one cube
   *[other] { $cubes } cubes
} left; tiles left: { $plain } plain, { $forest } forest, { $hill } hill.
la-strada-board-resigned = { $player }: resigned, { $gold }.
la-strada-board-workshops = { $count ->
    [1] Workshop of { $player }: { $hexes }.
   *[other] Workshops of { $player }: { $hexes }.
}
la-strada-board-roads = Roads of { $player }: { $roads }.
la-strada-board-last-road = Built last, by { $player }: { $road }.
la-strada-board-last-workshop = Placed last, by { $player }: a workshop on { $hex }.
la-strada-board-turn = { $player } is to play.
la-strada-board-over = The game is over.

# What the viewer thinks of doing.
la-strada-plan = Planned: { $road }, for { $days } days.
la-strada-plan-workshop = Planned: a workshop on { $hex }.

## The end and the score

la-strada-kinds-hamlet = Hamlets
la-strada-kinds-village = Villages
la-strada-kinds-town = Towns
la-strada-kinds-city = Cities
la-strada-score-hamlet = gold of hamlets
la-strada-score-village = of villages
la-strada-score-town = of towns
la-strada-score-city = of cities
la-strada-tie-days = days left
# The title of the chart of a game.
la-strada-tally-gold = Gold
la-strada-end-cut-off = No link is left.
la-strada-ended-cut-off = { $players } could link nothing more.
la-strada-end-occupied = Every settlement has its cube.
la-strada-end-stalled = Two rounds went by without a link.
la-strada-end-resigned = The game ends by resignation.

## Refusals: what the rules do not allow

la-strada-refusal-game-over = This game is over.
la-strada-refusal-not-your-turn = It is not your turn: { $owner } is to play.
la-strada-refusal-already-resigned = You have already resigned.
la-strada-refusal-workshops-first = First all workshops are placed; then roads are built.
la-strada-refusal-workshops-stand = All workshops have been placed already.
la-strada-refusal-no-such-hex = There is no such hex.
la-strada-refusal-workshop-on-settlement = { $hex } is the place of a settlement; a workshop stands on a plain hex.
la-strada-refusal-workshop-not-plain = { $terrain ->
    [forest] { $hex } is forest; a workshop stands on a plain hex.
   *[hill] { $hex } is a hill; a workshop stands on a plain hex.
}
la-strada-refusal-workshop-there = A workshop stands on { $hex } ({ $owner }).
la-strada-refusal-workshop-too-near = { $hex } touches the workshop on { $other } ({ $owner }); at least one hex must lie between two workshops.
la-strada-refusal-workshop-cut-off = From { $hex } no settlement can be reached within { $most } days, so no workshop may stand there.
la-strada-refusal-which-road = Name every hex of the road, from its start to the new settlement: "build C3-D4-E4".
la-strada-refusal-not-adjacent = { $one } and { $other } do not touch: name every hex of the road.
la-strada-refusal-hex-twice = The road comes to { $hex } twice.
la-strada-refusal-start-not-linked = You have not linked the { $settlement } yet, so no road of yours can start there.
la-strada-refusal-start-foreign-workshop = The workshop on { $hex } is not yours ({ $owner }).
la-strada-refusal-start-nowhere = No road can start on { $hex }: start from your workshop or from a settlement you have linked.
la-strada-refusal-unfinished = The road ends on { $hex }, in the open: it must reach a new settlement in this move.
la-strada-refusal-no-tile-between = Your workshop already touches the { $settlement }, but that is no link: reach it with at least one tile, from another side or another place.
la-strada-refusal-already-linked = You have already linked the { $settlement }.
la-strada-refusal-occupied = A cube lies on the { $settlement } already. You may pass through, but the road must go on to a free settlement.
la-strada-refusal-passes-settlement = A link ends at the first new settlement it reaches, here the { $settlement }. Then build on from there.
la-strada-refusal-hex-taken = A road tile lies on { $hex } already ({ $owner }).
la-strada-refusal-sharp-bend = The bend from { $before } over { $hex } to { $after } is too sharp: a tile is straight or bends gently.
la-strada-refusal-no-cube = You have no cube left, so you can link no more.
la-strada-refusal-tiles-gone = { $terrain ->
    [plain] This road takes { $needed } plain tiles; you have { $left } left.
    [forest] This road takes { $needed } forest tiles; you have { $left } left.
   *[hill] This road takes { $needed } hill tiles; you have { $left } left.
}
la-strada-refusal-too-long = This road costs { $cost } days; nobody ever has more than { $most }.
la-strada-refusal-too-few-days = { $days ->
    [1] This road costs { $cost } days; you have one.
   *[other] This road costs { $cost } days; you have { $days }.
}

## Refusals: what cannot be read as a move

la-strada-refusal-nothing-written = Write a move, such as "workshop D7", "build C3-D4-E4" or "end".
la-strada-refusal-unknown-verb = A move begins with workshop, build or end, not with "{ $words }".
la-strada-refusal-just-end = To end your turn, write just "end".
la-strada-refusal-unknown-hex = There is no hex "{ $words }". Hexes are named by row and place, from A1 to N7, without I and O.
la-strada-refusal-which-hex = Name one hex for the workshop: "workshop D7".

## Words that may be typed: spellings, parted by commas

la-strada-typed-workshop = workshop, place, place workshop
la-strada-typed-build = build, link, road, build road
la-strada-typed-end = end, end turn, pass, done
# What says nothing.
la-strada-typed-nothing = hex, turn, on, at, via, over, by
