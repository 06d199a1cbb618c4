import { describe, expect, it } from "vitest";
import { changedIn, changedSquares, differencesOf } from "./differences";

describe("what the double arbiter reads otherwise", () => {
  it.each([
    ["PEHlVI 13C 34", "PEHLVI 13C 34", [3]],
    ["PEHLVI 13C 34", "PEHLVI 13C 34", []],
    ["PEHLVI 13C 27", "PEHLVI 13C 34", [11, 12]],
    ["PEHLVIS 13C 34", "PEHLVI 13C 34", [6]],
    ["PEHLV 13C 34", "PEHLVI 13C 34", []],
    ["MOT", "", [0, 1, 2]],
  ])("in %j, where %j was entered, is at %j", (text, other, places) => {
    expect([...changedIn(text, other)]).toEqual(places);
  });

  it("is counted by letters, reference, score and findings", () => {
    const entered = { sketch: ["GALOPES"], reference: "C3", score: 84 };
    expect(differencesOf(entered, entered)).toBe(0);
    expect(differencesOf({ ...entered, sketch: ["GAlOPES"] }, entered)).toBe(1);
    expect(differencesOf({ ...entered, reference: "3C", score: 82 }, entered)).toBe(2);
    expect(differencesOf({ ...entered, faults: ["untidy"] }, entered)).toBe(1);
    expect(differencesOf({ ...entered, sketch: ["GALOPE"] }, entered)).toBe(1);
    expect([...changedSquares({ sketch: ["GAlOPES"] }, entered)]).toEqual(["0,2"]);
  });
});
