# Words in the pictures of Vector Race.

board-vector-race-round = Round { $round } of { $most } at most
board-vector-race-next = { $gate ->
    [0] next: the line
   *[other] next: gate { $gate }
}
board-vector-race-lap = Lap { $lap }/{ $laps } · { $gate ->
    [0] next: the line
   *[other] next: gate { $gate }
}
board-vector-race-sits-out = { $rounds ->
    [1] sits out a round
   *[other] sits out { $rounds } rounds
}
board-vector-race-finished = finish: round { $round }, { $part }/{ $parts } of the move
board-vector-race-resigned = resigned
board-vector-race-crash = crash
board-vector-race-scrape = scrape
board-vector-race-would-crash = would crash
