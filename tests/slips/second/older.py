"""The rulebooks of 2009 and 2010: chapters 3 and 4; no plausibility, no score that finds a place."""

from tests.slips.second.case import Answer, Case, Found, Word, least, others, zero
from tests.slips.second.drawing import Fit, Run, Sketch
from tests.slips.second.position import LINKS, Laid, Place


class JudgeOlder(Case):
    @property
    def forgiving(self) -> bool:
        """What 2010 forgives and 2009 does not is told apart (4.3, 4.4)."""
        return bool(self.asked["edition"] == "2010")

    def judge(self) -> Answer:
        run = self.meant()
        if run is None:
            return zero("blank")
        word = Word(self, self.sketch, run)
        answer, main = self.one(word)
        apart, _ = others(self, word, main)
        return least(answer, apart) if apart and answer.sanction != "penalty" else answer

    def one(self, word: Word) -> Found:
        if self.first:
            return (self.first_turn(word), word.valid[0]) if word.valid else (word.void(), None)
        if part := self.in_part(word):
            return part, None
        if not word.admitted:
            return self.unfinished(word) or self.miscopied(word) or word.void(), None
        return (
            self.by_reference(word)
            or self.by_extension(word)
            or self.by_letters(word)
            or (self.forgiven(word) or self.unfinished(word) or self.void(word), None)
        )

    def void(self, word: Word) -> Answer:
        return zero("location-wrong") if word.valid else word.void()

    def first_turn(self, word: Word) -> Answer:
        """The best place, the joker where it is circled, else where it costs most (4.3; 4.4, 4.6 of 2010)."""
        circle, ways = word.valid[0].circles, [fit.laid.by_jokers for fit in word.valid]
        needed = min(len(jokers) for jokers in ways[0])
        best = {one: max(w[one] for w in ways) for one in ways[0] if one == circle or len(one) == needed}
        codes = [] if any(self.claim in w.values() for w in ways) else [self.missed]
        if circle in best:
            return Answer(best[circle], "warning" if codes else "none", tuple(codes))
        claimed = self.claim is not None and self.claim in best.values()
        paid = self.claim if claimed else min(best.values())
        return Answer(paid, "warning", (*codes, "joker-wrongly-circled" if circle else "joker-not-circled"))

    def worth(self, fit: Fit) -> Answer:
        return self.circled(fit)

    # Where the word lies (3.2, 3.3, 3.4)

    def by_reference(self, word: Word) -> Found | None:
        """The reference is right; letters beside it are a second mode and have to be right as well (3.4)."""
        named = word.named()
        if named is None or named not in word.valid:
            return None
        extending = word.claimed([fit for fit in word.valid if fit.laid.extends])
        if extending and self.claim not in named.laid.scores:
            return self.worth(extending[0]), extending[0]
        if named.wrong and any(fit.beside and not fit.wrong for fit in word.linked(word.spoiled, 2)):
            return zero("junction-not-admitted"), named
        second_mode = (named.beside or named.wrong) and not named.laid.extends
        if not second_mode or (not named.wrong and named.links >= LINKS):
            return self.worth(named), named
        linked = word.linked(word.valid, LINKS) if named.wrong else []
        away = [fit for fit in linked if fit is not named and fit.beside and not fit.wrong]
        answer, fit = self.least_of([named, *away[:1]])
        return answer.worse_by("two-modes-one-wrong"), fit

    def by_extension(self, word: Word) -> Found | None:
        """The extension of three letters or more is located by itself, unless letters say otherwise."""
        extending = [fit for fit in word.valid if fit.laid.extends]
        if not extending:
            return None
        good = word.linked(word.valid, LINKS)
        elsewhere = good and good[0].beside and not good[0].laid.extends
        return self.least_of(good if elsewhere else extending)

    def by_letters(self, word: Word) -> Found | None:
        good, named = word.linked(word.valid, LINKS), word.named()
        bad = any(fit.laid.bad for fit in word.linked(word.valid + word.spoiled, LINKS))
        if bad or (named in word.spoiled and not good):
            return zero("junction-not-admitted"), None
        if not good:
            return None
        answer, best = self.least_of(good)
        if best.wrong and not (self.forgiving and best.nearly and not self.reference.written):
            return zero("location-wrong"), None
        if not self.reference.written:
            return (answer.worse_by("junction-nearly-right") if best.wrong else answer), best
        if named and not named.laid.conflicts and self.prolongs_wrongly(named):
            return zero("location-wrong"), None
        return answer.worse_by("two-modes-one-wrong"), best

    def prolongs_wrongly(self, fit: Fit) -> bool:
        """A word of two letters or more lengthened along its own line into one not admitted (3.4, 4.3)."""
        laid = fit.laid
        longest = max(len(laid.before), len(laid.after), *(end - start for start, end in laid.inside()), 0)
        return longest > 1 and not self.position.admitted(laid.full)

    # What is forgiven (4.3; 4.3 and 4.4 of 2010)

    def forgiven(self, word: Word) -> Answer | None:
        over, places = word.drawn_over(2), word.inverted()
        if over and not self.forgiving:
            return zero("inverted")  # link and direction, both the wrong way (4.2 of 2009)
        if any(fit.beside and (fit.wrong or fit.links < LINKS) for fit in places):
            return zero("location-wrong")  # both ways of saying where are at fault (3.4)
        if places or (over and not self.reference.written):
            return self.least_of(places or over)[0].worse_by("inverted")
        return self.by_two_letters(word) or (self.nearly_right(word) if self.forgiving else None)

    def by_two_letters(self, word: Word) -> Answer | None:
        two = [] if self.reference.written else word.linked(word.valid, 2)
        if not two or two[0].wrong:
            return None
        answer, _ = self.least_of(two)
        return answer if self.position.first_was_two else answer.worse_by("junction-two-letters")

    def nearly_right(self, word: Word) -> Answer | None:
        nearly = [] if self.reference.written else [fit for fit in word.valid if fit.nearly]
        if nearly:
            return self.least_of(nearly)[0].worse_by("junction-nearly-right")
        return self.less_five(self.claim, "location-shifted") if self.shifted(word) else None

    def shifted(self, word: Word) -> bool:
        """A place one row or one column off, or both, the score exact to the point (4.3)."""
        claimed, at, named = word.claimed(word.valid), self.reference.place, word.named()
        if not self.reference.written:
            return any(len(fit.strange) > 1 and fit.off(fit.strange) for fit in claimed)
        if at is None or at.across != word.run.across or not word.alone:
            return False
        if named and self.prolongs_wrongly(named):
            return False
        return any(max(abs(f.place.row - at.row), abs(f.place.col - at.col)) == 1 for f in claimed)

    def less_five(self, points: int | None, code: str) -> Answer:
        return Answer(max(0, (points or 0) - 5), "penalty", (code,))

    # Words not in full

    def stands(self, laid: Laid) -> bool:
        return laid.playable and self.position.admitted(laid.word) and not laid.bad

    def unfinished(self, word: Word) -> Answer | None:
        """The last letter, on the grid, is missing: five points in 2010, all in 2009 (4.3; 4.2)."""
        for fit in word.fits:
            laid = fit.laid
            if len(laid.after) != 1 or laid.before or laid.conflicts:
                continue
            whole, run = self.laid(laid.full, laid.place), longer(word.run, 0, 1)
            drawn = Sketch([])
            drawn.cells = {**word.sketch.cells, run.cells[-1]: laid.after}
            located = fit.place == self.reference.place or Fit(drawn, run, whole).links >= LINKS
            if located and self.stands(whole):
                paid = self.claim if self.claim in whole.scores else min(whole.scores)
                return self.less_five(paid, "last-letter-missing") if self.forgiving else zero("not-in-full")
        return None

    def miscopied(self, word: Word) -> Answer | None:
        """One letter of a word of the grid copied wrong inside the word that extends it (4.4 of 2010)."""
        for fit in word.fits if self.forgiving else []:
            for at in fit.laid.conflicts:
                letter = (self.position.at(fit.laid.squares[at]) or "").upper()
                whole = self.laid(word.letters[:at] + letter + word.letters[at + 1 :], fit.place)
                if whole.extends and self.stands(whole):
                    return self.worth(Fit(self.sketch, word.run, whole)).worse_by("junction-nearly-right")
        return None

    def in_part(self, word: Word) -> Answer | None:
        """The new end of a word of three letters or more, with three letters that it joins (3.3.2)."""
        paid: list[Fit] = []
        for fit in [] if word.valid else word.fits:
            laid, place = fit.laid, fit.laid.place
            back = len(laid.before)
            row, col = place.row - (0 if place.across else back), place.col - (back if place.across else 0)
            whole = self.laid(laid.full, Place(place.across, row, col))
            joined = len(laid.word) - len(laid.fresh) >= LINKS
            void_there = word.admitted and place == self.reference.place
            if joined and whole.extends and laid.full != laid.word and self.stands(whole) and not void_there:
                paid.append(Fit(self.sketch, longer(word.run, back, len(laid.after)), whole))
        return self.least_of(paid)[0] if paid else None


def longer(run: Run, before: int, after: int) -> Run:
    """The run with the squares in front of and behind it that the player left out."""
    (row, col), step = run.cells[0], (0, 1) if run.across else (1, 0)
    span = range(-before, len(run.cells) + after)
    return Run(tuple((row + step[0] * i, col + step[1] * i) for i in span), run.across, run.letters)
