"""Charts as SVG in the page: they take the colours of the theme, and say in words what they show."""

from collections.abc import Sequence

from nonuple.markup import Markup, joined, tag

_WIDTH, _HEIGHT = 420, 130


def histogram(counts: Sequence[int], labels: Sequence[str], told: str) -> Markup:
    """A bar for each count, its label below."""
    highest = max((*counts, 1))
    step = _WIDTH / max(len(counts), 1)
    bars = []
    for place, (count, label) in enumerate(zip(counts, labels, strict=True)):
        height = round(_HEIGHT * count / highest)
        left = round(place * step)
        middle = round(left + step / 2)
        bars.append(
            joined(
                tag(
                    "rect",
                    x=left + 2,
                    y=20 + _HEIGHT - height,
                    width=round(step) - 4,
                    height=height,
                    rx=3,
                    class_="bar",
                ),
                tag("text", count, x=middle, y=15 + _HEIGHT - height, text_anchor="middle")
                if count
                else None,
                tag("text", label, x=middle, y=_HEIGHT + 38, text_anchor="middle"),
            )
        )
    return _drawing(_WIDTH, _HEIGHT + 46, told, *bars)


def share(percent: float | None, told: str) -> Markup:
    """A bar as long as the share of the top."""
    length = round(200 * min(max(percent or 0, 0), 100) / 100)
    track = tag("rect", x=0, y=0, width=200, height=12, rx=6, class_="track")
    bar = tag("rect", x=0, y=0, width=length, height=12, rx=6, class_="bar")
    return tag("div", _drawing(200, 12, told, track, bar), class_="thin")


def rank_curve(ranks: Sequence[int], labels: Sequence[str], told: str) -> Markup:
    """The rank after each game, the best at the top."""
    step = _WIDTH / max(len(ranks), 1)
    best, worst = min(ranks), max(ranks)
    points = [
        (round((place + 0.5) * step), round(24 + _HEIGHT * (rank - best) / max(worst - best, 1)))
        for place, rank in enumerate(ranks)
    ]
    line = tag("polyline", points=" ".join(f"{x},{y}" for x, y in points), class_="curve")
    marks = [
        joined(
            tag("circle", cx=x, cy=y, r=5, class_="dot"),
            tag("text", rank, x=x, y=y - 10, text_anchor="middle"),
            tag("text", label, x=x, y=_HEIGHT + 52, text_anchor="middle"),
        )
        for (x, y), rank, label in zip(points, ranks, labels, strict=True)
    ]
    return _drawing(_WIDTH, _HEIGHT + 60, told, line, *marks)


def _drawing(width: int, height: int, told: str, *shapes: Markup) -> Markup:
    return tag("svg", *shapes, viewBox=f"0 0 {width} {height}", role="img", aria_label=told)
