# Words inside the pictures of Ruta (short: they have little room).

# The number stands beside it.
board-ruta-points = { $points ->
    [one] point
   *[other] points
}
board-ruta-your-hand = Your hand: { $count }
board-ruta-draw-pile = Draw pile
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-ruta-face-up = Face-up { $slot }
board-ruta-discard = Discard
# How many places the seat's longest chain of routes links.
board-ruta-longest = chain { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-ruta-draw-owed = must draw
# Beside the name: paid exactly and has another turn.
board-ruta-plays-again = plays again
# What a green frame round a route's price means.
board-ruta-payable = you can pay

board-ruta-alt-turn = Ruta after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $who } is to play.
board-ruta-alt-won = Ruta, finished after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Won by { $winners }.
board-ruta-alt-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
} left, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $places ->
    [0] no route yet
   *[other] longest chain: { $places } places
}.
board-ruta-alt-hand = Your hand: { $cards }.
board-ruta-alt-draft = Face up: { $cards }.
board-ruta-alt-pile = { $count ->
    [0] The draw pile is empty.
    [one] { $count } card in the draw pile.
   *[other] { $count } cards in the draw pile.
}
board-ruta-alt-discard = Top of the discard pile ({ $count }): { $card }.
board-ruta-alt-last-route = Claimed last: { $route }.
board-ruta-alt-routes = { $who } holds { $routes }.
board-ruta-alt-known = Known to be in the hand of { $who }: { $cards }.
board-ruta-alt-jokers = Jokers of { $who }: { $cards }.
