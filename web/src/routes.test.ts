import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SCREENS } from "./routes";
import { addressOf, wordsOf } from "./ui/address";

describe("addresses", () => {
  it.each([
    ["", [""]],
    ["#", [""]],
    ["#/", [""]],
    ["#/juge", ["juge"]],
    ["#/resultats/3/Les%20Embruns", ["resultats", "3", "Les Embruns"]],
  ])("%s", (fragment, words) => {
    expect(wordsOf(fragment)).toEqual(words);
  });

  it("are written back as they are read", () => {
    expect(wordsOf(addressOf("resultats", "a/b c"))).toEqual(["resultats", "a/b c"]);
  });
});

describe("screens", () => {
  it("are there only when their folder is", () => {
    expect(SCREENS.has("juge")).toBe(existsSync(new URL("./screens/chief/Screen.svelte", import.meta.url)));
    expect(SCREENS.has("nothing")).toBe(false);
  });
});
