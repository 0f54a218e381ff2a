# Le parole nelle immagini di qualunque gioco (brevi: hanno poco spazio).

board-player = Giocatore { $number }
chart-moves = Mosse
