# Words inside the pictures of La Strada (short: they have little room).

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
board-la-strada-alt-site = Planned by { $who }: a workshop on { $hex }.
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
