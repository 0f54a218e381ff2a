### Refusals

club-refusal-options-unknown = The cup’s game has been updated and no longer has the options that were agreed on. Nothing has changed.
club-refusal-unreadable-over = Cup { $code } is over, and cannot be read any more. Whoever runs this bot is told.
club-refusal-unreadable = Cup { $code } cannot be read any more; all the others go on. Whoever runs this bot is told. If the cup is not mended within a week, it is called off, and everybody in it is told.
club-refusal-unknown = There is no such cup here.
club-refusal-entries-closed = Entries are closed: the cup has begun, or is over.
club-refusal-entered = You are in already.
club-refusal-removed = Whoever opened this cup, or somebody who manages this server, has taken you out of it. You cannot enter it again.
club-refusal-options-changed = The options have just been changed, so look at them before you enter: here they are.
club-refusal-options-agreed = Somebody else has entered with these options, so they stay. Whoever opened the cup can call it off and open another.
club-refusal-full = The cup is full.
club-refusal-not-entered = You are not in this cup.
club-refusal-nobody = Nobody in the cup has this number.
club-refusal-over = The cup is over.
club-refusal-no-reason = Please write your reason, in a few words. Nobody has been removed yet.
club-refusal-not-organiser = Only whoever opened the cup, or somebody who manages this server, can do that.
club-refusal-too-few = Not enough are in yet: a cup needs at least three players, two of them people, and enough for a table.
club-refusal-has-begun = The first round has begun: only somebody who manages this server can call the cup off now.
club-refusal-too-many = You have { $most } cups open at once. Let one of them end first.
club-refusal-seats = A table of this game seats { $fewest } to { $most } players.
club-refusal-places = A cup has { $fewest } to { $most } places.
club-refusal-no-pace = A cup needs a time limit for each move.
club-refusal-closes = Entries must close in the future, within { $days } days.
club-refusal-days = A round lasts from one day to { $most } days.
club-refusal-name = A cup’s name has { $most } characters at most.
club-refusal-computers = Leave places for two people at least.
club-refusal-many-computers = A cup has room for { $most } computers at most.
club-refusal-too-hasty = You have opened { $most } cups within an hour. You can open the next one in a little while.

## At the table of a cup

club-refusal-end = A game of a cup is not called off. You can resign it.
club-refusal-own-cup = You play or have played in this cup, so somebody else who manages this server has to decide here.
club-refusal-substitute = In a cup nobody plays in somebody else’s place.
club-refusal-pace = The pace is the same at all tables of the cup.
club-refusal-undo = In a cup a move stays once somebody may have seen it.

## Asked before somebody resigns at a table of a cup

club-resign-lost = It counts as a lost game in round { $round } of cup { $code }.
# More than two sit at the table.
club-resign-counts = The game counts in round { $round } of cup { $code }, and whoever resigns usually comes last.
club-resign-uncounted = It changes nothing in cup { $code } any more: round { $round } is over without this game.
club-resign-life = { $lives ->
    [1] It takes your last life: you are then out of the cup.
   *[other] It takes one of your { $lives } lives.
}
club-resign-risk = { $lives ->
    [1] It may take your last life, and you would be out of the cup.
   *[other] It may take one of your { $lives } lives.
}

## Direct messages about a cup

letter-cup = { $game } · cup { $code }
letter-cup-where = The cup is in { $place }
club-told-too-few = { $cup } does not take place: too few are in. There is nothing you need to do.
club-told-called-off = { $cup } has been called off. Games that have begun go on as ordinary games.
club-told-place-gone = { $cup } has been called off, as I cannot reach its channel any more. Games that have begun go on as ordinary games.
club-told-failing = { $cup } has been called off: for a week I could not carry it on, for example because its game is missing or has changed. Games that have begun go on as ordinary games.
club-told-removed = { $cup }: whoever opened it, or somebody who manages the server, has taken you out.
club-told-reason = The reason: { $reason }
club-told-ended = { $cup } is over. Thank you for playing.
club-told-best = { $cup } is over. A computer came first, and { $who } is champion, as the best of the people. Thank you for playing.
club-told-won = { $cup } is over, and { $who } has won it. Thank you for playing.
# A second paragraph after one of the two above.
club-told-lot = Somebody else was equal in points and tie-breaks: the sealed lot decided.

