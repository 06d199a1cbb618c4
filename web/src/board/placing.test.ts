import { describe, expect, it } from "vitest";
import { attemptOf } from "./attempt";
import { placeOf } from "./board";
import { arrange, begin, put, recall, type Composition, type Position } from "./composition";
import { targetAt } from "./dragging";
import { typeMark } from "./typing";
import { pieces } from "./variant.svelte";

/** MOT lies across at H4, its O a joker's. */
const POSITION: Position = {
  grid: Array.from({ length: 15 }, (_, row) => (row === 7 ? "...MoT........." : ".".repeat(15))),
  rack: "GNP?EVH",
};
const EMPTY = Array.from({ length: 15 }, () => ".".repeat(15));
const START = begin(POSITION.rack);

const square = (reference: string) => placeOf(reference)?.square ?? expect.fail(reference);
const typed = (marks: string, from: Composition = START): Composition =>
  [...marks].reduce((composition, mark) => typeMark(POSITION, composition, mark), from);
const caret = ({ draft }: Composition) => [draft.caret, draft.direction];
const BONUS = [0, 0, 0, 0, 0, 0, 0, 50];

const made = ({ draft }: Composition, grid = POSITION.grid) => attemptOf(grid, draft, pieces(), BONUS);

describe("a reference that is typed", () => {
  it("leads across when the row comes first, down when the column does", () => {
    expect(caret(typed("H4"))).toEqual([square("H4"), "across"]);
    expect(caret(typed("4H"))).toEqual([square("H4"), "down"]);
    expect(caret(typed("H12"))).toEqual([square("H12"), "across"]);
    expect(caret(typed("12H"))).toEqual([square("H12"), "down"]);
  });

  it("is followed by the word", () => {
    expect(made(typed("A1PEN"))).toMatchObject({ word: "PEN", reference: "A1" });
    expect(made(typed("1APEN"))).toMatchObject({ word: "PEN", reference: "1A" });
    expect(made(typed("H4MOTEN"))).toMatchObject({ word: "MOTEN", reference: "H4" });
  });

  it("is followed by the whole word: a letter of the grid is read once, even where the rack has it too", () => {
    const grid = EMPTY.map((row, at) => (at === 7 ? "........EAUX..." : row));
    const position: Position = { grid, rack: "JUEEABC" };
    const typedOn = (marks: string) =>
      [...marks].reduce((one, mark) => typeMark(position, one, mark), begin(position.rack));
    expect(made(typedOn("9GJEU"), grid)).toMatchObject({ word: "JEU", reference: "9G" });
    expect(made(typedOn("9GJU"), grid)).toMatchObject({ word: "JEU", reference: "9G" });
    expect(made(typedOn("9GJEEU"), grid)).toMatchObject({ word: "JEEU", reference: "9G" });
    expect(made(typedOn("9HEUE"), grid)).toMatchObject({ word: "EUE", reference: "9H" });
  });

  it("takes back the letter that turned out to be its row", () => {
    const begun = typed("A1");
    expect(typed("E", begun).draft.laid).toHaveLength(1);
    expect(typed("E7", begun).draft.laid).toEqual([]);
    expect(caret(typed("E7", begun))).toEqual([square("E7"), "across"]);
  });

  it("moves no word begun: only letters away from it begin another", () => {
    const word = typed("A1PEN");
    expect(made(typed("4J", word))).toMatchObject({ word: "PEN", reference: "A1" });
    expect(made(typed("4JVE", word))).toMatchObject({ word: "VE", reference: "4J" });
  });

  it("knows no column past fifteen", () => {
    expect(caret(typed("116A"))).toEqual([square("A6"), "down"]);
    expect(typed("P4", typed("A1")).draft.laid).toHaveLength(1);
  });
});

describe("a tile that is dragged", () => {
  it("lies where it is let go, and the caret goes on", () => {
    const one = put(POSITION, START, "E", 4, square("H7"));
    expect(made(one)).toMatchObject({ word: "MOTE", reference: "H4" });
    expect(one.draft.caret).toBe(square("H8"));
    const two = put(POSITION, one, "N", 1, square("H8"));
    expect(made(two)).toMatchObject({ word: "MOTEN" });
  });

  it("makes a word in any order, with a gap on the way", () => {
    const ends = put(POSITION, put(POSITION, START, "P", 2, square("A1")), "N", 1, square("A3"));
    expect(made(ends)?.fault).toBe("gap");
    expect(made(put(POSITION, ends, "E", 4, square("A2")))).toMatchObject({ word: "PEN", fault: "apart" });
  });

  it("stays away from the grid's letters and from other lines", () => {
    expect(put(POSITION, START, "E", 4, square("H4"))).toBe(START);
    const word = typed("A1PE");
    expect(put(POSITION, word, "N", 1, square("C5"))).toMatchObject({
      draft: word.draft,
      trouble: "off-line",
    });
  });

  it("moves, replaces another, or goes back", () => {
    const word = typed("A1PE");
    expect(made(put(POSITION, word, "E", 4, square("A3")))?.word).toBe("P.E");
    expect(made(put(POSITION, word, "N", 1, square("A2")))?.word).toBe("PN");
    expect(made(recall(word, square("A2")))?.word).toBe("P");
  });

  it("finds another place in the rack", () => {
    expect(arrange(START, 6, 0).order).toEqual([6, 0, 1, 2, 3, 4, 5]);
    expect(arrange(START, 0, 3).order).toEqual([1, 2, 3, 0, 4, 5, 6]);
  });

  it("is over the square under the finger, over a place of the rack, or nowhere", () => {
    const box = (left: number, top: number, side: number) => ({ left, top, width: side, height: side });
    const field = { grid: box(10, 20, 150), places: [box(0, 200, 40), box(40, 200, 40)] };
    expect(targetAt(field, 10, 20)).toEqual({ square: 0 });
    expect(targetAt(field, 159, 169)).toEqual({ square: 224 });
    expect(targetAt(field, 25, 45)).toEqual({ square: 31 });
    expect(targetAt(field, 41, 210)).toEqual({ place: 1 });
    expect(targetAt(field, 300, 300)).toBeNull();
  });
});

describe("an attempt", () => {
  it("counts premiums under new letters only, jokers nothing, wherever they lie", () => {
    // H8 doubles the word: MOTEN = (2 + 0 + 1 + 1 + 1) × 2.
    expect(made(typed("H7EN"))).toMatchObject({ words: ["MOTEN"], points: 10, fault: null });
    expect(made(typed("H7e"))).toMatchObject({ word: "MOTe", points: 3 });
  });

  it("counts the words across, which it names", () => {
    // G5 E over O and G6 N over T; G3 and G13 double letters: (1 + 1) + (1 + 0) + (1 + 1).
    expect(made(typed("G5EN"))).toMatchObject({ words: ["EN", "EO", "NT"], points: 5 });
  });

  it("earns what the server says that so many letters pay", () => {
    const all = typed("H7GNPzEVH");
    const plain = made(all);
    expect(attemptOf(POSITION.grid, all.draft, pieces(), [])?.points).toBe((plain?.points ?? 0) - 50);
  });

  it("must pass by the centre first, then touch the grid, with no hole and two letters at least", () => {
    expect(made(typed("A1PEN"), EMPTY)?.fault).toBe("centre");
    expect(made(typed("H7PEN"), EMPTY)?.fault).toBeNull();
    expect(made(typed("A1PEN"))?.fault).toBe("apart");
    expect(made(typed("A1P"))?.fault).toBe("short");
    expect(made(START)).toBeNull();
  });
});
