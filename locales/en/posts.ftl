# What stands in posts, letters and private answers, the same for every game.

## Headings

heading-lobby = { $game } · open table { $code }
# The heading of an open table once a newer post shows the game.
heading-begun = { $game } · table { $code } · the game has begun
heading-playing =
    { $move ->
        [0] { $game } · table { $code }
       *[other] { $game } · table { $code } · move { $move }
    }
heading-finished = { $game } · table { $code } · the end
heading-cancelled = { $game } · table { $code } · called off

letter-start = { $game } · table { $code } · the game begins
letter-turn = { $game } · table { $code } · your turn
letter-hand = { $game } · table { $code } · for your eyes only
letter-lasting =
    { $move ->
        [0] { $game } · table { $code } · for your eyes only
       *[other] { $game } · table { $code } · for your eyes only, after move { $move }
    }
letter-left = { $game } · table { $code } · moved
letter-left-said = The table has moved to another channel. If you can see it there, you can follow it again.
letter-unseen = { $game } · table { $code } · no longer followed
letter-unseen-said = You can no longer see this table's channel, so you no longer follow the table. When you can see the channel again, you can follow it as before.
letter-rest =
    { $move ->
        [0] { $game } · table { $code } · done
       *[other] { $game } · table { $code } · done after move { $move }
    }
letter-rest-said = Done. The table's channel shows whose turn it is.
letter-tended = { $game } · table { $code } · a computer plays for you
letter-tended-said = You were away, so a computer is playing for you and the game goes on. One press, and the seat is yours again.
letter-relieved = { $game } · table { $code } · somebody else has your seat
letter-relieved-said = { $who } has taken over your seat. The result will name you too. Thank you for playing, and see you at another table.
letter-agree = { $game } · table { $code } · what do you say?
letter-invitation = { $game } · you are invited to table { $code }
letter-lapsed = { $game } · table { $code } · this invitation is over
letter-lapsed-said = There is nothing you need to do.
letter-removed = { $game } · table { $code } · your seat is free again
letter-final = { $game } · table { $code } · the end
letter-cancelled = { $game } · table { $code } · called off
letter-notice = { $game } · table { $code } · news
# Notifications show what a letter says, so it never says what a hand holds.
letter-hidden = To see what only you may see, press My view.
letter-hidden-shown = What only you may see is in the picture. In words: My view, then Board as text.
letter-where = The table is in { $place }
letter-where-lasting = The table is in { $place }. "My view" shows how it stands now.

## People

player-number = Player { $number }
# Stands for everybody who has been forgotten.
former-player = Former player
somebody = somebody
another-channel = another channel
computer-name = { $name } 🤖
computer-for = { $who } (🤖)
# How well it plays is said when it sits down, in the lobby and by /table status.
computer-at-level = { $level ->
    [easy] { $who } (easy)
    [hard] { $who } (hard)
    [expert] { $who } (expert)
   *[normal] { $who } (normal)
}
# The same in every language.
computer-called-1 = Livia
# The same in every language.
computer-called-2 = Marcus
# The same in every language.
computer-called-3 = Tullia
# The same in every language.
computer-called-4 = Gaius
# The same in every language.
computer-called-5 = Flavia
# The same in every language.
computer-called-6 = Titus
# The same in every language.
computer-called-7 = Valeria
# The same in every language.
computer-called-8 = Quintus

## The lobby

lobby-seated = { $count ->
    [1] At the table: { $people }
   *[other] At the table: { $people }
}
lobby-awaited = Invited: { $people }
lobby-awaited-team = Invited to team { $team }: { $people }
lobby-free = { $count ->
    [0] Waiting for those invited to accept.
    [1] One seat is free. Join to play.
   *[other] { $count } seats are free. Join to play.
}
lobby-ready = { $count ->
    [0] Waiting for those invited to accept. The host can begin without them.
    [1] One seat is free. Join to play. The host can begin at any time.
   *[other] { $count } seats are free. Join to play. The host can begin at any time.
}
lobby-full = Everyone is here. Press "{ $button }".
lobby-lost = If you begin with { $count }, you play { $options }.

## Turns

turn-of = { $mention }, it is your turn.
turn-of-several = { $people }, it is your turn.
# Behind what somebody is asked.
timed = { $said } Deadline: { $until }.
# A line of its own in what is sent without having been asked for: a lock screen may show no
# dates, so the words before the date are whole sentences that say how much time there is.
timed-in-words =
    { $said }
    Within { $time }. { $until }
