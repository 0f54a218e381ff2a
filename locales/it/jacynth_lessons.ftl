# Jacynth per esempi: la lezione (/tavolo impara), e che cosa mostrano le immagini delle regole.

## La lezione

jacynth-lesson-district-title = Quartieri
jacynth-lesson-district = Le carte di uno stesso seme che si toccano lungo un lato sono un **quartiere**. Il tuo segnalino sta sulla Cacciatrice: il suo quartiere di Lune 🌙 è tuo, una carta, un punto. Hai in mano tre carte; nel tuo turno ne posi una accanto a una carta della città, poi ne peschi una nuova. Il tuo avversario in questa lezione è { computer-called-2 }.
jacynth-lesson-district-ask = Posa una carta che ingrandisca il tuo quartiere di Lune.
jacynth-lesson-district-right = Il Diplomatico porta una luna e tocca la Cacciatrice: due carte, due punti. I suoi Soli sono un quartiere a sé, che nessuno controlla ancora.
jacynth-lesson-district-suit = Il Mulino tocca la Cacciatrice ma non porta una luna 🌙. Il tuo quartiere resta com’è, e da quella parte non può più crescere.
jacynth-lesson-district-away = Il Diplomatico porta una luna, ma lì tocca al massimo un angolo della Cacciatrice. Contano solo i lati.
jacynth-lesson-district-hint = Quale delle tue carte porta una luna 🌙, e quale casella libera tocca c4 lungo un lato?

jacynth-lesson-influence-title = Mettere un segnalino
jacynth-lesson-influence = Dopo la carta puoi mettere uno dei quattro **segnalini** su una carta di cui nessun altro controlla un quartiere. Allora controlli **tutti** i quartieri di quella carta, uno per ogni suo seme.
jacynth-lesson-influence-ask = Posa la Calamità in c3, e metti un segnalino dove porta più punti.
jacynth-lesson-influence-right = La Montagna sta in un quartiere di Lune (tre carte) e in uno di Soli (due): cinque punti con un solo segnalino.
jacynth-lesson-influence-none = È permesso, e spesso saggio. Qui un segnalino porterebbe subito parecchi punti.
jacynth-lesson-influence-alone = La Calamità ha un solo seme, e in quello sta da sola: è un punto.
jacynth-lesson-influence-fewer = La Foresta porta tre punti in Lune, ma uno solo in Foglie. Un’altra carta fa meglio nel suo secondo seme.
jacynth-lesson-influence-hint = Conta per ogni carta i quartieri di entrambi i suoi semi. La Calamità va in c3.

jacynth-lesson-high-title = Le carte alte sono sicure
jacynth-lesson-high = Se in un quartiere ci sono più segnalini, decide quello sulla carta di **rango più alto**. L’Asso è il più basso, poi vengono da 2 a 9, e la Corona è la più alta.
jacynth-lesson-high-ask = Posa il Selvaggio in d3 e prendi i due quartieri di Montagna e Patto, nel modo più sicuro.
jacynth-lesson-high-right = Solo una Corona batte il 9 del Patto, e solo nel proprio seme.
jacynth-lesson-high-low = Porta gli stessi punti, ma un segnalino su qualsiasi carta sopra il 4 potrebbe toglierti quei quartieri.
jacynth-lesson-high-none = Un segnalino su una delle due porta quattro punti: Lune e Soli, due carte ciascuno.
jacynth-lesson-high-hint = Montagna e Patto hanno in comune entrambi i quartieri. Quale delle due ha il rango più alto?

jacynth-lesson-rank-title = Prendere il controllo
jacynth-lesson-rank = Se una carta **unisce** dei quartieri, il controllo si decide da capo. Il tuo avversario controlla le Lune 🌙 di Montagna (4) e Foresta; il tuo segnalino sta sul Patto (9).
jacynth-lesson-rank-ask = Unisci il tuo quartiere di Lune a quello dell’avversario, così da controllarlo.
jacynth-lesson-rank-right = Quattro carte in Lune, e il Patto è la più alta con un segnalino. I Soli della Montagna restano dell’avversario.
jacynth-lesson-rank-suns = Così si uniscono i Soli, e va bene anche questo. Ma in Lune c’è di più da prendere.
jacynth-lesson-rank-apart = Il Mercante non porta né Lune né Soli: i quartieri restano separati.
jacynth-lesson-rank-hint = Fra Patto e Montagna c’è c3. Quale delle tue carte porta una luna 🌙?

