# Bidding, the game of the tests in which everybody bids at once.

bidding-name = Bidding
bidding-option-carried-over = premi non presi riportati
bidding-option-carried-over-what = Un premio che nessuno prende si aggiunge al successivo.
bidding-move = Punta { $card }
bidding-plan = In programma: punta { $card }.
bidding-no-cards = nessuna

## What happened

bidding-event-prize = { $left_over ->
    [0] Il premio vale { $prize }.
    [1] Il premio vale { $prize }, più un punto rimasto in gioco.
   *[other] Il premio vale { $prize }, più { $left_over } punti rimasti in gioco.
}
bidding-event-bid = Il tuo { $card } è coperto sul tavolo.
bidding-bid-of = { $player } { $card }
bidding-event-taken = Le puntate: { $bids }. { $player } prende { $stake ->
    [1] un punto
   *[other] { $stake } punti
}.
bidding-event-nobody = Le puntate: { $bids }. Nessuna è da sola: nessuno prende { $stake ->
    [1] il punto
   *[other] i { $stake } punti
}.
bidding-event-resigned = { $player } abbandona.
bidding-end-rounds = I cinque premi sono finiti: la partita è finita.
bidding-end-resigned = La partita si chiude con un abbandono.
bidding-score-prizes = Premi

## What is on the table

bidding-prompt = Punta una carta per { $stake ->
    [1] un punto
   *[other] { $stake } punti
}.
bidding-board-prizes = Premi finora: { $prizes }. In gioco adesso: { $stake }.
bidding-board-owing = Aspettiamo ancora { $people }.
bidding-board-owing-last = Tocca { TO($who) }.
bidding-progress = Turno { $round } di { $rounds }.
bidding-board-seat = { $player }: { $points ->
    [1] un punto
   *[other] { $points } punti
}, carte { $cards }{ $status ->
    [bid] ; ha puntato
    [resigned] ; ha abbandonato
   *[none] {""}
}.
bidding-hand = Le tue carte: { $cards }.
bidding-hand-bid = Il tuo { $card } è coperto sul tavolo.

## Refusals

bidding-refusal-game-over = Questa partita è finita.
bidding-refusal-already-resigned = Hai già abbandonato.
bidding-refusal-not-your-turn = La tua puntata è già sul tavolo. Devono ancora puntare: { $owner }.
bidding-refusal-no-such-card = Questa carta non esiste: le carte vanno da 1 a 5.
bidding-refusal-spent = Hai già giocato il tuo { $card }.
bidding-refusal-nothing-written = Scrivi una mossa, per esempio «punta 3» o soltanto «3».
bidding-refusal-unknown-verb = Una mossa inizia con punta, offri o gioca, non con «{ $words }».
bidding-refusal-which-card = Nomina una carta: «punta 2».
bidding-refusal-unknown-card = Nessuna carta si chiama «{ $words }». Le carte vanno da 1 a 5: «punta 5».

## Words that may be typed: spellings, parted by commas

bidding-typed-bid = punta, puntare, offri, gioca
bidding-typed-nothing = carta
bidding-tally-points = Punti
