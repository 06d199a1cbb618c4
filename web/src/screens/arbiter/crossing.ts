import { laid, SIZE, step, type Place } from "../../board/board";

/** The letters of a grid once a word lies at a place. */
export function withWord(rows: readonly string[], place: Place, word: string): Map<number, string> {
  const letters = new Map<number, string>();
  [...rows.join("")].forEach((letter, square) => {
    if (letter !== ".") letters.set(square, letter);
  });
  for (const [square, letter] of laid(rows, place, word)) letters.set(square, letter);
  return letters;
}

/** The words formed crosswise by letters that a word lays: each as its squares. */
export function crossingsOf(rows: readonly string[], place: Place, word: string): number[][] {
  const letters = withWord(rows, place, word);
  const [down, right] = place.direction === "across" ? [1, 0] : [0, 1];
  return [...laid(rows, place, word).keys()].flatMap((square) => {
    const squares = [square];
    for (let at = step(square, -down, -right); at !== null && letters.has(at); at = step(at, -down, -right)) {
      squares.unshift(at);
    }
    for (let at = step(square, down, right); at !== null && letters.has(at); at = step(at, down, right)) {
      squares.push(at);
    }
    return squares.length > 1 ? [squares] : [];
  });
}

export interface Part {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

const MARGIN = 1;

/** The part of the grid that shows some squares with a little around them. */
export function partAround(squares: readonly number[], least: { rows: number; columns: number }): Part {
  const span = (places: number[], atLeast: number): [number, number] => {
    const [low, high] = [Math.min(...places) - MARGIN, Math.max(...places) + MARGIN];
    const length = Math.min(SIZE, Math.max(atLeast, high - low + 1));
    const start = Math.round((low + high + 1 - length) / 2);
    return [Math.min(Math.max(0, start), SIZE - length), length];
  };
  const [top, rows] = span(
    squares.map((square) => Math.floor(square / SIZE)),
    least.rows,
  );
  const [left, columns] = span(
    squares.map((square) => square % SIZE),
    least.columns,
  );
  return { top, left, rows, columns };
}
