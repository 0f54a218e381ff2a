## Le mosse pianificate: ciò che una persona lascia da giocare quando toccherà a lei; le legge solo lei

planned-line =
    { $more ->
        [0] Pianificata: { $moves } ({ $guard }).
        [1] Pianificata: { $moves } ({ $guard }). Segue un altro turno.
       *[other] Pianificata: { $moves } ({ $guard }). Seguono altri { $more } turni.
    }
planned-branch =
    { $more ->
        [0] Se { $other } gioca «{ $after }»: { $moves } ({ $guard }).
        [1] Se { $other } gioca «{ $after }»: { $moves } ({ $guard }). Segue un altro turno.
       *[other] Se { $other } gioca «{ $after }»: { $moves } ({ $guard }). Seguono altri { $more } turni.
    }
planned-guard-legal = qualunque cosa accada, se è ancora permessa
planned-guard-undisturbed = se non cambia ciò che le serve
planned-guard-unchanged = solo se non succede altro
planned-played = La tua mossa pianificata è stata giocata: { $moves }.

## Perché una mossa pianificata è stata accantonata

planned-gone-moves = { $said } Avevi pianificato: { $moves }.
planned-gone-refused = La tua mossa pianificata è stata accantonata. { $why }
planned-gone-changed = La tua mossa pianificata è stata accantonata. { $what }
planned-gone-rest = Il resto del tuo turno pianificato è stato accantonato: { $moves }. { $why }
planned-cut-short = { $played } { $rest }
planned-gone-ends =
    { $before ->
        [ended] La tua mossa pianificata è stata accantonata: finirebbe la partita con un posto peggiore per te del previsto.
       *[went-on] La tua mossa pianificata è stata accantonata: ora finirebbe la partita.
    }
planned-gone-otherwise = La tua mossa pianificata è stata accantonata: l’altro ha giocato qualcos’altro.
planned-gone-tended = La tua mossa pianificata è stata accantonata, perché un computer gioca per te.
planned-gone-absent = La tua mossa pianificata è stata accantonata: non riuscivo più a raggiungerti.
planned-gone-by-hand = Hai giocato tu: ciò che avevi pianificato è stato accantonato.
planned-gone-undone = Una mossa è stata ritirata: ciò che avevi pianificato è stato accantonato.
planned-gone-fault = La tua mossa pianificata è stata accantonata: non ho potuto capire se vale ancora.
planned-gone-proposed = La tua mossa pianificata è stata accantonata: chiuderebbe una proposta aperta, e la decisione spetta a te.
planned-something-changed = Nel frattempo è successo altro.
planned-other-move = Le stesse parole ora sono un’altra mossa.
planned-other-version = È stata pianificata con una versione precedente del gioco.

## Ciò che non si può pianificare

planned-refusal-over = Questa partita è finita: non c’è più nulla da pianificare.
planned-refusal-your-turn = Tocca già a te: gioca pure subito.
planned-refusal-waits = Ciò che avevi pianificato per questo turno sta per essere giocato. Prima annullalo, oppure pianifica il seguito quando sarà fatto.
planned-refusal-empty = Quale mossa devo giocare quando tocca a te?
planned-refusal-branches-of-two = Solo in una partita a due si possono pianificare più mosse fra cui scegliere.
planned-refusal-many-branches = Si possono pianificare al massimo { $most } mosse fra cui scegliere.
planned-refusal-many-turns = Così lontano non si può pianificare: al massimo { $most } turni di fila.
planned-refusal-many-moves = Un turno pianificato ha al massimo { $most } mosse.

## /my plan, e i pulsanti sotto

planned-title = Che cosa hai pianificato al tavolo { $code }
planned-kept = Annotato: gioco io quando toccherà a te. Non lo vede nessun altro.
planned-replaced = Sostituisce ciò che avevi pianificato prima.
planned-part = Non è tutto il tuo turno: poi ti chiamo per il resto.
planned-none = Non è pianificato nulla.
planned-how = Per pianificare una mossa, sceglila con **{ try-button }** e poi **{ try-plan-button }**, oppure scrivila con { $command_me_plan }.
planned-dropped = Annullato: non è più pianificato nulla.
planned-outdated = Quel pulsante riguarda ciò che era pianificato prima: non ho cambiato nulla. Ecco che cosa è pianificato ora:
planned-outdated-none = Quel pulsante riguarda ciò che era pianificato prima: non ho cambiato nulla. Ora non è pianificato nulla.
planned-wait = Quando toccherà a te aspetto qualche minuto prima di giocare, perché nessuno capisca che la mossa era pianificata: al massimo { $most }, e di più solo nelle tue ore di silenzio.
planned-wait-none = Gioco appena tocca a te, come vogliono le tue impostazioni.
planned-due = Momento previsto: { $at }, se non giochi tu prima.
planned-guards = **E se nel frattempo è cambiato qualcosa?**
planned-means-legal =
    { $chosen ->
        [yes] ✅ **{ planned-legal-button }**: qualunque altra cosa sia successa.
       *[no] ▫️ **{ planned-legal-button }**: qualunque altra cosa sia successa.
    }
planned-means-undisturbed =
    { $chosen ->
        [yes] ✅ **{ planned-undisturbed-button }**: non se è cambiato qualcosa che serve a una delle sue mosse. Ciò che frutta può essere cambiato.
       *[no] ▫️ **{ planned-undisturbed-button }**: non se è cambiato qualcosa che serve a una delle sue mosse. Ciò che frutta può essere cambiato.
    }
planned-means-unchanged =
    { $chosen ->
        [yes] ✅ **{ planned-unchanged-button }**: non se qualcosa sul tabellone è diverso da come te lo aspettavi.
       *[no] ▫️ **{ planned-unchanged-button }**: non se qualcosa sul tabellone è diverso da come te lo aspettavi.
    }
planned-means-always = In ogni caso la accantono se nel frattempo diventa una mossa diversa da quella che intendevi, o se allora finisce la partita in modo inatteso o con un posto peggiore per te.
planned-show-button = Le mie mosse pianificate
planned-begin-button = Pianifica la prossima mossa
planned-drop-button = Annulla ciò che è pianificato
planned-legal-button = Se è ancora permessa
planned-undisturbed-button = Se non cambia ciò che le serve
planned-unchanged-button = Solo se non succede altro

## In un messaggio diretto, che altri possono leggere su uno schermo bloccato

planned-letter-waits = Ciò che hai pianificato sarà giocato. La mia visuale lo mostra.
planned-letter-stands = Ciò che hai pianificato per il tuo prossimo turno vale ancora. La mia visuale lo mostra.
planned-letter-played = Ciò che avevi pianificato è stato giocato.
planned-letter-gone = Ciò che avevi pianificato è stato accantonato. La mia visuale dice perché.
