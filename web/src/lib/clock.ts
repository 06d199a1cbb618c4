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

/** The time of a turn as the server tells it, in seconds of the server's clock. */
export interface Timer {
  total: number;
  /** How long before the end the last seconds are called. */
  signal: number;
  /** When the turn ends; null unless the clock runs. */
  ends: number | null;
  /** What is left when the clock is stopped on the way. */
  left: number | null;
}

/** The server's own view of the clock as a timer; null where the game has none. */
export function timerOf(clock: ClockView | null | undefined): Timer | null {
  if (!clock || clock.state === "none") return null;
  const runs = clock.state === "running" || clock.state === "over";
  return {
    total: clock.seconds ?? 0,
    signal: clock.signal_before_end ?? 0,
    ends: runs ? (clock.ends ?? null) : null,
    left: clock.left ?? null,
  };
}

export type Phase = "before" | "running" | "last" | "over" | "paused";

export interface Reading {
  phase: Phase;
  /** Whole seconds to show: the last one is shown until it has passed. */
  seconds: number;
}

export function readTimer(timer: Timer, serverNow: number): Reading {
  if (timer.ends === null) {
    return timer.left === null
      ? { phase: "before", seconds: timer.total }
      : { phase: "paused", seconds: Math.ceil(timer.left) };
  }
  const seconds = Math.min(timer.total, Math.max(0, Math.ceil(timer.ends - serverNow)));
  if (seconds === 0) return { phase: "over", seconds };
  return { phase: seconds <= timer.signal ? "last" : "running", seconds };
}

/** Seconds until another number is to be shown, or null when nothing moves any more. */
export function untilNextSecond(timer: Timer, serverNow: number): number | null {
  if (timer.ends === null) return null;
  const remaining = timer.ends - serverNow;
  return remaining <= 0 ? null : remaining - (Math.ceil(remaining) - 1);
}

/** Calls at once, then whenever another number is to be shown; returns how to stop. */
export function everySecond(timer: Timer, clock: ServerClock, show: (reading: Reading) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const now = clock.now();
    show(readTimer(timer, now));
    const wait = untilNextSecond(timer, now);
    if (wait !== null) waiting = setTimeout(tick, Math.ceil(clock.lasting(wait)));
  };
  tick();
  return () => clearTimeout(waiting);
}
