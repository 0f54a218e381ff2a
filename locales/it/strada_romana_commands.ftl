# Nomi e descrizioni dei comandi di Strada Romana.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-strada-romana-name = strada-romana
command-strada-romana-description = { strada-romana-name }: carri tra Ostia e Roma, merci e contratti. Da due a cinque.