### Pictures

# Below a cup’s name: “Ruta · Swiss · round 3 of 5”; without a name its title says game and format.
cup-picture-note = { $game } · { $how }
cup-picture-how = { $format ->
    [all-play-all] all play all
    [swiss] Swiss
   *[knock-out] knock-out, two lives
} · { $state }
# The alt text begins with it.
cup-picture-heading = { $title }: { $note }.
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
cup-picture-lot = by lot
cup-picture-won = champion
cup-picture-ahead = times ahead of the other
cup-picture-row = { $rank } { $name } { $score }.
cup-picture-row-more = { $rank } { $name } { $score } ({ $more }).

## Heading and call of a cup's post

cup-heading = 🏆 { $cup } · { $code }
cup-heading-named = 🏆 { $name } · { $game } · cup { $code }
cup-call-entry = Who plays? { $count ->
    [1] One place is free.
   *[other] { $count } places are free.
} One press, and you are in.
cup-call-entry-until = Who plays? { $count ->
    [1] One place is free.
   *[other] { $count } places are free.
} One press, and you are in. The cup begins when it is full; entries close at the latest: { $until }
# On the private page of whoever has entered.
cup-waits = { $count ->
    [1] One place is free.
   *[other] { $count } places are free.
}
cup-waits-until = { $count ->
    [1] One place is free.
   *[other] { $count } places are free.
} The cup begins when it is full; entries close at the latest: { $until }
cup-call-round = Round { $round } is being played. It ends with its last game.
cup-call-round-until = Round { $round } is being played. It ends with its last game; at the latest: { $until }
cup-call-begins = Entries are closed: the first round is about to begin.
cup-call-between = The next round is about to begin.
cup-call-waits = Round { $round } waits for people who are away, and begins once enough of them are back; at the latest: { $until }
cup-call-lost = The channel of the cup has been deleted, so no round begins any more. The cup will be called off: { $until }
cup-call-failing = I cannot carry the cup on at the moment, but I keep trying. If that stays so, it will be called off: { $until }
cup-call-won = { $who } wins the cup!
# A computer has more points than any person.
cup-call-best = { $who } is the best of the people, and so champion. { $first } came first.
# After the sentence on who has won.
cup-call-lot = Equal with { $people }: the sealed lot decided.
cup-call-over = The cup is over.
cup-call-called-off = The cup has been called off.
cup-overtaken = This cup has a newer post below.
# Told by direct message, below the reason.
cup-refused = So its post cannot stand there. The cup goes on all the same: { $command_club_show } shows it.
cup-refused-gone = The channel of your cup has been deleted, so no round begins any more, and in { $days } days the cup will be called off. Games that have begun go on by direct message.

## Its terms and its rules, written before the first move

