# The rules of La Strada for players, chapter by chapter (/tavolo rules). Our own words.

la-strada-credit = La Strada by Martin Wallace (2004), on a map of our own making.

la-strada-rules-1-title = What it is about
la-strada-rules-1 =
    Two to four merchants build roads through a land of forests and hills, from their workshop to nineteen settlements. Whoever links a settlement puts a cube there. At the end each cube brings gold: much in a city, little in a hamlet, and less the more people have come there. Most gold wins.
la-strada-rules-2-title = The map
la-strada-rules-2 =
    Six triangles, shuffled for every game, make a land of 127 hexes. A hex is named by its row (A to N, without I) and its place from the left: D7.
    There are plains, forests and hills, and 4 cities, 5 towns, 5 villages and 5 hamlets. Everything lies open, except the kinds of settlements at a table that turns them up late.
    Each player has 18 road tiles for plains, 8 for forests, 5 for hills, and twelve cubes. Colours go in the order of joining.
    .picture = map
la-strada-rules-3-title = Workshops
la-strada-rules-3 =
    First, in turn order, each player places a workshop on a free plain. Between two workshops lies at least one hex. It must stand where some settlement can be reached from it within ten days.
    A settlement that touches your workshop is not linked yet: it still takes a road with at least one tile, from another side or from elsewhere.
    Typed: **workshop D7**.
    .picture = workshop
la-strada-rules-4-title = Your turn and its days
la-strada-rules-4 =
    Nobody has any days at first. Each of your turns begins with six more; nobody ever has more than ten. Spend them on as many links as you like, one after the other, then end your turn and keep what is left. As more than ten days are never counted, saving more than four is of no use.
    Some read the rules otherwise: that ten days may be *kept*, and the six come on top. That is an option (chapter 11).
    When you can pay for no link any more, your turn ends by itself.
    Typed: **end**.
    .picture = days
la-strada-rules-5-title = Links
la-strada-rules-5 =
    A link is a whole road: from your workshop, or a settlement that you have linked, to one that is new to you. It is built at once, never left half done, and may start where your last one ended a moment ago.
    Each hex takes one tile: a plain costs 2 days, a forest 3, a hill 4. A road runs straight on or bends gently, by a sixth of a turn; there is no sharp bend. From settlements and workshops it leaves by any side.
    A hex with a tile or somebody else's workshop is closed to all other roads. Roads meet at settlements only.
    Typed, a road is all its hexes in a row: **C3-D4-E4** starts at C3, lays a tile on D4 and links E4.
    .picture = link
la-strada-rules-6-title = Cubes
la-strada-rules-6 =
    A link always puts one of your cubes on the settlement it reaches. Everybody may link every settlement, each player once. A road ends at the first new settlement it comes to; the next link may go on from there.
    .picture = cubes
la-strada-rules-7-title = A turn as an example
la-strada-rules-7 =
    Your first turn, six days; your workshop stands on K6.
    Next to it lies the hill J7, and beyond it the town H8. You lay one straight tile on the hill: 4 days. The town is linked and gets your first cube.
    Two days are left. From H8 you lay a bend on the plain G8, 2 days, and reach the city F8: your second cube.
    All six days are spent, so your turn is over. For as long as nobody joins you, the town is worth 4 gold and the city 5. Your next turn may start from K6, H8 or F8.
    Typed: **K6-J7-H8**, then **H8-G8-F8**.
la-strada-rules-8-title = Gold
la-strada-rules-8 =
    Each cube brings gold by its settlement and by how many cubes lie there, one, two, three or four:
    City: { $city }
    Town: { $town }
    Village: { $village }
    Hamlet: { $hamlet }
    It is counted at the end only; until then the board shows what an end right now would bring. Most gold wins. On a tie, more days left decide; if these are equal too, the win is shared.
    .picture = gold
la-strada-rules-9-title = The end
la-strada-rules-9 =
    The game ends at once when a player whose turn begins could link nothing, not even with ten days: because no road leads anywhere new, or the tiles or cubes are used up. Saving days does not end it. It also ends when nobody has built anything for two rounds.
    Whoever resigns has no more turns and ranks behind all who stayed. Their roads, workshop and cubes stay and count.
la-strada-rules-10-title = With two players
la-strada-rules-10 =
    Each has two workshops, placed by turns; whoever placed second has the first turn.
    A settlement takes only one cube. Your road may pass through settlements of your rival that you have not linked yet, if the same road goes on to a free one. You put no cube there and get no gold for it, but from then on your roads may start there.
    The game ends when all nineteen are taken, or when neither can link anything. If only one player can link nothing, that player is skipped.
    .picture = transit
la-strada-rules-11-title = Options
la-strada-rules-11 =
    { "" }**Balanced start**: the first turn is an advantage. Workshops are placed in the reverse order, and the first begin with days missing: −2, 0, 1 and 2 days for four; −2, 0 and 1 for three; −3 and 0 for two.
    { "" }**Late reveal**: the settlements lie face down until all workshops stand.
    { "" }**Ten kept**: at the end of your turn you keep up to ten days, and the six of your next turn are added to them. So a turn has up to sixteen days, and so many take the place of ten where a road, a workshop or the end of the game asks for ten.