timed-nearly-over =
    { $said }
    The time is nearly over. { $until }
timed-at-hour =
    { $said }
    By { $at }. { $until }
timed-in-words-free =
    { $said }
    Within { $time }, free days included. { $until }
hour-of-day = { $day } { $hour }
hour-of-day-in = { $day } { $hour }, { $zone } time
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
goes-on = { $who } goes on.
waiting-for = { $who } is to play.
# Where several act at once.
waiting-for-several = Still waiting for { $people }.
your-turn = **Your turn.** { $prompt }
call-you = **Your turn.**
call-finished-in-cup = That was a game of cup { $code }, round { $round }. What is next, a round or the final standings, comes by itself.
call-agree-undo = { $people }: may { $who } take a move back?
call-agree-draw = { $people }: { $who } offers you a draw. Do you accept?
call-agree-pause = { $people }: { $who } proposes a pause. Do you agree?
call-agree-resume = { $people }: { $who } proposes to go on. Do you agree?
call-agree-pace = { $people }: { $who } proposes a new pace. Do you agree?
call-agree-end = { $people }: { $who } would like to call the game off. Do you agree?
call-lobby = { $people }: would you like to play?
call-rematch = { $people }: rematch?
call-begin = { $people }: enough of you sit here. Begin, or wait for more.
call-seat = { $people }: would you like to take the seat of { $whose }?
call-vote = { $people }: time is up for { $late }. What shall the table do?
# What the post of an open table says once the table has moved.
post-moved = The table is now in { $place }. [Join it there]({ $link }).
post-moved-on = The table is now in { $place }. [The game goes on there]({ $link }).
post-overtaken = What came next stands in the [newer post]({ $link }).
post-overtaken-decided = { $told } · What came next stands in the [newer post]({ $link }).
poll-open = { $who } is overdue. The others decide what to do.
poll-open-until = { $who } is overdue. The others decide what to do. The vote ends: { $until }.
poll-open-several = { $who } are overdue. The others decide what to do.
poll-open-several-until = { $who } are overdue. The others decide what to do. The first vote ends: { $until }.
poll-rule = { $again ->
    [0] { $needed } of { $voters } equal answers decide at once; otherwise the most votes at the end. A tie or no answer: the table keeps waiting.
   *[other] { $needed } of { $voters } equal answers decide at once; otherwise the most votes at the end. A tie: a computer plays on. No answer: the table keeps waiting.
}
poll-rule-alone = One answer decides. No answer: the table keeps waiting.
poll-rating = Rating: whoever is still away at the end is last. If the game is ended instead, it counts for nobody.
seat-promised = { $by } waits to take over for { $who }, who can keep the seat by moving or by a press.
seat-promised-until = { $by } takes over for { $who } ({ $until }), unless { $who } keeps the seat before that, by moving or by a press.
motion-answers = ⏳ { $count ->
    [0] {""}
   *[other] Answered: { $given }.{" "}
}{ $open ->
    [0] {""}
   *[other] Awaited: { $awaited }.
}
seat-tended = { $who } can take the seat back from the computer.
seat-wanted = The seat of { $who } can be taken over by anybody who has not sat at this table.

## The end

result-won = 🏆 { $winners } wins!
result-shared = 🏆 { $winners } share the win!
# Partners, or all who are left when a game without points ends in a draw.
result-first = 🏆 First place for { $winners }!
result-drawn = 🤝 A draw.
draw-agreed = Both players agreed to a draw.
result-line = { $rank }\. { $who }: { $points ->
    [1] **1** point
   *[other] **{ $points }** points
}
# Below the points: how they are made up, "Moons (0, 5), Suns (3, 2)", in the order of the ranking.
result-parts = In the same order: { $parts }
result-part = { $name } ({ $points })
result-place = { $rank }\. { $who }
result-tie = Equal points, decided by { $what } ({ $counts })
result-tie-last = Equal points, decided by { $what }
result-resigned = Resigned: { $people }.
result-resigned-all = All others resigned.
result-resigned-behind = Resigned, so behind: { $people }.
result-resigned-won = Resigned, and won with a partner all the same: { $people }.
# Below the winner: "Bruno 34, Ada 31".
result-scores = { $scores }
result-count = { $who } { $count }
result-count-won = 🏆 { $who } { $count }
result-tended = A computer stood in for { $who }.
result-tended-seat = For a while a computer played in the seat of { $who }.
result-former = In that seat before { $who }: { $former }.
result-unrated = Not rated: { $why }.
result-vanished = Last for the rating, having stayed away until the end or been replaced: { $people }.
result-unrated-handed = This game does not count for the rating of { $people }: a seat did not stay in the same hands.