cup-format = { $format ->
    [all-play-all] All play all: everybody meets everybody, as evenly as can be.
    [swiss] Swiss: you meet those who have about as many points; nobody meets twice while that can be avoided.
   *[knock-out] Knock-out with a second life: whoever loses twice is out.
}
cup-format-brief = { $format ->
    [all-play-all] All play all.
    [swiss] Swiss: you meet those who have about as many points.
   *[knock-out] Knock-out with a second life: whoever loses twice is out.
}
cup-rounds = { $count ->
    [1] One round.
   *[other] { $count } rounds.
}
cup-rounds-between = { $fewest } to { $most } rounds, depending on how many enter.
# In a knock-out nobody knows before how many rounds there will be.
cup-rounds-open = { $fewest ->
    [2] Rounds go on until one is left.
   *[other] Rounds go on until fewer than { $fewest } are left.
}
cup-seats = Tables of { $count }.
cup-consent = Each round opens its tables by itself and seats whoever is in.
cup-blocks = A block keeps nobody out of a cup: it is about invitations, and you can meet whoever has entered. Whoever would rather not can leave.
cup-scoring = A table gives 1 point for the first place and 0 for the last, evenly in between; whoever ties shares. A bye counts as a win.
cup-scoring-two = A win gives 1 point, a draw ½. A bye counts as a win.
cup-begins = Who begins is evened out over the rounds, unless the game draws it only later.
cup-unfinished = { $count ->
    [1] A round lasts one day at most. Whoever still plays then shares the place, as in a draw, but whoever has taken more than twice as much time as each of the others comes behind them; the game may be played on, uncounted.
   *[other] A round lasts { $count } days at most. Whoever still plays then shares the place, as in a draw, but whoever has taken more than twice as much time as each of the others comes behind them; the game may be played on, uncounted.
}
cup-slow = Time is what the clocks have counted, without pauses, days off and outages; with less than { $hours } hours in all nobody comes behind. People are compared with people; against computers alone, whoever has taken { $hours } hours comes behind. If in the end the game waits for one person alone, who is away, they come behind as well.
cup-pause = A pause at a table, or days off of somebody who plays there, lengthens the round by as much if that game is unfinished, by { $days } days at most in all.
cup-unfinished-brief = { $count ->
    [1] A round lasts one day at most; whoever still plays then shares the place, but comes behind if they took more than twice the time of the others.
   *[other] A round lasts { $count } days at most; whoever still plays then shares the place, but comes behind if they took more than twice the time of the others.
}
cup-away = A round waits for whoever is back within { $days } days after the one before; whoever is away for longer ({ $command_me_away }) sits it out, without a point.
cup-computers-level = { $level ->
    [easy] Computers: easy.
    [hard] Computers: hard.
    [expert] Computers: expert.
   *[normal] Computers: normal.
}
cup-computers = Computers can come first; the best of the people is champion.
cup-away-all-play-all = Whoever is away ({ $command_me_away }) when a round begins sits it out, without a point; their games come later, in extra rounds.
cup-vanished = Whoever loses two games by time is out of the cup.
# Knock-outs only, all that begins with cup-lives.
cup-lives = Everybody has two lives. { $size ->
    [2] Whoever loses a game loses one.
    [3] At each table all but the first lose one.
    [4] At a table of four all but the first two lose one, at a smaller one all but the first.
    [5] At a table of four or five all but the first two lose one, at a smaller one all but the first.
   *[other] At each table the better half loses none, and all others lose one; of three, five or seven the one in the middle loses one too.
}
cup-lives-level = Nobody shares a life: of those who finish level, whoever has fewer points in the game comes behind, and with equal points the sealed lot decides.
cup-lives-unfinished = { $count ->
    [1] A round lasts one day at most. In a game that is unfinished then, whoever has taken more than twice as much time as each of the others comes behind them; all others who still play are level, and the sealed lot decides between them; the game may be played on, uncounted.
   *[other] A round lasts { $count } days at most. In a game that is unfinished then, whoever has taken more than twice as much time as each of the others comes behind them; all others who still play are level, and the sealed lot decides between them; the game may be played on, uncounted.
}
cup-lives-unfinished-brief = { $count ->
    [1] A round lasts one day at most; in a game that is unfinished then, whoever took more than twice the time of the others comes behind, and for the rest the sealed lot decides who loses a life.
   *[other] A round lasts { $count } days at most; in a game that is unfinished then, whoever took more than twice the time of the others comes behind, and for the rest the sealed lot decides who loses a life.
}
cup-lives-away = A round waits for whoever is back within { $days } days after the one before; whoever is away for longer ({ $command_me_away }) sits it out and loses a life.
cup-lives-computers = Once only computers are left, the cup is over.
cup-lives-order = In the standings lives come first; of those who are out, whoever was in until a later round is ahead; then points count.
cup-lives-brief = Of those who finish level, whoever has fewer points comes behind, then the sealed lot decides; a round that you are away from costs a life too.
cup-lives-ties-brief = Lives come first, then points; equal points: { $ties }.
cup-ties = Equal points are decided, in this order, by: { $ties }.
cup-tie = { $tie ->
    [meetings] the games between them
    [buchholz] the points of those one has met (Buchholz)
    [sonneborn-berger] the points of those one has beaten (Sonneborn-Berger)
    [games-with-more-points] the games in which one had the most points
   *[lot] a lot sealed before the first entry
}
cup-ties-brief = Equal points: { $ties }.
cup-tie-brief = { $tie ->
    [meetings] games between them
    [buchholz] Buchholz
    [sonneborn-berger] Sonneborn-Berger
    [games-with-more-points] games with more points
   *[lot] sealed lot
}
cup-seal = Sealed lot { $seal }
cup-lot = The lot was { $lot }

