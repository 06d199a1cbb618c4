import type { ServerClock } from "../../net/clock";
import type { ClockView, TimeSignal } from "../../net/server";
import { call } from "../../ui/senses.svelte";
import { isSound, type Sound } from "../../ui/sound";
import { w } from "./words";

/** A signal late by more than this, after a drop of the network, is not given any more. */
const LATEST = 2;
const SHOWN = 2_500;
const MINUTE = 60;

/** The signals still to give, by the server's clock. */
export function awaitedSignals(
  signals: readonly TimeSignal[],
  clock: ClockView | undefined,
  now: number,
): { at: number; sound: string; words: string }[] {
  const { ends, seconds = 0 } = clock ?? {};
  if (ends == null) return [];
  return signals
    .map(({ second, sound }) => ({
      at: ends - seconds + second,
      sound,
      words: spoken(second, seconds - second),
    }))
    .filter(({ at }) => at >= now - LATEST);
}

/** What a voice says at a signal, after so many seconds and before so many. */
function spoken(after: number, before: number): string {
  if (after === 0) return w("said.go");
  if (before <= 0) return w("said.over");
  return before % MINUTE === 0 ? w("said.left", { count: before / MINUTE }) : "";
}

/** Gives the signals of the clock when they are due: always seen, heard where the sound is on. */
export class Signals {
  /** The one given just now. */
  given = $state<Sound | null>(null);
  readonly #done = new Set<number>();

  constructor(
    signals: () => readonly TimeSignal[],
    clock: () => ClockView | undefined,
    server: () => ServerClock | null,
  ) {
    $effect(() => {
      const time = server();
      if (time === null) return;
      const waiting = awaitedSignals(signals(), clock(), time.now())
        .filter(({ at }) => !this.#done.has(Math.round(at)))
        .map(({ at, sound, words }) =>
          setTimeout(() => this.#give(at, sound, words), time.lasting(at - time.now())),
        );
      return () => waiting.forEach(clearTimeout);
    });
    $effect(() => {
      if (this.given === null) return;
      const shown = setTimeout(() => (this.given = null), SHOWN);
      return () => clearTimeout(shown);
    });
  }

  /** As a trial, for whoever sets the sound. */
  try(sound: Sound = "beep", words: string = w("said.try")): void {
    this.given = sound;
    call({ sound, words, pulse: [120] });
  }

  #give(at: number, sound: string, words: string): void {
    this.#done.add(Math.round(at));
    if (isSound(sound)) this.try(sound, words);
  }
}
