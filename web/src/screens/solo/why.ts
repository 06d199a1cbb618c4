import { placeOf, squaresOf, step, type Direction } from "../../board/board";
import { letterAt } from "../../board/draft";
import type { Premium } from "../../board/variant.svelte";

/** One thing that makes a word pay at its place. */
export type Reason =
  | { kind: "on"; letter: string; word: string }
  | { kind: "front"; count: number; word: string }
  | { kind: "back"; count: number; word: string }
  | { kind: "around"; word: string }
  | { kind: "becomes"; from: string; to: string }
  | { kind: "along"; words: string }
  | { kind: "triple" };

type Grid = readonly string[];
interface Move {
  ref: string;
  word: string;
}

const go = (square: number, direction: Direction, by: number): number | null =>
  direction === "across" ? step(square, 0, by) : step(square, by, 0);

/** The letters of the grid that follow a square in one sense. */
function from(grid: Grid, square: number, direction: Direction, by: 1 | -1): string {
  let [text, at] = ["", go(square, direction, by)];
  while (at !== null && letterAt(grid, at) !== null) {
    const letter = letterAt(grid, at) ?? "";
    text = by === 1 ? text + letter : letter + text;
    at = go(at, direction, by);
  }
  return text.toUpperCase();
}

/** The runs of letters that already lie in the line of a word: where each begins in it, and what it reads. */
function runsIn(grid: Grid, squares: readonly number[]): { at: number; text: string }[] {
  const runs: { at: number; text: string }[] = [];
  for (const [at, square] of squares.entries()) {
    const letter = letterAt(grid, square)?.toUpperCase();
    const last = runs.at(-1);
    if (letter === undefined) continue;
    if (last && last.at + last.text.length === at) last.text += letter;
    else runs.push({ at, text: letter });
  }
  return runs;
}

function supportOf(grid: Grid, squares: readonly number[], length: number, across: Direction): Reason | null {
  const runs = runsIn(grid, squares);
  const long = runs.find(({ text }) => text.length > 1);
  if (long) {
    const after = length - long.at - long.text.length;
    if (long.at === 0) return { kind: "back", count: after, word: long.text };
    if (after === 0) return { kind: "front", count: long.at, word: long.text };
    return { kind: "around", word: long.text };
  }
  for (const { at, text } of runs) {
    const square = squares[at] ?? 0;
    const word = from(grid, square, across, -1) + text + from(grid, square, across, 1);
    if (word.length > 1) return { kind: "on", letter: text, word };
  }
  return null;
}

/** Why a word pays where it lies, on the grid as it was before: what it leans on first. */
export function whyOf(grid: Grid, { ref, word }: Move, premiums: readonly Premium[]): Reason[] {
  const place = placeOf(ref);
  if (!place) return [];
  const across: Direction = place.direction === "across" ? "down" : "across";
  const squares = squaresOf(place, word.length);
  const laid = squares.flatMap((square, at) =>
    letterAt(grid, square) === null ? [{ square, letter: (word[at] ?? "").toUpperCase() }] : [],
  );
  const crossings = laid.flatMap(({ square, letter }) => {
    const [before, after] = [from(grid, square, across, -1), from(grid, square, across, 1)];
    return before || after ? [{ before, after, whole: before + letter + after }] : [];
  });
  const changed = crossings.find(({ before, after }) => (before || after).length > 1 && !(before && after));
  const reasons: Reason[] = [];
  const support = supportOf(grid, squares, word.length, across);
  if (support) reasons.push(support);
  if (changed) reasons.push({ kind: "becomes", from: changed.before || changed.after, to: changed.whole });
  else if (!support && crossings.length > 0)
    reasons.push({ kind: "along", words: crossings.map(({ whole }) => whole).join(", ") });
  if (laid.some(({ square }) => premiums[square] === "W")) reasons.push({ kind: "triple" });
  return reasons;
}
