# Words inside the pictures (short: they have little room) and the descriptions of pictures.

## Any game

board-player = Joueur { $number }
board-points = { $points ->
    [one] point
   *[other] points
}
board-your-hand = Ta main : { $count }

## Ruta

board-draw-pile = Pioche
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-face-up = Visible { $slot }
board-discard = Défausse
# How many places the seat's longest chain of routes links.
board-longest = chemin { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-draw-owed = doit piocher
# Beside the name: paid exactly and has another turn.
board-plays-again = rejoue
# What a green frame round a route's price means.
board-payable = tu peux payer

board-alt-turn = Ruta après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : c’est à { $who } de jouer.
board-alt-won = Ruta, partie terminée après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Victoire : { $winners }.
board-alt-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens ->
    [0] plus aucun jeton
    [one] { $tokens } jeton restant
   *[other] { $tokens } jetons restants
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $places ->
    [0] pas encore de route
   *[other] plus long chemin : { $places } lieux
}.
board-alt-hand = Ta main : { $cards }.
board-alt-draft = Cartes visibles : { $cards }.
board-alt-pile = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
board-alt-discard = Sur la défausse ({ $count }) : { $card }.
board-alt-last-route = Dernière route prise : { $route }.
board-alt-routes = Routes { OF($who) } : { $routes }.
board-alt-known = Cartes connues dans la main { OF($who) } : { $cards }.
board-alt-jokers = Jokers { OF($who) } : { $cards }.

## La Strada

# What one road tile costs, in the legend; very short.
board-la-strada-cost = { $days } jours
# In a seat's panel, instead of its days.
board-la-strada-resigned = abandon

board-la-strada-alt-turn = La Strada après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : c’est à { $who } de jouer.
board-la-strada-alt-won = La Strada, partie terminée après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Victoire : { $winners }.
board-la-strada-alt-plan = { $who } projette : { $road }, pour { $days } jours.
board-la-strada-alt-site = { $who } projette : un atelier en { $hex }.
board-la-strada-alt-seat = { $who } : { $gold }, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} en réserve ; tuiles en réserve : { $plain } de plaine, { $forest } de forêt, { $hill } de colline. { $count ->
    [0] Rien de relié encore.
   *[other] Relié : { $linked }.
}
board-la-strada-alt-last-road = Dernière route, construite par { $who } : { $road }.
board-la-strada-alt-last-workshop = Dernier atelier, posé par { $who } : { $hex }.
board-la-strada-alt-worth = Or par cube : { $settlements }.
board-la-strada-alt-settlement = { $settlement } : { $gold }
board-la-strada-alt-face-down = Les localités sont encore face cachée.

## Strada Romana

# The two ends of the road, on narrow banners (two lines).
board-strada-romana-ostia = Ostia-Portus
board-strada-romana-rome = Rome
# Above the points of the seats, and beside what the bag still holds; very short.
board-strada-romana-score = points
board-strada-romana-bag = dans le sac
# Before the places of the wagons that have arrived.
board-strada-romana-arrived = arrivés
# Beside the name of a seat that gave up; very short.
board-strada-romana-resigned = abandon
board-strada-romana-hand = Tes tuiles chariot : { $count }
board-strada-romana-stack = Dans la pile : { $count }

board-strada-romana-alt-turn = Strada Romana après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : à { $who } de jouer. Chariots arrivés : { $arrived } sur 4. Points de victoire restants : { $points }.
board-strada-romana-alt-won = Strada Romana, terminé après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Victoire : { $winners }.
board-strada-romana-alt-plan = Course prévue : { $run }.
board-strada-romana-alt-run = { $end ->
    [rome] { $way } Rome
    [ostia] { $way } Ostia-Portus
   *[road] { $way }
}
board-strada-romana-alt-hand = Tes tuiles chariot : { $wagons }.
board-strada-romana-alt-stack = Dans la pile : { $wagons }.
board-strada-romana-alt-last = Dernière course, par { $who } : { $runs }.
board-strada-romana-alt-seat = { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $tiles ->
    [one] { $tiles } tuile chariot
   *[other] { $tiles } tuiles chariot
}, contrats : { $contracts ->
    [0] aucun
   *[other] { $pairs }
} ; marchandises seules : { $singles }.
board-strada-romana-alt-good = { $count } { $good }
board-strada-romana-alt-at = { $what } { $place }
board-strada-romana-alt-wagons = { $to ->
    [rome] Vers Rome : { $wagons }.
   *[ostia] Vers Ostia-Portus : { $wagons }.
}
board-strada-romana-alt-wares = { $where ->
    [areas] Tuiles marchandise : { $wares }.
   *[markets] Cubes : { $wares }.
}

## Stratego 4

# The two spaces of the castle, on narrow stones; very short.
board-stratego4-ring = enceinte
board-stratego4-turret = donjon
# In a seat's panel, instead of its slider; short.
board-stratego4-resigned = abandon
board-stratego4-out = hors jeu
board-stratego4-ready = en place
board-stratego4-deploying = se déploie
# Below the board, each in a third of its width.
board-stratego4-round = Tour de table { $round }
board-stratego4-stage-deploying = En place : { $ready } sur { $seats }
# Beside a gold disc: such ranks were told to everybody.
board-stratego4-told = grade révélé à tous
# Beside the back of a piece.
board-stratego4-unknown = grade inconnu
board-stratego4-memory = Jeu de mémoire
# Beside an hourglass: so many turns without a beaten piece are left until the draw.
board-stratego4-draw = { $turns ->
    [one] nulle dans { $turns } tour
   *[other] nulle dans { $turns } tours
}

board-stratego4-alt-turn = Stratego 4, tour de table { $round } : { $who } { $phase ->
    [recruiting] choisit la pièce qui revient.
   *[other] doit jouer.
}
board-stratego4-alt-deploying = Stratego 4 : toutes les armées se déploient. { $count ->
    [0] Aucune n’est encore en place.
   *[other] En place : { $ready }.
}
board-stratego4-alt-won = Stratego 4, terminé au tour de table { $round }. Victoire : { $winners }.
board-stratego4-alt-drawn = Stratego 4, terminé au tour de table { $round } : partie nulle.
board-stratego4-alt-choose = Au choix : { $count ->
    [0] rien
   *[other] { $targets }
}.
board-stratego4-alt-plan = En main : { $start }. À portée : { $count ->
    [0] rien
   *[other] { $targets }
}.
board-stratego4-alt-draw = { $turns ->
    [one] Encore { $turns } tour sans pièce battue et la partie est nulle.
   *[other] Encore { $turns } tours sans pièce battue et la partie est nulle.
}
board-stratego4-alt-seat = { $who } : { $state ->
    [resigned] abandon
    [out] hors jeu
   *[in] { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, curseur à { $slider }
} ; battues : { $count ->
    [0] aucune
   *[other] { $lost }
}.
board-stratego4-alt-flag-lies = Le drapeau { OF($who) } est à terre { $place }.
board-stratego4-alt-flag-borne = Le drapeau { OF($who) } est porté par { $bearer } { $place }.
board-stratego4-alt-piece = { $rank } { $at }
board-stratego4-alt-known = Grades connus { OF($who) } : { $pieces }.
board-stratego4-alt-unknown = Grades inconnus { OF($who) } : { $spaces }.
