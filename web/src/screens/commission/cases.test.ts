import { describe, expect, it } from "vitest";
import type { CaseFile, SheetView } from "../../net/server";
import { RULEBOOK, sheetOf } from "../../net/testing";
import { keyOfCase, minutesLeft, sorted, stateOf, votesFor } from "./cases";

const NOON = Date.parse("2026-11-14T12:00:00+00:00");

const sheet = (change: Partial<SheetView> = {}): SheetView =>
  sheetOf({ draw: 3, turn: 2, table: 7, name: "Odile", revision: 1, ...change });

const file = (change: Partial<CaseFile> = {}): CaseFile => ({
  game: 1,
  turn: 2,
  rulebook: RULEBOOK,
  formula: "normal",
  deadline: null,
  ruled: false,
  file: null,
  grid: [],
  kept: "",
  drawn: "",
  retained: null,
  sheet: sheet(),
  ways: [],
  favoured: null,
  both_ways: false,
  worth: 0,
  votes: {},
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
    expect(stateOf(file({ ruled: true }), NOON)).toBe("ruled");
  });
});

describe("votes", () => {
  it("are counted for just what is chosen", () => {
    const votes = {
      Jeanne: { sanction: "penalty" as const, points: 93 },
      Paul: { sanction: "penalty" as const, points: 93 },
      Ana: { sanction: "zero" as const, points: 0 },
    };
    expect(votesFor({ votes }, { sanction: "penalty", points: 93 })).toBe(2);
    expect(votesFor({ votes }, { sanction: "warning", points: 93 })).toBe(0);
  });
});
