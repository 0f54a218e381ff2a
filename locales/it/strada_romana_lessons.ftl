# Strada Romana in esempi: la lezione (/tavolo impara), e quello che mostrano le figure delle regole.

## La lezione

strada-romana-lesson-run-title = Tre punti di movimento
strada-romana-lesson-run = I carri non sono di nessuno: muovi quelli che vuoi. Quelli rivolti a destra vanno a Roma, quelli rivolti a sinistra a Ostia-Portus, e nessuno torna indietro. In un turno hai tre **punti di movimento**; ognuno fa avanzare un carro di una casella.
strada-romana-lesson-run-ask = Muovi Ballio fino a 5H, con tutti e tre i punti.
strada-romana-lesson-run-right = 3H, 4H, 5H: tre caselle, tre punti. Potresti anche dividerli tra più carri.
strada-romana-lesson-run-short = Così usi due punti e ti fermi in 4H. Se è possibile vanno usati tutti e tre.
strada-romana-lesson-run-back = Ballio è rivolto a destra, dove i numeri delle colonne crescono.
strada-romana-lesson-run-hint = Da 2H la via va dritta per 3H e 4H.

strada-romana-lesson-lines-title = Lungo le linee
strada-romana-lesson-lines = I carri corrono lungo le linee: dritti alla stessa altezza, e di sbieco dove la strada si stringe o si allarga. Da 3C le linee portano a 4H e a 4L, e da tutte e due a 5C. Una casella ha posto per un solo carro, e nessun altro ci passa.
strada-romana-lesson-lines-ask = Muovi Ballio fino a 5C.
strada-romana-lesson-lines-right = Aggirando Pseudolus, per 4H. In 5C Ballio tocca due zone: III sopra la strada e IV sotto.
strada-romana-lesson-lines-taken = C’è un’altra via.
strada-romana-lesson-lines-high = Si può, ma 5H tocca solo la zona sopra la strada, e 5C tutte e due.
strada-romana-lesson-lines-hint = Da 3C una linea sale e una scende. Una delle due vie è libera.

strada-romana-lesson-tile-title = Merci e monete
strada-romana-lesson-tile = Subito dopo la sua corsa puoi prendere merci da un carro: la **tessera** di una zona accanto alla sua casella, o il **cubo** del mercato che c’è lì. In due o tre, si prende una merce per turno. Una tessera porta anche una moneta per ogni cubo della sua merce nei mercati: il numero accanto.
strada-romana-lesson-tile-ask = Ballio è tra III e IV. Prendi la tessera che porta più monete.
strada-romana-lesson-tile-right = Pelli, e una moneta per ognuno dei quattro cubi di pelli. Con quella che avevi fanno cinque, e cinque monete diventano subito un punto vittoria.
strada-romana-lesson-tile-fewer = I metalli portano due monete, per i loro due cubi nei mercati. L’altra tessera porta di più.
strada-romana-lesson-tile-end = Puoi farne a meno, ma le merci danno punti. Prima prendine una.
strada-romana-lesson-tile-hint = Confronta i numeri accanto alle tessere delle zone III e IV.

strada-romana-lesson-cube-title = Un contratto
strada-romana-lesson-cube = Una tessera e un cubo della stessa merce fanno un **contratto**. Alla fine conta il maggior numero di contratti in una merce, moltiplicato per il numero di merci con un contratto. Una merce spaiata costa un punto. Hai due contratti di grano, e una tessera di olio spaiata: 2×1 − 1.
strada-romana-lesson-cube-ask = Plotus è arrivato in 8L. Prendi quello che fa un contratto con la tua tessera di olio.
strada-romana-lesson-cube-right = Due contratti di grano, per due merci: 4 punti invece di 1. Un cubo non porta monete.
strada-romana-lesson-cube-single = Sarebbero due monete, ma una merce spaiata in più.
strada-romana-lesson-cube-end = Prima guarda il mercato sotto 8L.
strada-romana-lesson-cube-hint = La tua tessera di olio vuole un cubo di olio. Ce n’è uno sotto 8L.

