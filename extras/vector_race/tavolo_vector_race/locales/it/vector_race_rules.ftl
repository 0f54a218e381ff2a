# The rules of Vector Race, chapter by chapter.

vector-race-credit = Un gioco tradizionale con matita e carta a quadretti; nessuno sa chi l’ha inventato.

vector-race-rules-1-title = La gara
vector-race-rules-1 =
    Da due a cinque auto gareggiano su un circuito chiuso, su carta a quadretti. Un’auto prosegue sempre come prima, con al massimo un quadretto di differenza: chi va veloce deve frenare presto.
    La strada corre tra due muri. Le linee sottili che la attraversano sono le porte; quella a scacchi è partenza e traguardo. Le auto cominciano da ferme, subito prima della linea, su punti estratti a sorte.
vector-race-rules-2-title = Scegliere un tasto
vector-race-rules-2 =
    A ogni turno tutti scelgono in segreto, nello stesso momento, uno di nove tasti. Sono disposti come su una calcolatrice: 5 mantiene la velocità; 6 aggiunge un quadretto verso destra, 4 verso sinistra, 8 verso l’alto, 2 verso il basso; 7, 9, 1 e 3 fanno due di queste cose insieme.
    La nuova velocità si aggiunge al punto dove si trova l’auto: lì va. Restare fermi è permesso. Finché non hanno scelto tutti, una scelta si può ritirare.
    Da tastiera: **guida 7**, **guida 6**, **8**, **5**, **1 -1** (verso destra e verso l’alto).
vector-race-rules-3-title = I muri
vector-race-rules-3 =
    Tutta la linea retta di una mossa deve restare sulla strada. Toccare un muro, anche solo con la fine o in un angolo, è uno schianto: l’auto resta da dove era partita, perde tutta la velocità e sta ferma un turno (o di più, secondo gli accordi del tavolo). Una scelta che porta al muro viene chiesta due volte.
vector-race-rules-4-title = Il contatto
vector-race-rules-4 =
    Le linee e i punti delle auto possono incrociarsi. Conta solo dove sono alla fine del turno: se più auto sono sullo stesso punto, ognuna che si muove perde un quadretto di velocità, a destra o a sinistra e in alto o in basso. Restano tutte. Il tavolo può decidere che non succede nulla.
vector-race-rules-5-title = Porte, giri e traguardo
vector-race-rules-5 =
    Le porte si superano in ordine, nel verso della freccia; ripassarne una all’indietro la annulla. Dopo l’ultimo giro la linea è il traguardo. Chi la supera in un turno precedente è davanti e, nello stesso turno, chi la supera dopo la parte più piccola della sua mossa; parti uguali condividono il posto. Ciò che viene dopo la linea non conta più.
    La gara finisce con il turno in cui arriva la prima auto o, se il tavolo ha deciso così, quando ne resta una sola. Le altre sono ordinate per porte superate, poi secondo chi ha superato prima l’ultima. Una gara troppo lunga finisce dopo il triplo dei turni della più corta, più dieci.
    I circuiti, con i turni del loro giro più corto: { $tracks }.
vector-race-rules-6-title = Lasciare, o essere in ritardo
vector-race-rules-6 =
    Chi abbandona lascia subito la strada e si classifica dietro a tutti quelli che restano. Chi resta da solo ha vinto.
    Quando il tempo di qualcuno scade, può scegliere il banco: con calma e senza rischi, un tasto estratto a sorte tra quelli buoni. Nessuno vede chi ha scelto.
