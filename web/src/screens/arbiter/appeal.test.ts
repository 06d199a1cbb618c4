import { beforeEach, expect, it } from "vitest";
import { setLanguage } from "../../i18n";
import { appealTold } from "./appeal";

beforeEach(() => setLanguage("fr"));

it("tells until when one may appeal, by the rulebook played", () => {
  expect(appealTold("2026")).toMatch(
    /avant le début de la partie suivante, ou 15 min après la dernière \(art\.\s7\.3\)/,
  );
});

it("names the article of the older rulebooks, which set no time", () => {
  for (const edition of ["2009", "2010"])
    expect(appealTold(edition)).toMatch(/^Recours possible \(art\.\s5\.3\)$/);
});

it("says nothing where the rules know no appeal", () => {
  expect([appealTold("box"), appealTold(undefined)]).toEqual(["", ""]);
});
