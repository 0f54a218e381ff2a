# Jacynth: mosse, che cosa è successo, che cosa c’è in città, rifiuti.
# Una casella ha il nome della sua colonna e della sua riga («b4»).
# Il nome di una carta sta senza articolo; dove la frase lo vuole, THE() lo prende da .the.

jacynth-name = Jacynth

## Carte

# Una carta con rango e semi: «Patto (9, Lune e Soli)».
jacynth-card-face = { $card } ({ $rank }, { $suits })
    .the = { THE($card) } ({ $rank }, { $suits })
jacynth-rank = { $kind ->
    [ace] Asso
    [crown] Corona
    [pawn] Pedina
    [court] Corte
    [excuse] Scusa
   *[number] { $number }
}
jacynth-laid = { $card } ({ $place })
    .the = { THE($card) } ({ $place })

## Opzioni di un tavolo, come in «con il mazzo esteso»; una scelta segue i due punti

jacynth-option-layout = disposizione:
jacynth-option-layout-what = Dove stanno le prime carte.
jacynth-option-extended = il mazzo esteso
jacynth-option-extended-what = Gioca con Pedine, Corti e Scusa: 45 carte invece di 36.

## Mosse, come etichette di cento caratteri al massimo

jacynth-move-card = { $card } in { $place }
jacynth-move-influence = { $card } in { $place }, segnalino in { $target }

## Che cosa è successo

jacynth-event-dealt = Le carte sono distribuite. Ordine di gioco: { $players }.
jacynth-event-city-begun = La città comincia con { $cards }.
jacynth-event-hand-dealt = { $player } riceve { $cards }.
jacynth-event-card-played = { $player } posa { THE($card) } in { $place }.
jacynth-event-control-taken = { $owner } controlla ora un quartiere di { $size } carte ({ $suit }), che in parte era di { $losers }.
jacynth-event-influence-placed = { $player } mette un segnalino sulla carta { $card } ({ $place }).
jacynth-event-pile-drawn = { $player } pesca una carta.
jacynth-event-card-drawn = È { THE($card) }.
jacynth-event-resigned = { $player } abbandona.
jacynth-event-hand-returned = { $pile ->
    [1] La mano di { $player } è ora il mazzo: una carta.
   *[other] La mano di { $player } torna nel mazzo, che ora ha { $pile } carte mescolate.
}

## Un turno in una riga: che cosa fa qualcuno, una cosa dopo l’altra

jacynth-turn = { $player } { $deeds }.
jacynth-turn-played = posa { THE($card) } in { $place }
jacynth-turn-took = prende il controllo di un quartiere già di { $losers }, ora di { $size } carte ({ $suit })
jacynth-turn-gave = lascia che { $owner } prenda il controllo di un quartiere già di { $losers }, ora di { $size } carte ({ $suit })
jacynth-turn-influence = mette un segnalino sulla carta { $card }
jacynth-turn-drew = pesca { THE($card) }

## Perché un computer ha giocato quella mossa

jacynth-why-won = Completa la città, e vince.
jacynth-why-taken = Prende il controllo di un quartiere di { $size } carte ({ $suit }), che in parte era di { $losers }.
jacynth-why-influence = { $points ->
    [1] Il segnalino porta subito un punto, e altri se i quartieri crescono.
   *[other] Questo porta subito { $points } punti, e altri se i quartieri crescono.
}
jacynth-why-growth = { $points ->
    [1] I suoi quartieri crescono di un punto, senza spendere segnalini.
   *[other] I suoi quartieri crescono di { $points } punti, senza spendere segnalini.
}
jacynth-why-cut = { $rival } non può più ingrandire da quella parte un quartiere ({ $suit }).
jacynth-why-free = { $size } carte ({ $suit }) ora si toccano, e nessuno le controlla ancora.
jacynth-why-quiet = Non concede nulla, e tiene i segnalini per dopo.

## Che cosa fare adesso

jacynth-prompt-first-token = Posa una carta accanto a un’altra; senza un segnalino, le carte non rendono nulla.
jacynth-prompt-turn = Posa una carta accanto a un’altra, poi, volendo, metti un segnalino.
jacynth-prompt-no-token = Posa una carta accanto a un’altra; i segnalini sono finiti.
jacynth-prompt-over = La partita è finita.
jacynth-progress = Carte in città: { $laid } su { $most }.

## Il tabellone in parole

# Una riga della città, dalla a alla f; le caselle vuote non sono nominate.
jacynth-board-row = Riga { $row }: { $cards }.
jacynth-board-card = { $place } { $card }
jacynth-board-card-token = { $place } { $card } con un segnalino di { $owner }
jacynth-board-districts = Quartieri di { $suit }: { $districts }.
# Segue la carta il cui segnalino decide il controllo.
jacynth-board-owned = { $size ->
    [1] una carta di { $owner } (segnalino: { $card })
   *[other] { $size } carte di { $owner } (segnalino: { $card })
}
jacynth-board-free = { $size } carte libere ({ $places })
jacynth-board-last = Ultima carta posata: { $card }.
jacynth-board-last-influence = Ultima carta posata: { $card }, con un segnalino: { $target }.
jacynth-board-pile = { $pile ->
    [0] Il mazzo è vuoto.
    [1] Una carta nel mazzo.
   *[other] { $pile } carte nel mazzo.
}
jacynth-board-seat = { $player }: { $points ->
    [0] nessun punto
    [1] un punto
   *[other] { $points } punti
}, { $tokens ->
    [0] nessun segnalino rimasto
    [1] un segnalino rimasto
   *[other] { $tokens } segnalini rimasti
}, { $hand ->
    [0] nessuna carta
    [1] una carta
   *[other] { $hand } carte
} in mano.
jacynth-board-resigned = { $player } ha abbandonato, con { $points ->
    [0] zero punti
    [1] un punto
   *[other] { $points } punti
}.
jacynth-board-turn = Tocca { TO($player) }.
jacynth-board-over = La partita è finita.

