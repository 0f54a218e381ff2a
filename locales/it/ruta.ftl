# Ruta: nomi, mosse, che cosa è successo, che cosa c’è sul tavolo, rifiuti.
# Il nome di una carta sta senza articolo; dove la frase lo vuole, THE() lo prende da .the.
# Una «rotta» unisce due luoghi; un «percorso» è una catena di rotte.

ruta-name = Ruta

## Carte

# Una carta con valore e semi: «Patto (9, Lune e Soli)».
ruta-card-face = { $card } ({ $value }, { $suits })
    .the = { THE($card) } ({ $value }, { $suits })

## Rotte

ruta-route = { $one } – { $other }
ruta-route-priced = { $route } ({ $price }, { $suits })

## Opzioni di un tavolo, come in «con Assi jolly»

ruta-option-excuse = la Scusa
ruta-option-excuse-what = Gioca con la Scusa, che recupera una carta dagli scarti.
ruta-option-joker-aces = Assi jolly
ruta-option-joker-aces-what = Variante: tre Assi a testa, ognuno fa pagare una rotta con qualsiasi seme.
ruta-option-each-scores-longest = punti per entrambi i percorsi più lunghi
ruta-option-each-scores-longest-what = Ognuno segna i punti del proprio percorso più lungo.

## Mosse, come etichette di cento caratteri al massimo

ruta-move-excuse = Gioca la Scusa per { THE($card) }
ruta-move-claim = { $route }: { $cards }
ruta-move-claim-joker = { $route }: { $cards } + { $joker }
ruta-move-claim-many = { $route }: { $count } carte che valgono { $paid }
ruta-move-claim-many-joker = { $route }: { $count } carte che valgono { $paid } + { $joker }
ruta-move-pass = Passa

## Che cosa è successo

ruta-event-dealt = Le carte sono distribuite. Inizia { $player }.
ruta-event-hand-dealt = { $player } riceve: { $cards }.
ruta-event-jokers-dealt = { $player } ha come jolly: { $cards }.
ruta-event-slot-drawn = { $player } prende { THE($card) }.
ruta-event-pile-drawn = { $player } pesca dal mazzo.
ruta-event-card-drawn = È { THE($card) }.
ruta-event-ace-given = { $player } cede { THE($card) } { TO($rival) } e deve ancora pescare.
ruta-event-ace-kept = { $player } tiene { THE($card) } e deve ancora pescare.
ruta-event-excuse-played = { $player } gioca la Scusa e prende dagli scarti { THE($card) }.
ruta-event-route-claimed = { $exact ->
    [yes] { $player } conquista { $route } pagando esattamente { $price }: { $cards }.
   *[no] { $player } conquista { $route } per { $price }, pagando { $paid }: { $cards }.
}
ruta-event-route-claimed-joker = { $exact ->
    [yes] { $player } conquista { $route } pagando esattamente { $price }, con { THE($joker) } come jolly: { $cards }.
   *[no] { $player } conquista { $route } per { $price }, pagando { $paid }, con { THE($joker) } come jolly: { $cards }.
}
ruta-event-slot-filled = La carta scoperta { $slot } ora è { THE($card) }.
ruta-event-reshuffled = { $count ->
    [1] La pila degli scarti diventa il nuovo mazzo: una carta.
   *[other] La pila degli scarti viene rimescolata in un nuovo mazzo di { $count } carte.
}
ruta-event-passed = { $player } non può fare nulla e passa.
ruta-event-resigned = { $player } abbandona.

## Un turno in una riga: che cosa fa qualcuno, una cosa dopo l’altra

ruta-turn = { $player } { $deeds }.
ruta-turn-took = prende { THE($card) }
ruta-turn-drew = pesca dal mazzo
ruta-turn-drew-card = pesca { THE($card) }
ruta-turn-gave = cede { $cards } { TO($rival) }
ruta-turn-kept = tiene { THE($card) }
ruta-turn-excused = riprende { THE($card) } con la Scusa
ruta-turn-claimed = conquista { $route } ({ $cards })
ruta-turn-claimed-many = conquista { $route } ({ $count } carte che valgono { $paid })
ruta-turn-claimed-many-joker = conquista { $route } ({ $count } carte che valgono { $paid }, { $joker } come jolly)
ruta-turn-passed = non può fare nulla

## Perché un computer ha giocato quella mossa

