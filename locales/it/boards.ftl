# Words inside the pictures (short: they have little room) and the descriptions of pictures.

## Any game

board-player = Giocatore { $number }
board-points = { $points ->
    [one] punto
   *[other] punti
}
board-your-hand = La tua mano: { $count }

## Ruta

board-draw-pile = Mazzo
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-face-up = Scoperta { $slot }
board-discard = Scarti
# How many places the seat's longest chain of routes links.
board-longest = percorso { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-draw-owed = deve pescare
# Beside the name: paid exactly and has another turn.
board-plays-again = gioca ancora
# What a green frame round a route's price means.
board-payable = puoi pagare

board-alt-turn = Ruta dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: tocca a { $who }.
board-alt-won = Ruta, partita finita dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Vittoria: { $winners }.
board-alt-seat = { $who }: { $points ->
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
board-alt-hand = La tua mano: { $cards }.
board-alt-draft = Carte scoperte: { $cards }.
board-alt-pile = { $count ->
    [0] Il mazzo è vuoto.
    [one] { $count } carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
board-alt-discard = In cima agli scarti ({ $count }): { $card }.
board-alt-last-route = Ultima rotta conquistata: { $route }.
board-alt-routes = Rotte di { $who }: { $routes }.
board-alt-known = Carte note in mano a { $who }: { $cards }.
board-alt-jokers = Jolly di { $who }: { $cards }.

## La Strada

# What one road tile costs, in the legend; very short.
board-la-strada-cost = { $days } giorni
# In a seat's panel, instead of its days.
board-la-strada-resigned = abbandono

board-la-strada-alt-turn = La Strada dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: tocca a { $who }.
board-la-strada-alt-won = La Strada, finita dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Vittoria: { $winners }.
board-la-strada-alt-plan = { $who } ha in mente: { $road }, per { $days } giorni.
board-la-strada-alt-site = { $who } ha in mente: una bottega in { $hex }.
board-la-strada-alt-seat = { $who }: { $gold }, { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}, { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
} di riserva; tessere di riserva: { $plain } di pianura, { $forest } di foresta, { $hill } di collina. { $count ->
    [0] Ancora nulla di collegato.
   *[other] Collegati: { $linked }.
}
board-la-strada-alt-last-road = Ultima strada, di { $who }: { $road }.
board-la-strada-alt-last-workshop = Ultima bottega, di { $who }: { $hex }.
board-la-strada-alt-worth = Oro per cubo: { $settlements }.
board-la-strada-alt-settlement = { $settlement }: { $gold }
board-la-strada-alt-face-down = Gli insediamenti sono ancora coperti.

## Strada Romana

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

## Stratego 4

# The two spaces of the castle, on narrow stones; very short.
board-stratego4-ring = cinta
board-stratego4-turret = torre
# In a seat's panel, instead of its slider; short.
board-stratego4-resigned = abbandono
board-stratego4-out = fuori gioco
board-stratego4-ready = pronto
board-stratego4-deploying = schiera
# Below the board, each in a third of its width.
board-stratego4-round = Giro { $round }
board-stratego4-stage-deploying = Pronti: { $ready } su { $seats }
# Beside a gold disc: such ranks were told to everybody.
board-stratego4-told = grado noto a tutti
# Beside the back of a piece.
board-stratego4-unknown = grado ignoto
board-stratego4-memory = Gioco di memoria
# Beside an hourglass: so many turns without a beaten piece are left until the draw.
board-stratego4-draw = { $turns ->
    [one] patta fra { $turns } turno
   *[other] patta fra { $turns } turni
}

board-stratego4-alt-turn = Stratego 4, giro { $round }: { $who } { $phase ->
    [recruiting] sceglie quale pezzo ritorna.
   *[other] deve giocare.
}
board-stratego4-alt-deploying = Stratego 4: tutti schierano gli eserciti. { $count ->
    [0] Nessuno è ancora pronto.
   *[other] Pronti: { $ready }.
}
board-stratego4-alt-won = Stratego 4, finito al giro { $round }. Vince: { $winners }.
board-stratego4-alt-drawn = Stratego 4, finito al giro { $round }: patta.
board-stratego4-alt-choose = A scelta: { $count ->
    [0] niente
   *[other] { $targets }
}.
board-stratego4-alt-plan = In mano: { $start }. A portata: { $count ->
    [0] niente
   *[other] { $targets }
}.
board-stratego4-alt-draw = { $turns ->
    [one] Ancora { $turns } turno senza pezzi battuti ed è patta.
   *[other] Ancora { $turns } turni senza pezzi battuti ed è patta.
}
board-stratego4-alt-seat = { $who }: { $state ->
    [resigned] abbandono
    [out] fuori gioco
   *[in] { $pieces ->
        [one] { $pieces } pezzo
       *[other] { $pieces } pezzi
    }, cursore a { $slider }
}; battuti: { $count ->
    [0] nessuno
   *[other] { $lost }
}.
board-stratego4-alt-flag-lies = La bandiera di { $who } è a terra { $place }.
board-stratego4-alt-flag-borne = La bandiera di { $who } è portata da { $bearer } { $place }.
board-stratego4-alt-piece = { $rank } { $at }
board-stratego4-alt-known = Gradi di { $who }: { $pieces }.
board-stratego4-alt-unknown = Gradi ignoti di { $who }: { $spaces }.
