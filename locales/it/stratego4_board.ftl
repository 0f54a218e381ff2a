# Le parole nelle immagini di Stratego 4 (brevi: hanno poco spazio).

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
