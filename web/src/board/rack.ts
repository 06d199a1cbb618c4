import { JOKER } from "./board";

/** The places of a rack in the order of drawing. */
export const inOrder = (rack: string): number[] => [...rack].map((_, at) => at);

/** Another order of the same places. */
export function shuffled(order: readonly number[], random: () => number = Math.random): number[] {
  const mixed = [...order];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as number, mixed[at] as number];
  }
  return mixed;
}

/** Letters from A to Z, jokers last. */
export function sorted(rack: string): number[] {
  const face = (at: number) => (rack[at] === JOKER ? "~" : (rack[at] ?? ""));
  return inOrder(rack).sort((one, other) => (face(one) < face(other) ? -1 : face(one) > face(other) ? 1 : 0));
}
