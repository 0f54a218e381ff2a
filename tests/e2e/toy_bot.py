"""A minimal bot that uses Discord as Tavolo does, to test the simulated server.

One game: a token on a 3x3 board. A move is stored first; then a background loop posts the board and
sends the direct messages, as the real bot does.
"""

import asyncio
import io
import json
import re
import zlib
from pathlib import Path
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from workers.post_model import HouseTime

SQUARES = tuple(f"{column}{row}" for row in "123" for column in "abc")
REMINDER_AFTER_MILLISECONDS = 3_600_000

Interaction = discord.Interaction["ToyBot"]


class Notebook:
    """The toy's storage: the token of each table, and the posts still to be made."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "toy.json"
        stored = json.loads(self._file.read_text()) if self._file.exists() else {}
        self.tokens: dict[str, str] = stored.get("tokens", {})
        self.outbox: list[dict[str, Any]] = stored.get("outbox", [])
        self.reminders: list[dict[str, Any]] = stored.get("reminders", [])
        self.letters = stored.get("letters", 0)

    def save(self) -> None:
        self._file.write_text(
            json.dumps(
                {
                    "tokens": self.tokens,
                    "outbox": self.outbox,
                    "reminders": self.reminders,
                    "letters": self.letters,
                }
            )
        )

    def queue(self, place: int, text: str, person: int) -> None:
        self.letters += 1
        self.outbox.append({"nonce": self.letters, "place": place, "text": text, "person": person})
        self.save()


def draw_board(square: str) -> bytes:
    """A picture that differs for each square."""
    shade = zlib.crc32(square.encode()) & 0xFFFFFF
    picture = Image.new("RGB", (360, 240), (shade >> 16, shade >> 8 & 0xFF, shade & 0xFF))
    encoded = io.BytesIO()
    picture.save(encoded, "PNG")
    return encoded.getvalue()


def board_view(text: str, square: str, place: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    row.add_item(PlayButton(place))
    view.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay(text),
            discord.ui.MediaGallery(
                discord.MediaGalleryItem(
                    "attachment://board.png", description=f"The token stands on {square}."
                )
            ),
            row,
        )
    )
    return view


def board_file(square: str) -> discord.File:
    return discord.File(
        io.BytesIO(draw_board(square)),
        "board.png",
        description=f"The token stands on {square}.",
    )


class PlayButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"toy:play:(?P<place>\d+)"
):
    """Opens a private menu of squares. Its state is its id, so it survives restarts."""

    def __init__(self, place: int) -> None:
        super().__init__(
            discord.ui.Button(
                label="Play", style=discord.ButtonStyle.primary, custom_id=f"toy:play:{place}"
            )
        )
        self.place = place

    @classmethod
    async def from_custom_id(
        cls, _interaction: Any, _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["place"]))

    async def callback(self, interaction: Any) -> None:
        view = discord.ui.LayoutView(timeout=None)
        select: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        select.add_item(SquareSelect(self.place))
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(TypeButton(self.place))
        words = "Où aller ?" if interaction.locale is discord.Locale.french else "Where to?"
        view.add_item(discord.ui.TextDisplay(words)).add_item(select).add_item(row)
        await interaction.response.send_message(view=view, ephemeral=True)


class SquareSelect(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"toy:square:(?P<place>\d+)"
):
    """Plays the chosen square."""

    def __init__(self, place: int) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=f"toy:square:{place}",
                placeholder="Choose a square",
                options=[discord.SelectOption(label=square) for square in SQUARES],
            )
        )
        self.place = place

    @classmethod
    async def from_custom_id(
        cls, _interaction: Any, _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["place"]))

    async def callback(self, interaction: Any) -> None:
        await interaction.response.defer()
        await interaction.client.move(interaction, self.place, self.item.values[0])


class TypeButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"toy:type:(?P<place>\d+)"
):
    """Opens a form to type the square."""

    def __init__(self, place: int) -> None:
        super().__init__(discord.ui.Button(label="Type it", custom_id=f"toy:type:{place}"))
        self.place = place

    @classmethod
    async def from_custom_id(
        cls, _interaction: Any, _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["place"]))

    async def callback(self, interaction: Any) -> None:
        await interaction.response.send_modal(SquareForm(self.place))


class SquareForm(discord.ui.Modal, title="Your move"):
    """A form with one line of text."""

    def __init__(self, place: int) -> None:
        super().__init__(custom_id=f"toy:form:{place}")
        self.place = place
        self.square = discord.ui.TextInput[Any](custom_id="square")
        self.add_item(discord.ui.Label(text="Square", component=self.square))

    async def on_submit(self, interaction: Any) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.client.move(interaction, self.place, self.square.value)


@app_commands.command(name="open", description="Open a table in a thread of its own.")
async def open_table(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(
        name=f"table of {interaction.user.display_name}"[:100],
        type=discord.ChannelType.public_thread,
    )
    interaction.client.start_table(thread.id, interaction.user.id)
    await interaction.followup.send(f"Your table is <#{thread.id}>.", ephemeral=True)


@app_commands.command(name="move", description="Move the token.")
@app_commands.describe(square="The square to go to.")
async def move(interaction: Interaction, square: str) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert interaction.channel_id is not None
    await interaction.client.move(interaction, interaction.channel_id, square)


@move.autocomplete("square")
async def suggest_squares(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    token = interaction.client.notebook.tokens.get(str(interaction.channel_id))
    return [
        app_commands.Choice(name=f"go to {square}", value=square)
        for square in SQUARES
        if typed in square and square != token
    ]


class StopButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"toy:stop"):
    """Stops the bot's current work."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Stop", custom_id="toy:stop"))

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, _match: re.Match[str], /) -> Self:
        return cls()

    async def callback(self, interaction: Any) -> None:
        await interaction.response.defer()
        interaction.client.stopped.set()


