import { JOKER } from "../../board/board";

/** Letters neither on the grid nor in hand, with how many of each there are, jokers last. */
export function unseenLetters(
  counts: ReadonlyMap<string, number>,
  grid: readonly string[],
  rack: string,
): [letter: string, count: number][] {
  const left = new Map(counts);
  for (const square of grid.join("") + rack) {
    if (square === ".") continue;
    const letter = square === square.toUpperCase() ? square : JOKER;
    left.set(letter, (left.get(letter) ?? 0) - 1);
  }
  const sortable = (letter: string) => (letter === JOKER ? "~" : letter);
  return [...left]
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => (sortable(one) < sortable(other) ? -1 : 1));
}
