# Jacynth in examples: the lesson (/tavolo learn), and what the pictures of the rules show.

## The lesson

jacynth-lesson-district-title = Districts
jacynth-lesson-district = Cards of one suit that touch along an edge are a **district**. Your token lies on the Huntress, so her district of Moons 🌙 is yours: one card, one point. You hold three cards; in your turn you lay one beside any card of the city, and then draw a new one. Your rival in this lesson is { computer-called-2 }.
jacynth-lesson-district-ask = Lay a card so that your district of Moons grows.
jacynth-lesson-district-right = The Diplomat has a moon and touches the Huntress: two cards, two points. Its Suns are a district of their own, which nobody controls yet.
jacynth-lesson-district-suit = The Mill touches the Huntress but has no moon 🌙. Your district stays as it is, and can no longer grow on that side.
jacynth-lesson-district-away = The Diplomat has a moon, but there it touches the Huntress with a corner at most. Only edges count.
jacynth-lesson-district-hint = Which of your cards has a moon 🌙, and which free place touches c4 along an edge?

jacynth-lesson-influence-title = Placing a token
jacynth-lesson-influence = After your card you may place one of four **tokens** on any card whose districts nobody else controls. You then control **all** districts of that card, one for each of its suits.
jacynth-lesson-influence-ask = Lay the Calamity on c3, and place a token where it brings most points.
jacynth-lesson-influence-right = The Mountain is in the district of Moons with three cards and in that of Suns with two: five points with one token.
jacynth-lesson-influence-none = That is allowed, and often wise. Here a token would bring several points at once.
jacynth-lesson-influence-alone = The Calamity has a single suit and stands alone in it: that is one point.
jacynth-lesson-influence-fewer = The Forest brings three points in Moons, but only one in Leaves. Another card does better in its second suit.
jacynth-lesson-influence-hint = Count for each card the districts of both its suits. The Calamity goes to c3.

jacynth-lesson-high-title = High cards are safe
jacynth-lesson-high = If several tokens lie in a district, the one on the card of **highest rank** decides. The Ace is the lowest, then come 2 to 9, and the Crown is the highest.
jacynth-lesson-high-ask = Lay the Savage on d3 and take both districts of Mountain and Pact, as safely as possible.
jacynth-lesson-high-right = Only a Crown beats the Pact’s 9, and only in its own suit.
jacynth-lesson-high-low = That brings the same points, but a token on any card above 4 could take these districts from you.
jacynth-lesson-high-none = A token on one of the two brings four points: Moons and Suns, two cards each.
jacynth-lesson-high-hint = Mountain and Pact share both districts. Which of the two has the higher rank?

jacynth-lesson-rank-title = Taking control
jacynth-lesson-rank = If a card **joins** districts, control is decided anew. Your rival controls the Moons 🌙 of Mountain (4) and Forest; your token lies on the Pact (9).
jacynth-lesson-rank-ask = Join your district of Moons with the rival’s, so that you control it.
jacynth-lesson-rank-right = Four cards in Moons, and the Pact is the highest with a token. The Suns of the Mountain remain your rival’s.
jacynth-lesson-rank-suns = That joins the Suns, which is good too. But in Moons there is more to win.
jacynth-lesson-rank-apart = The Merchant has neither Moons nor Suns: the districts stay apart.
jacynth-lesson-rank-hint = Between Pact and Mountain lies c3. Which of your cards has a moon 🌙?

jacynth-lesson-forbidden-title = What others control
jacynth-lesson-forbidden = You cannot place a token on a card if somebody else controls **even one** of its districts. Your rival controls the Moons 🌙 of Huntress and Diplomat. The Suns ☀️ of Diplomat and Penitent are still free.
jacynth-lesson-forbidden-ask = Lay the Castle on d2, and win the Suns with a token.
jacynth-lesson-forbidden-right = Three cards in Suns, the Diplomat included, although no token of yours can lie on it.
jacynth-lesson-forbidden-controlled = The Diplomat is also in the district of Moons, which your rival controls. Choose another card of the Suns.
jacynth-lesson-forbidden-none = Then the Suns stay free, and your rival could be first.
jacynth-lesson-forbidden-hint = The Castle goes to d2. The token needs a card with a sun ☀️ and without a moon 🌙.

jacynth-lesson-cut-title = Standing in the way
jacynth-lesson-cut = Cards in the city never move. So a card without the right suit stops a district there for good. Your rival controls the Waves 🌊 on the left, and two more cards with Waves lie on the right. On c4, the Mountain parts them already.
jacynth-lesson-cut-ask = Keep your rival’s Waves from joining those on the right.
jacynth-lesson-cut-right = There is no wave on that card, nor on the Mountain above it. To join the two districts, your rival would now need three more cards with Waves, to go around. The game ends when the city is full, with 36 cards: then most points win.
jacynth-lesson-cut-joined = The Origin has a wave: it joins all five cards for your rival, whose Sea is the highest.
jacynth-lesson-cut-elsewhere = That leaves c3 open, where your rival can join the districts in the next turn.
jacynth-lesson-cut-hint = The gap is c3. Fill it with a card without a wave 🌊.

## What the pictures of the rules show

jacynth-picture-city = The city at the start: six columns, a to f, and six rows, 1 at the bottom. Six cards lie on the diagonal from a6 to f1. Below, the hand: Pact 9 with Moons and Suns, Sailor 4 with Waves and Leaves, and the Windfall, a Crown of Knots.
jacynth-picture-districts = Four cards: Painter on b4, Mountain on c4, Forest on d4, Journey above the Mountain on c5. Mountain, Forest and Journey are a district of Moons; Painter and Mountain one of Suns.
jacynth-picture-influence = The same four cards and the Calamity on c3. On the Mountain lies a blue token, and blue marks stand at the Moons of Mountain, Forest and Journey and at the Suns of Painter and Mountain.
jacynth-picture-control = From left to right: Pact with a blue token, Journey, Mountain with an orange one, Forest. The Moons of all four have blue marks; only the Suns of the Mountain have an orange one.
jacynth-picture-extended = Harvest, a Pawn with three suits, lies on b4, the Consul, a Court, on d4, and between them the Excuse, with a star and without a suit. Below, the hand with the Watchman, another Pawn.
