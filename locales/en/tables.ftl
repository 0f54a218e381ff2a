# The life of a table, the same for every game.

## What happened to a table (told in the channel)

table-opened = { $who } opened a table.
table-reopened = { $who } opened the table again.
table-rematch = { $who } would like a rematch.
table-joined = { $who } took a seat.
table-changed-sides = { $who } changed to team { $team }.
table-left = { $who } left the table.
table-kept-seat-free = The seat kept for { $who } is free again.
table-invited = { $who } was invited.
table-removed = { $who } freed the seat of { $guest }.
table-uninvited = { $who } withdrew the invitation of { $guest }.
table-changed = { $who } changed { $what }.
table-changed-pace = the pace
table-changed-seats = the number of seats
table-changed-options = the options of the game
table-changed-language = the language
table-asked-again = Waiting for { $people } to agree.
table-started = The game begins!
table-cancelled = { $who } called the table off.
table-cancelled-in-cup = { $who } called the game off: it counts as a draw in the cup.
ends-without-result = without a result
ends-in-cup = as a draw in the cup
table-cancelled-empty = Nobody was left at the table, so it was closed.
table-proposes-pause = { $who } proposed a pause.
table-proposes-resume = { $who } proposed to go on.
table-proposes-pace = { $who } proposed a new pace:
table-proposes-undo = { $who } would like to take a move back.
table-proposes-draw = { $who } offers { $to } a draw.
table-declined = { $who } would rather not. Everything stays as it is.
table-declined-undo = { $who } would rather not: the move stands.
table-declined-draw = { $who } declined the draw: the game goes on.
table-declined-end = { $who } would rather play on: the game is not called off.
table-undone = { $who } took a move back.
# In a post that tells which move: "↩ Taken back: Ada: F8".
table-undone-move = ↩ Taken back{ $count ->
    [0] {""}
   *[other] , with what { $since } played since
}: { $told }
table-undone-agreed = All agreed: { $who } took a move back{ $count ->
    [0] {""}
   *[other] , and with it what { $since } played since
}.
table-undone-agreed-move = ↩ All agreed. Taken back{ $count ->
    [0] {""}
   *[other] , with what { $since } played since
}: { $told }
table-frozen = { $who }, who manages this server, froze the game.
table-unfrozen = { $who } let the game go on. All clocks run again.
table-unfrozen-paused = { $who }, who manages this server, unfroze the game. It is still paused, as before.
table-handed-over = { $host } is now the host of this table.
table-paused = All agreed: the game is paused.
table-paused-alone = { $who } paused the game for a day.
table-pause-over = The pause is over. All clocks run again.
table-resumed = { $who } ended the pause. All clocks run again.
table-resumed-agreed = All agreed: the pause is over. All clocks run again.
table-paced = All agreed on a new pace: { $pace }
table-brought = { $who } moved the table to { $place }.
table-away = { $who } is away (back: { $until }). Until then their clock is stopped.
table-back = { $who } is back.
table-gone = { $who } can no longer be reached, so agreements do not wait for them.
table-gone-ask = It is the turn of { $who }, so the others are asked what to do.
table-all-agreed = All agreed, so the game ended { $ends }.
table-all-left-agree = All who were left agreed, so the game ended { $ends }.
table-closed = No game had begun here for a week, so the table was closed.
table-idle = Nobody had played here for a month, so the game ended { $ends }.
table-frost-over = The game was frozen for thirty days, so it ended { $ends }.
lobby-closing = The game has not begun yet. If nothing changes, this table is closed ({ $until }).
game-closing = Nobody has done anything here for four weeks. If nothing changes, this game ends { $ends } ({ $until }). A move or { $command_table_pause } keeps it.
frost-closing = This game has been frozen for four weeks. If nobody who manages this server lets it go on, it ends { $ends } ({ $until }).
table-proposes-end = { $who } would like to call this game off.
table-calling-off-over = { $who } no longer asks to call this game off: it goes on.
table-late-forgiven = { $who } has run out of time. It happens: once in a game there is more time.
table-late-forgiven-you = Your time has run out. It happens: once in a game you get more.
table-late-wait = { $who } has run out of time. The table keeps waiting.
table-late-wait-you = Your time has run out. The table keeps waiting.
table-late-wait-still = { $who } is still awaited. The table keeps waiting.
table-late-wait-still-you = You are still awaited. The table keeps waiting.
table-late-wait-silent = { $who } is still awaited. The table keeps waiting, without further reminders: play whenever you like.
table-late-wait-silent-you = You are still awaited. The table keeps waiting, without further reminders: play whenever you like.
table-late-play = { $who } ran out of time, so the house made a quiet move for them.
table-late-play-you = Your time ran out, so the house made a quiet move for you.
table-tended = { $who } ran out of time, so a computer plays on.
table-returned = { $who } is back in the seat.
table-late-resign = { $who } ran out of time and resigned.
table-late-resign-you = Your time ran out, so your seat resigned.
table-decided-wait = The vote decided: the table keeps waiting for { $who }, with the same time again.
table-decided-wait-you = The vote decided: the table keeps waiting for you, with the same time again.
table-decided-tie = The vote brought no majority: the table keeps waiting for { $who }, with the same time again.
table-decided-tie-you = The vote brought no majority: the table keeps waiting for you, with the same time again.
table-vote-unanswered = Nobody answered the vote.
table-decided-computer = The vote decided: a computer plays on for { $who }.
table-decided-split = The vote brought no majority again: a computer plays on for { $who }.
table-decided-end = { $who } stayed away, so the vote ended the game { $ends }.
table-decided-end-you = You stayed away, so the vote ended the game { $ends }.
table-decided-claim = { $who } stayed away twice: the game was claimed.
table-decided-claim-you = You stayed away twice: the game was claimed.
table-wanted = The vote decided to look for a substitute for { $who }, who may still play meanwhile.
table-wanted-you = The vote decided to look for a substitute for you. You may still play meanwhile.
table-promised = { $by } would like the seat of { $who }.
table-promised-you = { $by } takes over for you when the time shown runs out. Until then you can keep your seat by moving or by a press.
table-promise-returned = { $who } does not take over after all. Somebody else may.
table-stays = { $who } is back in time and keeps the seat.
table-takes-over = { $who } took over from { $former }. Welcome!
table-takes-seat = { $who } took over a seat. Welcome!
table-freed = { $who }, who manages this server, freed the seat of { $former }. A computer plays on until somebody takes it over.
table-seat-left = The seat of { $who } is free for whoever takes it over. A computer plays on until then.
table-ended-without = { $who } no longer plays here, so the game ends { $ends }.
table-seat-freed = The seat of { $who } is free again.