# How the description of a picture begins, and how it ends where it had to leave out lines.
picture-of = { $moves ->
    [0] { $game }.
    [one] { $game } after { $moves } move.
   *[other] { $game } after { $moves } moves.
}
picture-more = The rest: "{ $button }".
# The description of a chart: "Gold (Moves 0 to 60):", then a sentence for each seat.
chart-alt = { $title } ({ $across } { $start } to { $end }):
chart-alt-series = { $name } from { $start } to { $end }, { $most } at most.

## Buttons

join-button = Join
side-button = Join team { $team }
change-side-button = Change to team { $team }
return-button = Take my seat back
keep-button = Keep my seat
take-button = Take the seat
vote-wait-button = Wait
vote-computer-button = A computer plays on
vote-substitute-button = Look for a substitute
vote-end-button = End the game
vote-claim-button = Claim the game
sure-end-button = Yes, end it
sure-claim-button = Yes, claim it
sure-draw-button = Yes, a draw
free-button = Free the seat
computer-button = Add a computer
change-button = Change
thread-button = In a thread
threads-button = Tables in threads
threads-offer = This game left { $count } posts in { $place }. If you like, each new table gets a thread of its own.
easy-button = { choice-level-easy }
normal-button = { choice-level-normal }
hard-button = { choice-level-hard }
expert-button = { choice-level-expert }
fill-easy-button = All { $count }: { choice-level-easy }
fill-normal-button = All { $count }: { choice-level-normal }
fill-hard-button = All { $count }: { choice-level-hard }
fill-expert-button = All { $count }: { choice-level-expert }
seat-button = My seat
accept-button = Accept
decline-button = Decline
decline-all-button = Decline all
block-button = Block
leave-button = Leave
start-button = Begin with { $count }
begin-with-button = Begin with …
begin-button = { $count ->
    [1] Begin without this person
   *[other] Begin without them
}
cancel-button = Call off
refuse-end-button = Don’t call off
play-button = Play
page-button = On the board
page-open-button = Open my board
page-link = Your board, for you alone
page-link-said = This link signs one device in, once and within { $minutes } minutes. Keep it to yourself: whoever opens it plays as you. From then on, the button under the board in the channel is enough.
view-button = My view
text-button = Board as text
rules-button = Rules
closer-button = 🔍 Closer
more-button = More …
answer-button = Answer …
last-button = Last move
own-button = My zone
middle-button = Middle
left-button = Left
right-button = Right
upper-button = Top
lower-button = Bottom
upperleft-button = Top left
upperright-button = Top right
lowerleft-button = Bottom left
lowerright-button = Bottom right
closer-alt = A part of the board drawn larger ({ $part }).
closer-choice = what you are choosing
follow-button = Follow
bring-button = Bring { $code } here
manage-button = Manage
freeze-button = Freeze the game
unfreeze-button = Let the game go on
unfollow-button = Stop following
last-moves-button = Last moves
reopen-button = Open again
rematch-button = Rematch
replay-button = Replay
replay-own-button = As I saw it
replay-public-button = As everybody saw it
replay-open-button = All open
replay-stop-button = Stop
replay-show-button = Show in the channel
ways-to-end-button = Resign or end …
resign-button = Yes, I resign

## Private answers

