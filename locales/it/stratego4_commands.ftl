# Nomi e descrizioni dei comandi di Stratego 4.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-stratego4-name = stratego
command-stratego4-description = { stratego4-name }: porta la tua bandiera sulla torre al centro. In tre, in quattro o a squadre.
