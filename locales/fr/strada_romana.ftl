# Strada Romana : noms, coups, récit, plateau, refus.

strada-romana-name = Strada Romana

## Marchandises et chariots

strada-romana-good-wheat = blé
    .the = le blé
strada-romana-good-wine = vin
    .the = le vin
strada-romana-good-oil = huile
    .the = l’huile
strada-romana-good-metal = métaux
    .the = les métaux
strada-romana-good-hides = peaux
    .the = les peaux
strada-romana-good-marble = marbre
    .the = le marbre

strada-romana-wagon-pseudolus = Pseudolus
strada-romana-wagon-curculio = Curculio
strada-romana-wagon-plotus = Plotus
strada-romana-wagon-ballio = Ballio
strada-romana-wagon-demetrius = Demetrius
strada-romana-wagon-stichus = Stichus
strada-romana-wagon-epidicus = Epidicus
strada-romana-wagon-sosia = Sosia
strada-romana-wagon-tranio = Tranio
strada-romana-wagon-palaestrio = Palaestrio

strada-romana-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

## Options d'une table, comme dans « avec … »

strada-romana-option-idle-rounds = tours de table sans progrès avant l’arrêt de la partie :
strada-romana-option-idle-rounds-what = Combien de tours de table sans progrès mettent fin à la partie.

## Coups, en libellés d'au plus cent caractères

strada-romana-move-buy = { $special ->
    [lateral] Acheter le mouvement latéral pour { $price }
    [diagonal] Acheter le mouvement diagonal pour { $price }
    [extra] Acheter le mouvement supplémentaire pour { $price }
   *[stacking] Acheter l’empilement pour { $price }
}
strada-romana-move-run = { $wagon } : { $route }
strada-romana-move-run-arrive = { $wagon } : { $route } et jusqu’à destination
strada-romana-move-arrive = { $wagon } : jusqu’à destination
strada-romana-move-tile = Prendre la tuile de la zone { $area }
strada-romana-move-cube = Prendre le cube près de { $square }
strada-romana-move-end = Finir le tour
strada-romana-move-look = Regarder les tuiles chariot et en garder une
strada-romana-move-choose = Garder la tuile { OF($wagon) }
strada-romana-move-pass = Passer et prendre une pièce

## Ce qui s'est passé