## What a table refuses (told privately)

table-refusal-unknown = There is no such table here. { $command_table_list } shows those that are open.
table-refusal-unknown-game = That game is not offered here.
table-refusal-unknown-command = That command is no longer here: type / to see those there are.
table-refusal-unknown-control = I do not know that button or menu. Type / to see what I can do.
table-refusal-none-here = There is no table here. Open one ({ $commands }), or name yours in the command.
table-refusal-which = You could mean more than one table, such as { $tables }. Name it in the command.
# One of them: "W79E (Ruta)".
table-with-game = { $code } ({ $game })
table-refusal-other-game = { $game } is played at table { $code }: this command belongs to another game. { $command_table_mine } shows what you can do there.
table-refusal-already-seated = You already have a seat at this table.
table-refusal-already-invited = They already have a seat or an invitation.
table-refusal-full = All seats at this table are taken.
table-refusal-team-full = Team { $team } is full. Somebody in it can change sides first.
table-refusal-kept = { $count ->
    [1] The free seat is kept for { $people }, by invitation. If they decline it, anybody can take it.
   *[other] The free seats are kept for { $people }, by invitation. A seat that one of them declines can be taken by anybody.
}
table-refusal-removed = At this table you take a seat by invitation. If you would like to play, ask its host to invite you.
table-refusal-banned = You may not play here. You are welcome to watch.
table-refusal-not-seated = You have no seat at this table. You are welcome to watch.
table-refusal-not-of-rematch = A rematch is for those who had a seat here at the end. Open a table of your own with { $command }, and invite whom you like.
table-refusal-tended = A computer plays for you here. Take your seat back first: { $command_table_mine } has the button.
table-refusal-computer-moves = Your time for this move has run out for the second time, so the computer makes it, in a moment. Then you can take your seat back.
table-refusal-resigned = You have resigned this game, so those who play on decide. You are welcome to watch.
table-refusal-beaten = You are out of this game, so those who play on decide. You are welcome to watch.
table-refusal-decided = That is decided already.
table-refusal-not-voting = The others are waiting for you: play your move, and no vote is needed.
table-refusal-taken-over = Somebody has taken that seat already.
table-refusal-promised = Somebody waits for that seat already.
table-refusal-promised-you = That seat is promised to you already: it is yours when the time of whoever sits there runs out.
table-refusal-waits-already = You wait for another seat at this table already.
table-refusal-left-this-seat = This was your seat. Whoever has lost or given up a seat in a game does not come back to that game.
table-refusal-sat-here = Whoever has played in another seat of this game knows too much to take this one.
table-refusal-nobody-there = Nobody by that name or number sits at this table.
table-refusal-not-manager = Only somebody who manages this server can do that.
table-refusal-not-host = Only the host of the table, or somebody who manages this server, can call it off.
table-refusal-awaited = Still awaited: { $people }. Only the host can begin without them.
table-refusal-seats-free = Seats are still free. Only the host can begin before they are taken.
table-refusal-host-only = Only the host of the table can do that.
table-refusal-leave-instead = To give your own seat back, press its own button: { $command_table_mine } shows it.
table-refusal-chosen-already = It is already set that way.
table-refusal-no-such-option = This game has no such option. Choose one from the list.
table-refusal-no-such-seats = With these options this game is for { $fewest } to { $most } players.
table-refusal-level = No computer plays this game at that level yet. Choose another level.
table-refusal-level-here = Please choose the level below: at a table like this, { $level } plays no better.
table-refusal-only-seats = With these options this game is for exactly { $most } players.
table-refusal-seats-taken = { $taken } seats are taken or kept for those invited. Free one first: { $command_table_mine } has a menu for it.
table-refusal-nobody-so-called = Nobody by that name sits here or is invited.
table-refusal-frozen = The game is frozen. Whoever manages this server can let it go on.
table-refusal-own-game = You play or have played in this game, or a seat in it is promised to you, so somebody else who manages this server has to decide here. You can do what every player can: vote, propose to end the game, or resign.
table-refusal-not-frozen = The game is not frozen.
table-refusal-host-already = That is the host already.
table-refusal-too-few = { $missing ->
    [1] One more player is needed before the game can begin.
   *[other] { $missing } more players are needed before the game can begin.
}
table-refusal-too-many = You already sit at { $most } tables. Finish one of those games first.
table-refusal-too-many-lobbies = You have { $most } tables that wait for players. Let one of those begin, or call it off, before you open another.
table-refusal-too-hasty = You have opened { $most } tables within an hour. You can open the next one in a little while.
table-refusal-not-invitable = I cannot send an invitation to { $people } at the moment. It works without one too: anybody who sees an open table can join.
table-refusal-invited-often = You have invited { $people } { $most } times today. Tomorrow you can again; and whoever sees the table can join.
table-refusal-invited-many = You can invite { $most } people a day to the same table. Tomorrow you can invite more; and whoever sees the table can join.
table-refusal-block-yourself = You cannot block yourself.
table-refusal-not-started = The game at this table has not begun yet.
table-refusal-started-already = The game at this table has already begun.
table-refusal-resign-instead = The game has begun, so leaving means resigning: use { $command_table_end }.
table-refusal-over = The game at this table is over.
table-refusal-stale = The board at table { $code } has moved on since that button was made. Nothing is lost: this is how things stand now.
table-refusal-paused = The game is paused already.
table-refusal-not-paused = The game is not paused.
table-refusal-no-pause-left = You have paused this game { $most } times already. Propose a pause to the others.
table-refusal-pause-late = Your time has run out, and the others are asked what to do. Play your move, and no vote is needed; or propose a pause to all.
table-refusal-same-pace = That is the pace of this table already.
table-refusal-agreed-already = You have agreed already. The others have not yet.
undo-refusal-others = This button is for whoever made the last move. To have a move of yours back, there is { $command_table_undo }.
undo-refusal-nothing = There is no move of yours to take back.
undo-refusal-resigned = Somebody has resigned since your last move, so it stands.
undo-refusal-consent = Others have played since your last move, or it has revealed something hidden. With { $command_table_undo } you can ask the others.
undo-refusal-often = You have already taken back { $most } times this turn. From now on the others decide: with { $command_table_undo } you can ask them.
undo-refusal-too-long = This game is now so long that no move can be taken back any more.
undo-refusal-refused = The others have said "rather not" { $most } times in this game, so your moves stand.
undo-refusal-other-rules = This game was dealt by earlier rules, so nothing can be taken back in it.
undo-refusal-away = Nobody can be asked at present: whoever else has a seat here is away. Your move stands until they are back, or somebody has taken their seat.
draw-refusal-two = A draw can be agreed on only where two people play against each other, and nobody else.
draw-refusal-away = No draw can be offered while the other player is away.
draw-refusal-again = You have offered a draw already. You can offer one again after the next move.
draw-refusal-offered = You have been offered a draw. Answer below the newest post.
table-refusal-pace-away = Somebody with a seat here is away and cannot be asked, so the pace stays as it was agreed on.
table-refusal-too-long-away = You have { $days ->
    [one] { $days } day off
   *[other] { $days } days off
} at present. You earn one more every eight days.
table-refusal-busy = Too many people are acting at this table at once, so I could not do it. Nothing has happened: please try again.
table-refusal-house-busy = I have so much to save at once that I could not do this. Nothing has happened: please try again in a moment.
table-refusal-house-full = There is no room left on my disk, so I could not save this. Nothing has happened, and nothing is lost; whoever runs me has been told. Please try again later.
table-refusal-house-read-only = My database takes no changes at the moment, so I could not save this. Nothing has happened, and nothing is lost. Please try again later.
table-refusal-other-version = Table { $code } was begun with another version of me and is kept safe. Ask whoever runs this bot to update it; or call it off with { $command_table_end } { $code }.
table-refusal-not-finished = This can be checked when the game is over: until then the seed stays sealed.
table-refusal-other-rules = This game was played with another version of the rules, so this version cannot check it.
history-refusal-not-open = Not yet: the hands and everything else that is hidden at table { $code } are shown to everybody once the game has been played to its end.
history-refusal-other-rules = The game at table { $code } was dealt by earlier rules, so its positions cannot be shown again. What happened in it can still be read.
history-refusal-no-move = { $moves ->
    [0] Nobody has made a move yet.
   *[other] There is no move with that number: so far they go from 1 to { $moves }; 0 is the beginning.
}
replay-refusal-one-at-a-time = A replay is being made for you already: it appears where you asked for it, and can be stopped there.
replay-refusal-busy = Many replays are being made just now. Ask again in a minute.
file-refusal-too-large = This file is too large for Discord, so I cannot send it.
replay-refusal-too-large = This replay is too large to be sent here. In words: { $command_table_history }
replay-refusal-shown = This replay is already in the table's channel.
replay-refusal-not-now = I cannot post it in the channel just now. Please try again in a while.
replay-refusal-for-players = Only those who sat at the table can show its replay to everybody, once the game is over.
table-refusal-only-in-server = Tables are opened in a server, in the channel where you want to play. Go to a server that has me, and type the same command there.
table-refusal-where-you-played = Tables are opened in a server, in the channel where you want to play. You have played here: { $places }
table-refusal-not-followed = You do not follow this table.
table-refusal-follow-own = You sit at this table: what happens here reaches you anyway.
table-refusal-follow-invited = You are invited to this table: accept, or decline and follow it then.
table-refusal-followed = You follow table { $code } already: its board stands in your direct messages.
table-refusal-follow-many = You follow { $most } tables already. Stop following one of them first.
table-refusal-followers = So many people follow this table that I can show it to nobody else. You see it in its channel.
table-refusal-follow-door = Your direct messages are closed to me, so I cannot show you the table there. Open them, then try again. Until then you see it in its channel.
table-refusal-follow-off = You have asked me not to write to you. With { $command_me_settings } you can change that; then I show you the table.
table-refusal-follow-later = I cannot reach your direct messages just now. Please try again in a moment.
table-refusal-not-mover = Only the host of the table can move it, or somebody who manages its server.
table-refusal-here-already = Table { $code } stands here already.
table-refusal-moved-often = Table { $code } has been moved { $most } times within a day. It stays here for now; try again tomorrow.
table-refusal-abroad = Others sit at this table, so it stays in its server: there it can move to another channel.
table-refusal-bring-unseen = { $people } cannot see this channel, so table { $code } stays where it is. Ask somebody who manages the server to let them in, or choose another channel.
table-refusal-bring-where = Type this in the channel to which the table is to move.
table-refusal-no-bots = Bots cannot take a seat. Invite a person; or choose a computer, and I play against you.
table-refusal-yourself = You cannot invite yourself. Leave the opponent out, and anybody may join.
table-refusal-permission = I am not allowed to host a table in this place. Ask somebody who manages the server to give me: { $permission }.
table-refusal-no-messages = No table can stand in { $place }: no messages can be posted there. Take a text channel, a thread, or a post of a forum.
table-refusal-not-joined = I am not in this private thread. Mention me here, then try again.
table-refusal-forum-tags = Each post in { $place } needs a tag, and there is none for tables, so I opened nothing. Ask somebody who manages the server to add one of these tags to the forum: { $tags }. Or let them give me the permission "{ $permission }", and I make the tags.
table-refusal-threads = This server has as many open threads as Discord allows, so I made none. Close a thread that nobody needs any more, or have the table in the channel itself.
table-refusal-no-threads = No new thread can be made in { $place }, so I opened no table. Open it in a text channel, or there without a thread of its own.

