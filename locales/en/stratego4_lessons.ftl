# Stratego 4 in examples: the lesson (/tavolo learn), and what the pictures of the rules show.

## The lesson

stratego4-lesson-deploy-title = Your army
stratego4-lesson-deploy = You lead twenty pieces of nine ranks, from the marshal (9) to the cannons (1); only you see which is which. First all deploy in secret. The middle of your zone stays free, and the piece in the middle of the last row carries your **flag**. A cannon hits the third space in a line: from behind a pond, that is the ring of the castle.
stratego4-lesson-deploy-ask = Put the cannon from e2 behind the pond, on f3.
stratego4-lesson-deploy-right = From f3 it fires over the pond and over f5 at the ring. Once all have said that they are ready, the battle begins.
stratego4-lesson-deploy-bearer = That would move no cannon, but give your flag to the lieutenant (5).
stratego4-lesson-deploy-ready = Not yet: once you are ready, nothing can be changed any more.
stratego4-lesson-deploy-hint = Let the pieces on e2 and f3 change places.

stratego4-lesson-scout-title = A scout, and a duel
stratego4-lesson-scout = A piece goes one step, never diagonally. Only a **scout** (3) runs straight on as far as the way is free, and may attack the first piece it meets. A **duel** tells everybody both ranks, and the lower one leaves the board. A rank on a pale disc has been told already.
stratego4-lesson-scout-ask = Beat the cannon (1) on e9.
stratego4-lesson-scout-right = 3 against 1: the scout wins and takes the space. Each duel won moves your **slider** on by one. You will soon see what for.
stratego4-lesson-scout-short = There it stops right before the cannon. It may attack in the same move.
stratego4-lesson-scout-over = It can attack that piece, though.
stratego4-lesson-scout-hint = Your scout stands on e4, and the way up to e9 is free.

stratego4-lesson-marshal-title = The marshal and the spy
stratego4-lesson-marshal = The marshal (9) is the highest rank. Yet one of the lowest beats it: a **spy** (2) that attacks it. When the marshal attacks the spy, the spy falls. Equal ranks both fall.
stratego4-lesson-marshal-ask = A rival's marshal stands on g5. Beat it.
stratego4-lesson-marshal-right = The spy was the one to attack: the marshal falls. Now everybody knows your spy, of course.
stratego4-lesson-marshal-general = The general (8) is lower than the marshal and would fall.
stratego4-lesson-marshal-away = Safe for the moment. But this is the moment to attack: it may not come again.
stratego4-lesson-marshal-hint = Two of your pieces touch g5. Which of them is the spy (2)?

stratego4-lesson-cannon-title = A cannon fires
stratego4-lesson-cannon = Instead of moving, a **cannon** (1) may fire at a rival's piece exactly three spaces away in a line. No piece may stand between, but ponds may lie there. The shot beats any rank, and both leave the board. Danger: somebody stands on the ring and carries the violet flag. With one step onto the turret they would win.
stratego4-lesson-cannon-ask = Stop that piece, for certain.
stratego4-lesson-cannon-right = Whatever rank it was, it is beaten, and the flag lies on the ring. A shot counts as a duel won.
stratego4-lesson-cannon-risk = You do not know its rank: if it is higher than your lieutenant (5), all is lost. There is a sure way.
stratego4-lesson-cannon-between = Your other cannon has a clear line.
stratego4-lesson-cannon-hint = Count three spaces from f3: the pond f4, then f5, then the ring.

stratego4-lesson-flag-title = The captain fetches the flag
stratego4-lesson-flag = The piece that carried your flag is beaten, and the flag lies on e6. Whoever ends a move there picks it up. A **captain** (6) goes one step or two, and may turn between them. A piece that carries a flag goes only one step.
stratego4-lesson-flag-ask = Pick up your flag in a single move.
stratego4-lesson-flag-right = Over e5, round the corner, to e6: your captain carries the flag. Only with your own flag can you win.
stratego4-lesson-flag-one = Only a captain goes two.
stratego4-lesson-flag-short = That is one step. The captain may take a second one.
stratego4-lesson-flag-hint = From f5 it is two steps: left to e5, then up to e6.

stratego4-lesson-recruit-title = The slider
stratego4-lesson-recruit = Your sixth duel is won: the **slider** has come to VI and begins again at 0. For that you bring back one of your beaten pieces, on the free space in the middle of your zone. If that were occupied, the chance would be lost.
stratego4-lesson-recruit-ask = Bring back the highest of your beaten pieces.
stratego4-lesson-recruit-right = The marshal is back, and all see it. You recruit in the same way when you take a rival's flag from its own army.
stratego4-lesson-recruit-alive = Only the beaten come back: marshal (9), captain (6) or scout (3).
stratego4-lesson-recruit-weak = A scout is useful too, but there is somebody higher.
stratego4-lesson-recruit-hint = Choose the marshal (9).

stratego4-lesson-turret-title = Onto the turret
stratego4-lesson-turret = Whoever has a piece with their **own flag** on the turret wins at once. The castle has two spaces: the **ring**, a single space however large it looks, and inside it the turret, which touches the ring only. Your sergeant (4) stands on the ring with your flag.
stratego4-lesson-turret-ask = Win the battle.
stratego4-lesson-turret-right = Your flag flies on the turret!
stratego4-lesson-turret-leave = The flag must come along: without it the turret is a tower like any other.
stratego4-lesson-turret-out = You are leaving the castle, and the turret is only one step away.
stratego4-lesson-turret-hint = Go from the ring to the turret, with your flag.

## What the pictures of the rules show

stratego4-picture-castle = The castle in the middle of the board. Inside its wall lies the ring, a single space, and in the middle of that the round turret. On the ring stands a blue sergeant (4) with a blue flag. Twelve spaces lie round the wall; on g5, the one below it in the middle, stands a blue major (7).
stratego4-picture-zone = A blue army in its zone, three rows of seven. In front 7, 4, 5, 9, 1, 5, 6; behind them 3, 1, 2, then the free recruitment space g2 with an arrow, then 4, 8, 3; at the back 3, 5, 7, 4, 6, 1, 3. The 4 in the middle of the last row will carry the flag.
stratego4-picture-duel = A duel. An arrow shows how a blue scout (3) ran from e4 straight up to e9. There it beat a violet cannon (1): a small plate shows both ranks, and a red cross marks the beaten one.
stratego4-picture-captain = A blue captain (6) on f5. White circles mark where it can go with one step or two: among others to e5 and g5, to e6, where a blue flag lies, to the ring and to the turret.
stratego4-picture-cannon = A shot. From f3 its course leads over the pond f4 and over f5 to the ring. A small plate shows the ranks of both, cannon (1) and sergeant (4), each with a red cross. The violet flag lies on the ring.
stratego4-picture-flags = A blue flag lies on e6, beside the castle, and nobody carries it. Near it stand a blue captain (6) on f5 and a blue lieutenant (5) on e4.
stratego4-picture-slider = A player's panel. In the row of the slider, from 0 to VI, V is marked; beside it stands the number of pieces left, 17. Below, under the ranks from 9 to 1, it says how many of each are beaten: one 9, one 6 and one 3.
stratego4-picture-turret = The end of a battle: a blue sergeant (4) has gone from the ring to the turret with the blue flag. The ring has a golden frame.
