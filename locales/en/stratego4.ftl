# Stratego 4: names, moves, what happened, the board in words, refusals.

# The same in every language.
stratego4-name = Stratego 4

## Ranks: in full, in short, with the number

stratego4-rank-marshal = marshal
stratego4-rank-general = general
stratego4-rank-major = major
stratego4-rank-captain = captain
stratego4-rank-lieutenant = lieutenant
stratego4-rank-sergeant = sergeant
stratego4-rank-scout = scout
stratego4-rank-spy = spy
stratego4-rank-cannon = cannon

stratego4-rank-marshal-short = Msh
stratego4-rank-general-short = Gen
stratego4-rank-major-short = Maj
stratego4-rank-captain-short = Cpt
stratego4-rank-lieutenant-short = Lt
stratego4-rank-sergeant-short = Sgt
stratego4-rank-scout-short = Sct
stratego4-rank-spy-short = Spy
stratego4-rank-cannon-short = Cnn

stratego4-ranked = { $rank } ({ $number })

## Spaces: by name, and with a preposition

stratego4-space = { $space ->
    [ring] the ring
    [turret] the turret
   *[field] { $space }
}
stratego4-on = { $space ->
    [ring] on the ring
    [turret] on the turret
   *[field] on { $space }
}
stratego4-from = { $space ->
    [ring] from the ring
    [turret] from the turret
   *[field] from { $space }
}
stratego4-to = { $space ->
    [ring] to the ring
    [turret] to the turret
   *[field] to { $space }
}

## Formations

stratego4-formation-phalanx = The Phalanx
stratego4-formation-phalanx-about = The marshal in the middle of the front, the flag well guarded
stratego4-formation-hammer = The Hammer
stratego4-formation-hammer-about = Strong left, weak right
stratego4-formation-patience = Patience
stratego4-formation-patience-about = Weak in front, the strongest wait at the back
stratego4-formation-thunder = Thunder
stratego4-formation-thunder-about = The strongest in front, little behind them
stratego4-formation-fox = The Fox
stratego4-formation-fox-about = Marshal and general behind the front, on the left
stratego4-formation-oak = The Oak
stratego4-formation-oak-about = The marshal stays beside the flag

## Options of a table, as in "with teams of two"

stratego4-option-teams = teams of two
stratego4-option-teams-what = Two against two, partners opposite each other; four players only.
stratego4-option-memory = the memory game
stratego4-option-memory-what = Ranks told in duels are not shown on the pieces afterwards; the channel still tells them.
stratego4-option-slow-start = a slow start
stratego4-option-slow-start-what = No flag may enter the ring in the first five rounds.
stratego4-option-quiet-rounds = rounds without a beaten piece before a draw:
stratego4-option-quiet-rounds-what = So many rounds without a beaten piece are a draw.

## Moves, as labels of at most a hundred characters

stratego4-move-arrange = Deploy, from the front: { $rows }
stratego4-move-swap = Swap { $first } and { $second }
stratego4-move-ready = Ready for battle
# "From f3 to the ring"
stratego4-move = Move { $start } { $to }
stratego4-move-leave = Move { $start } { $to }, leaving the flag
stratego4-move-fire = { $target ->
    [ring] Fire { $start } at the ring
    [turret] Fire { $start } at the turret
   *[field] Fire { $start } at { $target }
}
stratego4-move-recruit = Bring back: { $rank }

## What happened

