### Refusals

cup-refusal-unknown = There is no such cup here. { $command_cup_show } shows those that there are.
cup-refusal-unreadable = Cup { $code } cannot be read at the moment; all the others go on. My log tells whoever runs this bot.
cup-refusal-only-in-server = A cup belongs to a server. Go to a channel of yours that has me, and type the same command there.
cup-refusal-stale = The cup has moved on since that button was made. Nothing is lost: this is how it stands.
cup-refusal-options-unknown = The cup’s game has been updated and no longer has the options that were agreed on. Nothing has changed.
cup-refusal-entries-closed = Entries are closed: the cup has begun, or is over.
cup-refusal-removed = You have been taken out of this cup, so you cannot enter it again.
cup-refusal-full = The cup is full.
cup-refusal-not-entered = You are not in this cup.
cup-refusal-nobody = This person is not in the cup.
cup-refusal-over = The cup is over.
cup-refusal-not-organiser = Only whoever opened the cup, or somebody who manages this server, can do that.
cup-refusal-own-cup = You play or have played in this cup, so somebody else who manages this server has to decide here.
cup-refusal-too-few = Not enough are in yet: a cup needs at least three people, and enough for a table.
cup-refusal-has-begun = The first round has begun: only somebody who manages this server can call the cup off now.
cup-refusal-too-many = You have { $most } cups open at once. Let one of them end first.
cup-refusal-too-hasty = You have opened { $most } cups within an hour. You can open the next one in a little while.
cup-refusal-seats = A table of this game seats { $fewest } to { $most } players.
cup-refusal-places = A cup has { $fewest } to { $most } places.
cup-refusal-no-pace = A cup needs a time limit for each move.
cup-refusal-closes = Entries must close in the future, within { $days } days.
cup-refusal-days = A round lasts from one day to { $most } days.
cup-refusal-name = A cup’s name has { $most } characters at most.

## Heading and call of a cup’s post

cup-heading = 🏆 { $cup } · { $code }
# What a cup is called: “Ruta cup (Swiss)”, or “Friday · Ruta”.
cup-title = { $game } cup ({ $format ->
    [all-play-all] all play all
   *[swiss] Swiss
})
cup-title-named = { $name } · { $game }
cup-call-entry = Who plays? The cup begins when it is full; entries close at the latest: { $until }
cup-call-round = Round { $round } of { $rounds } is being played. It ends with its last game; at the latest: { $until }
cup-call-next = Round { $round } is about to begin.
cup-call-won = { $count ->
    [1] { $people } wins the cup!
   *[other] First place is shared by { $people }!
}
cup-decided = Equal points with { $who }, decided by { $by ->
    [games] the games between those who are equal
    [met] the points of the opponents met
   *[beaten] the points of the opponents beaten
}.
cup-call-called-off = The cup has been called off. Games that have begun go on as ordinary games.
cup-overtaken = This cup has a newer post below.
cup-was-knock-out = { $begun ->
    [yes] This cup began as a knock-out. I hold none any more: no further round follows, and points decide, one for each game won.
   *[no] This cup was to be a knock-out. I hold none any more, so it is Swiss now. If you would rather not play, leave it.
}

## Its terms and rules, written before anybody enters

cup-kind = { $format ->
    [all-play-all] All play all: everybody meets everybody, as evenly as can be.
   *[swiss] Swiss: you meet those who have about as many points.
}
cup-rounds = { $count } rounds of { $span } at most: { $total }.
cup-rounds-between = { $fewest } to { $most } rounds, depending on how many enter, of { $span } at most: up to { $total }.
cup-seats = Tables of { $count }.
cup-consent = Each round opens its tables by itself and seats whoever is in.
cup-unfinished = A round lasts { $span } at most. A game that still runs then counts as a draw, but whoever is late comes behind the others; it may be played on, uncounted.
cup-ties = Equal points: first the games between those who are equal, then the points of the opponents met, then of those beaten.
cup-ties-in-full = { cup-ties } Whoever is still equal shares the place.
cup-away = Whoever is away ({ $command_me_away }) when a round begins sits it out, without a point. Whoever leaves is seated no more and keeps their results; whoever loses two games by time is out.
cup-scoring = A table gives 1 point for the first place and 0 for the last, evenly in between; whoever ties shares. A bye counts as a win.
cup-scoring-two = A win gives 1 point, a draw ½. A bye counts as a win.
cup-begins = Who begins is evened out over the rounds, unless the game draws it only later.
cup-blocks = A block keeps nobody out of a cup: it is about invitations, and you can meet whoever has entered. Whoever would rather not can leave.

