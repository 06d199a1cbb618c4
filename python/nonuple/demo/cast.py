"""Who takes part in a contest that nobody plays: names, clubs and series as a real one has them."""

from collections.abc import Iterator
from typing import NamedTuple

from nonuple.contest.people import Arbiter, Block, Entrant
from nonuple.demo.simulated import Dice

_FIRST = """
    Adèle Alain Amélie André Anne Antoine Aurélie Béatrice Benoît Bernadette Bruno Camille Catherine Cécile
    Chantal Claire Colette Damien Daniel Denis Élodie Émile Estelle Fabrice Fatou Florence Franck Geneviève
    Gérard Gilles Hélène Henri Hugo Inès Isabelle Jacques Jeanne Joël Josiane Julien Karim Laurence Léa Luc
    Lucie Madeleine Malik Marc Margaux Marion Mathilde Michel Mireille Monique Nadia Nicolas Odile Olivier
    Pascal Patricia Paul Philippe Quentin Raphaël Régine René Romain Sabine Serge Simone Solange Sylvie
    Thérèse Thibault Valérie Véronique Victor Xavier Yann Yvette Zoé
"""
_LAST = """
    Aubry Barbier Baudet Benali Bertin Bonnet Boucher Bourdon Camus Caron Chevalier Colin Cordier Coulibaly
    Daniel Delmas Deschamps Diallo Duval Fabre Faure Ferrand Fontaine Fournier Gallet Garnier Gautier Gillet
    Girard Guérin Hamel Hubert Jacquet Jolivet Lacroix Lambert Langlois Leblanc Leclerc Lefort Legrand
    Lemoine Leroux Mallet Marchal Maréchal Masson Mercier Meunier Moreau Morel Nguyen Noël Olivier Pasquier
    Perrin Picard Poirier Prévost Rémy Renard Rivière Roche Rousseau Roux Royer Sauvage Schmitt Tessier
    Texier Tran Vasseur Vidal Villard Weber Zimmermann
"""
_CLUBS = """
    Angers Annecy Arras Bayonne Besançon Bruxelles Caen Dakar Dijon Fribourg Genève Grenoble Lausanne Liège
    Lille Limoges Metz Montpellier Namur Nantes Québec Rennes Rouen Saint-Étienne Toulon Tours Tunis Vannes
"""
_SERIES = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "4C", "4D", "5A", "5B", "5C", "5D", "6A", "6B")
_CATEGORIES = ("Senior", "Vermeil", "Diamant", "Espoir", "Junior")


class Part(NamedTuple):
    """A player and how well he plays, from 0 to 100."""

    player: Entrant
    skill: int


def players(count: int, dice: Dice) -> Iterator[Part]:
    """So many players at the tables from 1 on, no two of one name while there are names left."""
    names = [f"{last} {first}" for last in _LAST.split() for first in _FIRST.split()]
    for table in range(1, count + 1):
        name = names.pop(dice.randrange(len(names))) if names else f"{dice.choice(_LAST.split())} {table}"
        rank = min(dice.randrange(len(_SERIES)), dice.randrange(len(_SERIES)) + 4)
        club, category = dice.choice(_CLUBS.split()), dice.choice(_CATEGORIES)
        player = Entrant(name, club, _SERIES[rank], category, table=table)
        yield Part(player, 96 - 4 * rank - dice.randrange(8))


def arbiters(count: int, tables: int, dice: Dice) -> Iterator[Arbiter]:
    """So many arbiters, with as many tables each."""
    for number in range(count):
        first, last = number * tables // count + 1, (number + 1) * tables // count
        blocks = (Block(first, last),) if first <= last else ()
        name = f"{dice.choice(_LAST.split())} {dice.choice(_FIRST.split())}"
        yield Arbiter(f"A{number + 1}", name, blocks)
