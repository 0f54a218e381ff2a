# What stands on the page of a game, an HTML file.

# The heading of the page of a game that is not over, made for one seat.
page-own = { $game }: a game that is not over, as player { $number } sees it
page-set-up = Set-up
page-move = Move { $number }
page-moves = Moves
page-course = How the game went
page-keys = Arrow keys, a swipe across the board or a move in this list take you through the game.
page-needs = To step through the game, this page needs JavaScript, and a browser of 2023 or newer.

## Controls

page-place = Position
page-first = First position
page-back = One step back
page-on = One step on
page-last = Last position
page-theme = Light or dark
# Whose view the board shows.
page-sees = Seen by
page-sees-open = All open
page-sees-public = Everybody

page-without-seats = The eyes of single seats are left out here: with them the file would be too large.

## Refusals

page-refusal-too-large = The page of this game would be too large for one file.
page-refusal-not-now = I cannot make the page just now. Please ask again in a minute.
page-refusal-other-result = The moves of this game do not lead to its recorded result, so there is no page of it.
