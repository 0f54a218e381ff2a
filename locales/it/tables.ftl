# La vita di un tavolo, uguale per ogni gioco.

## Che cosa è successo a un tavolo (detto nel canale)

table-opened = { $who } apre un tavolo.
table-reopened = { $who } riapre il tavolo.
table-rematch = { $who } propone la rivincita.
table-joined = { $who } prende posto.
table-changed-sides = { $who } passa alla squadra { $team }.
table-left = { $who } lascia il tavolo.
table-kept-seat-free = Il posto tenuto per { $who } è di nuovo libero.
table-invited = { $who } riceve un invito.
table-removed = { $who } libera il posto di { $guest }.
table-uninvited = { $who } ritira l’invito di { $guest }.
table-changed = { $who } cambia { $what }.
table-changed-pace = il ritmo
table-changed-seats = il numero di posti
table-changed-options = le opzioni del gioco
table-changed-language = la lingua
table-asked-again = Si aspetta il consenso di { $people }.
table-started = La partita inizia!
table-cancelled = { $who } annulla il tavolo.
table-cancelled-in-cup = { $who } ha annullato la partita: nella coppa conta come patta.
ends-without-result = senza risultato
ends-in-cup = con una patta nella coppa
table-cancelled-empty = Al tavolo non è rimasto nessuno, quindi si chiude.
table-proposes-pause = { $who } propone una pausa.
table-proposes-resume = { $who } propone di riprendere.
table-proposes-pace = { $who } propone un altro ritmo:
table-proposes-undo = { $who } vorrebbe ritirare una mossa.
table-proposes-draw = { $who } propone la patta { TO($to) }.
table-declined = { $who } preferisce di no. Tutto resta com’è.
table-declined-undo = { $who } preferisce di no: la mossa resta.
table-declined-draw = { $who } rifiuta la patta: la partita continua.
table-declined-end = { $who } preferisce continuare: la partita non è annullata.
table-undone = { $who } ritira una mossa.
table-undone-move = ↩ Mossa ritirata{ $count ->
    [0] {""}
    [1] , con quanto { $since } ha giocato dopo
   *[other] , con quanto { $since } hanno giocato dopo
}: { $told }
table-undone-agreed = Tutti d’accordo: { $who } ritira una mossa{ $count ->
    [0] {""}
    [1] {" "}e con essa quanto { $since } ha giocato dopo
   *[other] {" "}e con essa quanto { $since } hanno giocato dopo
}.
table-undone-agreed-move = ↩ Tutti d’accordo. Mossa ritirata{ $count ->
    [0] {""}
    [1] , con quanto { $since } ha giocato dopo
   *[other] , con quanto { $since } hanno giocato dopo
}: { $told }
table-frozen = { $who }, che gestisce questo server, congela la partita.
table-unfrozen = { $who } fa riprendere la partita. Gli orologi ripartono.
table-unfrozen-paused = { $who }, che gestisce questo server, non congela più la partita. Resta in pausa, come prima.
table-handed-over = Ora { $host } ha i diritti di chi ha aperto il tavolo.
table-paused = Tutti d’accordo: la partita è in pausa.
table-paused-alone = { $who } mette in pausa la partita per un giorno.
table-pause-over = La pausa è finita. Gli orologi ripartono.
table-resumed = { $who } mette fine alla pausa. Gli orologi ripartono.
table-resumed-agreed = Tutti d’accordo: la pausa è finita. Tutti gli orologi ripartono.
table-paced = Tutti d’accordo per un altro ritmo: { $pace }
table-brought = { $who } sposta il tavolo in { $place }.
table-away = { $who } si assenta (ritorno: { $until }). Fino ad allora il suo orologio è fermo.
table-back = { $who } è di ritorno.
table-gone = { $who } non è più raggiungibile: non serve più il suo accordo.
table-gone-ask = È il turno di { $who }: si chiede dunque agli altri che cosa fare.
table-all-agreed = Siete tutti d’accordo: la partita finisce { $ends }.
table-all-left-agree = Chi resta è d’accordo: la partita finisce { $ends }.
table-closed = Da una settimana qui non inizia nessuna partita, quindi il tavolo si chiude.
table-idle = Da un mese qui non gioca più nessuno: la partita finisce { $ends }.
table-frost-over = La partita era congelata da trenta giorni: finisce { $ends }.
lobby-closing = La partita non è ancora iniziata. Se non cambia niente, questo tavolo si chiude ({ $until }).
game-closing = Da quattro settimane qui nessuno fa niente. Se non cambia nulla, la partita finisce { $ends } ({ $until }). Una mossa o { $command_table_pause } la tiene in vita.
frost-closing = Questa partita è congelata da quattro settimane. Se chi gestisce questo server non la fa riprendere, finisce { $ends } ({ $until }).
table-proposes-end = { $who } vorrebbe annullare questa partita.
table-calling-off-over = { $who } non chiede più di annullare questa partita: si continua.
table-late-forgiven = { $who } ha esaurito il tempo. Capita: una volta per partita se ne dà ancora.
table-late-forgiven-you = Hai esaurito il tempo. Capita: una volta per partita ne hai ancora.
table-late-wait = { $who } ha esaurito il tempo. Il tavolo aspetta ancora.
table-late-wait-you = Hai esaurito il tempo. Il tavolo aspetta ancora.
table-late-wait-still = Si aspetta ancora { $who }. Il tavolo aspetta ancora.
table-late-wait-still-you = Ti si aspetta ancora. Il tavolo aspetta ancora.
table-late-wait-silent = Si aspetta ancora { $who }. Il tavolo aspetta, senza altri promemoria: gioca quando vuoi.
table-late-wait-silent-you = Ti si aspetta ancora. Il tavolo aspetta, senza altri promemoria: gioca quando vuoi.
table-late-play = { $who } ha esaurito il tempo: il banco fa una mossa tranquilla al posto suo.
table-late-play-you = Hai esaurito il tempo: il banco fa una mossa tranquilla al posto tuo.
table-tended = { $who } ha esaurito il tempo: continua un computer.
table-returned = { $who } riprende il suo posto.
table-late-resign = { $who } ha esaurito il tempo e abbandona.
table-late-resign-you = Hai esaurito il tempo: vale come abbandono.
table-decided-wait = Il voto ha deciso: il tavolo aspetta ancora { $who }, con altrettanto tempo.
table-decided-wait-you = Il voto ha deciso: il tavolo ti aspetta ancora, con altrettanto tempo.
table-decided-tie = Il voto non ha dato una maggioranza: il tavolo aspetta ancora { $who }, con altrettanto tempo.
table-decided-tie-you = Il voto non ha dato una maggioranza: il tavolo ti aspetta ancora, con altrettanto tempo.
table-vote-unanswered = Nessuno ha risposto al voto.
table-decided-computer = Il voto ha deciso: un computer continua per { $who }.
table-decided-split = Ancora un voto senza maggioranza: un computer continua per { $who }.
table-decided-end = { $who } non torna: il voto chiude la partita { $ends }.
table-decided-end-you = Non ti si vedeva più: il voto chiude la partita { $ends }.
table-decided-claim = { $who } ha lasciato scadere due volte il tempo: chi resta si prende la vittoria.
table-decided-claim-you = Hai lasciato scadere due volte il tempo: chi resta si prende la vittoria.
table-wanted = Il voto ha deciso: si cerca chi subentri { TO($who) }, che intanto può ancora giocare.
table-wanted-you = Il voto ha deciso: si cerca chi subentri al posto tuo. Intanto puoi ancora giocare.
table-promised = { $by } vorrebbe il posto di { $who }.
table-promised-you = { $by } prende il tuo posto quando scade il tempo indicato. Fino ad allora puoi tenerlo giocando o con un tocco.
table-promise-returned = { $who } rinuncia al posto. Può prenderlo qualcun altro.
table-stays = { $who } torna in tempo e tiene il posto.
table-takes-over = { $who } subentra { TO($former) }. Che bello averti qui!
table-takes-seat = { $who } prende un posto. Che bello averti qui!
table-freed = { $who }, che gestisce questo server, libera il posto di { $former }. Un computer continua finché qualcuno non lo prende.
table-seat-left = Il posto di { $who } è libero per chi vuole subentrare. Intanto un computer continua.
table-ended-without = { $who } non gioca più qui, quindi la partita finisce { $ends }.
table-seat-freed = Il posto di { $who } è di nuovo libero.

