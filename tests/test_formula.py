"""How many letters, and what laying many earns."""

import pytest

from nonuple.errors import Refusal
from nonuple.pieces.formula import FORMULAS, NORMAL, Formula
from tests.reference import bonus_table


@pytest.mark.article("2026", "1.2.3", "4.8.3")
@pytest.mark.article("2010", "2.6.3")
@pytest.mark.article("2009", "2.6.3")
@pytest.mark.article("free", "20")
@pytest.mark.article("box", "prime")
@pytest.mark.parametrize(
    ("name", "rack", "most", "bonuses"),
    [
        ("normal", 7, 7, {7: 50}),
        ("7/8", 8, 7, {7: 50}),
        ("7+8", 8, 8, {7: 50, 8: 75}),
        ("7+8+9", 9, 9, {7: 50, 8: 75, 9: 100}),
    ],
)
def test_rack_most_laid_and_bonuses(name: str, rack: int, most: int, bonuses: dict[int, int]) -> None:
    formula = Formula.parse(name)
    assert (formula.rack, formula.most, formula.joker) == (rack, most, False)
    assert {tiles: points for tiles, points in enumerate(formula.bonus) if points} == bonuses
    assert bonus_table(name) == bonuses


@pytest.mark.article("2026", "4.8.2", "4.8.3")
@pytest.mark.parametrize(
    ("plain", "joker"),
    [("normal", "joker"), ("7/8", "joker-7/8"), ("7+8", "joker-7+8"), ("7+8+9", "joker-7+8+9")],
)
def test_the_joker_variant_changes_neither_size_nor_bonus(plain: str, joker: str) -> None:
    with_joker, without = Formula.parse(joker), Formula.parse(plain)
    assert with_joker.joker
    assert (with_joker.rack, with_joker.bonus) == (without.rack, without.bonus)


def test_every_formula_is_read_back_from_its_name() -> None:
    assert len(FORMULAS) == 8
    for formula in FORMULAS.values():
        assert Formula.parse(str(formula)) is formula
    assert Formula.parse(" normal ") is NORMAL


def test_formulas_have_the_names_players_use() -> None:
    assert [formula.title.fr for formula in FORMULAS.values()] == [
        "partie normale",
        "7 sur 8",
        "7 et 8",
        "7, 8 et 9",
        "joker",
        "7 sur 8 joker",
        "7 et 8 joker",
        "7, 8 et 9 joker",
    ]


def test_an_unknown_formula_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Refusal) as refused:
        Formula.parse("8/9")
    assert str(refused.value) == (
        "la formule « 8/9 » n'existe pas : choisissez parmi "
        "normal, 7/8, 7+8, 7+8+9, joker, joker-7/8, joker-7+8, joker-7+8+9."
    )
