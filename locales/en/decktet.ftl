# The Decktet: names of cards and suits, for all games that use it.
# Card names stand without an article; sentences say "the { $card }".

## Suits

decktet-suit-moons = Moons
decktet-suit-suns = Suns
decktet-suit-waves = Waves
decktet-suit-leaves = Leaves
decktet-suit-wyrms = Wyrms
decktet-suit-knots = Knots

## Suits behind their sign

decktet-signed-suit-moons = 🌙 { decktet-suit-moons }
decktet-signed-suit-suns = ☀️ { decktet-suit-suns }
decktet-signed-suit-waves = 🌊 { decktet-suit-waves }
decktet-signed-suit-leaves = 🍃 { decktet-suit-leaves }
decktet-signed-suit-wyrms = 🐉 { decktet-suit-wyrms }
decktet-signed-suit-knots = 🪢 { decktet-suit-knots }

## Suits as they may be typed as well: one of a suit

decktet-typed-suit-moons = moon
decktet-typed-suit-suns = sun
decktet-typed-suit-waves = wave
decktet-typed-suit-leaves = leaf
decktet-typed-suit-wyrms = wyrm, worm
decktet-typed-suit-knots = knot
decktet-typed-ace = ace

## Cards

decktet-card-ace-moons = Ace of Moons
decktet-card-ace-suns = Ace of Suns
decktet-card-ace-waves = Ace of Waves
decktet-card-ace-leaves = Ace of Leaves
decktet-card-ace-wyrms = Ace of Wyrms
decktet-card-ace-knots = Ace of Knots
decktet-card-author = Author
decktet-card-desert = Desert
decktet-card-origin = Origin
decktet-card-journey = Journey
decktet-card-painter = Painter
decktet-card-savage = Savage
decktet-card-mountain = Mountain
decktet-card-sailor = Sailor
decktet-card-battle = Battle
decktet-card-forest = Forest
decktet-card-discovery = Discovery
decktet-card-soldier = Soldier
decktet-card-lunatic = Lunatic
decktet-card-penitent = Penitent
decktet-card-market = Market
decktet-card-chance-meeting = Chance Meeting
decktet-card-castle = Castle
decktet-card-cave = Cave
decktet-card-diplomat = Diplomat
decktet-card-mill = Mill
decktet-card-betrayal = Betrayal
decktet-card-pact = Pact
decktet-card-darkness = Darkness
decktet-card-merchant = Merchant
decktet-card-huntress = Huntress
decktet-card-bard = Bard
decktet-card-sea = Sea
decktet-card-end = End
decktet-card-calamity = Calamity
decktet-card-windfall = Windfall
decktet-card-harvest = Harvest
decktet-card-watchman = Watchman
decktet-card-light-keeper = Light Keeper
decktet-card-borderland = Borderland
decktet-card-consul = Consul
decktet-card-rite = Rite
decktet-card-island = Island
decktet-card-window = Window
decktet-card-excuse = Excuse
