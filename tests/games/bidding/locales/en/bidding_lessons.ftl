# The lesson of Bidding.

bidding-picture-table = Prizes so far and, for each player, a mark, the name and the points; a plus sign beside who has bid.

bidding-lesson-highest-title = The highest bid
bidding-lesson-highest = The highest card wins the prize. Your rival holds 2 and 4; you hold 1 and 5.
bidding-lesson-highest-ask = Three points are at stake: take them.
bidding-lesson-highest-low = A 1 loses to both of the rival’s cards.
bidding-lesson-highest-right = Nothing your rival holds beats a 5.
bidding-lesson-highest-hint = Which of your cards is higher than 2 and 4?

bidding-lesson-alone-title = Alone
bidding-lesson-alone = Equal cards do not count. Your rival holds 1 and 2; you hold 2 and 3.
bidding-lesson-alone-ask = Bid the card that is sure to win.
bidding-lesson-alone-alike = If your rival bids 2 as well, nobody takes the prize.
bidding-lesson-alone-right = No other 3 is left, and nothing higher.
bidding-lesson-alone-hint = Look for the card that your rival cannot equal.

bidding-lesson-save-title = What to save
bidding-lesson-save = Each card can be bid once. One point is at stake, and the last prize will be 5.
bidding-lesson-save-ask = Bid so that you keep your best card.
bidding-lesson-save-wasted = The point is yours, but the last prize, worth 5, is not.
bidding-lesson-save-right = One point is lost, and the 5 is left for the last prize.
bidding-lesson-save-hint = Which prize is worth more: this one or the last?

bidding-lesson-carried-title = Left over
bidding-lesson-carried = When no bid stands alone, the prize is added to the next one: now nine points are at stake. Your rival holds 2 and 4.
bidding-lesson-carried-ask = Take the nine points.
bidding-lesson-carried-little = A 1 beats neither 2 nor 4.
bidding-lesson-carried-right = Nine points for one card.
bidding-lesson-carried-hint = Bid your highest card.

bidding-lesson-spent-title = Spent cards
bidding-lesson-spent = A card that was bid does not come back. This is the last round.
bidding-lesson-spent-ask = Bid the card you have left.
bidding-lesson-spent-gone = Your 4 was bid in the round before.
bidding-lesson-spent-right = It was your last card: the game ends.
bidding-lesson-spent-hint = Only one card is left in your hand.
