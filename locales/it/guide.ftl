# Il gioco guidato, uguale in ogni gioco: indietro, e mosse giocate solo in parte.

guide-back-button = Indietro
guide-played = { $count ->
    [one] Questo è stato giocato: { $played }
   *[other] Tutto questo è stato giocato: { $played }
}
guide-stopped = Questo no: { $part }. Né ciò che segue.
guide-turn-over = Il tuo turno è finito.
