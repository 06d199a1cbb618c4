export const SIZE = 15;
export const ROWS = "ABCDEFGHIJKLMNO";
export const JOKER = "?";

export type Direction = "across" | "down";

/** A place: its first square, 0 to 224 in reading order, and its direction. */
export interface Place {
  square: number;
  direction: Direction;
}

const REFERENCE = /^(?:([A-O])0*(\d{1,2})|0*(\d{1,2})([A-O]))$/;

/** The place that `H4` (across) or `4H` (down) names, or null. */
export function placeOf(reference: string): Place | null {
  const found = REFERENCE.exec(reference.trim().toUpperCase());
  if (!found) return null;
  const row = ROWS.indexOf(found[1] ?? found[4] ?? "");
  const column = Number(found[2] ?? found[3]) - 1;
  if (column < 0 || column >= SIZE) return null;
  return { square: row * SIZE + column, direction: found[1] ? "across" : "down" };
}

const rowOf = (square: number): number => Math.floor(square / SIZE);
const columnOf = (square: number): number => square % SIZE;

/** `H4` for a square, or for a place across; `4H` for a place down. */
export function referenceOf(square: number, direction: Direction = "across"): string {
  const row = ROWS[rowOf(square)] ?? "";
  const column = columnOf(square) + 1;
  return direction === "across" ? `${row}${column}` : `${column}${row}`;
}

/** The square reached by going so many squares down and right, or null outside the grid. */
export function step(square: number, down: number, right: number): number | null {
  const row = rowOf(square) + down;
  const column = columnOf(square) + right;
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE ? row * SIZE + column : null;
}

/** The squares of a word from its first one on, as far as the grid goes. */
export function squaresOf(place: Place, length: number): number[] {
  const squares: number[] = [];
  for (let at = 0; at < length; at += 1) {
    const square = place.direction === "across" ? step(place.square, 0, at) : step(place.square, at, 0);
    if (square === null) break;
    squares.push(square);
  }
  return squares;
}

/** The letters that a word puts on squares still empty, jokers in lower case. */
export function laid(rows: readonly string[], place: Place, word: string): Map<number, string> {
  const grid = rows.join("");
  const placed = squaresOf(place, word.length).map((square, at): [number, string] => [
    square,
    word[at] ?? "",
  ]);
  return new Map(placed.filter(([square]) => (grid[square] ?? ".") === "."));
}
