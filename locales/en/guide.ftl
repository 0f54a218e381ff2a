# Guided play, the same in every game: back, and moves that were made only in part.

guide-back-button = Back
guide-played = Played so far: { $played }
guide-stopped = This was not: { $part }. Nor was anything behind it.
guide-turn-over = Your turn is over.