# Un joueur dans l'ordre des tours, avec ses pièces de départ.
strada-romana-player-coins = { $coins ->
    [one] { $player } ({ $coins } pièce)
   *[other] { $player } ({ $coins } pièces)
}
strada-romana-event-game-began = Chariots et marchandises sont en place. L’ordre du tour : { $players }.
strada-romana-event-special-bought = { $special ->
    [lateral] { $player } achète le mouvement latéral pour { $price } ; pièces restantes : { $coins }.
    [diagonal] { $player } achète le mouvement diagonal pour { $price } ; pièces restantes : { $coins }.
    [extra] { $player } achète le mouvement supplémentaire pour { $price } ; pièces restantes : { $coins }.
   *[stacking] { $player } achète l’empilement pour { $price } ; pièces restantes : { $coins }.
}
strada-romana-event-wagon-entered = { $player } fait entrer { $wagon } sur la route : { $route }.
strada-romana-event-wagon-ran = { $player } fait avancer { $wagon } : { $route }.
strada-romana-event-wagon-arrived = { $to ->
    [rome] { $player } mène { $wagon } à Rome par { $route }. Chariots arrivés : { $arrivals }.
   *[ostia] { $player } mène { $wagon } à Ostia-Portus par { $route }. Chariots arrivés : { $arrivals }.
}
strada-romana-event-tile-taken = { $coins ->
    [0] { $player } prend la tuile « { $good } » de la zone { $area }, qui ne rapporte pas de pièce ; à sa place : { $follows }.
    [1] { $player } prend la tuile « { $good } » de la zone { $area }, qui rapporte une pièce ; à sa place : { $follows }.
   *[other] { $player } prend la tuile « { $good } » de la zone { $area }, qui rapporte { $coins } pièces ; à sa place : { $follows }.
}
strada-romana-event-tile-taken-last = { $coins ->
    [0] { $player } prend la tuile « { $good } » de la zone { $area }, qui ne rapporte pas de pièce ; le sac n’a plus de tuile.
    [1] { $player } prend la tuile « { $good } » de la zone { $area }, qui rapporte une pièce ; le sac n’a plus de tuile.
   *[other] { $player } prend la tuile « { $good } » de la zone { $area }, qui rapporte { $coins } pièces ; le sac n’a plus de tuile.
}
strada-romana-event-cube-taken = { $player } prend le cube « { $good } » près de { $square } ; à sa place : { $follows }.
strada-romana-event-cube-taken-last = { $player } prend le cube « { $good } » près de { $square } ; le sac n’a plus de cube.
strada-romana-event-coins-changed = { $points ->
    [1] { $player } échange cinq pièces contre un point de victoire ; pièces restantes : { $coins }, points de victoire encore disponibles : { $left }.
   *[other] { $player } échange des pièces contre { $points } points de victoire ; pièces restantes : { $coins }, points de victoire encore disponibles : { $left }.
}
strada-romana-event-stack-looked-at = { $player } regarde les tuiles chariot.
strada-romana-event-tile-kept = { $player } garde une tuile chariot ({ $tiles } sur { $most } au plus).
strada-romana-event-tile-chosen = { $player } garde la tuile { OF($wagon) } ; personne d’autre ne le sait.
strada-romana-event-passed = { $player } passe et prend une pièce ; pièces maintenant : { $coins }.
strada-romana-event-turn-ended = { $unused ->
    [0] { $player } finit son tour.
    [1] { $player } finit son tour avec un point de mouvement inutilisé.
   *[other] { $player } finit son tour avec { $unused } points de mouvement inutilisés.
}
strada-romana-event-resigned = { $player } abandonne. Ses marchandises, ses points et ses tuiles chariot lui restent.
strada-romana-event-tiles-shown = { $points ->
    [one] { $player } dévoile ce qui était gardé en secret : { $wagons } ({ $points } point).
   *[other] { $player } dévoile ce qui était gardé en secret : { $wagons } ({ $points } points).
}

## Un tour en une ligne : ce que fait quelqu'un, une chose après l'autre

strada-romana-turn = { $player } : { $deeds }
strada-romana-turn-ran = { $wagon } { $route }
strada-romana-turn-arrived = { $to ->
    [rome] { $wagon } { $route } à Rome ({ $arrivals } sur { $most } arrivés)
   *[ostia] { $wagon } { $route } à Ostia-Portus ({ $arrivals } sur { $most } arrivés)
}
strada-romana-turn-tile = tuile « { $good } » ({ $area })
strada-romana-turn-cube = cube « { $good } » ({ $square })
strada-romana-turn-special = { $special ->
    [lateral] mouvement latéral
    [diagonal] mouvement diagonal
    [extra] mouvement supplémentaire
   *[stacking] empilement
}
strada-romana-turn-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
strada-romana-turn-looked = coup d’œil aux tuiles chariot
strada-romana-turn-kept = une tuile chariot gardée
strada-romana-turn-chosen = la tuile { OF($wagon) } gardée en secret
strada-romana-turn-passed = passe et prend une pièce
strada-romana-turn-ended = fin du tour

## Pourquoi un ordinateur a joué ce coup

