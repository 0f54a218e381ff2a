# Playing Vector Race with buttons.

vector-race-play-car = Your car is at { $point }, speed ({ $x }, { $y }). Key 5 keeps the speed; every other key changes it in the direction in which it lies from the 5.
vector-race-play-sure = To { $point }, with speed ({ $x }, { $y }). Nobody else sees it before the round is called.
vector-race-play-finish = You cross the finish.
vector-race-play-crash = This line touches the wall. Your car would stay where it is, lose all its speed and sit out { $pause ->
    [1] one round
   *[other] { $pause } rounds
}.
