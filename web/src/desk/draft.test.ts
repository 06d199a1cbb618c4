import { describe, expect, it } from "vitest";
import {
  draftOf,
  lineOf,
  NOTHING,
  opened,
  pressed,
  slipOf,
  slipOfDrawn,
  wholeSlip,
  type Drawn,
} from "./draft";
import { columnOf, drawingOf, rowOf, runsOf, sketchOf, straysOf } from "./drawing";
import { golden, strokesOf } from "./testing";

function typed(keys: readonly string[], from: Drawn = opened(NOTHING)): Drawn {
  return keys.reduce((one, key) => {
    const next = pressed(one, key);
    if (!next) throw new Error(`${key} means nothing here`);
    return next;
  }, from);
}

const sketchTyped = (...keys: string[]): string[] => slipOfDrawn(typed(keys)).sketch;

const slips = golden();

describe("every slip of the golden files", () => {
  it.each(slips.map(({ id, slip }) => [id, slip] as const))("%s can be drawn with keys", (_, slip) => {
    expect(slipOfDrawn(typed(strokesOf(slip)))).toEqual(wholeSlip(slip));
  });

  it.each(slips.map(({ id, slip }) => [id, slip] as const))("%s comes back to be corrected", (_, slip) => {
    expect(slipOf(draftOf(slip))).toMatchObject({ slip });
  });

  it.each(
    slips.flatMap(({ id, slip }) =>
      runsOf(drawingOf(slip.sketch ?? [])).map(({ word, direction }) => [id, word, direction, slip] as const),
    ),
  )("%s with %s %s as its main word can be drawn with keys", (_, word, direction, slip) => {
    const meant = { ...slip, principal: { word, direction } };
    expect(slipOfDrawn(typed(strokesOf(meant)))).toEqual(wholeSlip(meant));
  });
});

describe("the squares", () => {
  it("take letters across, then down after *", () => {
    expect(sketchTyped("A", "B", "*", "C", "D")).toEqual(["ABC", "..D"]);
  });

  it("keep circled letters in lower case and write . as one that nobody can read", () => {
    expect(sketchTyped("A", "b", ".", "C")).toEqual(["Ab?C"]);
  });

  it("forget a letter struck out", () => {
    expect(sketchTyped("A", "B", "C", "Backspace")).toEqual(["AB"]);
    expect(sketchTyped("A", "B", "ArrowLeft", "ArrowLeft", "Delete")).toEqual(["B"]);
  });

  it("move together without leaving the paper", () => {
    const there = typed(["A", "B", "Shift+ArrowDown", "Shift+ArrowRight"]);
    expect([...there.drawing.letters.keys()].map((at) => [rowOf(at), columnOf(at)])).toEqual([
      [2, 2],
      [2, 3],
    ]);
    const stopped = typed(["A", ...Array<string>(40).fill("Shift+ArrowUp")]);
    expect([...stopped.drawing.letters.keys()].map(rowOf)).toEqual([0]);
  });

  it("grow up to what the server takes", () => {
    const wide = typed(Array<string>(40).fill("ArrowRight"));
    expect(columnOf(wide.drawing.at)).toBe(29);
  });

  it("know the words and the letters astray", () => {
    const drawing = drawingOf(["MOT..", "....A"]);
    expect(runsOf(drawing).map(({ word, direction }) => word + direction)).toEqual(["MOTH"]);
    expect(straysOf(drawing).size).toBe(1);
    expect(sketchOf(drawing)).toEqual(["MOT..", "....A"]);
  });
});

describe("the boxes and the findings", () => {
  it("are reached by Tab, in a circle", () => {
    const keys = ["O", "U", "Tab", "h", "8", "Tab", "1", "2", "Tab", "I"];
    expect(slipOfDrawn(typed(keys))).toMatchObject({ sketch: ["OUI"], reference: "H8", score: 12 });
  });

  it("take back a letter or a figure", () => {
    expect(typed(["Tab", "8", "H", "Backspace", "G"]).reference).toBe("8G");
    expect(typed(["Tab", "Tab", "1", "2", "Delete", "7"]).score).toBe("7");
  });

  it("have findings put and taken away by / and a letter", () => {
    expect(typed(["/", "S", "/", "D"]).faults).toEqual(["untidy", "misconduct"]);
    expect(typed(["/", "S", "/", "S"]).faults).toEqual([]);
    expect(typed(["O", "/", "ArrowLeft", "K"]).drawing.letters.size).toBe(2);
  });

  it("leave other keys to the desk", () => {
    const one = opened(NOTHING);
    expect(["Enter", "Escape", "F4", "Ctrl+Z"].map((key) => pressed(one, key))).toEqual(Array(4).fill(null));
    expect(pressed(typed(["Tab", "Tab"]), "H")).toBeNull();
  });
});

describe("the main word", () => {
  const two = ["O", "U", "I", "ArrowDown", "ArrowDown", "N", "O", "N"];

  it("is chosen by its number and left to the judge by the same number", () => {
    expect(typed([...two, "2"]).principal).toEqual({ word: "NON", direction: "H" });
    expect(typed([...two, "2", "2"]).principal).toBeNull();
    expect(typed([...two, "9"]).principal).toBeNull();
  });

  it("is no longer chosen once it is written otherwise", () => {
    expect(typed([...two, "2", "S"]).principal).toBeNull();
  });
});

describe("a draft", () => {
  it("opens the drawing on what the line says", () => {
    expect(slipOfDrawn(opened({ line: "PEHlVI 13C 34 /S", drawn: null }))).toMatchObject({
      sketch: [..."PEHlVI"],
      reference: "13C",
      score: 34,
      faults: ["untidy"],
    });
  });

  it("says no slip as long as nothing is drawn", () => {
    expect(slipOf({ line: "", drawn: opened(NOTHING) })).toEqual({ problem: { reason: "no-word" } });
  });

  it.each([
    [{ sketch: ["AXEZ"], reference: "L12", score: 68 }, "AXEZ L12 68"],
    [{ sketch: [..."MENTIR"], reference: "G8", score: 8 }, "MENTIR G8 8 *"],
    [{ faults: ["no-slip" as const] }, "/A"],
    [{ sketch: ["MOT..", "....A"], score: 12 }, null],
    [{ sketch: ["AXEZ"], reference: "illisible ?" }, null],
  ])("%j is said as %j", (slip, line) => {
    expect(lineOf(slip)).toBe(line);
  });
});
