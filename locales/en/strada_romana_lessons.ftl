# Strada Romana in examples: the lesson (/tavolo learn), and what the pictures of the rules show.

## The lesson

strada-romana-lesson-run-title = Three points of movement
strada-romana-lesson-run = The wagons belong to nobody: you move whichever you like. Those that point right go to Rome, those that point left to Ostia-Portus, and none goes back. In a turn you have three **points of movement**; each takes one wagon one square on.
strada-romana-lesson-run-ask = Run Ballio to 5H, with all three points.
strada-romana-lesson-run-right = 3H, 4H, 5H: three squares, three points. You could also divide them among several wagons.
strada-romana-lesson-run-short = That takes two points, and stops on 4H. All three must be used if that is possible.
strada-romana-lesson-run-back = Ballio points to the right, where the numbers of the columns grow.
strada-romana-lesson-run-hint = From 2H the way leads straight over 3H and 4H.

strada-romana-lesson-lines-title = Along the lines
strada-romana-lesson-lines = Wagons run along lines: at the same height always, and slanting where the road grows narrower or wider. From 3C lines lead to 4H and to 4L, and from both of these to 5C. A square has room for one wagon, and nobody passes it.
strada-romana-lesson-lines-ask = Run Ballio to 5C.
strada-romana-lesson-lines-right = Round Pseudolus, over 4H. On 5C Ballio stands between two areas, III above the road and IV below it.
strada-romana-lesson-lines-taken = There is a way round.
strada-romana-lesson-lines-high = That is possible, but 5H touches only the area above the road, and 5C both.
strada-romana-lesson-lines-hint = From 3C one line leads up and one down. One of the two ways is free.

strada-romana-lesson-tile-title = Goods and coins
strada-romana-lesson-tile = Right after its run you may take goods from a wagon: the **tile** of an area beside its square, or the **cube** of the market there. With two or three players you take one good a turn. A tile also brings a coin for each cube of its good in the markets: the number next to it.
strada-romana-lesson-tile-ask = Ballio stands between III and IV. Take the tile that brings more coins.
strada-romana-lesson-tile-right = Hides, and a coin for each of the four cubes of hides. With the one you had, that makes five, and five coins become a victory point at once.
strada-romana-lesson-tile-fewer = Metal brings two coins, as there are two metal cubes in the markets. The other tile brings more.
strada-romana-lesson-tile-end = You may go without, but goods bring points. Take one first.
strada-romana-lesson-tile-hint = Compare the numbers beside the tiles of areas III and IV.

strada-romana-lesson-cube-title = A contract
strada-romana-lesson-cube = A tile and a cube of the same good are a **contract**. At the end these count: the most contracts in one good, times the number of goods with a contract. Whatever is left alone costs a point. You have two contracts in wheat, and oil without a partner: 2×1 − 1.
strada-romana-lesson-cube-ask = Plotus has run to 8L. Take what makes your oil tile a contract.
strada-romana-lesson-cube-right = Two in wheat, times two goods: 4 points instead of 1. A cube brings no coins.
strada-romana-lesson-cube-single = That would be two coins, but one more good without a partner.
strada-romana-lesson-cube-end = Look at the market below 8L first.
strada-romana-lesson-cube-hint = Your oil tile wants an oil cube. One lies below 8L.

strada-romana-lesson-special-title = Special movement
strada-romana-lesson-special = Before the first step of a turn you may buy one of these. **Lateral**, 1 coin: up and down within a column. **Diagonal**, 2: slanting without a line. **Extra**, 3: a fourth point. **Stacking**, 4: over other wagons. Each includes the cheaper ones.
strada-romana-lesson-special-ask = Plotus is on 9C. Buy the cheapest that takes it to the metal cube below 10L.
strada-romana-lesson-special-right = From 9C down to 9L, then along the line to 10L: two points. The third must be used as well, by any wagon.
strada-romana-lesson-special-dear = Diagonal takes it there in one step, but for 2 coins. It can be done for less.
strada-romana-lesson-special-much = And it can be done for much less.
strada-romana-lesson-special-hint = From 9L a line leads to 10L. How does Plotus get from 9C down to 9L?

strada-romana-lesson-secret-title = Wagon tiles
strada-romana-lesson-secret = Instead of moving you may look through the stack of **wagon tiles** and keep one in secret: 3 points if its wagon arrives before the game ends; if not, it costs you a point. Whoever has looked must keep one; three is the most. Here you have looked.
strada-romana-lesson-secret-ask = Keep the tile of the wagon that is nearest to its goal.
strada-romana-lesson-secret-right = One step from Rome. Everybody sees that you kept a tile, nobody which.
strada-romana-lesson-secret-half = Pseudolus is still five steps from Rome. Another one is nearer.
strada-romana-lesson-secret-far = Sosia has not even left its start box. Another one is nearer.
strada-romana-lesson-secret-hint = Look at column 12, the last one before Rome.

strada-romana-lesson-end-title = The fourth wagon
strada-romana-lesson-end = Whoever brings the fourth wagon home ends the game, at once. Three have arrived, Plotus among them, whose tile is yours. Your other tile, Demetrius, counts only if it arrives as well.
strada-romana-lesson-end-ask = You are ahead: end the game.
strada-romana-lesson-end-right = Both your wagons are home: 6 points. With 2 victory points, 2×2 for contracts, and 1 lost for the metal that is left alone, that makes 11.
strada-romana-lesson-end-other = Then somebody else might bring home the fourth wagon, and Demetrius would be left on the road.
strada-romana-lesson-end-wait = Coins are no points. And somebody else might bring home another wagon before Demetrius.
strada-romana-lesson-end-hint = One step leads from 12H into Rome. It costs a point like any other.

## What the pictures of the rules show

strada-romana-picture-road = A part of the road. Squares are named by column and height, from 3H, 3C and 3L to 7C. Lines join them: straight where the heights are the same, slanting from 3C to 4H and 4L, from these to 5C, and from 6H and 6L to 7C. Above the road lie areas I and III, below it II and IV, each with a ware tile and the coins it brings. Markets with a cube stand beside some squares.
strada-romana-picture-run = A planned run, dashed: Ballio goes from 2C over 3C and 4H to 5C, past Pseudolus on 4L.
strada-romana-picture-special = A planned run, dashed: Plotus goes from 9C down to 9L and on to 10L. Below, the player's row shows the sign for lateral movement, an arrow up and down, and three points of movement.
strada-romana-picture-goods = Ballio has run over 4H to 5C. The plates of the two areas beside it are framed: III with a hides tile and 4 coins, IV with a metal tile and 2 coins. Hides lie in the markets beside 5H and 7C, among others.
strada-romana-picture-secret = A player's row with two wagon tiles face down. Below, what only that player sees: the tiles of Demetrius and Plotus. Plotus has arrived, so its tile has a white edge.
strada-romana-picture-points = A player's row: 3 coins, 2 victory points, 2 wagon tiles face down. Then the goods: two contracts in wheat, one in oil, and a metal cube without a partner. At the end the sum: 2, plus 2 times 2, less 1, makes 5.
