# Per chi tiene il bot, e per chi gestisce un server in cui si trova.

doctor-heading = Come sto qui
doctor-refusal = Può chiedermelo solo chi gestisce questo server.
doctor-permissions-well = ✅ In questo canale ho tutti i permessi che servono a un tavolo.
doctor-permissions-ill = ❌ Permessi che mi mancano in questo canale: { $permissions }. Concedimeli nelle impostazioni del canale.
doctor-not-joined = ❌ Non sono in questo thread privato. Menzionami qui, e potrò scrivere.
doctor-no-messages = ❌ Qui non si possono pubblicare messaggi, quindi non può starci nessun tavolo.
doctor-home-well = ✅ In { $place }, dove vengono pubblicati i tavoli, posso fare tutto ciò che serve.
doctor-home-ill = ❌ Permessi che mi mancano in { $place }, dove vengono pubblicati i tavoli: { $permissions }. Concedimeli nelle sue impostazioni.
doctor-home-gone = ⚠️ Il canale destinato ai tavoli non c’è più: i tavoli restano dove vengono aperti.
doctor-tags-lack = ⚠️ I post di { $place } non dicono a che punto è un tavolo: al forum mancano le etichette { $tags }. Aggiungile, o dammi il permesso «{ $permission }».
doctor-posts-go-dead = ⚠️ In { $place } non tutti possono fare questo: { $permission }. Dopo una settimana senza messaggi Discord chiude un post, e per quelle persone i suoi bottoni non fanno nulla fino al tabellone successivo. Permettilo lì, per favore.
doctor-database-well = ✅ Le mosse vengono salvate.
doctor-database-ill = ❌ Al momento le mosse non possono essere salvate. Niente è perso, ma nessuno può giocare; il mio registro dice perché.
doctor-deaf = ⚠️ Discord non mi ha trasmesso né bottoni né comandi: è cominciato { $since } ed è finito { $until }, quando ho riaperto la connessione. Quel tempo è stato restituito a tutti.
doctor-messages-well = ✅ Tutti i messaggi sono partiti.
doctor-messages-ill = { $count ->
    [1] ⚠️ Un messaggio aspetta di essere inviato; è stato scritto { $since }.
   *[other] ⚠️ { $count } messaggi aspettano di essere inviati; il più vecchio è stato scritto { $since }.
}
doctor-clocks-well = ✅ Gli orologi funzionano, e il mio è giusto.
doctor-clocks-ill = ❌ Gli orologi delle partite sono fermi; il mio registro dice perché.
doctor-clocks-late = { $count ->
    [1] ⚠️ Una scadenza non è stata gestita in tempo.
   *[other] ⚠️ { $count } scadenze non sono state gestite in tempo.
}
doctor-clocks-wrong = { $seconds ->
    [1] ⚠️ Il mio orologio differisce di un secondo da quello di Discord.
   *[other] ⚠️ Il mio orologio differisce di { $seconds } secondi da quello di Discord.
}
doctor-commands-well = ✅ Discord conosce tutti i miei comandi.
doctor-commands-ill = ⚠️ Discord non ha ancora confermato i miei comandi. Glieli ho mandati; guarda di nuovo tra un minuto.
doctor-commands-refused = ⚠️ Discord ha rifiutato i miei nuovi comandi; quelli che conosce funzionano ancora. Riprovo ogni ora, e il mio registro dice perché.
doctor-copy-well = ✅ Ultima copia del database: { $at }.
doctor-copy-old = ⚠️ Ultima copia del database: { $at }; il mio registro dice perché da allora non ce ne sono.
doctor-copy-none = ⚠️ Non c’è ancora una copia del database; la prima si fa un giorno dopo il primo avvio.
doctor-copy-server = ℹ️ Il database è su un server: le copie si fanno là, con pg_dump.
doctor-house = Lo leggi solo tu: server { $servers }, partite in corso { $playing }, tavoli aperti { $lobby }, partite finite { $finished }.
doctor-invite = Per invitarmi in un altro server, apri { $link } e sceglilo.
doctor-versions = { $versions }. Chi ti aiuta chiederà questa riga.
doctor-disk = Spazio libero sul mio disco: { $megabytes } MB.
doctor-disk-low = ⚠️ Spazio libero sul mio disco: { $megabytes } MB. È poco: fai spazio.
doctor-thoughts-cut = ⚠️ Questa macchina è molto carica: delle { $all } mosse calcolate dai computer dal mio avvio, { $cut } non hanno avuto il loro tempo di processore. Lì un computer ha giocato peggio del suo livello.

alert-heading = Ho bisogno del tuo aiuto
alert-once = Lo scrivo al massimo una volta al giorno per ogni cosa. { $command_tavolo_doctor } dice come sto adesso.
alert-copy = Non è stato possibile fare la copia quotidiana del database. Riprovo da solo; il mio registro dice perché.
alert-letter = Ho provato molte volte a inviare un messaggio, e ci ho rinunciato. Il prossimo tabellone dirà quello che avrebbe detto; il mio registro dice perché.
alert-timer = Da un’ora non riesco a tenere l’orologio di un tavolo. Gli altri tavoli continuano; il mio registro dice quale e perché.
alert-gateway = Discord è rimasto irraggiungibile per più di un’ora. Quel tempo è stato restituito a tutti.
alert-clock = Il mio orologio ha fatto un salto di più di due settimane, oppure sono rimasto spento altrettanto. Controlla che sia giusto.
alert-damage = Lo stato di un tavolo non è quello lasciato dall’ultima mossa, oppure non si può leggere: lì non gioco più. Il mio registro dice quale; può servire una copia, oppure il tavolo si può annullare.
alert-disk = Sul disco del mio database resta meno di 1 GB. Fai spazio: altrimenti presto non potrò più fare copie, e poi nemmeno conservare le mosse.
alert-database = Per un po’ il mio database si lasciava solo leggere e nessuno poteva giocare. Niente è andato perso; il mio registro dice perché.
alert-commands = Discord ha rifiutato i miei comandi. Le partite continuano con i comandi e i pulsanti che ci sono; riprovo ogni ora, e il mio registro dice perché.

