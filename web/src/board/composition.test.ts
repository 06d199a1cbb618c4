import { describe, expect, it } from "vitest";
import { placeOf } from "./board";
import {
  begin,
  changeJoker,
  clear,
  lay,
  redraft,
  shuffle,
  sort,
  takeBack,
  touch,
  turn,
  typeLetter,
  type Composition,
  type Position,
} from "./composition";
import { slipOf } from "./draft";

/** MOT lies across at H4. */
const POSITION: Position = {
  grid: Array.from({ length: 15 }, (_, row) => (row === 7 ? "...MOT........." : ".".repeat(15))),
  rack: "GNP?EVH",
};
const START = begin(POSITION.rack);

const square = (reference: string) => placeOf(reference)?.square ?? expect.fail(reference);

/** Words typed one letter after the other from a square on. */
const typed = (word: string, at: string, from: Composition = START): Composition =>
  [...word].reduce(
    (composition, letter) => typeLetter(POSITION, composition, letter),
    touch(POSITION, from, square(at)),
  );

const slip = ({ draft }: Composition) => slipOf(POSITION.grid, draft, false);
const shown = ({ order }: Composition) => order.map((tile) => POSITION.rack[tile]).join("");

describe("a word composed with no server", () => {
  it("is laid by touching a square, then tiles", () => {
    const begun = touch(POSITION, START, square("A1"));
    const word = lay(POSITION, lay(POSITION, begun, "P", 2), "E", 4);
    expect(slip(word)).toEqual({ sketch: ["PE"], reference: "A1", score: null });
  });

  it("leaves what was before as it was", () => {
    const begun = touch(POSITION, START, square("A1"));
    lay(POSITION, begun, "P", 2);
    expect(begun.draft.laid).toEqual([]);
  });

  it("goes over the letters of the grid, typed or not", () => {
    const word = typed("EN", "H7");
    expect(slip(word)).toMatchObject({ sketch: ["MOTEN"], reference: "H4" });
    expect(slip(typed("MOTEN", "H4"))).toEqual(slip(word));
  });

  it("takes the joker for a letter that the rack lacks, and says when there is none left", () => {
    const word = typed("PEHLVI", "A1");
    expect(slip(word).sketch).toEqual(["PEHlV"]);
    expect(word.trouble).toEqual({ missing: "I" });
  });

  it("takes the joker when asked for it", () => {
    expect(slip(typed("Pe", "A1")).sketch).toEqual(["Pe"]);
  });

  it("asks for a square first, and says where the grid ends", () => {
    expect(typeLetter(POSITION, START, "P").trouble).toBe("no-square");
    expect(lay(POSITION, START, "?", 3).trouble).toBe("no-square");
    expect(typed("PEN", "A14").trouble).toBe("edge");
  });

  it("forgets what went wrong at the next touch", () => {
    expect(touch(POSITION, typed("PEN", "A14"), square("B1")).trouble).toBeNull();
  });

  it("turns at its first square, or when asked", () => {
    const word = typed("PE", "A1");
    expect(slip(turn(POSITION, word))).toMatchObject({ sketch: ["P", "E"], reference: "1A" });
    expect(touch(POSITION, touch(POSITION, START, square("A1")), square("A1")).draft.direction).toBe("down");
  });

  it("is taken back letter by letter, or all at once", () => {
    const word = typed("PEN", "A1");
    expect(slip(takeBack(word)).sketch).toEqual(["PE"]);
    const scored = redraft(word, { ...word.draft, score: "12" });
    expect(slip(clear(scored))).toEqual({ sketch: [], reference: null, score: null });
  });

  it("may have another letter for its joker, or give it back", () => {
    const word = typed("PEl", "A1");
    expect(slip(changeJoker(word, square("A3"), "R")).sketch).toEqual(["PEr"]);
    const without = changeJoker(word, square("A3"), null);
    expect(slip(without).sketch).toEqual(["PE"]);
    expect(without.draft.caret).toBe(square("A3"));
  });
});

describe("the rack", () => {
  it("is shown as drawn, from A to Z, or mixed, whatever is laid", () => {
    const word = typed("PE", "A1");
    expect(shown(word)).toBe("GNP?EVH");
    expect(shown(sort(POSITION, word))).toBe("EGHNPV?");
    const mixed = shuffle(word, () => 0);
    expect(shown(mixed)).not.toBe("GNP?EVH");
    expect([...shown(mixed)].sort()).toEqual([..."GNP?EVH"].sort());
    expect(slip(mixed)).toEqual(slip(word));
  });
});
