import { describe, expect, it } from "vitest";
import { VARIANTS } from "../../board/variant.svelte";
import { whyOf } from "./why";

const EMPTY = Array.from({ length: 15 }, () => ".".repeat(15));
const PREMIUMS = VARIANTS.get("french")?.premiums ?? [];

/** The grid of the pictures, as far as it is needed. */
const GRID = [
  ".......HUITANTE",
  "...R..........N",
  "...OC......P..S",
  "...OH.BLOGUENT.",
  "...FI......B..E",
  "....M.....QI..R",
  "....I.....As.LE",
  "...CORDENT....S",
  ".......P......U",
  ".....KOALAS...X",
  ".......N.......",
  ".......D.......",
  ".......R.......",
  ".......E.......",
  ".......Z.......",
].map((row) => row.padEnd(15, ".").slice(0, 15));

const why = (ref: string, word: string) => whyOf(GRID, { ref, word }, PREMIUMS);

describe("why a word pays", () => {
  it("leans on a letter of a word across, and may reach a triple word", () => {
    expect(why("O1", "STAGNIEZ")).toEqual([
      { kind: "on", letter: "Z", word: "EPANDREZ" },
      { kind: "triple" },
    ]);
  });

  it("changes a word of the grid", () => {
    expect(why("I1", "ANGES")).toContainEqual({ kind: "becomes", from: "CHIMIO", to: "CHIMIOS" });
    expect(why("F1", "AGIS")).toContainEqual({ kind: "becomes", from: "ROOF", to: "ROOFS" });
  });

  it("lengthens a word in its own line, in front, behind or around", () => {
    expect(why("H4", "CORDENTES")[0]).toEqual({ kind: "back", count: 2, word: "CORDENT" });
    expect(why("H1", "RACCORDENT")[0]).toEqual({ kind: "front", count: 3, word: "CORDENT" });
    expect(why("H2", "XXCORDENTXX")[0]).toEqual({ kind: "around", word: "CORDENT" });
  });

  it("has none on an empty grid, nor without a place", () => {
    expect(whyOf(EMPTY, { ref: "H8", word: "MOT" }, PREMIUMS)).toEqual([]);
    expect(why("??", "MOT")).toEqual([]);
  });
});