strada-romana-why-arrived = { $left ->
    [0] La quatrième arrivée met fin à la partie ; un chariot arrivé vaut { $points } points pour qui garde sa tuile.
    [1] Un chariot arrivé vaut { $points } points pour qui garde sa tuile ; encore un, et la partie se termine.
   *[other] Un chariot arrivé vaut { $points } points pour qui garde sa tuile ; encore { $left }, et la partie se termine.
}
strada-romana-why-stop-pair = Là où il s’arrête, on peut prendre { THE($good) } et compléter un contrat.
strada-romana-why-stop = Là où il s’arrête, on peut prendre { THE($good) }.
strada-romana-why-forward = Le chariot se rapproche de sa destination.
strada-romana-why-aside = Une autre voie lui permet de continuer.
strada-romana-why-pair = { $coins ->
    [0] Un contrat est complet : « { $good } ».
    [1] Un contrat est complet : « { $good } » ; et une pièce en plus.
   *[other] Un contrat est complet : « { $good } » ; et { $coins } pièces en plus.
}
strada-romana-why-tile-alone = { $coins ->
    [0] Avec un cube « { $good } », ce serait un contrat.
    [1] Elle rapporte une pièce, et avec un cube « { $good } » ce serait un contrat.
   *[other] Elle rapporte { $coins } pièces, et avec un cube « { $good } » ce serait un contrat.
}
strada-romana-why-cube-alone = Avec une tuile « { $good } », ce serait un contrat.
strada-romana-why-special = Cela ouvre des chemins que le mouvement simple ne permet pas.
strada-romana-why-tile = Une tuile chariot vaut { $points } points si son chariot arrive à temps.
strada-romana-why-coin = Les pièces achètent des mouvements spéciaux, et { $coins } font un point de victoire.

## Que faire maintenant

strada-romana-prompt-turn = Fais avancer des chariots, cherche une tuile chariot, ou passe pour une pièce.
strada-romana-prompt-looking = Garde une des tuiles de la pile ; on ne peut pas la rendre.
strada-romana-prompt-moves-must = { $points ->
    [1] Continue : il reste un point de mouvement.
   *[other] Continue : il reste { $points } points de mouvement.
}
strada-romana-prompt-moves-may = Continue, ou finis le tour.
strada-romana-prompt-goods-must = Prends des marchandises ou continue (mouvement : { $points }).
strada-romana-prompt-goods-may = { $points ->
    [0] Prends des marchandises, ou finis le tour.
   *[other] Prends des marchandises, continue, ou finis le tour.
}
strada-romana-prompt-over = La partie est finie.
strada-romana-progress = Chariots arrivés : { $count } sur { $most } ; points de victoire restants : { $left }.

## Le plateau en mots

strada-romana-board-to-rome = En route vers Rome : { $wagons }.
strada-romana-board-to-ostia = En route vers Ostia-Portus : { $wagons }.
strada-romana-board-wagon = { $wagon } { $square }
strada-romana-board-wagon-in-box = { $wagon } (pas encore sur la route)
strada-romana-board-arrived = { $count ->
    [0] Aucun chariot n’est encore arrivé ; le quatrième met fin à la partie.
   *[other] Chariots arrivés, { $count } sur 4 : { $wagons }.
}
strada-romana-board-areas = Tuiles par zone : { $places }.
strada-romana-board-markets = Cubes par case de leur marché : { $places }.
# Une zone ou une case avec la marchandise qui s'y trouve.
strada-romana-board-place = { $place } { $good }
strada-romana-board-place-empty = { $place } vide
strada-romana-board-bag-tiles = Tuiles dans le sac : { $goods }.
strada-romana-board-bag-cubes = Cubes dans le sac : { $goods }.
strada-romana-board-count = { $good } { $count }
strada-romana-board-nothing = rien
strada-romana-board-seat = { $player }, points : { $score } (dont { $points } de victoire) ; pièces : { $coins } ; tuiles chariot : { $tiles }.
strada-romana-board-resigned = { $player } : abandon ; points : { $score }.
strada-romana-board-goods = Marchandises { OF($player) }, contrats : { $contracts } ; tuiles seules : { $tiles } ; cubes seuls : { $cubes }.
strada-romana-board-shown = Tuiles chariot { OF($player) } : { $wagons }.
strada-romana-board-left = Encore disponibles, points de victoire : { $points } ; tuiles chariot : { $tiles }.
strada-romana-board-sum = Le petit calcul sous les points, sur l’image : points de victoire + plus grand nombre de contrats dans une marchandise × nombre de marchandises sous contrat − marchandises seules ; à la fin, aussi les tuiles chariot.
strada-romana-board-removed = La tuile chariot écartée : { $wagon }.
strada-romana-board-idle = { $left ->
    [1] Tours sans progrès : { $count }. Encore un, et la partie s’arrête.
   *[other] Tours sans progrès : { $count }. Encore { $left }, et la partie s’arrête.
}
strada-romana-board-last = Dernière course, par { $player } : { $runs }.
strada-romana-board-run-arrives = { $to ->
    [rome] { $run } jusqu’à Rome
   *[ostia] { $run } jusqu’à Ostia-Portus
}
strada-romana-board-turn = C’est à { $player } de jouer.
strada-romana-board-over = La partie est finie.

