# Ruta: names, moves, what happened, what is on the table, refusals.
# Card names stand without an article; sentences say "the { $card }".

# The same in every language.
ruta-name = Ruta

## Cards

# A card with its value and suits: "Pact (9, Moons and Suns)".
ruta-card-face = { $card } ({ $value }, { $suits })

## Routes

ruta-route = { $one } – { $other }
ruta-route-priced = { $route } ({ $price }, { $suits })

## Options of a table, as in "with joker Aces"

ruta-option-excuse = the Excuse
ruta-option-excuse-what = Play with the Excuse, which fetches a card from the discard pile.
ruta-option-joker-aces = joker Aces
ruta-option-joker-aces-what = Variant: three Aces each, which let any suit pay for a route once.
ruta-option-each-scores-longest = both longest chains scored
ruta-option-each-scores-longest-what = Each player scores their own longest chain.

## Moves, as labels of at most a hundred characters

ruta-move-excuse = Play the Excuse for the { $card }
ruta-move-claim = { $route }: { $cards }
ruta-move-claim-joker = { $route }: { $cards } + { $joker }
ruta-move-claim-many = { $route }: { $count } cards worth { $paid }
ruta-move-claim-many-joker = { $route }: { $count } cards worth { $paid } + { $joker }
ruta-move-pass = Pass

## What happened

ruta-event-dealt = The cards were dealt. { $player } was given the first turn.
ruta-event-hand-dealt = { $player } was dealt { $cards }.
ruta-event-jokers-dealt = { $player } was dealt as jokers: { $cards }.
ruta-event-slot-drawn = { $player } took the { $card }.
ruta-event-pile-drawn = { $player } drew from the pile.
ruta-event-card-drawn = It was the { $card }.
ruta-event-ace-given = { $player } gave the { $card } to { $rival } before drawing.
ruta-event-ace-kept = { $player } kept the { $card } before drawing.
ruta-event-excuse-played = { $player } played the Excuse and took the { $card } from the discard pile.
ruta-event-route-claimed = { $exact ->
    [yes] { $player } claimed { $route } for exactly { $price }: { $cards }.
   *[no] { $player } claimed { $route } for { $price }, paying { $paid }: { $cards }.
}
ruta-event-route-claimed-joker = { $exact ->
    [yes] { $player } claimed { $route } for exactly { $price } with the { $joker } as joker: { $cards }.
   *[no] { $player } claimed { $route } for { $price }, paying { $paid } with the { $joker } as joker: { $cards }.
}
ruta-event-slot-filled = Face-up card { $slot } became the { $card }.
ruta-event-reshuffled = { $count ->
    [1] The discard pile became the new pile: one card.
   *[other] The discard pile was shuffled into a new pile of { $count } cards.
}
ruta-event-passed = { $player } could do nothing and passed.
ruta-event-resigned = { $player } resigned.

## A turn in one line: what somebody did, one after the other

ruta-turn = { $player } { $deeds }.
ruta-turn-took = took the { $card }
ruta-turn-drew = drew from the pile
ruta-turn-drew-card = drew the { $card }
ruta-turn-gave = gave { $cards } to { $rival }
ruta-turn-kept = kept the { $card }
ruta-turn-excused = took the { $card } for the Excuse
ruta-turn-claimed = claimed { $route } ({ $cards })
ruta-turn-claimed-many = claimed { $route } ({ $count } cards worth { $paid })
ruta-turn-claimed-many-joker = claimed { $route } ({ $count } cards worth { $paid }, { $joker } as joker)
ruta-turn-passed = could do nothing

## Why a computer made its last move

ruta-why-won = It places the last token, and wins.
ruta-why-longer = Its longest chain now links { $places } places.
ruta-why-denied = { $rival } could have made a longer chain with it.
ruta-why-exact = Paid exactly, it plays again at once.
ruta-why-token = { $tokens ->
    [1] Another token is placed: one is left.
   *[other] Another token is placed: { $tokens } are left.
}
ruta-why-ace = One card more, and the draw is still to come.
ruta-why-pile = No card that lay open was worth the draw.
ruta-why-card-longer = The { $card } helps to pay for { $route }, which would make its longest chain longer.
ruta-why-card = { $count ->
    [0] That keeps the { $card } from the rival.
    [1] The { $card } helps to pay for one free route.
   *[other] The { $card } helps to pay for { $count } free routes.
}

## What to do now

ruta-prompt-turn = Draw a card or claim a route.
ruta-prompt-again = Paid exactly: play again! Draw a card or claim a route.
ruta-prompt-draw-owed = The Ace leaves a draw: take a face-up card or the top of the pile.
ruta-prompt-no-card-left = No card is left to draw: claim a route, or pass if you can pay for none.
ruta-prompt-over = The game is over.
ruta-progress = Tokens placed, of { $most } each: { $seats }.
ruta-progress-seat = { $player } { $count }

## The board in words

