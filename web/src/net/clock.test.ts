import { describe, expect, it } from "vitest";
import { readTimer } from "../ui/timer";
import { clockOf, PINGS_KEPT, ServerClock, timerOf, type Ping } from "./clock";

const ping = (sent: number, out: number, back: number, ahead: number): Ping => ({
  sent,
  received: sent + out + back,
  server: sent + out + ahead,
});

describe("the server’s clock", () => {
  it("is unknown before the first ping", () => {
    expect(clockOf([])).toBeNull();
  });

  it("is told by the quickest ping", () => {
    const pings = [ping(10, 0.2, 0.02, 1000), ping(11, 0.005, 0.005, 1000), ping(12, 0.01, 0.3, 1000)];
    expect(clockOf(pings)?.offset).toBeCloseTo(1000, 9);
  });

  it("is wrong by no more than half a round trip", () => {
    for (const [out, back] of [
      [0, 0.1],
      [0.1, 0],
      [0.03, 0.07],
    ] as const) {
      expect(Math.abs((clockOf([ping(5, out, back, -42)])?.offset ?? 0) + 42)).toBeLessThanOrEqual(
        0.05 + 1e-9,
      );
    }
  });

  it("forgets pings that are long past", () => {
    const old = ping(0, 0.001, 0.001, 5);
    const recent = Array.from({ length: PINGS_KEPT }, (_, at) => ping(100 + at, 0.01, 0.01, 7));
    expect(clockOf([old, ...recent])?.offset).toBeCloseTo(7, 9);
  });
});

describe("a server that is faster", () => {
  it("has shorter seconds", () => {
    expect([new ServerClock(0).lasting(2), new ServerClock(0, 20).lasting(2)]).toEqual([2000, 100]);
  });
});

describe("the server’s view of the clock", () => {
  it.each([
    [{ state: "ready", seconds: 180, signal_before_end: 30 }, "before", 180],
    [{ state: "running", seconds: 180, signal_before_end: 30, ends: 280 }, "running", 80],
    [{ state: "over", seconds: 180, signal_before_end: 30, ends: 150 }, "over", 0],
    [{ state: "paused", seconds: 180, signal_before_end: 30, left: 72 }, "paused", 72],
  ] as const)("%j", (view, phase, seconds) => {
    const timer = timerOf(view) ?? expect.fail("no timer");
    expect(readTimer(timer, 200)).toEqual({ phase, seconds });
  });

  it("may be that there is none", () => {
    expect([timerOf({ state: "none" }), timerOf(undefined)]).toEqual([null, null]);
  });
});