strada-romana-plan = En projet : { $run }.

## Ses propres tuiles chariot en mots

strada-romana-hand = Tes tuiles chariot : { $wagons }.
strada-romana-hand-stack = Dans la pile : { $wagons }.
strada-romana-hand-remembered = Quand tu en as gardé une la dernière fois, il restait dans la pile : { $wagons }.

## Fin et score

strada-romana-score-points = points de victoire
strada-romana-score-wagon-tiles = tuiles chariot
strada-romana-score-contracts = contrats
strada-romana-score-singles = marchandises seules
strada-romana-tie-coins = pièces
strada-romana-tie-turn = dernier tour joué le plus tôt
strada-romana-tally-points = Points (tuiles chariot à la fin)
strada-romana-end-arrivals = Le quatrième chariot est arrivé.
strada-romana-end-points = Plus aucun point de victoire.
strada-romana-end-stalled = Trop de simples décalages de suite.
strada-romana-end-resigned = La partie se termine par abandon.

## Ce qui a changé depuis qu’un coup est prévu

strada-romana-changed-wagon = { $wagon } se trouve maintenant en { $square }.
strada-romana-changed-area = Dans la zone { $place }, la tuile est maintenant : { $good }.
strada-romana-changed-area-empty = Il n’y a plus de tuile dans la zone { $place }.
strada-romana-changed-market = Près de { $place }, le cube est maintenant : { $good }.
strada-romana-changed-market-empty = Il n’y a plus de cube près de { $place }.

## Refus : ce que les règles ne permettent pas

