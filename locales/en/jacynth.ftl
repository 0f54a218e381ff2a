# Jacynth: moves, what happened, what lies in the city, refusals.
# A place is called by its column and row ("b4"). Card names stand without an article.

# The same in every language.
jacynth-name = Jacynth

## Cards

# A card with its rank and suits: "Pact (9, Moons and Suns)".
jacynth-card-face = { $card } ({ $rank }, { $suits })
jacynth-rank = { $kind ->
    [ace] Ace
    [crown] Crown
    [pawn] Pawn
    [court] Court
    [excuse] Excuse
   *[number] { $number }
}
jacynth-laid = { $card } ({ $place })

## Options of a table, as in "with the extended deck"; a choice follows its colon

jacynth-option-layout = layout:
jacynth-option-layout-what = Where the first cards lie.
jacynth-option-extended = the extended deck
jacynth-option-extended-what = Play with Pawns, Courts and the Excuse: 45 cards instead of 36.

## Moves, as labels of at most a hundred characters

jacynth-move-card = { $card } to { $place }
jacynth-move-influence = { $card } to { $place }, token on { $target }

## What happened

jacynth-event-dealt = The cards were dealt. Order of play: { $players }.
jacynth-event-city-begun = The city begins with { $cards }.
jacynth-event-hand-dealt = { $player } was dealt { $cards }.
jacynth-event-card-played = { $player } laid the { $card } on { $place }.
jacynth-event-control-taken = In { $suit }, { $owner } now controls a district of { $size } cards that was controlled in part by { $losers }.
jacynth-event-influence-placed = { $player } placed a token on the { $card } ({ $place }).
jacynth-event-pile-drawn = { $player } drew a card.
jacynth-event-card-drawn = It was the { $card }.
jacynth-event-resigned = { $player } resigned.
jacynth-event-hand-returned = { $pile ->
    [1] The hand of { $player } is now the draw pile: one card.
   *[other] The hand of { $player } was shuffled into the pile, which now has { $pile } cards.
}

## A turn in one line: what somebody did, one after the other

jacynth-turn = { $player } { $deeds }.
jacynth-turn-played = laid the { $card } on { $place }
jacynth-turn-took = took control in { $suit } from { $losers } (the district now has { $size } cards)
jacynth-turn-gave = let { $owner } take control in { $suit } from { $losers } (the district now has { $size } cards)
jacynth-turn-influence = placed a token on the { $card }
jacynth-turn-drew = drew the { $card }

## Why a computer made its last move

jacynth-why-won = It completes the city, and wins.
jacynth-why-taken = It takes control in { $suit } from { $losers }: the district now has { $size } cards.
jacynth-why-influence = { $points ->
    [1] The token brings one point at once, and more as the districts grow.
   *[other] That brings { $points } points at once, and more as the districts grow.
}
jacynth-why-growth = { $points ->
    [1] Its own districts grow by one point, and the token is kept.
   *[other] Its own districts grow by { $points } points, without a token.
}
jacynth-why-cut = { $rival } can no longer extend a district of { $suit } that way.
jacynth-why-free = { $size } cards in { $suit } touch now, and nobody controls them yet.
jacynth-why-quiet = It gives nothing away, and keeps the tokens for later.

## What to do now

jacynth-prompt-first-token = Lay a card beside another; without a token, cards earn nothing.
jacynth-prompt-turn = Lay a card beside another; a token may follow.
jacynth-prompt-no-token = Lay a card beside another; all tokens are placed.
jacynth-prompt-over = The game is over.
jacynth-progress = Cards in the city: { $laid } of { $most }.

## The board in words

# A row of the city, from a to f; empty places are left out.
jacynth-board-row = Row { $row }: { $cards }.
jacynth-board-card = { $place } { $card }
jacynth-board-card-token = { $place } { $card } with a token of { $owner }
jacynth-board-districts = Districts of { $suit }: { $districts }.
# The card whose token decides the control stands behind.
jacynth-board-owned = { $size ->
    [1] one card of { $owner } (token on the { $card })
   *[other] { $size } cards of { $owner } (token on the { $card })
}
jacynth-board-free = { $size } free cards ({ $places })
jacynth-board-last = Laid last: { $card }.
jacynth-board-last-influence = Laid last: { $card }, with a token on { $target }.
jacynth-board-pile = { $pile ->
    [0] The pile is empty.
    [1] One card in the pile.
   *[other] { $pile } cards in the pile.
}
jacynth-board-seat = { $player }: { $points ->
    [1] one point
   *[other] { $points } points
}, { $tokens ->
    [0] no tokens left
    [1] one token left
   *[other] { $tokens } tokens left
}, { $hand ->
    [0] no cards
    [1] one card
   *[other] { $hand } cards
} in hand.
jacynth-board-resigned = { $player } resigned, with { $points ->
    [1] one point
   *[other] { $points } points
}.
jacynth-board-turn = { $player } is to play.
jacynth-board-over = The game is over.

