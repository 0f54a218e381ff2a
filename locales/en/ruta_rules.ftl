# The rules of Ruta for players, chapter by chapter (/tavolo rules). Our own words.

ruta-credit = Ruta by Gene Moore, played with the Decktet by P. D. Magnus (CC BY-NC-SA).

ruta-rules-1-title = What it is about
ruta-rules-1 =
    Two merchants claim trade routes between the fifteen places of a kingdom. Every route you claim is a point; the longest unbroken chain of routes is worth a bonus. Whoever has the most points when somebody places their tenth and last token wins.
ruta-rules-2-title = Cards and map
ruta-rules-2 =
    The Decktet has six suits: Moons 🌙, Suns ☀️, Waves 🌊, Leaves 🍃, Wyrms 🐉 and Knots 🪢. Most cards have two of them, Aces and Crowns one, Pawns and Courts three. Aces are worth 1, Pawns, Courts and Crowns 10, the others the number printed.
    Fifteen cards make the map, three rows of five: these are the places. Neighbours, side by side or one above the other, are joined by a route: 22 in all.
    You begin with ten tokens and two cards in hand; two cards lie face up.
    .picture = map
ruta-rules-3-title = The cards you pay with
ruta-rules-3 =
    Thirty cards go round: pile, hands, discard pile and pile again. This is what each suit has to pay with:
    🌙 { $moons }
    ☀️ { $suns }
    🌊 { $waves }
    🍃 { $leaves }
    🐉 { $wyrms }
    🪢 { $knots }
    A card with several suits stands in several lines and pays as whichever you need. The thirtieth is the Excuse, which has none.
ruta-rules-4-title = Your turn: draw or claim
ruta-rules-4 =
    { "" }**Draw** one card: one of the two face-up cards, which is replaced at once, or the top of the pile, which only you see. A hand may hold any number of cards.
    { "" }**Or claim** one free route and pay for it.
    When the pile is empty, the discard pile is shuffled into a new one. You pass only if no card is left to draw and you can pay for no route.
    Typed: **draw 1** or **draw pile**.
    .picture = supply
ruta-rules-5-title = Paying for a route
ruta-rules-5 =
    A route costs the sum of the two places it joins. Only cards with a suit common to both places count; where two suits are common, mix them as you like. Pay the price or more: nothing is given back. A route that is claimed stays with its owner.
    For example, Harvest and Consul are worth 10 each and share the Moons: their route costs 20, all of it in Moons. Mountain and Diplomat are worth 4 and 8 and share Moons and Suns: 12, in any mix of the two.
    Typed, a claim is the two places and the cards: **claim harvest/consul: huntress rite**.
    .picture = payment
ruta-rules-6-title = Paying exactly
ruta-rules-6 =
    Pay exactly the price and you play again: a whole new turn, draw or claim. As long as you keep paying exactly, you keep playing.
    Say you hold Huntress (10), Rite (10), Journey (3) and Pact (9), which all have Moons. Huntress and Rite are exactly the 20 of Harvest – Consul: you play again. Journey and Pact are exactly the 12 of Mountain – Diplomat: you play a third time.
    .picture = exact
ruta-rules-7-title = Aces on display
ruta-rules-7 =
    An Ace is worth only 1, but it makes payments come out exactly. If one lies face up when you want to draw, you may first use it: **keep** it, or **give** it to your rival. Either way it is replaced, and your draw is still to come. You may use several Aces one after the other, or none.
    Typed: **keep ace 1** or **give ace 1**.
    .picture = ace
ruta-rules-8-title = The Excuse
ruta-rules-8 =
    The Excuse ⭐ has no suit and pays for nothing. Instead of drawing, discard it and take any card you like from the discard pile: that is your whole turn. When the discard pile is shuffled, the Excuse comes round again.
    Typed: **excuse rite**.
    .picture = excuse
ruta-rules-9-title = The end and the score
ruta-rules-9 =
    The game ends at once when somebody places their tenth token. Each token is a point. The owner of the longest chain of routes also scores the number of places it links: walk along your own routes, none of them twice; side branches do not count. If both chains are equally long, both score.
    On a tie the longer chain decides; if these are equal too, the win is shared. Whoever resigns loses, whatever the points.
    .picture = longest
ruta-rules-10-title = Who knows what
ruta-rules-10 =
    Open to both: the face-up cards, the whole discard pile, how many cards lie in the pile and in each hand, and the routes.
    Every card that somebody was seen taking stays shown beside their name until it is paid, so nobody has to remember it. Only its owner sees what was drawn from the pile.
ruta-rules-11-title = Variants
ruta-rules-11 =
    { "" }**Joker Aces**: the Aces leave the deck and each player holds three. When you claim a route, you may put an Ace of one of its suits aside: any cards may then pay, whatever their suit. The Ace itself adds nothing and is gone.
    { "" }**Both longest chains score**: each player scores their own longest chain.
    { "" }**Without the Excuse**: the deck has one card fewer.
    .picture = jokers
