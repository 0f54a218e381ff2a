## Le mosse previste: ciò che una persona lascia da giocare quando toccherà a lei; le legge solo lei

planned-line =
    { $more ->
        [0] Prevista: { $moves } ({ $guard }).
        [1] Prevista: { $moves } ({ $guard }). Segue un altro turno.
       *[other] Prevista: { $moves } ({ $guard }). Seguono altri { $more } turni.
    }
planned-branch =
    { $more ->
        [0] Se l’altro gioca { $after }: { $moves } ({ $guard }).
        [1] Se l’altro gioca { $after }: { $moves } ({ $guard }). Segue un altro turno.
       *[other] Se l’altro gioca { $after }: { $moves } ({ $guard }). Seguono altri { $more } turni.
    }
planned-guard-legal = qualunque cosa accada, se è ancora permessa
planned-guard-undisturbed = a meno che lì vicino non cambi qualcosa
planned-guard-unchanged = solo se non succede altro
planned-played = La tua mossa prevista è stata giocata: { $moves }.

## Perché una mossa prevista è stata accantonata

planned-gone-moves = { $said } Avevi previsto: { $moves }.
planned-gone-refused = La tua mossa prevista è stata accantonata. { $why }
planned-gone-changed = La tua mossa prevista è stata accantonata. { $what }
planned-gone-rest = Il resto del tuo turno previsto è stato accantonato: { $moves }. { $why }
planned-gone-tended = La tua mossa prevista è stata accantonata, perché un computer gioca per te.
planned-gone-absent = La tua mossa prevista è stata accantonata: non riuscivo più a raggiungerti.
planned-gone-by-hand = Hai giocato tu: ciò che avevi previsto è stato accantonato.
planned-gone-undone = Una mossa è stata ritirata: ciò che avevi previsto è stato accantonato.
planned-gone-fault = La tua mossa prevista è stata accantonata: non ho potuto capire se vale ancora.
planned-gone-proposed = La tua mossa prevista è stata accantonata: chiuderebbe una proposta aperta, e la decisione spetta a te.
planned-something-changed = Nel frattempo è successo altro.
planned-other-version = È stata prevista con una versione precedente del gioco.

## Ciò che non si può prevedere

planned-refusal-over = Questa partita è finita: non c’è più nulla da prevedere.
planned-refusal-your-turn = Tocca già a te: gioca pure subito.
planned-refusal-waits = Ciò che avevi previsto per questo turno sta per essere giocato. Prima annullalo, oppure prevedi il seguito quando sarà fatto.
planned-refusal-empty = Quale mossa devo giocare quando tocca a te?
planned-refusal-branches-of-two = Solo in una partita a due si possono prevedere più mosse fra cui scegliere.
planned-refusal-many-branches = Si possono prevedere al massimo { $most } mosse fra cui scegliere.
planned-refusal-many-turns = Non posso prevedere così lontano: al massimo { $most } turni di fila.
planned-refusal-many-moves = Un turno previsto ha al massimo { $most } mosse.

## /my plan, e i pulsanti sotto

planned-title = Che cosa hai previsto al tavolo { $code }
planned-kept = Annotato: gioco io quando toccherà a te. Non lo vede nessun altro.
planned-none = Non è previsto nulla.
planned-how = Per prevedere una mossa, scrivila con { $command_me_plan }.
planned-how-try = Per prevedere una mossa, sceglila con **{ try-button }** e poi **{ try-plan-button }**, oppure scrivila con { $command_me_plan }.
planned-dropped = Annullato: non è più previsto nulla.
planned-outdated = Quel pulsante riguarda ciò che era previsto prima: non ho cambiato nulla. Ecco che cosa è previsto ora:
planned-outdated-none = Quel pulsante riguarda ciò che era previsto prima: non ho cambiato nulla. Ora non è previsto nulla.
planned-wait = Quando toccherà a te aspetto qualche minuto prima di giocare, perché nessuno capisca che la mossa era prevista: al massimo { $most }, e di più solo nelle tue ore di silenzio.
planned-wait-none = Gioco appena tocca a te, come vogliono le tue impostazioni.
planned-due = Tocca a te. La gioco { $at }.
planned-guards = **E se nel frattempo è cambiato qualcosa?**
planned-means-legal =
    { $chosen ->
        [yes] ✅ **{ planned-legal-button }**: qualunque altra cosa sia successa.
       *[no] ▫️ **{ planned-legal-button }**: qualunque altra cosa sia successa.
    }
planned-means-undisturbed =
    { $chosen ->
        [yes] ✅ **{ planned-undisturbed-button }**: non se è cambiato qualcosa da cui dipende, come la sua carta o la sua casella.
       *[no] ▫️ **{ planned-undisturbed-button }**: non se è cambiato qualcosa da cui dipende, come la sua carta o la sua casella.
    }
planned-means-unchanged =
    { $chosen ->
        [yes] ✅ **{ planned-unchanged-button }**: non se qualcosa sul tabellone è diverso da come te lo aspettavi.
       *[no] ▫️ **{ planned-unchanged-button }**: non se qualcosa sul tabellone è diverso da come te lo aspettavi.
    }
planned-show-button = Le mie mosse previste
planned-begin-button = Prevedi la prossima mossa
planned-drop-button = Annulla ciò che è previsto
planned-legal-button = Se è ancora permessa
planned-undisturbed-button = Salvo cambiamenti lì vicino
planned-unchanged-button = Solo se non succede altro

## In un messaggio diretto, che altri possono leggere su uno schermo bloccato

planned-letter-waits = Ciò che hai previsto sarà giocato. La mia visuale lo mostra.
planned-letter-stands = Ciò che hai previsto per il tuo prossimo turno vale ancora. La mia visuale lo mostra.
planned-letter-played = Ciò che avevi previsto è stato giocato.
planned-letter-gone = Ciò che avevi previsto è stato accantonato. La mia visuale dice perché.
