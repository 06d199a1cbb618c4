import type { Chair, TableSetup } from "../../house/table";

export const MOST_CHAIRS = 4;
export const LEAST_CHAIRS = 2;

export const usualSetup = (you: string, computer: string): TableSetup => ({
  chairs: [
    { name: you, sitting: "here", level: "" },
    { name: computer, sitting: "computer", level: "habitue" },
  ],
  words: "checked",
  seconds: 0,
  lexicon: null,
});

/** A chair more, called otherwise than the others. */
export function withChair(setup: TableSetup, chair: Chair): TableSetup {
  const taken = new Set(setup.chairs.map(({ name }) => name));
  let { name } = chair;
  for (let number = 2; taken.has(name); number += 1) name = `${chair.name} ${number}`;
  return { ...setup, chairs: [...setup.chairs, { ...chair, name }] };
}

export const withoutChair = (setup: TableSetup, at: number): TableSetup => ({
  ...setup,
  chairs: setup.chairs.filter((_, seat) => seat !== at),
});

export const changed = (setup: TableSetup, at: number, chair: Partial<Chair>): TableSetup => ({
  ...setup,
  chairs: setup.chairs.map((one, seat) => (seat === at ? { ...one, ...chair } : one)),
});

export type SetupFault = "name" | "same" | "nobody-here" | "you";

/** Why no game can begin so; `you`: how a device calls the person before it, which means nobody on another one. */
export function faultOf({ chairs }: TableSetup, you: string): SetupFault | null {
  const names = chairs.map(({ name }) => name.trim().toLowerCase());
  if (names.includes("")) return "name";
  if (new Set(names).size < names.length) return "same";
  if (!chairs.some(({ sitting }) => sitting === "here")) return "nobody-here";
  const isAway = chairs.some(({ sitting }) => sitting === "away");
  return isAway && names.includes(you.toLowerCase()) ? "you" : null;
}

/** Another way of sitting: a name that says what sits there (one of the `usual`) changes with it. */
export function seated(setup: TableSetup, at: number, next: Chair, usual: readonly string[]): TableSetup {
  const { name = "", level } = setup.chairs[at] ?? {};
  const isUsual = usual.some((one) => name === one || name.startsWith(`${one} `));
  const called = isUsual ? withChair(withoutChair(setup, at), next).chairs.at(-1)?.name : name;
  return changed(setup, at, { ...next, name: called ?? name, level: level || next.level });
}