strada-romana-refusal-game-over = Cette partie est finie.
strada-romana-refusal-not-your-turn = Ce n’est pas à toi de jouer, mais à { $owner }.
strada-romana-refusal-already-resigned = Tu as déjà abandonné.
strada-romana-refusal-keep-one-first = Tu regardes les tuiles chariot : gardes-en d’abord une.
strada-romana-refusal-turn-begun = Tu as commencé à faire avancer des chariots : continue, ou finis ton tour.
strada-romana-refusal-nothing-begun = Rien n’a encore bougé : fais avancer des chariots, garde une tuile chariot ou passe.
strada-romana-refusal-no-such-wagon = Ce chariot n’existe pas.
strada-romana-refusal-wagon-arrived = { $wagon } est à destination et ne bouge plus.
strada-romana-refusal-wagon-finished = { $wagon } a fini sa course pour ce tour : chaque chariot se déplace une fois.
strada-romana-refusal-no-points = { $points ->
    [1] Tu as utilisé ton point de mouvement ; il n’en reste pas.
   *[other] Tu as utilisé { $points } points de mouvement ; il n’en reste pas.
}
strada-romana-refusal-which-squares = Indique les cases que parcourt { $wagon }, ou au moins la dernière.
strada-romana-refusal-too-far = { $left ->
    [one] Cette course demande { $needed } points de mouvement ; il t’en reste { $left }.
   *[other] Cette course demande { $needed } points de mouvement ; il t’en reste { $left }.
}
strada-romana-refusal-no-such-square = Cette case n’existe pas.
strada-romana-refusal-blocked = { $wagon } ne peut pas passer par { $square } : { $other } s’y trouve.
strada-romana-refusal-stop-taken = { $wagon } ne peut pas s’arrêter en { $square } : { $other } s’y trouve. L’empilement permet seulement de passer.
strada-romana-refusal-not-first = { $wagon } entre sur la route par une de ces cases : { $squares }.
strada-romana-refusal-no-step = { $wagon } se trouve déjà en { $here }.
strada-romana-refusal-needs-lateral = De { $here } à { $square }, c’est un pas de côté : il faut le mouvement latéral, acheté avant le premier pas.
strada-romana-refusal-needs-diagonal = De { $here } à { $square }, c’est un pas en diagonale, sans ligne : il faut le mouvement diagonal, acheté avant le premier pas.
strada-romana-refusal-backwards = { $to ->
    [rome] { $wagon } va vers Rome et ne peut pas reculer de { $here } à { $square }.
   *[ostia] { $wagon } va vers Ostia-Portus et ne peut pas reculer de { $here } à { $square }.
}
strada-romana-refusal-not-joined = Aucun pas ne mène { $wagon } de { $here } à { $square }.
strada-romana-refusal-not-there-yet = { $to ->
    [rome] { $wagon } n’atteint Rome que depuis une case de la colonne 12.
   *[ostia] { $wagon } n’atteint Ostia-Portus que depuis une case de la colonne 1.
}
strada-romana-refusal-already-bought = { $special ->
    [lateral] Tu as déjà acheté le mouvement latéral pour ce tour.
    [diagonal] Tu as déjà acheté le mouvement diagonal pour ce tour.
    [extra] Tu as déjà acheté le mouvement supplémentaire pour ce tour.
   *[stacking] Tu as déjà acheté l’empilement pour ce tour.
}
strada-romana-refusal-buy-first = Un mouvement spécial s’achète avant le premier pas du tour.
strada-romana-refusal-too-few-coins = { $special ->
    [lateral] Le mouvement latéral coûte { $price } ; tu en as { $coins }.
    [diagonal] Le mouvement diagonal coûte { $price } ; tu en as { $coins }.
    [extra] Le mouvement supplémentaire coûte { $price } ; tu en as { $coins }.
   *[stacking] L’empilement coûte { $price } ; tu en as { $coins }.
}
strada-romana-refusal-special-useless = { $special ->
    [lateral] Même avec le mouvement latéral, aucun chariot ne pourrait bouger.
    [diagonal] Même avec le mouvement diagonal, aucun chariot ne pourrait bouger.
    [extra] Même avec le mouvement supplémentaire, aucun chariot ne pourrait bouger.
   *[stacking] Même avec l’empilement, aucun chariot ne pourrait bouger.
}
strada-romana-refusal-no-such-area = Cette zone n’existe pas : elles vont de I à VI.
strada-romana-refusal-no-such-market = Ce marché n’existe pas.
strada-romana-refusal-one-of-each = { $taken ->
    [cube] On prend au plus une tuile et un cube par tour ; tu as déjà pris ton cube.
   *[tile] On prend au plus une tuile et un cube par tour ; tu as déjà pris ta tuile.
}
strada-romana-refusal-one-good = On ne prend qu’une marchandise par tour, tuile ou cube ; tu as déjà pris la tienne.
strada-romana-refusal-run-first = Une marchandise se prend à un chariot sur la route, qui vient d’avancer.
strada-romana-refusal-wrong-area = { $wagon } se trouve en { $square }, zone { $areas }, et non { $area }.
strada-romana-refusal-area-empty = Aucune tuile dans la zone { $area } : le sac n’en a plus.
strada-romana-refusal-no-market = { $wagon } se trouve en { $square }, sans marché à côté.
strada-romana-refusal-wrong-market = { $wagon } se trouve en { $square }, et non près du marché de { $market }.
strada-romana-refusal-market-empty = Aucun cube près de { $square } : le sac n’en a plus.
strada-romana-refusal-points-left = { $left ->
    [1] Un point de mouvement doit encore servir : { $wagon }, par exemple, peut avancer.
   *[other] { $left } points de mouvement doivent encore servir : { $wagon }, par exemple, peut avancer.
} Un tour où l’on avance utilise trois points de mouvement, tant qu’un chariot peut faire un pas avec ce que tu as acheté. Ce n’est pas forcément celui qui vient d’avancer ; seul reste en place celui dont la course est finie. Le quatrième point du mouvement supplémentaire s’utilise ou non, à ton gré.
strada-romana-refusal-hand-full = Tu as { $most } tuiles chariot ; on n’en garde pas plus, et on n’en rend aucune.
strada-romana-refusal-stack-empty = Il ne reste aucune tuile chariot dans la pile.
strada-romana-refusal-look-first = Regarde d’abord la pile des tuiles chariot ; ensuite tu en gardes une.
strada-romana-refusal-not-in-stack = La tuile { OF($wagon) } n’est pas dans la pile.

