import { describe, expect, it } from "vitest";
import { visibleRows } from "./scrolling";

const view = { top: 0, height: 400, rowHeight: 40, count: 2000 };

describe("the rows drawn", () => {
  it("cover those in sight, and few more", () => {
    for (const top of [0, 1, 39, 40, 12_345, 79_600]) {
      const { first, end } = visibleRows({ ...view, top });
      expect(first * 40).toBeLessThanOrEqual(top);
      expect(end * 40).toBeGreaterThanOrEqual(Math.min(top + 400, 2000 * 40));
      expect(end - first).toBeLessThanOrEqual(30);
    }
  });

  it("are never outside the list", () => {
    expect(visibleRows({ ...view, count: 3 })).toEqual({ first: 0, end: 3 });
    expect(visibleRows({ ...view, count: 0, top: 500 })).toEqual({ first: 0, end: 0 });
    const { first, end } = visibleRows({ ...view, top: 1_000_000 });
    expect(first).toBeLessThanOrEqual(end);
    expect(end).toBe(2000);
  });
});
