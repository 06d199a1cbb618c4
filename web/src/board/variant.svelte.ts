/** `l` and `L` double and triple the letter, `w` and `W` the word. */
export type Premium = "" | "l" | "L" | "w" | "W";

/** Letters and board of one variant, from the data that the server plays with. */
export interface Variant {
  /** What a letter is worth; a joker nothing. */
  values: ReadonlyMap<string, number>;
  /** How many there are of each letter, jokers included. */
  counts: ReadonlyMap<string, number>;
  /** The premium of each of the 225 squares, in reading order. */
  premiums: readonly Premium[];
}

interface Described {
  name: string;
  letters: string;
  board: string;
}
interface Letters {
  name: string;
  tiles: readonly { letter: string; value: number; count: number }[];
}
interface Layout {
  name: string;
  rows: readonly string[];
}

const described = import.meta.glob<Described>("../../../python/nonuple/data/variants/*.json", { eager: true, query: "?bare", import: "default" }); // prettier-ignore
const letters = import.meta.glob<Letters>("../../../python/nonuple/data/letters/*.json", { eager: true, query: "?bare", import: "default" }); // prettier-ignore
const boards = import.meta.glob<Layout>("../../../python/nonuple/data/boards/*.json", { eager: true, query: "?bare", import: "default" }); // prettier-ignore

function named<T extends { name: string }>(files: Record<string, T>, name: string): T {
  const found = Object.values(files).find((file) => file.name === name);
  if (!found) throw new Error(`no data called ${name}`);
  return found;
}

function made({ letters: set, board }: Described): Variant {
  const { tiles } = named(letters, set);
  const marks = [...named(boards, board).rows.join("")];
  return {
    values: new Map(tiles.map((tile) => [tile.letter, tile.value])),
    counts: new Map(tiles.map((tile) => [tile.letter, tile.count])),
    premiums: marks.map((mark) => (mark === "." ? "" : (mark as Premium))),
  };
}

export const VARIANTS: ReadonlyMap<string, Variant> = new Map(
  Object.values(described).map((one) => [one.name, made(one)]),
);

/** What is shown until a game says otherwise. */
const USUAL = "french";

let playing = $state.raw(USUAL);

/** The letters and the board of the game that is followed; those of an older program, the usual ones. */
export const pieces = (): Variant => VARIANTS.get(playing) ?? made(named(described, USUAL));

/** A game with these letters is followed now. */
export function playWith(name: string | undefined): void {
  playing = name ?? USUAL;
}
