# La Strada in examples: the lesson (/tavolo learn), and what the pictures of the rules show.

## The lesson

la-strada-lesson-workshop-title = A good place
la-strada-lesson-workshop = All your roads begin at your **workshop**. It stands on a plain hex. A road to a settlement is a **link**: it has at least one tile, and each tile costs days. The coin above a settlement shows what a link to it brings.
la-strada-lesson-workshop-ask = Place your workshop where one straight tile leads to D2 and another one to D4.
la-strada-lesson-workshop-right = From F4 a tile on E3 leads straight to D2, and a tile on E4 straight to D4. Now the others place theirs; at least one hex lies between two workshops.
la-strada-lesson-workshop-forest = Look for plain ground, the light hexes with ears of corn.
la-strada-lesson-workshop-touch = D3 touches both, but touching is no link: each would still take a road of its own, and a tile never turns back so sharply.
la-strada-lesson-workshop-hint = Go two hexes from D2 down to the right, and two from D4 down to the left: where do you arrive both times?

la-strada-lesson-link-title = Your first link
la-strada-lesson-link = A turn begins with six **days**. A tile costs 2 days on a plain, 3 in a forest, 4 on a hill. A road is built whole, from the workshop to a settlement, and named by all its hexes: F4-E3-D2 lays a tile on E3 and links the village D2.
la-strada-lesson-link-ask = Link the city D4, for 2 days.
la-strada-lesson-link-right = Your cube lies on the city: 5 gold. Four of the six days are left, and it is still your turn.
la-strada-lesson-link-open = Name the settlement too: the road is built as a whole.
la-strada-lesson-link-dear = That road takes two tiles, 4 days. It can be done with one.
la-strada-lesson-link-hint = The city lies two hexes from F4, up to the right. There is one hex between them.

la-strada-lesson-onward-title = On from there
la-strada-lesson-onward = Build as many links in a turn as your days allow. A road may start at your workshop, or at **any settlement you have linked**, even a moment ago.
la-strada-lesson-onward-ask = You have 4 days. Link the city E6 as well, and have 2 of them left.
la-strada-lesson-onward-right = Two cities in one turn! With 2 days left you could link D2 as well, or keep them for your next turn.
la-strada-lesson-onward-start = It is nearer from D4, which you have linked already.
la-strada-lesson-onward-hill = That would do, but E5 is a hill and takes all 4 days. A plain takes 2.
la-strada-lesson-onward-hint = Start at D4: there is a plain hex between it and E6.

la-strada-lesson-bend-title = Gentle bends
la-strada-lesson-bend = On each hex a road runs straight on or bends gently, never sharply. At a settlement a new road begins, in whatever direction. D2 is yours by now, and it is your second turn. The town F3 touches your workshop, but that is no link yet.
la-strada-lesson-bend-ask = Link the town F3.
la-strada-lesson-bend-right = From D2 the road bends gently over E2 to F3: 2 days, 4 gold.
la-strada-lesson-bend-touch = Look at your other settlements: from one of them a road bends gently to F3.
la-strada-lesson-bend-sharp = Look at your settlements instead: from one of them a road bends gently to F3.
la-strada-lesson-bend-hint = A road may also start at D2. Which hex touches both D2 and F3?

la-strada-lesson-gold-title = What it brings
la-strada-lesson-gold = Below the map stands what **each** cube brings at the end: a city brings 5 to whoever is there alone, 4 each to two, 3 each to three. Each later cube takes from those before. The coin shows what a cube is worth there now.
la-strada-lesson-gold-ask = You have 4 days left. Find the one link that brings you most.
la-strada-lesson-gold-right = The city H8, and nobody is there yet: 5 gold for 4 days. The days are spent, so your turn is over.
la-strada-lesson-gold-village = A village of your own, 3 gold for 4 days. There is a city within reach.
la-strada-lesson-gold-shared = Somebody is there already: with two cubes a hamlet brings only 1 each.
la-strada-lesson-gold-hint = Look for a coin with a 5 on which no cube lies, down to the right of E6.

la-strada-lesson-keep-title = Saving days
la-strada-lesson-keep = You keep the days that you do not spend, but nobody ever has more than **ten**. And a hex takes one tile only, whoever lays it: then it is closed to all other roads. The road F3-G3-H2-J1 to the last free city costs 5 days; you have 4.
la-strada-lesson-keep-ask = Save your days for J1.
la-strada-lesson-keep-right = In your next turn you have ten days, the most there can be: saving more than four is of no use. The game ends when somebody whose turn begins can link nothing at all; then all gold is counted.
la-strada-lesson-keep-few = One day too few. Your next turn brings six.
la-strada-lesson-keep-closed = That would be 3 gold at once, but the tile closes G3, and with it your road to the city.
la-strada-lesson-keep-hint = Every link now uses up days for J1. Build nothing more in this turn.

## What the pictures of the rules show

la-strada-picture-map = A part of a map. On plains, forests and hills stand the names of the hexes; settlements show what they are, and in a coin what a cube brings: the cities D4 and E6 5, the town F3 4, the hamlet G7 2. Below, the legend: a tile costs 2 days on a plain, 3 in a forest, 4 on a hill; one, two or three cubes bring 2, 1, 0 each in a hamlet, 3, 2, 1 in a village, 4, 3, 2 in a town, 5, 4, 3 in a city.
la-strada-picture-workshop = Three workshops on plain hexes, in the colours of their players: violet on C5, blue on F4, orange on J6.
la-strada-picture-days = A player's panel: a row of ten fields next to a sun shows 4 days. Below, a planned road, dashed, from the linked city D4 over D5 to the city E6, with its price of 2 days.
la-strada-picture-link = Blue roads. From the workshop on F4 two straight ones: over E3 to the village D2, and over E4 to the city D4. And two with a gentle bend: from D4 over D5 to the city E6, and from D2 over E2 to the town F3.
la-strada-picture-cubes = Settlements with cubes at their corners. The cities D4, E6 and H8 have two each, and their coins show 4; the hamlet G7 has two, and its coin shows 1.
la-strada-picture-gold = The city E6 with two cubes and a coin of 4, the hamlet G7 with two cubes and a coin of 1, the hamlet F8 with one cube and a coin of 2. Below, the legend with what each of one, two or three cubes brings.
la-strada-picture-transit = With two players: a planned blue road, dashed, runs from the city E6 over F6 to the hamlet G7, which has an orange cube, and on over G8 to the free hamlet F8. It costs 4 days.
