# Jouer à Jacynth avec boutons et menus.

jacynth-play-card = { $card } · { $rank }
jacynth-play-suits = { $suits }
jacynth-play-where = Poser en…
jacynth-play-place = { $place }
# Les quartiers où serait la carte, avec le nombre de leurs cartes et qui les contrôle.
jacynth-play-districts = { $districts }
jacynth-play-size-own = { $suit } { $size } (à toi)
jacynth-play-size-named = { $suit } { $size } ({ $owner })
# Au lieu d’un nom, là où trois quartiers sont dits.
jacynth-play-size-rival = { $suit } { $size } (adverse)
jacynth-play-size-free = { $suit } { $size } (libre)
jacynth-play-no-district = Dans aucun quartier
jacynth-play-influence = Mettre un jeton sur…
jacynth-play-influence-how = { $tokens ->
    [1] Pose-la seule, ou avec ton dernier jeton en…
   *[other] Pose-la seule, ou avec un de tes { $tokens } jetons en…
}
# A button below that: lay the card with a token there, which brings so many points.
jacynth-play-claim-short = { $place } · +{ $points }
jacynth-play-gain = { $points ->
    [0] Aucun point de plus
    [1] Un point de plus
   *[other] { $points } points de plus
}
jacynth-play-points = { $points ->
    [0] Tu n’as alors aucun point.
    [1] Tu as alors un point.
   *[other] Tu as alors { $points } points.
}
jacynth-play-draw = Puis tu pioches une carte : tu ne pourras reprendre ton coup qu’avec l’accord des autres.
jacynth-play-sure-card = Poser la carte
jacynth-play-sure-influence = Poser avec le jeton