done-opened = Table { $code } is open
done-opened-invited = The game begins by itself as soon as everyone invited has accepted.
done-opened-free = { $count ->
    [1] One seat is still free: invite somebody, add a computer, or wait for whoever joins.
   *[other] { $count } seats are still free: invite people, add computers, or wait for whoever joins.
}
done-opened-first = This is the first table of this server. Good to know: a channel that somebody has muted makes no sound when it is their turn. Whoever mutes it can be called by direct message instead: { $command_me_settings }.
done-invited = Done: they are invited.
done-removed = Done: that seat is free.
done-uninvited = Done: the invitation is withdrawn.
done-thread = Done: the table has a thread now.
# The term that is new, as the menu of all terms shows it.
done-changed = Done. { $now }
change-told = { $term }: { $value }
change-heading-playing = What would you like to change at table { $code }? The others are asked first.
change-heading = Table { $code } · what would you like to change?
change-hint = Change …
change-pace = Pace
change-late = When time runs out
change-reserve = Reserve
change-hour = Deadline at an hour
change-free = Days that do not count
change-forgives = First lapse
change-hour-asked = By what hour of your day is a move due? Whoever is called has eight hours at least. Without a time zone in { $command_me_settings } it is UTC.
change-free-asked = On which days does no time pass? Choose as many as you like, or none.
change-none = No
change-hour-at = By { $hour }
change-forgives-yes = Half as much time more, once each
change-forgives-no = As every lapse
change-start = Reserve at the start
change-more = More for each move
change-seats = Seats
change-language = Language
change-seat-count = { $count } seats
invite-hint = Invite somebody …
computers-hint = Begin with computers …
computers-choice = { $count ->
    [1] One computer
   *[other] { $count } computers
} · { $level }
remove-hint = Free a seat …
guest-number = Invited person { $number }
done-joined = You have taken a seat at table { $code }
done-side = You play in team { $team }
choose-level = How well should the computer play?
choose-level-fill = One computer, or one in each of the { $count } free seats.
done-computer = { $count ->
    [1] A computer has
   *[other] { $count } computers have
} taken a seat at table { $code }
done-declined = You have declined the invitation to table { $code }
done-declined-all = { $count ->
    [0] There is no open invitation for you
    [one] You have declined { $count } invitation
   *[other] You have declined { $count } invitations
}
block-nobody = This invitation is over. Block somebody with { $command_me_block }.
block-done = { $who } can no longer invite you
block-told-nobody = Nobody is told. { $command_me_block } takes it back.
unblock-done = { $who } can invite you again
unblock-hint = Let somebody invite you again …
block-heading = Blocked
block-list-empty = Nobody is blocked. Everybody may invite you as your settings say.
block-list = Cannot invite you: { $people }
block-change = { $command_me_block } with a name adds somebody; { $command_me_settings } says who may invite you at all.
done-left = You have left table { $code }
done-started = The game at table { $code } has begun
done-started-letter = The game at table { $code } has begun. Your side of it comes here, in a message of its own.
done-returned-letter = Your seat at table { $code } is yours again{ $turn ->
    [yours] , and it is your turn
   *[rivals] {""}
}. Your side of the game comes here, in a message of its own.
done-taken-over-letter = You have taken over a seat at table { $code }{ $turn ->
    [yours] , and it is your turn
   *[rivals] {""}
}. Your side of the game comes here, in a message of its own.
done-cancelled = Table { $code } is called off
done-brought = Table { $code } stands here now. Everyone at the table is told.
done-following = You follow table { $code }
done-following-said = Its board stands in your direct messages and is kept up to date there, without a sound.
done-unfollowed = You no longer follow table { $code }
sure-end-asked = End the game at table { $code }, { $ends }?
sure-claim-asked = Claim the game at table { $code }? It ends, and you win.
sure-draw-asked = Accept the draw at table { $code }? The game ends, and both of you share first place.
done-voted = Noted. You can change your answer until it is decided.
done-promised = The seat is promised to you. Whoever sits there is called once more and may still keep it. When their time runs out, it is yours, and I call you.
done-voted-stands = Noted. Nothing is decided while the clocks are stopped, and you can change your answer.
done-decided-wait = It is decided: the table keeps waiting. Everyone at the table is told.
done-decided-computer = It is decided: a computer plays on. Everyone at the table is told.
done-decided-substitute = It is decided: a substitute is wanted for the seat. Everyone at the table is told.
done-decided-end = It is decided: the game ends { $ends }. Everyone at the table is told.
done-decided-claim = It is decided: you have claimed the game. Everyone at the table is told.
free-asked = Free the seat of { $who }?
free-told = A computer plays on until somebody takes over the seat. Whoever loses it no longer sees what it hides, and cannot come back to this table.
done-freed = The seat at table { $code } is free
cancel-sure = Call table { $code } off?
cancel-lobby = { $count ->
    [0] Only you sit at it so far.
   *[other] It is gone for { $people } too.
}
cancel-ends = The game ends at once, { $ends }.
cancel-agreed = Agreed so far: { $people }. With you everybody has, and the game ends { $ends }.
cancel-waits = It ends { $ends }, only if everyone agrees. Still to agree: { $people }. Until then the game goes on.
cancel-rules = You manage this server, so you can end the game at once, { $ends }, for { $people }.
start-sure = Begin the game at table { $code }?
start-leaves-out = { $count ->
    [1] This leaves { $people } out: the seat kept for that person is gone.
   *[other] This leaves out { $people }: the seats kept for them are gone.
}
agree-undo-button = Agree to undo
agree-draw-button = Accept the draw
agree-pause-button = Agree to pause
agree-resume-button = Agree to go on
agree-pace-button = Agree to the new pace
agree-end-button = Agree to call off
propose-button = Propose to call it off
end-button = End it for everybody
end-which = End the game of { $game } at table { $code }?
end-way = **{ $button }** · { $told }
resign-told = { $others ->
    [1] You lose, and the game ends.
   *[other] You are out of the game; the others play on, if it can go on without you.
} This cannot be taken back.
draw-told = If { $people } accepts, the game ends, and both of you share first place.
draw-accept-told = The game ends, and both of you share first place.
draw-button = Offer a draw

