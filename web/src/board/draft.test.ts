import { describe, expect, it } from "vitest";
import { placeOf } from "./board";
import {
  asReference,
  asScore,
  BLANK,
  directionOf,
  isBehind,
  draftOf,
  laying,
  passedOver,
  picked,
  reading,
  slipOf,
  spelled,
  takenBack,
  tileFor,
  turned,
  type Draft,
} from "./draft";
import { sameSlip } from "./slip";

const EMPTY = Array<string>(15).fill(".".repeat(15));

/** The grid with FEDAYINS across at H8 and a joker's E down at 10I. */
const GRID = EMPTY.map((row, at) => {
  if (at === 7) return ".......FEDAYINS";
  return at === 8 ? ".........e....." : row;
});
const RACK = "GNP?EVH";

const square = (reference: string) => placeOf(reference)?.square ?? -1;

/** Letters laid one after the other from a square, each with its tile. */
function write(word: string, at: string, grid = GRID, rack = RACK, from: Draft = BLANK): Draft {
  const { square: caret, direction } = placeOf(at) ?? { square: -1, direction: "across" as const };
  return [...word].reduce<Draft>(
    (draft, letter) => laying(grid, draft, letter, tileFor(rack, draft.laid, letter) ?? -1) ?? draft,
    { ...from, caret, direction },
  );
}

const reads = (draft: Draft, grid = GRID) =>
  spelled(grid, draft)
    ?.letters.map(({ letter, own }) => (own ? letter : `(${letter})`))
    .join("");

describe("letters laid", () => {
  it("go on from the square touched, over those of the grid", () => {
    const draft = write("PEHlV", "13C");
    expect(reads(draft)).toBe("PEHlV(I)");
    expect(draft.caret).toBe(square("I13"));
    expect(slipOf(GRID, { ...draft, score: "34" }, false)).toEqual({
      sketch: [..."PEHlVI"],
      reference: "13C",
      score: 34,
    });
  });

  it("read with what stands before them", () => {
    const draft = write("E", "H7");
    expect(reads(write("PE", "H6", GRID))).toBe("PE(F)(E)(D)(A)(Y)(I)(N)(S)");
    expect(reads(draft)).toBe("E(F)(E)(D)(A)(Y)(I)(N)(S)");
    expect(reads(write("H", "10J"))).toBe("(D)(E)H");
  });

  it("read alone in the direction that has neighbours", () => {
    expect(directionOf(GRID, write("N", "I8"))).toBe("down");
    expect(directionOf(EMPTY, write("N", "I8", EMPTY))).toBe("across");
  });

  it("begin another word away from the one begun", () => {
    const draft = write("GN", "A1", GRID, RACK, write("PE", "O1"));
    expect(reads(draft)).toBe("GN");
    expect(slipOf(GRID, draft, false).reference).toBe("A1");
  });

  it("replace one another on the same square", () => {
    const first = write("PE", "A1");
    const draft = laying(GRID, picked(GRID, first, square("A1")), "G", 0);
    expect(reads(draft ?? BLANK)).toBe("GE");
  });

  it("stop at the edge of the grid", () => {
    const draft = write("PE", "A14");
    expect(draft.caret).toBeNull();
    expect(laying(GRID, draft, "G", 0)).toBeNull();
  });

  it("show a gap as such", () => {
    const first = write("P", "A1");
    const draft = laying(GRID, { ...first, caret: square("A3") }, "E", 4);
    expect(slipOf(GRID, draft ?? BLANK, false).sketch).toEqual(["P.E"]);
  });

  it("are taken back last first, or under the caret", () => {
    const draft = write("PEH", "A1");
    expect(reads(takenBack(draft))).toBe("PE");
    expect(reads(takenBack(picked(GRID, draft, square("A1"))))).toBe("EH");
    expect(takenBack(BLANK)).toBe(BLANK);
  });
});

describe("touching a square again", () => {
  it("turns the direction", () => {
    const once = picked(GRID, BLANK, square("A1"));
    expect([once.direction, picked(GRID, once, square("A1")).direction]).toEqual(["across", "down"]);
  });

  it("turns the word that begins there", () => {
    const draft = turned(GRID, write("PE", "A1"));
    expect(slipOf(GRID, draft, false)).toMatchObject({ sketch: ["P", "E"], reference: "1A" });
    expect(draft.caret).toBe(square("C1"));
  });

  it("leaves a word that does not fit the other way", () => {
    const draft = write("PEH", "O1");
    expect(turned(GRID, draft)).toBe(draft);
  });
});

describe("a letter typed as it is read on the grid", () => {
  it("moves past it, before or after the caret is there", () => {
    const before = { ...BLANK, caret: square("H8") };
    expect(passedOver(GRID, before, "F")?.caret).toBe(square("H9"));
    const draft = write("PEHlV", "13C");
    expect(isBehind(GRID, draft, "I")).toBe(true);
    expect(passedOver(GRID, reading(draft), "I")?.caret).toBe(square("I13"));
    expect(passedOver(GRID, draft, "A")).toBeNull();
  });
});

describe("a slip", () => {
  it("has the player's own reference when it is written by hand", () => {
    const draft = { ...write("PE", "A1"), reference: "a2" };
    expect(slipOf(GRID, draft, true).reference).toBe("A2");
    expect(slipOf(GRID, { ...draft, reference: "" }, true).reference).toBeNull();
  });

  it("is blank without a letter", () => {
    expect(slipOf(GRID, BLANK, false)).toEqual({ sketch: [], reference: null, score: null });
  });

  it("comes back on the grid", () => {
    const slip = slipOf(GRID, { ...write("PEHlV", "13C"), score: "34" }, false);
    const draft = draftOf(slip, GRID, RACK);
    expect(sameSlip(slipOf(GRID, draft, false), slip)).toBe(true);
    expect(draft.laid.map(({ tile }) => tile)).toEqual([2, 4, 6, 3, 5]);
  });

  it("keeps what it can of one whose place or letters are unknown", () => {
    expect(draftOf({ sketch: ["PEH"], score: 12 }, GRID, RACK)).toMatchObject({ laid: [], score: "12" });
    expect(draftOf({ sketch: ["ZZZ"], reference: "A1" }, GRID, RACK).laid).toEqual([]);
  });
});

describe("what is typed in a box", () => {
  it("keeps what a reference or a score can have", () => {
    expect([asReference("h 4"), asReference("12z!c5"), asScore("1a2 3"), asScore("123456")]).toEqual([
      "H4",
      "12C",
      "123",
      "1234",
    ]);
  });
});
