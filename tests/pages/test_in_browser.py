"""Pages in a real browser, opened from a file: stepped through, looked at, listened to.

Needs a Chromium on this machine, found under its usual names.
"""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Browser, Page, ViewportSize, expect

from core.texts import text
from pages.html import drawing_style
from rendering.rasterizer import Raster
from rendering.scene.shapes import Scene
from rendering.svg import SvgWriter, ground_of
from tests.games.catalogue import texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.pages.whole_pages import Elements, short_page
from tests.rendering.golden_pictures import golden_scenes
from tests.shared_browser import IN_BROWSER

PHONE, DESKTOP = 400, 1200
"""Widths in CSS pixels."""

MEAN_DIFFERENCE = 3.0
"""Of 255: what SVG and picture may differ by on average; edges are smoothed in two ways."""

COMPARED = 2
"""Kept pictures of each game that are compared."""

pytestmark = IN_BROWSER

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


class OpenPage:
    """A page in the browser, with what it asked for and what went wrong."""

    def __init__(self, page: Page, content: str) -> None:
        self.page = page
        self.story: Any = Elements(content).story
        self.asked: list[str] = []
        self.faults: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda said: self.faults.append(said.text))

    @property
    def steps(self) -> list[Any]:
        """The steps of the first viewer."""
        steps: list[Any] = self.story["views"][0]["steps"]
        return steps

    async def press(self, key: str) -> None:
        await self.page.keyboard.press(key)

    async def assert_shows(self, place: int, view: int = 0) -> None:
        """The words, the picture's description and the slider are those of this step."""
        said = self.story["sentences"]
        _, _, picture, described, title, told = self.story["views"][view]["steps"][place]
        status = self.page.get_by_role("status")
        await expect(status).to_have_text(said[title] + "".join(said[n] for n in told))
        lines = [said[n] for n in self.story["descriptions"][described]]
        board = self.page.get_by_role("img", name=f"{said[title]}. {lines[0]}", exact=False)
        await expect(board).to_have_class("board")
        assert len(str(await board.get_attribute("aria-label"))) < 900
        await expect(self.page.locator(".described")).to_have_text("".join(lines))
        drawn = len(self.story["pictures"][picture])
        await expect(self.page.locator(".drawn > *")).to_have_count(drawn)
        await expect(self.page.get_by_role("slider")).to_have_value(str(place))


async def opened(
    browser: Browser, folder: Path, content: str, width: int = DESKTOP, scheme: str = "light"
) -> OpenPage:
    """Open a page from a file."""
    file = folder / "game.html"
    file.write_text(content, encoding="utf-8")
    context = await browser.new_context(
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
        has_touch=width == PHONE,
        offline=True,
    )
    shown = OpenPage(await context.new_page(), content)
    await shown.page.goto(file.as_uri())
    await expect(shown.page.get_by_role("main")).to_be_visible()
    return shown


@every_game
@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_a_game_is_stepped_through_by_keys_through_all_eyes(
    browser: Browser, tmp_path: Path, subject: Subject, width: int
) -> None:
    shown = await opened(browser, tmp_path, short_page(subject), width)
    page, last = shown.page, len(shown.steps) - 1
    for place in range(last):
        await shown.assert_shows(place)
        await shown.press("ArrowRight")
    await shown.assert_shows(last)
    for key, place in (("Home", 0), ("ArrowLeft", 0), ("End", last), ("ArrowLeft", last - 1)):
        await shown.press(key)
        await shown.assert_shows(place)
    for view, each in enumerate(shown.story["views"]):
        if len(shown.story["views"]) > 1:
            eyes = page.get_by_label("Seen by")
            await eyes.select_option(index=view)
            await page.get_by_role("button", name="First position").click(force=True)
            await eyes.press("ArrowRight")
            await shown.assert_shows(1, view)
            assert await eyes.evaluate("eyes => eyes.selectedIndex") == view
        await page.get_by_role("button", name="Last position").click(force=True)
        await shown.assert_shows(len(each["steps"]) - 1, view)
        assert await sticks_out(page) == 0
        await page.get_by_role("button", name="First position").click(force=True)
        await shown.assert_shows(0, view)
    assert shown.asked == [page.url]
    assert shown.faults == []


