import type { Group, RankedLine } from "../../net/server";
import { folded } from "../../ui/letters";

/** A player as rankings know him. */
export interface Placed {
  rank: number;
  table: number;
  name: string;
  club: string;
  series: string;
  category: string;
  total: number;
}

/** Whom to show; an empty word leaves everybody. */
export interface Choice {
  search: string;
  club: string;
  series: string;
  category: string;
}

export const EVERYBODY: Choice = { search: "", club: "", series: "", category: "" };

export const isEverybody = ({ search, club, series, category }: Choice): boolean =>
  search.trim() + club + series + category === "";

/** Those chosen, in their order: a part of the name in any case and accent, or the number of a table. */
export function chosen<Row extends Placed>(rows: readonly Row[], choice: Choice): readonly Row[] {
  if (isEverybody(choice)) return rows;
  const wanted = folded(choice.search.trim());
  const matches = (row: Row) => folded(row.name).includes(wanted) || String(row.table) === wanted;
  return rows.filter(
    (row) =>
      (choice.club === "" || row.club === choice.club) &&
      (choice.series === "" || row.series === choice.series) &&
      (choice.category === "" || row.category === choice.category) &&
      (wanted === "" || matches(row)),
  );
}

/** Series, categories and clubs in the order in which they are listed. */
export type Groups = Readonly<Record<string, readonly Group[]>>;

/** The values that a filter offers, in the order of the groups. */
export function valuesOf(
  rows: readonly Placed[],
  of: "club" | "series" | "category",
  groups: Groups,
): string[] {
  const values = new Set(rows.map((row) => row[of]));
  return (groups[of] ?? []).map(({ label }) => label).filter((label) => values.has(label));
}

export interface Leader {
  name: string;
  of: string;
  total: number;
}

/** The first of each series or category; rows come in the order of their ranks. */
export function leadersOf(rows: readonly Placed[], of: "series" | "category", groups: Groups): Leader[] {
  return valuesOf(rows, of, groups).flatMap((value) => {
    const first = rows.find((row) => row[of] === value);
    return first ? [{ of: value, name: first.name, total: first.total }] : [];
  });
}

/** The bars of a line's turns. */
export const barsOf = (
  { player, turns }: Pick<RankedLine, "player" | "turns">,
  tops: readonly number[],
  solos: ReadonlySet<string>,
) => turns.map((points, at) => ({ points, top: tops[at] ?? 0, solo: solos.has(`${player}/${at + 1}`) }));
