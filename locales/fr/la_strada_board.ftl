# Les mots dans les images de La Strada (courts : ils ont peu de place).

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