async def sticks_out(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    script = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    found: int = await page.evaluate(script)
    return found


@every_game
async def test_everything_can_be_reached_and_is_heard_without_seeing(
    browser: Browser, tmp_path: Path, subject: Subject
) -> None:
    shown = await opened(browser, tmp_path, short_page(subject), PHONE)
    await shown.press("ArrowRight")
    await shown.assert_shows(1)
    heard = await shown.page.locator("main").aria_snapshot()
    step, said = shown.steps[1], shown.story["sentences"]
    lines = shown.story["descriptions"][step[3]]
    for name in ("First position", "One step back", "One step on", "Last position"):
        assert f'button "{name}"' in heard
    assert 'slider "Position"' in heard
    assert 'button "Light or dark"' in heard
    assert "- status" in heard
    for words in (said[step[4]], *(said[n] for n in step[5])):
        assert words in heard.replace('\\"', '"')
    assert said[lines[0]] in heard.replace('\\"', '"')
    names = await names_of_focused(shown.page)
    assert all(names), "what takes the focus has a name"
    assert len(names) >= 7


async def names_of_focused(page: Page) -> list[str]:
    """Go through everything that takes the focus; return what each is called."""
    names: list[str] = []
    await page.evaluate("document.activeElement.blur()")
    while True:
        await page.keyboard.press("Tab")
        name = await page.evaluate(
            """() => { const e = document.activeElement; return e === document.body ? null
            : e.getAttribute('aria-label') || e.labels?.[0]?.textContent || e.textContent; }"""
        )
        if name is None or len(names) > 20:
            return names
        outline = await page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none", f"the focus on {name} can be seen"
        names.append(str(name).strip())


async def test_a_swipe_goes_on_and_back(browser: Browser, tmp_path: Path) -> None:
    shown = await opened(browser, tmp_path, short_page(WHOLE_GAMES[0]), PHONE)
    for way, place in ((-1, 1), (-1, 2), (1, 1), (0, 1)):
        await shown.page.evaluate(SWIPE, way)
        await shown.assert_shows(place)


SWIPE = """way => {
  const board = document.querySelector(".table > .board");
  const at = (name, x, y) => board.dispatchEvent(new PointerEvent(name,
    {pointerType: "touch", clientX: x, clientY: y, bubbles: true}));
  at("pointerdown", 200, 200);
  at("pointerup", 200 + 90 * way, 210);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_light_and_dark_follow_the_system_until_they_are_switched(
    browser: Browser, tmp_path: Path, scheme: str
) -> None:
    shown = await opened(browser, tmp_path, short_page(WHOLE_GAMES[0]), PHONE, scheme)
    ground = await _ground(shown.page)
    await shown.page.get_by_role("button", name="Light or dark").click()
    switched = await _ground(shown.page)
    assert (sum(ground) < 384) == (scheme == "dark")
    assert (sum(switched) < 384) == (scheme == "light")


async def _ground(page: Page) -> list[int]:
    colour = await page.evaluate("getComputedStyle(document.body).backgroundColor")
    return [int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(",")]


async def test_a_page_can_begin_at_a_position(browser: Browser, tmp_path: Path) -> None:
    shown = await opened(browser, tmp_path, short_page(WHOLE_GAMES[0]))
    await shown.page.goto(shown.page.url + "#3")
    await shown.page.reload()
    await shown.assert_shows(3)


async def test_without_scripts_a_page_says_what_it_needs(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    file.write_text(short_page(WHOLE_GAMES[0]), encoding="utf-8")
    context = await browser.new_context(java_script_enabled=False)
    page = await context.new_page()
    await page.goto(file.as_uri())
    await expect(page.get_by_text(texts().voice("en").say(text("page-needs")))).to_be_visible()


@every_game
async def test_a_drawing_looks_like_the_picture(browser: Browser, subject: Subject) -> None:
    scenes = golden_scenes((subject.key,))
    whole = {name: scene for name, scene in scenes.items() if scene.part is None}
    raster = Raster()
    for name, scene in [*whole.items()][:COMPARED]:
        drawn = await _drawn_as_svg(browser, scene)
        difference = ImageChops.difference(drawn, raster.draw(scene).convert("RGB"))
        assert sum(ImageStat.Stat(difference).mean) / 3 < MEAN_DIFFERENCE, name


async def _drawn_as_svg(browser: Browser, scene: Scene) -> Image.Image:
    """What a browser makes of the SVG of a scene, at the size of the picture."""
    writer = SvgWriter()
    drawing = writer.group((*ground_of(scene), *scene.live))
    size = ViewportSize(width=scene.width, height=scene.height)
    context = await browser.new_context(viewport=size)
    page = await context.new_page()
    await page.set_content(
        f"<style>body{{margin:0}}svg{{display:block}}{drawing_style(writer)}</style>"
        f'<svg class="board" viewBox="0 0 {scene.width} {scene.height}">'
        f"<defs>{''.join(writer.definitions.values())}</defs>{drawing}</svg>"
    )
    await page.evaluate("document.fonts.ready")
    picture = Image.open(BytesIO(await page.screenshot()))
    return picture.convert("RGB")
