import { describe, expect, it } from "vitest";
import type { RulebookView } from "../../net/server";
import { asLetters, settled, timesOf, wantedOf, type Brought, type Wish } from "./wish";

const WISH: Wish = { source: "drawn", formula: "7/8", joker: true, seconds: 120, edition: "", lexicon: "" };
const TITLES = { drawn: "Duplicate", club: "Club", sheet: "Feuille", own: "Lettres" };
const NOTHING: Brought = { sheet: "", letters: "", club: null };
const book = (formulas: string[], seconds: number[]) =>
  ({
    formulas,
    times: seconds.map((one) => ({ name: String(one), seconds: one })),
  }) as unknown as RulebookView;

describe("what is wished for a game alone", () => {
  it("is a game that the program draws", () => {
    expect(wantedOf(WISH, NOTHING, TITLES)).toEqual({
      title: "Duplicate",
      seconds: 120,
      game: { formula: "joker-7/8" },
    });
    expect(wantedOf({ ...WISH, seconds: 0, joker: false, lexicon: "ods" }, NOTHING, TITLES)).toEqual({
      title: "Duplicate",
      seconds: null,
      game: { formula: "7/8", lexicon: "ods" },
    });
  });

  it("needs what its source brings", () => {
    for (const source of ["club", "sheet", "own"] as const)
      expect(wantedOf({ ...WISH, source }, NOTHING, TITLES)).toBeNull();
    const club = { contest: "c", game: 2, title: "", opened: "", tables: 3 };
    expect(wantedOf({ ...WISH, source: "club" }, { ...NOTHING, club }, TITLES)?.game).toEqual({ contest: "c", game: 2 }); // prettier-ignore
    expect(wantedOf({ ...WISH, source: "sheet" }, { ...NOTHING, sheet: "1. ABC" }, TITLES)?.game).toEqual({ game: "1. ABC" }); // prettier-ignore
    expect(wantedOf({ ...WISH, source: "sheet" }, { ...NOTHING, sheet: "{}", password: "x" }, TITLES)?.game).toEqual({ game: "{}", password: "x" }); // prettier-ignore
    expect(wantedOf({ ...WISH, source: "own" }, { ...NOTHING, letters: "AB?" }, TITLES)?.game).toMatchObject({ letters: "AB?" }); // prettier-ignore
  });

  it("keeps to what its rulebook knows", () => {
    expect(timesOf(book(["normal"], [180, 120]))).toEqual([180, 120, 0]);
    expect(settled(WISH, book(["normal"], [180]))).toMatchObject({ formula: "normal", joker: false, seconds: 180 }); // prettier-ignore
    expect(settled(WISH, book(["normal", "7/8"], [180, 120]))).toEqual(WISH);
  });

  it("reads letters however they are typed", () => {
    expect(asLetters("ab c? 3é")).toBe("ABC?E");
  });
});
