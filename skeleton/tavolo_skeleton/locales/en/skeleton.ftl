# Skeleton: texts of the game (step 4 of the guide).

# The same in every language.
skeleton-name = Skeleton
skeleton-option-heap = stones on the heap:
skeleton-option-heap-what = How many stones lie on the heap.
skeleton-move = Take { $stones }
skeleton-event-laid = { $stones } stones lie on the heap.
skeleton-event-taken = { $player } took { $stones ->
    [1] one stone
   *[other] { $stones } stones
}.
skeleton-event-resigned = { $player } resigned.
skeleton-end-taken = The heap is empty.
skeleton-end-resigned = The game ends by resignation.
skeleton-refusal-game-over = This game is over.
skeleton-refusal-not-your-turn = It is the turn of { $owner }.
skeleton-refusal-number = Take at least one stone, and at most { $most }.
skeleton-refusal-unreadable = Write how many stones you take, such as "take 2" or just "2".
skeleton-refusal-how-many = Say how many stones: "take 1", or "take 3".
skeleton-refusal-unknown-verb = A move begins with take, pick or remove, not with "{ $words }".
skeleton-typed-take = take, pick, remove
