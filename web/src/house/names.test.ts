import { expect, it } from "vitest";
import { hasTwice, written } from "./names";

it("names are taken without the spaces around them, and empty fields are nobody", () => {
  expect(written([" Ana ", "", "  ", "Odile"])).toEqual(["Ana", "Odile"]);
});

it("two people are called alike whatever the capitals", () => {
  expect(hasTwice(["Ana", "ana "])).toBe(true);
  expect(hasTwice(["Ana", "", ""])).toBe(false);
});
