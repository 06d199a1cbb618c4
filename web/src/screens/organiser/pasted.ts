import type { Entrant, SeenList, Sentence } from "../../net/server";
import { w } from "./words";

/** One line of what was pasted, and what the server made of it. */
export interface ReadLine {
  number: number;
  text: string;
  player?: Entrant | null;
  guessed?: string[];
  duplicate?: Sentence | null;
  refused?: Sentence | null;
}

export interface Understood {
  lines: ReadLine[];
  columns?: SeenList["columns"];
}

export type Field = "table" | "name" | "partner" | "series" | "category" | "club";
export const FIELDS: readonly Field[] = ["table", "name", "partner", "series", "category", "club"];

/** Whether players are made of a column that means this. */
export const isUsed = (meaning: string): boolean => meaning === "first" || isField(meaning);

/** The names of columns, in a sentence. */
export const namedFields = (fields: readonly Field[]): string =>
  fields.map((field) => w(`column.${field}`).toLowerCase()).join(", ");

export type Remark =
  | { kind: "said"; said: Sentence }
  | { kind: "known"; table: number }
  | { kind: "replaces"; name: string }
  | { kind: "guessed"; fields: Field[] };

/** A line as it is shown: `left` ones are not registered. */
export interface Reviewed {
  number: number;
  text: string;
  player: Entrant | null;
  guessed: ReadonlySet<string>;
  state: "sure" | "check" | "left" | "refused";
  remark: Remark | null;
}

export interface Review {
  lines: Reviewed[];
  /** Columns that are guessed in every line: said once for all. */
  columns: Field[];
  players: Entrant[];
  /** Tables whose player is replaced. */
  replacing: number[];
  /** How many tables the list leaves to be given. */
  given: number;
}

const nameOf = ({ name, partner }: Entrant): string =>
  [name, partner ?? ""].join("\n").toLocaleLowerCase("fr");

const personOf = ({ name, partner, club }: Entrant): string =>
  [name, partner ?? "", club ?? ""].join("\n").toLocaleLowerCase("fr");

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

/** What is to be looked at before anybody is registered, among those registered already. */
export function review(read: readonly ReadLine[], registered: readonly Entrant[]): Review {
  const people = new Map(registered.map((player) => [personOf(player), player]));
  const tables = new Map(registered.map((player) => [player.table, player]));
  const players = read.filter((line) => line.player);
  const everywhere = FIELDS.filter(
    (field) => players.length > 0 && players.every((line) => line.guessed?.includes(field)),
  );
  const lines = read.map((line): Reviewed => {
    const { number, text, player = null } = line;
    const guessed = new Set(line.guessed);
    const shown = { number, text, player, guessed };
    if (line.refused) return { ...shown, state: "refused", remark: { kind: "said", said: line.refused } };
    if (line.duplicate) return { ...shown, state: "left", remark: { kind: "said", said: line.duplicate } };
    const known = player ? people.get(personOf(player)) : undefined;
    if (known && known.table !== player?.table) {
      return { ...shown, state: "left", remark: { kind: "known", table: known.table } };
    }
    const before = player && tables.get(player.table);
    if (player && before && nameOf(before) !== nameOf(player)) {
      return { ...shown, state: "check", remark: { kind: "replaces", name: before.name } };
    }
    const fields = [...guessed].filter(isField).filter((field) => !everywhere.includes(field));
    if (fields.length > 0) return { ...shown, state: "check", remark: { kind: "guessed", fields } };
    return { ...shown, state: "sure", remark: null };
  });
  const kept = lines.filter(({ player, state }) => player && (state === "sure" || state === "check"));
  const registers = (some: Reviewed[]) => some.flatMap(({ player }) => player ?? []);
  return {
    lines,
    columns: everywhere.filter((field) => field !== "table"),
    players: registers(kept),
    replacing: registers(kept.filter(({ remark }) => remark?.kind === "replaces")).map(({ table }) => table),
    given: kept.filter(({ guessed }) => guessed.has("table")).length,
  };
}

/** Marks at the beginning of a text of two bytes a letter. */
const TWO_BYTES: readonly [encoding: string, first: number, second: number][] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];
// eslint-disable-next-line no-control-regex -- what no text has
const UNWRITTEN = /[\0-\x08\x0e-\x1f]/;

/** The text of a file of a spreadsheet, as it is written today or as older ones write it; null for no text. */
export function decoded(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes);
  const wide = TWO_BYTES.find((mark) => mark[1] === first && mark[2] === second)?.[0];
  const text = wide ? new TextDecoder(wide).decode(bytes) : ofOneByte(bytes);
  return UNWRITTEN.test(text) ? null : text;
}

function ofOneByte(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
