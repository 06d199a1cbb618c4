"""How documentation becomes a site; `python -m scripts.site` prepares its pages and calls Sphinx."""

from typing import Any

from bs4 import BeautifulSoup

project = "Nonuple"
html_title = "Nonuple"
extensions = ["myst_parser"]
myst_heading_anchors = 3
html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["nonuple.css"]
html_theme_options = {"top_of_page_buttons": []}
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_use_index = False
html_permalinks = False
highlight_language = "none"
suppress_warnings = ["misc.highlighting_failure"]  # examples that leave something out are no JSON


def only_the_way_here(_: object, __: str, ___: str, context: dict[str, Any], ____: object) -> None:
    """The list beside a page opens where one is, and nowhere else: pages stay small."""
    tree = BeautifulSoup(context.get("furo_navigation_tree", ""), "html.parser")
    for closed in tree.select("li:not(.current) > ul"):
        closed.decompose()
    for button in tree.select("li:not(.current) > input, li:not(.current) > label"):
        button.decompose()
    context["furo_navigation_tree"] = str(tree)


def setup(app: Any) -> None:
    app.connect("html-page-context", only_the_way_here, priority=900)
