# Le parole nelle immagini di Jacynth (brevi: hanno poco spazio).

# The number stands beside it.
board-jacynth-points = { $points ->
    [one] punto
   *[other] punti
}
board-jacynth-pile = Mazzo
board-jacynth-your-hand = La tua mano: { $count }
# What a banner below a suit's mark means; beside the hand.
board-jacynth-banner = Uno stendardo mostra chi controlla il quartiere di quel seme.
board-jacynth-no-token = Solo i quartieri con un tuo segnalino ti danno punti.
