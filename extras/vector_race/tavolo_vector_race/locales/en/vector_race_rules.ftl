# The rules of Vector Race, chapter by chapter.

vector-race-credit = A traditional game with pencil and squared paper, by nobody knows whom.

vector-race-rules-1-title = The race
vector-race-rules-1 =
    Two to five cars race around a closed track on squared paper. A car always goes on as it went before, changed by one square at most: whoever drives fast must brake early.
    The road lies between two walls. Thin lines across it are the gates; the chequered one is start and finish. The cars begin at points drawn by lot, standing still, just before the line. With nine keys the shortest lap is the same from each; with five keys some are a round or two longer.
    .picture = track
vector-race-rules-2-title = Choosing a key
vector-race-rules-2 =
    In each round everybody chooses one of nine keys in secret, at the same time. They lie as on a calculator: 5 keeps the speed as it is; 6 adds one square to the right, 4 to the left, 8 upwards, 2 downwards; 7, 9, 1 and 3 do two of these at once.
    The new speed is added to the point where the car is: there it goes. Standing still is allowed. Until everybody has chosen, a choice can be taken back.
    Typed: **steer 7**, **steer 6**, **8**, **5**, **1 -1** (to the right and up).
    .picture = keys
vector-race-rules-3-title = Walls
vector-race-rules-3 =
    The whole straight line of a move must stay on the road. Touching a wall, even with the end of the line or at a corner, is a crash: the car stays where it started, its speed is gone, and it sits out the next round (or more, as the table agrees). You are asked twice before a choice that crashes.
vector-race-rules-4-title = Contact
vector-race-rules-4 =
    Cars may cross each other’s lines and points. Only where they are at the end of a round counts: if several are on the same point (“cars on the same point:”, “end a round on the same point”), each of them that moves loses one square of speed, to the right or left and up or down. All may stay. The table may agree that nothing happens.
vector-race-rules-5-title = Gates, laps and the finish
vector-race-rules-5 =
    The gates must be crossed in their order, in the direction of the arrow; driving back over one takes it off again. After the last lap the line is the finish. Whoever crosses it in an earlier round is ahead; in the same round, whoever crosses it after the smaller part of the move. Equal parts share the place. What lies beyond the line no longer matters.
    The race ends with the round in which the first car finishes, or, if the table agreed so, when one car is left. The others are ordered by the gates they have passed, then by who passed the last one first. A race that takes too long ends after three times the rounds of the shortest possible one, plus ten.
    The tracks, each with the rounds its shortest lap takes: { $tracks }.
vector-race-rules-6-title = Leaving, and being late
vector-race-rules-6 =
    Whoever resigns is taken off the road at once and placed behind all who stay. Whoever is left alone has won.
    When somebody’s time is up, the house may choose: slowly and safely, one of several good keys by lot. Nobody sees who chose.
