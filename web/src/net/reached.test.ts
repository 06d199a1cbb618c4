import { describe, expect, it } from "vitest";
import type { CentreProgress } from "./server";
import { reachedOf } from "./reached";

const NOW = Date.parse("2026-11-14T21:00:00+01:00");
const told = (change: Partial<CentreProgress>): CentreProgress => ({
  at: "2026-11-14T20:59:30+01:00",
  opened: "2026-11-14T20:30:00+01:00",
  players: 29,
  games: ["playing", "sealed"],
  turn: 8,
  settled: 6,
  ...change,
});
const LEADER = told({ turn: 10 });

describe("how far a centre is", () => {
  const reached = (own: CentreProgress) => reachedOf(own, [LEADER, own], NOW);

  it("is its turn beside that of the farthest room", () => {
    expect(reached(LEADER)).toMatchObject({ state: "playing", game: 1, behind: 0 });
    expect(reached(told({}))).toMatchObject({ state: "behind", behind: 2, settled: 6 });
  });

  it("is not known once a room that was left behind says nothing", () => {
    expect(reached(told({ at: "2026-11-14T20:50:00+01:00" }))?.state).toBe("silent");
    expect(reached({ ...LEADER, at: "2026-11-14T20:50:00+01:00" })?.state).toBe("playing");
  });

  it("is compared within one game alone", () => {
    expect(reached(told({ games: ["over", "playing"], turn: 1 }))).toMatchObject({ game: 2, behind: 0 });
  });

  it("goes from waiting to played", () => {
    const at = (change: Partial<CentreProgress>) => reached(told({ turn: 0, ...change }))?.state;
    expect(at({ opened: "", games: ["sealed"] })).toBe("waiting");
    expect(at({ games: ["sealed"] })).toBe("opened");
    expect(at({ games: ["over"] })).toBe("played");
    expect(reachedOf(undefined, [], NOW)).toBeNull();
  });
});
