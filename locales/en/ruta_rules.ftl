# The rules of Ruta for players, chapter by chapter (/tavolo rules). Our own words.

ruta-credit = Ruta by Gene Moore, played with the Decktet by P. D. Magnus (CC BY-NC-SA).

ruta-rules-1-title = What it is about
ruta-rules-1 =
    Two merchants claim trade routes between the fifteen places of a kingdom. Every route you claim is a point; the longest unbroken chain of routes is worth a bonus. Whoever has most points when somebody places their tenth and last token wins.
ruta-rules-2-title = Cards and map
ruta-rules-2 =
    The Decktet has six suits: Moons 🌙, Suns ☀️, Waves 🌊, Leaves 🍃, Wyrms 🐉 and Knots 🪢. Most cards bear two of them, Pawns and Courts three. Aces count 1, Pawns, Courts and Crowns 10, the others what is printed.
    Fifteen cards make the map, three rows of five. Neighbours (not diagonal) are joined by a route: 22 in all. You begin with two cards in hand; two cards lie face up.
    .picture = map
ruta-rules-3-title = Your turn: draw or claim
ruta-rules-3 =
    { "" }**Draw** one card: one of the two face-up cards (replaced at once) or the unseen top of the pile. There is no hand limit.
    { "" }**Or claim** one free route and pay for it.
    When the pile is empty, the discard pile is shuffled into a new one.
    .picture = supply
ruta-rules-4-title = Paying for a route
ruta-rules-4 =
    A route costs the sum of the two places it joins. Only cards that bear a suit common to both places count; where two suits are common, mix them as you like. Pay the price or more: nothing is given back.
    For example, Consul – Harvest costs 20, all of it in Moons. Mountain – Diplomat costs 12, in any mix of Moons and Suns.
    .picture = payment
ruta-rules-5-title = Paying exactly
ruta-rules-5 =
    Pay exactly the price and you play again: a whole new turn, draw or claim. As long as you keep paying exactly, you keep playing.
    .picture = exact
ruta-rules-6-title = Aces on display
ruta-rules-6 =
    When you draw and an Ace lies face up, you may first use it: **give** it to your rival, or **keep** it. Either way it is replaced and your draw is still to come. You may use several Aces one after the other. You need not use any.
    .picture = ace
ruta-rules-7-title = The Excuse
ruta-rules-7 =
    The Excuse has no suit and pays for nothing. Instead of drawing, discard it and take any card you like from the discard pile.
    .picture = excuse
ruta-rules-8-title = The end and the score
ruta-rules-8 =
    The game ends at once when somebody places their tenth token. Each token is a point. The owner of the longest chain of routes also scores the number of places it links: walk along your own routes, none of them twice; side branches do not count. If both chains are equally long, both score.
    On a tie the longer chain decides; if these are equal too, the win is shared.
    .picture = longest
ruta-rules-9-title = Variants
ruta-rules-9 =
    { "" }**Joker Aces**: the Aces leave the deck and each player holds three. When you claim a route, you may put an Ace of one of its suits aside: any cards may then pay, whatever their suit. The Ace itself adds nothing and is gone.
    { "" }**Both longest chains score**: each player scores their own longest chain.
    { "" }**Without the Excuse**: the deck has one card fewer.
    .picture = jokers
