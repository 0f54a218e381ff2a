# Words inside the pictures of Stratego 4 (short: they have little room).

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
# Beside a pale disc: such ranks were told to everybody.
board-stratego4-told = rank told to all
# Beside the back of a piece.
board-stratego4-unknown = rank unknown
board-stratego4-memory = Memory game
# Beside an hourglass: so many turns without a beaten piece are left until the draw.
board-stratego4-draw = { $turns ->
    [one] { $turns } turn to a draw
   *[other] { $turns } turns to a draw
}
