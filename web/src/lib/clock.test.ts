import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clockOf,
  everySecond,
  PINGS_KEPT,
  readTimer,
  ServerClock,
  timerOf,
  untilNextSecond,
  type Ping,
  type Timer,
} from "./clock";

const ping = (sent: number, out: number, back: number, ahead: number): Ping => ({
  sent,
  received: sent + out + back,
  server: sent + out + ahead,
});
const running = (ends: number): Timer => ({ total: 180, signal: 30, ends, left: null });

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

describe("the time left", () => {
  it.each([
    [100, "running", 180],
    [100.4, "running", 180],
    [101, "running", 179],
    [249.9, "running", 31],
    [250, "last", 30],
    [279.99, "last", 1],
    [280, "over", 0],
    [999, "over", 0],
    [50, "running", 180],
  ] as const)("at %d: %s, %d", (now, phase, seconds) => {
    expect(readTimer(running(280), now)).toEqual({ phase, seconds });
  });

  it("is all of it before the start, and stands when suspended", () => {
    const timer = { total: 180, signal: 30, ends: null, left: null };
    expect(readTimer(timer, 5)).toEqual({ phase: "before", seconds: 180 });
    expect(readTimer({ ...timer, left: 71.2 }, 5)).toEqual({ phase: "paused", seconds: 72 });
  });

  it("moves with the seconds of the server", () => {
    expect(untilNextSecond(running(280), 100.4)).toBeCloseTo(0.6);
    expect(untilNextSecond(running(280), 101)).toBeCloseTo(1);
    expect(untilNextSecond(running(280), 280)).toBeNull();
    expect(untilNextSecond({ ...running(0), ends: null }, 1)).toBeNull();
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

describe("every second", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const clock = new ServerClock(100);

  it("shows each number once, down to the end, then rests", () => {
    const ends = clock.now() + 3.4;
    const shown: number[] = [];
    everySecond(running(ends), clock, ({ seconds }) => shown.push(seconds));
    vi.advanceTimersByTime(10_000);
    expect([...new Set(shown)]).toEqual([4, 3, 2, 1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("moves with the seconds of a server that is faster", () => {
    const faster = new ServerClock(100, 20);
    const shown: number[] = [];
    everySecond(running(faster.now() + 120), faster, ({ seconds }) => shown.push(seconds));
    vi.advanceTimersByTime(1_025);
    expect([shown[0], shown.at(-1)]).toEqual([120, 100]);
  });

  it("stops when asked", () => {
    const shown: number[] = [];
    const stop = everySecond(running(clock.now() + 60), clock, ({ seconds }) => shown.push(seconds));
    stop();
    vi.advanceTimersByTime(5_000);
    expect(shown).toEqual([60]);
  });
});
