import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAIRS } from "./contrast";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;

const COLOURS = new Map(
  [...css.matchAll(/(--[\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((found) => [
    found[1] ?? "",
    { light: found[2] ?? "", dark: found[3] ?? "" },
  ]),
);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colour(name: string, theme: (typeof THEMES)[number]): string {
  const found = COLOURS.get(name);
  if (!found) throw new Error(`${name} is no colour of tokens.css`);
  return found[theme];
}

describe("contrast", () => {
  it("is 21 between black and white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  });

  describe.each(THEMES)("in the %s theme", (theme) => {
    it.each(PAIRS)("%s on %s is at least %d", (front, back, least) => {
      expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least);
    });
  });
});
