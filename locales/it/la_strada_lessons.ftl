# La Strada in esempi: la lezione (/tavolo impara), e quello che mostrano le figure delle regole.

## La lezione

la-strada-lesson-workshop-title = Un buon posto
la-strada-lesson-workshop = Tutte le tue strade partono dalla tua **bottega**. Si piazza su un esagono di pianura. Una strada fino a un insediamento è un **collegamento**: ha almeno una tessera, e ogni tessera costa giorni. La moneta sopra un insediamento mostra quanto porta collegarlo.
la-strada-lesson-workshop-ask = Piazza la bottega dove una tessera dritta porta a D2 e un’altra a D4.
la-strada-lesson-workshop-right = Da F4 una tessera in E3 porta dritto a D2, e una in E4 dritto a D4. Ora gli altri piazzano la loro; tra due botteghe c’è almeno un esagono.
la-strada-lesson-workshop-forest = Cerca una pianura: gli esagoni chiari con le spighe.
la-strada-lesson-workshop-touch = D3 tocca tutti e due, ma toccare non è collegare: ci vorrebbe comunque una strada per ciascuno, e una tessera non fa curve così strette.
la-strada-lesson-workshop-hint = Da D2 scendi di due esagoni verso destra; da D4 di due verso sinistra. Dove arrivi tutte e due le volte?

la-strada-lesson-link-title = Il tuo primo collegamento
la-strada-lesson-link = Un turno comincia con sei **giorni**. Una tessera costa 2 giorni in pianura, 3 in foresta, 4 in collina. Una strada si costruisce intera, dalla bottega a un insediamento, e si scrive con tutti i suoi esagoni: F4-E3-D2 mette una tessera in E3 e collega il paese D2.
la-strada-lesson-link-ask = Collega la città D4, per 2 giorni.
la-strada-lesson-link-right = Il tuo cubo è sulla città: 5 pezzi d’oro. Ti restano quattro dei sei giorni, ed è ancora il tuo turno.
la-strada-lesson-link-open = Indica anche l’insediamento: la strada si costruisce intera.
la-strada-lesson-link-dear = Questa strada richiede due tessere, 4 giorni. Ne basta una.
la-strada-lesson-link-hint = La città è a due esagoni da F4, in alto a destra. In mezzo ce n’è uno.

la-strada-lesson-onward-title = Da lì si prosegue
la-strada-lesson-onward = In un turno costruisci tutti i collegamenti che i tuoi giorni permettono. Una strada parte dalla tua bottega o da **qualsiasi insediamento che hai collegato**, anche un attimo fa.
la-strada-lesson-onward-ask = Hai 4 giorni. Collega anche la città E6, e tienine 2.
la-strada-lesson-onward-right = Due città in un turno! Con i 2 giorni rimasti potresti collegare anche D2, o tenerli per il prossimo turno.
la-strada-lesson-onward-start = È più vicino da D4, che hai già collegato.
la-strada-lesson-onward-hill = Si può, ma E5 è una collina e prende tutti e 4 i giorni. Una pianura ne prende 2.
la-strada-lesson-onward-hint = Parti da D4: tra D4 e E6 c’è un esagono di pianura.

la-strada-lesson-bend-title = Curve dolci
la-strada-lesson-bend = Su ogni esagono la strada va dritta o curva dolcemente, senza curve strette. In un insediamento comincia una strada nuova, nella direzione che vuoi. D2 ormai è tuo, ed è il tuo secondo turno. Il borgo F3 tocca la tua bottega, ma non è ancora un collegamento.
la-strada-lesson-bend-ask = Collega il borgo F3.
la-strada-lesson-bend-right = Da D2 la strada curva dolcemente per E2 fino a F3: 2 giorni, 4 pezzi d’oro.
la-strada-lesson-bend-touch = Guarda gli altri tuoi insediamenti: da uno di loro una strada curva dolcemente fino a F3.
la-strada-lesson-bend-sharp = Guarda invece i tuoi insediamenti: da uno di loro una strada curva dolcemente fino a F3.
la-strada-lesson-bend-hint = Una strada può partire anche da D2. Quale esagono tocca D2 e F3?

