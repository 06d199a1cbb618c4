import { describe, expect, it } from "vitest";
import type { SheetLine, SheetView } from "../net/server";
import { sheetOf } from "../net/testing";
import { aspectOf, faultyIn } from "./aspects";
import { isToEnter, markOf, nextTable, shortName, standingOf } from "./cells";
import { boardBefore, lettersOf } from "./turns";

const SHEET = sheetOf({ draw: 3, turn: 3, table: 12, name: "Colette Delcourt" });
const ENTERED: SheetView = {
  ...SHEET,
  revision: 1,
  entry: { slip: { sketch: ["AXEZ"] }, origin: "desk", author: "Annick Vidal", at: "2026-11-14T15:09:00" },
};

describe("a name where there is little room", () => {
  it.each([
    ["Jean Keravel", "J. Keravel"],
    ["DURAND Jean", "DURAND Jean"],
    ["VAN DER BEEK Luc", "VAN DER BEEK Luc"],
    ["L'HÉRITIER Ève", "L'HÉRITIER Ève"],
    ["Table 12", "Table 12"],
  ])("of %s is %s", (name, short) => expect(shortName(name)).toBe(short));
});

describe("a table", () => {
  it("waits, is away or has a late slip before anything is entered", () => {
    expect(standingOf(undefined, undefined)).toEqual({ state: "waiting" });
    expect(standingOf({ ...SHEET, expected: false }, undefined)).toEqual({ state: "away" });
    const late = {
      slip: {},
      written: 1,
      came: 2,
      in_time: true,
      connected: null,
      silent: null,
      shown: false,
    };
    expect(standingOf({ ...SHEET, late }, undefined)).toEqual({ state: "late" });
  });

  it("is kept until the server shows what was entered here", () => {
    const ahead = { revision: 1, slip: { sketch: ["AXEZ"] } };
    expect(standingOf(SHEET, ahead)).toEqual({ state: "kept" });
    expect(standingOf(ENTERED, ahead)).toEqual({ state: "judging" });
    expect(standingOf(ENTERED, { revision: 2, slip: null })).toEqual({ state: "waiting" });
  });

  it("shows what was decided", () => {
    const decision = { points: 34, gross: 34, sanction: "warning" as const, said: { fr: "", en: "" } };
    expect(standingOf({ ...ENTERED, decision }, undefined)).toEqual({
      state: "decided",
      sanction: "warning",
      points: 34,
    });
    const nothing = { ...(ENTERED.entry ?? expect.fail("no entry")), slip: { faults: ["no-slip" as const] } };
    expect(standingOf({ ...ENTERED, entry: nothing, decision }, undefined)).toEqual({ state: "absent" });
  });

  it("says it short", () => {
    expect(markOf("none", 34)).toBe("34");
    expect(markOf("warning", 34)).toBe("! 34");
    expect(markOf("zero", 0)).toBe("✕ 0");
    expect(markOf("undecided", null)).toBe("?");
  });
});

describe("the next table", () => {
  const tables = [63, 64, 65, 66];
  it("comes after this one and round again", () => {
    expect(nextTable(tables, 64, () => true)).toBe(65);
    expect(nextTable(tables, 66, (table) => table < 65)).toBe(63);
    expect(nextTable(tables, 64, () => true, -1)).toBe(63);
    expect(nextTable(tables, 63, () => true, -1)).toBe(66);
  });
  it("is the first without one, and none when none is wanted", () => {
    expect(nextTable(tables, null, () => true)).toBe(63);
    expect(nextTable(tables, null, () => true, -1)).toBe(66);
    expect(nextTable(tables, 64, (table) => table === 64)).toBeNull();
    expect(nextTable([], null, isToEnter as never)).toBeNull();
  });
});

describe("the turn", () => {
  const line = (
    turn: number,
    ref: string,
    word: string,
    rack: string,
    replaced: string | null = null,
  ): SheetLine => ({
    turn,
    ref,
    word,
    rack,
    score: 10,
    bonus: 0,
    cross: [],
    replaced,
  });
  const lines = [
    line(1, "H4", "MOtS", "MOSTRAI"),
    line(2, "7H", "SUR", "RAI+URNE"),
    line(3, "J7", "RIz", "IE+NAZ?", "Z"),
  ];

  it("has the grid of the words retained before it", () => {
    expect(boardBefore(lines, 1).join("")).toBe(".".repeat(225));
    expect(boardBefore(lines, 2)[7]).toBe("...MOtS........");
    expect(boardBefore(lines, 4).slice(7, 10)).toEqual([
      "...MOtS........",
      "......U........",
      "......RIZ......",
    ]);
  });

  it("has the letters in play, or those of the sheet", () => {
    const round = { draw: 5, turn: 2 } as never;
    const playing = { draw: 5, kept: "AB", drawn: "CDE" } as never;
    expect(lettersOf(round, playing, lines)).toEqual({ kept: "AB", drawn: "CDE" });
    expect(lettersOf(round, undefined, lines)).toEqual({ kept: "RAI", drawn: "URNE" });
    expect(lettersOf({ draw: 1, turn: 1 } as never, playing, [line(1, "H4", "MOT", "-MOSTRAI")])).toEqual({
      kept: "",
      drawn: "MOSTRAI",
    });
  });
});

describe("what a motive is about", () => {
  it.each([
    ["word-not-admitted", "word"],
    ["location-missing", "place"],
    ["junction-two-letters", "place"],
    ["inverted", "place"],
    ["score-wrong", "score"],
    ["joker-not-circled", "joker"],
    ["misconduct", "slip"],
  ])("%s: %s", (code, aspect) => {
    expect(aspectOf(code)).toBe(aspect);
  });

  it("is found once for each part of the slip", () => {
    const decision = {
      points: 34,
      gross: 34,
      said: { fr: "", en: "" },
      sanction: "warning" as const,
      motives: [
        { code: "score-wrong", article: "6.5" },
        { code: "inverted", article: "6.5" },
      ],
    };
    expect([...faultyIn(decision)]).toEqual(["score", "place"]);
  });
});
