# Le Decktet : noms des cartes et des couleurs, pour tous les jeux qui s’en servent.
# Le nom d’une carte est sans article ; là où la phrase en veut un, THE() le prend dans .the.

## Couleurs

decktet-suit-moons = Lunes
decktet-suit-suns = Soleils
decktet-suit-waves = Vagues
decktet-suit-leaves = Feuilles
# As in English.
decktet-suit-wyrms = Wyrms
decktet-suit-knots = Nœuds

## Les couleurs derrière leur signe

decktet-signed-suit-moons = 🌙 { decktet-suit-moons }
decktet-signed-suit-suns = ☀️ { decktet-suit-suns }
decktet-signed-suit-waves = 🌊 { decktet-suit-waves }
decktet-signed-suit-leaves = 🍃 { decktet-suit-leaves }
decktet-signed-suit-wyrms = 🐉 { decktet-suit-wyrms }
decktet-signed-suit-knots = 🪢 { decktet-suit-knots }

## Les couleurs comme on peut aussi les taper : au singulier

decktet-typed-suit-moons = lune
decktet-typed-suit-suns = soleil
decktet-typed-suit-waves = vague
decktet-typed-suit-leaves = feuille
decktet-typed-suit-wyrms = wyrm, dragon
decktet-typed-suit-knots = nœud
decktet-typed-ace = as

## Cartes

decktet-card-ace-moons = As de Lunes
    .the = l’As de Lunes
decktet-card-ace-suns = As de Soleils
    .the = l’As de Soleils
decktet-card-ace-waves = As de Vagues
    .the = l’As de Vagues
decktet-card-ace-leaves = As de Feuilles
    .the = l’As de Feuilles
decktet-card-ace-wyrms = As de Wyrms
    .the = l’As de Wyrms
decktet-card-ace-knots = As de Nœuds
    .the = l’As de Nœuds
decktet-card-author = Auteur
    .the = l’Auteur
decktet-card-desert = Désert
    .the = le Désert
decktet-card-origin = Origine
    .the = l’Origine
decktet-card-journey = Voyage
    .the = le Voyage
decktet-card-painter = Peintre
    .the = le Peintre
decktet-card-savage = Sauvage
    .the = le Sauvage
decktet-card-mountain = Montagne
    .the = la Montagne
decktet-card-sailor = Marin
    .the = le Marin
decktet-card-battle = Bataille
    .the = la Bataille
decktet-card-forest = Forêt
    .the = la Forêt
decktet-card-discovery = Découverte
    .the = la Découverte
decktet-card-soldier = Soldat
    .the = le Soldat
decktet-card-lunatic = Lunatique
    .the = le Lunatique
decktet-card-penitent = Pénitent
    .the = le Pénitent
decktet-card-market = Marché
    .the = le Marché
decktet-card-chance-meeting = Rencontre
    .the = la Rencontre
decktet-card-castle = Château
    .the = le Château
decktet-card-cave = Grotte
    .the = la Grotte
decktet-card-diplomat = Diplomate
    .the = le Diplomate
decktet-card-mill = Moulin
    .the = le Moulin
decktet-card-betrayal = Trahison
    .the = la Trahison
decktet-card-pact = Pacte
    .the = le Pacte
decktet-card-darkness = Ténèbres
    .the = les Ténèbres
decktet-card-merchant = Marchand
    .the = le Marchand
decktet-card-huntress = Chasseresse
    .the = la Chasseresse
decktet-card-bard = Barde
    .the = le Barde
decktet-card-sea = Mer
    .the = la Mer
decktet-card-end = Fin
    .the = la Fin
decktet-card-calamity = Calamité
    .the = la Calamité
decktet-card-windfall = Aubaine
    .the = l’Aubaine
decktet-card-harvest = Moisson
    .the = la Moisson
decktet-card-watchman = Guetteur
    .the = le Guetteur
decktet-card-light-keeper = Phare
    .the = le Phare
decktet-card-borderland = Frontière
    .the = la Frontière
# As in English.
decktet-card-consul = Consul
    .the = le Consul
# As in English.
decktet-card-rite = Rite
    .the = le Rite
decktet-card-island = Île
    .the = l’Île
decktet-card-window = Fenêtre
    .the = la Fenêtre
# As in English.
decktet-card-excuse = Excuse
    .the = l’Excuse
