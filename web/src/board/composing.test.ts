import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "../net/testing";
import { EMPTY_ROWS, withWord } from "./analysis";
import { Composing } from "./composing.svelte";
import { placeOf } from "./board";
import { clear, redraft, typeLetter, type Position } from "./composition";

let position: Position;
let changes: number;

const opened = (keptAs?: string): Composing => {
  const composing = new Composing({
    position: () => position,
    bonus: () => [],
    onchange: () => (changes += 1),
    ...(keptAs && { keptAs }),
  });
  composing.takeUp();
  return composing;
};

function lay(composing: Composing, reference: string, letters: string): void {
  const { draft } = composing.composition;
  composing.compose(redraft(composing.composition, { ...draft, caret: placeOf(reference)?.square ?? null }));
  for (const letter of letters) composing.compose(typeLetter(position, composing.composition, letter));
}

const laid = ({ composition }: Composing): string =>
  composition.draft.laid.map(({ letter }) => letter).join("");

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  position = { grid: EMPTY_ROWS, rack: "MOT?AES" };
  changes = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe("a word on its way", () => {
  it("is told with its place and its points, and that it changed", () => {
    const composing = opened();
    expect(composing.attempt).toBeNull();
    lay(composing, "H8", "MOT");
    expect(composing.attempt).toMatchObject({ word: "MOT", reference: "H8", points: 8, fault: null });
    expect(changes).toBe(4);
  });

  it("ends with other letters, and where a square of it was taken", () => {
    const composing = opened();
    lay(composing, "H8", "MOT");
    composing.takeUp();
    expect(laid(composing)).toBe("MOT");
    position = { ...position, grid: withWord(EMPTY_ROWS, "H9", "OS") };
    composing.takeUp();
    expect(laid(composing)).toBe("");
    lay(composing, "A1", "ES");
    position = { ...position, rack: "AEIOUYZ" };
    composing.takeUp();
    expect(laid(composing)).toBe("");
    expect(composing.composition.order).toHaveLength(7);
  });

  it("ends with the turn, though the same letters come again", () => {
    let turn = 1;
    const composing = new Composing({
      position: () => position,
      bonus: () => [],
      turn: () => turn,
      onchange: () => undefined,
    });
    composing.takeUp();
    lay(composing, "H8", "MOT");
    turn = 2;
    composing.takeUp();
    expect(laid(composing)).toBe("");
  });
});

describe("a word half laid", () => {
  it("is there again after a reload, a joker as the letter chosen for it", () => {
    lay(opened("draft"), "H8", "MOTz");
    const after = opened("draft");
    expect(after.attempt).toMatchObject({ word: "MOTz", reference: "H8" });
  });

  it("waits for its letters to be shown", () => {
    lay(opened("draft"), "H8", "MOT");
    const { rack } = position;
    position = { ...position, rack: "" };
    const behind = opened("draft");
    expect(laid(behind)).toBe("");
    position = { ...position, rack };
    behind.takeUp();
    expect(laid(behind)).toBe("MOT");
  });

  it("is gone once it was played, taken back, or its squares were taken", () => {
    const gone = () => localStorage.getItem("nonuple.draft");
    const composing = opened("draft");
    lay(composing, "H8", "MOT");
    expect(gone()).not.toBeNull();
    position = { ...position, rack: "?AES" };
    composing.takeUp();
    expect(gone()).toBeNull();
    lay(composing, "H8", "ES");
    composing.compose(clear(composing.composition));
    expect(gone()).toBeNull();
    lay(composing, "H8", "ES");
    position = { ...position, grid: withWord(EMPTY_ROWS, "H8", "MOT") };
    expect(laid(opened("draft"))).toBe("");
    lay(composing, "A1", "ES");
    composing.forget();
    expect(gone()).toBeNull();
  });

  it("is nothing where something else was written", () => {
    localStorage.setItem("nonuple.draft", "{");
    expect(laid(opened("draft"))).toBe("");
  });
});
