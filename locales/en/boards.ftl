# Words inside the pictures (short: they have little room) and the descriptions of pictures.

## Any game

board-player = Player { $number }
board-points = { $points ->
    [one] point
   *[other] points
}
board-your-hand = Your hand: { $count }

## Ruta

board-draw-pile = Draw pile
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-face-up = Face-up { $slot }
board-discard = Discard
# How many places the seat's longest chain of routes links.
board-longest = chain { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-draw-owed = must draw
# Beside the name: paid exactly and has another turn.
board-plays-again = plays again
# What a green frame round a route's price means.
board-payable = you can pay

board-alt-turn = Ruta after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $who } is to play.
board-alt-won = Ruta, finished after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Won by { $winners }.
board-alt-seat = { $who }: { $points ->
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
board-alt-hand = Your hand: { $cards }.
board-alt-draft = Face up: { $cards }.
board-alt-pile = { $count ->
    [0] The draw pile is empty.
    [one] { $count } card in the draw pile.
   *[other] { $count } cards in the draw pile.
}
board-alt-discard = Top of the discard pile ({ $count }): { $card }.
board-alt-last-route = Claimed last: { $route }.
board-alt-routes = { $who } holds { $routes }.
board-alt-known = Known to be in the hand of { $who }: { $cards }.
board-alt-jokers = Jokers of { $who }: { $cards }.

## La Strada

# What one road tile costs, in the legend; very short.
board-la-strada-cost = { $days } days
# In a seat's panel, instead of its days.
board-la-strada-resigned = resigned

board-la-strada-alt-turn = La Strada after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $who } is to play.
board-la-strada-alt-won = La Strada, finished after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Won by { $winners }.
board-la-strada-alt-plan = Planned by { $who }: { $road }, for { $days } days.
board-la-strada-alt-site = Planned by { $who }: a workshop in { $hex }.
board-la-strada-alt-seat = { $who }: { $gold }, { $days ->
    [one] { $days } day
   *[other] { $days } days
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} left; tiles left: { $plain } plain, { $forest } forest, { $hill } hill. { $count ->
    [0] Nothing linked yet.
   *[other] Linked: { $linked }.
}
board-la-strada-alt-last-road = Built last, by { $who }: { $road }.
board-la-strada-alt-last-workshop = Placed last: workshop of { $who } on { $hex }.
board-la-strada-alt-worth = Gold for each cube: { $settlements }.
board-la-strada-alt-settlement = { $settlement }: { $gold }
board-la-strada-alt-face-down = The settlements still lie face down.

## Strada Romana

# The two ends of the road, on narrow banners (two lines).
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

## Stratego 4

# The two spaces of the castle, on narrow stones; very short.
board-stratego4-ring = ring
board-stratego4-turret = turret
# In a seat's panel, instead of its slider; short.
board-stratego4-resigned = resigned
board-stratego4-out = out
board-stratego4-ready = ready
board-stratego4-deploying = deploying
# Below the board, each in a third of its width.
board-stratego4-round = Round { $round }
board-stratego4-stage-deploying = Ready: { $ready } of { $seats }
# Beside a gold disc: such ranks were told to everybody.
board-stratego4-told = rank told to all
# Beside the back of a piece.
board-stratego4-unknown = rank unknown
board-stratego4-memory = Memory game
# Beside an hourglass: so many turns without a beaten piece are left until the draw.
board-stratego4-draw = { $turns ->
    [one] { $turns } turn to a draw
   *[other] { $turns } turns to a draw
}

board-stratego4-alt-turn = Stratego 4, round { $round }: { $who } { $phase ->
    [recruiting] chooses which piece comes back.
   *[other] is to play.
}
board-stratego4-alt-deploying = Stratego 4: all deploy their armies. { $count ->
    [0] Nobody is ready yet.
   *[other] Ready: { $ready }.
}
board-stratego4-alt-won = Stratego 4, finished in round { $round }. Won by { $winners }.
board-stratego4-alt-drawn = Stratego 4, finished in round { $round }: a draw.
board-stratego4-alt-choose = To choose from: { $count ->
    [0] nothing
   *[other] { $targets }
}.
board-stratego4-alt-plan = In hand: { $start }. Can go to or aim at: { $count ->
    [0] nothing
   *[other] { $targets }
}.
board-stratego4-alt-draw = { $turns ->
    [1] One more turn without a beaten piece is a draw.
   *[other] { $turns } more turns without a beaten piece are a draw.
}
board-stratego4-alt-seat = { $who }: { $state ->
    [resigned] resigned
    [out] out, with no piece left
   *[in] { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }, slider at { $slider }
}; beaten: { $count ->
    [0] none
   *[other] { $lost }
}.
board-stratego4-alt-flag-lies = The flag of { $who } lies { $place }.
board-stratego4-alt-flag-borne = The flag of { $who } is borne by { $bearer } { $place }.
board-stratego4-alt-piece = { $rank } { $at }
board-stratego4-alt-known = Ranks of { $who }: { $pieces }.
board-stratego4-alt-unknown = Unknown ranks of { $who }: { $spaces }.
