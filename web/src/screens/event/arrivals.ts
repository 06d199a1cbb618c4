import type { DoorLine, Person, RegularPerson } from "../../net/server";
import { folded } from "../../ui/letters";

export type Arrival = "here" | "late" | "absent" | "awaited" | "gone";

/** Somebody whom the door knows: entered, or a regular who is not entered yet. */
export interface Awaited {
  /** The entry, or what tells a regular from the others. */
  id: string;
  name: string;
  club: string;
  arrival: Arrival | "regular";
  table: number | null;
  /** What is typed or scanned for him besides his name. */
  marks: readonly string[];
  regular?: RegularPerson;
}

export type Counts = Record<"here" | "late" | "absent" | "awaited", number>;

/** Of a card or a licence, however it is typed. */
const bare = (text: string): string => folded(text).replace(/[^a-z0-9]/g, "");

export function entrantsOf(
  door: Readonly<Record<string, DoorLine>>,
  game: number,
  licencesOf: (entry: string) => readonly string[],
): Awaited[] {
  return Object.entries(door).map(([part, { name, club = "", cards = [], games }]) => {
    const id = part.slice("door:".length);
    const { arrival = "awaited", table = null } = games[game - 1] ?? {};
    return { id, name, club, arrival, table, marks: [...cards, ...licencesOf(id)].map(bare).filter(Boolean) };
  });
}

export const regularsOf = (people: readonly RegularPerson[]): Awaited[] =>
  people.map((regular, at) => ({
    id: `regular:${at}`,
    name: regular.name,
    club: regular.club,
    arrival: "regular",
    table: null,
    marks: [regular.card, regular.licence].map(bare).filter(Boolean),
    regular,
  }));

export const inOrder = (those: readonly Awaited[]): Awaited[] =>
  those.toSorted((one, other) => one.name.localeCompare(other.name, "fr"));

export function countsOf(those: readonly Awaited[]): Counts {
  const counts: Counts = { here: 0, late: 0, absent: 0, awaited: 0 };
  for (const { arrival } of those) if (arrival !== "gone" && arrival !== "regular") counts[arrival] += 1;
  return counts;
}

/** Whom what was typed or scanned may mean: those of a card or a licence, else those whose names begin so. */
export function meant(those: readonly Awaited[], typed: string): readonly Awaited[] {
  const mark = bare(typed);
  if (mark === "") return those;
  const marked = those.filter(({ marks }) => marks.includes(mark));
  if (marked.length > 0) return marked;
  const words = folded(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return those.filter(({ name }) => {
    const own = folded(name).split(/[^a-z0-9]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** Names that several bear: only their clubs tell them apart. */
export function namesakesOf(those: readonly Awaited[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const { name } of those) (seen.has(name) ? found : seen).add(name);
  return found;
}

const ANSWERS = { agrees: false, unnamed: false, paid: false, accessible: false };

/** Regulars as they enter: a person and an entry each, under numbers that none bears. */
export function entering(
  those: readonly RegularPerson[],
  people: readonly Pick<Person, "id">[],
  entries: readonly { id: string }[],
) {
  const after = (ids: readonly { id: string }[]): number =>
    Math.max(0, ...ids.map(({ id }) => Number(id)).filter(Number.isInteger));
  const [person, entry] = [after(people), after(entries)];
  return {
    people: those.map(({ name, licence, federation, club, series, category }, at) => ({
      ...ANSWERS,
      ...{ id: String(person + at + 1), name, licence, federation, club, series, category },
    })),
    entries: those.map((_, at) => ({ id: String(entry + at + 1), people: [String(person + at + 1)] })),
  };
}
