# /tavolo aiuto

help-heading = Come si gioca qui
help-start = **Apri un tavolo** con /ruta nuova, /la-strada nuova, /strada-romana nuova o /stratego nuova. Gli altri premono **Partecipa**, qualcuno preme **Inizia**. Se inviti una persona per nome, la partita inizia appena accetta. Non c’è nessuno? Scegli un **computer**: facile, normale o difficile.
help-play = **Gioca** con il pulsante sotto il tabellone: ti mostra solo quello che puoi fare. Oppure scrivi: /ruta pesca, /la-strada costruisci, /strada-romana muovi, /stratego muovi. Nessuna fretta: una partita può durare giorni.
help-private = **Quello che solo tu puoi vedere** arriva solo a te: con un messaggio diretto e, quando vuoi, in **La mia visuale**. Con /io impostazioni disattivi i messaggi.
help-tables = **Più partite insieme?** /io tavoli elenca le tue, per prime quelle che aspettano te. Con l’opzione «tavolo» dici quale intendi.
help-absent = **Qualcuno non ha tempo?** Ogni mossa ha una scadenza, indicata sotto il tabellone; /partita stato dice che cosa succede dopo. Con /partita abbandona ti ritiri, con /partita annulla la partita finisce senza risultato.
help-where = **Le regole** sono in /tavolo regole, nella tua lingua. **Tabellone in parole** descrive a parole tutto il tabellone.
