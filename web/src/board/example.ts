/** A game to be looked at; its last word is the one in amber. */
export const EXAMPLE: readonly string[] = [
  "...............",
  "...............",
  "...............",
  "..............S",
  "..............I",
  "...EUH........L",
  ".....EMIR.....O",
  ".......FEDAYINS",
  ".........O.....",
  ".........I.....",
  "....BELOUGAS...",
  "CAURIS...T.AXEZ",
  ".........I.....",
  ".........E.....",
  ".......ETRANgLE",
];

export const EXAMPLE_LAST: ReadonlySet<number> = new Set([11, 12, 13, 14].map((column) => 11 * 15 + column));
