# Le regole di La Strada per chi gioca, capitolo per capitolo (/tavolo regole). Parole nostre.

la-strada-credit = La Strada di Martin Wallace (2004), su una mappa fatta da noi.

la-strada-rules-1-title = Lo scopo del gioco
la-strada-rules-1 =
    Da due a quattro mercanti costruiscono strade attraverso una terra di foreste e colline, dalla propria bottega verso diciannove insediamenti. Chi collega un insediamento ci mette un cubo. Alla fine ogni cubo porta oro: molto in una città, poco in una fattoria, e sempre meno quanti più cubi ci sono. Vince chi ha più oro.
la-strada-rules-2-title = La mappa
la-strada-rules-2 =
    Sei triangoli, mescolati a ogni partita, formano una terra di 127 esagoni. Un esagono si indica con la riga (da A a N, senza I) e il posto da sinistra: D7.
    Ci sono pianure, foreste e colline, e poi 4 città, 5 borghi, 5 paesi e 5 fattorie. Tutto è scoperto, tranne il tipo degli insediamenti a un tavolo che li rivela dopo le botteghe.
    Ognuno ha 18 tessere di pianura, 8 di foresta, 5 di collina e dodici cubi. I colori seguono l’ordine in cui si prende posto.
la-strada-rules-3-title = Le botteghe
la-strada-rules-3 =
    Per prima cosa, nell’ordine dei turni, ognuno piazza una bottega su una pianura libera. Tra due botteghe c’è almeno un esagono. Non si può piazzare dove nessun insediamento sarebbe raggiungibile in dieci giorni.
    Un insediamento che tocca la tua bottega non è ancora collegato: serve comunque una strada di almeno una tessera, da un altro lato o da altrove.
    Da tastiera: **bottega D7**.
la-strada-rules-4-title = Il tuo turno e i tuoi giorni
la-strada-rules-4 =
    All’inizio nessuno ha giorni. Ogni tuo turno comincia con sei giorni in più; nessuno ne ha mai più di dieci. Spendili in tutti i collegamenti che vuoi, uno dopo l’altro, poi finisci il turno e conserva il resto. Poiché non si contano mai più di dieci giorni, conservarne più di quattro non serve.
    La regola si può leggere anche così: dieci giorni si *conservano*, e i sei si aggiungono. È un’opzione (capitolo 11).
    Quando non puoi più pagare alcun collegamento, il turno finisce da sé.
    Da tastiera: **fine**.
la-strada-rules-5-title = I collegamenti
la-strada-rules-5 =
    Un collegamento è una strada intera: dalla tua bottega, o da un insediamento che hai collegato, fino a uno nuovo per te. Si costruisce in una volta sola, mai a metà, e può partire da dove il precedente è appena arrivato.
    Ogni esagono riceve una tessera: una pianura costa 2 giorni, una foresta 3, una collina 4. La strada va dritta o curva dolcemente, di un sesto di giro; curve strette non ce ne sono. Da insediamenti e botteghe parte da qualsiasi lato.
    Un esagono con una tessera o con la bottega di un altro è chiuso alle altre strade. Le strade si incontrano solo negli insediamenti.
    Da tastiera, una strada è la serie dei suoi esagoni: **C3-D4-E4** parte da C3, mette una tessera in D4 e collega E4.
la-strada-rules-6-title = I cubi
la-strada-rules-6 =
    Un collegamento mette sempre un tuo cubo sull’insediamento che raggiunge. Tutti possono collegare tutti gli insediamenti, ognuno una volta. Una strada finisce al primo insediamento nuovo che incontra; il collegamento seguente può ripartire da lì.
la-strada-rules-7-title = Un turno d’esempio
la-strada-rules-7 =
    Il tuo primo turno, sei giorni; la tua bottega è in K6.
    Lì accanto c’è la collina J7, e al di là il borgo H8. Metti una tessera dritta sulla collina: 4 giorni. Il borgo è collegato e riceve il tuo primo cubo.
    Restano due giorni. Da H8 metti una curva sulla pianura G8, 2 giorni, e raggiungi la città F8: il tuo secondo cubo.
    I sei giorni sono spesi, e il turno è finito. Finché nessuno ti raggiunge, il borgo vale 4 pezzi d’oro e la città 5. Il tuo prossimo turno può partire da K6, da H8 o da F8.
    Da tastiera: **K6-J7-H8**, poi **H8-G8-F8**.
la-strada-rules-8-title = L’oro
la-strada-rules-8 =
    Ogni cubo porta oro secondo il suo insediamento e quanti cubi ci sono, uno, due, tre o quattro:
    Città: { $city }
    Borgo: { $town }
    Paese: { $village }
    Fattoria: { $hamlet }
    Si conta solo alla fine; fino ad allora il tabellone mostra quanto darebbe una fine immediata. Vince chi ha più oro. In caso di parità decidono i giorni rimasti; se anche questi sono pari, la vittoria è condivisa.
la-strada-rules-9-title = La fine
la-strada-rules-9 =
    La partita finisce subito quando qualcuno, all’inizio del proprio turno, non potrebbe collegare nulla nemmeno con dieci giorni: nessuna strada porta a qualcosa di nuovo, o sono finite le tessere o i cubi. Conservare i giorni non la fa finire. Finisce anche quando per due giri nessuno ha costruito nulla.
    Chi abbandona non gioca più e si classifica dopo chi è rimasto. Le sue strade, la bottega e i cubi restano e contano.
la-strada-rules-10-title = In due
la-strada-rules-10 =
    Ognuno ha due botteghe, piazzate a turno; chi ha piazzato per secondo gioca il primo turno.
    Un insediamento riceve un solo cubo. La tua strada può passare per insediamenti dell’avversario che non hai ancora collegato, se prosegue nella stessa mossa fino a uno libero. Lì non metti cubi e non ricavi oro, ma da allora le tue strade possono partire anche da lì.
    La partita finisce quando tutti e diciannove sono presi, o quando nessuno può più collegare nulla. Se uno solo non può collegare nulla, salta il turno.
la-strada-rules-11-title = Opzioni
la-strada-rules-11 =
    { "" }**Partenza equilibrata**: giocare per primi è un vantaggio. Le botteghe si piazzano nell’ordine inverso, e i primi cominciano con meno giorni: −2, 0, 1 e 2 giorni in quattro; −2, 0 e 1 in tre; −3 e 0 in due.
    { "" }**Insediamenti rivelati dopo le botteghe**: restano coperti finché ne manca una.
    { "" }**Dieci conservati**: alla fine del turno conservi fino a dieci giorni, e i sei del turno seguente si aggiungono. Così un turno ha fino a sedici giorni, e sedici prendono il posto di dieci dove una strada, una bottega o la fine della partita ne chiede dieci.
