## Seasons: three months of a server’s rated games

season-name = { $quarter ->
    [1] Winter { $year }
    [2] Spring { $year }
    [3] Summer { $year }
   *[other] Autumn { $year }
}
season-over-heading = { $season } is over
season-heading = { $season }: the season so far
season-champion = 🏆 Champion: { $who }
season-champion-of = 🏆 { $game }: { $who }
season-best = The best of all games together:
season-best-of = The best of { $game }:
season-line = **{ $rank }** · { $who } · { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} · { $count ->
    [one] { $count } game
   *[other] { $count } games
}
season-you = You: place { $rank }, { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} from { $count ->
    [one] { $count } game
   *[other] { $count } games
}
season-remark = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
season-empty = In this season nobody has finished a rated game with other people yet.
season-ends = It ends: { $when }.
season-rule = Every rated game with other people in this server counts, the best { $best } of each person: 100 points for whoever finishes ahead of all others, less for whoever is ahead of some. Computers count for nothing. A champion has played { $games } games at least.
season-next = The next season has begun by itself: every rated game counts.
stats-titles = 🏆 Champion: { $titles }
stats-title = { $season }
stats-title-all = { $season } (all games together)
leaderboard-champions = 🏆 { $champions }
leaderboard-champion = { $season }: { $who }
