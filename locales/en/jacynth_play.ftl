# Playing Jacynth with buttons and menus.

jacynth-play-card = { $card } · { $rank }
jacynth-play-suits = { $suits }
jacynth-play-where = Lay it on …
jacynth-play-place = { $place }
# The districts that the card would be in, with the number of their cards and who controls them.
jacynth-play-districts = { $districts }
jacynth-play-size-own = { $suit } { $size } (yours)
jacynth-play-size-named = { $suit } { $size } ({ $owner })
# In place of a name, where three districts are told.
jacynth-play-size-rival = { $suit } { $size } (rival’s)
jacynth-play-size-free = { $suit } { $size } (free)
jacynth-play-no-district = In no district
jacynth-play-influence = Place a token on …
jacynth-play-influence-how = { $tokens ->
    [1] Lay it alone, or with your last token on …
   *[other] Lay it alone, or with one of your { $tokens } tokens on …
}
# A button below that: lay the card with a token there, which brings so many points.
jacynth-play-claim-short = { $place } · +{ $points }
jacynth-play-gain = { $points ->
    [1] One point more
   *[other] { $points } points more
}
jacynth-play-points = { $points ->
    [1] You have one point then.
   *[other] You have { $points } points then.
}
jacynth-play-draw = Then you draw a card, so you can take this back only if the others agree.
jacynth-play-sure-card = Lay the card
jacynth-play-sure-influence = Lay it with the token
