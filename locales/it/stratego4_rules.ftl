# Le regole di Stratego 4 per chi gioca, capitolo per capitolo (/tavolo regole). Parole nostre.

stratego4-credit = Stratego 4 di Jumbo (intorno al 1995), su tabelloni fatti da noi.

stratego4-rules-1-title = Lo scopo del gioco
stratego4-rules-1 =
    Tre o quattro eserciti sono accampati intorno a un castello. Ognuno porta una bandiera, e ognuno nasconde i suoi gradi agli altri. Chi per primo porta la propria bandiera sulla torre in mezzo al castello, con uno dei suoi pezzi, ha subito vinto. In quattro si può giocare anche in due squadre.
stratego4-rules-2-title = Il tuo esercito
stratego4-rules-2 =
    Guidi venti pezzi di nove gradi: un maresciallo (9), un generale (8), due maggiori (7), due capitani (6), tre tenenti (5), tre sergenti (4), quattro esploratori (3), una spia (2) e tre cannoni (1). I colori seguono i posti, nell’ordine in cui si occupano.
    Dove si trova un pezzo e come si muove lo vedono tutti. Il suo grado lo conosci solo tu, finché non lo rivela un duello, un tiro o un ripescaggio.
stratego4-rules-3-title = Il tabellone e il castello
stratego4-rules-3 =
    In quattro si gioca su una croce, colonne dalla a alla m, righe da 1 a 13; in tre su un tabellone di tre parti uguali: colonne dalla a alla g, dalla h alla n e dalla o alla u, numerate da 1 a 5 allontanandosi dal castello. Ogni esercito ha una zona di tre file di sette caselle.
    Le caselle si toccano lungo le linee del tabellone, mai in diagonale. Nulla entra in uno stagno o lo scavalca, tranne una palla di cannone.
    Il castello ha due caselle. La **cinta** è una sola casella per un solo pezzo, per quanto grande sembri: la circondano dodici caselle; da ognuna vi si può entrare o la si può attaccare, e viceversa. La **torre** sta all’interno e tocca solo la cinta. Qualsiasi pezzo può salirvi, ma vi vince solo con la bandiera del proprio esercito.
stratego4-rules-4-title = Lo schieramento
stratego4-rules-4 =
    Tutti schierano nello stesso momento e in segreto. Cominci con un esercito tirato a sorte; prendi una formazione, scambia dei pezzi o scrivili tutti e venti in cifre, quante volte vuoi, finché non dici che è tutto pronto. Poi non cambia più nulla.
    Il centro della tua zona resta libero: è la tua casella di ripescaggio. Il pezzo in mezzo all’ultima fila porta la tua bandiera.
    Quando tutti hanno finito, la sorte dice chi comincia; gli altri seguono in senso orario.
    Da tastiera: **esercito** e venti cifre, fila per fila dal fronte, ognuna dalla tua sinistra; **scambia d3 e3**; **pronto**.
stratego4-rules-5-title = Il tuo turno
stratego4-rules-5 =
    Muovi un pezzo su una casella libera, oppure usalo per attaccare, oppure spara con un cannone. Un pezzo fa un passo; non scavalca nulla, e una casella tiene un solo pezzo.
    Chi non può fare niente di tutto questo salta il turno.
    Un pezzo può tornare subito da dove è appena venuto cinque volte di seguito. Prima della sesta deve andare altrove o attaccare.
    Da tastiera: **muovi f3 f4**, anche per un attacco; **spara f3 cinta**.
stratego4-rules-6-title = I duelli e il cursore
stratego4-rules-6 =
    Attacchi un pezzo avversario andando sulla sua casella. I due gradi vengono rivelati a tutti, e il più basso lascia il tabellone. Chi vince attaccando prende la casella; chi vince difendendosi resta dov’è. A grado pari cadono entrambi.
    Ogni duello che vinci, in attacco o in difesa, fa avanzare di uno il tuo **cursore**: è la fila da 0 a VI nel tuo angolo dell’immagine. A VI torna a 0, e uno dei tuoi pezzi battuti ritorna. Di più sotto «Il ripescaggio».
    I pezzi battuti restano scoperti davanti al loro esercito. Quello che si è saputo di un pezzo rimane visibile su di esso.
stratego4-rules-7-title = Capitano, esploratore e spia
stratego4-rules-7 =
    { "" }**Capitano (6)**: fa uno o due passi e tra l’uno e l’altro può girare. Attacca con il primo o con il secondo; un attacco chiude la sua mossa. Non passa su una casella dove una bandiera è a terra.
    { "" }**Esploratore (3)**: va dritto su quante caselle libere vuole e può attaccare il primo pezzo che incontra. Può finire sulla cinta o uscirne da una delle dodici caselle, ma non attraversa mai il castello.
    { "" }**Spia (2)**: quando attacca il maresciallo, il maresciallo cade; se invece è il maresciallo ad attaccare, cade la spia.
    Un pezzo che porta una bandiera fa un solo passo, qualunque sia il suo grado.
