# Le jeu guidé, le même dans tous les jeux : retour, et coups joués en partie seulement.

guide-back-button = Retour
guide-played = Joué jusqu’ici : { $played }
guide-stopped = Pas joué : { $part }, ni la suite.
guide-turn-over = Ton tour est fini.
guide-sure = Ton coup : { $move }. Je le joue ?
guide-one-at-a-time = Tu confirmes chaque coup séparément : la suite de ta ligne n’est pas gardée.
guide-pair = { $one } · { $other }
