import type { GroupLine, StandingHead, StandingLine, StandingOrder } from "../../net/server";

/** One line of the ranking as it is read. */
export interface StandingRow {
  id: string;
  /** Among those who are shown. */
  rank: number;
  /** Whether somebody else shown has the same rank. */
  shared: boolean;
  /** Whether a tie-break stands between this line and the one beside it. */
  banded: boolean;
  line: StandingLine;
  /** Places gained with the last game that is over; null before the second. */
  gained: number | null;
}

export interface StandingFilter {
  series: string;
  category: string;
  club: string;
  team: string;
}

export const EVERYBODY: StandingFilter = { series: "", category: "", club: "", team: "" };

const fits = (line: StandingLine, filter: StandingFilter): boolean =>
  (Object.keys(filter) as (keyof StandingFilter)[]).every((kind) => {
    const wanted = filter[kind];
    const has = line[kind] ?? "";
    return wanted === "" || (kind === "series" ? has.startsWith(wanted) : has === wanted);
  });

function gainedBy(line: StandingLine): number | null {
  const [before, after] = (line.ranks ?? []).slice(-2);
  return before === undefined || after === undefined ? null : before - after;
}

/** The whole order, of the blocks in which the server tells it. */
export function orderOf(block: (place: number) => StandingOrder | undefined): StandingOrder | undefined {
  const ids: string[] = [];
  const ranks: number[] = [];
  let at = 0;
  for (let some = block(at); some; some = block((at += 1))) {
    ids.push(...some.ids);
    ranks.push(...some.ranks);
  }
  return at ? { ids, ranks } : undefined;
}

/** The ranking of clubs, of the parts in which the server tells it, one a club. */
export const clubsIn = (parts: object): GroupLine[] =>
  Object.entries(parts)
    .filter(([name]) => name.startsWith("club:"))
    .map(([, club]) => club as GroupLine)
    .sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1));

/** The ranking of those who fit: ranks among themselves, equals sharing one, the next skipped. */
export function rowsOf(
  order: StandingOrder | undefined,
  lineOf: (id: string) => StandingLine | undefined,
  filter: StandingFilter = EVERYBODY,
): StandingRow[] {
  const rows: StandingRow[] = [];
  let overall = 0;
  order?.ids.forEach((id, at) => {
    const line = lineOf(id);
    if (!line || !fits(line, filter)) return;
    const last = rows.at(-1);
    const same = last !== undefined && order.ranks[at] === overall;
    overall = order.ranks[at] ?? 0;
    const rank = same ? last.rank : rows.length + 1;
    if (same) last.shared = true;
    rows.push({ id, rank, shared: same, banded: false, line, gained: gainedBy(line) });
  });
  rows.forEach((row, at) => {
    const beside = [rows[at - 1], rows[at + 1]];
    row.banded = row.line.total > 0 && beside.some((other) => other?.line.total === row.line.total);
  });
  return rows;
}

/** The best score of each game. */
export const bestOf = (rows: readonly StandingRow[], games: number): number[] =>
  Array.from({ length: games }, (_, game) =>
    Math.max(0, ...rows.map(({ line }) => line.games[game] ?? Number.NEGATIVE_INFINITY)),
  );

/** How many games have been played, and how many turns. */
export const playedOf = (head: StandingHead | undefined): { games: number; turns: number } => ({
  games: head?.played.filter(Boolean).length ?? 0,
  turns: head?.turns.reduce((sum, turns) => sum + turns, 0) ?? 0,
});

/** The value by which a tie was broken, or would have been. */
export function valueOf(line: StandingLine, tieBreak: string): number {
  const games = line.games.map((game) => game ?? 0);
  switch (tieBreak) {
    case "tops-lost":
      return line.tops_lost ?? 0;
    case "warnings":
      return line.warnings ?? 0;
    case "solos":
      return line.solos ?? 0;
    case "best-game":
      return Math.max(0, ...games);
    default:
      return games.at(-1) ?? 0;
  }
}

/** Those who share a rank though every tie-break was tried, the first ones first. */
export function equalsOf(rows: readonly StandingRow[]): StandingRow[][] {
  const found = new Map<number, StandingRow[]>();
  for (const row of rows)
    if (row.shared && row.line.total > 0) found.set(row.rank, [...(found.get(row.rank) ?? []), row]);
  return [...found.values()];
}

/** Series as they are filtered by: `1`, `2`… for `1A`, `1B`, `2A`. */
export const seriesOf = (rows: readonly StandingRow[]): string[] =>
  [...new Set(rows.map(({ line }) => (line.series ?? "").replace(/[A-Z]+$/, "")).filter(Boolean))].sort();

export const groupsOf = (rows: readonly StandingRow[], kind: "category" | "club" | "team"): string[] =>
  [...new Set(rows.map(({ line }) => line[kind] ?? "").filter(Boolean))].sort((one, other) =>
    one.localeCompare(other),
  );
