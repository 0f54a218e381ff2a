"""Plays a scene: each step by simulated people against the real bot, then a look at everything."""

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from simcord import ChannelHandle

from tests.e2e.request_checks import request_faults
from tests.e2e.request_rules import faults_of
from tests.e2e.running_bot import House, seed_number
from tests.e2e.shown_messages import Component, Post
from tests.e2e.simulated_people import PlayerHere, Reply
from tests.scenes.facts import Facts
from tests.scenes.script import Step, options_in
from tests.scenes.sights import Sights, form_lines, headed, label_of, short
from tests.scenes.stage import Stage

_LIMITED: Final = re.compile(r"([\d.]+) (min|h|d)")
FEWEST_AGAIN: Final = 3
"""So many lines at the end of an answer are not written out again."""

_SECONDS: Final = {"min": 60, "h": 3_600, "d": 86_400}


class BrokenLawError(AssertionError):
    """Something happened that no scene may show."""


class Play:
    """One scene on the stage."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._sights = Sights(house)
        self._facts = Facts(house, self._sights)
        self._stage = Stage(house)
        self._replies: dict[str, Reply] = {}
        self._requests = 0
        self._label = ""
        self._pressed: list[str] = []
        self._answered: dict[str, list[str]] = {}
        self._deeds: dict[str, Callable[[Step, PlayerHere], Awaitable[Reply]]] = {
            "slash": self._slash,
            "press": self._press,
            "choose": self._choose,
            "fill": self._fill,
            "apps": self._apps,
        }

    async def step(self, step: Step) -> Step:
        """Carry a step out; return it with its label as it is now and with what is seen."""
        line, seen = step.line, list[str]()
        self._pressed = []
        if step.kind == "stage":
            await self._set(step.words["command"])
        elif step.kind == "ask":
            seen = await self._offered(step)
        else:
            who = step.words["who"]
            reply = await self._deeds[step.kind](step, self._here(step))
            self._replies[who] = reply
            if "label" in step.words:
                line = step.relabelled(self._sights.masks.hide(self._label))
            self._sights.give_names()
            seen = self._answers(who, reply, last="old" in step.words)
        self._sights.give_names()
        shown, facts = self._sights.changes(), await self._facts.changes()
        self._keep_laws(step)
        if step.brief:
            seen, shown = [], []
            self._answered.pop(step.words.get("who", ""), None)
        seen += shown
        return Step(line, step.kind, step.words, step.brief, [*seen, *facts])

    def _here(self, step: Step) -> PlayerHere:
        player, place = self._house.player(step.words["who"]), step.words.get("place", "games")
        return player.mailbox if place == "mail" else player.at(self._place(place))

    def _place(self, name: str) -> ChannelHandle:
        return self._stage.place(name)

    async def _slash(self, step: Step, here: PlayerHere) -> Reply:
        name, options = options_in(step.words["command"])
        return await here.slash(name, **{key: self._value(told) for key, told in options.items()})

    async def _offered(self, step: Step) -> list[str]:
        name, options = options_in(step.words["command"])
        values = {key: self._value(told) for key, told in options.items()}
        option = step.words["option"]
        typed = str(values.pop(option, ""))
        offered = await self._here(step).suggestions(name, option, typed, **values)
        self._sights.give_names()
        lines = [self._sights.masks.hide(label) for label in offered] or ["nothing"]
        return list(headed(f"  {step.words['who']} is offered", lines))

    def _value(self, told: str) -> Any:
        if told.startswith("@&"):
            return self._stage.roles[told[2:]]
        if told.startswith("@"):
            return self._house.player(told[1:]).member
        if told.startswith("#"):
            return self._place(told[1:])
        if told.startswith('"'):
            return self._sights.masks.show(told[1:-1])
        if told in ("True", "False"):
            return told == "True"
        return int(told) if told.lstrip("-").isdigit() else self._sights.masks.show(told)

    async def _press(self, step: Step, here: PlayerHere) -> Reply:
        if "old" in step.words:
            return await self._forge(step, here)
        post, button = self._found(here, step, lambda post: post.pressable)
        self._label = label_of(button)
        self._pressed = self._sights.lines_of(post)
        return await here.click(button, on=post)

    async def _choose(self, step: Step, here: PlayerHere) -> Reply:
        if "old" in step.words:
            return await self._forge(step, here, *step.words["values"].split(", "))
        post, menu = self._found(here, step, lambda post: post.selects)
        self._label = str(menu.get("placeholder") or "")
        self._pressed = self._sights.lines_of(post)
        labels = {option["label"]: option["value"] for option in menu.get("options", ())}
        values = [self._chosen(told, labels) for told in step.words["values"].split(", ")]
        return await here.click(menu, *values, on=post)

    def _chosen(self, told: str, labels: dict[str, str]) -> Any:
        typed = self._sights.masks.show(told)
        return self._value(told) if told[0] in "@#" else labels.get(typed, typed)

    async def _forge(self, step: Step, here: PlayerHere, *values: str) -> Reply:
        """Use a control as from a page of long ago, wherever it stood."""
        self._label = step.words["label"]
        page = (await here.slash("tavolo rules", game="ruta")).posts[-1]
        mark = "tavolo-" if values else "tavolo:"
        if values and values[0].startswith("@"):
            whom = self._house.player(values[0][1:])
            return await here.forge_choice(self._id(step, mark), whom, on=page)
        return await here.forge(self._id(step, mark), *values, on=page)

    def _id(self, step: Step, mark: str) -> str:
        return mark + self._sights.masks.show(step.words["id"])

    async def _fill(self, step: Step, here: PlayerHere) -> Reply:
        _, fields = options_in(" " + step.words["command"])
        opened = self._replies[step.words["who"]]
        return await here.fill(opened, **{key: told.strip('"') for key, told in fields.items()})

    async def _apps(self, step: Step, here: PlayerHere) -> Reply:
        return await here.apps(step.words["name"].strip('"'), self._value(step.words["values"]))

    def _found(
        self, here: PlayerHere, step: Step, parts: Callable[[Post], tuple[Component, ...]]
    ) -> tuple[Post, Component]:
        """The control whose id begins so, in the newest message that has it, or in a named one."""
        wanted = short(self._sights.masks.show(step.words["id"]))
        named = step.words.get("post")
        for post in reversed(here.posts):
            if named and self._sights.name_of(post) != named:
                continue
            for part in parts(post):
                if short(str(part["custom_id"])).startswith(wanted):
                    return post, part
        raise AssertionError(f"{step.line}: there is no such control")

    def _answers(self, who: str, reply: Reply, *, last: bool) -> list[str]:
        posts = reply.posts[-1:] if last else reply.posts
        shown = [self._sights.lines_of(post) for post in posts]
        shown = [lines for lines in shown if lines != self._pressed]
        if reply.form is not None:
            shown.append([self._sights.masks.hide(line) for line in form_lines(reply.form)])
        cut = [_since(self._answered.get(who, []), lines) for lines in shown]
        self._answered[who] = shown[-1] if shown else []
        lines = [line for each in cut for line in headed(f"  {who} <", each)]
        return lines or [f"  {who} < (nothing)"]

    async def _set(self, command: str) -> None:
        if found := re.fullmatch(r"wait (.+)", command):
            length = _LIMITED.fullmatch(found[1])
            assert length is not None, command
            await self._house.pass_time(seconds=float(length[1]) * _SECONDS[length[2]])
            self._stage.is_disturbed = False
        elif found := re.fullmatch(r"seed (\d+)", command):
            self._house.dice.next_seeds = [seed_number(int(found[1]))] * 8
        else:
            await self._stage.set(command)

    def _keep_laws(self, step: Step) -> None:
        """Nothing may break a law of all scenes."""
        new = self._house.requests[self._requests :]
        self._requests += len(new)
        faults = [*request_faults(new), *faults_of(new)]
        logged = self._house.take_complaints()
        faults += [] if self._stage.expects_errors else logged
        faults += self._stage.betrayed(new)
        faults += [
            f"posts {numbers} of {table} in {place} have buttons"
            for (table, place), numbers in self._sights.asking_posts().items()
            if len(numbers) > 1 and not self._stage.is_disturbed
        ]
        if step.kind != "stage":
            faults += self._doubled_sounds()
        if faults:
            raise BrokenLawError(f"{step.line}\n" + "\n".join(faults))

    def _doubled_sounds(self) -> list[str]:
        """Whose phone rang twice for one table because of one deed."""
        rung = Counter(
            (self._sights.masks.person(one.person), one.place, f"T{number}")
            for one in self._facts.rings
            for number, code in enumerate(self._sights.masks.codes, 1)
            if code in one.text
        )
        return [f"{who} is called twice to {table}" for (who, _, table), n in rung.items() if n > 1]


def _since(before: list[str], lines: list[str]) -> list[str]:
    """Return an answer without its end, if that is the end of this person's answer before."""
    same = 0
    while same < min(len(before), len(lines) - 1) and before[-1 - same] == lines[-1 - same]:
        same += 1
    return [*lines[:-same], "… and below as before"] if same >= FEWEST_AGAIN else lines
