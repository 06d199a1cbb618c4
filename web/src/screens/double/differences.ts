import { wholeSlip } from "../../desk/draft";
import type { WrittenSlip } from "../../net/server";

/** Places in a text that differ from another text: those changed, and those that only this one has. */
export function changedIn(text: string, other: string): Set<number> {
  const common = alignment(text, other);
  return new Set([...text].map((_, at) => at).filter((at) => !common.has(at) && text[at] !== " "));
}

/** The places of the longest series of letters that both texts have in the same order. */
function alignment(text: string, other: string): Set<number> {
  const lengths = Array.from({ length: text.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = text.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (!line) continue;
      line[column] =
        text[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const places = new Set<number>();
  for (let row = 0, column = 0; row < text.length && column < other.length;) {
    if (text[row] === other[column]) {
      places.add(row);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return places;
}

/** In how many things two readings of a slip differ: the letters, the reference, the score, the findings. */
export function differencesOf(mine: WrittenSlip, theirs: WrittenSlip): number {
  const [one, other] = [wholeSlip(mine), wholeSlip(theirs)];
  const letters =
    changedSquares(mine, theirs).size || (one.sketch.join("/") === other.sketch.join("/") ? 0 : 1);
  const rest = [
    one.reference !== other.reference,
    one.score !== other.score,
    [...one.faults].sort().join() !== [...other.faults].sort().join(),
    JSON.stringify(one.principal) !== JSON.stringify(other.principal),
  ];
  return letters + rest.filter(Boolean).length;
}

/** The letters of a sketch that are not the same in another: `row,column`. */
export function changedSquares(mine: WrittenSlip, theirs: WrittenSlip): Set<string> {
  const [one, other] = [wholeSlip(mine).sketch, wholeSlip(theirs).sketch];
  const changed = new Set<string>();
  one.forEach((row, down) =>
    [...row].forEach((letter, right) => {
      if (letter !== "." && letter !== other[down]?.[right]) changed.add(`${down},${right}`);
    }),
  );
  return changed;
}