ruta-board-slot = Face-up card { $slot }: { $card }.
ruta-board-slot-empty = Face-up card { $slot }: none.
ruta-board-piles = { $pile ->
    [0] The pile is empty. Discarded, newest first: { $cards }.
    [1] One card in the pile. Discarded, newest first: { $cards }.
   *[other] { $pile } cards in the pile. Discarded, newest first: { $cards }.
}
ruta-board-piles-no-discard = { $pile ->
    [0] The pile and the discard pile are empty.
    [1] One card in the pile, none discarded.
   *[other] { $pile } cards in the pile, none discarded.
}
# Points first, then tokens left, cards in hand and the places their longest chain links.
ruta-board-seat = { $player }: { $points ->
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
} in hand, { $longest ->
    [0] no route yet
   *[other] longest chain: { $longest } places
}.
ruta-board-known = Cards known in the hand of { $player }: { $cards }.
ruta-board-jokers = { $player } still has as jokers: { $cards }.
ruta-board-routes = { $player } holds: { $routes }.
ruta-board-free = Free routes: { $routes }.
ruta-board-last-route = Claimed last: { $route }.
ruta-board-turn = { $player } is to play.
ruta-board-over = The game is over.

# What the viewer thinks of claiming.
ruta-plan = Planned: { $routes }.

## The own hand in words

ruta-hand-cards = { $count ->
    [1] Your hand, one card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
ruta-hand-suits = Worth in each suit: { $suits }.
ruta-hand-suit = { $suit } { $worth }
ruta-hand-payable = You can pay for: { $routes }.

## The end and the score

ruta-score-tokens = routes
ruta-score-longest = longest-chain bonus
ruta-tie-longest = places on the longest chain
# The title of the chart of a game.
ruta-tally-points = Points
ruta-end-tokens = The last token is placed.
ruta-end-stuck = Neither player can do anything more.
ruta-end-resigned = The game ends by resignation.

## What differs since a move was planned

ruta-changed-slot = Face-up card { $slot } is now the { $card }.
ruta-changed-slot-empty = Slot { $slot } is empty now.

## Refusals: what the rules do not allow

ruta-refusal-game-over = This game is over.
ruta-refusal-not-your-turn = It is not your turn: { $owner } is to play.
ruta-refusal-draw-owed = The Ace leaves a draw: first take a face-up card or the top of the pile.
ruta-refusal-no-such-slot = There is no such face-up card: the two are numbered 1 and 2.
ruta-refusal-slot-empty = No card lies in slot { $slot }.
ruta-refusal-no-ace-there = The face-up card { $slot } is not an Ace.
ruta-refusal-no-card-after-ace = No card would be left to draw after the Ace. You may simply draw the Ace.
ruta-refusal-no-card-left = The pile and the discard pile are both empty.
ruta-refusal-no-such-card = There is no such card.
ruta-refusal-no-such-route = There is no such route.
ruta-refusal-excuse-not-in-hand = The Excuse is not in your hand.
ruta-refusal-excuse-nothing-discarded = The discard pile is empty, so the Excuse has nothing to fetch.
ruta-refusal-excuse-not-discarded = The { $card } is not in the discard pile.
ruta-refusal-excuse-pays-nothing = The Excuse has no suit and no value: it pays for nothing.
ruta-refusal-route-taken = { $route } already belongs to { $owner }.
ruta-refusal-card-not-in-hand = The { $card } is not in your hand.
ruta-refusal-wrong-suit = The { $card } cannot pay for { $route }, which takes { $suits }.
ruta-refusal-payment-too-low = { $route } costs { $price }, and these cards are worth { $paid }.
ruta-refusal-hand-too-low = { $route } costs { $price }, and all your cards for it together are worth { $paid }.
ruta-refusal-no-payment = { $route } costs { $price }. Say which cards you pay with: those of yours that fit are worth { $paid } together.
ruta-refusal-payment-out-of-order = Name each card once, in the order of the deck.
ruta-refusal-joker-not-yours = You do not hold the { $card } as a joker.
ruta-refusal-joker-wrong-suit = The { $card } cannot be the joker for { $route }, which takes { $suits }.
ruta-refusal-must-not-pass = You can still draw a card or claim a route, so you may not pass.

## Refusals: what cannot be read as a move

ruta-refusal-nothing-written = Write a move, such as "draw 1", "draw pile" or "claim harvest/consul: author pact huntress".
ruta-refusal-unknown-verb = A move begins with draw, give, keep, excuse, claim or pass, not with "{ $words }".
ruta-refusal-just-pass = To pass, write just "pass".
ruta-refusal-unknown-card = There is no card called "{ $words }".
ruta-refusal-one-card-wanted = Name exactly one card here, not "{ $words }".
ruta-refusal-card-twice = The same card is named twice.
ruta-refusal-unknown-slot = The face-up cards are numbered 1 and 2; there is no "{ $words }".
ruta-refusal-not-face-up = The { $card } does not lie face up.
ruta-refusal-which-card = Draw which card? Write "draw 1", "draw 2" or "draw pile".
ruta-refusal-which-ace = Which Ace? Write its slot, such as "give ace 1".
ruta-refusal-give-or-keep = Give the Ace away, or keep it? Write "give ace 1" or "keep ace 1".
ruta-refusal-which-discarded = Which card of the discard pile? Write its name, such as "excuse pact".
ruta-refusal-which-route = Name the two places of the route, then the cards: "claim harvest/consul: author pact huntress".
ruta-refusal-not-a-route = { $one } and { $other } are not neighbours on the map.

## Words that may be typed: spellings, parted by commas

ruta-typed-draw = draw, take, pick up
ruta-typed-pile = pile, deck, top of the pile, top card, top card of the pile
ruta-typed-give = give, give away
ruta-typed-keep = keep
ruta-typed-claim = claim
ruta-typed-with = with, with joker, joker
ruta-typed-pass = pass
# What says nothing.
ruta-typed-nothing = card, face up, face-up card, slot, number, away
