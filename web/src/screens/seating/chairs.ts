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

export type SetupFault = "name" | "same" | "nobody-here";

/** Why no game can begin so. */
export function faultOf({ chairs }: TableSetup): SetupFault | null {
  const names = chairs.map(({ name }) => name.trim().toLowerCase());
  if (names.includes("")) return "name";
  if (new Set(names).size < names.length) return "same";
  return chairs.some(({ sitting }) => sitting === "here") ? null : "nobody-here";
}