stratego4-event-deployment-began = The armies were handed out, to be deployed in secret.
stratego4-event-army-arranged = { $player } arranged the army anew, unseen by the others.
stratego4-event-army-ready = { $waiting ->
    [0] { $player } was ready: all armies were deployed.
    [1] { $player } was ready; one army was still being deployed.
   *[other] { $player } was ready; { $waiting } armies were still being deployed.
}
stratego4-event-battle-began = The battle began. The lot gave { $player } the first move.
stratego4-event-piece-moved = { $player } moved { $start } { $to }.
stratego4-event-own-flag-moved = { $player } carried their own flag { $start } { $to }.
stratego4-event-flag-moved = { $player } carried { $owner }'s flag { $start } { $to }.
# $start and $to are "on f4", "on the ring"; the ranks have their numbers.
stratego4-event-duel-fought = { $winner ->
    [attacker] { $player }'s { $attacker } { $start } attacked { $rival }'s { $defender } { $to } and won.
    [defender] { $player }'s { $attacker } { $start } attacked { $rival }'s { $defender } { $to } and fell.
   *[nobody] { $player }'s { $attacker } { $start } attacked { $rival }'s { $defender } { $to }; both fell.
}
stratego4-event-cannon-fired = { $player }'s cannon (1) { $start } hit { $rival }'s { $victim } { $target }; both left the board.
stratego4-event-own-flag-left = { $player }'s flag was left lying { $place }.
stratego4-event-flag-left = { $owner }'s flag, which { $player } carried, was left lying { $place }.
stratego4-event-own-flag-taken = { $source ->
    [ground] { $player } picked up their own flag { $place }.
   *[duel] { $player } won back their own flag { $place }.
}
stratego4-event-flag-taken = { $source ->
    [ground] { $player } picked up { $owner }'s flag { $place }.
   *[duel] { $player } won { $owner }'s flag in the duel and carried it { $place }.
}
stratego4-event-slider-moved = { $value ->
    [VI] { $player }'s slider reached VI and went back to 0.
   *[other] { $player }'s slider went to { $value } of VI.
}
stratego4-event-recruit-due = { $cause ->
    [flag] For the flag, { $player } got back a beaten piece of their choice.
   *[slider] For the sixth duel won, { $player } got back a beaten piece of their choice.
}
stratego4-event-recruit-lost = { $why ->
    [occupied] { $cause ->
        [flag] For the flag, { $player } would have brought back a piece, but the recruitment space was occupied.
       *[slider] For the sixth duel won, { $player } would have brought back a piece, but the recruitment space was occupied.
    }
   *[nobody-lost] { $cause ->
        [flag] For the flag, { $player } would have brought back a piece, but none had been beaten.
       *[slider] For the sixth duel won, { $player } would have brought back a piece, but none had been beaten.
    }
}
stratego4-event-recruited = { $player } brought a piece back into the battle: { $rank } { $place }.
stratego4-event-turn-skipped = { $player } could not move a piece and was skipped.
stratego4-event-army-lost = { $player } had no piece left and was out of the battle.
stratego4-event-resigned = { $player } resigned. Their pieces left the board.

## A turn in one line: what somebody did, and what came of it

stratego4-turn = { $player }: { $deeds }
stratego4-turn-moved = { $start } { $to }
stratego4-turn-own-flag-moved = own flag carried { $start } { $to }
stratego4-turn-flag-moved = { $owner }'s flag carried { $start } { $to }
# $start and $to are "on f4", "on the ring"; the ranks have their numbers.
stratego4-turn-duel = { $winner ->
    [attacker] { $attacker } { $start } beat { $rival }'s { $defender } { $to }
    [defender] { $attacker } { $start } fell to { $rival }'s { $defender } { $to }
   *[nobody] { $attacker } { $start } and { $rival }'s { $defender } { $to } both fell
}
stratego4-turn-fired = cannon (1) { $start } hit { $rival }'s { $victim } { $target }, both gone
stratego4-turn-flag-left = { $owner }'s flag left { $place }
stratego4-turn-own-flag-left = own flag left { $place }
stratego4-turn-own-flag-taken = own flag back
stratego4-turn-flag-taken = { $owner }'s flag taken
stratego4-turn-flag-lost = { $owner }'s flag lost
stratego4-turn-own-flag-lost = own flag lost
stratego4-turn-recruit-due = a piece comes back
stratego4-turn-recruited = { $rank } back { $place }
stratego4-turn-arranged = army arranged anew, unseen by the others
stratego4-turn-ready = { $count ->
    [1] { $waiting ->
        [1] { $people } is ready; one army is still being deployed.
       *[other] { $people } is ready; { $waiting } armies are still being deployed.
    }
   *[other] { $waiting ->
        [1] { $people } are ready; one army is still being deployed.
       *[other] { $people } are ready; { $waiting } armies are still being deployed.
    }
}
stratego4-turn-all-ready = All armies are deployed; the lot gave { $first } the first move.

