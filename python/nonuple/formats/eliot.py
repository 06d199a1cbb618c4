"""Games saved by Eliot, the free duplicate program, as XML (its format 2).

Written from what Eliot's own reader takes (docs/formats.md says which): the dictionary is named without its
number of words, which Eliot would compare with its own; one computer player finds every retained word. What
Eliot does not keep stands in attributes that its reader passes over: rulebook, rejections, ties, end.
"""

import re
from collections.abc import Mapping
from xml.etree import ElementTree

from nonuple.errors import Refusal
from nonuple.formats import rejects
from nonuple.formats.retelling import Told, retell
from nonuple.formats.sheet import published_rack
from nonuple.formats.soundness import MOST_TURNS, read_end, read_left
from nonuple.pieces.formula import FORMULAS, Formula
from nonuple.pieces.notation import Ref, read_word
from nonuple.pieces.tiles import ALPHABET, JOKER, Rack
from nonuple.pieces.variant import USUAL, variant
from nonuple.play.record import Record, Turn
from nonuple.rulebooks.registry import CURRENT, duplicate_name
from nonuple.texts import sheet as texts

FORMAT = "2"
VARIANTS: Mapping[str, tuple[str, ...]] = {
    "normal": (),
    "7/8": ("7among8",),
    "joker": ("bingo",),
    "joker-7/8": ("bingo", "7among8"),
}
"""The formulas that Eliot knows, by its names for what they change."""

_PLAYER = "0"
_MODES = ("duplicate", "arbitration", "topping", "training")
_NUMBER = re.compile(r"[0-9]{1,6}")

Element = ElementTree.Element


# --- Writing -----------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    if record.formula not in VARIANTS:
        raise Refusal(texts.ELIOT_FORMULA, formula=record.formula)
    root = Element("EliotGame", format=FORMAT, edition=record.edition)
    if record.variant != USUAL.name:
        root.attrib["variant"] = record.variant
    if record.end is not None:
        root.attrib |= {"end": record.end, "left": record.left}
    dictionary = _add(root, "Dictionary")
    _add(dictionary, "Name", "Nonuple")
    _add(dictionary, "Letters", " ".join(ALPHABET + JOKER))
    _add_game(root, record)
    history = _add(root, "History")
    for turn in record.turns:
        _add_turn(history, turn)
    _add(_add(root, "Statistics"), "GameStats", totalScore=str(record.total))
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{body}\n'


def _add(parent: Element, tag: str, text: str = "", **attributes: str) -> Element:
    child = ElementTree.SubElement(parent, tag, attributes)
    child.text = text or None
    return child


def _add_game(root: Element, record: Record) -> None:
    """Eliot wants the mode first, then the variants, then the players."""
    game = _add(root, "Game")
    _add(game, "Mode", "duplicate")
    for kind in VARIANTS[record.formula]:
        _add(game, "Variant", kind)
    player = _add(game, "Player", id=_PLAYER)
    for tag, text in (("Name", "Nonuple"), ("Type", "computer"), ("Level", "100"), ("TableNb", "1")):
        _add(player, tag, text)
    _add(game, "Turns", str(len(record.turns)))


def _add_turn(history: Element, turn: Turn) -> None:
    notes = {"rejected": rejects.write(turn.rejected), "ties": str(turn.ties or "")}
    one = _add(history, "Turn", **{name: value for name, value in notes.items() if value})
    rack = published_rack(turn)
    _add(one, "GameRack", rack)
    _add(one, "PlayerRack", rack, playerId=_PLAYER)
    if turn.word:
        move = {"points": str(turn.score), "type": "valid", "word": turn.word, "coord": turn.ref}
        _add(one, "PlayerMove", playerId=_PLAYER, **move)
        _add(one, "MasterMove", **move)
        _add(one, "GameMove", **move)


# --- Reading -----------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The game of a file, Eliot's own or ours."""
    root = _parsed(text)
    history = root.find("History")
    turns = [] if history is None else [turn for turn in history.findall("Turn") if _is_played(turn)]
    if not turns and root.get("end") is None and root.get("edition") is None:
        raise Refusal(texts.NO_GAME)
    if len(turns) > MOST_TURNS:
        raise Refusal(texts.TOO_MANY_ROWS, most=MOST_TURNS)
    told = []
    for number, turn in enumerate(turns, start=1):
        try:
            told.append(_told(turn, last=number == len(turns)))
        except Refusal as problem:
            raise Refusal(texts.AT_TURN, n=number, problem=problem) from problem
    left = root.get("left")
    return retell(
        told,
        edition=duplicate_name(root.get("edition", CURRENT)),
        variant=variant(root.get("variant", USUAL.name)).name,
        formula=_formula(root.find("Game")),
        end=read_end(root.get("end", "")),
        left=None if left is None else read_left(left),
    )


def _parsed(text: str) -> Element:
    """The root; a document type, and with it any entity, is refused before anything is parsed."""
    if "<!DOCTYPE" in text:
        raise Refusal(texts.XML_DOCTYPE)
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError):
        raise Refusal(texts.NOT_XML) from None
    if root.tag != "EliotGame" or root.get("format") != FORMAT:
        raise Refusal(texts.NOT_ELIOT)
    return root


def _formula(game: Element | None) -> Formula:
    mode = "" if game is None else game.findtext("Mode", "")
    if game is None or mode not in _MODES:
        raise Refusal(texts.ELIOT_MODE, mode=mode)
    variants = {variant.text or "" for variant in game.findall("Variant")} - {""}
    name = next((name for name, known in VARIANTS.items() if variants == set(known)), None)
    if name is None:
        raise Refusal(texts.ELIOT_VARIANT, variant=", ".join(sorted(variants)))
    return FORMULAS[name]


def _is_played(turn: Element) -> bool:
    """Eliot opens a turn without letters once the game is over."""
    return turn.find("GameRack") is not None


def _told(turn: Element, *, last: bool) -> Told:
    """The turn: letters may have been set several times, the last ones were played."""
    rack = Rack.parse(turn.findall("GameRack")[-1].text or "")
    told = Told(rack, rejected=rejects.read(turn.get("rejected", "")), ties=_number(turn, "ties"))
    moves = [move for move in turn.findall("GameMove") if move.get("type") == "valid"]
    if not moves and not last:
        raise Refusal(texts.NO_SOLUTION, rack=rack)
    if not moves:
        return told
    move = moves[-1]
    return Told(
        rack=rack,
        ref=str(Ref.parse(move.get("coord", ""))),
        word=read_word(move.get("word", "")),
        score=_number(move, "points"),
        rejected=told.rejected,
        ties=told.ties,
    )


def _number(element: Element, name: str) -> int:
    value = element.get(name, "0")
    if not _NUMBER.fullmatch(value):
        raise Refusal(texts.BAD_CELL, column=name, value=value)
    return int(value)
