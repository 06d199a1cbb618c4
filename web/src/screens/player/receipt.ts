import type { OwnSlip } from "../../net/server";
import { Refused } from "../../net/api";
import { sameSlip, type Slip } from "../../board/slip";
import { w } from "./words";

const UNREADABLE = 400;

/** What is known of a slip: how far it has come. `at` is when the server had it, by its clock. */
export type Receipt =
  | { state: "none" | "unsent" | "sending" | "offline" | "late" }
  | { state: "draft" | "received"; at: number | null }
  | { state: "refused"; why: string };

export interface Situation {
  slip: Slip;
  handed: boolean;
  /** Whether anything is written on it. */
  written: boolean;
  /** Whether something of it has not been answered yet. */
  waiting: boolean;
  connected: boolean;
  /** What the server shows that it has. */
  stored: OwnSlip | null;
  /** What it said that it took. */
  acknowledged: { slip: Slip; handed: boolean } | null;
  refusal: string | null;
  /** Whether the time is over. */
  closed: boolean;
}

/** Why a slip was refused. Only one that the server cannot read is to be written again, on paper. */
export const whyNot = (error: Error): string =>
  error instanceof Refused && error.status === UNREADABLE
    ? w("receipt.unreadable", { why: error.message })
    : error.message;

/** Received is said of what the server has, word for word, and of nothing else. */
export function readReceipt(known: Situation): Receipt {
  const { slip, handed, written, waiting, connected, stored, acknowledged, refusal, closed } = known;
  if (refusal !== null) return { state: "refused", why: refusal };
  if (waiting) return { state: connected ? "sending" : "offline" };
  const shown = stored !== null && sameSlip(stored.slip, slip);
  const taken = acknowledged !== null && sameSlip(acknowledged.slip, slip);
  const at = shown ? stored.at : null;
  if (closed) {
    if (shown) return { state: "received", at };
    if (taken) return { state: "late" };
    return { state: written ? "unsent" : "none" };
  }
  if ((shown && stored.handed && handed) || (taken && acknowledged.handed && handed))
    return { state: "received", at };
  if (shown || taken) return written ? { state: "draft", at } : { state: "none" };
  return { state: written ? "unsent" : "none" };
}
