# La Strada : noms, coups, récit, plateau, refus.

la-strada-name = La Strada

## Terrains et localités

la-strada-terrain-plain = plaine
    .the = la plaine
la-strada-terrain-forest = forêt
    .the = la forêt
la-strada-terrain-hill = colline
    .the = la colline

la-strada-kind-hamlet = ferme
    .the = la ferme
la-strada-kind-village = hameau
    .the = le hameau
la-strada-kind-town = bourg
    .the = le bourg
la-strada-kind-city = ville
    .the = la ville

# Une localité avec son hexagone : « hameau E4 ».
la-strada-settlement-hamlet = ferme { $hex }
    .the = la ferme { $hex }
la-strada-settlement-village = hameau { $hex }
    .the = le hameau { $hex }
la-strada-settlement-town = bourg { $hex }
    .the = le bourg { $hex }
la-strada-settlement-city = ville { $hex }
    .the = la ville { $hex }

# Un nombre de pièces d’or, comme il se lit dans les phrases ci-dessous.
la-strada-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}

## Options d'une table, comme dans « avec départ équilibré »

la-strada-option-balanced-start = départ équilibré
la-strada-option-balanced-start-what = Compenser l’avantage du premier tour.
la-strada-option-late-reveal = localités dévoilées après les ateliers
la-strada-option-late-reveal-what = Ne dévoiler les localités que quand tous les ateliers sont posés.
la-strada-option-ten-kept = dix jours gardés, six ajoutés
la-strada-option-ten-kept-what = Garder jusqu’à dix jours et en ajouter six : jusqu’à seize dans un tour.

## Coups, en libellés d'au plus cent caractères

la-strada-move-workshop = Atelier en { $hex }
la-strada-move-build = Construire { $road }
la-strada-move-end = Finir le tour

## Ce qui s'est passé

la-strada-event-game-began = La carte est en place. Les ateliers se posent dans cet ordre : { $players }. Le premier tour revient à { $first }.
la-strada-event-settlements-revealed = Les localités sont dévoilées.
la-strada-event-workshop-placed = { $player } pose un atelier en { $hex }.
la-strada-event-turn-began = { $days ->
    [one] À { $player } de jouer : { $days } jour à dépenser.
   *[other] À { $player } de jouer : { $days } jours à dépenser.
}
la-strada-event-link-built = { $cubes ->
    [1] { $player } relie { THE($settlement) } par { $road } pour { $cost } jours ; ce premier cube y vaut { $gold }.
   *[other] { $player } relie { THE($settlement) } par { $road } pour { $cost } jours ; les { $cubes } cubes y valent maintenant { $gold } chacun.
}
la-strada-event-link-built-transit = { $player } relie { THE($settlement) } par { $road } pour { $cost } jours, en passant par { $transits } : { $gold }.
la-strada-event-turn-ended = { $days ->
    [0] { $player } finit son tour et ne garde aucun jour.
    [1] { $player } finit son tour et garde un jour.
   *[other] { $player } finit son tour et garde { $days } jours.
}
la-strada-event-turn-over = { $days ->
    [0] { $player } n’a plus aucun jour : le tour est fini.
    [1] { $player } ne peut payer aucune autre liaison et garde un jour.
   *[other] { $player } ne peut payer aucune autre liaison et garde { $days } jours.
}
la-strada-event-cut-off = { $cause ->
    [cubes] { $player } n’a plus de cube et ne peut plus rien relier.
   *[ways] { $player } ne trouve plus de chemin vers une nouvelle localité.
}
la-strada-event-resigned = { $player } abandonne. Ses routes et ses cubes restent en place.

## Un tour en une ligne

la-strada-turn-links = { $days ->
    [one] { $player } : { $hexes }, { $days } jour
   *[other] { $player } : { $hexes }, { $days } jours
}
la-strada-turn-workshops = { $count ->
    [1] { $player } : atelier en { $hexes }
   *[other] { $player } : ateliers en { $hexes }
}
la-strada-turn-saved = { $days ->
    [0] { $player } : fin du tour, aucun jour gardé
    [1] { $player } : fin du tour, un jour gardé
   *[other] { $player } : fin du tour, { $days } jours gardés
}

## Pourquoi un ordinateur a joué ce coup

