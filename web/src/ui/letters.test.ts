import { expect, it } from "vitest";
import { capitals, folded } from "./letters";

it("compares names however they are typed", () => {
  expect(folded("Élodie LEBŒUF")).toBe("elodie leboeuf");
});

it("spells what was typed as tiles do", () => {
  expect(capitals(" œuvré-1")).toBe("OEUVRE");
  expect(capitals("a(r)g?", "()")).toBe("A(R)G");
});