stratego4-rules-8-title = I cannoni
stratego4-rules-8 =
    Invece di muovere, un cannone (1) può sparare lungo una linea, in qualsiasi direzione, a un pezzo avversario esattamente a tre caselle. Nessun pezzo deve trovarsi sulle due caselle in mezzo; gli stagni invece non contano. Il tiro batte qualsiasi pezzo e vale come duello vinto, ma il cannone spara una volta sola: entrambi i pezzi lasciano il tabellone.
    Non si spara oltre il castello, solo dentro: a un pezzo sulla cinta, o sulla torre se la cinta è libera. Dalla cinta un cannone spara verso l’esterno, e la casella accanto è la prima delle tre. Dalla torre non può sparare.
    Qualsiasi pezzo che attacca un cannone lo batte, tranne un altro cannone: allora cadono entrambi.
stratego4-rules-9-title = Le bandiere
stratego4-rules-9 =
    Un pezzo porta al massimo una bandiera, la propria o un’altra. Mentre muove, attacca o spara può lasciare la bandiera sulla sua casella, e allora si muove come il suo grado permette; un cannone che spara la lascia sempre.
    Un pezzo senza bandiera che finisce la mossa dove ce n’è una la raccoglie. Un esploratore che ci passa sopra no.
    Chi batte il portatore di una bandiera la prende. Se il vincitore ne porta già una, se cadono entrambi o se ha sparato un cannone, la bandiera resta dov’era il portatore.
    Se perdi la tua bandiera, continui a giocare; ma per vincere sulla torre devi prima riprenderla (una squadra: una delle sue due).
    Da tastiera: aggiungi **lascia** alla mossa, come in **muovi f3 f4 lascia**.
stratego4-rules-10-title = Il ripescaggio
stratego4-rules-10 =
    Quando il tuo cursore arriva a VI, metti subito uno dei tuoi pezzi battuti, a tua scelta, sulla tua casella di ripescaggio.
    Ripeschi anche quando prendi una bandiera avversaria che un pezzo del suo stesso esercito ha portato per ultimo, in duello o da terra. Il cursore non si sposta.
    Se la casella di ripescaggio è occupata, o se nessuno dei tuoi pezzi è stato battuto, l’occasione è persa: tieni libera quella casella. Un cannone ripescato è di nuovo carico.
    Da tastiera: **ripesca 7**, con il numero del grado.
stratego4-rules-11-title = La fine
stratego4-rules-11 =
    La partita finisce subito quando un tuo pezzo sta sulla torre con la tua bandiera. A una squadra basta una delle sue due bandiere, portata da un pezzo dell’uno o dell’altro compagno.
    Chi non ha più pezzi è fuori; vince l’ultimo esercito, o l’ultima squadra, che ne ha. Chi abbandona toglie tutti i suoi pezzi; le bandiere che portavano restano a terra.
    Quando nessun pezzo viene battuto per cinquanta giri, o quando nessuno può muovere, la partita è patta.
    Alla fine si mostrano tutti i gradi.
stratego4-rules-12-title = Buoni consigli
stratego4-rules-12 =
    Distribuisci pezzi forti e pezzi deboli su tutta la tua zona, e non mettere i cannoni proprio in fondo.
    Un cannone subito dietro uno stagno tiene la cinta sotto tiro.
    Conserva qualche esploratore per la fine, quando le linee si aprono. Contro i cannoni e la spia servono sempre, perché colpiscono da lontano.
    Guarda che cosa hanno perso gli altri: dice che cosa può ancora arrivare.
    Attenzione a chi avanza con la bandiera fin dal primo turno: se nessuno lo ferma, la partita finisce presto.
    Se due ti attaccano insieme, convinci uno di loro a portare la sua bandiera verso il castello, o porta la tua: avranno altro a cui pensare.
    Non risparmiare troppo i gradi alti: il cursore ne fa tornare.
stratego4-rules-13-title = Le opzioni
stratego4-rules-13 =
    { "" }**Squadre**: in quattro, i compagni siedono di fronte e giocano contro gli altri due. Non si attaccano e non conoscono i gradi l’uno dell’altro, ma ognuno può portare la bandiera dell’altro. Prima della partita ogni persona sceglie la squadra; i computer completano.
    { "" }**Gioco di memoria**: i gradi rivelati in un duello non restano visibili sui pezzi: tocca a te ricordarli. Il canale invece non dimentica: quello che ha detto di ogni duello resta lì, e nella cronologia. Accordatevi di non tornare a guardare.
    { "" }**Inizio lento**: nei primi cinque giri nessun pezzo che porta una bandiera può entrare nella cinta.
    { "" }**Giri tranquilli**: dopo quanti giri senza pezzi battuti la partita è patta. Cinquanta, se il tavolo non dice altro.