la-strada-why-first = { $gold } pour une route de { $days } jours, sans partage.
la-strada-why-joined = { $gold } pour une route de { $days } jours, même si d’autres y sont déjà.
la-strada-why-shared = { $others ->
    [1] { $gold }, et pour qui y était déjà, { $lost } de moins.
   *[other] { $gold }, et pour chacun des { $others } autres, { $lost } de moins.
}
la-strada-why-spoiled = { $others ->
    [1] Cela ne rapporte rien, mais retire { $lost } à qui y était déjà.
   *[other] Cela ne rapporte rien, mais retire { $lost } à chacun des { $others } autres.
}
la-strada-why-saved = { $days ->
    [one] { $days } jour de côté pour une route plus longue au prochain tour.
   *[other] { $days } jours de côté pour une route plus longue au prochain tour.
}
la-strada-why-near = { $count ->
    [1] Une localité se trouve à trois hexagones au plus.
   *[other] { $count } localités se trouvent à trois hexagones au plus.
}
la-strada-why-near-best = { $count ->
    [1] On trouve { THE($settlement) } à trois hexagones au plus.
   *[other] { $count } localités se trouvent à trois hexagones au plus, dont { THE($settlement) }.
}

## Que faire maintenant

la-strada-prompt-workshop = Pose un atelier sur une plaine libre.
la-strada-prompt-turn = { $days ->
    [one] { $days } jour de voyage à dépenser : il ne reste qu’à finir le tour.
   *[other] { $days } jours de voyage à dépenser (on en garde { $most } au plus).
}
la-strada-prompt-over = La partie est finie.
la-strada-progress = Tour de table { $round } ; localités reliées : { $linked } sur { $most }.
la-strada-progress-workshops = Ateliers encore à poser : { $count }.

## Le plateau en mots

la-strada-board-free-forest = Forêts libres, 3 jours par tuile : { $hexes }.
la-strada-board-free-hill = Collines libres, 4 jours par tuile : { $hexes }.
la-strada-board-free-plain = Tous les autres hexagones libres sont de la plaine, 2 jours par tuile.
la-strada-board-face-down = Localités encore cachées : { $hexes }.
la-strada-board-kind = { $kind }, { $gold } pour un premier cube : { $settlements }.
# Une localité que personne n'a reliée.
la-strada-board-settlement-free = { $hex }
la-strada-board-settlement = { $cubes ->
    [1] { $hex } ({ $players } : { $gold })
   *[other] { $hex } ({ $players } : { $gold } chacun)
}
la-strada-board-seat = { $player } : { $gold }, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, { $cubes ->
    [0] plus aucun cube
    [1] un cube restant
   *[other] { $cubes } cubes restants
} ; tuiles restantes : { $plain } de plaine, { $forest } de forêt, { $hill } de colline.
la-strada-board-resigned = { $player } : abandon, { $gold }.
la-strada-board-workshops = { $count ->
    [1] Atelier { OF($player) } : { $hexes }.
   *[other] Ateliers { OF($player) } : { $hexes }.
}
la-strada-board-roads = Routes { OF($player) } : { $roads }.
la-strada-board-last-road = Dernière route, construite par { $player } : { $road }.
la-strada-board-last-workshop = Dernier atelier, posé par { $player } : { $hex }.
la-strada-board-turn = C’est à { $player } de jouer.
la-strada-board-over = La partie est finie.

la-strada-plan = En projet : { $road }, pour { $days } jours.
la-strada-plan-workshop = En projet : un atelier en { $hex }.

## Fin et score

la-strada-kinds-hamlet = Fermes
la-strada-kinds-village = Hameaux
la-strada-kinds-town = Bourgs
la-strada-kinds-city = Villes
la-strada-score-hamlet = or des fermes
la-strada-score-village = des hameaux
la-strada-score-town = des bourgs
la-strada-score-city = des villes
la-strada-tie-days = jours restants
la-strada-tally-gold = Or
la-strada-end-cut-off = Plus aucune liaison possible.
la-strada-ended-cut-off = Plus rien à relier pour { $players }.
la-strada-end-occupied = Chaque localité a son cube.
la-strada-end-stalled = Deux tours de table sans une seule liaison.
la-strada-end-resigned = La partie se termine par abandon.

## Refus : ce que les règles ne permettent pas

