import { describe, expect, it } from "vitest";
import type { CaseFile, Decision, SheetView } from "../lib/server";
import { sheetOf } from "../lib/testing";
import { keyOfCase, minutesLeft, readingsOf, sorted, stateOf } from "./cases";

const NOON = Date.parse("2026-11-14T12:00:00+00:00");

const decision = (change: Partial<Decision>): Decision => ({
  points: null,
  gross: null,
  sanction: "undecided",
  ...change,
});

const sheet = (change: Partial<SheetView> = {}): SheetView =>
  sheetOf({ draw: 3, turn: 2, table: 7, name: "Odile", revision: 1, ...change });

const file = (change: Partial<CaseFile> = {}): CaseFile => ({
  game: 1,
  turn: 2,
  edition: "2026",
  formula: "normal",
  deadline: null,
  ruled: false,
  forwarded: false,
  grid: [],
  kept: "",
  drawn: "",
  retained: null,
  sheet: sheet(),
  ...change,
});

describe("the queue", () => {
  it("has those that close first before, and those decided apart", () => {
    const late = file({ game: 1, deadline: "2026-11-14T12:26:00+00:00" });
    const endless = file({ game: 2 });
    const ruled = file({ game: 3, ruled: true });
    const { open, ruled: decided } = sorted([endless, ruled, late]);
    expect([open.map(keyOfCase), decided.map(keyOfCase)]).toEqual([["1/3/7", "2/3/7"], ["3/3/7"]]);
  });

  it("says how long appeals are open, and when they are no longer", () => {
    const until = file({ deadline: "2026-11-14T12:26:00+00:00" });
    expect(minutesLeft(until, NOON)).toBe(26);
    expect(stateOf(until, NOON)).toBe("open");
    expect(stateOf(until, NOON + 27 * 60_000)).toBe("late");
    expect(stateOf(file(), NOON)).toBe("open");
    expect(stateOf(file({ ruled: true, forwarded: true }), NOON)).toBe("forwarded");
  });
});

describe("readings", () => {
  it("begin with the verdict, then pay the solution, then refuse", () => {
    const verdict = decision({ sanction: "zero", points: 0, worth: 27 });
    expect(readingsOf(sheet({ decision: verdict })).map(({ kind, points }) => [kind, points])).toEqual([
      ["kept", 0],
      ["paid", 27],
      ["warned", 27],
    ]);
  });

  it("are the outcomes of the question where one is open, and never what nobody can decide", () => {
    const said = { fr: "", en: "" };
    const outcomes = {
      plausible: { points: 27, sanction: "warning" as const, said },
      implausible: { points: 0, sanction: "zero" as const, said },
      doubtful: { points: null, sanction: "commission" as const, said },
    };
    const asked = decision({ sanction: "undecided", question: { words: [], outcomes }, worth: 27 });
    expect(readingsOf(sheet({ decision: asked })).map(({ kind }) => kind)).toEqual([
      "plausible",
      "implausible",
      "paid",
    ]);
  });

  it("refuse at least", () => {
    expect(readingsOf(sheet()).map(({ kind }) => kind)).toEqual(["zero"]);
  });
});