## Where a table's post could not go (told privately to its players)

place-refused = I may no longer post where your table stands. Somebody who manages the server can allow it again. You can play on from here.
place-refused-permission = I may no longer post where your table stands: I lack the permission "{ $permission }". You can play on from here.
place-refused-words = Discord refused the words of a post of your table: a filter of the server may forbid one of them. You can play on from here.
place-gone = The place where your table stood has been deleted. You can play on from here. The host can bring it to another channel: { $command_me_tables }, typed there, has the button.
place-archived = The thread of your table is locked, so I cannot post the board there. You can play on from here.
place-without-messages = No messages can be posted where your table stands, so nobody sees its board and no time runs there. You can play on from here. The host can bring it to another channel: { $command_table_change }, typed there, leads to the button.
place-not-joined = I can no longer see the thread of your table. If it is private, mention me there, and I post the board again. You can play on from here.
place-no-pictures = I may not show the picture here: I lack the permission "{ $permission }". "My view" shows it to you.
place-too-old = An old post of this table could not be changed.

## Permissions, as Discord's settings call them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-manage-threads = Manage Threads
permission-read-message-history = Read Message History
permission-manage-channels = Manage Channels
table-refusal-note-long = A note has at most { $most } characters.
table-refusal-many-marks = You have marked { $most } pieces already. Take a mark away first.
table-refusal-game-not-loaded = The game of table { $code } is not loaded at the moment. The table is kept safe and goes on when the game is back: ask whoever runs this bot; or call it off with { $command_table_end } { $code }.
