# Names and descriptions of the commands of Stratego 4 and what they ask for.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-stratego4-name = stratego
command-stratego4-description = Stratego 4: carry your flag to the turret in the middle. For three, four or two teams.
command-stratego4-new-name = new
command-stratego4-new-description = Open a table of Stratego 4 here
command-stratego4-deploy-name = deploy
command-stratego4-deploy-description = Deploy your army before the battle: only you see it
command-stratego4-move-name = move
command-stratego4-move-description = Move a piece, or attack with it
command-stratego4-fire-name = fire
command-stratego4-fire-description = Fire a cannon at a piece three spaces away
command-stratego4-flag-name = flag
command-stratego4-flag-description = Where the flags are, and how to leave one behind
command-stratego4-recruit-name = recruit
command-stratego4-recruit-description = Bring a beaten piece back when you are asked to
command-stratego4-army-name = army
command-stratego4-army-description = Show me my army, from my side of the board

option-stratego4-teams-name = teams
option-stratego4-teams-description = Two against two, partners opposite each other; four players only (no)
option-stratego4-memory-name = memory
option-stratego4-memory-description = Ranks told in duels are not shown on the pieces afterwards; the channel keeps its words (no)
option-stratego4-slow-start-name = slow-start
option-stratego4-slow-start-description = No flag may enter the ring in the first five rounds (no)
option-stratego4-quiet-rounds-name = quiet-rounds
option-stratego4-quiet-rounds-description = So many rounds without a beaten piece are a draw (fifty)
option-stratego4-formation-name = formation
option-stratego4-formation-description = A ready-made army, or its mirror image
option-stratego4-swap-name = swap
option-stratego4-swap-description = The piece to change places, such as d3
option-stratego4-with-name = with
option-stratego4-with-description = The piece it changes places with
option-stratego4-ranks-name = ranks
option-stratego4-ranks-description = Twenty ranks, from the front row, each row from left to right: 9768543 …
option-stratego4-ready-name = ready
option-stratego4-ready-description = Be done with deploying; you are asked once more (no)
option-stratego4-from-name = from
option-stratego4-from-description = The piece, such as f3; or a whole move: f3 f4, f3xf5
option-stratego4-to-name = to
option-stratego4-to-description = Where it goes or attacks; leave it out to choose from the picture
option-stratego4-flag-name = flag
option-stratego4-flag-description = If it bears a flag: what becomes of it (it goes along)
option-stratego4-cannon-name = from
option-stratego4-cannon-description = The cannon, such as f3; or a whole shot: f3 ring
option-stratego4-at-name = at
option-stratego4-at-description = What it fires at, three spaces away
option-stratego4-rank-name = rank
option-stratego4-rank-description = Which beaten piece comes back
choice-stratego4-flag-take = Take it along
choice-stratego4-flag-leave = Leave it behind