jacynth-lesson-forbidden-title = Che cosa controllano gli altri
jacynth-lesson-forbidden = Non puoi mettere un segnalino su una carta se qualcun altro controlla **anche uno solo** dei suoi quartieri. Il tuo avversario controlla le Lune 🌙 di Cacciatrice e Diplomatico. I Soli ☀️ di Diplomatico e Penitente sono ancora liberi.
jacynth-lesson-forbidden-ask = Posa il Castello in d2, e prendi i Soli con un segnalino.
jacynth-lesson-forbidden-right = Tre carte in Soli, compreso il Diplomatico, anche se il tuo segnalino non ci può stare.
jacynth-lesson-forbidden-controlled = Il Diplomatico sta anche nel quartiere di Lune, che il tuo avversario controlla. Scegli un’altra carta dei Soli.
jacynth-lesson-forbidden-none = Allora i Soli restano liberi, e il tuo avversario potrebbe arrivare prima.
jacynth-lesson-forbidden-hint = Il Castello va in d2. Per il segnalino serve una carta con un sole ☀️ e senza luna 🌙.

jacynth-lesson-cut-title = Sbarrare la strada
jacynth-lesson-cut = Le carte in città non si muovono mai. Una carta senza il seme giusto ferma quindi lì un quartiere per sempre. Il tuo avversario controlla le Onde 🌊 a sinistra, e altre due carte con Onde stanno a destra. In c4 la Montagna le separa già.
jacynth-lesson-cut-ask = Impedisci alle Onde dell’avversario di raggiungere quelle a destra.
jacynth-lesson-cut-right = Su quella carta non c’è un’onda, e nemmeno sulla Montagna lì sopra. Per unire i due quartieri al tuo avversario servirebbero ora altre tre carte con Onde, per girarci attorno. La partita finisce quando la città è piena, con 36 carte: vince chi ha più punti.
jacynth-lesson-cut-joined = L’Origine porta un’onda: unisce tutte e cinque le carte per il tuo avversario, che con il Mare ha la più alta.
jacynth-lesson-cut-elsewhere = Così c3 resta libera, e nel prossimo turno il tuo avversario può unire lì i quartieri.
jacynth-lesson-cut-hint = Il vuoto è in c3. Riempilo con una carta senza onda 🌊.

## Che cosa mostrano le immagini delle regole

jacynth-picture-city = La città all’inizio: sei colonne, dalla a alla f, e sei righe, la 1 in basso. Sei carte stanno sulla diagonale da a6 a f1. Sotto, la mano: Patto 9 con Lune e Soli, Marinaio 4 con Onde e Foglie, e la Fortuna, una Corona di Nodi.
jacynth-picture-districts = Quattro carte: Pittore in b4, Montagna in c4, Foresta in d4, Viaggio sopra la Montagna in c5. Montagna, Foresta e Viaggio sono un quartiere di Lune; Pittore e Montagna uno di Soli.
jacynth-picture-influence = Le stesse quattro carte e la Calamità in c3. Sulla Montagna sta un segnalino blu, e segni blu indicano le Lune di Montagna, Foresta e Viaggio e i Soli di Pittore e Montagna.
jacynth-picture-control = Da sinistra a destra: Patto con un segnalino blu, Viaggio, Montagna con un segnalino arancione, Foresta. Le Lune di tutte e quattro portano segni blu; solo i Soli della Montagna ne portano uno arancione.
jacynth-picture-extended = Il Raccolto, una Pedina con tre semi, sta in b4, il Console, una Corte, in d4, e fra loro la Scusa, con una stella e senza seme. Sotto, la mano con la Sentinella, un’altra Pedina.