la-strada-lesson-gold-title = Quanto porta
la-strada-lesson-gold = Sotto la mappa si legge quanto porta **ogni** cubo alla fine: una città porta 5 a chi è da solo, 4 a testa in due, 3 a testa in tre. Chi arriva dopo toglie a chi c’era prima. La moneta mostra quanto vale lì un cubo adesso.
la-strada-lesson-gold-ask = Ti restano 4 giorni. Trova il collegamento che porta di più.
la-strada-lesson-gold-right = La città H8, dove non c’è ancora nessuno: 5 pezzi d’oro per 4 giorni. I giorni sono spesi, quindi il tuo turno è finito.
la-strada-lesson-gold-village = Un paese tutto tuo, 3 pezzi d’oro per 4 giorni. C’è una città alla tua portata.
la-strada-lesson-gold-shared = C’è già qualcuno: con due cubi una fattoria porta solo 1 a ciascuno.
la-strada-lesson-gold-hint = Cerca una moneta con un 5 senza alcun cubo, in basso a destra di E6.

la-strada-lesson-keep-title = Conservare i giorni
la-strada-lesson-keep = I giorni che non spendi li conservi, ma nessuno ne ha mai più di **dieci**. E un esagono riceve una sola tessera, di chiunque sia: poi è chiuso a ogni altra strada. La strada F3-G3-H2-J1 verso l’ultima città libera costa 5 giorni; tu ne hai 4.
la-strada-lesson-keep-ask = Conserva i tuoi giorni per J1.
la-strada-lesson-keep-right = Nel prossimo turno avrai dieci giorni, il massimo che si può avere: conservarne più di quattro non serve. La partita finisce quando qualcuno, all’inizio del proprio turno, non può collegare più nulla; allora si conta tutto l’oro.
la-strada-lesson-keep-few = Manca un giorno. Il tuo prossimo turno ne porta sei.
la-strada-lesson-keep-closed = Sarebbero subito 3 pezzi d’oro, ma la tessera chiude G3, e con lui la tua strada verso la città.
la-strada-lesson-keep-hint = Ora ogni collegamento toglierebbe giorni a J1. In questo turno non costruire altro.

## Quello che mostrano le figure delle regole

la-strada-picture-map = Una parte della mappa. Pianure, foreste e colline portano il nome del loro esagono; gli insediamenti mostrano che cosa sono e, in una moneta, quanto porta un cubo: le città D4 e E6 5, il borgo F3 4, la fattoria G7 2. Sotto, la legenda: una tessera costa 2 giorni in pianura, 3 in foresta, 4 in collina; uno, due o tre cubi portano ciascuno 2, 1, 0 in una fattoria, 3, 2, 1 in un paese, 4, 3, 2 in un borgo, 5, 4, 3 in una città.
la-strada-picture-workshop = Tre botteghe su esagoni di pianura, nei colori di chi le ha piazzate: viola in C5, blu in F4, arancione in J6.
la-strada-picture-days = Il pannello di un giocatore: accanto a un sole una fila di dieci caselle mostra 4 giorni. Sotto, una strada prevista, tratteggiata, dalla città collegata D4 per D5 fino alla città E6, con il suo prezzo di 2 giorni.
la-strada-picture-link = Strade blu. Dalla bottega in F4 due strade dritte: per E3 fino al paese D2, e per E4 fino alla città D4. E due con una curva dolce: da D4 per D5 fino alla città E6, e da D2 per E2 fino al borgo F3.
la-strada-picture-cubes = Insediamenti con cubi agli angoli. Le città D4, E6 e H8 ne portano due ciascuna, e le loro monete mostrano 4; la fattoria G7 ne porta due, e la sua moneta mostra 1.
la-strada-picture-gold = La città E6 con due cubi e una moneta da 4, la fattoria G7 con due cubi e una moneta da 1, la fattoria F8 con un cubo e una moneta da 2. Sotto, la legenda: quanto porta ciascuno di uno, due o tre cubi.
la-strada-picture-transit = In due: una strada blu prevista, tratteggiata, va dalla città E6 per F6 alla fattoria G7, che porta un cubo arancione, e prosegue per G8 fino alla fattoria libera F8. Costa 4 giorni.