## Che cosa rifiuta un tavolo (detto in privato)

table-refusal-unknown = Qui questo tavolo non esiste. { $command_table_list } mostra quelli aperti.
table-refusal-unknown-game = Questo gioco qui non è disponibile.
table-refusal-unknown-command = Questo comando qui non esiste più: digita / per vedere quelli che ci sono.
table-refusal-unknown-control = Non conosco quel bottone o quel menu. Scrivi / per vedere che cosa so fare.
table-refusal-none-here = Qui non ci sono tavoli. Aprine uno ({ $commands }), o indica il tuo nel comando.
table-refusal-which = Potresti riferirti a più di un tavolo, per esempio { $tables }. Indica quale nel comando.
table-with-game = { $code } ({ $game })
table-refusal-other-game = Al tavolo { $code } si gioca { TO($game) }: questo comando è di un altro gioco. { $command_table_mine } mostra che cosa puoi fare lì.
table-refusal-already-seated = Hai già un posto a questo tavolo.
table-refusal-already-invited = Questa persona ha già un posto o un invito.
table-refusal-full = A questo tavolo tutti i posti sono occupati.
table-refusal-team-full = La squadra { $team } è al completo. Prima qualcuno può cambiare squadra.
table-refusal-kept = { $count ->
    [1] Il posto libero è tenuto per { $people }, su invito. Se l’invito viene rifiutato, può prenderlo chiunque.
   *[other] I posti liberi sono tenuti per { $people }, su invito. Se uno degli inviti viene rifiutato, quel posto può prenderlo chiunque.
}
table-refusal-removed = A questo tavolo ci si siede su invito. Se vuoi giocare, chiedi un invito a chi ha aperto il tavolo.
table-refusal-banned = Qui non puoi giocare. Puoi guardare quando vuoi.
table-refusal-not-seated = Non hai un posto a questo tavolo. Se vuoi, resta pure a guardare.
table-refusal-not-of-rematch = La rivincita è per chi aveva un posto qui alla fine. Apri un tavolo tuo con { $command }, e invita chi vuoi.
table-refusal-tended = Qui un computer gioca per te. Prima riprendi il tuo posto: il pulsante è in { $command_table_mine }.
table-refusal-computer-moves = Il tuo tempo per questa mossa è scaduto per la seconda volta: la fa il computer, tra un momento. Poi puoi riprendere il tuo posto.
table-refusal-resigned = Hai abbandonato questa partita: decide chi gioca ancora. Se vuoi, resta pure a guardare.
table-refusal-beaten = In questa partita non giochi più: decide chi gioca ancora. Se vuoi, resta pure a guardare.
table-refusal-decided = È già deciso.
table-refusal-not-voting = Si aspetta proprio te: fai la tua mossa, e non c’è più niente da decidere.
table-refusal-taken-over = Qualcuno ha già preso quel posto.
table-refusal-promised = Qualcuno aspetta già quel posto.
table-refusal-promised-you = Quel posto ti è già promesso: è tuo quando scade il tempo di chi ci siede.
table-refusal-waits-already = Aspetti già un altro posto a questo tavolo.
table-refusal-left-this-seat = Era il tuo posto. Chi ha perso o lasciato il posto in una partita non ci torna.
table-refusal-sat-here = Chi ha giocato in un altro posto di questa partita sa troppo per prendere questo.
table-refusal-nobody-there = Nessuno con questo nome o numero ha un posto a questo tavolo.
table-refusal-not-manager = Può farlo solo chi gestisce questo server.
table-refusal-not-host = Solo chi ha aperto il tavolo, o chi gestisce questo server, può annullarlo.
table-refusal-awaited = Si aspetta ancora { $people }. Solo chi ha aperto il tavolo può iniziare senza aspettare.
table-refusal-seats-free = Ci sono ancora posti liberi. Solo chi ha aperto il tavolo può iniziare prima.
table-refusal-host-only = Solo chi ha aperto il tavolo può farlo.
table-refusal-leave-instead = Per lasciare il tuo posto premi il suo pulsante: lo mostra { $command_table_mine }.
table-refusal-chosen-already = È già così.
table-refusal-no-such-option = Questo gioco non ha questa opzione. Scegline una dall’elenco.
table-refusal-no-such-seats = Con queste scelte si gioca da { $fewest } a { $most }.
table-refusal-level = Nessun computer ha ancora questo livello in questo gioco. Scegli un altro livello.
table-refusal-level-here = Scegli il livello inferiore: a un tavolo come questo, «{ $level }» non gioca meglio.
table-refusal-only-seats = Con queste scelte si gioca in { $most }, non in meno.
table-refusal-seats-taken = { $taken } posti sono occupati o tenuti per chi è stato invitato. Prima liberane uno: { $command_table_mine } ha un menu per questo.
table-refusal-nobody-so-called = Nessuno con questo nome ha un posto o un invito qui.
table-refusal-frozen = La partita è congelata. Chi gestisce questo server può farla riprendere.
table-refusal-own-game = Giochi o hai giocato in questa partita, o un posto lì ti è promesso, quindi qui deve decidere qualcun altro che gestisce questo server. Puoi fare quello che può chiunque giochi: votare, proporre di chiudere la partita, o abbandonarla.
table-refusal-not-frozen = La partita non è congelata.
table-refusal-host-already = Questa persona ha già quel ruolo.
table-refusal-too-few = { $missing ->
    [1] Per iniziare la partita manca ancora una persona.
   *[other] Per iniziare la partita mancano ancora { $missing } persone.
}
table-refusal-too-many = Hai già un posto a { $most } tavoli. Prima finisci una di quelle partite.
table-refusal-too-many-lobbies = Hai { $most } tavoli che aspettano giocatori. Inizia o annulla uno di questi prima di aprirne un altro.
table-refusal-too-hasty = Hai aperto { $most } tavoli in un’ora. Tra poco potrai aprire il prossimo.
table-refusal-not-invitable = Al momento non posso inviare inviti per { $people }. Si può fare anche senza: chi vede un tavolo aperto può partecipare.
table-refusal-invited-often = Oggi hai invitato { $people } { $most } volte. Domani potrai farlo di nuovo; e chi vede il tavolo può partecipare.
table-refusal-invited-many = Puoi invitare { $most } persone al giorno allo stesso tavolo. Domani potrai invitarne altre; e chi vede il tavolo può partecipare.
table-refusal-block-yourself = Non puoi bloccarti.
table-refusal-not-started = La partita a questo tavolo non è ancora iniziata.
table-refusal-started-already = La partita a questo tavolo è già iniziata.
table-refusal-resign-instead = La partita è iniziata, quindi uscire vuol dire abbandonare: usa { $command_table_end }.
table-refusal-over = La partita a questo tavolo è finita.
table-refusal-stale = Al tavolo { $code } la partita è andata avanti da quando è comparso quel pulsante. Niente è perduto: ecco la situazione attuale.
table-refusal-paused = La partita è già in pausa.
table-refusal-not-paused = La partita non è in pausa.
table-refusal-no-pause-left = Hai già messo in pausa questa partita { $most } volte. Proponi una pausa agli altri.
table-refusal-pause-late = Il tuo tempo è scaduto, e si chiede agli altri che cosa fare. Fai la tua mossa, e non c’è più niente da decidere; oppure proponi una pausa a tutti.
table-refusal-same-pace = È già il ritmo di questo tavolo.
table-refusal-agreed-already = Hai già detto di sì; gli altri non ancora.
undo-refusal-others = Questo pulsante è per chi ha fatto l’ultima mossa. Per ritirare una mossa tua c’è { $command_table_undo }.
undo-refusal-nothing = Non hai mosse da ritirare.
undo-refusal-resigned = Qualcuno ha abbandonato dopo la tua ultima mossa, quindi resta giocata.
undo-refusal-consent = Altri hanno giocato dopo la tua ultima mossa, oppure ha svelato qualcosa di nascosto. Con { $command_table_undo } puoi chiedere agli altri.
undo-refusal-often = In questo turno sei già tornato indietro { $most } volte. Da qui in poi decidono gli altri: con { $command_table_undo } puoi chiedere a loro.
undo-refusal-too-long = Questa partita è così lunga che ormai non si può ritirare nessuna mossa.
undo-refusal-refused = In questa partita gli altri hanno già detto «meglio di no» { $most } volte, quindi le tue mosse restano.
undo-refusal-other-rules = Questa partita è stata distribuita con regole precedenti, quindi non vi si può ritirare nulla.
undo-refusal-away = Per ora non si può chiedere a nessuno: chi altro ha un posto qui è assente. La tua mossa resta finché non torna, o finché qualcuno non prende il suo posto.
draw-refusal-two = La patta si può proporre solo dove giocano due persone, una contro l’altra, e nessun altro.
draw-refusal-away = Finché l’altra persona è assente, non le si può proporre la patta.
draw-refusal-again = Hai già proposto la patta. Potrai riproporla dopo la prossima mossa.
draw-refusal-offered = Ti è già stata proposta la patta. Rispondi sotto l’ultimo messaggio.
table-refusal-pace-away = Qualcuno che ha un posto qui è assente e non può rispondere, quindi il ritmo resta quello concordato.
table-refusal-too-long-away = Per ora hai { $days ->
    [one] { $days } giorno di riposo
   *[other] { $days } giorni di riposo
}. Se ne guadagna uno ogni otto giorni.
table-refusal-busy = Troppe persone insieme a questo tavolo: non ci sono riuscito. Non è successo niente, riprova.
table-refusal-house-busy = Ho troppe cose da salvare insieme: non ci sono riuscito. Non è successo niente, riprova tra un momento.
table-refusal-house-full = Il mio disco è pieno e non ho potuto salvarlo. Non è successo niente e niente è andato perso; chi mi ospita è stato avvisato. Riprova più tardi.
table-refusal-house-read-only = Il mio database al momento non accetta modifiche e non ho potuto salvarlo. Non è successo niente e niente è andato perso. Riprova più tardi.
table-refusal-other-version = Il tavolo { $code } è iniziato con un’altra mia versione ed è al sicuro. Chiedi a chi gestisce questo bot di aggiornarlo; oppure annullalo con { $command_table_end } { $code }.
table-refusal-not-finished = Si può verificare a partita finita: fino ad allora il mescolamento resta sigillato.
table-refusal-other-rules = Questa partita è stata giocata con un’altra versione delle regole, che questa non può verificare.
history-refusal-not-open = Non ancora: le mani e tutto ciò che è nascosto al tavolo { $code } saranno scoperti per tutti quando la partita sarà stata giocata fino in fondo.
history-refusal-other-rules = La partita al tavolo { $code } è stata distribuita con regole precedenti, quindi le sue posizioni non si possono ricostruire. Ciò che vi è successo si può ancora leggere.
history-refusal-no-move = { $moves ->
    [0] Nessuno ha ancora fatto una mossa.
   *[other] Nessuna mossa ha questo numero: finora vanno da 1 a { $moves }; 0 è l’inizio.
}
replay-refusal-one-at-a-time = Un filmato per te è già in preparazione: appare dove l’hai chiesto, e lì si può fermare.
replay-refusal-busy = Molti filmati sono in preparazione. Chiedi di nuovo tra un minuto.
file-refusal-too-large = Questo file è troppo grande per Discord: non posso inviarlo.
replay-refusal-too-large = Questo filmato è troppo grande da inviare qui. A parole: { $command_table_history }
replay-refusal-shown = Questo filmato è già nel canale del tavolo.
replay-refusal-not-now = Ora non riesco a pubblicarlo nel canale. Riprova più tardi.
replay-refusal-for-players = Solo chi ha giocato può mostrare il filmato a tutti, a partita finita.
table-refusal-only-in-server = I tavoli si aprono in un server, nel canale in cui vuoi giocare. Vai in un server dove ci sono anch’io e scrivi lì lo stesso comando.
table-refusal-where-you-played = I tavoli si aprono in un server, nel canale in cui vuoi giocare. Hai giocato qui: { $places }
table-refusal-not-followed = Non segui questo tavolo.
table-refusal-follow-own = Hai un posto a questo tavolo: quello che succede ti arriva comunque.
table-refusal-follow-invited = Hai un invito a questo tavolo: accettalo, oppure rifiutalo e poi segui il tavolo.
table-refusal-followed = Segui già il tavolo { $code }: il suo tabellone si trova nei tuoi messaggi diretti.
table-refusal-follow-many = Segui già { $most } tavoli. Prima smetti di seguirne uno.
table-refusal-followers = Questo tavolo è seguito da così tante persone che non posso mostrarlo ad altre. Lo vedi nel suo canale.
table-refusal-follow-door = I tuoi messaggi diretti mi sono chiusi, quindi non posso mostrarti lì il tavolo. Aprili e riprova. Fino ad allora lo vedi nel suo canale.
table-refusal-follow-off = Mi hai chiesto di non scriverti. Con { $command_me_settings } puoi cambiarlo; poi ti mostro il tavolo.
table-refusal-follow-later = Al momento non riesco a raggiungere i tuoi messaggi diretti. Riprova tra poco.
table-refusal-not-mover = Solo chi ha aperto il tavolo può spostarlo, o chi gestisce il suo server.
table-refusal-here-already = Il tavolo { $code } si trova già qui.
table-refusal-moved-often = In un giorno il tavolo { $code } ha già cambiato posto { $most } volte. Per ora resta qui; domani potrà spostarsi di nuovo.
table-refusal-abroad = A questo tavolo siedono altri, quindi resta nel suo server: lì può cambiare canale.
table-refusal-bring-unseen = { $people }: questo canale è nascosto a chi gioca, quindi il tavolo { $code } resta dov’è. Chiedi a chi gestisce il server di dare l’accesso, oppure scegli un altro canale.
table-refusal-bring-where = Scrivi questo comando nel canale in cui il tavolo deve andare.
table-refusal-no-bots = I bot non possono prendere posto. Invita una persona; o scegli un computer, e gioco io contro di te.
table-refusal-yourself = Non puoi invitarti. Lascia vuoto l’avversario, e chiunque potrà partecipare.
table-refusal-permission = Non ho il permesso di ospitare un tavolo qui. Chiedi a chi gestisce il server di concedermi: { $permission }.
table-refusal-no-messages = In { $place } non può stare nessun tavolo: lì non si possono pubblicare messaggi. Scegli un canale testuale, un thread o un post di un forum.
table-refusal-not-joined = Non sono in questo thread privato. Menzionami qui, poi riprova.
table-refusal-forum-tags = In { $place } ogni post ha bisogno di un’etichetta, e per i tavoli non ce n’è nessuna: non ho aperto nulla. Chiedi a chi gestisce il server di aggiungere al forum una di queste etichette: { $tags }. Oppure di darmi il permesso «{ $permission }», e le creo io.
table-refusal-threads = Questo server ha già tanti thread aperti quanti ne permette Discord, quindi non ne ho creati. Chiudi un thread che non serve più a nessuno, oppure tieni il tavolo nel canale stesso.
table-refusal-no-threads = In { $place } non si può creare un thread, quindi non ho aperto il tavolo. Aprilo in un canale testuale, oppure lì, ma senza un thread a parte.