## Who is in

cup-entrants = { $count ->
    [0] In (0 of { $most }): nobody yet
   *[other] In ({ $count } of { $most }): { $people }
}
cup-more = and { $count } more
cup-left = { $because ->
    [vanished] { $who } (ran out of time)
   *[left] { $who } (left)
}

## Standings and rounds

cup-standings = Standings (points)
cup-standing = { $rank }\. { $who } · { $score }
# At the end, behind whoever is equal to a neighbour in points and all tie-breaks but the last.
cup-standing-lot = { $standing } · by lot
cup-standing-life = { $lives ->
    [0] { $standing } · out
    [1] { $standing } · last life
   *[other] { $standing }
}
cup-round = Round { $round }
cup-round-ended = Round { $round } · over
cup-table = { $table } · { $people }
cup-table-linked = [{ $table }]({ $link }) · { $people }
cup-place = { $rank }. { $who }
cup-judged = { $pairing } · unfinished, shared
cup-judged-slow = { $pairing } · unfinished; { $who } took far more time
cup-judged-lot = { $pairing } · unfinished, by lot
cup-bye = { $who } has a bye
cup-sits-out = { $who } sits out: away, one life less
# Those who are in, but play in no game of the round: they are away, or have met all the others.
cup-without-table = Without a table: { $people }
cup-tables-more = { $count ->
    [1] One more table
   *[other] { $count } more tables
}
cup-no-round = No round has begun yet.
cup-no-standings = No round has ended yet.

## The private page of a cup, and its pages

cup-you-are-in = You are in.
cup-your-lives = { $lives ->
    [0] You have no life left: you are out of the cup.
    [1] You are in, on your last life.
   *[other] You are in, with { $lives } lives.
}
cup-you-are-out = { $because ->
    [removed] You are not in this cup: you were removed.
    [vanished] You are out of this cup: your time ran out in two games.
    [left] You have left this cup.
   *[never] You are not in this cup.
}
cup-you-have-a-bye = You have a bye in this round.
cup-you-sit-out = You sit this round out.
cup-you-lose-a-life = You were away when this round began, so you sit it out, and at its end you lose a life.
cup-your-table = Your table: { $pairing }
cup-your-table-waits = Your table waits for you: { $pairing }
cup-your-game-is-over = Your game of this round is over: { $pairing }
cup-where = Posted in { $place }
cup-standings-heading = Cup { $code } · standings
cup-rules-heading = Cup { $code } · rules
cup-cross-table-heading = Cup { $code } · cross table
cup-options-heading = Cup { $code } · options of the game
cup-options-usual = Agreed: the game as it is usually played.
cup-options-said = They can be changed until somebody else enters; whoever enters agrees to them.
cup-options-left-out = What is missing here does not go with the seats of a table, or with the computers of this cup.
cup-round-heading = Cup { $code } · round { $round }
cup-open-button = Show the cup
cup-rules-button = Rules of the cup
cup-enter-button = I play
cup-leave-button = Leave
cup-quit-button = Leave the cup
cup-begin-button = Begin now
cup-standings-button = Standings
cup-cross-table-button = Cross table
cup-round-button = Rounds
cup-options-button = Options of the game
cup-remove-button = Remove somebody
cup-call-off-button = Call off
cup-end-button = Call the cup off
cup-back-button = Back
cup-next-button = Next

