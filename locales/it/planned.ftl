## Le mosse previste: ciò che una persona lascia da giocare quando toccherà a lei; le legge solo lei

planned-line =
    { $more ->
        [0] Prevista: { $moves }, { $guard }.
        [1] Prevista: { $moves }, { $guard }. Segue un altro turno.
       *[other] Prevista: { $moves }, { $guard }. Seguono altri { $more } turni.
    }
planned-line-after = Se prima: { $after }. { $line }
planned-guard-legal = qualunque cosa accada, se è ancora permessa
planned-guard-undisturbed = a meno che cambi qualcosa lì vicino
planned-guard-unchanged = solo se non succede altro
planned-played = La tua mossa prevista è stata giocata: { $moves }.

## Perché una mossa prevista è stata accantonata

planned-gone-refused = La tua mossa prevista è stata accantonata. { $why }
planned-gone-changed = La tua mossa prevista è stata accantonata. { $what }
planned-gone-rest = Il resto del tuo turno previsto è stato accantonato ({ $moves }). { $why }
planned-gone-tended = La tua mossa prevista è stata accantonata, perché un computer gioca per te.
planned-gone-absent = La tua mossa prevista è stata accantonata mentre non ti si poteva raggiungere.
planned-gone-by-hand = Hai giocato di persona: ciò che avevi previsto è stato accantonato.
planned-gone-undone = Una mossa è stata ritirata: ciò che avevi previsto è stato accantonato.
planned-gone-fault = La tua mossa prevista è stata accantonata: non ho potuto capire se vale ancora.
planned-gone-proposed = La tua mossa prevista è stata accantonata: una mossa chiuderebbe una richiesta aperta, e la decisione spetta a te.
planned-something-changed = Nel frattempo è successo altro.
planned-other-version = È stata prevista con una versione precedente del gioco.

## Ciò che non si può prevedere

planned-refusal-over = Questa partita è finita: non c’è più nulla da prevedere.
planned-refusal-your-turn = Tocca a te: gioca pure subito.
planned-refusal-waits = Ciò che avevi previsto per questo turno sta per essere giocato. Toglilo prima, o prevedi il resto dopo.
planned-refusal-none = Qui non hai previsto nulla.
planned-refusal-empty = Quale mossa devo giocare quando tocca a te?
planned-refusal-branches-of-two = Solo in una partita a due si possono prevedere più mosse fra cui scegliere.
planned-refusal-many-branches = Si possono prevedere al massimo { $most } mosse fra cui scegliere.
planned-refusal-many-turns = Così lontano non posso prevedere: al massimo { $most } turni di fila.
planned-refusal-many-moves = Un turno previsto ha al massimo { $most } mosse.

## /my plan, e i pulsanti sotto

planned-title = Che cosa hai previsto al tavolo { $code }
planned-kept = Annotato. Lo sai solo tu; lo gioco quando tocca a te.
planned-none = Non è previsto nulla.
planned-dropped = Tolto: non è più previsto nulla.
planned-drop-button = Togli ciò che è previsto
planned-legal-button = Giocala se è ancora permessa
planned-undisturbed-button = Non se cambia qualcosa vicino
planned-unchanged-button = Solo se non succede altro

## In un messaggio diretto, che altri possono leggere su uno schermo bloccato

planned-letter-waits = Ciò che hai previsto sarà giocato. La mia visuale lo mostra.
planned-letter-stands = Ciò che hai previsto per il tuo prossimo turno vale ancora. La mia visuale lo mostra.
planned-letter-played = Ciò che avevi previsto è stato giocato.
planned-letter-gone = Ciò che avevi previsto è stato accantonato. La mia visuale dice perché.
