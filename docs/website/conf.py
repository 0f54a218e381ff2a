"""Settings of Sphinx for the site of the documentation (`docs/website/build.py` calls it)."""

from typing import Any, Final

from core.texts import ORIGINAL

project = "Tavolo"
html_title = "Tavolo"
extensions = ["myst_parser"]
myst_heading_anchors = 6
root_doc = "index"
suppress_warnings = ["misc.highlighting_failure"]  # examples leave things out, with "…"

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["tavolo.css"]
html_copy_source = False
html_show_copyright = False
html_theme_options: Final = {
    "light_css_variables": {"color-brand-primary": "#2f6f4a", "color-brand-content": "#2f6f4a"},
    "dark_css_variables": {"color-brand-primary": "#7cc79a", "color-brand-content": "#7cc79a"},
}


def setup(app: Any) -> None:
    """Have each page say its language: screen readers pronounce it, browsers hyphenate it."""
    app.connect("html-page-context", _language)


def _language(_app: Any, _page: str, _template: str, context: dict[str, Any], _tree: Any) -> None:
    context["language"] = (context.get("meta") or {}).get("language", ORIGINAL)