status-heading = { $game } · table { $code }
status-lobby = The game has not begun: the table waits for players.
status-playing = The game is on.
status-finished = The game is over.
status-cancelled = The table was called off.
# What a proposal does, below the sentence that asks for consent.
proposal-means-pause = If everyone agrees, all clocks are stopped until all agree to go on, 30 days at most.
proposal-means-undo = If everyone agrees, the game goes on from before this move{ $count ->
    [0] {""}
   *[other] , without what { $since } played since
}.
proposal-means-draw = If { $to } accepts, the game ends and both share first place; the offer is over as soon as { $to } makes a move.
proposal-means-end = If everyone agrees, it ends { $ends }; the proposal lapses if anybody declines or { $who } makes a move.
proposal-undoes = ↩ { $told }
proposal-seen = { $who } has seen something hidden through what would be taken back, and will still know it.
proposal-move-declines = ⏳ It waits for your answer, on the table's post. A move of yours declines it.
proposal-open = ⏳ The game goes on meanwhile; one No ends this proposal.
proposal-until = ⏳ If not all agree by then, everything stays as it is: { $until }.
proposal-silence = ⏳ Without everybody's consent in time, the move stays.
status-computers = Computers: { $computers }

history-heading = What happened at table { $code }
history-line = **{ $number }**
moment-heading = { $game } · { $code } · { $move ->
    [0] before the first move
   *[other] after move { $move } of { $moves }
}
moment-open = Everything that was hidden is shown.
moment-gone = This was taken back later.
moment-when = Played { $when }.
step-first-button = ⏮
step-back-button = ◀ Back
step-next-button = Next ▶
step-last-button = ⏭
since-your-turn = **Since your last turn:**
since-the-start = **Since the start:**
since-nothing = Nothing has happened since your last turn.
since-cut = … *Who did what* shows what came before.
since-button = Since my last turn
past-mine-button = My last turn
past-last-button = Show the board
past-button = As I saw it
open-button = All open
told-button = Who did what
why-button = Why?
why-heading = Why a computer played this · { $code }
why-line = { $told } { $reason }
why-line-again = { $told } As with the move before: { $reason }
why-no-choice = There was hardly a choice.
why-refusal-nobody = No computer has made a move here yet that could be explained.
why-refusal-move = No computer that plays here made that move; only theirs can be explained.

digest-name = Today
digest-heading = { $count ->
    [1] Today: one table waits for you
   *[other] Today: { $count } tables wait for you
}
digest-line = { $game } · table { $code } · in { $place }
digest-line-until = { $game } · table { $code } · in { $place } · deadline: { $until }
digest-line-in-words = { $game } · table { $code } · in { $place } · time left: { $time }. { $until }

