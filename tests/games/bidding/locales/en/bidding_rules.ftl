# The rules of Bidding, chapter by chapter.

bidding-credit = The game of pure strategy (Goofspiel), with five cards.

bidding-rules-1-title = { bidding-name }
bidding-rules-1 =
    Each player holds five cards, 1 to 5. Five prizes, 1 to 5, are turned up one after the other. For each, everybody bids a card in secret, all at the same time.
    When nobody owes a bid any more, all are shown: the highest card that nobody else bid takes the prize. When no bid stands alone, the prize is added to the next one, unless the table agreed that it is lost.
    Typed: **bid 1**, **bid 2**, **bid 3**, **bid 4**, **bid 5**, or just the number.
    .picture = table
bidding-rules-2-title = The end
bidding-rules-2 =
    After five prizes the most points win. Who resigns takes back a bid that lies, unseen.