strada-romana-lesson-special-title = Il movimento speciale
strada-romana-lesson-special = Prima del primo passo di un turno puoi comprare un movimento speciale. **Laterale**, 1 moneta: su e giù in una colonna. **Diagonale**, 2: di sbieco senza linea. **Supplementare**, 3: un quarto punto. **Impilamento**, 4: sopra altri carri. Ognuno comprende i meno cari.
strada-romana-lesson-special-ask = Plotus è in 9C. Compra il meno caro che lo porti al cubo di metalli sotto 10L.
strada-romana-lesson-special-right = Da 9C giù a 9L, poi lungo la linea a 10L: due punti. Va usato anche il terzo, con qualsiasi carro.
strada-romana-lesson-special-dear = Il movimento diagonale ce lo porta in un passo, ma per 2 monete. Si può spendere meno.
strada-romana-lesson-special-much = E si può spendere molto meno.
strada-romana-lesson-special-hint = Da 9L una linea porta a 10L. Come scende Plotus da 9C a 9L?

strada-romana-lesson-secret-title = Le tessere carro
strada-romana-lesson-secret = Invece di muovere puoi guardare la pila delle **tessere carro** e tenerne una in segreto: 3 punti se il suo carro arriva prima della fine; se no, ti costa un punto. Chi ha guardato deve tenerne una; al massimo tre. Qui hai guardato.
strada-romana-lesson-secret-ask = Tieni la tessera del carro più vicino alla meta.
strada-romana-lesson-secret-right = A un passo da Roma. Tutti vedono che hai tenuto una tessera, nessuno quale.
strada-romana-lesson-secret-half = Pseudolus è ancora a cinque passi da Roma. Un altro è più vicino.
strada-romana-lesson-secret-far = Sosia non ha ancora lasciato la sua casella di partenza. Un altro è più vicino.
strada-romana-lesson-secret-hint = Guarda la colonna 12, l’ultima prima di Roma.

strada-romana-lesson-end-title = Il quarto carro
strada-romana-lesson-end = Chi porta a destinazione il quarto carro chiude subito la partita. Tre sono arrivati, tra cui Plotus, la cui tessera è tua. L’altra tua tessera, Demetrius, conta solo se arriva anche lui.
strada-romana-lesson-end-ask = Sei in testa: chiudi la partita.
strada-romana-lesson-end-right = Tutti e due i tuoi carri sono arrivati: 6 punti. Con 2 punti vittoria, 2×2 per i contratti, e 1 in meno per i metalli spaiati, fanno 11.
strada-romana-lesson-end-other = Allora qualcun altro potrebbe far arrivare il quarto carro, e Demetrius resterebbe per strada.
strada-romana-lesson-end-wait = Le monete non sono punti. E qualcun altro potrebbe far arrivare un carro prima di Demetrius.
strada-romana-lesson-end-hint = Da 12H un passo porta a Roma. Costa un punto come gli altri.

## Quello che mostrano le figure delle regole

strada-romana-picture-road = Una parte della strada. Le caselle portano colonna e altezza, da 3H, 3C e 3L a 7C. Le linee le uniscono: dritte alla stessa altezza, di sbieco da 3C a 4H e 4L, da queste a 5C, e da 6H e 6L a 7C. Sopra la strada ci sono le zone I e III, sotto II e IV, ognuna con una tessera merce e le monete che porta. Accanto ad alcune caselle ci sono mercati con un cubo.
strada-romana-picture-run = Una corsa prevista, tratteggiata: Ballio va da 2C per 3C e 4H a 5C, aggirando Pseudolus in 4L.
strada-romana-picture-special = Una corsa prevista, tratteggiata: Plotus scende da 9C a 9L e va a 10L. Sotto, la riga del giocatore mostra il segno del movimento laterale, una freccia su e giù, e tre punti di movimento.
strada-romana-picture-goods = Ballio è arrivato in 5C passando per 4H. Le targhe delle due zone accanto sono incorniciate: III con una tessera di pelli e 4 monete, IV con una tessera di metalli e 2 monete. Pelli ci sono tra l’altro nei mercati di 5H e di 7C.
strada-romana-picture-secret = La riga di un giocatore con due tessere carro coperte. Sotto, quello che vede solo lui: le tessere di Demetrius e di Plotus. Plotus è arrivato, perciò la sua tessera ha un bordo bianco.
strada-romana-picture-points = La riga di un giocatore: 3 monete, 2 punti vittoria, 2 tessere carro coperte. Poi le merci: due contratti di grano, uno di olio, e un cubo di metalli spaiato. Alla fine la somma: 2, più 2 per 2, meno 1, fa 5.