## Dove non è potuto arrivare il post di un tavolo (detto in privato a chi gioca)

place-refused = Non posso più scrivere dove si trova il tuo tavolo. Chi gestisce il server può darmi di nuovo il permesso. Puoi continuare a giocare da qui.
place-refused-permission = Non posso più scrivere dove si trova il tuo tavolo: mi manca il permesso «{ $permission }». Puoi continuare a giocare da qui.
place-refused-words = Discord ha rifiutato le parole di un messaggio del tuo tavolo: forse un filtro del server ne vieta una. Puoi continuare a giocare da qui.
place-gone = Il posto in cui si trovava il tuo tavolo è stato eliminato. Puoi continuare a giocare da qui. Chi l’ha aperto può portarlo in un altro canale: { $command_me_tables }, da scrivere lì, ha il pulsante.
place-archived = Il thread del tuo tavolo è bloccato, quindi non posso pubblicarvi il tabellone. Puoi continuare a giocare da qui.
place-without-messages = Dove si trova il tuo tavolo non si possono pubblicare messaggi: nessuno vede il tabellone, e il tempo lì non scorre. Puoi continuare a giocare da qui. Chi l’ha aperto può portarlo in un altro canale: { $command_table_change }, da scrivere lì, porta al pulsante.
place-not-joined = Non vedo più il thread del tuo tavolo. Se è privato, menzionami lì e ci pubblicherò di nuovo il tabellone. Puoi continuare a giocare da qui.
place-no-pictures = Qui non posso mostrare l’immagine: mi manca il permesso «{ $permission }». «La mia visuale» te la mostra.
place-too-old = Non è stato possibile modificare un vecchio post di questo tavolo.

## Permessi, come li chiamano le impostazioni di Discord

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-attach-files = Allega file
permission-manage-threads = Gestisci thread
permission-read-message-history = Leggi la cronologia dei messaggi
permission-manage-channels = Gestisci canali
table-refusal-note-long = Un appunto ha al massimo { $most } caratteri.
table-refusal-many-marks = Hai già segnato { $most } pezzi. Prima togli un segno.
table-refusal-game-not-loaded = Il gioco del tavolo { $code } al momento non è caricato. Il tavolo è al sicuro e continua appena il gioco torna: chiedi a chi gestisce questo bot; oppure annullalo con { $command_table_end } { $code }.
