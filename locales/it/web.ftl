# What the server says: whose board a page shows, and why it refuses something.

web-board-own = Il tabellone di { $who }
web-board-public = Ciò che vedono tutti
web-seat = { $who }
web-left = Ancora { $time }
web-hardly-left = Il tempo è quasi scaduto
web-next = Poi: { $game }
web-agreed = Annotato: sei d’accordo.
web-refusal-request = Non riesco a leggere questa richiesta. Ricarica la pagina, per favore.
web-refusal-device = Questo dispositivo non è più collegato.
web-refusal-ticket = Questo link è già stato usato o ha più di dieci minuti. Su Discord premi di nuovo «Sul tabellone».
web-refusal-too-much = Era molto in una volta. Tra un secondo si va avanti.
