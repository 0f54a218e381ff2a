# Guided play, the same in every game: back, and moves that were made only in part.

guide-back-button = Back
guide-played = Played so far: { $played }
guide-stopped = Not played: { $part }, nor what follows it.
guide-turn-over = Your turn is over.
guide-sure = Your move: { $move }. Shall I play it?
guide-one-at-a-time = You confirm each move by itself: the rest of your line is not kept.
guide-pair = { $one } · { $other }
