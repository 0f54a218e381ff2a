# Per chi tiene il bot, e per chi gestisce un server in cui si trova.

doctor-heading = Come sto qui
doctor-refusal = Può chiedermelo solo chi gestisce questo server.
doctor-permissions-well = ✅ In questo canale ho tutti i permessi che servono a un tavolo.
doctor-permissions-ill = ❌ Permessi che mi mancano in questo canale: { $permissions }. Concedimeli nelle impostazioni del canale.
doctor-database-well = ✅ Le mosse vengono salvate.
doctor-database-ill = ❌ Al momento le mosse non possono essere salvate. Niente è perso, ma nessuno può giocare; il mio registro dice perché.
doctor-letters-well = ✅ Tutti i messaggi sono partiti.
doctor-letters-ill = { $count ->
    [1] ⚠️ Un messaggio aspetta di essere inviato; è stato scritto { $since }.
   *[other] ⚠️ { $count } messaggi aspettano di essere inviati; il più vecchio è stato scritto { $since }.
}
doctor-clocks-well = ✅ Gli orologi vanno, e il mio è giusto.
doctor-clocks-ill = ❌ Gli orologi delle partite sono fermi; il mio registro dice perché.
doctor-clocks-late = { $count ->
    [1] ⚠️ Una scadenza non è stata trattata in tempo.
   *[other] ⚠️ { $count } scadenze non sono state trattate in tempo.
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
doctor-disk = Spazio libero sul mio disco: { $megabytes } MB.
doctor-disk-low = ⚠️ Spazio libero sul mio disco: { $megabytes } MB. È poco: fai spazio.

alert-heading = C’è qualcosa di mio che ha bisogno di te
alert-once = Lo scrivo al massimo una volta al giorno per ogni cosa. { $command_tavolo_doctor } dice come sto adesso.
alert-copy = Non è stato possibile fare la copia quotidiana del database. Riprovo da me; il mio registro dice perché.
alert-letter = Un messaggio non è partito, per quanto ci abbia provato, e ci ho rinunciato. Il prossimo tabellone dirà quello che avrebbe detto; il mio registro dice perché.
alert-timer = Da un’ora non riesco a tenere l’orologio di un tavolo. Gli altri tavoli continuano; il mio registro dice quale e perché.
alert-gateway = Discord è rimasto fuori dalla mia portata per più di un’ora. Quel tempo è stato restituito a tutti.
alert-clock = Il mio orologio ha fatto un salto di più di due settimane, oppure la mia assenza è durata altrettanto. Controlla che sia giusto.
alert-damage = Lo stato di un tavolo non è quello lasciato dall’ultima mossa, oppure non si può leggere: lì non gioco più. Il mio registro dice quale; può servire una copia, oppure il tavolo si può annullare.
alert-disk = Sul disco del mio database resta meno di 1 GB. Fai spazio: altrimenti presto non potrò più fare copie, e poi nemmeno conservare le mosse.
alert-commands = Discord ha rifiutato i miei comandi. Le partite continuano con i comandi e i pulsanti che ci sono; riprovo ogni ora, e il mio registro dice perché.

server-heading = I tavoli aperti in questo server
server-refusal = Solo chi gestisce un server può cambiarne le impostazioni, e solo lì.
server-language = { $language ->
    [en] Parlano inglese.
    [fr] Parlano francese.
    [it] Parlano italiano.
   *[auto] Parlano la lingua del server.
}
server-place = { $place ->
    [thread] Stanno in un nuovo thread del canale in cui vengono aperti.
    [channel] Stanno in { $channel }, dovunque vengano aperti.
   *[here] Stanno nel canale in cui vengono aperti.
}
server-change = Chi apre un tavolo può decidere altrimenti. Per cambiare: { $command_tavolo_settings }.
