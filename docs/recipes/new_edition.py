"""# A new edition of the rules

A rulebook is a package with a value, `RULEBOOK`, and its articles in our own words. It may extend another
and hold only what changes; every command, `Game` and the server know it as soon as its folder is looked
into. Here one that gives 90 seconds a turn at most.
"""

from pathlib import Path

from nonuple import Game, Refusal, Settings, look_in, time_control

CODE = """
from dataclasses import replace

from nonuple.rulebooks.e2026 import RULEBOOK as OLD

assert OLD.duplicate is not None
RULES = replace(OLD.duplicate, game=replace(OLD.duplicate.game, longest_turn=90))
RULEBOOK = replace(OLD, name="2030", package=__name__, extends=OLD, duplicate=RULES)
"""
ARTICLES = """
title = { fr = "Règlement 2030", en = "2030 rulebook" }
short = { fr = "2030", en = "2030" }

["1.3"]
title = { fr = "Rythme", en = "Rhythm" }
asks = { fr = "Un coup dure au plus 90 secondes.", en = "A turn lasts 90 seconds at most." }
"""


def main(folder: Path = Path("rulebooks")) -> None:
    package = folder / "e2030"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").write_text(CODE, "utf-8")
    (package / "articles.toml").write_text(ARTICLES, "utf-8")
    look_in(folder)

    print(Game(edition="2030").draw("FEDAYIN").top)
    try:
        Game(settings=Settings(edition="2030", time=time_control("180")))
    except Refusal as refusal:
        print(refusal)


if __name__ == "__main__":
    main()
