import type { Readiness } from "../../net/server";

/** What has to be seen working the day before, in the order in which it is asked. */
export const CHECKS = [
  "file",
  "disk",
  "list",
  "people",
  "room",
  "phone",
  "display",
  "printer",
  "sound",
] as const;
export type Check = (typeof CHECKS)[number];

/** Those that only a person can have seen, with the hour at which he did. */
export const SEEN = ["list", "phone", "display", "printer", "sound"] as const;
export type Seen = (typeof SEEN)[number];
export const isSeen = (check: Check): check is Seen => SEEN.some((one) => one === check);

/** An evening of many halls writes some twenty million bytes. */
export const ENOUGH = 200_000_000;

export interface Facts {
  machine: Readiness;
  players: number;
  /** Tables that no arbiter corrects. */
  uncovered: number;
  /** Devices that came in by a link of that place. */
  phones: number;
  displays: number;
  /** What a person has seen, and when. */
  seen: Partial<Record<Seen, string>>;
}

/** What is ready, by what is seen of it and by what a person says. */
export function isReady(check: Check, { machine, seen, ...facts }: Facts): boolean {
  switch (check) {
    case "file":
      return machine.events > 0 && machine.damaged.length === 0;
    case "disk":
      return machine.free === null || machine.free >= ENOUGH;
    case "list":
      return machine.words > 0 && seen.list !== undefined;
    case "people":
      return facts.players > 0 && facts.uncovered === 0;
    case "room":
      return machine.addresses.length > 0;
    case "phone":
      return facts.phones > 0 || seen.phone !== undefined;
    case "display":
      return facts.displays > 0 || seen.display !== undefined;
    default:
      return seen[check] !== undefined;
  }
}

/** What is still to be done, first thing first. */
export const missing = (facts: Facts): Check[] => CHECKS.filter((check) => !isReady(check, facts));
