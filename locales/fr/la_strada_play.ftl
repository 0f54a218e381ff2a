# Jouer à La Strada avec des boutons et des menus.

## Relier une localité

la-strada-play-to = Relier une autre localité, ou plusieurs…
la-strada-play-to-several = Relier plusieurs localités…
# A button: the settlement's hex, its cost in days; dots where its road must still be chosen.
la-strada-play-goal-short = { $hex } · { $cost }{ $several ->
    [true] …
   *[false] { "" }
}
la-strada-play-turns = { $same ->
    [true] Plusieurs, pour { $most } d’or…
   *[false] Plusieurs, pour { $most } à { $least } d’or…
}
la-strada-play-taken = À deux, une localité ne reçoit qu’un cube. Déjà prises : { $settlements }.
la-strada-play-goal = { $settlement } · { $cost } jours · { $gold }
la-strada-play-goal-told = { $settlement } ({ $cost } jours, { $gold })
la-strada-play-goal-hint = { $ways ->
    [1] { $road }
   *[other] { $road } ({ $ways } chemins)
} · { $left ->
    [one] il reste { $left } jour
   *[other] il reste { $left } jours
}
la-strada-play-settlement = localité { $hex }
la-strada-play-ways = … ou par un autre chemin
la-strada-play-way = { $road } · { $cost } jours
la-strada-play-way-number = Chemin { $number } · { $cost } jours
la-strada-play-way-told = Chemin { $number } : { $roads }.
la-strada-play-tiles = Tuiles : { $tiles }
la-strada-play-tiles-plain = { $count } de plaine
la-strada-play-tiles-forest = { $count } de forêt
la-strada-play-tiles-hill = { $count } de colline
la-strada-play-plan = Construire { $road } pour relier { THE($settlement) } ? Cela coûte { $cost } de tes { $days } jours.
la-strada-play-plan-worth = { $cubes ->
    [1] Ton cube y serait le premier : { $gold }, tant que personne d’autre ne vient.
   *[other] Avec le tien, il y aurait { $cubes } cubes : { $gold } pour chacun.
}
la-strada-play-plan-worth-alone = Cela rapporte { $gold }.
la-strada-play-plan-transit = En chemin, la route passe par { $transits } : ni cube ni or, mais tes routes pourront désormais en partir.
la-strada-play-build-button = Construire
la-strada-play-build-end-button = Construire et finir le tour
la-strada-play-turn = { $settlements } · { $cost } jours · { $gold }
la-strada-play-turn-hint = { $roads } · { $left ->
    [one] il reste { $left } jour
   *[other] il reste { $left } jours
}
la-strada-play-turn-plan = Construire { $roads } ? Le tout coûte { $cost } de tes { $days } jours.
la-strada-play-turn-worth = Cela relie : { $goals }.

## Finir le tour

la-strada-play-end-button = Finir le tour
la-strada-play-end-sure = { $lost ->
    [1] Finir ton tour avec { $days } jours ? On n’en a jamais plus de { $most } : un jour serait perdu.
   *[other] Finir ton tour avec { $days } jours ? On n’en a jamais plus de { $most } : { $lost } seraient perdus.
}
la-strada-play-end-anyway-button = Finir quand même

## Poser un atelier

la-strada-play-sites = Poser un atelier en…
la-strada-play-rows = … ou voir une rangée de la carte
la-strada-play-row = Rangée { $row }
la-strada-play-hex = { $hex }
la-strada-play-near = { $tiles ->
    [1] À une tuile : { $settlements }
   *[other] À { $tiles } tuiles : { $settlements }
}
la-strada-play-near-nothing = Loin de toute localité
la-strada-play-site-sure = Poser un atelier en { $hex } ?
la-strada-play-site-button = Poser l’atelier

## Refus, avec ce qu'on peut faire à la place

la-strada-play-nearest = La route possible la plus proche relie { THE($settlement) } : { $road }, pour { $cost } jours.
la-strada-play-nearest-site = L’hexagone permis le plus proche est { $hex }.
la-strada-play-no-settlement = Il n’y a pas de localité en { $hex } : indiques-en une, ou toute une route comme C3-D4-E4.
la-strada-play-too-dear = { $days ->
    [0] La route la moins chère vers { THE($settlement) } coûte { $cost } jours ; tu n’en as aucun.
   *[other] La route la moins chère vers { THE($settlement) } coûte { $cost } jours ; tu en as { $days }.
}
la-strada-play-out-of-reach = De tes points de départ, plus aucune route de { $most } jours au plus ne mène vers { THE($settlement) }.
