import { afterEach, describe, expect, it } from "vitest";
import { laid, placeOf, referenceOf, squaresOf, step } from "./board";
import { pieces, playWith, VARIANTS } from "./variant.svelte";

const EMPTY = Array.from({ length: 15 }, () => ".".repeat(15));

describe("the variants", () => {
  afterEach(() => playWith(undefined));

  it("have the letters and the board that the server plays with", () => {
    expect([...VARIANTS.keys()].sort()).toEqual(["english", "french"]);
    for (const { premiums, values } of VARIANTS.values()) {
      expect([premiums.length, values.size]).toEqual([225, 27]);
      expect([premiums[0], premiums[112], premiums[20]]).toEqual(["W", "w", "L"]);
    }
  });

  it("follow the game that is shown, the usual one until it is known", () => {
    const worth = () => ["A", "Z", "K", "?"].map((letter) => pieces().values.get(letter));
    expect(worth()).toEqual([1, 10, 10, 0]);
    playWith("english");
    expect(worth()).toEqual([1, 10, 5, 0]);
    playWith("klingon");
    expect(worth()).toEqual([1, 10, 10, 0]);
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
