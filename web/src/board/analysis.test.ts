import { describe, expect, it } from "vitest";
import { wordsOf } from "../ui/address";
import { analysisLink, arrivedWith, EMPTY_ROWS, positionsBefore } from "./analysis";

const rows = EMPTY_ROWS.map((row, at) => (at === 7 ? "...MOTs........." : row)).map((row) =>
  row.slice(0, 15),
);

describe("a link to the analysis board", () => {
  it("holds the whole position, and brings it back", () => {
    const link = analysisLink({ rows, rack: "WEL+BSU?" });
    expect(link).toBe("#/analyse/15.15.15.15.15.15.15.3MOTs8.15.15.15.15.15.15.15/WELBSU_");
    const [, ...words] = wordsOf(link);
    expect(arrivedWith(words)).toEqual({
      position: { rows, rack: "WELBSU?", formula: undefined },
      spoilt: null,
    });
    expect(
      arrivedWith(wordsOf(analysisLink({ rows, rack: "A", formula: "7/8" })).slice(1))?.position.formula,
    ).toBe("7/8");
  });

  it("that was cut says where, and keeps what can be read", () => {
    const found = arrivedWith(["15.15.14.15", "ABC"]);
    expect(found?.spoilt).toEqual({ row: "C", squares: 14 });
    expect(found?.position.rows).toHaveLength(15);
    expect(found?.position.rows.every((row) => row.length === 15)).toBe(true);
    expect(arrivedWith(["<script>", "1+1"])?.position.rack).toBe("");
    expect(arrivedWith([])).toBeNull();
  });
});

it("the position before each turn of a sheet has the words before it, a joker as the letter that replaced it", () => {
  const [first, second, third] = positionsBefore([
    { rack: "MOT?", ref: "H8", word: "MOTs", replaced: "S" },
    { rack: "-A+B", ref: "8G", word: "AMe" },
    { rack: "C", ref: "", word: "" },
  ]);
  expect(first?.rows).toEqual(EMPTY_ROWS);
  expect(second).toMatchObject({ rack: "AB" });
  expect(second?.rows[7]).toBe(".......MOTS....");
  expect(third?.rows[6]).toBe(".......A.......");
  expect(third?.rows[8]).toBe(".......e.......");
});