# Che cosa si è scelto finora.
jacynth-plan-card = In programma: { $card }.
jacynth-plan-place = In programma: { $card } in { $place }.
jacynth-plan-influence = In programma: { $card } in { $place }, segnalino in { $target }.

## La propria mano in parole

jacynth-hand-cards = { $count ->
    [1] La tua mano, una carta: { $cards }.
   *[other] La tua mano, { $count } carte: { $cards }.
}
jacynth-hand-places = Una carta si può posare in: { $places }.
jacynth-hand-claimable = Il tuo segnalino potrebbe andare qui, se la carta posata non cambia nulla: { $places }.
jacynth-hand-unseen = { $count ->
    [1] Una carta che non hai ancora visto: { $cards }.
   *[other] { $count } carte che non hai ancora visto: { $cards }.
}

## La fine e i punti

jacynth-score-moons = { decktet-suit-moons }
jacynth-score-suns = { decktet-suit-suns }
jacynth-score-waves = { decktet-suit-waves }
jacynth-score-leaves = { decktet-suit-leaves }
jacynth-score-wyrms = { decktet-suit-wyrms }
jacynth-score-knots = { decktet-suit-knots }
jacynth-tally-points = Punti
jacynth-end-full = La città è completa.
jacynth-end-resigned = La partita finisce per abbandono.

## Che cosa è cambiato da quando una mossa è stata pianificata

jacynth-changed-empty = La casella { $place } è di nuovo vuota.
jacynth-changed-card-there = In { $place } ora c’è { THE($card) }.
jacynth-changed-token = Sulla carta { $card } ({ $place }) ora c’è un segnalino di { $owner }.
jacynth-changed-control = { $owner } ora controlla il quartiere che passa per { $place } ({ $suit }).
jacynth-changed-no-control = Nessuno controlla più il quartiere che passa per { $place } ({ $suit }).

## Rifiuti: che cosa le regole non permettono

jacynth-refusal-game-over = Questa partita è finita.
jacynth-refusal-already-resigned = Hai già abbandonato.
jacynth-refusal-not-your-turn = Non è il tuo turno: tocca { TO($owner) }.
jacynth-refusal-no-such-card = Questa carta non esiste.
jacynth-refusal-card-not-in-hand = Non hai in mano { THE($card) }.
jacynth-refusal-no-such-place = Questa casella non esiste: le colonne vanno dalla a alla f, le righe da 1 a 6.
jacynth-refusal-place-taken = In { $place } c’è già { THE($card) }.
jacynth-refusal-not-adjacent = Nessuna carta tocca { $place }: posa la tua accanto a una carta della città.
jacynth-refusal-no-token-left = Hai messo tutti i tuoi segnalini.
jacynth-refusal-no-card-there = In { $place } non c’è nessuna carta: un segnalino non ci può andare.
jacynth-refusal-bears-no-token = Pedine, Corti e Scusa non portano segnalini: dunque nemmeno { THE($card) }.
jacynth-refusal-token-there = Sulla carta { $card } c’è già un segnalino di { $owner }.
jacynth-refusal-controlled = { $owner } controlla un quartiere di questa carta ({ $card }, { $suit }): non puoi metterci un segnalino.

## Rifiuti: che cosa non si può leggere come mossa

# Una carta e una casella come si scrivono.
jacynth-example = { $card } { $place }

jacynth-refusal-nothing-written = Scrivi una carta e una casella, per esempio «patto b4», e per un segnalino «patto b4 segnalino c4».
jacynth-refusal-unknown-verb = Una mossa inizia con gioca, posa o metti, non con «{ $words }». Bastano la carta e la casella: «{ $example }».
jacynth-refusal-unknown-card = Nessuna carta si chiama «{ $words }».
jacynth-refusal-unknown-place = Non c’è nessuna casella «{ $words }»: le colonne vanno dalla a alla f, le righe da 1 a 6.
jacynth-refusal-which-card = Quale carta vuoi posare, e dove? Scrivi entrambe le cose, per esempio «{ $example }».
jacynth-refusal-suit-named = { $suit } è il nome di un seme: scrivi quello di una carta, per esempio «{ $example }».
jacynth-refusal-one-card-wanted = Qui serve il nome di una sola carta, non «{ $words }».
jacynth-refusal-which-place = In quale casella va { THE($card) }? Scrivila dopo la carta, per esempio b4.
jacynth-refusal-one-place-wanted = Qui serve una sola casella, non «{ $words }». Prima della casella di un segnalino scrivi la parola segnalino: «patto b4 segnalino c4».
jacynth-refusal-which-influence = Quale carta riceve il segnalino? Scrivi la sua casella, come in «marinaio c2 segnalino d2».
jacynth-refusal-not-in-city = In città non c’è { THE($card) }.

## Parole che si possono scrivere: i modi di scriverle, separati da virgole

jacynth-typed-play = giocare, gioca, gioco, posare, posa, poso, mettere, metti, metto
jacynth-typed-influence = influenza, segnalino, con segnalino, con un segnalino, con influenza
# Ciò che non dice nulla.
jacynth-typed-nothing = carta, casella, in, su, sulla, verso
