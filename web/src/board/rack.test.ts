import { expect, it } from "vitest";
import { inOrder, shuffled, sorted } from "./rack";

const RACK = "GNP?EVH";
const read = (order: number[]) => order.map((at) => RACK[at]).join("");

it("is sorted with jokers last", () => {
  expect(read(sorted(RACK))).toBe("EGHNPV?");
});

it("has the same letters when shuffled", () => {
  expect([...read(shuffled(inOrder(RACK), () => 0))].sort()).toEqual([...RACK].sort());
  expect(read(shuffled(inOrder(RACK), () => 0))).not.toBe(RACK);
});
