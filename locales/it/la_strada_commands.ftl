# Nomi e descrizioni dei comandi di La Strada.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-la-strada-name = la-strada
command-la-strada-description = { la-strada-name }: strade dalla tua bottega a diciannove insediamenti. Da due a quattro.
