# Ruta in examples: the lesson (/tavolo learn), and what the pictures of the rules show.

## The lesson

ruta-lesson-card-title = Reading the cards
ruta-lesson-card = The number on a card is what it is worth, the signs are its **suits**. Between two neighbours on the map lies a **route**: Mountain – Diplomat costs 12, to be paid in Moons 🌙 or Suns ☀️. In your turn you draw one card **or** claim one route.
ruta-lesson-card-ask = Take the face-up card that can help to pay for Mountain – Diplomat.
ruta-lesson-card-right = The Pact has a moon and a sun. Another card was turned up at once in its place.
ruta-lesson-card-suits = The Darkness is worth 9 as well, but it has Waves and Wyrms. This route takes Moons 🌙 or Suns ☀️.
ruta-lesson-card-unseen = The pile may bring anything. Here a card that fits lies face up, for sure.
ruta-lesson-card-hint = Draw a card in this turn: one of the two face up has a moon 🌙 or a sun ☀️.

ruta-lesson-exact-title = Paying exactly
ruta-lesson-exact = Forest is worth 5, Mountain 4: the route between them costs 9, in Moons 🌙. You may pay more, but nothing is given back. And whoever pays **exactly** has another turn! A white frame marks what your hand can pay.
ruta-lesson-exact-ask = Claim Forest – Mountain, and pay exactly.
ruta-lesson-exact-right = Exactly 9. The route has your token now, and it is still your turn.
ruta-lesson-exact-over = That would be allowed, but the Huntress is worth 10: one would be lost, and with it the extra turn.
ruta-lesson-exact-suit = Cards pay for a route only with one of its suits. Here that is the moon 🌙.
ruta-lesson-exact-hint = Which of your cards has a moon 🌙 and is worth exactly 9? Pay with that one.

ruta-lesson-again-title = Several cards together
ruta-lesson-again = You play again, a whole turn. Mountain – Diplomat costs 12. Several cards may pay together, and where a route takes two suits they may be mixed.
ruta-lesson-again-ask = Claim Mountain – Diplomat, exactly once more.
ruta-lesson-again-right = Huntress 10 and Author 2 make 12: exact, and you play a third time. It goes on for as long as you pay exactly.
ruta-lesson-again-low = Add a second card, until 12 is reached.
ruta-lesson-again-draw = You may draw in an extra turn. But your hand can pay for this route, and even exactly.
ruta-lesson-again-hint = Which of your cards with a moon 🌙 or a sun ☀️ make 12 together?

ruta-lesson-over-title = When you cannot pay exactly
ruta-lesson-over = Often no cards make the exact price. Then pay a little more: the route is yours all the same, the excess is lost, and your turn is over. Watchman – Desert costs 12, in Wyrms 🐉.
ruta-lesson-over-ask = Claim Watchman – Desert, and lose as little as possible.
ruta-lesson-over-right = 13 for 12: one lost, and a route for the rest of the game. Now it is your rival's turn.
ruta-lesson-over-dear = That would be 17, and five of it lost. You can pay less, and keep the Cave.
ruta-lesson-over-low = All three of your cards have wyrms: which two make 12 or a little more?
ruta-lesson-over-hint = All three of your cards have wyrms: which two make 12 or a little more?

ruta-lesson-ace-title = An Ace lies face up
ruta-lesson-ace = An Ace is worth only 1, and yet it is precious: small change, with which payments come out exact. If an Ace lies face up when you want to draw, you may first **keep** it or **give** it to your rival. It is replaced, and then you **still draw**.
ruta-lesson-ace-ask = Get the Ace, and draw as well.
ruta-lesson-ace-right = The Ace is in your hand, the next card was turned up, and your draw is still to come.
ruta-lesson-ace-left = That takes the Merchant and leaves the Ace to your rival. There is a way to have both.
ruta-lesson-ace-given = That way your rival gets the Ace, and you only get a draw. This one is of use to you: with the Bard it makes 11 in Suns.
ruta-lesson-ace-hint = Use the Ace before you draw: take it, and draw afterwards.

ruta-lesson-draw-title = And now the draw
ruta-lesson-draw = After an Ace only the draw can follow: a face-up card or the top of the pile.
ruta-lesson-draw-ask = Draw whatever you like.
ruta-lesson-draw-right = Your turn is over. In the next one Bard 10 and Ace 1 pay exactly for Mountain – Castle, which costs 11 in Suns ☀️.
ruta-lesson-draw-owed = A good plan for the next turn! In this one a card comes first.
ruta-lesson-draw-hint = Take a face-up card or the top of the pile.

ruta-lesson-excuse-title = The Excuse
ruta-lesson-excuse = The Excuse ⭐ has no suit and pays for nothing. But instead of drawing you may discard it and take **any** card of the discard pile. Harvest – Consul costs 20, in Moons 🌙; the Huntress is 10 of it.
ruta-lesson-excuse-ask = Fetch the card that makes up the 20 with the Huntress.
ruta-lesson-excuse-right = Huntress and Rite: 20 in Moons, exactly. In your next turn the route can be yours.
ruta-lesson-excuse-suits = Worth 10, but without a moon 🌙: it does not pay for Harvest – Consul.
ruta-lesson-excuse-hint = Play the Excuse for a card that has a moon 🌙.

ruta-lesson-last-title = The tenth token
ruta-lesson-last = The game ends at once when somebody places a tenth **token**; nine of yours lie there. Each is a point. The owner of the **longest chain** also scores a point for each place it links: one walk, no route twice, branches left out. A bright edge marks it.
ruta-lesson-last-ask = End the game with the route that makes your longest chain as long as possible.
ruta-lesson-last-right = One walk from Mill to Desert: nine places. With ten tokens that is 19 points, and the game is yours.
ruta-lesson-last-shorter = It would be your tenth token, but your longest chain would link only six places, just like your rival's. Another route joins two of your chains.
ruta-lesson-last-draw = You could wait. But you can pay for a route that joins your two chains, and that ends the game.
ruta-lesson-last-hint = One of your chains ends at Mountain, another at Castle.

## What the pictures of the rules show

ruta-picture-map = Six places of the map, in two rows: Forest, Mountain and Diplomat, below them Harvest, Castle and Watchman. Each card shows its value, its suits and its name. In each gap stand the price of the route and the suits that pay for it: 9 in Moons from Forest to Mountain, 12 in Moons or Suns from Mountain to Diplomat.
ruta-picture-supply = From left to right: the draw pile with the number of its cards, the two face-up cards, Painter and Cave, and the discard pile, its top card whole and the others small beside it.
ruta-picture-payment = The route from Mountain to Diplomat, 12 in Moons or Suns. Below lies a hand: Author 2 with Moons and Knots, Pact 9 with Moons and Suns, Huntress 10 with Moons, Calamity 10 with Wyrms. The price is framed in white, because this hand can pay it.
ruta-picture-exact = After an exact payment: between Forest and Mountain lies a blue token in a golden ring, and beside the player's name stands "plays again".
ruta-picture-ace = The draw pile and the two face-up cards: the Ace of Suns and the Merchant.
ruta-picture-excuse = The discard pile, with the Rite on top and two other cards small beside it. Below lies a hand: the Huntress, and the Excuse with a star instead of a number.
ruta-picture-longest = The whole map at the end of a game. Blue's longest chain has a bright edge: one walk from Mill over Sailor, Forest, Mountain, Castle, Market, Borderland and Island to Desert, nine places. Two more blue routes lie apart.
ruta-picture-jokers = A player's panel: beside the cards in hand lie three joker Aces with a white edge, of Moons, Suns and Wyrms. Below, the hand: Author, Merchant and Sea.