list-tables = Tables on this server
list-mine = Your tables
list-newest = Only the { $count } newest tables of this server are listed, and yours.
list-empty = None at the moment. Open one ({ $commands }).
# A table, where it stands, and when the time of whoever is to act runs out.
list-line = { $table } · { $place }
list-line-until = { $table } · { $until } · { $place }
list-place = { $place } · [latest post]({ $link })
list-place-gone = its channel is gone
list-open = Open a table …
page-of = Page { $page } of { $pages }
label-your-turn = your turn
label-waits-for = waiting for { $people }
label-paused = paused
label-lobby = waiting for players
label-tended = a computer plays for you
label-finished = over
label-cancelled = called off
label-unreadable = cannot be read
label-not-loaded = its game is not loaded at the moment

settings-heading = Your settings
settings-language = { $language ->
    [auto] Language: { LANGUAGE($spoken) }, as in your Discord
   *[other] Language: { LANGUAGE($language) }
}
settings-calls = { $calls ->
    [direct] Calls: by direct message, not in the channel.
    [both] Calls: in the channel and by direct message.
    [digest] Calls: one message a day at { $hour }, for all tables together.
    [none] Calls: none. You look when you like.
   *[channel] Calls: in the channel of the table.
}
settings-quiet = Quiet hours: from { $begin } to { $end } I make no sound; if it is still your turn afterwards, I call you once.
settings-quiet-never = Quiet hours: none.
settings-quiet-next = For your current turn, quiet hours have already moved the deadline as far as they may. Your new hours count from your next turn.
settings-time = Your time: { $time } ({ $zone }).
settings-refusal-zone = I know no place, time of day or offset like that. Type a large city near you, the time on your clock (18:30) or an offset (UTC+2), and choose from what I offer.
settings-refusal-zones = Do you mean { $places }? Type it like that, or choose it from what I offer.
settings-letters = { $letters ->
    [off] Direct messages: none. Everything stays one press away under "My view".
   *[all] Direct messages: what only you may see, without a sound; and your calls, if you want them there.
}
settings-invitations = { $invitations ->
    [known] Invitations: from people you have played with.
    [nobody] Invitations: from nobody.
   *[everybody] Invitations: from everybody.
}
settings-confirm = { $confirm ->
    [always] Asking first: before every move I show it to you and ask.
    [never] Asking first: never. I make your moves at once.
   *[usual] Asking first: only before a move that costs something and that you could not take back alone.
}
settings-leaderboard = { $leaderboard ->
    [hidden] Leaderboards: hidden. Nobody but you sees your rating.
   *[shown] Leaderboards: you are on those of your servers.
}
settings-planned = { $planned ->
    [at-once] Planned moves: played at once.
   *[later] Planned moves: played after a while, so that nobody can tell.
}
# The settings in the menu below, each by its name in the lines above; that of "digest" has no line.
setting-calls = Calls
setting-quiet = Quiet hours
setting-time = Your time
setting-digest = Hour of the daily message
setting-language = Language
setting-letters = Direct messages
setting-invitations = Invitations
setting-confirm = Asking first
setting-leaderboard = Leaderboards
setting-planned = Planned moves
settings-choose = Choose below. A time zone can also be typed: { $command_me_settings }.
settings-change = Change your settings with { $command_me_settings }.
door-closed = Your direct messages are closed to me, so I cannot write to you. Nothing is lost: "My view" under every board shows you everything. I try again once a day, and as soon as you press anything. Until then you are called in the channel.
incident = Something went wrong on my side. Please try again: pressing twice is safe, nothing is ever played twice. If it keeps happening, tell whoever runs this bot the number { $number }.
incident-unreadable = Table { $code } cannot be read any more; all the others go on. Tell whoever runs this bot the number { $number }. If nothing can be done, { $command_table_end } { $code } calls it off: when everybody at it agrees, or at once for whoever manages this server.
game-unknown = a game I do not know
rules-chapters = Turn to another chapter
rules-choose = The rules of which game?
rules-back = ‹ Back
rules-next = Next ›

## What was agreed

