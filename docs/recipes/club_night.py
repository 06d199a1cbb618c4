"""# A club night that nobody plays

Simulated people find what their skill finds and write it as people do: scores wrongly added, words that do
not exist, slips that are blank. To try out a rule, a screen, a way of ranking, without a room.
"""

from nonuple import Game, Opinion, SimulatedPlayer, Slip, Verdict, simulated_people


def main(people: int = 30, turns: int = 5, seed: int = 1) -> None:
    game, handed = Game(seed=seed), list[dict[str, Verdict]]()
    club = simulated_people(people, seed=seed)
    for _ in range(turns):
        game = game.draw()
        handed.append({one.name: judged(game, one.slip(game)) for one in club})
        game = game.retain()
    ledger = game.ledger(handed)
    skills: dict[str, SimulatedPlayer] = {one.name: one for one in club}
    for line in ledger.ranking[:5]:
        one = skills[str(line.table)]
        print(f"{line.rank:2}  {one.name:<22} {one.club:<12} {line.total:4}  {line.percent} %")
    print(len(ledger.solos), "solos, top", ledger.top)


def judged(game: Game, slip: Slip) -> Verdict:
    verdict = game.judge(slip)
    if verdict.question is None:
        return verdict
    return game.judge(slip, dict.fromkeys(verdict.question.words, Opinion.IMPLAUSIBLE))


if __name__ == "__main__":
    main()
