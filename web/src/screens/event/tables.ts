import type { Arbiter, Departure, HallView, SeatsView } from "../../net/server";
import { capitals } from "../../ui/letters";

export interface PlanTable {
  table: number;
  /** Who sits there; null for an empty table. */
  entry: string | null;
}

export interface PlanPost {
  number: number;
  name: string;
  first: number;
  last: number;
  tables: PlanTable[];
  /** What its hall is called, where there are several. */
  hall?: string | undefined;
}

interface Range {
  first: number;
  last: number;
}

const covering = <R extends Range>(ranges: readonly R[], table: number): R | undefined =>
  ranges.find(({ first, last }) => first <= table && table <= last);

/** The halls by arbiter's post; tables in a row that are nobody's form a post of their own. */
export function planOf(
  seats: SeatsView | undefined,
  arbiters: readonly Arbiter[],
  halls: readonly Pick<HallView, "name" | "first" | "last">[] = [],
): PlanPost[] {
  const at = new Map(Object.entries(seats?.seats ?? {}).map(([entry, table]) => [table, entry]));
  const blocks = arbiters.flatMap(({ name, blocks = [] }) => blocks.map((block) => ({ ...block, name })));
  const apart = halls.length > 1 ? halls : [];
  const plan: PlanPost[] = [];
  let before: [block?: Range | undefined, hall?: Range | undefined] | undefined;
  for (let table = 1; table <= Math.max(0, ...at.keys()); table += 1) {
    const [block, hall, entry] = [covering(blocks, table), covering(apart, table), at.get(table) ?? null];
    if (apart.length > 0 && !hall && !block && entry === null) continue;
    if (!before || before[0] !== block || before[1] !== hall)
      plan.push({
        ...{ number: plan.length + 1, name: block?.name ?? "", hall: hall?.name },
        ...{ first: table, last: table, tables: [] },
      });
    before = [block, hall];
    const post = plan.at(-1);
    if (post) post.last = table;
    post?.tables.push({ table, entry });
  }
  return plan;
}

const NO_END = 99_999;

/** The same arbiters, the last of whom has whoever comes late. */
export const openEnded = (arbiters: readonly Arbiter[], highest: number): Arbiter[] =>
  arbiters.map((one) => ({
    ...one,
    blocks: (one.blocks ?? []).map(({ first, last }) => ({ first, last: last >= highest ? NO_END : last })),
  }));

/** As far as there are tables. */
export const bounded = (arbiters: readonly Arbiter[], highest: number): Arbiter[] =>
  arbiters.map((one) => ({
    ...one,
    blocks: (one.blocks ?? [])
      .filter(({ first }) => first <= highest)
      .map(({ first, last }) => ({ first, last: Math.min(last, highest) })),
  }));

const ARTICLE = /^(?:(?:les?|la|the)\s|l[’'])\s*/i;

/** Two letters for a club: `EM` for `Les Embruns`; enough to see neighbours at a glance. */
export const shortClub = (club: string): string => capitals(club.replace(ARTICLE, "")).slice(0, 2);

/** What the letters of the plan stand for, clubs with most people first. */
export function clubsOf(clubs: readonly string[]): (readonly [short: string, club: string])[] {
  const counts = new Map<string, number>();
  for (const club of clubs) if (club) counts.set(club, (counts.get(club) ?? 0) + 1);
  return [...counts]
    .sort(([one, less], [other, more]) => more - less || one.localeCompare(other))
    .map(([club]) => [shortClub(club), club] as const);
}

/** The table to swap with so that two neighbours are of different clubs; null where there is none. */
export function swapFor(
  pair: readonly string[],
  seats: Readonly<Record<string, number>>,
  clubOf: (entry: string) => string,
  kept: ReadonlySet<string>,
): { entry: string; table: number } | null {
  const at = new Map(Object.entries(seats).map(([entry, table]) => [table, entry]));
  const fits = (entry: string, table: number, but: string): boolean =>
    [table - 1, table + 1].every((beside) => {
      const other = at.get(beside);
      return other === undefined || other === but || other === entry || clubOf(other) !== clubOf(entry);
    });
  for (const entry of pair) {
    const here = seats[entry];
    if (here === undefined || kept.has(entry)) continue;
    const found = Object.entries(seats)
      .filter(([other]) => clubOf(other) !== clubOf(entry) && !kept.has(other))
      .sort(([, one], [, other]) => Math.abs(one - here) - Math.abs(other - here))
      .find(([other, table]) => fits(entry, table, other) && fits(other, here, entry));
    if (found) return { entry, table: found[1] };
  }
  return null;
}

export interface SeatChange {
  entry: string;
  table: number | null;
  kind: "arrived" | "gone" | "missing" | "kept";
}

/** What is not as in the game before, or is told at every draw, by table. */
export function changesOf(
  game: number,
  seats: SeatsView | undefined,
  before: SeatsView | undefined,
  departures: readonly Departure[],
  absences: readonly { entry: string; game: number }[],
  kept: ReadonlySet<string>,
): SeatChange[] {
  const here = seats?.seats ?? {};
  const there = before?.seats ?? {};
  const away = new Set(absences.filter((one) => one.game === game).map(({ entry }) => entry));
  const was = new Set(absences.filter((one) => one.game === game - 1).map(({ entry }) => entry));
  const table = (entry: string): number | null => here[entry] ?? null;
  return [
    ...Object.keys(here)
      .filter((entry) => before !== undefined && !(entry in there) && !was.has(entry))
      .map((entry) => ({ entry, table: table(entry), kind: "arrived" as const })),
    ...departures
      .filter((one) => one.game === game)
      .map(({ entry }) => ({ entry, table: table(entry), kind: "gone" as const })),
    ...[...away].map((entry) => ({ entry, table: table(entry), kind: "missing" as const })),
    ...[...kept]
      .filter((entry) => entry in here)
      .map((entry) => ({ entry, table: table(entry), kind: "kept" as const })),
  ];
}