agreed = Agreed: { $options }
teams-are = Teams: { $one }, against { $other }.
# Before the game: "Team 1: Ada and Bruno. Team 2: nobody yet."
teams-gather = Team 1: { $one }. Team 2: { $other }.
teams-nobody = nobody yet
teams-computers = Computers take the seats that are left.
option-with = with { $option }
option-without = without { $option }
option-value = { $option } { $value }
frozen-for-now = Somebody who manages this server has frozen the game: no moves, and all clocks are stopped.
frozen-until = Somebody who manages this server has frozen the game: no moves, and all clocks are stopped. If it does not go on, it ends { $ends } ({ $until }).
done-ruled = Done. Everyone at the table is told.
manage-heading = Manage table { $code }
manage-freeze-told = Freezing stops the game: no moves and no votes, and all clocks are stopped, until somebody who manages this server lets it go on; after thirty days it ends { $ends }. Everyone at the table is told.
manage-hint-host = Make somebody else the host …
manage-hint-seat = Free the seat of …
paused-until = ⏸ All clocks are stopped, moves are possible. The pause ends as soon as all agree, at the latest: { $until }.
paused-until-by = ⏸ All clocks are stopped, moves are possible. The pause ends when { $who } says so or all agree, at the latest: { $until }.
paused-for-now = ⏸ The game is paused: no hurry.
pause-sure = Pause table { $code }?
pause-told-day = **For a day**: at once, without asking. Each player may do so twice in a game.
pause-told-all = **Together**: the others are asked. If all agree, the clocks are stopped until you all go on, for 30 days at most.
pause-button = Pause …
pause-day-button = For a day
pause-all-button = Together
resume-button = Go on
refuse-undo-button = Let the move stand
refuse-pause-button = No pause
refuse-resume-button = Stay paused
refuse-pace-button = Keep the pace
refuse-draw-button = Decline the draw
take-back-button = Undo
undo-button = Undo
undo-button-moves = Undo { $count } moves
undo-done = { $count ->
    [1] Taken back. This is how things stood before your move.
   *[other] All { $count } moves that you made at once are taken back. This is how things stood before them.
}
undo-sure = { $count ->
    [1] Take your last move back at table { $code }?
   *[other] Take back the { $count } moves that you made at once at table { $code }?
}
undo-ask-answered = { $count ->
    [1] { $other } has played since; that is taken back too.
   *[other] Others have played since; that is taken back too.
}
undo-ask-shown = It has revealed something hidden.
undo-ask-why = Others have played since, or it has revealed something hidden.
undo-ask-often = You have already taken back { $most } times this turn.
undo-ask = { $count ->
    [1] So { $people } must agree. You can ask until the next move.
   *[other] So { $people } must all agree. You can ask until the next move.
}
undo-ask-button = Ask them
done-proposed = { $count ->
    [1] Noted. { $people } is asked at table { $code }.
   *[other] Noted. The others at table { $code } are asked.
}
done-proposed-silently = Noted, but nobody was called: you have already called the others with such a proposal in the last 24 hours. It stands with its buttons in the newest post of table { $code }.
done-agreed = Noted: you agree. Others at table { $code } are still awaited.
done-refused = Noted: you would rather not, so everything at table { $code } stays as it is. Everyone there is told.
done-agreed-undo = All agreed: the move is taken back. Everyone at table { $code } is told.
done-agreed-draw = The game at table { $code } ends in a draw. Everyone there is told.
done-agreed-pause = All agreed: the game at table { $code } is paused.
done-agreed-resume = All agreed: the game at table { $code } goes on, and all clocks run again.
done-agreed-pace = All agreed: the new pace holds at table { $code }.
done-settled = Done. Everyone at table { $code } is told.
away-until = You are away, back { $until }
away-not = You are here
away-left = { $days ->
    [0] You have no days off left for now.
    [one] You have { $days } day off left.
   *[other] You have { $days } days off left.
}
away-left-after = { $days ->
    [0] After that you have no days off left for now.
    [one] After that you have { $days } day off left.
   *[other] After that you have { $days } days off left.
}
away-back = I am back
away-choose = Days off from now …
away-change = While you are away your clocks are stopped at all tables. A round of a cup that begins meanwhile is played without you. Come back early, and the days you did not need stay yours. Days off grow back: one every eight days, up to 30.
pace-limited = Time for a move: { $time }.
pace-at-hour = Moves are due at { $hour } ({ $zone } time), with { $least } at least.
pace-free = Days that do not count: { $days }.
pace-forgives = A first lapse is forgiven.
pace-unlimited = There is no time limit for a move.
pace-bank = In reserve: { $start } each, { $increment } more for each move, { $most } at most.
sentences = { $first } { $then }
bank-of = { $who } has { $time } in reserve.
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-days-hours = { $days } and { $hours }
when-late-wait = When time runs out, the table keeps waiting.
when-late-play = When time runs out, the house makes a quiet move.
when-late-computer = When time runs out, a computer plays on until whoever is late comes back.
when-late-ask = When time runs out, the others are asked what to do.
when-late-resign = When time runs out, the seat resigns.