## Who is in, standings, tables

cup-entrants = { $count ->
    [0] In (0 of { $most }): nobody yet
   *[other] In ({ $count } of { $most }): { $people }
}
cup-more = and { $count } more
# In cups of before: no computer enters one any more.
cup-computer = a computer
cup-left = { $who } (out)
cup-standings = Standings (points)
cup-standing = { $rank }\. { $who } · { $points }
cup-round = Round { $round }
cup-table = { $table } · { $people }
cup-table-linked = [{ $table }]({ $link }) · { $people }
cup-place = { $rank }. { $who }
cup-bye = { $who } has a bye
cup-without-table = Without a table: { $people }

## The private page

cup-you = { $because ->
    [left] You have left this cup.
    [removed] You were taken out of this cup.
    [vanished] You are out of this cup: your time ran out in two games.
   *[plays] You are in.
}
cup-your-place = Your place: { $rank }, points: { $points }
cup-you-sit-out = You sit this round out.
cup-your-bye = You have a bye this round; it counts as a win.
cup-organiser-plays = You play or have played in this cup, so somebody else who manages this server has to remove people or call it off.
cup-your-table = { $state ->
    [waits] Your table waits for you: { $pairing }
    [over] Your game of this round is over: { $pairing }
   *[runs] Your table: { $pairing }
}
cup-where = Posted in { $place }
cup-where-linked = [Its post]({ $link }) in { $place }
cup-open-button = Show the cup
cup-rules-button = Rules of the cup
cup-enter-button = I play
cup-leave-button = Leave
cup-quit-button = Leave the cup
cup-begin-button = Begin now
cup-remove-button = Remove somebody
cup-call-off-button = Call off
cup-end-button = Call the cup off
cup-rules-heading = Cup { $code } · rules
cup-quit-sure = Leave cup { $code }?
cup-quit-said = You are seated at no further table and cannot come back in; your results stay in the standings. A game of yours that still runs goes on and counts: play it to its end, or resign there.
cup-end-sure = Call cup { $code } off?
cup-end-said = Its post will say so. Games that have begun go on as ordinary games.
cup-remove-which = Who is to leave cup { $code }?
cup-remove-said = Your choice counts at once. Whoever is removed cannot enter this cup again.
cup-remove-hint = Remove …

## The list of cups

cup-list = Cups
cup-list-line = { $code } · { $cup } · { $state }
cup-list-open = Show a cup …
cup-list-empty = No cup here yet. { $command_cup_open } opens one in a channel.
cup-state = { $status ->
    [entry] who plays? ({ $count } of { $most })
    [playing] round { $round }
    [called-off] called off
   *[finished] over
}

## At tables

label-cup = cup { $code }, round { $round }
table-cup = 🏆 Cup { $code }, round { $round }

## Done

done-cup-opened = The cup is open: people enter under its post, which keeps itself up to date.
cup-days-short = The rounds are short for this game: it has about { $turns } turns, so in { $span } each may take { $each }. Many games might stay unfinished.
done-cup-entered = Done: each round calls you to your table by itself.
cup-organiser-enters = Once the first round has begun, somebody else who manages this server has to remove people or call the cup off.
done-cup-left = You have left the cup.
done-cup = Done.

## The picture of the final standings

cup-picture-note = Final standings
cup-picture-more = { $note } · { $count } more not shown
cup-picture-heading = { $title }: { $note }.
cup-picture-row = { $rank } { $name } { $points }.
cup-picture-points = Points
cup-picture-left = out
cup-picture-last = { $all ->
    [yes] Rounds
   *[no] Last rounds
}
cup-picture-bye = bye, counts as a win
cup-picture-missed = did not play
