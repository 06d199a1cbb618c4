"""The page of what was found: every figure on it is read from the counts."""

from collections.abc import Callable, Iterable
from math import sqrt
from pathlib import Path

from nonuple.play.duplicate.census import LOOKED_INTO, Counts, Findings
from nonuple.play.duplicate.openness import POINT
from scripts.study.counting import Kept
from scripts.study.plots import Curve, bars, curves

TOTALS_TOGETHER = 20
RARE = 0.01
"""A grid is drawn as long as one game in a hundred reaches its turn."""
RULES_DRAWN = {
    "fewest-jokers": "fewest jokers",
    "joker-comes-back": "joker back",
    "ends-the-game": "ends the game",
}


def write_page(docs: Path, kept: Kept) -> None:
    pictures = docs / "images" / "study"
    pictures.mkdir(parents=True, exist_ok=True)
    for name, drawn in plots(kept.formulas).items():
        (pictures / f"{name}.svg").write_text(drawn, "utf-8")
    (docs / "study.md").write_text(page(kept), "utf-8")


# --- Figures -----------------------------------------------------------------------------------------------


def mean(counts: Counts) -> float:
    return sum(figure * times for figure, times in counts.items()) / sum(counts.values())


def deviation(counts: Counts) -> float:
    around = mean(counts)
    return sqrt(
        sum((figure - around) ** 2 * times for figure, times in counts.items()) / sum(counts.values())
    )


def quantile(counts: Counts, share: float) -> int:
    """The least figure that so large a share of the games does not pass."""
    left = share * sum(counts.values())
    for figure, times in sorted(counts.items()):
        left -= times
        if left <= 0:
            return figure
    return max(counts)


