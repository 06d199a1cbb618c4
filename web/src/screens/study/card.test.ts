import { describe, expect, it } from "vitest";
import type { AskedCard } from "../../net/server";
import { helped, inLetters, missing, shuffled, toType, tried, used } from "./card";

const card = (shape: AskedCard["shape"], support: string, ...words: string[]): AskedCard => ({
  card: `${shape}:X`,
  drill: "anagrams",
  shape,
  letters: "AEGLNRU",
  support,
  answers: words.map((word) => ({ word, meanings: {} })),
  last: null,
});
const ANAGRAM = card("anagram", "", "GLANEUR", "GLANURE", "GRANULE");

describe("an answer", () => {
  it("is taken whatever its case and accents, once", () => {
    expect(tried(ANAGRAM, " glaneur ", new Set())).toEqual({ kind: "found", word: "GLANEUR" });
    expect(tried(ANAGRAM, "GLANEUR", new Set(["GLANEUR"]))).toEqual({ kind: "again", word: "GLANEUR" });
    expect(tried(ANAGRAM, "LANGEUR", new Set())).toEqual({ kind: "wrong", word: "LANGEUR" });
    expect(tried(ANAGRAM, "  ", new Set())).toEqual({ kind: "none" });
  });

  it("may be the letter of a hook, or the whole word", () => {
    const front = card("front", "ALLO", "GALLO");
    expect(tried(front, "g", new Set())).toEqual({ kind: "found", word: "GALLO" });
    expect(tried(front, "gallo", new Set())).toEqual({ kind: "found", word: "GALLO" });
    const behind = card("behind", "ALLO", "ALLOC");
    expect(tried(behind, "C", new Set())).toEqual({ kind: "found", word: "ALLOC" });
    const begins = card("begins", "A", "AH", "AI", "AS");
    expect(tried(begins, "i", new Set())).toEqual({ kind: "found", word: "AI" });
    expect(tried(begins, "as", new Set())).toEqual({ kind: "found", word: "AS" });
    expect(toType(begins, "AH")).toBe("H");
  });

  it("is helped letter by letter, by the answer that it begins best", () => {
    expect(helped(ANAGRAM, "", new Set())).toBe("G");
    expect(helped(ANAGRAM, "GR", new Set())).toBe("GRA");
    expect(helped(ANAGRAM, "GLANX", new Set(["GLANEUR"]))).toBe("GLANU");
    expect(helped(ANAGRAM, "GRA", new Set(["GRANULE"]))).toBe("GL");
    expect(missing(ANAGRAM, new Set(["GLANEUR"]))).toHaveLength(2);
  });
});

describe("the tiles", () => {
  it("are dimmed as the entry uses them, each once", () => {
    expect(used(["A", "E", "E"], "ea")).toEqual([true, true, false]);
    expect(used(["A", "E", "E"], "EE")).toEqual([false, true, true]);
  });

  it("are the same in another order", () => {
    const numbers = [0.9, 0.1, 0.5, 0];
    const made = shuffled(["A", "B", "C", "D"], () => numbers.pop() ?? 0);
    expect(made.toSorted()).toEqual(["A", "B", "C", "D"]);
    expect(made).not.toEqual(["A", "B", "C", "D"]);
  });
});

it("small numbers are written in letters", () => {
  expect([inLetters(3, "fr"), inLetters(18, "fr"), inLetters(40, "fr")]).toEqual(["trois", "dix-huit", "40"]);
});