## Refus : ce qui ne se lit pas comme un coup

strada-romana-refusal-nothing-written = Écris un coup, par exemple « Ballio 3H 4H », « tuile III », « cube 5H », « acheter latéral », « regarder », « passer » ou « fin ».
strada-romana-refusal-unknown-verb = Un coup commence par un chariot ou par acheter, tuile, cube, regarder, garder, passer ou fin, pas par « { $words } ».
strada-romana-refusal-just-verb = { $verb ->
    [end] Pour finir ton tour, écris seulement « fin ».
    [look] Pour regarder les tuiles chariot, écris seulement « regarder ».
   *[pass] Pour passer, écris seulement « passer ».
}
strada-romana-refusal-which-wagon = Indique un chariot, par exemple « Ballio ».
strada-romana-refusal-unknown-wagon = Il n’y a pas de chariot « { $words } ».
strada-romana-refusal-unknown-square = Il n’y a pas de case « { $words } ». Une case se désigne par sa colonne et sa hauteur, de 1H à 12L ; toutes les colonnes n’ont pas H, C et L.
strada-romana-refusal-wrong-way = { $to ->
    [rome] { $wagon } va vers Rome.
   *[ostia] { $wagon } va vers Ostia-Portus.
}
strada-romana-refusal-which-special = Un mouvement spécial s’appelle latéral, diagonal, supplémentaire ou empilement : « acheter latéral ».
strada-romana-refusal-which-area = Indique la zone dont tu prends la tuile : « tuile III ».
strada-romana-refusal-which-market = Indique la case du marché où tu prends le cube : « cube 5H ».
strada-romana-refusal-no-market-there = Il n’y a pas de marché près de { $square }.
strada-romana-refusal-other-cube = Le cube près de { $square } n’est pas de cette sorte ({ $good }).
strada-romana-refusal-unknown-good = Aucune marchandise ne s’appelle « { $words } ». Il y a : blé, vin, huile, métaux, peaux et marbre.

## Mots qu'on peut taper : les manières de les écrire, séparées par des virgules

strada-romana-typed-run = avancer, avance, course, faire avancer
strada-romana-typed-arrives = arrive, arrivée, arriver, destination
strada-romana-typed-rome = Rome, jusqu’à Rome
strada-romana-typed-ostia = Ostie, Ostie-Portus, jusqu’à Ostia-Portus, jusqu’à Ostie
strada-romana-typed-buy = acheter, achète
strada-romana-typed-lateral = latéral, mouvement latéral
strada-romana-typed-diagonal = diagonal, mouvement diagonal
strada-romana-typed-extra = supplémentaire, mouvement supplémentaire
strada-romana-typed-stacking = empilement
strada-romana-typed-tile = tuile, tuile de marchandise
strada-romana-typed-cube = cube, cubes
strada-romana-typed-look = regarder, regarde, chercher, cherche
strada-romana-typed-choose = garder, garde, choisir, choisis
strada-romana-typed-pass = passer, passe
strada-romana-typed-end = fin, finir, finis, finir tour
# Ce qui ne dit rien.
strada-romana-typed-nothing = prendre, prends, chariot, tuile chariot, zone, case, en, par, sur
