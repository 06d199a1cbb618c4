import { describe, expect, it } from "vitest";
import type { DeskProgress, RoundView, SheetLine } from "../../net/server";
import {
  bracketed,
  collected,
  lettersOf,
  lettersTyped,
  setAside,
  sheetRows,
  stepOf,
  wordTyped,
} from "./stages";

const round = (draw: number, entered: number, expected: number, open = 0): RoundView => ({
  draw,
  turn: draw + 1,
  closed: true,
  retained: null,
  expected,
  entered,
  questions: 0,
  open,
});

describe("the step of a turn", () => {
  it("is the stage itself while the game goes on", () => {
    expect(stepOf("word", "EVH", "over")).toBe("word");
  });

  it("stays where an interruption came", () => {
    expect(stepOf("paused", "", "ready")).toBe("draw");
    expect(stepOf("paused", "EVH", "ready")).toBe("letters");
    expect(stepOf("paused", "EVH", "paused")).toBe("play");
    expect(stepOf("paused", "EVH", "over")).toBe("word");
  });

  it("is none before and after the game", () => {
    expect(stepOf("over", "", "none")).toBeNull();
    expect(stepOf("waiting", "", "none")).toBeNull();
  });
});

describe("letters typed from a real bag", () => {
  it("are capitals without accents, spaces or strays", () => {
    expect(lettersTyped("e vé-1h", 7)).toBe("EVEH");
  });

  it("take the keys beside ? as the joker", () => {
    expect(lettersTyped("a,b*c?", 7)).toBe("A?B?C?");
  });

  it("are no more than the draw takes", () => {
    expect(lettersTyped("ABCDEFGH", 4)).toBe("ABCD");
  });
});

describe("slips collected", () => {
  const progress: DeskProgress[] = [
    { arbiter: "A", name: "Coste", rounds: [round(7, 31, 31), round(8, 29, 31, 2)] },
    { arbiter: "B", name: "Diarra", rounds: [round(7, 30, 31), round(8, 31, 31)] },
    { arbiter: null, name: "", rounds: [round(7, 0, 0), round(8, 0, 0)] },
  ];

  it("are added up over the desks, the latest turn first", () => {
    const [last, before] = collected(progress);
    expect([last?.turn, last?.entered, last?.expected, last?.open]).toEqual([9, 60, 62, 2]);
    expect([before?.turn, before?.entered]).toEqual([8, 61]);
  });

  it("leave out desks that expect none", () => {
    expect(collected(progress)[0]?.desks.map((desk) => desk.name)).toEqual(["Coste", "Diarra"]);
  });

  it("are none before the first turn is over", () => {
    expect(collected([{ arbiter: "A", name: "Coste", rounds: [] }])).toEqual([]);
  });
});

describe("the sheet", () => {
  const line = (turn: number, score: number): SheetLine => ({
    turn,
    score,
    rack: "",
    ref: "H8",
    word: "MOT",
    bonus: 0,
    cross: [],
    replaced: null,
  });
  const summary = { game: 1, top: 60, turns: [26, 34], pending: 0, final: false };

  it("adds the points up and counts who was paid the top", () => {
    const rows = sheetRows([line(1, 26), line(2, 34)], [{ turns: [26, 30] }, { turns: [26, null] }], summary);
    expect(rows.map(({ total, found }) => [total, found])).toEqual([
      [26, 2],
      [60, 0],
    ]);
  });

  it("counts nobody before a slip was paid", () => {
    expect(sheetRows([line(1, 26)], [{ turns: [null] }], summary)[0]?.found).toBeNull();
    expect(sheetRows([line(1, 26)], [], undefined)[0]?.found).toBeNull();
  });
});

describe("a past turn that is corrected", () => {
  it("shows the letters drawn apart from those kept", () => {
    expect(lettersOf({ rack: "GNP+?EVH" })).toEqual({ kept: "GNP", drawn: "?EVH" });
    expect(lettersOf({ rack: "-AEIRTLN" })).toEqual({ kept: "", drawn: "AEIRTLN" });
  });

  it("has its jokers in brackets, however it is typed", () => {
    expect(bracketed("ArGIOPES")).toBe("A(R)GIOPES");
    expect(wordTyped(" a(r)giopés 1")).toBe("A(R)GIOPES");
  });
});

describe("a return to a past turn", () => {
  const slips = [1, 2, 3, 4].map((turn) => ({ turn, slips: 10 * turn }));

  it("sets aside the turns played since and all their slips, those in play too", () => {
    expect(setAside(2, 3, slips)).toEqual({ turns: 2, slips: 90 });
  });

  it("sets aside no turn when only letters are in play", () => {
    expect(setAside(4, 3, slips)).toEqual({ turns: 0, slips: 40 });
  });
});
