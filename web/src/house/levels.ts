import { w } from "./words";

/** The computers there are, from the weakest on; the server may know others. */
export const LEVELS = [
  "decouverte",
  "debutant",
  "amateur",
  "habitue",
  "confirme",
  "averti",
  "expert",
  "maitre",
  "champion",
  "greedy",
] as const;

export function levelName(level: string): string {
  const known = LEVELS.find((one) => one === level);
  return known === undefined ? level : w(`level.${known}`);
}
