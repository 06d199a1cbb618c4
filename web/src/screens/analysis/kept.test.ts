import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_ROWS } from "../../board/analysis";
import { fakeStorage } from "../../net/testing";
import { dropPosition, keepPosition, keptPositions, nameOf, positionOf } from "./kept";

const POSITION = { rows: EMPTY_ROWS, rack: "ABC?", formula: "7/8" };

describe("positions that a device keeps", () => {
  beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it("are named, found again as they were, and dropped", () => {
    keepPosition(POSITION, "  Finale ", 5);
    const [kept] = keptPositions();
    expect(kept).toMatchObject({ name: "Finale", at: 5 });
    expect(kept && positionOf(kept)).toEqual(POSITION);
    expect(nameOf(POSITION)).toBe("Finale");
    dropPosition("Finale");
    expect(keptPositions()).toEqual([]);
  });

  it("give way to one of the same name, the last one first", () => {
    keepPosition(POSITION, "A", 1);
    keepPosition(POSITION, "B", 2);
    keepPosition({ ...POSITION, rack: "X" }, "A", 3);
    expect(keptPositions().map(({ name, at }) => [name, at])).toEqual([["A", 3], ["B", 2]]); // prettier-ignore
  });

  it("are none in a memory that was spoilt", () => {
    for (const spoilt of ["{", "3", '[{"name":3}]']) {
      localStorage.setItem("nonuple.analyses", spoilt);
      expect(keptPositions()).toEqual([]);
    }
  });
});
