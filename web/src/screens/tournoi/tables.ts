import type { Arbiter, SeatsView } from "../../net/server";

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
}

/** The room by arbiter's post; tables that are nobody's form a post of their own. */
export function planOf(seats: SeatsView | undefined, arbiters: readonly Arbiter[]): PlanPost[] {
  const at = new Map(Object.entries(seats?.seats ?? {}).map(([entry, table]) => [table, entry]));
  const highest = Math.max(0, ...at.keys());
  if (highest === 0) return [];
  const blocks = arbiters
    .flatMap(({ name, blocks = [] }) =>
      blocks.map(({ first, last }) => ({ name, first, last: Math.min(last, highest) })),
    )
    .filter(({ first, last }) => first <= last)
    .sort((one, other) => one.first - other.first);
  const covered = blocks.length > 0 ? blocks : [{ name: "", first: 1, last: highest }];
  const end = Math.max(...covered.map(({ last }) => last));
  const all = end < highest ? [...covered, { name: "", first: end + 1, last: highest }] : covered;
  return all.map((post, index) => ({
    ...post,
    number: index + 1,
    tables: Array.from({ length: post.last - post.first + 1 }, (_, place) => ({
      table: post.first + place,
      entry: at.get(post.first + place) ?? null,
    })),
  }));
}

/** Arbiters for so many tables, as even as can be. */
export function sharedOut(tables: number, posts: number, nameOf: (number: number) => string): Arbiter[] {
  const size = Math.ceil(Math.max(1, tables) / posts);
  return Array.from({ length: posts }, (_, at) => ({
    id: `A${at + 1}`,
    name: nameOf(at + 1),
    blocks: [{ first: at * size + 1, last: at === posts - 1 ? 99_999 : (at + 1) * size }],
  }));
}

/** Two letters for a club: `LE` for `Les Embruns`; enough to see neighbours at a glance. */
export const shortClub = (club: string): string =>
  club
    .replace(/[^\p{L}]/gu, "")
    .slice(0, 2)
    .toUpperCase();
