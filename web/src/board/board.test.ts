import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { laid, placeOf, PREMIUMS, referenceOf, squaresOf, step, VALUES } from "./board";

const EMPTY = Array.from({ length: 15 }, () => ".".repeat(15));

describe("the board", () => {
  it("has the premium squares of the server’s", () => {
    const source = readFileSync(new URL("../../../python/nonuple/board.py", import.meta.url), "utf8");
    const layout = /_LAYOUT = """([^"]+)"""/.exec(source)?.[1] ?? "";
    expect(PREMIUMS.map((mark) => mark || ".").join("")).toBe(layout.replace(/\s/g, ""));
  });

  it("knows what letters are worth", () => {
    expect(["A", "Z", "K", "?"].map((letter) => VALUES.get(letter))).toEqual([1, 10, 10, 0]);
  });
});

describe("a reference", () => {
  it("names its first square and its direction", () => {
    expect(placeOf("H4")).toEqual({ square: 108, direction: "across" });
    expect(placeOf("4h")).toEqual({ square: 108, direction: "down" });
    expect(placeOf("O15")).toEqual({ square: 224, direction: "across" });
  });

  it.each(["", "P1", "H0", "H16", "16H", "HH", "44"])("%j names no place", (text) => {
    expect(placeOf(text)).toBeNull();
  });

  it("is written back as it was", () => {
    for (const reference of ["A1", "H8", "15O", "1A"]) {
      const place = placeOf(reference);
      expect(place && referenceOf(place.square, place.direction)).toBe(reference);
    }
  });
});

describe("a word on the grid", () => {
  it("takes the squares from its place on", () => {
    expect(squaresOf({ square: 0, direction: "down" }, 3)).toEqual([0, 15, 30]);
  });

  it("stops at the edge", () => {
    expect(squaresOf({ square: 13, direction: "across" }, 5)).toEqual([13, 14]);
    expect(step(14, 0, 1)).toBeNull();
  });

  it("lays only the letters that are not there yet", () => {
    const rows = EMPTY.with(7, ".......A.......");
    expect(laid(rows, { square: 111, direction: "across" }, "pAR")).toEqual(
      new Map([
        [111, "p"],
        [113, "R"],
      ]),
    );
  });
});
