/** The time of a turn, in seconds of the clock that counts. */
export interface Timer {
  total: number;
  /** How long before the end the last seconds are called. */
  signal: number;
  /** When the turn ends; null unless the clock runs. */
  ends: number | null;
  /** What is left when the clock is stopped on the way. */
  left: number | null;
}

/** A clock: its time in seconds, and how many milliseconds of this machine some of its seconds take. */
export interface Clock {
  now(): number;
  lasting(seconds: number): number;
}

export type Phase = "before" | "running" | "last" | "over" | "paused";

export interface Reading {
  phase: Phase;
  /** Whole seconds to show: the last one is shown until it has passed. */
  seconds: number;
}

export function readTimer(timer: Timer, now: number): Reading {
  if (timer.ends === null) {
    return timer.left === null
      ? { phase: "before", seconds: timer.total }
      : { phase: "paused", seconds: Math.ceil(timer.left) };
  }
  const seconds = Math.min(timer.total, Math.max(0, Math.ceil(timer.ends - now)));
  if (seconds === 0) return { phase: "over", seconds };
  return { phase: seconds <= timer.signal ? "last" : "running", seconds };
}

/** Seconds until another number is to be shown, or null when nothing moves any more. */
export function untilNextSecond(timer: Timer, now: number): number | null {
  if (timer.ends === null) return null;
  const remaining = timer.ends - now;
  return remaining <= 0 ? null : remaining - (Math.ceil(remaining) - 1);
}

/** Calls at once, then whenever another number is to be shown; returns how to stop. */
export function everySecond(timer: Timer, clock: Clock, show: (reading: Reading) => void): () => void {
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
