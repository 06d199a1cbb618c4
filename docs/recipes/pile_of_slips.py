"""# Judge a pile of slips

A slip is what a player wrote: letters, a place perhaps, the score he claims. The rulebook decides and says
why; where a person must judge whether a word is plausible, the verdict asks. The ledger then counts:
penalties, warnings, solos, ranks.
"""

from nonuple import Game, Opinion, Slip, SlipFault, Verdict

FIRST = {
    "Ana": Slip.across("FEDAYIN", ref="H8", score=110),
    "Bob": Slip.across("FADE", ref="H5", score=24),  # another score than he claims: a warning, or less
    "Cleo": Slip.across("FEDAYIN", ref="H8", score=110, faults=[SlipFault.LATE]),
}
SECOND = {
    "Ana": Slip.across("MOUSSEZ", ref="15D", score=170),
    "Bob": Slip.down("MOUSSEZ", score=170),  # no place written
    "Cleo": Slip(),  # nothing at all
}


def main() -> None:
    game, handed = Game().draw("FEDAYIN"), list[dict[str, Verdict]]()
    for slips, letters in ((FIRST, "MOUSSEZ"), (SECOND, None)):
        verdicts = {name: judged(game, slip) for name, slip in slips.items()}
        for name, verdict in verdicts.items():
            print(f"turn {game.turn}  {name:<5} {verdict.points:>3}  {verdict.explain('en')}")
        handed.append(verdicts)
        game = game.retain()
        game = game.draw(letters) if letters else game
    for line in game.ledger(handed).ranking:
        print(line.rank, line.table, line.total, f"{line.percent} %", line.solos)


def judged(game: Game, slip: Slip) -> Verdict:
    """The arbiter finds implausible whatever he is asked about."""
    verdict = game.judge(slip)
    if verdict.question is None:
        return verdict
    return game.judge(slip, dict.fromkeys(verdict.question.words, Opinion.IMPLAUSIBLE))


if __name__ == "__main__":
    main()
