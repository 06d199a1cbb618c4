"""Sheets as programs of others export them: their columns, their encodings; what they add is passed over."""

import pytest

from nonuple.formats.games import read

SHEETS = (
    "Coup;Tirage;Mot retenu;Réf.;Pts;Cumul;Solo\n1;AEINRST;RATINES;H4;66;66;Dupont\n",
    "N°\tTirage\tSolution\tPos.\tTop\tTotal\t%\n1\tAEINRST\tRATINES\tH4\t66\t66\t100\n",
    "| Coup | Tirage | Mot | Place | Points | Nb solos |\n| 1 | AEINRST | RATINES | H4 | 66 | 0 |\n",
    "N;Lettres;Mot;Ref;Score;Joueur;Temps\n1;AEINRST;RATINES;H4;66;;3:00\n",
    "Partie du 12/11/2026 - Club X\nArbitre : M. Y\n\nN° Tirage Mot Réf. Pts\n1 AEINRST\n2 RATINES H4 66\n",
    "1 AEINRST RATINES H4 66 66 *\n",
)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_a_sheet_that_another_program_exports_is_read(sheet: str, encoding: str) -> None:
    [turn] = read(sheet.encode(encoding)).turns
    assert (turn.rack, turn.word, turn.ref, turn.score) == ("AEINRST", "RATINES", "H4", 66)
