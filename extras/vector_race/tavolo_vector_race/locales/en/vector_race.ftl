# Vector Race: the car race on squared paper.

# The same in every language.
vector-race-name = Vector Race
vector-race-option-track = track:
vector-race-option-track-what = The track.
vector-race-option-laps = laps:
vector-race-option-laps-what = How many laps, one to three.
vector-race-option-choices = accelerations to choose from:
vector-race-option-choices-what = Nine accelerations, or five without the diagonal ones.
vector-race-option-pause = rounds out after a crash:
vector-race-option-pause-what = How many rounds a car sits out after a crash.
vector-race-option-contact = cars on one point:
vector-race-option-contact-what = What happens to cars that end a round on one point.
vector-race-option-until = the race lasts until:
vector-race-option-until-what = When the race ends.
vector-race-track-par = { $track } ({ $par })

## Points and moves

vector-race-point = ({ $x }, { $y })
vector-race-move-key = Key { $key }
vector-race-move-road = { $key }: { $x }, { $y }
vector-race-move-wall = { $key }: wall
vector-race-move-finish = { $key }: finish
vector-race-plan = Planned: key { $key }, to { $point }.
vector-race-plan-key = Planned: key { $key }.

## What happened

vector-race-car-at = { $player } { $point }
vector-race-event-lined-up = The cars lined up: { $cars }.
vector-race-event-chosen = You chose key { $key }. Nobody else sees it before the round ends.
vector-race-event-moved = { $player } drove ({ $x }, { $y }) to { $point }{ $lap ->
    [0] {""}
    [1] , over the starting line
   *[other] {" "}and began lap { $lap }
}.
vector-race-event-crashed = { $player } hit the wall and sits out { $pause ->
    [1] one round
   *[other] { $pause } rounds
}.
vector-race-event-finished = { $player } finished in round { $round }, { $part }/{ $parts } of the way through the move.
vector-race-event-scraped = { $people } scraped at { $point } and lost speed.
vector-race-event-resigned = { $player } resigned.
vector-race-end-finish = The race is over.
vector-race-end-resigned = The race ends by resignation.
vector-race-end-rounds = The last round of the race is over.
vector-race-turn = { $moves }
vector-race-turn-moved = { $player } ({ $x },{ $y }) → { $to_x },{ $to_y }

## What is on the table

vector-race-prompt = { $choices ->
    [five] Choose key 5, 8, 4, 6 or 2.
   *[nine] Choose a key from 1 to 9.
}
vector-race-progress = Round { $round } of { $most } at most.
vector-race-board-owing = Still waiting for { $people }.
vector-race-board-owing-last = { $who } is to play.
vector-race-board-seat = { $player }: place { $place }, at { $point }, speed ({ $x }, { $y }), lap { $lap } of { $laps }, gate { $gate } of { $gates }{ $pause ->
    [0] {""}
    [1] ; sits out one round
   *[other] ; sits out { $pause } rounds
}{ $status ->
    [chosen] ; has chosen
    [choosing] ; has not chosen yet
   *[none] {""}
}.
vector-race-board-finished = { $player }: place { $place }, finished in round { $round }.
vector-race-board-resigned = { $player }: place { $place }, resigned in round { $round }.
vector-race-board-track = Track: { $track }. { $laps ->
    [1] One lap.
   *[other] { $laps } laps.
}
vector-race-board-outer = Outer wall: { $points }.
vector-race-board-inner = Inner wall: { $points }.
vector-race-board-gates = Gates: { $gates }. Gate 0 is start and finish.
vector-race-gate-x = gate { $number } at x = { $half }½, y from { $low } to { $high }, { $way ->
    [more] to the right
   *[less] to the left
}
vector-race-gate-y = gate { $number } at y = { $half }½, x from { $low } to { $high }, { $way ->
    [more] downwards
   *[less] upwards
}
vector-race-key-to = { $key }: { $point }
vector-race-hand-chosen = Your choice, for your eyes alone: key { $key }, to { $point }.
vector-race-hand-keys = Your keys and where they lead: { $keys }.
vector-race-hand-wall = You would hit the wall with: { $keys }.
vector-race-hand-late = You could no longer stop in time after: { $keys }.
vector-race-tally-gates = Gates passed

## Refusals

vector-race-refusal-race-over = This race is over.
vector-race-refusal-finished = Your car has already finished.
vector-race-refusal-resigned = You have already resigned.
vector-race-refusal-sits-out = Your car crashed and sits out { $rounds ->
    [1] this round
   *[other] { $rounds } rounds
}.
vector-race-refusal-not-your-turn = You have already chosen. Still to choose: { $owner }.
vector-race-refusal-no-such-key = There is no such key: keys go from 1 to 9.
vector-race-refusal-five-keys = At this table the keys are 5, 8, 4, 6 and 2.
vector-race-refusal-nothing-written = Write a key, such as "steer 7" or just "7".
vector-race-refusal-unknown-verb = A move begins with steer, drive or go, not with "{ $words }".
vector-race-refusal-which-key = Name one key, "steer 7", or both parts of the acceleration, "-1 0".
vector-race-refusal-unknown-key = "{ $words }" is no key. Keys go from 1 to 9: "steer 5".

## Words that may be typed: spellings, parted by commas

vector-race-typed-steer = steer, drive, go, accelerate
vector-race-typed-nothing = key, number