server-heading = I tavoli aperti in questo server
server-refusal = Solo chi gestisce un server può cambiarne le impostazioni, e solo lì.
server-language = { $language ->
    [auto] Parlano la lingua del server.
   *[other] Parlano { LANGUAGE($language) }.
}
server-place = { $place ->
    [thread] Vengono pubblicati in un nuovo thread del canale in cui vengono aperti.
    [channel] Vengono pubblicati in { $channel }, dovunque vengano aperti.
    [forum] Ognuno ha un post tutto suo in { $channel }, dovunque venga aperto.
   *[here] Vengono pubblicati nel canale in cui vengono aperti.
}
server-role = Quando apre un tavolo con posti liberi, chiamo { $role }, al massimo ogni { $minutes } minuti.
server-role-mute = ⚠️ Quando apre un tavolo con posti liberi dovrei chiamare { $role }, ma Discord non avviserebbe nessuno: perciò non chiamo nessuno. Permetti a tutti di @menzionare quel ruolo (impostazioni del server, Ruoli), o concedimi il permesso «Menziona @everyone, @here e tutti i ruoli».
server-role-none = Quando apre un tavolo non chiamo nessuno.
server-role-gone = ⚠️ Il ruolo che chiamavo all’apertura di un tavolo non esiste più: non chiamo nessuno.
server-refusal-everyone = Non chiamo mai tutti. Crea un ruolo per chi vuole essere chiamato, e indica quello.
server-change = Chi apre un tavolo può decidere altrimenti. Per cambiare: { $command_tavolo_settings }.
ban-heading = { $scope ->
    [house] Chi è escluso ovunque
   *[server] Chi è escluso dai tavoli di questo server
}
ban-list-empty = Nessuno è escluso.
ban-list-forgotten = { $count ->
    [1] E una persona di cui non conosco più il nome.
   *[other] E { $count } persone di cui non conosco più il nome.
}
ban-line = { $who } · { $since }
ban-change = { $command_tavolo_ban } con un nome esclude qualcuno. Questa risposta la leggi solo tu.
ban-ask-ban = { $scope ->
    [house] Escludere { $who } da tutti i tavoli, ovunque?
   *[server] Escludere { $who } da tutti i tavoli di questo server?
}
ban-ask-lift = { $scope ->
    [house] Tutti i tavoli, ovunque, sono vietati { TO($who) }
   *[server] Tutti i tavoli di questo server sono vietati { TO($who) }
}
ban-means = Chi è escluso non può più aprire un tavolo, sedersi a uno o riceverne l’invito. Può ancora leggere quello che vedono tutti, e vedere o cancellare i propri dati.
ban-takes-games = { $count ->
    [1] In una partita in corso un computer continua al suo posto finché qualcuno non lo prende. Quel posto non si può riavere.
   *[other] In { $count } partite in corso un computer continua al suo posto finché qualcuno non lo prende. Quei posti non si possono riavere.
}
ban-takes-lobbies = { $count ->
    [1] A un tavolo che aspetta giocatori il suo posto si libera.
   *[other] A { $count } tavoli che aspettano giocatori il suo posto si libera.
}
ban-takes-invitations = { $count ->
    [1] Un invito che ha ricevuto non vale più.
   *[other] { $count } inviti che ha ricevuto non valgono più.
}
ban-takes-rivals = { $count ->
    [1] Una partita in corso finisce senza risultato, perché ci giochi anche tu, o giochi nella sua coppa. Se deve contare, lascia che l’esclusione la decida qualcun altro che gestisce questo server.
   *[other] { $count } partite in corso finiscono senza risultato, perché ci giochi anche tu, o giochi nelle loro coppe. Se devono contare, lascia che l’esclusione la decida qualcun altro che gestisce questo server.
}
ban-takes-cups = { $count ->
    [1] Giocate insieme in una coppa: la lasci, così l’esclusione non ti fa vincere nulla.
   *[other] Giocate insieme in { $count } coppe: le lasci, così l’esclusione non ti fa vincere nulla.
}
ban-since = L’esclusione è cominciata { $since }.
ban-told-nobody = Nessuno ne viene informato, nemmeno ai suoi tavoli. Chi è escluso viene a sapere soltanto, se ci prova, che non può giocare.
ban-ban-button = Escludi
ban-lift-button = Riammetti
unban-hint = Riammetti qualcuno…
ban-done = { $scope ->
    [house] Da ora tutti i tavoli sono vietati { TO($who) }
   *[server] Da ora i tavoli di questo server sono vietati { TO($who) }
}
ban-done-said = { $command_tavolo_ban } mostra chi è escluso e permette di riammettere.
unban-done = { $who } può di nuovo giocare
unban-done-said = I suoi posti di prima restano a chi li ha ora.
ban-refusal-not-manager = Solo chi gestisce un server può escludere qualcuno dai suoi tavoli, e solo lì.
ban-refusal-not-owner = Solo chi fa funzionare questo bot può escludere qualcuno ovunque.
ban-refusal-yourself = Non puoi escluderti.
ban-refusal-manager = { $who } potrebbe annullare l’esclusione in ogni momento: non servirebbe a niente.
ban-refusal-too-many = Sono già escluse { $most } persone, e di più non ne posso ricordare. Prima riammetti qualcuno.
