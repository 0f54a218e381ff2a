# Le jeu guidé, le même dans tous les jeux : retour, et coups joués en partie seulement.

guide-back-button = Retour
guide-played = Joué jusqu’ici : { $played }
guide-stopped = Pas joué : { $part }. Ni rien de ce qui suit.
guide-turn-over = Ton tour est fini.
guide-sure = { $move } ?
guide-pair = { $one } · { $other }
