# Le jeu guidé, le même dans tous les jeux : retour, et coups joués en partie seulement.

guide-back-button = Retour
guide-played = { $count ->
    [one] Ceci est joué : { $played }
   *[other] Tout ceci est joué : { $played }
}
guide-stopped = Ceci ne l’est pas : { $part }. Ni rien de ce qui suit.
guide-turn-over = Ton tour est fini.
