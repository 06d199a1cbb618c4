import { describe, expect, it } from "vitest";
import { meantBy, sameSlip, wordOf } from "./slip";

describe("a slip", () => {
  it("is the same whichever way absent things are written", () => {
    expect(sameSlip({ sketch: ["PE"], reference: null }, { sketch: ["PE"] })).toBe(true);
    expect(sameSlip({ sketch: ["PE"] }, { sketch: ["P", "E"] })).toBe(false);
  });

  it("tells its word, across or down, and none that was drawn otherwise", () => {
    expect([["PEH"], ["P", "E"], ["PE", ".H"], []].map((sketch) => wordOf({ sketch }))).toEqual([
      "PEH",
      "PE",
      null,
      null,
    ]);
  });

  it("means its word and reference, or what was read where it has none", () => {
    const solution = { word: "PEH", ref: "A1" };
    expect(meantBy({ slip: { sketch: ["VE"], reference: "B2" }, solution })).toEqual({
      word: "VE",
      ref: "B2",
    });
    expect(meantBy({ slip: { sketch: ["PE", ".H"] }, solution })).toEqual({ word: "PEH", ref: "A1" });
    expect(meantBy({ slip: null, solution: null })).toEqual({ word: null, ref: null });
  });
});
