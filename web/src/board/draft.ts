import {
  JOKER,
  placeOf,
  referenceOf,
  ROWS,
  SIZE,
  squaresOf,
  step,
  type Direction,
  type Place,
} from "./board";
import { wordOf, type Slip, type Written } from "./slip";

/** A letter of the player's on the grid, in lower case when a joker stands for it; `tile` is its place in the rack. */
export interface Laid {
  square: number;
  letter: string;
  tile: number;
}

/** A slip on its way: letters in the order of laying, and what is written beside them. */
export interface Draft {
  caret: number | null;
  direction: Direction;
  laid: readonly Laid[];
  /** As the player writes it himself; not asked when it follows from the letters. */
  reference: string;
  score: string;
}

export const BLANK: Draft = { caret: null, direction: "across", laid: [], reference: "", score: "" };

/** One letter of the word as it reads on the grid; `.` where a square between two letters is free. */
export interface Spelled {
  square: number;
  letter: string;
  own: boolean;
}

type Grid = readonly string[];

const OTHER: Readonly<Record<Direction, Direction>> = { across: "down", down: "across" };

const next = (square: number, direction: Direction, by = 1): number | null =>
  direction === "across" ? step(square, 0, by) : step(square, by, 0);

const lineOf = (square: number, direction: Direction): number =>
  direction === "across" ? Math.floor(square / SIZE) : square % SIZE;

/** What lies on a square of the grid, or null. */
export function letterAt(grid: Grid, square: number): string | null {
  const letter = grid[Math.floor(square / SIZE)]?.[square % SIZE] ?? ".";
  return letter === "." ? null : letter;
}

/** The first square from this one on where a letter can be laid. */
function freeFrom(
  grid: Grid,
  square: number | null,
  direction: Direction,
  laid: readonly Laid[],
): number | null {
  let at = square;
  while (at !== null && (letterAt(grid, at) !== null || laid.some((one) => one.square === at)))
    at = next(at, direction);
  return at;
}

/** The line that letters laid so far share with a square, or null when they share none. */
function sharedLine(draft: Draft, grid: Grid, square: number): Direction | null {
  const [first, second] = draft.laid;
  if (!first) return draft.direction;
  const sharing = (direction: Direction) => lineOf(first.square, direction) === lineOf(square, direction);
  if (second) return sharing(directionOf(grid, draft)) ? directionOf(grid, draft) : null;
  return [draft.direction, OTHER[draft.direction]].find(sharing) ?? null;
}

/** How a letter alone reads: with its neighbours on the grid, in the direction chosen if it has any there. */
function directionOfOne(grid: Grid, square: number, chosen: Direction): Direction {
  const touches = (direction: Direction) =>
    [-1, 1].some((by) => {
      const beside = next(square, direction, by);
      return beside !== null && letterAt(grid, beside) !== null;
    });
  return !touches(chosen) && touches(OTHER[chosen]) ? OTHER[chosen] : chosen;
}

export function directionOf(grid: Grid, { laid, direction }: Draft): Direction {
  const [first, second] = laid;
  if (!first) return direction;
  if (!second) return directionOfOne(grid, first.square, direction);
  return lineOf(first.square, "across") === lineOf(second.square, "across") ? "across" : "down";
}

/** Goes to a square; on the one where it is already, turns. */
export const picked = (grid: Grid, draft: Draft, square: number): Draft =>
  square === draft.caret ? turned(grid, draft) : { ...draft, caret: square };

/** The same letters from the same first square in the other direction; the same draft where they do not fit. */
export function turned(grid: Grid, draft: Draft): Draft {
  const direction = OTHER[directionOf(grid, draft)];
  const letters = [...draft.laid].sort((one, other) => one.square - other.square);
  let at: number | null = letters[0]?.square ?? draft.caret;
  const laid: Laid[] = [];
  for (const letter of letters) {
    at = freeFrom(grid, at, direction, laid);
    if (at === null) return draft;
    laid.push({ ...letter, square: at });
  }
  const caret = laid.length > 0 ? freeFrom(grid, at, direction, laid) : draft.caret;
  return { ...draft, direction, laid, caret };
}

/** Lays a letter where the caret is, which goes on; away from the word begun it begins another. Null at the edge. */
export function laying(grid: Grid, draft: Draft, letter: string, tile: number): Draft | null {
  if (draft.caret === null) return null;
  const shared = sharedLine(draft, grid, draft.caret);
  if (shared === null)
    return laying(grid, { ...BLANK, caret: draft.caret, direction: draft.direction }, letter, tile);
  const square = freeFrom(grid, draft.caret, shared, []);
  if (square === null) return null;
  const laid = [...draft.laid.filter((one) => one.square !== square), { square, letter, tile }];
  return { ...draft, direction: shared, laid, caret: freeFrom(grid, square, shared, laid) };
}

