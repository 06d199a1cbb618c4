import { describe, expect, it } from "vitest";
import { placeOf } from "../../board/board";
import { crossingsOf, partAround, withWord } from "./crossing";

const rows = Array<string>(15).fill(".".repeat(15));
rows[7] = "...MIRENT......";

const at = (reference: string) => placeOf(reference) ?? expect.fail(reference);

describe("a word on the grid", () => {
  it("forms words crosswise with what lies there", () => {
    const crossings = crossingsOf(rows, at("3D"), "GAlOPES");
    const letters = withWord(rows, at("3D"), "GAlOPES");
    expect(crossings.map((squares) => squares.map((one) => letters.get(one)).join(""))).toEqual(["PMIRENT"]);
    expect(crossingsOf(rows, at("4H"), "MOT")).toEqual([]);
    expect(crossingsOf(rows, at("I4"), "AS").map((squares) => squares.length)).toEqual([2, 2]);
  });

  it("is shown with a little around it, inside the grid", () => {
    expect(partAround([112], { rows: 5, columns: 8 })).toEqual({ top: 5, left: 4, rows: 5, columns: 8 });
    expect(partAround([0, 1], { rows: 5, columns: 8 })).toEqual({ top: 0, left: 0, rows: 5, columns: 8 });
    expect(partAround([224], { rows: 5, columns: 8 })).toEqual({ top: 10, left: 7, rows: 5, columns: 8 });
    expect(partAround([0, 224], { rows: 5, columns: 8 })).toEqual({ top: 0, left: 0, rows: 15, columns: 15 });
  });
});
