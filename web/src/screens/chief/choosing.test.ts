import { describe, expect, it } from "vitest";
import { beside, chosenBy } from "./choosing";

const TIED = [{ kept: true }, { kept: false }, { kept: true }, { kept: true }];

describe("choosing among ties by the keyboard", () => {
  it("takes the one of its digit, unless an article sets it aside", () => {
    expect([1, 2, 3, 4, 5].map((digit) => chosenBy(TIED, digit))).toEqual([0, null, 2, 3, null]);
  });

  it("goes up and down over those set aside, and no further than the ends", () => {
    expect(beside(TIED, 0, 1)).toBe(2);
    expect(beside(TIED, 2, -1)).toBe(0);
    expect(beside(TIED, 3, 1)).toBe(3);
    expect(beside(TIED, 0, -1)).toBe(0);
  });
});
