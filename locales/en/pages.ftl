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

## Several tables of the same deal

page-tables-heading = { $game }: { $count ->
    [1] one table
   *[other] { $count } tables side by side
}
# Below the heading: where the tables were played.
page-tables-cup = Cup { $code } · round { $round } · the same deal at every table
# The name of the group of buttons that show and hide tables.
page-tables = Tables
page-table = Table { $code }
page-table-own = Table { $code } (yours)
page-table-judged = Unfinished when the round ended: in the cup it counts by the rule for unfinished games.
page-table-unfinished = This game was not played to its end. It is shown as everybody saw it.
page-tables-keys = Arrow keys, a swipe across a board or a move in a list take you through all tables at once.
# Said at moves that this table did not reach.
page-table-over = This game is over.
page-table-no-further = This game went no further.
page-tables-fewer-eyes = With so many eyes the file would be too large, or take too long to make: each game is shown as it lies open.
page-tables-left-out = { $count ->
    [1] One more table of the round is not in this file.
   *[other] { $count } more tables of the round are not in this file.
}
page-results = Results
page-results-said = Each column has all who held the same hand; the best of them is in bold, and brackets give the place in that game.
# The heading of the column with the tables' names.
page-results-table = Table
page-result-points = { $points } ({ $rank })
page-result-rank = place { $rank }
page-result-none = unfinished
page-result-named = { $name }: { $result }

## Refusals

page-refusal-too-large = The page of this game would be too large for one file.
page-refusal-not-now = I cannot make the page just now. Please ask again in a minute.
page-refusal-other-result = The moves of this game do not lead to its recorded result, so there is no page of it.
