# Le parole nelle immagini di Strada Romana (brevi: hanno poco spazio).

# The two ends of the road, on narrow banners (two lines).
board-strada-romana-ostia = Ostia-Portus
board-strada-romana-rome = Roma
# Above the points of the seats, and beside what the bag still holds; very short.
board-strada-romana-score = punti
board-strada-romana-bag = nel sacchetto
# Before the places of the wagons that have arrived.
board-strada-romana-arrived = arrivati
# Beside the name of a seat that gave up; very short.
board-strada-romana-resigned = abbandono
board-strada-romana-hand = Le tue tessere carro: { $count }
board-strada-romana-stack = Nella pila: { $count }

board-strada-romana-alt-turn = Strada Romana dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: tocca a { $who }. Carri arrivati: { $arrived } su 4. Punti vittoria rimasti: { $points }.
board-strada-romana-alt-won = Strada Romana, finita dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Vittoria: { $winners }.
board-strada-romana-alt-plan = Corsa prevista: { $run }.
board-strada-romana-alt-run = { $end ->
    [rome] { $way } Roma
    [ostia] { $way } Ostia-Portus
   *[road] { $way }
}
board-strada-romana-alt-hand = Le tue tessere carro: { $wagons }.
board-strada-romana-alt-stack = Nella pila: { $wagons }.
board-strada-romana-alt-last = Ultima corsa, di { $who }: { $runs }.
board-strada-romana-alt-seat = { $who }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, { $tiles ->
    [one] { $tiles } tessera carro
   *[other] { $tiles } tessere carro
}, contratti: { $contracts ->
    [0] nessuno
   *[other] { $pairs }
}; merci spaiate: { $singles }.
board-strada-romana-alt-good = { $count } { $good }
board-strada-romana-alt-at = { $what } { $place }
board-strada-romana-alt-wagons = { $to ->
    [rome] Verso Roma: { $wagons }.
   *[ostia] Verso Ostia-Portus: { $wagons }.
}
board-strada-romana-alt-wares = { $where ->
    [areas] Tessere merce: { $wares }.
   *[markets] Cubi: { $wares }.
}