# What the viewer has chosen so far.
jacynth-plan-card = Planned: { $card }.
jacynth-plan-place = Planned: { $card } to { $place }.
jacynth-plan-influence = Planned: { $card } to { $place }, token on { $target }.

## The own hand in words

jacynth-hand-cards = { $count ->
    [1] Your hand, one card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
jacynth-hand-places = A card can be laid on: { $places }.
jacynth-hand-claimable = Your token could go on these, unless the card you lay changes it: { $places }.
jacynth-hand-unseen = { $count ->
    [1] One card you have not seen yet: { $cards }.
   *[other] { $count } cards you have not seen yet: { $cards }.
}

## The end and the score

jacynth-score-moons = { decktet-suit-moons }
jacynth-score-suns = { decktet-suit-suns }
jacynth-score-waves = { decktet-suit-waves }
jacynth-score-leaves = { decktet-suit-leaves }
jacynth-score-wyrms = { decktet-suit-wyrms }
jacynth-score-knots = { decktet-suit-knots }
# The title of the chart of a game.
jacynth-tally-points = Points
jacynth-end-full = The city is complete.
jacynth-end-resigned = The game ends by resignation.

## What differs since a move was planned

jacynth-changed-empty = { $place } is empty again.
jacynth-changed-card-there = The { $card } now lies on { $place }.
jacynth-changed-token = The { $card } ({ $place }) now has a token of { $owner }.
jacynth-changed-control = { $owner } now controls the district of { $suit } at { $place }.
jacynth-changed-no-control = Nobody controls the district of { $suit } at { $place } any more.

## Refusals: what the rules do not allow

jacynth-refusal-game-over = This game is over.
jacynth-refusal-already-resigned = You have already resigned.
jacynth-refusal-not-your-turn = It is not your turn: { $owner } is to play.
jacynth-refusal-no-such-card = There is no such card.
jacynth-refusal-card-not-in-hand = The { $card } is not in your hand.
jacynth-refusal-no-such-place = There is no such place: columns are a to f, rows 1 to 6.
jacynth-refusal-place-taken = The { $card } already lies on { $place }.
jacynth-refusal-not-adjacent = No card lies beside { $place }: lay yours next to a card of the city.
jacynth-refusal-no-token-left = All your tokens are placed.
jacynth-refusal-no-card-there = No card lies on { $place }, so no token can go there.
jacynth-refusal-bears-no-token = Pawns, Courts and the Excuse take no token, so neither does the { $card }.
jacynth-refusal-token-there = The { $card } already has a token of { $owner }.
jacynth-refusal-controlled = { $owner } controls the { $card }’s district of { $suit }, so no token of yours can go there.

## Refusals: what cannot be read as a move

# A card and a place as they are typed.
jacynth-example = { $card } { $place }

jacynth-refusal-nothing-written = Write a card and a place, such as "pact b4", and for a token "pact b4 token c4".
jacynth-refusal-unknown-verb = A move begins with play, lay or put, not with "{ $words }". The card and the place alone will do: "{ $example }".
jacynth-refusal-unknown-card = There is no card called "{ $words }".
jacynth-refusal-unknown-place = There is no place "{ $words }": columns are a to f, rows 1 to 6.
jacynth-refusal-which-card = Lay which card, and where? Write both, such as "{ $example }".
jacynth-refusal-suit-named = { $suit } is the name of a suit: write that of a card, as in "{ $example }".
jacynth-refusal-one-card-wanted = Name just one card to lay, not "{ $words }".
jacynth-refusal-which-place = Where do you lay the { $card }? Write a place behind it, such as b4.
jacynth-refusal-one-place-wanted = Name just one place for the card, not "{ $words }". Before the place of a token, write the word token: "pact b4 token c4".
jacynth-refusal-which-influence = Which card gets the token? Write its place, as in "sailor c2 token d2".
jacynth-refusal-not-in-city = The { $card } does not lie in the city.

## Words that may be typed: spellings, parted by commas

jacynth-typed-play = play, lay, put
jacynth-typed-influence = influence, token, influence token, claim, with influence, with token, with a token
# What says nothing.
jacynth-typed-nothing = card, place, to, next