/** The caret right behind the letter laid last, on one of the grid too: who types a word whole reads that one next. */
export function reading(draft: Draft): Draft {
  const last = draft.laid.at(-1);
  return last ? { ...draft, caret: freeFrom([], last.square, draft.direction, draft.laid) } : draft;
}

/** Puts a letter on a square whatever the caret: what lay there goes back. */
export function putting(
  grid: Grid,
  draft: Draft,
  { square, letter, tile }: Laid,
): Draft | "taken" | "off-line" {
  if (letterAt(grid, square) !== null) return "taken";
  const others = { ...draft, laid: draft.laid.filter((one) => one.tile !== tile && one.square !== square) };
  const direction = sharedLine(others, grid, square);
  if (direction === null) return "off-line";
  const laid = [...others.laid, { square, letter, tile }];
  return { ...draft, direction, laid, caret: freeFrom(grid, square, direction, laid) };
}

/** Takes back the letter under the caret, else the last one laid. */
export function takenBack(draft: Draft): Draft {
  const taken = draft.laid.find((one) => one.square === draft.caret) ?? draft.laid.at(-1);
  if (!taken) return draft;
  return { ...draft, laid: draft.laid.filter((one) => one !== taken), caret: taken.square };
}

const reads = (grid: Grid, square: number | null, letter: string): boolean =>
  square !== null && letterAt(grid, square)?.toUpperCase() === letter;

/** The caret past the letter of the grid under it that the player has typed as he read it; null when it is not there. */
export const passedOver = (grid: Grid, draft: Draft, letter: string): Draft | null =>
  draft.caret !== null && reads(grid, draft.caret, letter)
    ? { ...draft, caret: next(draft.caret, draft.direction) }
    : null;

/** Whether a letter of the grid is typed that the caret has left behind already. */
export const isBehind = (grid: Grid, { caret, direction }: Draft, letter: string): boolean =>
  caret !== null && reads(grid, next(caret, direction, -1), letter);

/** The word that the letters laid make with those of the grid, and where it begins. */
export function spelled(grid: Grid, draft: Draft): { place: Place; letters: Spelled[] } | null {
  if (draft.laid.length === 0) return null;
  const direction = directionOf(grid, draft);
  const own = new Map(draft.laid.map(({ square, letter }) => [square, letter]));
  const reach = (from: number, by: number) => {
    let at = from;
    for (let to = next(at, direction, by); to !== null && letterAt(grid, to) !== null;) {
      at = to;
      to = next(at, direction, by);
    }
    return at;
  };
  const first = reach(Math.min(...own.keys()), -1);
  const last = reach(Math.max(...own.keys()), 1);
  const place = { square: first, direction };
  const count = (last - first) / (direction === "across" ? 1 : SIZE) + 1;
  const letters = squaresOf(place, count).map((square) => ({
    square,
    letter: own.get(square) ?? letterAt(grid, square)?.toUpperCase() ?? ".",
    own: own.has(square),
  }));
  return { place, letters };
}

/** What the draft says as a slip; by hand, the reference is whatever the player wrote. */
export function slipOf(grid: Grid, draft: Draft, byHand: boolean): Slip {
  const word = spelled(grid, draft);
  const letters = word?.letters.map(({ letter }) => letter).join("") ?? "";
  const own = draft.reference.trim().toUpperCase() || null;
  return {
    sketch: word === null ? [] : word.place.direction === "across" ? [letters] : [...letters],
    reference: byHand ? own : word && referenceOf(word.place.square, word.place.direction),
    score: draft.score === "" ? null : Number(draft.score),
  };
}

/** A slip back on the grid, as far as its reference and the rack allow. */
export function draftOf(slip: Written, grid: Grid, rack: string): Draft {
  const written = { ...BLANK, reference: slip.reference ?? "", score: slip.score?.toString() ?? "" };
  const place = placeOf(slip.reference ?? "");
  const word = wordOf(slip);
  if (!place || !word) return written;
  const laid: Laid[] = [];
  for (const [at, square] of squaresOf(place, word.length).entries()) {
    const letter = word[at] ?? ".";
    if (letter === "." || letterAt(grid, square) !== null) continue;
    const tile = tileFor(rack, laid, letter);
    if (tile === null) return written;
    laid.push({ square, letter, tile });
  }
  return { ...written, direction: place.direction, laid };
}

/** A tile of the rack not laid yet for a letter, in lower case for a joker. */
export function tileFor(rack: string, laid: readonly Laid[], letter: string): number | null {
  const face = letter === letter.toUpperCase() ? letter : JOKER;
  const found = [...rack].findIndex((tile, at) => tile === face && !laid.some((one) => one.tile === at));
  return found === -1 ? null : found;
}

/** A reference is written in capitals, with letters of the rows and figures alone. */
export const asReference = (text: string): string =>
  [...text.toUpperCase()]
    .filter((mark) => ROWS.includes(mark) || /\d/.test(mark))
    .join("")
    .slice(0, 3);

export const asScore = (text: string): string => text.replace(/\D/g, "").slice(0, 4);
