"""6.4.2.2, several words played: independent of each other, or linked by a common letter."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from nonuple.rulebooks.e2026.case import SlipCase
from nonuple.rulebooks.e2026.grounds import nullity, warning
from nonuple.rulebooks.e2026.jokers_6_2_4 import price
from nonuple.rulebooks.e2026.location_6_2_3 import Location, locate
from nonuple.rulebooks.e2026.one_word_6_4_2_2 import at_its_location, one_word, paid_at
from nonuple.rulebooks.e2026.zeros_6_7 import not_playable
from nonuple.rules import applies, article
from nonuple.slips.lazy import lazy
from nonuple.slips.others import other_words
from nonuple.slips.reading import Place
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Code, Finding, Reason, Sanction, Verdict, null


@dataclass(frozen=True)
class Played:
    """One of the words of a slip, judged as if it were alone."""

    case: SlipCase
    run: LetterRun
    standing: Place | None = None
    """Where a word in one piece with the main one stands on the slip."""

    @lazy
    def null(self) -> Verdict | None:
        return not_playable(self.case, self.run)

    @lazy
    def location(self) -> Location:
        """Where it is said to lie; at the first turn nothing needs to be said."""
        if self.standing is not None:
            return Location((self.standing,))
        return Location() if self.null or self.case.situation.first_turn else locate(self.case, self.run)

    @lazy
    def verdict(self) -> Verdict:
        if self.case.situation.first_turn:
            return one_word(self.case, self.run)
        if self.standing is not None:
            return paid_at(self.standing, price(self.standing, self.case.claim))
        return self.null or at_its_location(self.case, self.run, self.location)

    @property
    def located(self) -> bool:
        return bool(self.location.places) or (self.case.situation.first_turn and not self.null)

    def scores_where_located(self, claim: int | None) -> bool:
        """Whether it has the score claimed where the slip says that it lies, as the first turn need not."""
        return self.case.situation.first_turn or any(claim in p.scores for p in self.location.places)

    @property
    def is_valid(self) -> bool:
        """Whether it can be a solution at all: not null in itself, nor named at a place that is bad."""
        return not self.null and not (self.location.bad and not self.location.places)

    @applies("2026", "6.4.2.2")
    def would_score(self, claim: int | None) -> bool:
        """Whether it would have the score claimed, at the place named if it can lie there, else anywhere."""
        named = self.case.reading.named(self.run)
        places = self.case.reading.places(self.run) if named is None else [named]
        places = [place for place in places if place is named or not place.bad_words]
        if self.case.playable(self.run):
            scores = {score for place in places for score in place.scores}
        else:
            scores = {place.found.score for place in places}
        if self.case.situation.first_turn:
            return claim == max(scores, default=None)
        return claim in scores


@article("2026", "6.4.2.2")
def words_played(case: SlipCase, main: LetterRun) -> Verdict:
    """What the slip earns, whether one word is played or several."""
    if not case.reading.has_more:
        return one_word(case, main)
    own = Played(case, main)
    others = other_words(case.reading, main, own.location.places or own.location.bad)
    if not others.independent and not others.linked:
        return own.verdict.because(*_strays(own))
    if case.reading.is_principal(main) and not others.independent:
        return _with_warning(own.verdict)
    pieces = [case.reading.sketch.piece_of(run) for run in others.apart]
    played = [
        Played(case.only(case.reading.cells.difference(*pieces)), main) if pieces else own,
        *(
            Played(case.only(piece).of_another(run), run)
            for run, piece in zip(others.apart, pieces, strict=True)
        ),
        *(Played(case, place.run, place) for place in (*others.beside, *others.linked)),
    ]
    values = {"words": ", ".join(one.run.word for one in played)}
    return of_several(case.claim, played).because(
        Reason(Finding.SEVERAL_WORDS, "6.4.2.2", values, "J2" if others.independent else "J15")
    )


@applies("2026", "6.2.5")
def _strays(own: Played) -> Iterator[Reason]:
    """The letters that belong neither to the word nor to its junction, where it is clear where that lies."""
    if len(own.location.places) == 1:
        (place,) = own.location.places
        strays = [place.reading.sketch.letters[cell] for cell in sorted(place.strays)]
        if strays:
            yield Reason(Finding.STRAYS, "6.2.5", {"letters": ", ".join(strays), "count": len(strays)})


@article("2026", "6.4.2.2")
@applies("2026", "6.5", "6.7")
def of_several(claim: int | None, played: Sequence[Played]) -> Verdict:
    """The claim, with a warning, if it fits one valid solution alone; else the least, zero included.

    A word that has it where the slip locates it goes before one located elsewhere, and this one before one
    that is not located at all.
    """
    fitting = [one for one in played if one.scores_where_located(claim) and _earns(one, claim)]
    if not fitting:
        fitting = [one for one in played if one.located and _earns(one, claim)]
    if not fitting:
        loose = [one for one in played if one.is_valid and not one.located]
        fitting = [one for one in loose if one.case.valid(one.run, claim)]
    also_null = any(not one.is_valid and one.would_score(claim) for one in played)
    if len(fitting) == 1 and not also_null:
        return _with_warning(fitting[0].verdict)
    return _least([one.verdict for one in played])


def _earns(one: Played, claim: int | None) -> bool:
    return one.verdict.gross == claim and one.verdict.pays


@applies("2026", "6.4.2.2", "6.7")
def _least(verdicts: Sequence[Verdict]) -> Verdict:
    """The least, zero included; what the commission must settle cannot be compared."""
    nulls = [one for one in verdicts if one.sanction is Sanction.ZERO]
    if nulls:
        motives = [nullity(Code.SEVERAL_SOLUTIONS), *(motive for one in nulls for motive in one.motives)]
        return null(motives, reasons=[Reason(Finding.ONE_IS_NULL, "6.7")])
    unsettled = [one for one in verdicts if one.sanction is Sanction.COMMISSION]
    if unsettled:
        return unsettled[0]
    least = min(verdicts, key=lambda one: one.points or 0)
    return _with_warning(least).because(Reason(Finding.LEAST_OF_WORDS, "6.4.2.2", {"points": least.points}))


@article("2026", "6.5")
def _with_warning(verdict: Verdict) -> Verdict:
    """Several solutions are written: a warning, unless the sanction is graver."""
    if verdict.sanction not in (Sanction.NONE, Sanction.WARNING):
        return verdict
    motives = (*verdict.motives, warning(Code.SEVERAL_SOLUTIONS))
    return replace(verdict, sanction=Sanction.WARNING, motives=motives)
