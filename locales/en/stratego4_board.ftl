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
