import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everySecond, readTimer, untilNextSecond, type Clock, type Timer } from "./timer";

const running = (ends: number): Timer => ({ total: 180, signal: 30, ends, left: null });

/** A clock whose seconds are so many times as short as this machine's. */
const clockOf = (speed: number): Clock => ({
  now: () => 100 + (speed * performance.now()) / 1000,
  lasting: (seconds) => (seconds * 1000) / speed,
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

describe("every second", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const clock = clockOf(1);

  it("shows each number once, down to the end, then rests", () => {
    const ends = clock.now() + 3.4;
    const shown: number[] = [];
    everySecond(running(ends), clock, ({ seconds }) => shown.push(seconds));
    vi.advanceTimersByTime(10_000);
    expect([...new Set(shown)]).toEqual([4, 3, 2, 1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("moves with the seconds of a clock that is faster", () => {
    const faster = clockOf(20);
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
