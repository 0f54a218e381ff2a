# Stratego 4 in esempi: la lezione (/tavolo impara), e quello che mostrano le figure delle regole.

## La lezione

stratego4-lesson-deploy-title = Il tuo esercito
stratego4-lesson-deploy = Guidi venti pezzi di nove gradi, dal maresciallo (9) ai cannoni (1); nessun altro sa quale è quale. Prima tutti schierano in segreto. Il centro della tua zona resta libero, e il pezzo al centro dell’ultima fila porta la tua **bandiera**. Un cannone colpisce la terza casella di una linea: da dietro uno stagno è la cinta del castello.
stratego4-lesson-deploy-ask = Metti il cannone di e2 dietro lo stagno, in f3.
stratego4-lesson-deploy-right = Da f3 spara sulla cinta, sopra lo stagno e f5. Quando tutti hanno detto di essere pronti, comincia la battaglia.
stratego4-lesson-deploy-bearer = Così non si muove alcun cannone, ma la tua bandiera va al tenente (5).
stratego4-lesson-deploy-ready = Non ancora: finito lo schieramento, non si cambia più nulla.
stratego4-lesson-deploy-hint = Scambia i pezzi in e2 e in f3.

stratego4-lesson-scout-title = Un esploratore, e un duello
stratego4-lesson-scout = Un pezzo fa un passo, mai in diagonale. Solo un **esploratore** (3) corre dritto finché la via è libera, e può attaccare il primo pezzo che incontra. Un **duello** rivela a tutti i due gradi, e il più basso lascia il tabellone. Un grado su un disco chiaro è già noto a tutti.
stratego4-lesson-scout-ask = Batti il cannone (1) in e9.
stratego4-lesson-scout-right = 3 contro 1: l’esploratore vince e prende la casella. Ogni duello vinto fa avanzare di uno il tuo **cursore**. Presto vedrai a che cosa serve.
stratego4-lesson-scout-short = Lì si ferma davanti al cannone. Può attaccare nella stessa mossa.
stratego4-lesson-scout-over = Però quel pezzo lo può attaccare.
stratego4-lesson-scout-hint = Il tuo esploratore è in e4, e la via è libera fino a e9.

stratego4-lesson-marshal-title = Il maresciallo e la spia
stratego4-lesson-marshal = Il maresciallo (9) è il grado più alto. Eppure uno dei più bassi lo batte: una **spia** (2) che lo attacca. Quando è il maresciallo ad attaccare la spia, cade la spia. A parità di grado cadono tutti e due.
stratego4-lesson-marshal-ask = Un maresciallo avversario è in g5. Battilo.
stratego4-lesson-marshal-right = Ha attaccato la spia: il maresciallo cade. Ora tutti conoscono la tua spia, naturalmente.
stratego4-lesson-marshal-general = Il generale (8) ha un grado più basso del maresciallo: cadrebbe.
stratego4-lesson-marshal-away = Al sicuro, per ora. Ma questo è il momento di attaccare: forse non tornerà.
stratego4-lesson-marshal-hint = Due tuoi pezzi toccano g5. Qual è la spia (2)?

stratego4-lesson-cannon-title = Un cannone spara
stratego4-lesson-cannon = Invece di muoversi, un **cannone** (1) può sparare in linea retta a un pezzo avversario esattamente a tre caselle. In mezzo non ci devono essere pezzi; gli stagni invece non contano. Il tiro batte qualsiasi grado, e tutti e due i pezzi lasciano il tabellone. Pericolo: un pezzo sulla cinta porta la bandiera viola. Un passo sulla torre, e vince.
stratego4-lesson-cannon-ask = Ferma quel pezzo, a colpo sicuro.
stratego4-lesson-cannon-right = Qualunque fosse il suo grado, è battuto, e la bandiera è a terra sulla cinta. Un tiro vale come un duello vinto.
stratego4-lesson-cannon-risk = Non conosci il suo grado: se supera quello del tuo tenente (5), tutto è perduto. C’è un modo sicuro.
stratego4-lesson-cannon-between = L’altro tuo cannone ha la linea libera.
stratego4-lesson-cannon-hint = Conta tre caselle da f3: lo stagno f4, poi f5, poi la cinta.

