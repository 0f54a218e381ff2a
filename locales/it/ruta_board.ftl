# Le parole nelle immagini di Ruta (brevi: hanno poco spazio).

# The number stands beside it.
board-ruta-points = { $points ->
    [one] punto
   *[other] punti
}
board-ruta-your-hand = La tua mano: { $count }
board-ruta-draw-pile = Mazzo
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-ruta-face-up = Scoperta { $slot }
board-ruta-discard = Scarti
# How many places the seat's longest chain of routes links.
board-ruta-longest = percorso { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-ruta-draw-owed = deve pescare
# Beside the name: paid exactly and has another turn.
board-ruta-plays-again = gioca ancora
# What a green frame round a route's price means.
board-ruta-payable = puoi pagare

board-ruta-alt-turn = Ruta dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: tocca a { $who }.
board-ruta-alt-won = Ruta, partita finita dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Vittoria: { $winners }.
board-ruta-alt-seat = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $tokens ->
    [0] nessun segnalino rimasto
    [one] { $tokens } segnalino rimasto
   *[other] { $tokens } segnalini rimasti
}, { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano, { $places ->
    [0] ancora nessuna rotta
   *[other] percorso più lungo: { $places } luoghi
}.
board-ruta-alt-hand = La tua mano: { $cards }.
board-ruta-alt-draft = Carte scoperte: { $cards }.
board-ruta-alt-pile = { $count ->
    [0] Il mazzo è vuoto.
    [one] { $count } carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
board-ruta-alt-discard = In cima agli scarti ({ $count }): { $card }.
board-ruta-alt-last-route = Ultima rotta conquistata: { $route }.
board-ruta-alt-routes = Rotte di { $who }: { $routes }.
board-ruta-alt-known = Carte note in mano a { $who }: { $cards }.
board-ruta-alt-jokers = Jolly di { $who }: { $cards }.
