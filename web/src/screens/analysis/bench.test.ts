import { describe, expect, it } from "vitest";
import { EMPTY_ROWS } from "../../board/analysis";
import { drawn, onward, played, rackOf, supports, withSquare } from "./bench";

const COUNTS = new Map([
  ["A", 2],
  ["B", 1],
  ["?", 1],
]);

describe("setting up a position", () => {
  it("puts letters on squares and takes them off", () => {
    const rows = withSquare(EMPTY_ROWS, 112, "a");
    expect(rows[7]).toBe(".......a.......");
    expect(withSquare(rows, 112, ".")).toEqual(EMPTY_ROWS);
  });

  it("goes on in the direction chosen, as far as the edge", () => {
    expect([
      onward(112, "across"),
      onward(112, "down"),
      onward(14, "across"),
      onward(0, "across", -1),
    ]).toEqual([113, 127, 14, 0]);
  });

  it("lays a word: letters leave the rack, a joker for a small letter", () => {
    const first = played(EMPTY_ROWS, "MOT?E", { ref: "H7", word: "MOTs" });
    expect(first.rows[7]).toBe("......MOTs.....");
    expect(first.left).toBe("E");
    const second = played(first.rows, "EA", { ref: "8G", word: "AOE" });
    expect(second.left).toBe("");
    expect(supports(first.rows, { ref: "8G", word: "AOE" })).toEqual(["O"]);
    expect(played(EMPTY_ROWS, "A", { ref: "Z9", word: "A" }).left).toBe("A");
  });

  it("draws what is left, never more than there is", () => {
    expect([...drawn(EMPTY_ROWS, "", COUNTS, 7, () => 0)].sort()).toEqual(["?", "A", "A", "B"]);
    const rows = withSquare(withSquare(EMPTY_ROWS, 0, "A"), 1, "b");
    expect([...drawn(rows, "B", COUNTS, 7, () => 0.99)].sort()).toEqual(["A", "B"]);
  });

  it("reads a rack as it is typed", () => {
    expect(rackOf("é-a b_*!")).toBe("EAB??");
  });
});
