import { describe, expect, it } from "vitest";
import { freshId, readBlocks, split, splitByHall, uncovered, writeBlocks } from "./blocks";

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

describe("blocks of tables", () => {
  it("are read as they are written", () => {
    expect(readBlocks("1-31, 45 ; 50 à 52")).toEqual({
      blocks: [
        { first: 1, last: 31 },
        { first: 45, last: 45 },
        { first: 50, last: 52 },
      ],
    });
    expect(readBlocks("")).toEqual({ blocks: [] });
    expect(writeBlocks([{ first: 1, last: 31 }, { first: 45, last: 45 }])).toBe("1-31, 45"); // prettier-ignore
  });

  it("are refused when they are none", () => {
    expect(readBlocks("1-31, abc")).toEqual({ bad: "abc" });
    expect(readBlocks("9-3")).toEqual({ bad: "9-3" });
    expect(readBlocks("0")).toEqual({ bad: "0" });
  });

  it("are split evenly, in the order of the tables that there are", () => {
    expect(split(upTo(10), 3)).toEqual([
      [{ first: 1, last: 4 }],
      [{ first: 5, last: 7 }],
      [{ first: 8, last: 10 }],
    ]);
    expect(split([1, 2, 40, 41], 2)).toEqual([[{ first: 1, last: 2 }], [{ first: 40, last: 41 }]]);
    expect(split([1], 2)).toEqual([[{ first: 1, last: 1 }], []]);
  });

  it("are split hall by hall, the fullest having most arbiters and none being in two", () => {
    expect(splitByHall([upTo(8), [9, 10, 11, 12]], 3)).toEqual([
      [{ first: 1, last: 4 }],
      [{ first: 5, last: 8 }],
      [{ first: 9, last: 12 }],
    ]);
    expect(splitByHall([upTo(8), [9, 10]], 1)).toEqual([[{ first: 1, last: 8 }]]);
    expect(splitByHall([], 2)).toEqual([[], []]);
  });

  it("leave out tables that are then named", () => {
    expect(uncovered(upTo(10), [{ blocks: [{ first: 3, last: 5 }] }])).toEqual([
      { first: 1, last: 2 },
      { first: 6, last: 10 },
    ]);
  });
});

it("gives an arbiter an identifier that none has", () => {
  expect(freshId([{ id: "A2" }])).toBe("A3");
  expect(freshId([])).toBe("A1");
});
