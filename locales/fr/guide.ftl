# Le jeu guidé, le même dans tous les jeux : retour, et coups joués en partie seulement.

guide-back-button = Retour
guide-played = Joué jusqu’ici : { $played }
guide-stopped = Pas joué : { $part }. Ni rien de ce qui suit.
guide-turn-over = Ton tour est fini.
guide-sure = { $move } ?
guide-one-at-a-time = Tu veux qu’on te demande avant chaque coup : ce qui suit celui-ci dans ta ligne n’est pas gardé.
guide-pair = { $one } · { $other }
