# For those who keep the bot, and for those who manage a server it is in.

doctor-heading = How I am doing here
doctor-refusal = Only those who manage this server can ask me that.
doctor-permissions-well = ✅ In this channel I may do all that a table needs.
doctor-permissions-ill = ❌ Permissions I lack in this channel: { $permissions }. Grant me these in the settings of the channel.
doctor-not-joined = ❌ I am not in this private thread. Mention me here, and I can post.
doctor-no-messages = ❌ No messages can be posted in this place, so no table can stand here.
doctor-home-well = ✅ In { $place }, where tables stand, I may do all that a table needs.
doctor-home-ill = ❌ Permissions I lack in { $place }, where tables stand: { $permissions }. Grant me these in its settings.
doctor-home-gone = ⚠️ The channel where tables are to stand is no more: they stand where they are opened.
doctor-tags-lack = ⚠️ Posts in { $place } do not say how a table stands: its forum lacks the tags { $tags }. Add them, or give me the permission "{ $permission }".
doctor-posts-go-dead = ⚠️ In { $place } not everyone may do this: { $permission }. After a week without a message Discord closes a post, and for those people its buttons do nothing until the next board. Please allow it there.
doctor-database-well = ✅ Moves are saved.
doctor-database-ill = ❌ Moves cannot be saved just now. Nothing is lost, but nobody can play; my log says why.
doctor-deaf = ⚠️ Discord passed on nothing that was pressed or typed: that began { $since } and ended { $until }, when I connected anew. Everybody was given that time back.
doctor-messages-well = ✅ All posts are out.
doctor-messages-ill = { $count ->
    [1] ⚠️ One post is waiting to be sent; it was written { $since }.
   *[other] ⚠️ { $count } posts are waiting to be sent; the oldest was written { $since }.
}
doctor-clocks-well = ✅ The clocks run, and mine is right.
doctor-clocks-ill = ❌ The clocks of the games are not running; my log says why.
doctor-clocks-late = { $count ->
    [1] ⚠️ One deadline has not been dealt with in time.
   *[other] ⚠️ { $count } deadlines have not been dealt with in time.
}
doctor-clocks-wrong = { $seconds ->
    [1] ⚠️ My clock differs from Discord’s by one second.
   *[other] ⚠️ My clock differs from Discord’s by { $seconds } seconds.
}
doctor-commands-well = ✅ Discord knows all my commands.
doctor-commands-ill = ⚠️ Discord has not confirmed my commands yet. I have asked it; look again in a minute.
doctor-commands-refused = ⚠️ Discord has refused my new commands; those it knows go on working. I try again every hour, and my log says why.
doctor-copy-well = ✅ The newest copy of the database was made { $at }.
doctor-copy-old = ⚠️ The newest copy of the database was made { $at }; my log says why there is none since.
doctor-copy-none = ⚠️ There is no copy of the database yet; the first is made a day after the first start.
doctor-copy-server = ℹ️ The database is on a server: its copies are made there, with pg_dump.
doctor-house = Only you read this: servers { $servers }, games going on { $playing }, open tables { $lobby }, finished games { $finished }.
doctor-invite = To bring me to another server, open { $link } and choose it.
doctor-versions = { $versions }. Whoever helps you will ask for this line.
doctor-disk = Free on my disk: { $megabytes } MB.
doctor-disk-low = ⚠️ Free on my disk: { $megabytes } MB. That is little: please make room.
doctor-thoughts-cut = ⚠️ This machine is busy: of { $all } moves that computers thought about since my start, { $cut } did not get their processor time. There a computer played more weakly than its level.

alert-heading = Something about me needs you
alert-once = I write this at most once a day for each thing. { $command_tavolo_doctor } tells how I am doing now.
alert-copy = The daily copy of the database could not be made. I try again by myself; my log says why.
alert-letter = I tried many times to send a post and have given up. The next board shows what it would have said; my log says why.
alert-timer = For an hour now I have not been able to keep a table’s clock. The other tables play on; my log says which one and why.
alert-gateway = Discord was out of my reach for more than an hour. Everybody has been given that time back.
alert-clock = My clock has jumped by more than two weeks, or I was away as long. Please check it.
alert-damage = A table’s state is not what its last move produced, or cannot be read, so I do not play on there. My log says which; a copy may help, or the table can be called off.
alert-disk = Less than 1 GB is free on the disk of my database. Please make room: otherwise I will soon be unable to make copies, and then to save moves.
alert-database = My database only let itself be read for a while, so nobody could move. Nothing is lost; my log says why.
alert-commands = Discord has refused my commands. The games go on with the commands and buttons there are; I try again every hour, and my log says why.

