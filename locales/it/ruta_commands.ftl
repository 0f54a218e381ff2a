# Nomi e descrizioni dei comandi di Ruta.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-ruta-name = ruta
command-ruta-description = { ruta-name }: conquista le rotte commerciali di un regno di carte. Per due.
