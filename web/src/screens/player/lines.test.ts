import { expect, it } from "vitest";
import type { OwnResult, SheetLine } from "../../net/server";
import { linesOf, mayAppeal, shareOf } from "./lines";

const result = (changed: Partial<OwnResult>): OwnResult => ({
  turn: 1,
  draw: 1,
  top: 24,
  slip: { sketch: ["C", "O", "Q"], reference: "4E", score: 24 },
  points: 24,
  sanction: "none",
  said: null,
  solution: null,
  notified: false,
  appealed: false,
  ...changed,
});
const sheet = [{ turn: 1, word: "COQ", ref: "4E", score: 24 } as SheetLine];

it("shows the last turn first, with the word retained and what is short of it", () => {
  const [last, first] = linesOf([result({}), result({ turn: 2, draw: 3, points: 10 })], sheet);
  expect(first).toMatchObject({ word: "COQ", ref: "4E", top: true, short: 0, retained: { word: "COQ" } });
  expect(last).toMatchObject({ top: false, short: -14, retained: null });
});

it("takes the word as it was read where the slip was drawn otherwise", () => {
  const solution = { ref: "H4", word: "PEH" };
  const [line] = linesOf([result({ slip: { sketch: ["PE", ".H"] }, solution, points: null })], sheet);
  expect(line).toMatchObject({ word: "PEH", ref: "H4", top: false, short: null });
});

it.each([
  ["handed in", {}, true],
  ["not handed in", { slip: null }, false],
  ["appealed against already", { appealed: true }, false],
  ["decided by the commission", { ruled: true }, false],
])("a slip %s may be appealed against: %3$s", (_, changed, may) => {
  expect(mayAppeal(result(changed))).toBe(may);
});

it("knows no share before the first turn", () => {
  expect([shareOf(0, 0), shareOf(50, 200)]).toEqual([null, 25]);
});
