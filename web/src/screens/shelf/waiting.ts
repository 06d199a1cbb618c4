import type { ShelvedView } from "../../net/server";

export type Gesture = "count" | "zero" | "commission";

/** What the hours of a slip prove: in time, out of time, or nothing by themselves. */
export type Proof = "in" | "out" | "doubt" | "paper";

export function proofOf({ ahead, connected }: ShelvedView): Proof {
  if (ahead === null) return "paper";
  if (ahead < 0) return "out";
  return connected === false ? "in" : "doubt";
}

/** What is proposed; where the hours prove nothing, a person says it. */
export function proposed(slip: ShelvedView): Gesture | null {
  const proof = proofOf(slip);
  if (proof === "in") return "count";
  return proof === "out" ? "zero" : null;
}

export interface Hour {
  what: "written" | "written.late" | "unknown" | "ended" | "came";
  at: string | null;
  /** Whether the turn was still on. */
  inTime: boolean;
}

/** The hours of a slip in their order. */
export function hoursOf(slip: ShelvedView): Hour[] {
  const ended: Hour = { what: "ended", at: slip.ended, inTime: true };
  const came: Hour = { what: "came", at: slip.came, inTime: false };
  if (slip.written === null) return [ended, { what: "unknown", at: null, inTime: true }, came];
  const isLate = (slip.ahead ?? 0) < 0;
  if (isLate) return [ended, { what: "written.late", at: slip.written, inTime: false }, came];
  return [{ what: "written", at: slip.written, inTime: true }, ended, came];
}

export const slipKey = ({ game, draw, table, came }: ShelvedView): string =>
  [game, draw, table, came].join(":");

/** Whether it is the one that came last of its place: the others are decided after it. */
export const isFirst = (slip: ShelvedView, shelf: readonly ShelvedView[]): boolean =>
  slip ===
  shelf.findLast(
    ({ game, draw, player, taken }) =>
      taken === null && game === slip.game && draw === slip.draw && player === slip.player,
  );
