# Bidding, the game of the tests in which everybody bids at once.

# The same in every language.
bidding-name = Bidding
bidding-option-carried-over = prizes nobody takes are carried over
bidding-option-carried-over-what = A prize that nobody takes is added to the next.
bidding-move = Bid { $card }
bidding-plan = Planned: bid { $card }.
bidding-no-cards = none

## What happened

bidding-event-prize = { $left_over ->
    [0] The prize is { $prize }.
    [1] The prize is { $prize }, with one point left over from before.
   *[other] The prize is { $prize }, with { $left_over } points left over from before.
}
bidding-event-bid = Your { $card } lies face down.
bidding-bid-of = { $player } { $card }
bidding-event-taken = The bids: { $bids }. { $player } takes { $stake ->
    [1] one point
   *[other] { $stake } points
}.
bidding-event-nobody = The bids: { $bids }. None stands alone, so nobody takes the { $stake ->
    [1] point
   *[other] { $stake } points
}.
bidding-event-resigned = { $player } resigned.
bidding-end-rounds = All five prizes are gone: the game is over.
bidding-end-resigned = The game ends by resignation.
bidding-score-prizes = Prizes

## What is on the table

bidding-prompt = Bid a card for { $stake ->
    [1] one point
   *[other] { $stake } points
}.
bidding-board-prizes = Prizes so far: { $prizes }. Bid for now: { $stake }.
bidding-board-owing = Still waiting for { $people }.
bidding-board-owing-last = { $who } is to play.
bidding-progress = Round { $round } of { $rounds }.
bidding-board-seat = { $player }: { $points ->
    [1] one point
   *[other] { $points } points
}, cards { $cards }{ $status ->
    [bid] ; has bid
    [resigned] ; resigned
   *[none] {""}
}.
bidding-hand = Your cards: { $cards }.
bidding-hand-bid = Your { $card } lies face down.

## Refusals

bidding-refusal-game-over = This game is over.
bidding-refusal-already-resigned = You have already resigned.
bidding-refusal-not-your-turn = Your bid lies already. Still to bid: { $owner }.
bidding-refusal-no-such-card = There is no such card: cards go from 1 to 5.
bidding-refusal-spent = You have spent your { $card } already.
bidding-refusal-nothing-written = Write a move, such as "bid 3" or just "3".
bidding-refusal-unknown-verb = A move begins with bid, offer or play, not with "{ $words }".
bidding-refusal-which-card = Name one card: "bid 2".
bidding-refusal-unknown-card = There is no card "{ $words }". Cards go from 1 to 5: "bid 5".

## Words that may be typed: spellings, parted by commas

bidding-typed-bid = bid, offer, play
bidding-typed-nothing = card
bidding-tally-points = Points
