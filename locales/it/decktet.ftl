# Il Decktet: nomi delle carte e dei semi, per tutti i giochi che lo usano.
# Il nome di una carta sta senza articolo; dove la frase lo vuole, THE() lo prende da .the.

## Semi

decktet-suit-moons = Lune
decktet-suit-suns = Soli
decktet-suit-waves = Onde
decktet-suit-leaves = Foglie
decktet-suit-wyrms = Wyrm
decktet-suit-knots = Nodi

## I semi dietro il loro segno

decktet-signed-suit-moons = 🌙 { decktet-suit-moons }
decktet-signed-suit-suns = ☀️ { decktet-suit-suns }
decktet-signed-suit-waves = 🌊 { decktet-suit-waves }
decktet-signed-suit-leaves = 🍃 { decktet-suit-leaves }
decktet-signed-suit-wyrms = 🐉 { decktet-suit-wyrms }
decktet-signed-suit-knots = 🪢 { decktet-suit-knots }

## I semi come si possono anche scrivere: al singolare

decktet-typed-suit-moons = luna
decktet-typed-suit-suns = sole
decktet-typed-suit-waves = onda
decktet-typed-suit-leaves = foglia
decktet-typed-suit-wyrms = wyrm, drago
decktet-typed-suit-knots = nodo
decktet-typed-ace = asso

## Carte

decktet-card-ace-moons = Asso di Lune
    .the = l’Asso di Lune
decktet-card-ace-suns = Asso di Soli
    .the = l’Asso di Soli
decktet-card-ace-waves = Asso di Onde
    .the = l’Asso di Onde
decktet-card-ace-leaves = Asso di Foglie
    .the = l’Asso di Foglie
decktet-card-ace-wyrms = Asso di Wyrm
    .the = l’Asso di Wyrm
decktet-card-ace-knots = Asso di Nodi
    .the = l’Asso di Nodi
decktet-card-author = Autore
    .the = l’Autore
decktet-card-desert = Deserto
    .the = il Deserto
decktet-card-origin = Origine
    .the = l’Origine
decktet-card-journey = Viaggio
    .the = il Viaggio
decktet-card-painter = Pittore
    .the = il Pittore
decktet-card-savage = Selvaggio
    .the = il Selvaggio
decktet-card-mountain = Montagna
    .the = la Montagna
decktet-card-sailor = Marinaio
    .the = il Marinaio
decktet-card-battle = Battaglia
    .the = la Battaglia
decktet-card-forest = Foresta
    .the = la Foresta
decktet-card-discovery = Scoperta
    .the = la Scoperta
decktet-card-soldier = Soldato
    .the = il Soldato
decktet-card-lunatic = Lunatico
    .the = il Lunatico
decktet-card-penitent = Penitente
    .the = il Penitente
decktet-card-market = Mercato
    .the = il Mercato
decktet-card-chance-meeting = Incontro
    .the = l’Incontro
decktet-card-castle = Castello
    .the = il Castello
decktet-card-cave = Grotta
    .the = la Grotta
decktet-card-diplomat = Diplomatico
    .the = il Diplomatico
decktet-card-mill = Mulino
    .the = il Mulino
decktet-card-betrayal = Tradimento
    .the = il Tradimento
decktet-card-pact = Patto
    .the = il Patto
decktet-card-darkness = Oscurità
    .the = l’Oscurità
decktet-card-merchant = Mercante
    .the = il Mercante
decktet-card-huntress = Cacciatrice
    .the = la Cacciatrice
decktet-card-bard = Bardo
    .the = il Bardo
decktet-card-sea = Mare
    .the = il Mare
decktet-card-end = Fine
    .the = la Fine
decktet-card-calamity = Calamità
    .the = la Calamità
decktet-card-windfall = Fortuna
    .the = la Fortuna
decktet-card-harvest = Raccolto
    .the = il Raccolto
decktet-card-watchman = Sentinella
    .the = la Sentinella
decktet-card-light-keeper = Faro
    .the = il Faro
decktet-card-borderland = Confine
    .the = il Confine
decktet-card-consul = Console
    .the = il Console
decktet-card-rite = Rito
    .the = il Rito
decktet-card-island = Isola
    .the = l’Isola
decktet-card-window = Finestra
    .the = la Finestra
decktet-card-excuse = Scusa
    .the = la Scusa
