import { step, type Place } from "../../board/board";

/** Where the letters beside a word fall on the grid when it lies at a place. */
export interface Beside {
  /** On the same letter. */
  right: ReadonlySet<number>;
  /** On another letter, or on none. */
  wrong: ReadonlyMap<number, string>;
}

interface Written {
  row: number;
  column: number;
  letter: string;
}

const NOTHING: Beside = { right: new Set(), wrong: new Map() };
const turned = ({ row, column, letter }: Written): Written => ({ row: column, column: row, letter });

/** What is written beside a word, laid over the grid; nothing where the word is not written so. */
export function besideOf(
  rows: readonly string[],
  sketch: readonly string[],
  place: Place,
  word: string,
): Beside {
  const grid = rows.join("").toUpperCase();
  const written = sketch.flatMap((line, row) =>
    [...line.toUpperCase()].flatMap((letter, column) =>
      letter === "." || letter === " " ? [] : [{ row, column, letter }],
    ),
  );
  const down = place.direction === "down";
  // As it is drawn first, then turned.
  for (const letters of [written, written.map(turned)]) {
    const own = wordIn(letters, word.toUpperCase(), down);
    if (!own) continue;
    const right = new Set<number>();
    const wrong = new Map<number, string>();
    for (const { row, column, letter } of letters) {
      const [by, to] = [row - own.row, column - own.column];
      if (down ? to === 0 && by >= 0 && by < word.length : by === 0 && to >= 0 && to < word.length) continue;
      const square = step(place.square, by, to);
      if (square === null) continue;
      if (grid[square] === letter) right.add(square);
      else wrong.set(square, letter);
    }
    return { right, wrong };
  }
  return NOTHING;
}

/** Where a word begins among letters, in a direction. */
function wordIn(letters: readonly Written[], word: string, down: boolean): Written | undefined {
  const at = new Map(letters.map((one) => [`${one.row}:${one.column}`, one.letter]));
  return letters.find(({ row, column }) =>
    [...word].every(
      (letter, by) => at.get(down ? `${row + by}:${column}` : `${row}:${column + by}`) === letter,
    ),
  );
}
