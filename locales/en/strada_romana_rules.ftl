# The rules of Strada Romana for players, chapter by chapter (/tavolo rules). Our own words.

strada-romana-credit = Strada Romana by Walter Obert (2009), on a board of our own making.

strada-romana-rules-1-title = What it is about
strada-romana-rules-1 =
    Ten wagons roll between Ostia-Portus and Rome, five from either end, on one narrow road. They belong to nobody: you move whichever you like, take goods where they stop, and pair cubes with tiles of the same good into contracts. What counts at the end: contracts, victory points, and the tiles of the four wagons that arrive first. Two to five play.
strada-romana-rules-2-title = The road
strada-romana-rules-2 =
    The road has twelve columns, from 1 at Ostia-Portus to 12 at Rome, each one to three squares wide. A square is named by its column and its height, high (H), central (C) or low (L): 4H.
    Lines join squares of neighbouring columns. The same height is always joined. Where the road changes its width, a central square is joined to the high and the low one: 3C to 4H and 4L, these to 5C.
    Above the road lie the areas I, III and V, below it II, IV and VI, with one ware tile each; a central square belongs to both sides. Fourteen markets hold one cube each, beside one square.
    There are six goods, each with six cubes and six tiles: wheat, wine, oil, metal, hides and marble.
    .picture = road
strada-romana-rules-3-title = Your turn
strada-romana-rules-3 =
    You do one of three things: move wagons, keep a wagon tile, or pass and take a coin. The choice is free.
    In turn order you begin with 0, 1, 2, 3 and 3 coins. Coins buy special movement; as soon as you have five, they become a victory point.
    Typed: **pass**.
strada-romana-rules-4-title = Moving wagons
strada-romana-rules-4 =
    You have three points of movement. Each takes one wagon one step forward along a line to a free square; no wagon goes back or passes another. Divide them among wagons as you like, whatever their direction.
    A wagon enters the road on any square of the nearest column. From the last column one step more takes it into its destination, where there is room for all.
    All its steps of a turn are one run. The run is finished when you take goods from the wagon or when another wagon runs.
    All three points must be used as long as any wagon whose run is not finished can still run. Points that no wagon can use are lost. A turn ends by itself when no wagon can run and no good can be taken any more.
    Typed, a run is a wagon and its squares, or just the last of them: **Ballio 3H 4H**. In a whole turn, semicolons part the runs: **Ballio 3H 4H; Sosia 9C +tile**. Add **arrives** to run into the destination. When you are done: **end**.
    .picture = run
strada-romana-rules-5-title = Goods
strada-romana-rules-5 =
    Right after a run, while the wagon stands on the road, you may take the tile of an area of its square, or the cube of the market beside it. A new one from the bag takes its place while there are any.
    A tile brings you a coin for each cube of its good that lies in the markets at that moment. A cube brings none.
    With two or three players you take at most one good a turn; with four or five, one tile and one cube, from one wagon or from two. Taking is never compulsory.
    Typed: **tile III**, **cube 5H**.
    .picture = goods
strada-romana-rules-6-title = Special movement
strada-romana-rules-6 =
    Before the first step of a turn you may pay for one of these; it holds for the whole turn and includes the cheaper ones. You cannot buy one that would let no wagon move.
    1 coin, **lateral**: steps to the next square above or below in the same column.
    2 coins, **diagonal**: steps forward and one height up or down without a line, between columns of the same width.
    3 coins, **extra**: a fourth point of movement, which need not be used.
    4 coins, **stacking**: run over occupied squares, a point each, but stop on a free one or at the destination.
    Typed: **buy lateral**, and then the runs.
    .picture = special
strada-romana-rules-7-title = Wagon tiles
strada-romana-rules-7 =
    There is a tile for each wagon; one has been removed unseen. To keep one, you look through the stack and choose in secret: that is your whole turn, and once you have looked you must keep one. Nobody keeps more than three, and none is given back. Everybody sees how many you keep, only you see which; what you saw in the stack stays before your eyes.
    Typed: **look**, then **choose Ballio**.
    .picture = secret
strada-romana-rules-8-title = The end
strada-romana-rules-8 =
    The game ends at once when the fourth wagon arrives, wherever the four have gone, or when the last of the twenty victory points is given.
    It also ends when nothing has been gained for a while: three idle turns for each player, in which wagons only shift within their columns and nothing is taken.
    Whoever resigns keeps what they have, has no more turns, and ranks behind all who stayed.
strada-romana-rules-9-title = Points
strada-romana-rules-9 =
    Each victory point counts one; coins count nothing.
    Each of your wagon tiles counts 3 if its wagon has arrived, −1 if not.
    A cube and a tile of the same good are a contract. Your contracts count: the most you have in one good, times the number of goods in which you have any.
    Each cube or tile without a partner counts −1.
    An example: contracts in five goods, four of them in oil and one or two in each of the others, are worth 4 × 5 = 20. A single cube and a single tile: 18. Two wagon tiles, one of whose wagons has arrived, add 3 − 1 = 2, and three victory points 3: that is 23.
    { strada-romana-board-sum }
    Most points win. On a tie, more coins decide; after that, whoever of those tied played last ranks behind.
    .picture = points
strada-romana-rules-10-title = Options
strada-romana-rules-10 =
    { "" }**Idle rounds**: how many idle turns for each player end a game in which nothing is gained any more. Three, unless the table says otherwise.