ruta-why-won = Piazza l’ultimo segnalino, e vince.
ruta-why-longer = Il suo percorso più lungo ora collega { $places } luoghi.
ruta-why-denied = { $rival } poteva usarla per allungare il suo percorso.
ruta-why-exact = Cifra esatta: gioca subito un’altra volta.
ruta-why-token = { $tokens ->
    [1] Un segnalino in più sul tabellone: ne resta uno.
   *[other] Un segnalino in più sul tabellone: ne restano { $tokens }.
}
ruta-why-ace = Una carta in più, e deve ancora pescare.
ruta-why-pile = Nessuna carta scoperta valeva la pescata.
ruta-why-card-longer = Con { THE($card) } si può pagare { $route }, che allungherebbe il suo percorso più lungo.
ruta-why-card = { $count ->
    [0] Così { THE($card) } non va all’avversario.
    [1] Con { THE($card) } si può pagare una rotta ancora libera.
   *[other] Con { THE($card) } si possono pagare { $count } rotte ancora libere.
}

## Che cosa fare adesso

ruta-prompt-turn = Pesca una carta o conquista una rotta.
ruta-prompt-again = Cifra esatta: giochi ancora! Pesca una carta o conquista una rotta.
ruta-prompt-draw-owed = Dopo l’Asso si pesca ancora: prendi una carta scoperta o la prima del mazzo.
ruta-prompt-no-card-left = Non ci sono più carte da pescare: conquista una rotta, o passa se non puoi pagarne nessuna.
ruta-prompt-over = La partita è finita.
ruta-progress = Segnalini piazzati, su { $most } a testa: { $seats }.
ruta-progress-seat = { $player } { $count }

## Il tabellone in parole

ruta-board-slot = Carta scoperta { $slot }: { $card }.
ruta-board-slot-empty = Carta scoperta { $slot }: nessuna.
ruta-board-piles = { $pile ->
    [0] Il mazzo è vuoto. Scarti, dall’ultimo: { $cards }.
    [1] Una carta nel mazzo. Scarti, dall’ultimo: { $cards }.
   *[other] { $pile } carte nel mazzo. Scarti, dall’ultimo: { $cards }.
}
ruta-board-piles-no-discard = { $pile ->
    [0] Il mazzo e la pila degli scarti sono vuoti.
    [1] Una carta nel mazzo, nessuna negli scarti.
   *[other] { $pile } carte nel mazzo, nessuna negli scarti.
}
# Prima i punti, poi i segnalini rimasti, le carte in mano e i luoghi uniti dal percorso più lungo.
ruta-board-seat = { $player }: { $points ->
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
} in mano, { $longest ->
    [0] ancora nessuna rotta
   *[other] percorso più lungo: { $longest } luoghi
}.
ruta-board-known = Carte note in mano { TO($player) }: { $cards }.
ruta-board-jokers = { $player } ha ancora come jolly: { $cards }.
ruta-board-routes = Rotte di { $player }: { $routes }.
ruta-board-free = Rotte libere: { $routes }.
ruta-board-last-route = Ultima rotta conquistata: { $route }.
ruta-board-turn = Tocca { TO($player) }.
ruta-board-over = La partita è finita.

## La propria mano in parole

ruta-plan = In programma: { $routes }.

ruta-hand-cards = { $count ->
    [1] La tua mano, una carta: { $cards }.
   *[other] La tua mano, { $count } carte: { $cards }.
}
ruta-hand-suits = Valore per seme: { $suits }.
ruta-hand-suit = { $suit } { $worth }
ruta-hand-payable = Puoi pagare: { $routes }.

## La fine e i punti

ruta-score-tokens = rotte
ruta-score-longest = bonus del percorso più lungo
ruta-tie-longest = luoghi del percorso più lungo
ruta-tally-points = Punti
ruta-end-tokens = L’ultimo segnalino è piazzato.
ruta-end-stuck = Nessuno può più fare nulla.
ruta-end-resigned = La partita finisce per abbandono.

## Che cosa è cambiato da quando una mossa è stata pianificata

ruta-changed-slot = La carta scoperta { $slot } ora è { THE($card) }.
ruta-changed-slot-empty = La posizione { $slot } ora è vuota.

## Rifiuti: che cosa le regole non permettono

