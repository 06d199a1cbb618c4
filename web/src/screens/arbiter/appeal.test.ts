import { beforeEach, expect, it } from "vitest";
import { setLanguage } from "../../i18n";
import { appealTold } from "./appeal";

beforeEach(() => setLanguage("fr"));

it("tells until when one may appeal, by the rulebook played", () => {
  expect(appealTold({ appeals_article: "7.3", appeal_minutes: 15 })).toMatch(
    /avant le début de la partie suivante, ou 15 min après la dernière \(art\.\s7\.3\)/,
  );
});

it("names the article of a rulebook that sets no time", () => {
  expect(appealTold({ appeals_article: "5.3", appeal_minutes: null })).toMatch(
    /^Recours possible \(art\.\s5\.3\)$/,
  );
});

it("says nothing where the rules know no appeal", () => {
  expect([appealTold({ appeals_article: null, appeal_minutes: null }), appealTold(undefined)]).toEqual([
    "",
    "",
  ]);
});
