# The lesson of Vector Race.

vector-race-picture-track = The Oval on squared paper: the road between two walls, the chequered line of start and finish, and two cars before it.
vector-race-picture-keys = A car before a corner, the line it has come, and around the point it would come to the nine points of the keys; key 6 is ringed.

vector-race-lesson-start-title = The start
vector-race-lesson-start = Your car stands still, just before the line. A key changes its speed by one square: 6 to the right, 4 to the left, 8 up, 2 down; 5 changes nothing.
vector-race-lesson-start-ask = The race goes to the right: drive off.
vector-race-lesson-start-back = Key 4 drives to the left, away from the line.
vector-race-lesson-start-stands = Key 5 keeps the speed, and the speed is zero: the car stays where it is.
vector-race-lesson-start-right = One square to the right. Next time the car goes on by itself, and 6 makes it two.
vector-race-lesson-start-hint = Which key lies to the right of the 5?

vector-race-lesson-brake-title = Braking
vector-race-lesson-brake = Speed changes by one square a round at most, so a fast car needs several rounds to stop. Yours goes four squares to the right, and the corner is near.
vector-race-lesson-brake-ask = Choose so that you can still stop before the wall.
vector-race-lesson-brake-faster = Five squares to the right now, and the wall is too near for braking.
vector-race-lesson-brake-late = At four squares a round you can no longer stop before the wall.
vector-race-lesson-brake-right = Three squares, then two, then one: that fits before the wall.
vector-race-lesson-brake-hint = The keys on the left of the keypad reduce your speed to the right.

vector-race-lesson-corner-title = The corner
vector-race-lesson-corner = The whole line of a move must stay on the road. Touching a wall is a crash: the car stays where it is, loses its speed and sits out a round.
vector-race-lesson-corner-ask = Pass the inner corner as closely as you can, without touching it.
vector-race-lesson-corner-touches = That line ends on the wall itself, and touching counts.
vector-race-lesson-corner-through = That line cuts through the inner wall.
vector-race-lesson-corner-right = Just above the corner: a short way, and clean.
vector-race-lesson-corner-hint = The corner is at (31, 6); the line must pass above it.

vector-race-lesson-contact-title = Contact
vector-race-lesson-contact = Cars may cross each other’s lines. But cars that end a round on one point scrape: each that moves loses a square of speed in each direction. Your rival crashed and stands at (24, 3).
vector-race-lesson-contact-ask = Keep all your speed to the right, and stay clear of your rival.
vector-race-lesson-contact-scrapes = Key 5 leads to your rival’s point: you would scrape.
vector-race-lesson-contact-slow = That avoids your rival, but gives a square of speed away.
vector-race-lesson-contact-right = One square higher, four to the right: nothing lost.
vector-race-lesson-contact-hint = Change the speed upwards or downwards only.

vector-race-lesson-finish-title = The finish
vector-race-lesson-finish = The line is between x = 18 and x = 19. Whoever crosses it first wins, to the fraction of a move; what lies beyond the line no longer matters.
vector-race-lesson-finish-ask = Cross the line in this round.
vector-race-lesson-finish-short = (18, 3) is one square short of the line.
vector-race-lesson-finish-right = Over the line, nine tenths of the way through the move.
vector-race-lesson-finish-hint = You need five squares to the right.
