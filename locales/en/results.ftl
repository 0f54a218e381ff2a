## Past games

over-heading = Your past games
over-empty = You have not finished a game yet. Open a table ({ $commands }).
over-line = **{ $code }** { $game } · { $place } · with { $people } · { $when }
over-line-link = { $line } · [last post]({ $link })
over-place = place { $rank } of { $seats }
over-vanished = place: last, as you stayed away until the end
over-points = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-unrated = { $line } · not rated: { $why }
over-short = too few moves
over-handed = a seat was taken over, or a computer played much of it
over-undone = moves taken back, against computers alone
over-often = more than three games in a day with the same people or computers, or more than ten in all
over-computers = computers count only for somebody who plays with them alone
over-computer = a computer ({ $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[normal] normal
})
over-engine = the strength of a computer has not been measured
over-replay = ▶ { $code }
over-steps = Move by move
over-label = { $code } · { $game }

## What games add up to

stats-heading = Your games of { $game }
stats-empty = Nothing to count yet
stats-never = You have not finished a game of { $game } yet.
stats-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}: { $places }
stats-place = { $count } × place { $rank }
stats-points = Points: { $average } on average, { $most } in the best game
stats-rating = Rating: **{ $rating }**, from { $count } games that count
stats-guess = Rating: **≈ { $rating }**, provisional. It stays so until { $games } games with people count, with { $people } different ones; so far { $count ->
    [one] { $count } such game counts.
   *[other] { $count } such games count.
}
stats-unrated = Rating: none yet, as no game has counted so far.
stats-recounted = On { $when } all ratings were computed anew from the finished games: whoever stays away until the end of a game has lost it, and computers lift nobody far.
stats-uncounted = Games that did not count: { $games }.
stats-uncounted-part = { $count } ({ $why })
stats-hidden = You are on no leaderboard, as you chose in { $command_me_settings }.
stats-against = Against { $who }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, ahead { $ahead }×, behind { $behind }×
stats-against-computers = Against { $who }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}; computers that ended behind you: { $ahead }, before you: { $behind }
stats-computers = { $level ->
    [easy] easy computers
    [hard] hard computers
    [expert] expert computers
   *[normal] normal computers
}
chart-rating = Rating: { $game }
chart-games = Games

## A person’s menu in Discord

person-play-heading = What would you like to play with { $who }?
person-play-how = A table opens, and { $who } is invited to it. Until the game begins you can change everything else about it.
person-games-heading = Games of { $who }
person-games-none = There is no game of { $who } that you can see from here.
person-games-seen = Only tables that you can see from here.
person-rating = { $game }: **{ $rating }** · { $games }
person-rating-guess = { $game }: ≈ { $rating } · { $games }
table-refusal-person-gone = This person is not in the server any more.

## Leaderboards

leaderboard-heading = Leaderboard: { $game }
leaderboard-heading-recent = Leaderboard of the last three months: { $game }
leaderboard-line = **{ $rank }** · { $who } · **{ $rating }** · { $count ->
    [one] { $count } game
   *[other] { $count } games
}
leaderboard-guess = – · { $who } · ≈ { $rating } · { $count ->
    [one] { $count } game
   *[other] { $count } games
}
leaderboard-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
leaderboard-you = You: place { $rank }, **{ $rating }**
leaderboard-you-guess = You: **≈ { $rating }**, provisional
leaderboard-you-unrated = You have no rating here yet.
leaderboard-empty = Nobody here has finished a game of { $game } that counts.
leaderboard-empty-recent = Nobody here has finished a game of { $game } that counts in the last three months.
leaderboard-none = Nobody here has finished a game that counts yet. Open a table ({ $commands }).
leaderboard-rule = Everybody begins at 1500, and only places count. ≈ is provisional: fewer than five games with people, or too few different ones.
leaderboard-rule-recent = This lists whoever has finished a game that counts here in the last three months, by their rating of now.
leaderboard-hide = { $command_me_settings } takes you off every leaderboard.
leaderboard-show = Show in the channel
leaderboard-recent = Last three months
leaderboard-all-time = All time
leaderboard-is-shown = The leaderboard is now in the channel.
leaderboard-refusal-shown = It is already in this channel, and nothing has changed since.
leaderboard-alt = { $title }. { $places }
table-refusal-no-server = A leaderboard belongs to a server. Ask for it in one where you play.
