## /io privacy: che cosa si conserva di una persona, e farsi dimenticare

privacy-heading = Che cosa conservo di te
privacy-kept-person = **Tu:** il tuo nome come l’ho visto l’ultima volta, la tua lingua e le tue impostazioni. Mi servono per parlarti e per lasciarti in pace. Chi non ha preso parte a nessuna partita e non torna, di norma lo dimentico dopo { $days } giorni.
privacy-kept-games = **Le tue partite:** dove hai giocato, le tue mosse e quando, ciò che il tavolo ha annunciato di te, i risultati e le tue valutazioni. Ciò che è finito resta, perché i risultati si possano rivedere e verificare; un tavolo annullato prima della partita sparisce dopo { $lobbies } giorni.
privacy-kept-others = **Ciò che è solo tuo:** chi blocchi, quali tavoli segui, che cosa hai annotato, pianificato o provato. Chi hai invitato lo so per un giorno.
privacy-kept-devices = **I tuoi dispositivi:** quelli collegati ai tabelloni, da quando, e il giorno in cui li ho visti per ultimo. Quello che non vedo per { $days } giorni viene scollegato.
privacy-device = 📱 Collegato { $since }, visto { $seen }.
privacy-kept-bans = **Se puoi giocare:** se un server, o chi fa funzionare questo bot, ti esclude dai suoi tavoli, lo ricordo finché non ti riammette. Resta anche dopo che ti ho dimenticato, come numero che non nomina nessuno.
privacy-kept-letters = **I messaggi per te:** finché non ti sono arrivati. Dove si trovano tra i tuoi messaggi diretti lo dimentico { $letters } giorni dopo la partita, o dopo l’invio di un messaggio quotidiano.
privacy-kept-copies = **Le copie:** una al giorno, conservata per una settimana; una in più prima di un aggiornamento, conservata al massimo { $days } giorni. Chi gestisce questo bot può leggere tutto.
privacy-not-kept = **Non conservo:** che cosa scrivi agli altri, quando sei online, chi sono i tuoi amici. Non vedo niente di tutto questo.
privacy-export-button = Tutto in un file
privacy-ask-button = Dimenticami
privacy-forget-button = Dimenticami per sempre
privacy-out-button = Scollega i miei dispositivi
privacy-out = Fatto: tutti i tuoi dispositivi sono scollegati.
privacy-export = Tutto ciò che conservo di te
privacy-export-said = Questo file lo vedi solo tu. Non contiene ciò che le partite nascondono fino alla fine, né ciò che altri hanno scelto riguardo a te.
privacy-refusal-not-yours = Questo pulsante è di qualcun altro. I tuoi sono in { $command_me_privacy }.
privacy-refusal-old = Questa domanda è di un po’ di tempo fa, e i tuoi tavoli possono essere cambiati. Chiedi di nuovo con { $command_me_privacy }.
being-forgotten = Ti sto dimenticando. Ci vuole un minuto; poi potrai tornare come se fosse la prima volta.
forget-sure = Devo dimenticarti per sempre?
forget-table = { $game } ({ $code })
forget-resigned = { $count ->
    [1] Una partita in corso viene abbandonata: { $tables }.
   *[other] { $count } partite in corso vengono abbandonate: { $tables }.
}
forget-tended = { $count ->
    [1] In una partita il computer che gioca per te continua, e il posto è di chi vuole subentrare: { $tables }.
   *[other] In { $count } partite il computer che gioca per te continua, e il posto è di chi vuole subentrare: { $tables }.
}
forget-left = { $count ->
    [1] Lasci un tavolo prima della partita: { $tables }.
   *[other] Lasci { $count } tavoli prima della partita: { $tables }.
}
forget-closed = { $count ->
    [1] Un tavolo viene annullato, perché nessun altro vi ha un posto: { $tables }.
   *[other] { $count } tavoli vengono annullati, perché nessun altro vi ha un posto: { $tables }.
}
forget-invitations = { $count ->
    [1] Un invito viene rifiutato.
   *[other] { $count } inviti vengono rifiutati.
}
forget-kept = { $count ->
    [1] Una partita finita resta, con «Persona uscita» al tuo posto.
   *[other] { $count } partite finite restano, con «Persona uscita» al tuo posto.
}
forget-deleted = Cancello il tuo nome, le tue impostazioni, chi blocchi, che cosa segui, che cosa hai annotato, le tue valutazioni e, per quanto posso, i miei messaggi diretti.
forget-posts = Ciò che ho pubblicato nei canali o scritto ad altri resta lì; chi gestisce il server può cancellare ciò che sta nei canali.
forget-for-good = Non si può tornare indietro. Se un giorno torni, chi non voleva i tuoi inviti continua a non riceverne.
forget-done = Ti sto dimenticando
forget-done-said = Tra un minuto niente di ciò che conservo porterà più il tuo nome; l’ultima copia che lo porta sparisce dopo { $days } giorni. Grazie di aver giocato. Se un giorno torni, si ricomincia da capo.
