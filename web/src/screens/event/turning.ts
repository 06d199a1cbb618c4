import type { GameCard, RankRange, WallNext, WallPlayed } from "../../net/server";
import type { StandingRow } from "./standing";

/** Names on a page, in two columns; seconds that it stays. */
export const NAMES = 32;
export const STAYS = 12;
/** Turns on a page, in two columns. */
const TURNS = 26;
/** Minutes before a game from which tables alone are shown, by name. */
const SOON = 5;

/** Somebody's line: what he has, and where he sits next. */
export interface WallLine {
  id: string;
  name: string;
  /** `33`, `35=`, or `34–37` where it can still move. */
  rank: string;
  moves: RankRange | null;
  total: number;
  table: number | null;
}

export type WallPage =
  | { kind: "ranking"; first: number; last: number; lines: WallLine[] }
  | { kind: "tables"; first: string; last: string; lines: WallLine[] }
  | { kind: "turns"; played: WallPlayed; turns: WallPlayed["turns"] };

interface Known {
  rows: readonly StandingRow[];
  next: WallNext | null;
  played: WallPlayed | null;
  possible: readonly RankRange[];
  nameOf: (id: string) => string;
  /** Minutes until the next game; null where nobody said its hour. */
  left: number | null;
  /** A game that goes on: its turns are no business of this screen. */
  live: GameCard | undefined;
}

function parted<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** What turns: the ranking with tables, the turns of the last game; shortly before the next one, tables by name. */
export function pagesOf({ rows, next, played, possible, nameOf, left, live }: Known): WallPage[] {
  const tables = live ? {} : (next?.tables ?? {});
  const ranges = new Map(possible.map((one) => [one.id, one]));
  const lines = rows
    .filter(({ line }) => !line.gone)
    .map(({ id, rank, shared, line }): WallLine => {
      const moves = ranges.get(id) ?? null;
      return {
        id,
        name: line.name,
        rank: moves ? `${moves.best}–${moves.worst}` : `${rank}${shared ? "=" : ""}`,
        moves,
        total: line.total,
        table: tables[id] ?? null,
      };
    });
  const drawn = Object.keys(tables).length > 0;
  const begun = rows.some(({ line }) => line.games.some((game) => game !== null));
  if (drawn && (!begun || (left !== null && left <= SOON))) return byName(tables, nameOf);
  const ranking = parted(begun ? lines : [], NAMES).map((some, at): WallPage => ({
    kind: "ranking",
    first: at * NAMES + 1,
    last: at * NAMES + some.length,
    lines: some,
  }));
  const turns = parted(played?.turns ?? [], TURNS).map((some): WallPage => ({
    kind: "turns",
    played: played as WallPlayed,
    turns: some,
  }));
  return [...ranking, ...turns];
}

function byName(tables: Readonly<Record<string, number>>, nameOf: (id: string) => string): WallPage[] {
  const lines = Object.entries(tables)
    .map(([id, table]): WallLine => ({ id, name: nameOf(id), rank: "", moves: null, total: 0, table }))
    .sort((one, other) => one.name.localeCompare(other.name, "fr"));
  return parted(lines, NAMES).map((some) => ({
    kind: "tables",
    first: some[0]?.name ?? "",
    last: some.at(-1)?.name ?? "",
    lines: some,
  }));
}

/** Minutes from now until a game; null where its day or hour is not told, or is long gone. */
export function minutesTo(game: Pick<WallNext, "day" | "starts"> | null, now: Date): number | null {
  const at = game ? Date.parse(`${game.day}T${game.starts}`) : Number.NaN;
  const left = Math.ceil((at - now.getTime()) / 60_000);
  return Number.isNaN(left) || left < -60 ? null : left;
}
