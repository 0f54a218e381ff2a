# The try board: moves are tried on an imagined position, privately, and nothing is played.

try-button = Try it
try-heading = Tried, not played · { $game } · table { $code }
# Written into the picture.
try-mark = Tried, not played
try-alt = Tried, not played: an imagined board.
try-nothing-yet = Try moves here as you like: nobody else sees them, and nothing is played.
try-told = { $told }
try-told-left-open = { $told } What would be turned up is not known: its place stays empty here.
try-assumed = { $told } (assumed)
try-guessed = { $told } (guessed by a computer)
try-stood = { $who } let the turn pass.
try-unseen = { $who } did something that you do not see.
try-your-move = **Your move, here.** { $prompt }
try-others-move = Here { $people } would move next.
try-ends-over = Here the game would be over.
try-ends-others = Here { $people } would move next, and nothing is known of what may come. The line ends here.
try-ends-learning-own = Then you would play: { $move }. That brings something to light that you cannot know yet, so the line ends here. **{ try-back-button }** leads to other moves.
try-ends-learning = Then { $who } would play: { $move }. That brings something to light that you cannot know yet, so the line ends here. **{ try-back-button }** leads to other moves.

# Buttons and menus

try-stand-button = Skip to my turn
try-may = What may { $who } do?
try-guess-button = As a computer would
try-back-button = Back one step
try-again-button = Start again
try-forget-button = Forget it
try-plan-button = Play this when it is my turn
tried-button = My tried moves
try-plan-how = Choose the move that I shall play when it is your turn, then press **{ try-plan-button }**. Nothing is played now.
try-plan-another = You have planned something already. Shall this be added, for the case that your opponent does what you assumed here?
try-plan-beside-button = Add it to the plan
try-plan-instead-button = Replace the plan
try-replies = What { $who } may do here, as far as you can see. What you cannot see, such as a payment, is only an example:
try-replies-menu = Choose a move
try-no-guess = No guess here: what a computer would do cannot be seen from your seat, or it took too long to think.

# Refusals

try-refusal-over = This game is over, so there is nothing left to try.
try-refusal-ended = The line has ended: something would come to light there. Go back one step to try another move.
try-refusal-long = A line has at most { $most } moves. Go back, or start again.
try-refusal-impossible = As far as you can see, that is not possible there.