## Why a computer made its last move

stratego4-why-army = Where its pieces stand is its secret, and any reason would tell some of it.
stratego4-why-won = The flag is on the turret: that wins.
stratego4-why-march = { $steps ->
    [1] The flag is one step from the turret now.
   *[other] The flag is { $steps } steps from the turret now.
}
stratego4-why-flag-safe = The flag is to stand where it is safer.
stratego4-why-held = As long as { $owner }'s flag is held, { $owner } cannot win with it.
stratego4-why-flag-back = Without its own flag it cannot win on the turret.
stratego4-why-alarm = { $steps ->
    [1] { $rival }'s flag is one step from the turret: somebody must stop it.
   *[other] { $rival }'s flag is { $steps } steps from the turret: somebody must stop it.
}
stratego4-why-away = { $rival }'s { $rank } stood beside it.
stratego4-why-castle = Nearer to the castle, where the battle is decided.
stratego4-why-use = From there it may be of more use.
stratego4-why-stop = { $owner }'s flag was carried there.
stratego4-why-known = All knew that the { $rank } stood there.
stratego4-why-unknown = Nobody knew what stood there; now all do.
stratego4-why-duel = A duel won moves the slider on.
stratego4-why-shot = A shot always hits, whatever stands there.
stratego4-why-strongest = It is the strongest piece it has lost.
stratego4-why-needed = Just now the { $rank } is of more use than a higher rank.

## What to do now

stratego4-prompt-deploying = Deploy your army, and say when you are ready.
stratego4-prompt-battle = Move a piece, attack, or fire a cannon.
stratego4-prompt-recruiting = Choose which piece comes back { $place }: { $beaten }.
stratego4-prompt-over = The game is over.
stratego4-progress = Round { $round } of the battle.
stratego4-progress-deploying = Armies deployed: { $count } of { $most }.

## The board in words

stratego4-board-teams = Teams: { $one }, against { $other }.
stratego4-board-ready = Ready: { $people }.
stratego4-board-deploying = Still deploying: { $people }.
stratego4-board-round = Round { $round }.
stratego4-board-seat = { $pieces ->
    [1] { $player }: one piece on the board; slider at { $slider } of VI.
   *[other] { $player }: { $pieces } pieces on the board; slider at { $slider } of VI.
}
stratego4-board-out = { $player }: out, with no piece left.
stratego4-board-resigned = { $player }: resigned.
stratego4-board-known = Known pieces of { $player }: { $pieces }.
stratego4-board-moved = Hidden ranks of { $player }, moved: { $places }.
stratego4-board-unmoved = Hidden ranks of { $player }, never moved: { $places }.
stratego4-board-lost = Beaten pieces of { $player }: { $beaten }.
stratego4-board-piece = { $rank } { $place }
# The most steps a piece went in one straight move.
stratego4-board-place-straight = { $steps ->
    [1] { $place } (one step)
   *[other] { $place } ({ $steps } steps straight)
}
stratego4-board-place-turned = { $place } (2 steps with a turn)
stratego4-board-count = { $count ->
    [1] { $rank }
   *[other] { $count } × { $rank }
}
stratego4-board-flag = Flag of { $owner }: { $place }, carried by { $bearer }.
stratego4-board-flag-lies = Flag of { $owner }: lies { $place }, last carried by { $bearer }.
stratego4-board-last = Last: { $what }
stratego4-board-slow-start = No flag may enter the ring before round { $round }.
stratego4-board-quiet = { $left ->
    [1] Turns without a beaten piece: { $count }. After one more the game is a draw.
   *[other] Turns without a beaten piece: { $count }. After { $left } more the game is a draw.
}
stratego4-board-turn = { $player } is to play.
stratego4-board-recruiting = { $player } chooses which beaten piece comes back.
stratego4-board-recruiting-then = { $player } chooses which beaten piece comes back; then { $following } is to play.
stratego4-board-over = The game is over.

