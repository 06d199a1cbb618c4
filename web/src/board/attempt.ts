import { referenceOf, SIZE, type Direction } from "./board";
import { letterAt, spelled, type Draft } from "./draft";
import type { Premium, Variant } from "./variant.svelte";

/** Why letters that are laid are no word to play yet. */
export type Fault = "gap" | "short" | "centre" | "apart";

/** What the letters laid make, and what it would pay; whether the words exist is for others to say. */
export interface Attempt {
  /** As it reads on the grid, jokers in lower case. */
  word: string;
  reference: string;
  points: number;
  /** All words formed, the main one first. */
  words: readonly string[];
  fault: Fault | null;
}

const LETTER: Readonly<Record<Premium, number>> = { "": 1, l: 2, L: 3, w: 1, W: 1 };
const WORD: Readonly<Record<Premium, number>> = { "": 1, l: 1, L: 1, w: 2, W: 3 };
const CENTRE = Math.floor((SIZE * SIZE) / 2);
const OTHER: Readonly<Record<Direction, Direction>> = { across: "down", down: "across" };

type Grid = readonly string[];
type Spelling = NonNullable<ReturnType<typeof spelled>>;

function pointsOf(grid: Grid, { letters }: Spelling, { values, premiums }: Variant): number {
  let sum = 0;
  let times = 1;
  for (const { square, letter, own } of letters) {
    const premium = own ? (premiums[square] ?? "") : "";
    // A joker, laid or on the grid, is in lower case and worth nothing.
    sum += (values.get(letterAt(grid, square) ?? letter) ?? 0) * LETTER[premium];
    times *= WORD[premium];
  }
  return sum * times;
}

/** The word across a letter that is laid, where the grid makes it one. */
function crossed(grid: Grid, one: Draft["laid"][number], direction: Direction): Spelling | null {
  const word = spelled(grid, { caret: null, direction, laid: [one], reference: "", score: "" });
  return word && word.place.direction === direction && word.letters.length > 1 ? word : null;
}

const isEmpty = (grid: Grid): boolean => grid.every((row) => /^\.*$/.test(row));

function faultOf(grid: Grid, draft: Draft, main: Spelling, crossing: number): Fault | null {
  if (main.letters.some(({ letter }) => letter === ".")) return "gap";
  if (main.letters.length < 2) return "short";
  if (isEmpty(grid)) return draft.laid.some(({ square }) => square === CENTRE) ? null : "centre";
  const joined = crossing > 0 || main.letters.some(({ own }) => !own);
  return joined ? null : "apart";
}

/** The attempt on the grid, or null while nothing is laid; laying 0, 1, 2 ... letters pays the `bonus` that the game says. */
export function attemptOf(
  grid: Grid,
  draft: Draft,
  variant: Variant,
  bonus: readonly number[],
): Attempt | null {
  const main = spelled(grid, draft);
  if (main === null) return null;
  const crosses = draft.laid.flatMap((one) => crossed(grid, one, OTHER[main.place.direction]) ?? []);
  const fault = faultOf(grid, draft, main, crosses.length);
  const all = [main, ...crosses];
  const points = all.reduce((sum, word) => sum + pointsOf(grid, word, variant), 0);
  return {
    word: textOf(main),
    reference: referenceOf(main.place.square, main.place.direction),
    points: points + (bonus[draft.laid.length] ?? 0),
    words: all.map(textOf),
    fault,
  };
}

const textOf = ({ letters }: Spelling): string => letters.map(({ letter }) => letter).join("");
