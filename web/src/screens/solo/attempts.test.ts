import { describe, expect, it } from "vitest";
import type { Attempt } from "../../board/attempt";
import { BLANK, type Draft } from "../../board/draft";
import { bestOf, isLeft, withTry } from "./attempts";

const attempt = (word: string, points: number, fault: Attempt["fault"] = null): Attempt => ({
  word,
  reference: "H8",
  points,
  words: [word],
  fault,
});
const laying = (word: string): Draft => ({
  ...BLANK,
  laid: [...word].map((letter, at) => ({ square: 112 + at, letter, tile: at })),
});

describe("tries", () => {
  it("are left when a letter of theirs goes, not when one comes", () => {
    expect(isLeft(laying("CAS"), laying("CAST"))).toBe(false);
    expect(isLeft(laying("CAST"), laying("CAS"))).toBe(true);
    expect(isLeft(laying("CAS"), laying("COL"))).toBe(true);
    expect(isLeft(BLANK, laying("CAS"))).toBe(false);
  });

  it("are kept once each, the last first, only if they could be played", () => {
    const two = withTry(withTry([], attempt("CAS", 10)), attempt("SIGNE", 14));
    expect(two.map(({ word }) => word)).toEqual(["SIGNE", "CAS"]);
    expect(withTry(two, attempt("CAS", 10)).map(({ word }) => word)).toEqual(["CAS", "SIGNE"]);
    expect(withTry(two, attempt("X", 1, "gap"))).toBe(two);
  });

  it("have one that counts: the dearest, what is composed now included", () => {
    const tries = withTry(withTry([], attempt("CAS", 14)), attempt("SIGNE", 14));
    expect(bestOf(tries, null)?.word).toBe("CAS");
    expect(bestOf(tries, attempt("CASTING", 20))?.word).toBe("CASTING");
    expect(bestOf([], null)).toBeNull();
  });
});
