import { expect, it } from "vitest";
import { readHandicap } from "./handicap";

it("reads a handicap by series, however it is written, or says that it is none", () => {
  expect(readHandicap("5a: 5, 6D = 10;7:20")).toEqual({ "5A": 5, "6D": 10, "7": 20 });
  expect(readHandicap(" ")).toEqual({});
  expect(readHandicap("5a")).toBeNull();
  expect(readHandicap("5a: x")).toBeNull();
});
