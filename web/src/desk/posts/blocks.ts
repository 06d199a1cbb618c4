import type { Arbiter, Block } from "../../net/server";

const BLOCK = /^(\d{1,5})(?:\s*[-–—àa]\s*(\d{1,5}))?$/;

/** `1-31, 45` as blocks, or the piece that is none. */
export function readBlocks(text: string): { blocks: Block[] } | { bad: string } {
  const blocks: Block[] = [];
  for (const piece of text.split(/[,;]/).map((one) => one.trim())) {
    if (piece === "") continue;
    const found = BLOCK.exec(piece);
    const first = Number(found?.[1]);
    const last = Number(found?.[2] ?? found?.[1]);
    if (!found || first < 1 || last < first) return { bad: piece };
    blocks.push({ first, last });
  }
  return { blocks };
}

export const writeBlocks = (blocks: readonly Block[] = []): string =>
  blocks.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(", ");

/** Tables in their order, shared out so that nobody has two more than another. */
export function split(tables: readonly number[], parts: number): Block[][] {
  const small = Math.floor(tables.length / parts);
  const larger = tables.length % parts;
  return Array.from({ length: parts }, (_, part) => {
    const start = part * small + Math.min(part, larger);
    const share = tables.slice(start, start + small + (part < larger ? 1 : 0));
    const [first, last] = [share[0], share.at(-1)];
    return first === undefined || last === undefined ? [] : [{ first, last }];
  });
}

/** The same where tables are in several halls: nobody has tables in two, the fullest halls have most arbiters. */
export function splitByHall(halls: readonly (readonly number[])[], parts: number): Block[][] {
  const open = halls.filter((tables) => tables.length > 0);
  const shares = open.map(() => 0);
  for (let part = 0; part < parts; part += 1) {
    const load = open.map((tables, at) => tables.length / ((shares[at] ?? 0) || 0.001));
    const most = load.indexOf(Math.max(...load));
    if (most >= 0) shares[most] = (shares[most] ?? 0) + 1;
  }
  const found = open.flatMap((tables, at) => (shares[at] ? split(tables, shares[at]) : []));
  return Array.from({ length: parts }, (_, part) => found[part] ?? []);
}

export const within = (blocks: readonly Block[], table: number): boolean =>
  blocks.some(({ first, last }) => first <= table && table <= last);

/** The tables of nobody, as blocks of the list of tables. */
export function uncovered(tables: readonly number[], arbiters: readonly Pick<Arbiter, "blocks">[]): Block[] {
  const blocks = arbiters.flatMap((one) => one.blocks ?? []);
  const found: Block[] = [];
  let open: Block | null = null;
  for (const table of tables) {
    if (within(blocks, table)) open = null;
    else if (open) open.last = table;
    else found.push((open = { first: table, last: table }));
  }
  return found;
}

/** An identifier that no arbiter has. */
export function freshId(arbiters: readonly Pick<Arbiter, "id">[]): string {
  const taken = new Set(arbiters.map((one) => one.id));
  let number = arbiters.length + 1;
  while (taken.has(`A${number}`)) number += 1;
  return `A${number}`;
}
