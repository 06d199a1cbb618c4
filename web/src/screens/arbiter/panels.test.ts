import { describe, expect, it } from "vitest";
import type { SheetView } from "../../net/server";
import { sheetOf } from "../../net/testing";
import { paceOf, recentOf } from "./recent";
import { lineOfSolution } from "./solution";
import { todosOf } from "./todo";

const sheet = (table: number, more: Partial<SheetView> = {}): SheetView =>
  sheetOf({
    draw: 2,
    turn: 2,
    table,
    revision: 1,
    entry: { slip: {}, origin: "desk", author: "", at: `2026-11-14T15:${table}:00` },
    decision: { points: 10, gross: 10, sanction: "none", said: { fr: "", en: "" } },
    ...more,
  });

describe("what waits for somebody", () => {
  const decision = { points: null, gross: null, sanction: "undecided" as const, said: { fr: "", en: "" } };
  const slip = {};
  it.each<[string | undefined, Partial<SheetView>]>([
    [undefined, {}],
    ["question", { decision: { ...decision, question: { words: ["IM"], outcomes: {}, places: [] } } }],
    ["average", { decision: { ...decision, sanction: "average" } }],
    [undefined, { decision: { ...decision, sanction: "average", points: 16 } }],
    ["commission", { decision: { ...decision, sanction: "commission" } }],
    ["commission", { case: { why: "?", appeal: false, author: "", at: "", ruled: false } }],
    [undefined, { case: { why: "?", appeal: false, author: "", at: "", ruled: true } }],
    [
      "late",
      {
        entry: null,
        late: { slip, written: 1, came: 2, in_time: true, connected: null, silent: null, shown: false },
      },
    ],
    ["rival", { rival: { slip, origin: "desk", author: "", at: "" } }],
    ["correction", { correction: { type: "CorrectionProposed", game: 1, draw: 2, player: "p12", slip } }],
    ["missing", { entry: { slip: { faults: ["no-slip"] }, origin: "desk", author: "", at: "" } }],
  ])("%s", (matter, more) => {
    expect(todosOf([sheet(12, more)])[0]?.matter).toBe(matter);
  });
});

describe("the last entries", () => {
  it("come first, without what is not entered", () => {
    const sheets = [sheet(10), sheet(12), sheet(11), sheet(13, { entry: null })];
    expect(recentOf(sheets).map(({ table }) => table)).toEqual([12, 11, 10]);
  });

  it("give the pace, pauses left out", () => {
    expect(paceOf([])).toBeNull();
    expect(paceOf([1_000])).toBeNull();
    expect(paceOf([0, 4_000, 10_000])).toBe(5);
    expect(paceOf([0, 4_000, 400_000, 406_000])).toBe(5);
  });
});

describe("a likely solution", () => {
  const rows = Array<string>(15).fill(".".repeat(15));
  rows[7] = "...MIrENT......";

  it("is written in full, with only its own jokers circled", () => {
    const solution = { number: 1, ref: "H3", word: "eMIrENT", score: 12, cross: [] };
    expect(lineOfSolution(solution, rows)).toBe("eMIRENT H3 12");
  });
});
