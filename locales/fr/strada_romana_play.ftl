# Jouer à Strada Romana avec des boutons et des menus.

## Faire avancer les chariots

strada-romana-play-wagon = { $wagon }
strada-romana-play-where = Où va { $wagon } ?
strada-romana-play-at = { $square }
strada-romana-play-arrives = { $to ->
    [rome] Jusqu’à Rome
   *[ostia] Jusqu’à Ostia-Portus
}
strada-romana-play-blocked = Chariots bloqués par d’autres : { $wagons }.
strada-romana-play-squares = { $points ->
    [0] Choisir une case…
    [one] … avec { $points } point de mouvement
   *[other] … avec { $points } points de mouvement
}
strada-romana-play-stop = { $place } · { $points ->
    [1] un pas
   *[other] { $points } pas
}
strada-romana-play-plan = { $points ->
    [one] Faire avancer { $wagon } en { $route } ? Il faut { $points } point de mouvement.
   *[other] Faire avancer { $wagon } par { $route } ? Il faut { $points } points de mouvement.
}
strada-romana-play-plan-arrives = { $to ->
    [rome] { $points ->
        [one] Faire avancer { $wagon } jusqu’à Rome ? Il faut { $points } point de mouvement.
       *[other] Faire avancer { $wagon } jusqu’à Rome ? Il faut { $points } points de mouvement.
    }
   *[ostia] { $points ->
        [one] Faire avancer { $wagon } jusqu’à Ostia-Portus ? Il faut { $points } point de mouvement.
       *[other] Faire avancer { $wagon } jusqu’à Ostia-Portus ? Il faut { $points } points de mouvement.
    }
}
strada-romana-play-ends = C’est le quatrième chariot arrivé : la partie se termine.
strada-romana-play-run-button = Avancer
strada-romana-play-run-and-tile = Avancer, prendre { $good } { $area } (+{ $coins })
strada-romana-play-run-and-cube = Avancer, prendre cube { $good } { $square }
strada-romana-play-left = Points de mouvement : { $points }, pièces : { $coins }. { $special ->
    [none] Tu n’as acheté aucun mouvement spécial.
    [lateral] Tu as acheté le mouvement latéral.
    [diagonal] Tu as acheté les mouvements latéral et diagonal.
    [extra] Tu as acheté les mouvements latéral, diagonal et supplémentaire.
   *[stacking] Tu as acheté tous les mouvements spéciaux, empilement compris.
}

## Marchandises

strada-romana-play-tile = { $coins ->
    [0] tuile { $area } « { $good } » (sans pièce)
    [one] tuile { $area } « { $good } » (+{ $coins } pièce)
   *[other] tuile { $area } « { $good } » (+{ $coins } pièces)
}
strada-romana-play-cube = cube { $square } « { $good } »
strada-romana-play-ready = À prendre : { $takes }
strada-romana-play-ready-tiles = Tuiles à prendre : { $goods }
strada-romana-play-ready-cubes = Cubes à prendre : { $goods }
strada-romana-play-ready-tile = { $coins ->
    [0] { $area } { $good }
   *[other] { $area } { $good } (+{ $coins })
}
strada-romana-play-ready-cube = { $square } { $good }
strada-romana-play-nothing = Rien à prendre maintenant
strada-romana-play-nothing-more = Plus rien à prendre ici pendant ce tour
strada-romana-play-take-tile = Tuile { $good } { $area } (+{ $coins })
strada-romana-play-take-cube = Cube { $good } { $square }

## Mouvement spécial

strada-romana-play-buys = Acheter un mouvement spécial…
strada-romana-play-buy-hint = { $special ->
    [lateral] Monter ou descendre dans la colonne
    [diagonal] Et avancer en montant ou descendant d’un cran
    [extra] Et un quatrième point de mouvement
   *[stacking] Et passer par-dessus d’autres chariots
}
strada-romana-play-buy = { $special ->
    [lateral] Acheter : latéral ({ $price })
    [diagonal] Acheter : diagonal ({ $price })
    [extra] Acheter : supplémentaire ({ $price })
   *[stacking] Acheter : empilement ({ $price })
}
strada-romana-play-buy-sure = { $special ->
    [lateral] Acheter le mouvement latéral pour { $price } (tes pièces : { $coins }) ? Un chariot pourra passer à la case au-dessus ou au-dessous dans sa colonne, pour un point chaque fois.
    [diagonal] Acheter le mouvement diagonal pour { $price } (tes pièces : { $coins }) ? Un chariot pourra aussi avancer en montant ou en descendant d’une hauteur, là où aucune ligne ne mène.
    [extra] Acheter le mouvement supplémentaire pour { $price } (tes pièces : { $coins }) ? Tu auras un quatrième point de mouvement, sans obligation de l’utiliser.
   *[stacking] Acheter l’empilement pour { $price } (tes pièces : { $coins }) ? Un chariot pourra passer par-dessus les autres, mais pas s’y arrêter.
}
strada-romana-play-buy-ladder = Cela vaut pour tout ce tour et comprend tout ce qui est moins cher. Les pièces ne reviennent pas.
strada-romana-play-buy-button = Acheter

## Tuiles chariot, passer, fin du tour

strada-romana-play-look-button = Chercher une tuile chariot
strada-romana-play-look-sure = { $count ->
    [one] Regarder la pile (il reste { $count } tuile) ? Il faudra la garder, et cela prend tout ton tour. Tuiles chariot que tu gardes déjà : { $kept } sur 3 au plus.
   *[other] Regarder la pile ({ $count } tuiles) ? Il faudra en garder une, et cela prend tout ton tour. Tuiles chariot que tu gardes déjà : { $kept } sur 3 au plus.
}
strada-romana-play-look-sure-button = Regarder et en garder une
strada-romana-play-keep = De quel chariot gardes-tu la tuile ?
strada-romana-play-keep-sure = Garder la tuile { OF($wagon) } ? À la fin elle compte 3 points si le chariot est arrivé ; sinon, elle en coûte un.
strada-romana-play-keep-button = La garder
strada-romana-play-pass-button = Passer et prendre une pièce
strada-romana-play-end = { $points ->
    [0] Finir le tour
   *[other] Finir le tour (mouvement : { $points })
}
