## Parties passées

over-heading = Tes parties passées
over-empty = Tu n’as encore terminé aucune partie. Ouvre une table ({ $commands }).
over-line = **{ $code }** { $game } · { $place } · avec { $people } · { $when }
over-line-link = { $line } · [dernier message]({ $link })
over-place = rang { $rank } sur { $seats }
over-vanished = dernier rang, par absence jusqu’à la fin
# As in English.
over-points = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-unrated = { $line } · sans effet sur ta cote : { $why }
over-short = trop courte
over-handed = une place a changé de mains, ou un ordinateur y a beaucoup joué
over-undone = des coups repris, face à des ordinateurs seulement
over-often = plus de trois parties en un jour avec les mêmes personnes ou ordinateurs, ou plus de dix en tout
over-computers = les ordinateurs ne comptent que si l’on joue seul contre eux
over-computer = un ordinateur ({ $level ->
    [easy] facile
    [hard] difficile
    [expert] expert
   *[normal] normal
})
over-engine = la force d’un ordinateur n’a pas été mesurée
over-replay = ▶ { $code }
over-steps = Coup par coup
over-label = { $code } · { $game }

## Ce que donnent les parties

stats-heading = Tes parties { OF($game) }
stats-empty = Rien à compter pour l’instant
stats-never = Tu n’as encore terminé aucune partie { OF($game) }.
stats-games = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
} : { $places }
stats-place = { $count } × rang { $rank }
stats-points = Points : { $average } en moyenne, { $most } dans la meilleure partie
stats-rating = Cote : **{ $rating }**, sur { $count } parties qui comptent
stats-guess = Cote : **≈ { $rating }**, provisoire. Elle le reste jusqu’à { $games } parties qui comptent, jouées avec au moins { $people } personnes différentes ; pour l’instant, { $count ->
    [one] { $count } partie de ce genre compte.
   *[other] { $count } parties de ce genre comptent.
}
stats-unrated = Cote : aucune, car aucune partie n’a compté jusqu’ici.
stats-recounted = Le { $when }, toutes les cotes ont été recalculées à partir des parties finies : qui n’est pas de retour à la fin d’une partie l’a perdue, et contre les ordinateurs, on ne monte guère.
stats-uncounted = Parties qui n’ont pas compté : { $games }.
stats-uncounted-part = { $count } ({ $why })
stats-hidden = Tu n’apparais dans aucun classement : c’est ton choix dans { $command_me_settings }.
stats-against = Contre { $who } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, devant { $ahead }×, derrière { $behind }×
stats-against-computers = Contre { $who } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} ; ordinateurs classés après toi : { $ahead }, avant toi : { $behind }
stats-computers = { $level ->
    [easy] les ordinateurs faciles
    [hard] les ordinateurs difficiles
    [expert] les ordinateurs experts
   *[normal] les ordinateurs normaux
}
chart-rating = Cote : { $game }
chart-games = Parties

## Le menu d’une personne dans Discord

person-play-heading = À quoi veux-tu jouer avec { $who } ?
person-play-how = Une table s’ouvre, et { $who } reçoit une invitation. Tant que la partie n’a pas commencé, tu peux changer tout le reste.
person-games-heading = Parties { OF($who) }
person-games-none = Il n’y a pas de partie { OF($who) } que tu puisses voir d’ici.
person-games-seen = Seulement les tables que tu peux voir d’ici.
person-rating = { $game } : **{ $rating }** · { $games }
person-rating-guess = { $game } : ≈ { $rating } · { $games }
table-refusal-person-gone = Cette personne n’est plus sur le serveur.

## Classements

leaderboard-heading = Classement : { $game }
leaderboard-heading-recent = Classement des trois derniers mois : { $game }
leaderboard-line = **{ $rank }** · { $who } · **{ $rating }** · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
leaderboard-guess = – · { $who } · ≈ { $rating } · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
leaderboard-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
leaderboard-you = Toi : rang { $rank }, **{ $rating }**
leaderboard-you-guess = Toi : **≈ { $rating }**, cote provisoire
leaderboard-you-unrated = Tu n’as pas encore de cote ici.
leaderboard-empty = Personne ici n’a terminé de partie { OF($game) } qui compte.
leaderboard-empty-recent = Personne ici n’a terminé de partie { OF($game) } qui compte au cours des trois derniers mois.
leaderboard-none = Personne ici n’a encore terminé de partie qui compte. Ouvre une table ({ $commands }).
leaderboard-rule = Tout le monde commence à 1500, et seul le rang final compte. ≈ est provisoire : moins de cinq parties avec d’autres personnes, ou trop peu de personnes différentes.
leaderboard-rule-recent = Ici figurent les personnes qui ont terminé sur ce serveur une partie qui compte au cours des trois derniers mois, selon leur cote actuelle.
leaderboard-hide = { $command_me_settings } te retire de tous les classements.
leaderboard-show = Montrer dans le salon
leaderboard-recent = Trois derniers mois
leaderboard-all-time = Depuis toujours
leaderboard-is-shown = Le classement est maintenant dans le salon.
leaderboard-refusal-shown = Il est déjà dans ce salon, et rien n’a changé depuis.
leaderboard-alt = { $title }. { $places }
table-refusal-no-server = Un classement appartient à un serveur. Demande-le là où tu joues.
