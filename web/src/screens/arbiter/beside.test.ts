import { describe, expect, it } from "vitest";
import { placeOf } from "../../board/board";
import { besideOf } from "./beside";

const rows = Array<string>(15).fill(".".repeat(15));
rows[7] = ".......FEDAYINS";

const at = (reference: string) => placeOf(reference) ?? expect.fail(reference);
const DRAWN = [".P...", ".o...", ".N...", ".E...", "AYINS"];

describe("letters beside a word", () => {
  it("are right where the grid has them, wrong elsewhere", () => {
    const right = besideOf(rows, DRAWN, at("12D"), "PoNEY");
    expect([[...right.right], right.wrong.size]).toEqual([[115, 117, 118, 119], 0]);
    const wrong = besideOf(rows, DRAWN, at("12E"), "PoNEY");
    expect([wrong.right.size, [...wrong.wrong.values()].join("")]).toEqual([0, "AINS"]);
  });

  it("are turned with the drawing, and none where the word is not written", () => {
    expect(besideOf(rows, ["....A", "PONEY", "....I"], at("12D"), "PONEY").right).toEqual(
      new Set([115, 117]),
    );
    expect(besideOf(rows, DRAWN, at("12D"), "POGNE").right.size).toBe(0);
  });
});
