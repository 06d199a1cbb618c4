import { describe, expect, it } from "vitest";
import { progressOf, scaleOf } from "./progress";

/** A Wednesday. */
const NOW = new Date(2026, 10, 18, 12).getTime();
const DAY = 86_400;
const ago = (days: number, percent: number) => ({ at: NOW / 1000 - days * DAY, percent });

describe("progress", () => {
  it("is nothing before the first game, or when all are old", () => {
    expect(progressOf([], NOW)).toBeNull();
    expect(progressOf([ago(100, 80)], NOW)).toBeNull();
  });

  it("is the median of each week, which begins on Monday", () => {
    const progress = progressOf([ago(0, 80), ago(1, 90), ago(2, 82), ago(3, 50)], NOW);
    expect(progress?.weeks.at(-1)).toEqual({ shares: [80, 90, 82], median: 82 });
    expect(progress?.weeks.at(-2)).toEqual({ shares: [50], median: 50 });
    expect(progress?.latest).toBe(82);
    expect(progress?.change).toBeNull();
  });

  it("compares with four weeks before, or the last week played before that", () => {
    expect(progressOf([ago(0, 81), ago(28, 78)], NOW)?.change).toBe(3);
    expect(progressOf([ago(0, 81), ago(21, 99), ago(42, 70), ago(42, 80)], NOW)?.change).toBe(6);
  });

  it("is drawn between whole fives", () => {
    const weeks = [{ shares: [71.2, 83.4], median: 77 }];
    expect(scaleOf({ weeks })).toEqual({ low: 70, high: 85, marks: [70, 75, 80, 85] });
    expect(scaleOf({ weeks: [{ shares: [99.9], median: 99.9 }] })).toEqual({ low: 95, high: 100, marks: [95, 100] }); // prettier-ignore
  });
});