la-strada-refusal-game-over = Cette partie est finie.
la-strada-refusal-not-your-turn = Ce n’est pas à toi de jouer, mais à { $owner }.
la-strada-refusal-already-resigned = Tu as déjà abandonné.
la-strada-refusal-workshops-first = On pose d’abord tous les ateliers ; ensuite on construit des routes.
la-strada-refusal-workshops-stand = Tous les ateliers sont déjà posés.
la-strada-refusal-no-such-hex = Cet hexagone n’existe pas.
la-strada-refusal-workshop-on-settlement = { $hex } est l’emplacement d’une localité ; un atelier se pose sur un hexagone de plaine.
la-strada-refusal-workshop-not-plain = { $terrain ->
    [forest] { $hex } est une forêt ; un atelier se pose sur un hexagone de plaine.
   *[hill] { $hex } est une colline ; un atelier se pose sur un hexagone de plaine.
}
la-strada-refusal-workshop-there = Il y a déjà un atelier en { $hex } ({ $owner }).
la-strada-refusal-workshop-too-near = { $hex } touche l’atelier en { $other } ({ $owner }) ; il faut au moins un hexagone entre deux ateliers.
la-strada-refusal-workshop-cut-off = Depuis { $hex }, aucune localité n’est à portée de { $most } jours : on ne peut pas y poser d’atelier.
la-strada-refusal-which-road = Indique chaque hexagone de la route, du départ à la nouvelle localité : « construire C3-D4-E4 ».
la-strada-refusal-not-adjacent = { $one } et { $other } ne se touchent pas : indique chaque hexagone de la route.
la-strada-refusal-hex-twice = La route passe deux fois par { $hex }.
la-strada-refusal-start-not-linked = Tu n’as pas encore relié { THE($settlement) } : ta route ne peut pas en partir.
la-strada-refusal-start-foreign-workshop = L’atelier en { $hex } n’est pas à toi ({ $owner }).
la-strada-refusal-start-nowhere = Aucune route ne peut partir de { $hex } : pars de ton atelier ou d’une localité que tu as reliée.
la-strada-refusal-unfinished = La route finit en { $hex }, en pleine nature : elle doit atteindre une nouvelle localité dans ce même coup.
la-strada-refusal-no-tile-between = Ton atelier touche déjà { THE($settlement) }, mais ce n’est pas une liaison : il faut au moins une tuile, par un autre côté ou depuis un autre endroit.
la-strada-refusal-already-linked = Tu as déjà relié { THE($settlement) }.
la-strada-refusal-occupied = Il y a déjà un cube sur { THE($settlement) }. Tu peux y passer, mais la route doit continuer jusqu’à une localité libre.
la-strada-refusal-passes-settlement = Une liaison s’arrête à la première nouvelle localité atteinte, ici { THE($settlement) }. Construis ensuite à partir de là.
la-strada-refusal-hex-taken = Il y a déjà une tuile de route en { $hex } ({ $owner }).
la-strada-refusal-sharp-bend = De { $before } à { $after } par { $hex }, le virage est trop serré : une tuile va tout droit ou tourne légèrement.
la-strada-refusal-no-cube = Tu n’as plus de cube : tu ne peux plus rien relier.
la-strada-refusal-tiles-gone = { $terrain ->
    [plain] Cette route demande { $needed } tuiles de plaine ; il t’en reste { $left }.
    [forest] Cette route demande { $needed } tuiles de forêt ; il t’en reste { $left }.
   *[hill] Cette route demande { $needed } tuiles de colline ; il t’en reste { $left }.
}
la-strada-refusal-too-long = Cette route coûte { $cost } jours ; on n’en a jamais plus de { $most }.
la-strada-refusal-too-few-days = { $days ->
    [one] Cette route coûte { $cost } jours ; tu en as { $days }.
   *[other] Cette route coûte { $cost } jours ; tu en as { $days }.
}

## Refus : ce qui ne se lit pas comme un coup

la-strada-refusal-nothing-written = Écris un coup, par exemple « atelier D7 », « construire C3-D4-E4 » ou « fin ».
la-strada-refusal-unknown-verb = Un coup commence par atelier, construire ou fin, pas par « { $words } ».
la-strada-refusal-just-end = Pour finir ton tour, écris seulement « fin ».
la-strada-refusal-unknown-hex = Il n’y a pas d’hexagone « { $words } ». Un hexagone se désigne par sa rangée et sa place, de A1 à N7, sans I ni O.
la-strada-refusal-which-hex = Indique un hexagone pour l’atelier : « atelier D7 ».

## Mots qu'on peut taper : les manières de les écrire, séparées par des virgules

la-strada-typed-workshop = atelier, poser, pose, placer, place, poser atelier, pose atelier, placer atelier, place atelier
la-strada-typed-build = construire, construis, relier, relie, route, construire route, construis route
la-strada-typed-end = fin, finir, finis, finir tour, terminer, termine, passer, passe
# Ce qui ne dit rien.
la-strada-typed-nothing = hexagone, tour, en, sur, vers, par, jusqu’à
