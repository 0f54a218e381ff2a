### Refusals

club-refusal-unknown = There is no such cup here.
club-refusal-entries-closed = Entries are closed: the cup has begun, or is over.
club-refusal-entered = You are in already.
club-refusal-removed = The organiser has taken you out of this cup, so you cannot enter it again.
club-refusal-full = The cup is full.
club-refusal-somebody = You cannot enter this cup: you and somebody in it do not play together.
club-refusal-not-entered = You are not in this cup.
club-refusal-nobody = Nobody in the cup has this number.
club-refusal-over = The cup is over.
club-refusal-not-organiser = Only whoever opened the cup, or somebody who manages this server, can do that.
club-refusal-too-few = Not enough are in yet: a cup needs at least two people and three players, and as many as a table seats.
club-refusal-has-begun = The first round has begun: only somebody who manages this server can call the cup off now.
club-refusal-too-many = You have { $most } cups open at once. Let one of them end first.
club-refusal-seats = A table of this game seats { $fewest } to { $most } players.
club-refusal-places = A cup has { $fewest } to { $most } places.
club-refusal-no-pace = A cup needs a time limit for each move.
club-refusal-closes = Entries close in the future, in { $days } days at the latest.
club-refusal-days = A round lasts from one day to { $most } days.
club-refusal-name = A cup’s name has { $most } characters at most.
club-refusal-computers = Leave places for two people at least.

## At the table of a cup

club-refusal-end = A game of a cup is not called off. You can resign it.
club-refusal-substitute = In a cup nobody plays in somebody else’s place.
club-refusal-pace = The pace is the same at all tables of the cup.
club-refusal-undo = In a cup a move stays once somebody may have seen it.

## Direct messages about a cup

letter-cup = { $game } · cup { $code }
letter-cup-where = The cup is in { $place }
club-told-too-few = The cup “{ $cup }” does not take place: too few are in. There is nothing you need to do.
club-told-called-off = The cup “{ $cup }” has been called off. Games that have begun go on as ordinary games.
club-told-removed = The organiser has taken you out of the cup “{ $cup }”: { $reason }
club-told-ended = The cup “{ $cup }” is over. Thank you for playing.
club-told-won = The cup “{ $cup }” is over, and { $who } has won it. Thank you for playing.

### Pictures

# Below a cup’s name: “Ruta · Swiss · round 3 of 5”; below its game, if it has no name, without the game.
cup-picture-note = { $game } · { $how }
cup-picture-how = { $format ->
    [all-play-all] all play all
    [swiss] Swiss
   *[knock-out] knock-out, two lives
} · { $state }
cup-picture-places = { $note } · places { $first } to { $last } of { $count }
cup-picture-entry = who plays?
cup-picture-round = round { $round }
cup-picture-round-of = round { $round } of { $rounds }
cup-picture-final = final standings
cup-picture-called-off = called off
cup-picture-tie = { $tie ->
    [meetings] Meetings
    [buchholz] Buchholz
    [sonneborn-berger] Sonneborn-Berger
   *[games-with-more-points] Games with more points
}
cup-picture-decimal = { $whole }.{ $hundredths }
cup-picture-points = Points
cup-picture-last = Last games
cup-picture-lives = Lives
cup-picture-lives-left = { $count ->
    [0] out
    [1] 1 life
   *[other] { $count } lives
}
cup-picture-bye = bye, counts as a win
cup-picture-missed = did not play
cup-picture-open = being played
cup-picture-left = has left
cup-picture-won = champion
cup-picture-ahead = times ahead of the other
cup-picture-row = { $rank } { $name } { $score }.
cup-picture-row-more = { $rank } { $name } { $score } ({ $more }).
cup-picture-titles = Best in each game
cup-picture-best = Best of the season
cup-picture-champion = Champion · { $season }
cup-picture-champion-alt = { $season }, champion: { $name }.
cup-picture-title-alt = { $game }: { $name }.