server-heading = Tables opened in this server
server-refusal = Only those who manage a server can change its settings, and only there.
server-language = { $language ->
    [auto] They speak the language of the server.
   *[other] They speak { LANGUAGE($language) }.
}
server-place = { $place ->
    [thread] They stand in a new thread of the channel where they are opened.
    [channel] They stand in { $channel }, wherever they are opened.
    [forum] Each stands in a post of its own in { $channel }, wherever it is opened.
   *[here] They stand in the channel where they are opened.
}
server-role = When a table opens with seats free, { $role } is called, at most every { $minutes } minutes.
server-role-mute = ⚠️ When a table opens with seats free, { $role } should be called, but Discord would notify nobody, so I call nobody. Let anyone @mention that role (server settings, Roles), or give me the permission “Mention @everyone, @here, and All Roles”.
server-role-none = When a table opens nobody is called.
server-role-gone = ⚠️ The role that was called when a table opened does not exist any more: nobody is called.
server-refusal-everyone = I never call everybody. Make a role for those who like to be called, and name that one.
server-change = Whoever opens a table can choose differently. Change this with { $command_tavolo_settings }.
ban-heading = { $scope ->
    [house] Kept out everywhere
   *[server] Kept out of this server’s tables
}
ban-list-empty = Nobody is kept out.
ban-list-forgotten = { $count ->
    [1] And one person whose name I do not know any more.
   *[other] And { $count } people whose names I do not know any more.
}
ban-line = { $who } · { $since }
ban-change = { $command_tavolo_ban } with a name keeps somebody out. Only you read this.
ban-ask-ban = { $scope ->
    [house] Keep { $who } out of all tables, everywhere?
   *[server] Keep { $who } out of all tables of this server?
}
ban-ask-lift = { $scope ->
    [house] { $who } is kept out of all tables, everywhere
   *[server] { $who } is kept out of all tables of this server
}
ban-means = They can no longer open a table, join one or be invited to one. They can still read what everybody sees, and see or delete what I keep about them.
ban-takes-games = { $count ->
    [1] In one running game a computer plays on in their seat until somebody takes it over. They cannot come back to that seat.
   *[other] In { $count } running games a computer plays on in their seats until somebody takes them over. They cannot come back to those seats.
}
ban-takes-lobbies = { $count ->
    [1] At one table that waits for players their seat is freed.
   *[other] At { $count } tables that wait for players their seats are freed.
}
ban-takes-invitations = { $count ->
    [1] One invitation to them lapses.
   *[other] { $count } invitations to them lapse.
}
ban-takes-rivals = { $count ->
    [1] One running game ends without a result, as you play in it too, or in its cup. If it is to count, let somebody else who manages this server ban them.
   *[other] { $count } running games end without a result, as you play in them too, or in their cups. If they are to count, let somebody else who manages this server ban them.
}
ban-takes-cups = { $count ->
    [1] You play in one cup together: you leave it, so that the ban wins you nothing.
   *[other] You play in { $count } cups together: you leave them, so that the ban wins you nothing.
}
ban-since = It began { $since }.
ban-told-nobody = Nobody is told, not even at their tables. Whoever is kept out learns only, and only when they try, that they may not play.
ban-ban-button = Keep out
ban-lift-button = Let back in
unban-hint = Let somebody back in …
ban-done = { $scope ->
    [house] { $who } is kept out of all tables from now on
   *[server] { $who } is kept out of the tables of this server from now on
}
ban-done-said = { $command_tavolo_ban } lists everybody who is kept out, and lets them back in.
unban-done = { $who } may play again
unban-done-said = Their former seats stay with whoever has them now.
ban-refusal-not-manager = Only those who manage a server can keep people out of its tables, and only there.
ban-refusal-not-owner = Only whoever runs this bot can keep people out everywhere.
ban-refusal-yourself = You cannot keep yourself out.
ban-refusal-manager = { $who } can lift such a ban at any time, so it would keep nobody out.
ban-refusal-too-many = { $most } people are kept out already, which is all I can remember. Let somebody back in first.
