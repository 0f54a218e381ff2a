# Les mots dans les images de n’importe quel jeu (courts : ils ont peu de place).

board-player = Joueur { $number }
chart-moves = Coups
