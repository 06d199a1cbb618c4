import type { Timer } from "../ui/timer";
import type { ClockView } from "./server";

/** One ping, in seconds: when it left and came back by this machine's clock, and the server's time in between. */
export interface Ping {
  sent: number;
  received: number;
  server: number;
}

/** How many of the latest pings count: old ones are dropped, as clocks drift apart. */
export const PINGS_KEPT = 8;

/** Seconds that never go back, whatever is done to the machine's date. */
export const localNow = (): number => performance.now() / 1000;

/** The server's clock as read off this machine's; that of a demonstration may run many times as fast. */
export class ServerClock {
  constructor(
    readonly offset: number,
    readonly speed = 1,
  ) {}

  now(): number {
    return this.offset + this.speed * localNow();
  }

  /** How many milliseconds of this machine some seconds of the server take. */
  lasting(seconds: number): number {
    return Math.max(0, (seconds * 1000) / this.speed);
  }
}

/** The server's clock is told best by the ping that came back quickest. */
export function clockOf(pings: readonly Ping[], speed = 1): ServerClock | null {
  const latest = pings.slice(-PINGS_KEPT);
  const [first, ...rest] = latest;
  if (first === undefined) return null;
  const roundTrip = (ping: Ping) => ping.received - ping.sent;
  const best = rest.reduce((one, other) => (roundTrip(other) < roundTrip(one) ? other : one), first);
  return new ServerClock(best.server - (speed * (best.sent + best.received)) / 2, speed);
}

/** The server's own view of the clock as a timer; null where the game has none. */
export function timerOf(clock: ClockView | null | undefined): Timer | null {
  if (!clock || clock.state === "none" || !clock.seconds) return null;
  const runs = clock.state === "running" || clock.state === "over";
  return {
    total: clock.seconds,
    signal: clock.signal_before_end ?? 0,
    ends: runs ? (clock.ends ?? null) : null,
    left: clock.left ?? null,
  };
}
