"""The 2026 rulebook: chapters 5 and 6."""

from tests.slips.second.case import Answer, Case, Found, Word, least, others, zero
from tests.slips.second.drawing import Fit
from tests.slips.second.position import LINKS

COMMISSION = Answer(None, "commission")
SAVED_BY_PENALTY = 4
"""6.6: of a solution of at most four points nothing is left."""
TOO_MUCH = 5
"""6.4.2.2, 6.6: a claim higher by more than that is that of another place."""


class Judge2026(Case):
    def judge(self) -> Answer:
        run = self.meant()
        if run is None:
            return zero("blank")
        word = Word(self, self.sketch, run)
        answer, main = self.one(word)
        apart, across = others(self, word, main)
        if across:
            answer = answer.worse_by("several-solutions")
        return self.several(answer, main, apart) if apart else answer

    def several(self, answer: Answer, main: Fit | None, apart: list[Word]) -> Answer:
        """Paid as claimed if one valid solution alone has the score, else the least (6.4.2.2)."""
        if answer.sanction == "zero":
            return answer
        fits = main is not None and self.claim in main.laid.scores
        shared = any(one.claimed(one.valid + one.spoiled) or self.voids_the_claim(one) for one in apart)
        if fits and not shared:
            return answer.worse_by("several-solutions")
        only = apart[0] if len(apart) == 1 and not fits else None
        if only and only.claimed(only.located) and not self.voids_the_claim(only):
            return Answer(self.claim, "warning", ("several-solutions",))
        return least(answer, apart)

    def voids_the_claim(self, second: Word) -> bool:
        """Whether a second word that is null would have the score claimed (A2)."""
        null = [
            fit.laid for fit in second.fits if fit.laid.playable and (fit.laid.bad or not second.admitted)
        ]
        return any(self.claim in laid.scores for laid in null)

    def one(self, word: Word) -> Found:
        if self.first:
            return (self.first_turn(word), word.valid[0]) if word.valid else (word.void(), None)
        over = word.inverted() or ([] if self.reference.place else word.drawn_over(2))
        if not word.admitted or not (word.valid or word.spoiled or over):
            return word.void(), None
        return (
            self.by_reference(word)
            or self.by_letters(word)
            or (self.turned_over(over) if over else None)
            or self.by_two_letters(word)
            or self.nowhere(word)
        )

    def first_turn(self, word: Word) -> Answer:
        """The most that the word can earn, whatever the reference and the circle (6.4.2.1)."""
        paid = max(max(fit.laid.scores) for fit in word.valid)
        codes = [] if paid == self.claim else [self.missed]
        if not any(fit.laid.by_jokers.get(fit.circles) == paid for fit in word.valid):
            codes.append("joker-wrongly-circled")
        return Answer(paid, "warning" if codes else "none", tuple(codes))

    # Where the word lies (6.2.3, 6.4.2.2)

    def by_reference(self, word: Word) -> Found | None:
        named, letters = word.named(), word.linked(word.valid + word.spoiled, LINKS)
        if named in word.valid:
            return self.named_right(word, named, letters)
        if named in word.spoiled:
            if letters and not any(fit.laid.bad for fit in letters):
                return self.two_modes(letters[0], named)
            return self.spoiled(word, [named]), named
        return None

    def named_right(self, word: Word, named: Fit, letters: list[Fit]) -> Found:
        """Letters are parasites beside a right reference, unless all of them name another place (G3, A4)."""
        away = [fit for fit in letters if fit is not named and not fit.wrong]
        natural = [fit for fit in away if fit.laid.extends and word.alone and not fit.laid.bad]
        if self.claim not in named.laid.scores and word.claimed(natural):
            fit = word.claimed(natural)[0]
            return self.worth(fit), fit
        drawn = [fit for fit in away if fit.beside and named.wrong]
        if drawn and drawn[0].laid.bad:
            return self.two_modes(named, drawn[0])
        if drawn:
            answer, fit = self.least_of([named, drawn[0]])
            return answer.worse_by("two-modes-one-wrong"), fit
        return self.unless_of_another(word, named), named

    def by_letters(self, word: Word) -> Found | None:
        letters = word.linked(word.valid + word.spoiled, LINKS)
        good = [fit for fit in letters if not fit.laid.bad]
        if not good:
            return (self.spoiled(word, letters), letters[0]) if letters else None
        second_mode = self.reference.written and not word.alone and not good[0].laid.extends
        codes = ["two-modes-one-wrong"] if second_mode else []
        if len(good) > 1:
            answer, fit = self.least_of(good)
            return answer.worse_by("ambiguous-location", *codes), fit
        answer = self.unless_of_another(word, good[0])
        return (answer.worse_by(*codes) if codes else answer), good[0]

    def by_two_letters(self, word: Word) -> Found | None:
        two = word.linked(word.valid, 2)
        if not two:
            return None
        answer, fit = self.least_of(two)
        return (answer if self.position.first_was_two else answer.worse_by("junction-two-letters")), fit

    def turned_over(self, places: list[Fit]) -> Found:
        answer, fit = self.least_of(places)
        return answer.worse_by("inverted"), fit

    def nowhere(self, word: Word) -> Found:
        """No place is named: the score may still find one (6.6), unless a bad word it forms is plausible."""
        named = word.named()
        if named and named.laid.full != word.letters and self.position.admitted(named.laid.full):
            return zero("not-in-full"), None
        kind = "location-impossible" if self.reference.written else "location-missing"
        return self.by_score(word, word.claimed(word.spoiled), kind), None

    # Plausibility and points

    def opinion(self, fits: list[Fit]) -> str:
        """One bad word makes a place implausible; one plausible place decides, then a doubtful one (B2)."""
        held = set[str]()
        for fit in fits:
            otherwise, opinions = self.asked.get("otherwise", "plausible"), self.asked.get("opinions") or {}
            words = {opinions.get(word, otherwise) for word in fit.laid.bad}
            held.add(next(o for o in ("implausible", "doubtful", "plausible") if o in words))
        return next((o for o in ("plausible", "doubtful") if o in held), "implausible")

    def doubted(self, places: list[Fit]) -> Answer | None:
        held = self.opinion(places)
        if held == "plausible":
            return zero("junction-not-admitted")
        return COMMISSION if held == "doubtful" else None

    def two_modes(self, good: Fit, bad: Fit) -> Found:
        return self.doubted([bad]) or self.worth(good).worse_by("two-modes-one-wrong"), good

    def spoiled(self, word: Word, places: list[Fit]) -> Answer:
        """The place named forms a word not admitted (6.4.2.2, 6.6 fourth dash, 6.7)."""
        return self.by_score(word, [*places, *word.claimed(word.spoiled)], "location-implausible")

    def by_score(self, word: Word, doubted: list[Fit], kind: str) -> Answer:
        if self.claim is None or not word.claimed(word.valid):
            return zero("location-wrong")
        if doubt := self.doubted(doubted):
            return doubt
        if self.claim <= SAVED_BY_PENALTY:
            return zero("penalty-exceeds-score")
        return Answer(self.claim - 5, "penalty", (kind,))

    def unless_of_another(self, word: Word, fit: Fit) -> Answer:
        """Paid where it lies, unless the claim is that of another place and too much for this one (A1)."""
        answer = self.worth(fit)
        if self.claim is None or self.claim in fit.laid.scores or self.claim - answer.paid <= TOO_MUCH:
            return answer
        if doubt := self.doubted([other for other in word.claimed(word.spoiled) if other is not fit]):
            return doubt
        if word.claimed([other for other in word.valid if other is not fit]):
            return Answer(self.claim - 5, "penalty", ("location-mismatch",))
        return answer

    def worth(self, fit: Fit) -> Answer:
        """Circle and claim both possible: the greater of the two (6.4.2.2, 6.5)."""
        answer = self.circled(fit)
        if self.claim is not None and self.claim in fit.laid.scores and answer.paid != self.claim:
            return Answer(max(answer.paid, self.claim), "warning", ("joker-wrongly-circled",))
        return answer
