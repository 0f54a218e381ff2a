# Il gioco guidato, uguale in ogni gioco: indietro, e mosse giocate solo in parte.

guide-back-button = Indietro
guide-played = Giocato finora: { $played }
guide-stopped = Non giocato: { $part }. Né ciò che segue.
guide-turn-over = Il tuo turno è finito.
guide-sure = { $move }?
guide-pair = { $one } · { $other }