# What the viewer thinks of doing.
stratego4-plan-choose = To choose from: { $count ->
    [0] nothing
   *[other] { $targets }
}.
stratego4-plan = Chosen: { $start }. Can go to or aim at: { $count ->
    [0] nothing
   *[other] { $targets }
}.
stratego4-plan-swap = Chosen: { $start }. Can change places with: { $count ->
    [0] nothing
   *[other] { $targets }
}.

## The own army in words

stratego4-hand-deploying = Your army is not ready yet: arrange it as you like, then say so. { $bearer }
stratego4-hand-deploying-as = Your army stands as { $formation }, and is not ready yet: arrange it as you like, then say so. { $bearer }
stratego4-hand-ready = Your army is deployed and ready. { $bearer }
# "This piece will carry your flag: lieutenant (5) on g1."
stratego4-hand-bearer = This piece will carry your flag: { $rank } { $place }.
stratego4-hand-army = { $count ->
    [1] Your army: one piece.
   *[other] Your army: { $count } pieces.
}
stratego4-hand-army-hidden = { $count ->
    [1] Your army: one piece; ranks the others do not know: { $hidden }.
   *[other] Your army: { $count } pieces; ranks the others do not know: { $hidden }.
}
stratego4-hand-places = The space { $free } stays free for recruiting.
stratego4-hand-front = Front row, from your left: { $pieces }.
stratego4-hand-middle = Middle row: { $pieces }.
stratego4-hand-back = Back row: { $pieces }.
stratego4-hand-field = In the field: { $pieces }.
stratego4-hand-no-return = The piece { $place } has gone straight back { $count } times in a row: move it elsewhere, or attack with it, before it goes back { $back }.

## What differs since a move was planned

stratego4-changed-free = No piece stands { $place } any more.
stratego4-changed-piece = A piece of { $owner } now stands { $place }.
stratego4-changed-rank = A piece of { $owner } now stands { $place }: { $rank }.
stratego4-changed-flag = { $there ->
    [yes] The flag of { $owner } now lies { $place }.
   *[no] The flag of { $owner } no longer lies { $place }.
}

## The end and the score

stratego4-end-turret = A flag flies on the castle.
stratego4-end-last = No rival has a piece left.
stratego4-end-quiet = No piece was beaten for too long.
stratego4-end-blocked = No army can move any more.
stratego4-end-nobody = No piece is left on the board.
stratego4-end-resigned = The game ends by resignation.
# The title of the chart of a game.
stratego4-tally-pieces = Pieces on the board

# Refusals