def shares(counts: Counts, together: int = 1) -> Curve:
    """In percent, figures that lie close counted as one, none left out between least and most."""
    whole = sum(counts.values())
    grouped: Counts = {}
    for figure, times in counts.items():
        grouped[figure // together] = grouped.get(figure // together, 0) + times
    return [
        (group * together, 100 * grouped.get(group, 0) / whole)
        for group in range(min(grouped), max(grouped) + 1)
    ]


def tied(findings: Findings) -> float:
    """The share of turns with several best moves."""
    counts = findings.census.best_moves
    return 1 - counts.get(1, 0) / sum(counts.values())


def decided(findings: Findings, rule: str) -> float:
    """The share of turns with several best moves that a rule decided."""
    counts = findings.insight.decided
    return counts.get(rule, 0) / max(1, sum(counts.values()))


def openness(findings: Findings) -> Curve:
    """The mean of the grids after each turn, in points of the next top."""
    seen = findings.insight
    return [
        (turn, seen.openness[turn] / grids / POINT)
        for turn, grids in sorted(seen.grids.items())
        if grids >= RARE * seen.games
    ]


# --- Plots -------------------------------------------------------------------------------------------------


def plots(formulas: dict[str, Findings]) -> dict[str, str]:
    def of_each(curve: Callable[[Findings], Curve]) -> dict[str, Curve]:
        return {name: _body(curve(findings)) for name, findings in formulas.items()}

    percent = "% of the games"
    return {
        "length": curves("Length of a game", "turns", percent, of_each(lambda one: shares(one.census.turns))),
        "totals": curves(
            f"Total of the tops, {TOTALS_TOGETHER} points together",
            "points",
            percent,
            of_each(lambda one: shares(one.census.totals, TOTALS_TOGETHER)),
        ),
        "ties": curves(
            "Turns with several best moves",
            "such turns in a game",
            percent,
            of_each(lambda one: shares(one.census.ties)),
        ),
        "rejects": curves(
            "Rejected draws", "in a game", percent, of_each(lambda one: shares(one.census.rejects))
        ),
        "openness": curves(
            "What the grid offers",
            "after turn",
            "points",
            {name: openness(findings) for name, findings in formulas.items()},
        ),
        "rules": bars(
            "What decides among equal words, openness apart",
            "of 1,000 turns with several best moves",
            {
                name: {label: 1000 * decided(one, rule) for rule, label in RULES_DRAWN.items()}
                for name, one in formulas.items()
            },
        ),
    }


def _body(curve: Curve) -> Curve:
    """Without the ends that are too thin to be seen."""
    seen = [place for place, (_, share) in enumerate(curve) if share >= 0.05]
    return curve[seen[0] : seen[-1] + 1]


# --- Words -------------------------------------------------------------------------------------------------


def page(kept: Kept) -> str:
    games = {findings.census.games for findings in kept.formulas.values()}
    counts = f"{min(games):,}" if len(games) == 1 else f"{min(games):,} to {max(games):,}"
    looked = sum(findings.insight.games for findings in kept.formulas.values())
    whole = sum(findings.census.games for findings in kept.formulas.values())
    return (
        Path(__file__)
        .with_name("page.txt")
        .read_text("utf-8")
        .format(
            counts=counts,
            whole=f"{whole:,}",
            command=f"make study GAMES={max(games)}",
            lexicon=kept.lexicon[:16],
            every=LOOKED_INTO,
            looked=f"{looked:,}",
            short=_in_short(kept.formulas),
            games=_games(kept.formulas),
            ties=_ties(kept.formulas),
            rejects=_rejects(kept.formulas),
            rules=_rules(kept.formulas),
            openness=_openness(kept.formulas),
        )
    )


def _in_short(formulas: dict[str, Findings]) -> str:
    """The normal game, and the formulas that differ most from it."""
    normal = formulas["normal"]
    richest, rich = max(formulas.items(), key=lambda item: mean(item[1].census.totals))
    most_tied, tie = max(formulas.items(), key=lambda item: tied(item[1]))
    jokers, joker = max(formulas.items(), key=lambda item: _by_jokers(item[1]))
    calmest, calm = min(formulas.items(), key=lambda item: mean(item[1].census.rejects))
    return "\n".join(
        (
            f"- A normal game has {mean(normal.census.turns):.1f} turns and {mean(normal.census.totals):.0f} "
            f"points; `{richest}`, the richest formula, {mean(rich.census.turns):.1f} turns and "
            f"{mean(rich.census.totals):.0f} points.",
            f"- {100 * tied(normal):.0f} % of the turns of a normal game have several best moves, "
            f"{100 * tied(tie):.0f} % in `{most_tied}`.",
            f"- Rules about jokers decide among them {1000 * _by_jokers(normal):.1f} times in 1,000 in a "
            f"normal game, {1000 * _by_jokers(joker):.0f} times in `{jokers}`; openness nearly all the rest.",
            f"- {mean(normal.census.rejects):.1f} draws of a normal game go back, "
            f"{mean(calm.census.rejects):.2f} in `{calmest}`.",
        )
    )


def _by_jokers(findings: Findings) -> float:
    return decided(findings, "fewest-jokers") + decided(findings, "joker-comes-back")


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(heads), *(list(row) for row in rows)]
    lines.insert(1, ["---", *["---:"] * (len(lines[0]) - 1)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _games(formulas: dict[str, Findings]) -> str:
    def row(name: str, one: Findings) -> list[str]:
        census = one.census
        return [
            f"`{name}`",
            f"{mean(census.turns):.2f}",
            f"{quantile(census.turns, 0.05)}–{quantile(census.turns, 0.95)}",
            f"{mean(census.totals):.1f}",
            f"{deviation(census.totals):.0f}",
            f"{min(census.totals)}–{max(census.totals)}",
            f"{mean(census.scrabbles):.2f}",
        ]

    heads = ("formula", "turns", "9 games in 10", "total", "deviation", "least–most", "bonuses")
    return _table(heads, (row(*item) for item in formulas.items()))


def _ties(formulas: dict[str, Findings]) -> str:
    def row(name: str, one: Findings) -> list[str]:
        moves = one.census.best_moves
        turns = sum(moves.values())
        several = sum(times for best, times in moves.items() if best > 9)
        return [
            f"`{name}`",
            f"{100 * tied(one):.1f} %",
            f"{mean(one.census.ties):.2f}",
            f"{100 * several / turns:.2f} %",
            f"{max(moves)}",
        ]

    heads = ("formula", "turns with ties", "a game", "ten moves or more", "most")
    return _table(heads, (row(*item) for item in formulas.items()))


def _rejects(formulas: dict[str, Findings]) -> str:
    def row(name: str, one: Findings) -> list[str]:
        census = one.census
        return [
            f"`{name}`",
            f"{mean(census.rejects):.2f}",
            f"{100 * census.rejects.get(0, 0) / census.games:.1f} %",
            f"{max(census.rejects)}",
            f"{census.rejected.get('no-move', 0)}",
        ]

    heads = ("formula", "rejects a game", "games with none", "most", "no word to play")
    return _table(heads, (row(*item) for item in formulas.items()))


def _rules(formulas: dict[str, Findings]) -> str:
    def row(name: str, one: Findings) -> list[str]:
        spoke, choices = one.insight.spoke, max(1, sum(one.insight.decided.values()))
        times = one.insight.decided.get("fewest-jokers", 0)
        often = f"one game in {one.insight.games / times:.1f}" if times else "none"
        told = [
            f"{100 * spoke.get(rule, 0) / choices:.2f} % / {100 * decided(one, rule):.2f} %"
            for rule in RULES_DRAWN
        ]
        return [f"`{name}`", *told, f"{100 * decided(one, 'openness'):.1f} %", often]

    heads = ("formula", *RULES_DRAWN.values(), "openness decides", "fewest jokers decides in")
    return _table(heads, (row(*item) for item in formulas.items()))


def _openness(formulas: dict[str, Findings]) -> str:
    def row(name: str, one: Findings) -> list[str]:
        curve, leads = openness(one), one.insight.leads
        widest, most = max(curve, key=lambda point: point[1])
        close = leads.get(0, 0) / max(1, sum(leads.values()))
        return [
            f"`{name}`",
            f"{curve[0][1]:.1f}",
            f"{most:.1f}, turn {widest:g}",
            f"{curve[-1][1]:.1f}, turn {curve[-1][0]:g}",
            f"{100 * close:.0f} %",
            f"{quantile(leads, 0.95)}",
        ]

    heads = (
        "formula",
        "after turn 1",
        "widest",
        "last drawn",
        "lead under a point",
        "lead, 19 in 20 at most",
    )
    return _table(heads, (row(*item) for item in formulas.items()))
