# Nomi e descrizioni dei comandi di La Strada e delle loro opzioni.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-la-strada-name = la-strada
command-la-strada-description = { la-strada-name }: strade dalla tua bottega a diciannove insediamenti. Da due a quattro.
command-la-strada-new-name = nuova
command-la-strada-new-description = Apri qui un tavolo di { la-strada-name }
command-la-strada-workshop-name = bottega
command-la-strada-workshop-description = Piazza la tua bottega
command-la-strada-build-name = costruisci
command-la-strada-build-description = Costruisci una strada verso un insediamento; anche più volte per turno
command-la-strada-end-turn-name = fine-turno
command-la-strada-end-turn-description = Non costruire altro in questo turno e conserva i giorni
command-la-strada-days-name = giorni
command-la-strada-days-description = Mostrami che cosa posso raggiungere ora e al prossimo turno

option-la-strada-place-name = posto
option-la-strada-place-description = Un esagono libero di pianura, per esempio D7
option-la-strada-to-name = verso
option-la-strada-to-description = L’insediamento, o una strada intera come C3-D4-E4
option-la-strada-way-name = via
option-la-strada-way-description = Per quale via; se lo lasci vuoto, la mappa ti mostra quali ci sono
option-la-strada-balanced-start-name = partenza-equilibrata
option-la-strada-balanced-start-description = Compensa il vantaggio del primo turno
option-la-strada-late-reveal-name = rivela-dopo
option-la-strada-late-reveal-description = Gli insediamenti si rivelano solo quando ci sono tutte le botteghe
option-la-strada-ten-kept-name = dieci-conservati
option-la-strada-ten-kept-description = Se ne conservano fino a dieci e se ne aggiungono sei: fino a sedici giorni in un turno
