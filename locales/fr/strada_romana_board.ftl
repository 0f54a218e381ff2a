# Les mots dans les images de Strada Romana (courts : ils ont peu de place).

# The two ends of the road, on narrow banners (two lines).
board-strada-romana-ostia = Ostia-Portus
# As in English.
board-strada-romana-rome = Rome
# Above the points of the seats, and beside what the bag still holds; very short.
# As in English.
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
# As in English.
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
