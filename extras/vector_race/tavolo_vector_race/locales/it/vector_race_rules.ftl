# The rules of Vector Race, chapter by chapter.

vector-race-credit = Un gioco tradizionale con matita e carta a quadretti; nessuno sa chi l’ha inventato.

vector-race-rules-1-title = La gara
vector-race-rules-1 =
    Da due a cinque auto gareggiano su un circuito chiuso, su carta a quadretti. Un’auto prosegue sempre come prima, con al massimo un quadretto di differenza: chi va veloce deve frenare presto.
    La strada corre tra due muri. Le linee sottili che la attraversano sono le porte; quella a scacchi è partenza e traguardo. Le auto cominciano da ferme, subito prima della linea, su punti estratti a sorte. Con nove tasti il giro più breve è lo stesso da ognuno; con cinque alcuni chiedono un turno o due in più.
vector-race-rules-2-title = Scegliere un tasto
vector-race-rules-2 =
    A ogni turno tutti scelgono in segreto, nello stesso momento, uno dei nove tasti. Sono disposti come su una calcolatrice: 5 mantiene la velocità; 6 aggiunge un quadretto verso destra, 4 verso sinistra, 8 verso l’alto, 2 verso il basso; 7, 9, 1 e 3 fanno due di queste cose insieme.
    La nuova velocità si aggiunge al punto dove si trova l’auto: è lì che va. Restare fermi è permesso. Finché non hanno scelto tutti, una scelta si può ritirare.
    Da tastiera: **guida 7**, **guida 6**, **8**, **5**, **1 -1** (verso destra e verso l’alto).
vector-race-rules-3-title = I muri
vector-race-rules-3 =
    Tutta la linea retta di una mossa deve restare sulla strada. Toccare un muro, anche solo con l’estremità o in un angolo, è uno schianto: l’auto resta nel punto di partenza, perde tutta la velocità e sta ferma un turno (o di più, secondo gli accordi del tavolo). Una scelta che porta al muro viene chiesta due volte.
vector-race-rules-4-title = Il contatto
vector-race-rules-4 =
    Un’auto può attraversare la linea e il punto di un’altra. Conta solo dove sono alla fine del turno: se più auto sono sullo stesso punto, ognuna che si muove perde un quadretto di velocità, a destra o a sinistra e in alto o in basso. Possono restarci tutte. Il tavolo può decidere che non succeda nulla.
vector-race-rules-5-title = Porte, giri e traguardo
vector-race-rules-5 =
    Le porte si superano in ordine, nel verso della freccia; ripassarne una all’indietro la annulla. Dopo l’ultimo giro la linea è il traguardo. È davanti chi la supera in un turno precedente o, nello stesso turno, dopo la parte più piccola della sua mossa; a parti uguali si condivide il posto. Ciò che sta oltre la linea non conta più.
    La gara finisce con il turno in cui arriva la prima auto o, se il tavolo ha deciso così, quando ne resta una sola. Le altre sono ordinate per porte superate, poi secondo chi ha superato prima l’ultima. Una gara troppo lunga finisce dopo il triplo dei turni della gara più corta possibile, più dieci.
    I circuiti, con i turni del loro giro più corto: { $tracks }.
vector-race-rules-6-title = Lasciare, o essere in ritardo
vector-race-rules-6 =
    Chi abbandona lascia subito la strada e si classifica dietro a tutti quelli che restano. Chi resta da solo ha vinto.
    Quando il tempo di qualcuno scade, può essere il banco a scegliere: piano e senza rischi, un tasto estratto a sorte tra quelli buoni. Nessuno vede chi ha scelto.
