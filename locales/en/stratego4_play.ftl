# Playing Stratego 4 with buttons and menus.

## Deploying an army

stratego4-play-formations = Take a formation …
stratego4-play-mirror-button = Mirror it
stratego4-play-draw-button = Draw one
stratego4-play-swap = Swap a piece …
stratego4-play-swap-which = { $piece }: which piece should it change places with?
stratego4-play-swap-with = … with
stratego4-play-swap-sure = Swap { $first } and { $second }
stratego4-play-arrange-sure = Deploy like this
stratego4-play-rows = { $rows }
stratego4-play-grid-button = Write it
stratego4-play-grid-again = Correct what you wrote
stratego4-play-grid-title = Your army, rank by rank
stratego4-play-grid-field = Ranks of your pieces
stratego4-play-grid-field-hint = From the front to the back, each row left to right
stratego4-play-ready-button = Ready
stratego4-play-ready-sure = Is your army ready? It goes to battle as it stands.
stratego4-play-ready-sure-button = Ready for battle

## Moving, attacking, firing

# "f3 · captain (6)"
stratego4-play-piece = { $space } · { $rank }
stratego4-play-pieces = Choose a piece …
stratego4-play-reach = { $attacks ->
    [0] { $shots ->
        [0] Free spaces within reach: { $free }
       *[other] Free spaces within reach: { $free } · can fire at: { $shots }
    }
   *[other] { $shots ->
        [0] Free spaces within reach: { $free } · can attack: { $attacks }
       *[other] Free spaces within reach: { $free } · can attack: { $attacks } · can fire at: { $shots }
    }
}
stratego4-play-reach-flag = Carries a flag · { $reach }
stratego4-play-where = { $piece }: where to?
stratego4-play-bears = It carries { $flag }: with it, it goes one step; it can also leave it behind.
# Buttons, at most 34 characters: "Attack d5 · Bruno".
stratego4-play-move-to = { $way ->
    [inward] { $target }, inwards
    [outward] { $target }, outwards
    [past] { $target }, past the castle
   *[aside] { $target }, aside
}
stratego4-play-win-to = { $target }, with the flag: you win
stratego4-play-wins = The flag on the turret ends the game: you win.
stratego4-play-take-to = { $target }, with the flag
stratego4-play-leave-to = { $target }, flag stays
stratego4-play-attack-to = Attack { $target }
stratego4-play-take-attack-to = Attack { $target } with flag
stratego4-play-leave-attack-to = Attack { $target }, flag stays
stratego4-play-fire-to = Fire at { $target }
stratego4-play-targets = { $piece }: go to …
stratego4-play-target = { $space }
stratego4-play-rival = { $space } · { $owner }
stratego4-play-way = { $found } · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} { $way ->
    [inward] towards the castle
    [outward] away from the castle
    [past] past the castle
   *[aside] to the side
}
stratego4-play-free = Free
stratego4-play-free-flag = Free; here lies { $flags }
stratego4-play-unknown = rank unknown
stratego4-play-stands = { $moved ->
    [yes] { $rank }
   *[no] { $rank }, never moved
}
stratego4-play-stands-flag = { $rank }, carries { $flag }
stratego4-play-move-sure = Move { $piece } { $way }?
stratego4-play-attack-sure = Attack { $target } with { $piece }?
stratego4-play-told = Everybody is told both ranks.
stratego4-play-leave-sure = It carries { $flag }. Does it take it along, or leave it { $place }?
stratego4-play-only-leave = It carries { $flag }, and can only go there without it: the flag stays { $place }.
stratego4-play-move-button = Move
stratego4-play-fire-sure = Fire { $piece } at { $target }?
stratego4-play-fire-cost = The shot beats any piece. Everybody is told both ranks, and the cannon is spent: it leaves the board too.
stratego4-play-fire-leaves = The cannon carries { $flag }, which stays { $place }.

## Flags

stratego4-play-flag-own = your flag
stratego4-play-flag-of = { $owner }'s flag

## Beaten pieces

stratego4-play-lost = { $count ->
    [1] { $rank }
   *[other] { $count } × { $rank }
}

## Marks on hidden pieces

stratego4-mark-which = Which piece do you want to mark? Only you see your marks. They go with the pieces, until their rank is told.
stratego4-mark-count = { $count ->
    [1] One piece is marked.
   *[other] { $count } pieces are marked.
}
stratego4-mark-whose = A piece of { $owner } …
stratego4-mark-as-what = { $piece }: what do you take it for?
stratego4-mark-ranks = Its rank …
stratego4-mark-taken-for = marked: { $rank }
stratego4-mark-clear = take the mark away
stratego4-mark-made = { $piece } is marked as { $rank }.
stratego4-mark-cleared = { $piece } is no longer marked.
