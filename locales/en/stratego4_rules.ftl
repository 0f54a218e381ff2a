# The rules of Stratego 4 for players, chapter by chapter (/tavolo rules). Our own words.

stratego4-credit = Stratego 4 by Jumbo (about 1995), on boards of our own making.

stratego4-rules-1-title = What it is about
stratego4-rules-1 =
    Three or four armies camp round a castle. Each carries a flag, and each hides its ranks from the others. Whoever first gets their own flag onto the turret in the middle of the castle, carried by one of their pieces, wins at once. Four may also play as two teams.
stratego4-rules-2-title = Your army
stratego4-rules-2 =
    You lead twenty pieces of nine ranks: a marshal (9), a general (8), two majors (7), two captains (6), three lieutenants (5), three sergeants (4), four scouts (3), a spy (2) and three cannons (1). Colours go by the seats, in the order of joining.
    Where a piece stands and how it moves, everybody sees. Its rank is yours alone until a duel, a shot or a recruitment tells it.
stratego4-rules-3-title = The board and the castle
stratego4-rules-3 =
    Four play on a cross with files a to m and rows 1 to 13, three on a board of three equal parts: files a to g, h to n and o to u, numbered 1 to 5 from the castle outward. Each army has a zone of three rows of seven.
    Spaces touch along the lines of the board, never diagonally. Nothing enters a pond or passes over it, except a cannon ball.
    The castle has two spaces. The **ring** is a single space for a single piece, however large it looks: twelve spaces lie round it, and from any of them you step onto it or attack it, and back. The **turret** stands inside and touches the ring only. Any piece may climb it, but it wins there only with its own army's flag.
    .picture = castle
stratego4-rules-4-title = Deploying
stratego4-rules-4 =
    All deploy at the same time and in secret. You begin with an army drawn by lot; take a formation, swap pieces or write all twenty down as digits, as often as you like, until you say that you are ready. Then nothing changes any more.
    The middle of your zone stays free: it is your recruitment space. The piece in the middle of the last row carries your flag.
    When everybody is ready, the lot says who moves first; the others follow clockwise.
    Typed: **arrange** and twenty digits, row by row from the front, each from your left; **swap d3 e3**; **ready**.
    .picture = zone
stratego4-rules-5-title = Your turn
stratego4-rules-5 =
    Move one piece to a free space, or attack with it, or fire a cannon. A piece moves one step; it jumps over nothing, and a space holds one piece.
    A player who can do none of these is skipped.
    A piece may go straight back to where it just came from five times in a row. Before a sixth time, it must move elsewhere or attack.
    Typed: **move f3 f4**, also for an attack; **fire f3 ring**.
stratego4-rules-6-title = Duels and the slider
stratego4-rules-6 =
    You attack a rival's piece by moving onto its space. Both ranks are told to everybody, and the lower one leaves the board. A winner that attacked takes the space; one that was attacked stays. Equal ranks both fall.
    Each duel you win, attacking or attacked, moves your **slider** on by one: the row from 0 to VI in your corner of the picture. At VI it goes back to 0, and one of your beaten pieces comes back. More on that under "Recruiting".
    Beaten pieces lie open before their owner. What was told of a piece stays shown on it.
    .picture = duel
stratego4-rules-7-title = Captain, scout and spy
stratego4-rules-7 =
    { "" }**Captain (6)**: moves one or two steps and may turn between them. It attacks with the first or with the second; an attack ends its move. It does not step over a space on which a flag lies.
    { "" }**Scout (3)**: moves straight on over any number of free spaces and may attack the first piece in its way. It may end on the ring or leave it by any of the twelve spaces, but never crosses the castle.
    { "" }**Spy (2)**: when it attacks the marshal, the marshal falls. When the marshal attacks, the spy does.
    A piece that carries a flag moves one step, whatever its rank.
    .picture = captain
stratego4-rules-8-title = Cannons
stratego4-rules-8 =
    Instead of moving, a cannon (1) may fire along a line, in any direction, at a rival's piece exactly three spaces away. No piece may stand on the two spaces between; ponds may. The shot beats any piece and wins a duel, but the cannon is spent: both pieces leave the board.
    Nobody fires over the castle, only into it: at a piece on the ring, or at one on the turret over the free ring. From the ring a cannon fires outward, the space beside the ring being the first of the three. From the turret it cannot fire.
    Any piece that attacks a cannon beats it, except another cannon: then both fall.
    .picture = cannon
stratego4-rules-9-title = Flags
stratego4-rules-9 =
    A piece carries one flag at most, its own or another's. As it moves, attacks or fires it may leave the flag behind on its space, and then moves as its rank allows; a cannon that fires always leaves it.
    A piece without a flag that ends its move where one lies picks it up. A scout that passes over it does not.
    Whoever beats the carrier of a flag gets it. If the winner carries one already, or if both fall, or if a cannon fired, the flag lies where its carrier stood.
    If your own flag is lost, you play on; but to win on the turret you must first take it back (a team: one of its two).
    Typed: add **leave** to a move, as in **move f3 f4 leave**.
    .picture = flags
stratego4-rules-10-title = Recruiting
stratego4-rules-10 =
    When your slider reaches VI, you put one of your beaten pieces, whichever you choose, on your recruitment space at once.
    You also recruit when you take a rival's flag last carried by a piece of its own army, in a duel or from the ground. The slider stays where it is.
    If the recruitment space is occupied, or none of your pieces was beaten, the chance is lost: keep that space free. A recruited cannon is loaded again.
    Typed: **recruit 7**, with the number of the rank.
    .picture = slider
stratego4-rules-11-title = The end
stratego4-rules-11 =
    The game ends at once when a piece of yours stands on the turret with your own flag. A team needs either of its two flags, carried by a piece of either partner.
    Whoever has no piece left is out; the last army, or team, with pieces wins. Whoever resigns takes all pieces off the board; flags they carried stay there.
    When no piece has been beaten for fifty rounds, or when nobody can move, the game is a draw.
    At the end all ranks are shown.
    .picture = turret
stratego4-rules-12-title = Good advice
stratego4-rules-12 =
    Spread strong and weak pieces over your whole zone, and do not put cannons at the very back.
    A cannon right behind a pond has the ring in its sights.
    Keep some scouts for the end, when lines are open. Against cannons and the spy they are good at any time, for they strike from afar.
    Look at what the others have lost: it says what may still come.
    Beware of whoever marches with the flag from the very first turn: if nobody stops them, the game is soon over.
    If two attack you at once, talk one of them into heading for the castle with their flag, or head there with yours: then they have something else to think about.
    Do not be too careful with high ranks: the slider brings one back.
stratego4-rules-13-title = Options
stratego4-rules-13 =
    { "" }**Teams**: four players, partners sit opposite each other and play against the other two. They do not attack each other and do not know each other's ranks, but may carry each other's flags. Before the game each person chooses a team; computers fill what is left.
    { "" }**Memory game**: ranks told in a duel are not shown on the pieces afterwards: remember them. The channel does not forget: what it said of each duel stays there, and in the history. Agree not to look back.
    { "" }**Slow start**: in the first five rounds no piece that carries a flag may enter the ring.
    { "" }**Quiet rounds**: after how many rounds without a beaten piece the game is a draw. Fifty, unless the table says otherwise.