## The shuffle, proved

seed-sealed = Sealed shuffle { $seal } (see { $command_table_verify } after the game)
verify-heading = Table { $code }, dealt and played again
verify-seal = This seal must begin with the eight digits under the first board, whose alt text has it whole: { $seal }
verify-seed = The seed it was made from: { $seed }
verify-well = ✅ Dealt from this seed and replayed ({ $played }), the game reaches the recorded positions and the recorded result.
# How much was played: "10 moves and a resignation".
verify-played = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $undone ->
    [0] { "" }
    [1] , something taken back once
   *[other] , something taken back { $undone } times
}{ $resignations ->
    [0] { "" }
    [1] { " " }and a resignation
   *[other] { " " }and { $resignations } resignations
}
verify-numbered = The posts numbered { $count } of these moves: those that everybody was told of and that were not taken back.
verify-wrong-move = ❌ Move { $move } does not lead to the recorded position. Please tell whoever runs this bot.
verify-wrong-result = ❌ The moves do not lead to the recorded result. Please tell whoever runs this bot.
verify-rules-changed = The rules of this game have changed since; it was replayed by those of today.
verify-offline = The file holds the whole record. With it anybody can check the game at home: python verify.py { $file }

## Records as files

export-whole = Table { $code }: the whole record
export-whole-said = The seed of the shuffle, every move and the result: one file to read, one for programs.
export-public = Table { $code }: the record so far
export-public-said = What everybody was told so far: one file to read, one for programs. Seed and hidden moves follow when the game is over.
export-nobody = They name nobody, so you can share them.
export-page-whole = The page (html) shows the game move by move in any browser, offline and through everybody’s eyes. It names nobody either.
export-page-own = The page (html) shows the game move by move in any browser, as you see it: keep it to yourself until the game is over.
export-page-public = The page (html) shows the game move by move in any browser, as everybody sees it. It names nobody either.
export-button = Export
record-whole = { $game }: a whole game
record-public = { $game }: a game that is not over, as everybody knows it
record-seats = { $count } players
record-seal = Seal of the shuffle: { $seal }
record-seed = Seed of the shuffle: { $seed }
record-made = File: { $format }, rules { $rules }
record-whole-legend = Each line is a turn: the number of its first move, then its moves in the notation of the game. In square brackets: moves that were taken back.
record-public-legend = Each line is a move and its number, as it was told to everybody. In square brackets: what was taken back. Seed and hidden moves follow when the game is over.
record-turn = { $who }: { $moves }
record-takes-back = takes back { $moves }
record-resigns = resigns
record-agrees-to-draw = agrees to the draw

## Replays

replay-making = The replay of { $game } at table { $code } is being made …
replay-count = Picture { $done } of { $count }
replay-heading = { $game } · table { $code } · replay
replay-seen-own = As you saw it. Only you see this.
replay-seen-public = As everybody saw it.
replay-seen-open = Everything that was hidden is shown.
replay-thinned = { $every ->
    [1] The whole replay would be too large to send here, so only the end of each turn is shown.
   *[other] The whole replay would be too large to send here, so only the end of one turn in { $every } is shown.
}
replay-in-words = In words: { $command_table_history }
# In the last picture.
replay-won = { $winners } wins!
replay-shared = { $winners } share the win!
replay-first = First place for { $winners }!
replay-drawn = A draw.
replay-alt = { $moves ->
    [one] { $game }, move by move ({ $moves } move). At the end:
   *[other] { $game }, move by move ({ $moves } moves). At the end:
}
replay-stopped = Stopped.
replay-nothing-to-stop = There is nothing left to stop.
replay-shown = The replay is now in { $place }.
replay-shown-by = Shown by { $who }.

## What one keeps for oneself

note-button = Note
note-title = Your note at table { $code }
note-field = Note
note-field-hint = Only you see it
note-none = Nothing yet. Only you see what you write down here.
note-kept = 📝 { $note }
marks-button = Marks
mark-nothing = There is nothing to mark now.

## Tags of a table's post in a forum (at most 20 characters)

tag-open = open
tag-playing = playing
tag-over = over
