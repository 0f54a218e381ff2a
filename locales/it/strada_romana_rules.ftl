# Le regole di Strada Romana per chi gioca, capitolo per capitolo (/tavolo regole). Parole nostre.

strada-romana-credit = Strada Romana di Walter Obert (2009), su un tabellone fatto da noi.

strada-romana-rules-1-title = Lo scopo del gioco
strada-romana-rules-1 =
    Dieci carri viaggiano tra Ostia-Portus e Roma, cinque da ciascun capo, su un’unica strada stretta. Non sono di nessuno: muovi quelli che vuoi, prendi merci dove si fermano e unisci cubi e tessere della stessa merce in contratti. Alla fine contano i contratti, i punti vittoria e le tessere dei quattro carri arrivati per primi. Si gioca da due a cinque.
strada-romana-rules-2-title = La strada
strada-romana-rules-2 =
    La strada ha dodici colonne, dalla 1 a Ostia-Portus alla 12 a Roma, larghe da una a tre caselle. Una casella si indica con la colonna e l’altezza, alta (H), centrale (C) o bassa (L): 4H.
    Le linee uniscono caselle di colonne vicine; alla stessa altezza ce n’è sempre una. Dove la strada cambia larghezza, una casella centrale è unita all’alta e alla bassa: 3C a 4H e 4L, queste a 5C.
    Sopra la strada ci sono le zone I, III e V, sotto II, IV e VI, con una tessera ciascuna; una casella centrale appartiene a entrambi i lati. Quattordici mercati hanno un cubo ciascuno, accanto a una casella.
    Ci sono sei merci, ognuna con sei cubi e sei tessere: grano, vino, olio, metalli, pelli e marmo.
strada-romana-rules-3-title = Il tuo turno
strada-romana-rules-3 =
    Fai una di queste tre cose: muovi dei carri, tieni una tessera carro, oppure passi e prendi una moneta. La scelta è libera.
    Nell’ordine dei turni si comincia con 0, 1, 2, 3 e 3 monete. Le monete comprano il movimento speciale; appena ne hai cinque, diventano un punto vittoria.
    Da tastiera: **passa**.
strada-romana-rules-4-title = Muovere i carri
strada-romana-rules-4 =
    Hai tre punti di movimento. Ognuno fa fare a un carro un passo avanti, lungo una linea, verso una casella libera; nessun carro torna indietro né ne supera un altro. Dividili tra i carri come vuoi, qualunque sia la loro direzione.
    Un carro entra sulla strada in una casella qualsiasi della colonna più vicina. Dall’ultima colonna un altro passo lo porta a destinazione, dove c’è posto per tutti.
    Tutti i suoi passi di un turno sono una corsa. La corsa è finita quando prendi merci da quel carro o quando ne muovi un altro.
    Tutti e tre i punti vanno usati finché un carro che non ha finito la corsa può ancora muoversi. I punti che nessun carro può usare vanno persi. Il turno finisce da sé quando nessun carro può più muoversi e non c’è più nulla da prendere.
    Da tastiera, una corsa è un carro con le sue caselle, o solo l’ultima: **Ballio 3H 4H**. Un turno intero si scrive con i punti e virgola: **Ballio 3H 4H; Sosia 9C +tessera**. Aggiungi **arriva** per andare fino a destinazione. Se hai finito: **fine**.
strada-romana-rules-5-title = Le merci
strada-romana-rules-5 =
    Subito dopo una corsa, mentre il carro è sulla strada, puoi prendere la tessera di una zona della sua casella, oppure il cubo del mercato accanto. Dal sacchetto arriva un’altra merce, finché ce ne sono.
    Una tessera ti porta una moneta per ogni cubo della sua merce che in quel momento si trova nei mercati. Un cubo non ne porta.
    In due o tre si prende una merce per turno; in quattro o cinque, una tessera e un cubo, dallo stesso carro o da due. Prendere non è mai obbligatorio.
    Da tastiera: **tessera III**, **cubo 5H**.
strada-romana-rules-6-title = Il movimento speciale
strada-romana-rules-6 =
    Prima del primo passo di un turno puoi comprarne uno; vale per tutto il turno e comprende i meno cari. Se non fa muovere nessun carro, non si vende.
    1 moneta, **laterale**: passi verso la casella sopra o sotto nella stessa colonna.
    2 monete, **diagonale**: passi avanti, un’altezza più su o più giù, senza linea, tra colonne della stessa larghezza.
    3 monete, **supplementare**: un quarto punto di movimento, che si può anche non usare.
    4 monete, **impilamento**: passare su caselle occupate, un punto ciascuna, ma fermarsi su una libera o a destinazione.
    Da tastiera: **compra laterale**, e poi le corse.
strada-romana-rules-7-title = Le tessere carro
strada-romana-rules-7 =
    C’è una tessera per ogni carro; una è stata tolta senza guardarla. Per tenerne una guardi la pila e scegli in segreto: il turno finisce lì, e dopo aver guardato devi tenerne una. Nessuno ne tiene più di tre e nessuna si restituisce. Tutti vedono quante ne tieni, solo tu quali; ciò che hai visto nella pila resta sotto i tuoi occhi.
    Da tastiera: **guarda**, poi **tieni Ballio**.
strada-romana-rules-8-title = La fine
strada-romana-rules-8 =
    La partita finisce subito quando arriva il quarto carro, ovunque siano andati i quattro, o quando si assegna l’ultimo dei venti punti vittoria.
    Finisce anche quando da tempo non si guadagna nulla: tre turni senza progressi per ogni giocatore, in cui i carri cambiano solo altezza e nulla viene preso.
    Chi abbandona tiene quello che ha, non gioca più e si classifica dopo chi è rimasto.
strada-romana-rules-9-title = I punti
strada-romana-rules-9 =
    Ogni punto vittoria vale uno; le monete non valgono nulla.
    Ognuna delle tue tessere carro vale 3 se il suo carro è arrivato, altrimenti −1.
    Un cubo e una tessera della stessa merce fanno un contratto. I tuoi contratti valgono: il massimo che hai in una merce, moltiplicato per il numero di merci in cui ne hai.
    Ogni merce spaiata, cubo o tessera che sia, vale −1.
    Un esempio: contratti in cinque merci, quattro nell’olio e uno o due in ognuna delle altre, valgono 4 × 5 = 20. Un cubo e una tessera spaiati tolgono 2: 18. Due tessere carro, di cui una sola di un carro arrivato, aggiungono 3 − 1 = 2, e tre punti vittoria 3: fa 23.
    { strada-romana-board-sum }
    Vince chi ha più punti. In caso di parità decidono le monete; poi, tra chi è alla pari, chi ha giocato per ultimo viene dopo.
strada-romana-rules-10-title = Le opzioni
strada-romana-rules-10 =
    { "" }**Giri senza progressi**: quanti turni senza progressi per ogni giocatore chiudono una partita in cui non si guadagna più nulla. Tre, se il tavolo non dice altro.