ruta-refusal-game-over = Questa partita è finita.
ruta-refusal-not-your-turn = Non è il tuo turno: tocca { TO($owner) }.
ruta-refusal-draw-owed = Dopo l’Asso si pesca ancora: prendi prima una carta scoperta o la prima del mazzo.
ruta-refusal-no-such-slot = Questa carta scoperta non esiste: i numeri sono 1 e 2.
ruta-refusal-slot-empty = In posizione { $slot } non c’è nessuna carta.
ruta-refusal-no-ace-there = La carta scoperta { $slot } non è un Asso.
ruta-refusal-no-card-after-ace = Dopo l’Asso non resterebbe nessuna carta da pescare. Puoi semplicemente pescare l’Asso.
ruta-refusal-no-card-left = Il mazzo e la pila degli scarti sono entrambi vuoti.
ruta-refusal-no-such-card = Questa carta non esiste.
ruta-refusal-no-such-route = Questa rotta non esiste.
ruta-refusal-excuse-not-in-hand = Non hai la Scusa in mano.
ruta-refusal-excuse-nothing-discarded = La pila degli scarti è vuota: la Scusa non ha nulla da recuperare.
ruta-refusal-excuse-not-discarded = Tra gli scarti non c’è { THE($card) }.
ruta-refusal-excuse-pays-nothing = La Scusa non ha né seme né valore: non paga nulla.
ruta-refusal-route-taken = { $route } appartiene già { TO($owner) }.
ruta-refusal-card-not-in-hand = Non hai in mano { THE($card) }.
ruta-refusal-wrong-suit = Con { THE($card) } non si paga { $route }, che richiede { $suits }.
ruta-refusal-payment-too-low = { $route } costa { $price }, e queste carte valgono { $paid }.
ruta-refusal-hand-too-low = { $route } costa { $price }, e tutte le tue carte adatte insieme valgono { $paid }.
ruta-refusal-no-payment = { $route } costa { $price }. Indica con quali carte paghi: quelle adatte insieme valgono { $paid }.
ruta-refusal-payment-out-of-order = Indica ogni carta una sola volta, nell’ordine del mazzo completo.
ruta-refusal-joker-not-yours = Tra i tuoi jolly non c’è { THE($card) }.
ruta-refusal-joker-wrong-suit = Per { $route }, che richiede { $suits }, { THE($card) } non fa da jolly.
ruta-refusal-must-not-pass = Puoi ancora pescare una carta o conquistare una rotta, quindi non puoi passare.

## Rifiuti: che cosa non si può leggere come mossa

ruta-refusal-nothing-written = Scrivi una mossa, per esempio «pesca 1», «pesca dal mazzo» o «rotta raccolto/console: autore patto cacciatrice».
ruta-refusal-unknown-verb = Una mossa inizia con pesca, cedi, tieni, scusa, rotta o passa, non con «{ $words }».
ruta-refusal-just-pass = Per passare scrivi soltanto «passa».
ruta-refusal-unknown-card = Nessuna carta si chiama «{ $words }».
ruta-refusal-one-card-wanted = Qui serve il nome di una sola carta, non «{ $words }».
ruta-refusal-card-twice = La stessa carta è indicata due volte.
ruta-refusal-unknown-slot = Le carte scoperte hanno i numeri 1 e 2; non esiste «{ $words }».
ruta-refusal-not-face-up = Tra le carte scoperte non c’è { THE($card) }.
ruta-refusal-which-card = Quale carta vuoi pescare? Scrivi «pesca 1», «pesca 2» o «pesca dal mazzo».
ruta-refusal-which-ace = Quale Asso? Scrivi la sua posizione, per esempio «cedi asso 1».
ruta-refusal-give-or-keep = Cedere l’Asso o tenerlo? Scrivi «cedi asso 1» o «tieni asso 1».
ruta-refusal-which-discarded = Quale carta degli scarti? Scrivi il suo nome, per esempio «scusa patto».
ruta-refusal-which-route = Indica i due luoghi della rotta, poi le carte: «rotta raccolto/console: autore patto cacciatrice».
ruta-refusal-not-a-route = Nessuna rotta unisce { $one } e { $other }.

## Parole che si possono scrivere: i modi di scriverle, separati da virgole

ruta-typed-draw = pescare, pesca, pesco, prendere, prendi, prendo
ruta-typed-pile = mazzo, cima del mazzo, prima del mazzo, prima carta del mazzo
ruta-typed-give = cedere, cedi, cedo, dare
ruta-typed-keep = tenere, tieni, tengo
ruta-typed-claim = rotta, conquistare, conquista, conquisto, conquista la rotta
ruta-typed-with = con, con jolly, jolly, come jolly
ruta-typed-pass = passare, passa, passo
# Ciò che non dice nulla.
ruta-typed-nothing = carta, carta scoperta, posto, posizione, numero, per
