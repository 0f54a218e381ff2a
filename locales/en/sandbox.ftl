# The page of `make play`: cards of the games in an empty channel, and hints on what to do next.

sandbox-choose = Choose a game
sandbox-choose-how = Each button runs a command. You see it in the line below, and can type it yourself.
sandbox-against = { $count ->
    [1] Play against a computer
   *[other] Play against { $count } computers
}
sandbox-second = { $count ->
    [1] With a second person
   *[other] With { $count } more people
}
sandbox-lesson = A lesson
sandbox-button-of = { $button }: { $game }
sandbox-know-turn = **Your turn:** press *{ $play }* below the newest board.
sandbox-know-people = **Be somebody else:** press another face. A red number calls that person.
sandbox-know-time = **Let time pass:** *1 hour later* and *1 day later*; on a phone they are behind the question mark.

sandbox-yours = Your turn. *{ $play }* below the newest board shows what you can do.
sandbox-theirs = { $count ->
    [1] { $person } is to move. Move for them, or let time pass.
   *[other] { $person } are to move. Move for one of them, or let time pass.
}
sandbox-asked = You are asked something. Answer it below the newest post: *{ $answer }*.
sandbox-asks = { $count ->
    [1] { $person } is asked something. Become { $person } and answer below the newest post: *{ $answer }*. Or let time pass.
   *[other] { $person } are asked something. Become one of them and answer below the newest post: *{ $answer }*. Or let time pass.
}
sandbox-join = A seat is free. Become { $person } and press *{ $join }*.
sandbox-sit = Press *{ $join }* to take a seat.
sandbox-watching = Computers play on here; the board changes by itself.
sandbox-become = Become { $person }
sandbox-hour = 1 hour later
sandbox-hide = Hide these hints
