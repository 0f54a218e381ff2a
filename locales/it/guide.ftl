# Il gioco guidato, uguale in ogni gioco: indietro, e mosse giocate solo in parte.

guide-back-button = Indietro
guide-played = Giocato finora: { $played }
guide-stopped = Non giocato: { $part }. Né ciò che segue.
guide-turn-over = Il tuo turno è finito.
guide-sure = { $move }?
guide-one-at-a-time = Vuoi che ti si chieda prima di ogni mossa: quel che segue questa nella tua riga non viene tenuto.
guide-pair = { $one } · { $other }
