import { expect, it } from "vitest";
import type { OwnResult, TurnView } from "../../net/server";
import { toldOf } from "./told";

const turn = (stage: TurnView["stage"]): TurnView => ({
  stage,
  turn: 3,
  draw: 3,
  kept: "E",
  drawn: "AG?",
  rejected: 0,
  cancelled: false,
});
const last = { turn: 3, ref: "3C", word: "GALOPeS", score: 86, cross: [], squares: [] };
const result = { turn: 3, points: 84 } as OwnResult;
const totals = { points: 251, deduction: 5 };

it("spells the letters in play, and the joker by its name", () => {
  const told = { key: "told.letters", values: { turn: 3, letters: "E, A, G, joker" } };
  expect(toldOf({ turn: turn("letters"), last, result, totals }, "joker")).toEqual(told);
  expect(toldOf({ turn: turn("play"), last, result, totals }, "joker")).toEqual(told);
});

it("tells the retained word and his own points, or that they are still to come", () => {
  const word = { word: "GALOPES", ref: "3C", score: 86 };
  const told = (own: OwnResult | undefined) =>
    toldOf({ turn: turn("announce"), last, result: own, totals }, "joker");
  expect(told(result)).toEqual({ key: "told.retained", values: { ...word, points: 84 } });
  expect(told(undefined)).toEqual({ key: "told.pending", values: { ...word, points: 0 } });
  expect(told({ ...result, turn: 2 })).toEqual({ key: "told.pending", values: { ...word, points: 0 } });
});

it("is silent between turns", () => {
  expect(toldOf({ turn: turn("draw"), last, result, totals }, "joker")).toBeNull();
  expect(toldOf({ turn: turn("paused"), last, result, totals }, "joker")).toBeNull();
  expect(toldOf({ turn: undefined, last, result, totals }, "joker")).toBeNull();
});

it("tells the end of the game with his total", () => {
  const told = { key: "told.over", values: { points: 246 } };
  expect(toldOf({ turn: turn("over"), last, result, totals }, "joker")).toEqual(told);
});