stratego4-refusal-game-over = This game is over.
stratego4-refusal-out = You are out of this battle.
stratego4-refusal-already-resigned = You have already resigned.
stratego4-refusal-not-your-turn = It is { $owner }'s turn, not yours.
stratego4-refusal-other-recruits = { $owner } chooses first which beaten piece comes back.
stratego4-refusal-ready = You are ready: your army stands, and the others still deploy.
stratego4-refusal-deploy-first = The armies are still being deployed: arrange yours and say that you are ready.
stratego4-refusal-deployed = The battle has begun: nobody deploys any more.
stratego4-refusal-recruit = Choose first which of your beaten pieces comes back.
stratego4-refusal-no-recruit-due = No piece of yours comes back now.
stratego4-refusal-no-such-space = There is no such space on this board.
stratego4-refusal-no-such-rank = There is no such rank: they go from 1, the cannon, to 9, the marshal.
stratego4-refusal-pond = { $space } is a pond: nothing stands there.
stratego4-refusal-empty-space = No piece stands { $place }.
stratego4-refusal-not-your-piece = The piece { $place } is { $owner }'s, not yours.
stratego4-refusal-same-space = The piece stands { $place } already.
stratego4-refusal-own-there = A piece of your own stands { $place }.
stratego4-refusal-partner-there = A piece of your partner { $owner } stands { $place }.
stratego4-refusal-no-flag = The piece { $place } carries no flag that it could leave behind.
stratego4-refusal-bearer-goes-one = A piece that carries a flag goes one step. It may leave the flag behind and go as its rank allows.
stratego4-refusal-goes-one = This piece ({ $piece }) goes one step, to a space next to its own.
stratego4-refusal-turret = The turret is entered and attacked from the ring only.
stratego4-refusal-scout-line = A scout goes straight on, over no pond and not over the castle: that way it does not come { $start } { $to }.
stratego4-refusal-scout-blocked = A scout passes over no piece: one stands { $place }.
stratego4-refusal-captain-far = A captain goes one step or two: it does not come { $start } { $to }.
stratego4-refusal-captain-blocked = A captain's first step leads to a free space on which no flag lies; this one does not: { $over }.
stratego4-refusal-slow-start = Slow start: no flag enters the ring in the first { $rounds } rounds.
stratego4-refusal-sixth-return = The piece { $place } has gone straight back { $most } times in a row: it may not go back { $to } before another move or an attack.
stratego4-refusal-no-cannon = Only a cannon fires; the piece { $place } is not one ({ $piece }).
stratego4-refusal-nobody-there = No piece stands { $place } that could be shot.
stratego4-refusal-shot-blocked = The first two spaces must be free of pieces: one stands { $place }.
stratego4-refusal-shot-from-turret = From the turret no cannon can fire: the ring is in the way.
stratego4-refusal-shot-line = A cannon fires straight on and not over the castle: no such line leads { $start } { $to }.
stratego4-refusal-shot-distance = A shot falls on exactly the third space; this one is number { $distance }.
stratego4-refusal-not-lost = No beaten piece of yours has this rank: { $rank }.
stratego4-refusal-so-many = { $count } × { $rank } ({ $number })
stratego4-refusal-army-both = { $given ->
    [20] These are not the right { $pieces } pieces. Too many: { $over }. Missing: { $under }.
   *[other] This is not an army of { $pieces }, but { $given } pieces. Too many: { $over }. Missing: { $under }.
}
stratego4-refusal-army-over = This is not an army of { $pieces }, but { $given } pieces. Too many: { $over }.
stratego4-refusal-army-under = This is not an army of { $pieces }, but { $given } pieces. Missing: { $under }.
stratego4-refusal-swap-outside = Only your own pieces change places; none of them stands { $place }.
stratego4-refusal-swap-same = Name two different spaces: you named the piece { $place } twice.
stratego4-refusal-nothing-written = Write a move, such as "f3 f4", "f3 f4 leave", "fire f3 ring", "recruit 7", "swap d3 e3" or "ready".
stratego4-refusal-unknown-verb = A move begins with a space or with move, fire, recruit, arrange, swap or ready, not with "{ $words }".
stratego4-refusal-just-ready = When your army is ready, write just "ready".
stratego4-refusal-two-spaces = Name two spaces, such as "f3 f4" or "fire f3 ring".
stratego4-refusal-unknown-space = There is no space "{ $words }" on this board. Spaces are named as on a chessboard: "f3"; those of the castle are "ring" and "turret".
stratego4-refusal-which-army = Write the ranks of your army as digits from 1 to 9, row by row from the front, each row from your left.
stratego4-refusal-which-rank = Name the rank that comes back by its number: "recruit 7".

## Words that may be typed: spellings, parted by commas

stratego4-typed-move = move, go, attack, step
stratego4-typed-fire = fire, shoot, fire at
stratego4-typed-leave = leave, leave flag, without flag, drop
stratego4-typed-flag = flag
stratego4-typed-recruit = recruit
stratego4-typed-arrange = arrange, deploy, army
stratego4-typed-swap = swap, exchange
stratego4-typed-ready = ready
stratego4-typed-ring = ring, castle
stratego4-typed-turret = turret, tower
# What says nothing.
stratego4-typed-nothing = piece, pieces, my, on, at, in, with
stratego4-refusal-mark-piece = Only a rival's piece can be marked, as long as you do not know its rank.
stratego4-refusal-mark-rank = Name a rank from marshal (9) to cannon (1), or take the mark away.
stratego4-plan-mark = { $place } as { $rank }
stratego4-plan-marks = Your own marks: { $marks }.
stratego4-plan-and-marks = { $plan } { $marks }
