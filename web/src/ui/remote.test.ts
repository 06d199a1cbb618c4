import { describe, expect, it } from "vitest";
import { nearest } from "./remote";

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

describe("the arrows of a remote control", () => {
  const around = [box(100, 50), box(50, 100), box(0, 50), box(50, 0), box(110, 80)];

  it("go to what lies straight ahead", () => {
    const from = box(50, 50);
    expect(nearest(from, around, [1, 0])).toBe(0);
    expect(nearest(from, around, [0, 1])).toBe(1);
    expect(nearest(from, around, [-1, 0])).toBe(2);
    expect(nearest(from, around, [0, -1])).toBe(3);
  });

  it("stay in their line, however near what is a little aside lies", () => {
    const from = { left: 562, top: 642, right: 710, bottom: 684 };
    const next = { left: 730, top: 642, right: 878, bottom: 684 };
    const below = { left: 481, top: 705, right: 802, bottom: 745 };
    expect(nearest(from, [below, next], [1, 0])).toBe(1);
    expect(nearest(from, [below], [1, 0])).toBe(0);
  });

  it("stay where nothing is ahead", () => {
    expect(nearest(box(200, 50), around, [1, 0])).toBe(-1);
  });
});
