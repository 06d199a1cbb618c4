import { describe, expect, it } from "vitest";
import { readRanking, readSheet } from "./past";

describe("the ranking of a past game", () => {
  const heading = "Rang;Table;Nom;Club;Série;Catégorie;Total;%;Négatif;Solos;Avertissements;Retenue;1;2";

  it("is read from the table of the server", () => {
    const [line] = readRanking(`${heading}\r\n1;7;Amélie Roux;Brest;2A;Senior;120;85,7;-20;1;2;0;70;\r\n`);
    expect(line).toMatchObject({
      rank: 1,
      table: 7,
      name: "Amélie Roux",
      total: 120,
      percent: 85.7,
      negative: -20,
      solos: 1,
      warnings: 2,
      turns: [70, null],
    });
  });

  it("takes names in quotation marks", () => {
    const [line] = readRanking(`${heading}\r\n1;7;"Roux; ""Amé""";;;;0;;0;0;0;0;0;0\r\n`);
    expect([line?.name, line?.club, line?.percent]).toEqual(['Roux; "Amé"', "", null]);
  });

  it("may be empty", () => {
    expect(readRanking(`${heading}\r\n`)).toEqual([]);
  });
});

describe("the sheet of a past game", () => {
  it("has each word one line below its letters", () => {
    const text = [
      "Règlement : 2026",
      "Formule : normal",
      "",
      "N°  Tirage    Mot       Réf.  Points  Cumul",
      " 1  DAYEFNI",
      " 2  -NV?EEBT  FEDAYIN   H8       110    110",
      "              B(R)EVET  1E        35    145",
      "",
      "Fin : partie interrompue",
      "",
    ].join("\n");
    expect(readSheet(text).map(({ turn, rack, word, ref, score }) => [turn, rack, word, ref, score])).toEqual(
      [
        [1, "DAYEFNI", "FEDAYIN", "H8", 110],
        [2, "-NV?EEBT", "BrEVET", "1E", 35],
      ],
    );
  });
});
