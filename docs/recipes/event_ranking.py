"""# Rank an event

People and the scores of games, however you have them, ranked by person, club or series with the tie-breaks
of the organiser. `read_event` opens what `nonuple event` keeps in a file, `standings` ranks it.
"""

from nonuple import Competitor, GameScore, GameScores, RankingRules, rank_event

PEOPLE = [
    Competitor("a", "Ana", club="Caen", series="4A"),
    Competitor("b", "Bob", club="Caen", series="5B"),
    Competitor("c", "Cleo", club="Dijon", series="4A"),
]
GAMES = [
    GameScores(912, {"a": GameScore(850, solos=1), "b": GameScore(700), "c": GameScore(801)}),
    GameScores(876, {"a": GameScore(790), "b": GameScore(640), "c": GameScore(839)}),
]


def main() -> None:
    for by in ("person", "club", "series"):
        rankings = rank_event(PEOPLE, GAMES, RankingRules(by, tie_breaks=("solos", "last-game")))
        for group in rankings.rankings:
            for line in group.ranking:
                print(f"{group.of or by:<8} {line.rank}  {line.id:<6} {line.total}  {line.decided_by or ''}")


if __name__ == "__main__":
    main()
