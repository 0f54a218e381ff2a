# Nomi e descrizioni dei comandi, come li elenca Discord.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-table-name = partita
command-table-description = I tuoi tavoli, qualunque sia il gioco
command-table-list-name = elenco
command-table-list-description = Mostra i tavoli di questo server
command-table-join-name = partecipa
command-table-join-description = Prendi posto a un tavolo
command-table-leave-name = esci
command-table-leave-description = Lascia il tuo posto prima che la partita inizi
command-table-start-name = inizia
command-table-start-description = Inizia la partita con chi è seduto al tavolo
command-table-board-name = tabellone
command-table-board-description = Mostrami il tabellone come lo vedono tutti
command-table-mine-name = visuale
command-table-mine-description = Mostrami il tavolo dal mio posto, con quello che posso fare
command-table-status-name = stato
command-table-status-description = A chi tocca, e fino a quando
command-table-resign-name = abbandona
command-table-resign-description = Abbandona una partita
command-table-cancel-name = annulla
command-table-cancel-description = Annulla un tavolo; a partita iniziata, solo se tutti sono d’accordo
command-table-history-name = cronologia
command-table-history-description = Che cosa è successo a un tavolo
# As in English.
command-table-computer-name = computer
command-table-computer-description = Aggiungi un computer in un posto libero del tuo tavolo
command-table-verify-name = verifica
command-table-verify-description = Verifica che una partita finita sia stata distribuita e giocata onestamente

command-me-name = io
command-me-description = I tuoi tavoli e le tue impostazioni
command-me-tables-name = tavoli
command-me-tables-description = Tutti i tuoi tavoli, per primi quelli che aspettano te
command-me-settings-name = impostazioni
command-me-settings-description = La tua lingua e i tuoi messaggi diretti

command-tavolo-name = tavolo
command-tavolo-description = Questo bot e i suoi giochi
command-tavolo-help-name = aiuto
command-tavolo-help-description = Come si gioca qui
command-tavolo-rules-name = regole
command-tavolo-rules-description = Le regole di un gioco, capitolo per capitolo
command-tavolo-learn-name = impara
command-tavolo-learn-description = Impara un gioco, mossa per mossa

option-table-name = tavolo
option-table-description = Quale tavolo; serve solo se può essere più di uno
option-table-code-name = tavolo
option-table-code-description = Il codice del tavolo finito, per esempio K7QD
option-opponent-name = avversario
option-opponent-description = Invita qualcuno; se lo lasci vuoto, può partecipare chiunque
# As in English.
option-computer-name = computer
option-computer-description = Gioca subito contro un computer
option-players-name = giocatori
option-players-description = In quanti si gioca (tutti quelli indicati; altrimenti quanti si può)
option-second-opponent-name = secondo-avversario
option-second-opponent-description = Invita un’altra persona
option-third-opponent-name = terzo-avversario
option-third-opponent-description = Invita una terza persona
option-fourth-opponent-name = quarto-avversario
option-fourth-opponent-description = Invita una quarta persona
option-computers-name = quanti-computer
option-computers-description = Quanti computer giocano (quanti sono i posti liberi)
option-level-name = livello
option-level-description = Quanto gioca bene il computer
option-fill-name = riempi
option-fill-description = I computer prendono tutti i posti liberi (no)
option-pace-name = ritmo
option-pace-description = Quanto può durare una mossa (tre giorni)
option-late-name = ritardo
option-late-description = Che cosa succede quando il tempo scade (il tavolo aspetta)
# As in English.
option-thread-name = thread
option-thread-description = Gioca in un nuovo thread invece che in questo canale (no)
option-table-language-name = lingua
option-table-language-description = La lingua dei messaggi del tavolo (quella del server)
option-language-name = lingua
option-language-description = La lingua in cui ti parlo
option-letters-name = messaggi
option-letters-description = Quando posso scriverti in privato
option-confirm-name = conferma
option-confirm-description = Quando mostrarti una mossa e chiedere prima di giocarla
option-game-name = gioco
option-game-description = Quale gioco
option-chapter-name = capitolo
option-chapter-description = Quale capitolo; scrivi una parola per cercarlo

choice-pace-12 = Dodici ore
choice-pace-24 = Un giorno
choice-pace-72 = Tre giorni
choice-pace-168 = Una settimana
choice-pace-0 = Tutto il tempo che vuoi
choice-level-easy = Facile
choice-level-normal = Normale
choice-level-hard = Difficile
choice-late-wait = Il tavolo aspetta
choice-late-play = Il banco fa una mossa tranquilla
choice-late-resign = Chi è in ritardo abbandona
choice-language-auto = Come nel mio Discord
choice-letters-all = Quando qualcosa mi riguarda
choice-letters-off = Mai
choice-confirm-always = Prima di ogni mossa
choice-confirm-usual = Quando una mossa costa qualcosa
choice-confirm-never = Mai