@app_commands.command(name="work", description="Work until somebody presses Stop.")
async def work(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(StopButton())
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("Working."), row))
    await interaction.edit_original_response(view=view)
    await interaction.client.stopped.wait()
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("Stopped."))
    await interaction.edit_original_response(view=view)


@app_commands.command(name="stumble", description="Break, to see what happens then.")
async def stumble(interaction: Interaction) -> None:
    raise LookupError("the toy stumbled as it was asked to")


class ToyBot(commands.Bot):
    """The toy bot. A restart keeps everything but the work in progress."""

    def __init__(self, time: HouseTime, folder: Path) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.notebook = Notebook(folder)
        self._time = time
        self._woken = asyncio.Event()
        self.stopped = asyncio.Event()
        self._loop_task: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.add_dynamic_items(PlayButton, SquareSelect, StopButton, TypeButton)
        group = app_commands.Group(name="toy", description="A token on nine squares.")
        group.add_command(open_table)
        group.add_command(move)
        group.add_command(stumble)
        group.add_command(work)
        self.tree.add_command(group)
        self._woken.set()
        self._loop_task = asyncio.create_task(self._deliver_forever())

    async def close(self) -> None:
        if self._loop_task is not None:
            self._loop_task.cancel()
        await super().close()

    def start_table(self, place: int, person: int) -> None:
        self.notebook.tokens[str(place)] = "b2"
        self._tell(place, person, "The table is open.")

    async def move(self, interaction: Any, place: int, square: str) -> None:
        """Store the move, then tell the player privately."""
        if square not in SQUARES:
            await interaction.followup.send(f"There is no square {square}.", ephemeral=True)
            return
        self.notebook.tokens[str(place)] = square
        self._tell(place, interaction.user.id, f"<@{interaction.user.id}> went to {square}.")
        await interaction.followup.send(f"You went to {square}.", ephemeral=True)

    def _tell(self, place: int, person: int, text: str) -> None:
        due = self._time.now() + REMINDER_AFTER_MILLISECONDS
        self.notebook.reminders = [{"due": due, "place": place, "person": person}]
        self.notebook.queue(place, text, person)
        self._woken.set()

    async def _deliver_forever(self) -> None:
        while True:
            until = min((item["due"] for item in self.notebook.reminders), default=None)
            await self._time.wait(self._woken, until)
            self._woken.clear()
            self._ring_due_reminders()
            while self.notebook.outbox:
                await self._deliver(self.notebook.outbox[0])
                self.notebook.outbox.pop(0)
                self.notebook.save()

    def _ring_due_reminders(self) -> None:
        due = [item for item in self.notebook.reminders if item["due"] <= self._time.now()]
        for item in due:
            self.notebook.reminders.remove(item)
            self.notebook.queue(item["place"], f"<@{item['person']}>, it is your turn.", 0)

    async def _deliver(self, letter: dict[str, Any]) -> None:
        place = letter["place"]
        square = self.notebook.tokens[str(place)]
        try:
            await self.get_partial_messageable(place).send(
                view=board_view(letter["text"], square, place),
                file=board_file(square),
                nonce=str(letter["nonce"]),
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False),
            )
        except discord.HTTPException as failure:
            if failure.status < 500:
                raise
            letter["text"] += " (posted at the second attempt)"
            await self._deliver(letter)
            return
        if letter["person"]:
            await self._write_privately(letter["person"], square)

    async def _write_privately(self, person: int, square: str) -> None:
        user = discord.Object(person)
        try:
            channel = await self.create_dm(user)
            await channel.send(f"The token stands on {square}.", file=board_file(square))
        except discord.Forbidden:
            self.notebook.tokens["closed"] = str(person)


async def make_toy(time: HouseTime, folder: Path) -> commands.Bot:
    """The factory the simulated server wants."""
    return ToyBot(time, folder)
