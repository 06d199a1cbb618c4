import type { Main } from "../net/server";

/** Most squares in one direction: the server refuses a larger sketch. */
export const WIDEST = 30;
/** The squared part of the federation's slip. */
export const PAPER = { rows: 9, columns: 11 } as const;

export const ILLEGIBLE = "?";
const EMPTY_SQUARE = ".";

/** What is written on the squared part, and where the next letter goes. */
export interface Drawing {
  /** Letters by square; in lower case those circled, `?` one that nobody can read. */
  letters: ReadonlyMap<number, string>;
  at: number;
  down: boolean;
}

export const square = (row: number, column: number): number => row * WIDEST + column;
export const rowOf = (at: number): number => Math.floor(at / WIDEST);
export const columnOf = (at: number): number => at % WIDEST;

export const BLANK: Drawing = { letters: new Map(), at: square(1, 1), down: false };

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The paper, larger where somebody wrote or goes beyond it. */
export function sizeOf({ letters, at }: Drawing): { rows: number; columns: number } {
  const used = [at, ...letters.keys()];
  return {
    rows: Math.max(PAPER.rows, ...used.map((one) => rowOf(one) + 1)),
    columns: Math.max(PAPER.columns, ...used.map((one) => columnOf(one) + 1)),
  };
}

function shifted(at: number, down: number, right: number): number | null {
  const row = rowOf(at) + down;
  const column = columnOf(at) + right;
  return row >= 0 && row < WIDEST && column >= 0 && column < WIDEST ? square(row, column) : null;
}

const advanced = (drawing: Drawing, by: 1 | -1): number =>
  shifted(drawing.at, drawing.down ? by : 0, drawing.down ? 0 : by) ?? drawing.at;

function written(drawing: Drawing, at: number, letter: string | null): ReadonlyMap<number, string> {
  const letters = new Map(drawing.letters);
  if (letter === null) letters.delete(at);
  else letters.set(at, letter);
  return letters;
}

/** All that is written, moved together; as it was where it would leave the paper. */
function moved(drawing: Drawing, down: number, right: number): Drawing {
  const letters = new Map<number, string>();
  for (const [at, letter] of drawing.letters) {
    const to = shifted(at, down, right);
    if (to === null) return drawing;
    letters.set(to, letter);
  }
  return { ...drawing, letters, at: shifted(drawing.at, down, right) ?? drawing.at };
}

/** What a key makes of the drawing; null for a key that is none of its own. */
export function drawn(drawing: Drawing, key: string): Drawing | null {
  const way = MOVES[key];
  if (way) return { ...drawing, at: shifted(drawing.at, ...way) ?? drawing.at };
  const together = key.startsWith("Shift+") ? MOVES[key.slice("Shift+".length)] : undefined;
  if (together) return moved(drawing, ...together);
  if (/^[A-Za-z.]$/.test(key)) {
    const letters = written(drawing, drawing.at, key === "." ? ILLEGIBLE : key);
    return { ...drawing, letters, at: advanced(drawing, 1) };
  }
  switch (key) {
    case "*":
      return { ...drawing, down: !drawing.down };
    case " ":
      return { ...drawing, at: advanced(drawing, 1) };
    case "Delete":
      return { ...drawing, letters: written(drawing, drawing.at, null) };
    case "Backspace": {
      const at = drawing.letters.has(drawing.at) ? drawing.at : advanced(drawing, -1);
      return { ...drawing, at, letters: written(drawing, at, null) };
    }
    default:
      return null;
  }
}

/** The rows that hold a letter, without what is empty around them. */
export function sketchOf({ letters }: Drawing): string[] {
  if (letters.size === 0) return [];
  const rows = [...letters.keys()].map(rowOf);
  const columns = [...letters.keys()].map(columnOf);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const width = Math.max(...columns) - left + 1;
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, down) =>
    Array.from(
      { length: width },
      (_, right) => letters.get(square(top + down, left + right)) ?? EMPTY_SQUARE,
    ).join(""),
  );
}

/** A sketch in the middle of the paper, or from its corner where it is larger. */
export function drawingOf(sketch: readonly string[]): Drawing {
  const width = Math.max(0, ...sketch.map((row) => row.length));
  const top = Math.max(0, Math.floor((PAPER.rows - sketch.length) / 2));
  const left = Math.max(0, Math.floor((PAPER.columns - width) / 2));
  const letters = new Map<number, string>();
  sketch.forEach((row, down) =>
    [...row].forEach((letter, right) => {
      if (letter !== EMPTY_SQUARE && letter !== " ") letters.set(square(top + down, left + right), letter);
    }),
  );
  const down = sketch.length > 1 && width === 1;
  const end = down ? square(top + sketch.length, left) : square(top, left + width);
  return { letters, at: letters.size > 0 ? end : BLANK.at, down };
}

/** Letters in a row on the drawing: what may be a word, with the squares it takes. */
export interface Run extends Main {
  squares: number[];
}

function runsAlong(drawing: Drawing, down: boolean): Run[] {
  const { rows, columns } = sizeOf(drawing);
  const runs: Run[] = [];
  for (let line = 0; line < (down ? columns : rows); line += 1) {
    let squares: number[] = [];
    for (let along = 0; along <= (down ? rows : columns); along += 1) {
      const at = down ? square(along, line) : square(line, along);
      if (drawing.letters.has(at) && along < (down ? rows : columns)) {
        squares.push(at);
        continue;
      }
      const text = squares.map((one) => drawing.letters.get(one) ?? "").join("");
      if (text.length > 1) runs.push({ word: text.toUpperCase(), direction: down ? "V" : "H", squares });
      squares = [];
    }
  }
  return runs;
}

/** The runs across from the top, then those down from the left. */
export const runsOf = (drawing: Drawing): Run[] => [
  ...runsAlong(drawing, false),
  ...runsAlong(drawing, true),
];

/** Letters that are part of no run. */
export function straysOf(drawing: Drawing): Set<number> {
  const taken = new Set(runsOf(drawing).flatMap((run) => run.squares));
  return new Set([...drawing.letters.keys()].filter((at) => !taken.has(at)));
}
