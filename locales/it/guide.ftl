# Il gioco guidato, uguale in ogni gioco: indietro, e mosse giocate solo in parte.

guide-back-button = Indietro
guide-played = Giocato finora: { $played }
guide-stopped = Non giocato: { $part }. E nemmeno il resto.
guide-turn-over = Il tuo turno è finito.
guide-sure = La tua mossa: { $move }. La gioco?
guide-one-at-a-time = Confermi ogni mossa una per una: il resto della tua riga non viene tenuto.
guide-pair = { $one } · { $other }
