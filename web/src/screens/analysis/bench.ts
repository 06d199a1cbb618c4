import { JOKER, laid, placeOf, SIZE, squaresOf, step, type Direction } from "../../board/board";
import { capitals } from "../../ui/letters";

/** The rows with a square changed; `.` empties it. */
export function withSquare(rows: readonly string[], square: number, letter: string): string[] {
  const [row, column] = [Math.floor(square / SIZE), square % SIZE];
  return rows.map((line, at) =>
    at === row ? line.slice(0, column) + letter + line.slice(column + 1) : line,
  );
}

/** The next square in a direction, or the same at the edge. */
export const onward = (square: number, direction: Direction, by = 1): number =>
  step(square, direction === "down" ? by : 0, direction === "across" ? by : 0) ?? square;

/** The rows with a word on them, the squares that it covers, and the letters that stay in the rack. */
export function played(
  rows: readonly string[],
  rack: string,
  move: { ref: string; word: string },
): { rows: string[]; squares: Set<number>; left: string } {
  const place = placeOf(move.ref);
  if (!place) return { rows: [...rows], squares: new Set(), left: rack };
  let after = [...rows];
  let left = rack;
  for (const [square, letter] of laid(rows, place, move.word)) {
    after = withSquare(after, square, letter);
    left = left.replace(letter === letter.toUpperCase() ? letter : JOKER, "");
  }
  return { rows: after, squares: new Set(squaresOf(place, move.word.length)), left };
}

/** Letters drawn to a full rack from what neither the grid nor the rack has. */
export function drawn(
  rows: readonly string[],
  rack: string,
  counts: ReadonlyMap<string, number>,
  size: number,
  chance: () => number,
): string {
  const tileOf = (letter: string) => (letter === letter.toUpperCase() ? letter : JOKER);
  const used = [...rows.join("").replaceAll(".", "")].map(tileOf).concat([...rack]);
  const bag: string[] = [];
  for (const [letter, count] of counts) {
    const left = count - used.filter((one) => one === letter).length;
    bag.push(...letter.repeat(Math.max(0, left)));
  }
  let drawing = "";
  while (drawing.length + rack.length < size && bag.length > 0) {
    drawing += bag.splice(Math.floor(chance() * bag.length), 1)[0] ?? "";
  }
  return rack + drawing;
}

/** Letters of the grid that a move passes over. */
export function supports(rows: readonly string[], move: { ref: string; word: string }): string[] {
  const place = placeOf(move.ref);
  const grid = rows.join("");
  if (!place) return [];
  return squaresOf(place, move.word.length)
    .map((square) => grid[square] ?? ".")
    .filter((letter) => letter !== ".")
    .map((letter) => letter.toUpperCase());
}

/** What was typed as a rack: at most ten letters, `?` a joker. */
export const rackOf = (typed: string): string => capitals(typed.replace(/[*_.]/g, JOKER), JOKER).slice(0, 10);
