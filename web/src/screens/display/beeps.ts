import type { ClockView } from "../../net/server";

/** A sound that the rules of the game want so many seconds after the start of the clock. */
export interface Beep {
  after: number;
  sound: string;
}

/** What the server says of the clock where the rulebook has beeps. */
export type BeepingClock = ClockView & { beeps?: readonly Beep[] };

/** A signal that is late by more than this, after a drop of the network, is not given any more. */
const LATEST = 2;

/** Where people speak, a bell may ring with what they say: at the signal, and at the end. */
function rings({ seconds = 0, signal_before_end: before = 0, state }: BeepingClock): Beep[] {
  if (state === "none" || seconds === 0) return [];
  return [
    { after: seconds - before, sound: "double-beep" },
    { after: seconds, sound: "long" },
  ];
}

/** The beeps still to be given, by the server's clock; once the time is over, the last one may be. */
export function awaitedBeeps(
  clock: BeepingClock | undefined,
  now: number,
  ringing = false,
): { at: number; sound: string }[] {
  const { started, ends, state, beeps = [] } = clock ?? {};
  if (clock === undefined || started == null) return [];
  return (beeps.length === 0 && ringing ? rings(clock) : beeps)
    .map(({ after, sound }) => ({ at: started + after, sound }))
    .filter(({ at }) => at >= now - LATEST)
    .filter(({ at }) => state === "running" || (state === "over" && at === ends));
}