## The list of a server's cups

cup-list = Cups of this server
cup-list-own = Your cups
cup-list-line = { $code } · { $cup } · { $state }
cup-list-open = Show a cup …
cup-list-empty = No cup here yet. { $command_club_cup } opens one.
cup-list-own-empty = You are in no cup at the moment. In a server { $command_club_show } lists its cups.
# What a cup without a name is called: “Ruta cup (Swiss)”.
cup-named = { $known ->
    [no] Cup ({ $format })
   *[yes] { $game } cup ({ $format })
}
# At the beginning of a sentence.
cup-the-named = The cup “{ $name }”
cup-the-unnamed = { $known ->
    [no] The cup ({ $format })
   *[yes] The { $game } cup ({ $format })
}
cup-format-name = { $format ->
    [all-play-all] all play all
    [swiss] Swiss
   *[knock-out] knock-out
}
cup-state-entry = who plays? ({ $count } of { $most })
cup-state-playing = round { $round }
cup-state-finished = { $who } has won
cup-state-best = champion: { $who }
cup-state-over = over
cup-state-called-off = called off
# In the list of one's own tables: the line of the list of cups.
cup-mine = 🏆 { $line }
cup-mine-linked = 🏆 { $line } · [post]({ $link })
label-cup = cup { $code }, round { $round }
# In a table's posts.
table-cup = 🏆 Cup { $code }, round { $round }
table-cup-linked = 🏆 [Cup { $code }]({ $link }), round { $round }

## Done

done-cup-opened = The cup is open: people enter under its post, which keeps itself up to date.
# turns: of a whole game, more than ten. span, each: durations, as "14 days", "2 hours".
cup-days-short = The rounds are short for this game: a game has about { $turns } turns, so in { $span } each turn may take { $each }. Many games would be unfinished.
done-cup-entered = Done: each round calls you to your table by itself.
done-cup-left = You have left the cup.
done-cup-begun = Done: the cup begins.
done-cup-removed = { $told ->
    [yes] { $who } is out of the cup. I tell them so.
   *[no] { $who } is out of the cup.
}
done-cup-called-off = Done: everybody who was in gets a message.

## Asked before something grave

cup-quit-sure = Leave cup { $code }?
cup-quit-said = You are seated at no further table, and you cannot come back in. Your results stay in the standings, but you cannot win the cup any more.
# Whoever has had their last pairing: they win the cup even if they leave.
cup-quit-done = No further table awaits you in this cup. Leaving changes nothing: your place in the standings stays yours, and so does the cup if you win it.
cup-quit-game = Your game at table { $table } goes on and still counts in round { $round }: play it to its end, or resign there.
cup-end-sure = Call cup { $code } off?
cup-end-said = { $count ->
    [0] Nobody is in.
    [1] One person is in and gets a message.
   *[other] { $count } people are in, and each gets a message.
}
cup-end-games = Games that have begun go on as ordinary games.
cup-remove-which = Who is to leave cup { $code }?
cup-remove-said = Next I ask for your reason. I show it only to the person you remove.
cup-remove-hint = Remove …
cup-remove-title = Remove from cup { $code }
cup-remove-field = Your reason
cup-remove-field-hint = Shown only to the person you remove

## What is refused by the way in

cup-refusal-unknown = There is no such cup here. { $command_club_show } lists those that there are.
cup-refusal-only-in-server = A cup belongs to a server. Go to a channel of yours that has me, and type the same command there.
cup-refusal-stale = The cup has moved on since that button was made. Nothing is lost: this is how it stands.
cup-refusal-level-at = Please choose the next lower level: if somebody leaves, a round of this cup can have tables of { $seats }, where “{ $level }” plays no better.