stratego4-lesson-flag-title = Il capitano e la bandiera
stratego4-lesson-flag = Il pezzo che portava la tua bandiera è battuto, e la bandiera è a terra in e6. La raccoglie chi finisce lì la sua mossa. Un **capitano** (6) fa uno o due passi, e può girare tra l’uno e l’altro. Un pezzo che porta una bandiera ne fa uno solo.
stratego4-lesson-flag-ask = Raccogli la tua bandiera in una sola mossa.
stratego4-lesson-flag-right = Per e5, girando, fino a e6: il tuo capitano porta la bandiera. Si vince solo con la propria.
stratego4-lesson-flag-one = Solo un capitano ne fa due.
stratego4-lesson-flag-short = Questo è un passo. Il capitano può farne un secondo.
stratego4-lesson-flag-hint = Da f5 sono due passi: a sinistra in e5, poi in e6.

stratego4-lesson-recruit-title = Il cursore
stratego4-lesson-recruit = Hai vinto il sesto duello: il **cursore** è arrivato a VI e riparte da 0. Per questo ripeschi uno dei tuoi pezzi battuti, sulla casella libera al centro della tua zona. Se fosse occupata, l’occasione andrebbe persa.
stratego4-lesson-recruit-ask = Ripesca il più alto in grado dei tuoi pezzi battuti.
stratego4-lesson-recruit-right = Il maresciallo è tornato, e tutti lo vedono. Ripeschi allo stesso modo quando prendi una bandiera avversaria al suo esercito.
stratego4-lesson-recruit-alive = Tornano solo i pezzi battuti: maresciallo (9), capitano (6) o esploratore (3).
stratego4-lesson-recruit-weak = Anche un esploratore è utile, ma c’è un grado più alto.
stratego4-lesson-recruit-hint = Scegli il maresciallo (9).

stratego4-lesson-turret-title = Sulla torre
stratego4-lesson-turret = Chi ha sulla torre un pezzo con la **propria bandiera** vince subito. Il castello ha due caselle: la **cinta**, una casella sola per quanto sembri grande, e dentro la torre, che tocca solo la cinta. Il tuo sergente (4) è sulla cinta con la tua bandiera.
stratego4-lesson-turret-ask = Vinci la battaglia.
stratego4-lesson-turret-right = La tua bandiera sventola sulla torre!
stratego4-lesson-turret-leave = La bandiera deve venire con te: senza, la torre è una torre come un’altra.
stratego4-lesson-turret-out = Così lasci il castello, e la torre è a un passo.
stratego4-lesson-turret-hint = Vai dalla cinta alla torre, con la tua bandiera.

## Quello che mostrano le figure delle regole

stratego4-picture-castle = Il castello in mezzo al tabellone. Dietro le mura c’è la cinta, una sola casella, e in mezzo a questa la torre rotonda. Sulla cinta sta un sergente (4) blu con una bandiera blu. Dodici caselle circondano le mura; in g5, quella di mezzo sotto, sta un maggiore (7) blu.
stratego4-picture-zone = Un esercito blu nella sua zona, tre file da sette. Davanti 7, 4, 5, 9, 1, 5, 6; dietro 3, 1, 2, poi la casella di ripescaggio g2, libera, con una freccia, poi 4, 8, 3; in fondo 3, 5, 7, 4, 6, 1, 3. Il 4 al centro dell’ultima fila porterà la bandiera.
stratego4-picture-duel = Un duello. Una freccia mostra come un esploratore (3) blu è andato dritto da e4 a e9. Lì ha battuto un cannone (1) viola: una piccola targa mostra i due gradi, e una croce rossa segna il battuto.
stratego4-picture-captain = Un capitano (6) blu in f5. Cerchi bianchi segnano dove può andare con uno o due passi: tra l’altro in e5 e g5, in e6, dove una bandiera blu è a terra, sulla cinta e sulla torre.
stratego4-picture-cannon = Un tiro. Da f3 passa sopra lo stagno f4 e f5 fino alla cinta. Una piccola targa mostra i due gradi, cannone (1) e sergente (4), ciascuno con una croce rossa. La bandiera viola è a terra sulla cinta.
stratego4-picture-flags = Una bandiera blu è a terra in e6, accanto al castello, e nessuno la porta. Vicino stanno un capitano (6) blu in f5 e un tenente (5) blu in e4.
stratego4-picture-slider = Il pannello di un giocatore. Nella riga del cursore, da 0 a VI, è segnato il V; accanto sta il numero dei pezzi rimasti, 17. Sotto, nelle colonne dei gradi da 9 a 1, si legge quanti pezzi di ciascuno sono battuti: un 9, un 6 e un 3.
stratego4-picture-turret = La fine di una battaglia: un sergente (4) blu è andato dalla cinta alla torre con la bandiera blu. La cinta ha una cornice dorata.
