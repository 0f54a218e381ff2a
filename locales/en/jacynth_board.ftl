# Words inside the pictures of Jacynth (short: they have little room).

# The number stands beside it.
board-jacynth-points = { $points ->
    [one] point
   *[other] points
}
board-jacynth-pile = Draw pile
board-jacynth-your-hand = Your hand: { $count }
# What a banner below a suit's mark means; beside the hand.
board-jacynth-banner = A banner shows who controls the district of that suit.
# Instead of it, until a token of the reader lies in the city.
board-jacynth-no-token = Only districts with a token of yours bring you points.
