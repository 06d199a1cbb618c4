"""Small plots as SVG, curves or bars of several formulas: attributes only, no style and no script."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from itertools import count
from math import floor, log10

Curve = Sequence[tuple[float, float]]

WIDTH, HEIGHT = 720, 340
LEFT, RIGHT, TOP, BOTTOM = 56, 590, 34, 296
INK, GRID = "#333333", "#dddddd"
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
"""Told apart by whoever sees colours otherwise too; the second four of eight are dashed."""
TICKS = 6


def curves(title: str, across: str, up: str, drawn: Mapping[str, Curve]) -> str:
    """One line for each name, axes from 0 upwards and from the least to the most across."""
    points = [point for curve in drawn.values() for point in curve]
    low, high = min(x for x, _ in points), max(x for x, _ in points)
    tall = max(y for _, y in points)
    at_x, at_y = _scale(low, high, LEFT, RIGHT), _scale(0, tall, BOTTOM, TOP)
    parts = [*_frame(title, across, up)]
    for y in _ticks(0, tall):
        parts.append(_line(LEFT, at_y(y), RIGHT, at_y(y), GRID))
        parts.append(_text(LEFT - 6, at_y(y) + 4, f"{y:g}", "end"))
    parts += [_text(at_x(x), BOTTOM + 16, f"{x:g}", "middle") for x in _ticks(low, high)]
    for number, (name, curve) in enumerate(drawn.items()):
        look = f'stroke="{COLOURS[number % 4]}" stroke-width="2" fill="none"' + _dashes(number)
        path = " ".join(f"{at_x(x):.1f},{at_y(y):.1f}" for x, y in curve)
        parts.append(f'<polyline {look} points="{path}"/>')
        beside = TOP + 10 + 20 * number
        parts.append(f'<polyline {look} points="{RIGHT + 14},{beside} {RIGHT + 40},{beside}"/>')
        parts.append(_text(RIGHT + 46, beside + 4, name))
    return _whole(parts)


def bars(title: str, across: str, drawn: Mapping[str, Mapping[str, float]]) -> str:
    """For each name a bar of each kind."""
    kinds = list(next(iter(drawn.values())))
    wide = max(value for values in drawn.values() for value in values.values()) or 1
    left = LEFT + 50
    at_x = _scale(0, wide, left, RIGHT)
    parts = [*_frame(title, across, "")]
    for x in _ticks(0, wide):
        parts.append(_line(at_x(x), TOP, at_x(x), BOTTOM, GRID))
        parts.append(_text(at_x(x), BOTTOM + 16, f"{x:g}", "middle"))
    row = (BOTTOM - TOP) / len(drawn)
    thick = row / (len(kinds) + 1)
    for number, (name, values) in enumerate(drawn.items()):
        top = TOP + row * number + thick / 2
        parts.append(_text(left - 6, top + row / 2, name, "end"))
        for which, value in enumerate(values.values()):
            box = f'x="{left}" y="{top + thick * which:.1f}" width="{at_x(value) - left:.1f}"'
            parts.append(f'<rect {box} height="{thick:.1f}" fill="{COLOURS[which % 4]}"/>')
    for which, kind in enumerate(kinds):
        beside = TOP + 10 + 20 * which
        parts.append(
            f'<rect x="{RIGHT + 8}" y="{beside - 5}" width="10" height="10" fill="{COLOURS[which % 4]}"/>'
        )
        parts.append(_text(RIGHT + 22, beside + 4, kind))
    return _whole(parts)


def _frame(title: str, across: str, up: str) -> Iterator[str]:
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#ffffff"/>'
    yield f'<text x="14" y="20" font-size="14" font-weight="bold" fill="{INK}">{escape(title)}</text>'
    yield _text(RIGHT, HEIGHT - 8, across, "end")
    yield _text(RIGHT, 20, up, "end")


def _whole(parts: Sequence[str]) -> str:
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">'
    )
    return "\n".join((opening, *parts, "</svg>", ""))


def _text(x: float, y: float, said: str, anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="12" fill="{INK}">{escape(said)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"/>'


def _dashes(number: int) -> str:
    return ' stroke-dasharray="6 4"' if number >= len(COLOURS) else ""


def _scale(low: float, high: float, first: float, last: float) -> Callable[[float], float]:
    return lambda value: first + (value - low) / ((high - low) or 1) * (last - first)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers between the two, about as many as TICKS."""
    rough = (high - low) / TICKS or 1
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough)
    first = -(-low // step)
    found: list[float] = []
    for number in count():
        tick = (first + number) * step
        if tick > high:
            return found
        found.append(round(tick, 10))
    raise AssertionError("there are ever more numbers")
