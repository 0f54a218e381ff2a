# The rules of Jacynth for players, chapter by chapter (/tavolo rules). Our own words.

jacynth-credit = Jacynth and the Decktet by P. D. Magnus, decktet.com (CC BY-NC-SA).

jacynth-rules-1-title = What it is about
jacynth-rules-1 =
    Two or three families build one city together, card by card, until it has 36. Cards of one suit that touch each other make a district. With four tokens each, you gain control of districts; every card of a district you control is a point. Most points win.
jacynth-rules-2-title = Cards and city
jacynth-rules-2 =
    The Decktet has six suits: Moons 🌙, Suns ☀️, Waves 🌊, Leaves 🍃, Wyrms 🐉 and Knots 🪢. Cards of rank 2 to 9 have two of them, Aces and Crowns one. The Ace is the lowest rank, the Crown the highest; each suit has every rank once.
    The city has six columns, a to f, and six rows, 1 to 6 from below. Six cards lie on a diagonal from the start. Each player holds three cards, the rest is the draw pile, and who begins is drawn by lot.
    .picture = city
jacynth-rules-3-title = Your turn
jacynth-rules-3 =
    Lay a card of your hand on an empty place beside a card of the city; diagonally does not count. It may be any card: suit and rank need not match. Then you may place a token. At the end you draw a card, as long as there are any.
    Typed, in the option *card*: the card and its place, as in **pact b4** or **sailor c2**.
jacynth-rules-4-title = Districts
jacynth-rules-4 =
    A district consists of all cards that share one suit and touch each other along their edges. It ends at gaps, and at cards without the suit. A single card can be a district.
    A card with two suits belongs to two districts, one for each suit, even if both have the same cards.
    .picture = districts
jacynth-rules-5-title = Placing a token
jacynth-rules-5 =
    After laying your card you may place one of your four tokens, on the new card or on any other of the city. That card must not have a token yet, and none of its districts may be controlled by somebody else, once your card has been laid. Your own districts are no obstacle. Tokens stay where they are.
    Typed after it: the word token, and the place or the name of the card: **pact b4 token c4**, **sailor c2 token c2**, **castle d5 token castle**.
    .picture = influence
jacynth-rules-6-title = Control
jacynth-rules-6 =
    A district is yours if your token lies on its card of highest rank, of all its cards with tokens. One high card beats several low ones.
    If a new card joins districts, control is decided anew at once, for each suit by itself: whoever has the higher card takes the whole district. The other suit of a card may well stay yours.
    .picture = control
jacynth-rules-7-title = The end and the score
jacynth-rules-7 =
    When the 36th card has been laid, the game is over. Each district scores a point for each of its cards, for whoever controls it. So a card counts twice if both its districts are yours. Tokens that were not placed are worth nothing.
    Players with equal points share a rank. Whoever resigns is last; among three, their tokens stay in the city, their cards go back into the pile, and the others play on.
jacynth-rules-8-title = Who knows what
jacynth-rules-8 =
    Only the hands and the order of the pile are secret. The city, the tokens and the number of cards in pile and hands are open to all. The cards you have not seen yet are listed below your hand, under *Board as text*.
jacynth-rules-9-title = Variants
jacynth-rules-9 =
    { "" }**Layout**: Towers begins with four cards far apart, on b2, b5, e2 and e5. There are 32 cards to lay then, so with three players the third has one turn fewer. Old City begins with six scattered cards.
    { "" }**Extended deck**: four Pawns and four Courts, with three suits each, and the Excuse, with none. They are laid like other cards, and count in their districts, but never take a token. The Excuse belongs to no district and separates the cards around it. Nine cards are left over at the end.
    .picture = extended
