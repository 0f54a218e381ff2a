# Vector Race: the car race on squared paper.

vector-race-name = Vector Race
vector-race-option-track = circuito:
vector-race-option-track-what = Il circuito.
vector-race-option-laps = giri di pista:
vector-race-option-laps-what = Quanti giri, da uno a tre.
vector-race-option-choices = accelerazioni tra cui scegliere:
vector-race-option-choices-what = Nove accelerazioni, o cinque senza le diagonali.
vector-race-option-pause = turni fermi dopo uno schianto:
vector-race-option-pause-what = Quanti turni un’auto sta ferma dopo uno schianto.
vector-race-option-contact = auto sullo stesso punto:
vector-race-option-contact-what = Che cosa succede alle auto che finiscono il turno sullo stesso punto.
vector-race-option-until = fine della gara:
vector-race-option-until-what = Quando finisce la gara.
vector-race-track-par = { $track } ({ $par })

## Points and moves

vector-race-point = ({ $x }, { $y })
vector-race-move-key = Tasto { $key }
vector-race-move-road = { $key }: { $x }, { $y }
vector-race-move-wall = { $key }: muro
vector-race-move-finish = { $key }: traguardo
vector-race-plan = In programma: tasto { $key }, verso { $point }.
vector-race-plan-key = In programma: tasto { $key }.

## What happened

vector-race-car-at = { $player } { $point }
vector-race-event-lined-up = Le auto sono in griglia: { $cars }.
vector-race-event-chosen = Hai scelto il tasto { $key }. Nessun altro lo vede prima della fine del turno.
vector-race-event-moved = { $player } avanza di ({ $x }, { $y }) fino a { $point }{ $lap ->
    [0] {""}
    [1] {" "}e supera la linea di partenza
   *[other] {" "}e comincia il giro { $lap }
}.
vector-race-event-crashed = { $player } urta il muro: auto ferma per { $pause ->
    [1] un turno
   *[other] { $pause } turni
}.
vector-race-event-finished = { $player } taglia il traguardo al turno { $round }, dopo { $part }/{ $parts } della mossa.
vector-race-event-scraped = Contatto in { $point }: velocità persa per { $people }.
vector-race-event-resigned = { $player } abbandona.
vector-race-end-finish = La gara è finita.
vector-race-end-resigned = La gara si chiude con un abbandono.
vector-race-end-rounds = L’ultimo turno della gara è finito.
vector-race-turn = { $moves }
vector-race-turn-moved = { $player } ({ $x },{ $y }) → { $to_x },{ $to_y }

## What is on the table

vector-race-prompt = { $choices ->
    [five] Scegli il tasto 5, 8, 4, 6 o 2.
   *[nine] Scegli un tasto da 1 a 9.
}
vector-race-progress = Turno { $round } di { $most } al massimo.
vector-race-board-owing = Aspettiamo ancora { $people }.
vector-race-board-owing-last = Tocca { TO($who) }.
vector-race-board-seat = { $player }: posto { $place }, in { $point }, velocità ({ $x }, { $y }), giro { $lap } di { $laps }, porta { $gate } di { $gates }{ $pause ->
    [0] {""}
    [1] ; auto ferma per un turno
   *[other] ; auto ferma per { $pause } turni
}{ $status ->
    [chosen] ; ha scelto
    [choosing] ; non ha ancora scelto
   *[none] {""}
}.
vector-race-board-finished = { $player }: posto { $place }, al traguardo dal turno { $round }.
vector-race-board-resigned = { $player }: posto { $place }, abbandono al turno { $round }.
vector-race-board-track = Circuito: { $track }. { $laps ->
    [1] Un giro.
   *[other] { $laps } giri.
}
vector-race-board-outer = Muro esterno: { $points }.
vector-race-board-inner = Muro interno: { $points }.
vector-race-board-gates = Porte: { $gates }. La porta 0 è partenza e traguardo.
vector-race-gate-x = porta { $number } a x = { $half }½, y da { $low } a { $high }, { $way ->
    [more] verso destra
   *[less] verso sinistra
}
vector-race-gate-y = porta { $number } a y = { $half }½, x da { $low } a { $high }, { $way ->
    [more] verso il basso
   *[less] verso l’alto
}
vector-race-key-to = { $key }: { $point }
vector-race-hand-chosen = La tua scelta, che solo tu puoi vedere: tasto { $key }, verso { $point }.
vector-race-hand-keys = I tuoi tasti e dove portano: { $keys }.
vector-race-hand-wall = Urteresti il muro con: { $keys }.
vector-race-hand-late = Non riusciresti più a frenare in tempo dopo: { $keys }.
vector-race-tally-gates = Porte superate

## Refusals

vector-race-refusal-race-over = Questa gara è finita.
vector-race-refusal-finished = La tua auto ha già tagliato il traguardo.
vector-race-refusal-resigned = Hai già abbandonato.
vector-race-refusal-sits-out = La tua auto ha urtato il muro e sta ferma { $rounds ->
    [1] per questo turno
   *[other] per { $rounds } turni
}.
vector-race-refusal-not-your-turn = Hai già scelto. Devono ancora scegliere: { $owner }.
vector-race-refusal-no-such-key = Questo tasto non esiste: vanno da 1 a 9.
vector-race-refusal-five-keys = A questo tavolo i tasti sono 5, 8, 4, 6 e 2.
vector-race-refusal-nothing-written = Scrivi un tasto, per esempio «guida 7» o soltanto «7».
vector-race-refusal-unknown-verb = Una mossa inizia con guida, sterza o accelera, non con «{ $words }».
vector-race-refusal-which-key = Nomina un solo tasto, «guida 7», o le due parti dell’accelerazione, «-1 0».
vector-race-refusal-unknown-key = «{ $words }» non è un tasto. Vanno da 1 a 9: «guida 5».

## Words that may be typed: spellings, parted by commas

vector-race-typed-steer = guida, guidare, sterza, sterzare, accelera
vector-race-typed-nothing = tasto, numero
