import { addressOf } from "../ui/address";
import { JOKER, laid, placeOf, ROWS, SIZE } from "./board";

/** A grid and the letters to play on it. */
export interface SetUp {
  /** Fifteen rows of fifteen squares. */
  rows: readonly string[];
  rack: string;
  /** Of the game; the usual one unless it is told. */
  formula?: string | undefined;
}

export const EMPTY_ROWS: readonly string[] = Array.from({ length: SIZE }, () => ".".repeat(SIZE));

const packed = (row: string): string => row.replace(/\.+/g, (run) => String(run.length));
const unpacked = (row: string): string => row.replace(/\d+/g, (count) => ".".repeat(Number(count)));
/** A question mark would end the address on some phones. */
const JOKER_IN_LINKS = "_";

/** The address of the analysis board with a position: all of it is in the fragment, so that no server keeps it. */
export function analysisLink({ rows, rack, formula = "normal" }: SetUp): string {
  const words = [rows.map(packed).join("."), rack.replace(/[+-]/g, "").replaceAll(JOKER, JOKER_IN_LINKS)];
  return addressOf("analyse", ...words, ...(formula === "normal" ? [] : [formula]));
}

/** The first row of a link that has not fifteen squares. */
export interface Spoilt {
  row: string;
  squares: number;
}

export interface Arrived {
  position: SetUp;
  /** What is wrong with the link; the position is then as much of it as could be read. */
  spoilt: Spoilt | null;
}

/** The position of the words of an address; null where it has none. */
export function arrivedWith([grid, rack = "", formula]: readonly string[]): Arrived | null {
  if (grid === undefined || grid === "") return null;
  const told = grid.split(".").map((row) => unpacked(row).replace(/[^A-Za-z.]/g, ""));
  const rows = EMPTY_ROWS.map((empty, at) => ((told[at] ?? "") + empty).slice(0, SIZE));
  const at = EMPTY_ROWS.findIndex((_, row) => told[row]?.length !== SIZE);
  const letters = rack
    .toUpperCase()
    .replaceAll(JOKER_IN_LINKS, JOKER)
    .replace(/[^A-Z?]/g, "");
  return {
    position: { rows, rack: letters.slice(0, 10), formula },
    spoilt: at < 0 ? null : { row: ROWS[at] ?? "", squares: told[at]?.length ?? 0 },
  };
}

/** The grid with a word more. */
export function withWord(rows: readonly string[], ref: string, word: string): readonly string[] {
  const place = placeOf(ref);
  if (!place) return rows;
  const put = laid(rows, place, word);
  const squares = [...rows.join("")].map((letter, at) => put.get(at) ?? letter);
  return rows.map((_, row) => squares.slice(row * SIZE, (row + 1) * SIZE).join(""));
}

/** A turn as a sheet tells it. */
interface Played {
  rack: string;
  /** None where no word was laid. */
  ref?: string | null | undefined;
  word?: string | null | undefined;
  /** The letter that took the joker's place on the grid, in a joker game. */
  replaced?: string | null;
  /** In a free game: a word that was rightly challenged did not stay. */
  challenge?: { upheld: boolean } | null;
}

/** The position before each turn of a sheet. */
export function positionsBefore(turns: readonly Played[], formula?: string): SetUp[] {
  let rows = EMPTY_ROWS;
  return turns.map(({ rack, ref, word, replaced, challenge }) => {
    const before = rows;
    const lying = replaced ? word?.replace(replaced.toLowerCase(), replaced.toUpperCase()) : word;
    if (!challenge?.upheld) rows = withWord(rows, ref ?? "", lying ?? "");
    return { rows: before, rack: rack.replace(/[+-]/g, ""), formula };
  });
}
