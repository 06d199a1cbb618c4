import { describe, expect, it } from "vitest";
import type { SheetView } from "../../net/server";
import { sheetOf } from "../../net/testing";
import { checkOf, nextToCheck, progressOf } from "./checking";

const sheet = (table: number, author: string | null, more: Partial<SheetView> = {}): SheetView =>
  sheetOf({
    table,
    revision: author ? 1 : 0,
    entry: author ? { slip: {}, origin: "desk", author, at: "" } : null,
    ...more,
  });
const sheets = [
  sheet(63, "Vidal", { reviewed: true }),
  sheet(64, "Vidal"),
  sheet(65, null),
  sheet(79, "Saget", { corrected: true }),
  sheet(80, "Saget"),
];

describe("the check of a turn", () => {
  it("knows what is agreed, corrected and to come", () => {
    expect(sheets.filter(({ entry }) => entry).map(checkOf)).toEqual([
      "reviewed",
      "waiting",
      "different",
      "waiting",
    ]);
  });

  it("is counted for each desk", () => {
    expect(progressOf(sheets)).toEqual([
      { author: "Vidal", checked: 1, entered: 2 },
      { author: "Saget", checked: 1, entered: 2 },
    ]);
  });

  it("goes on with the next slip entered and not checked", () => {
    expect(nextToCheck(sheets, null)).toBe(64);
    expect(nextToCheck(sheets, 64)).toBe(80);
    expect(nextToCheck(sheets, 80)).toBe(64);
    expect(nextToCheck(sheets, 64, new Set([80]))).toBeNull();
  });
});
