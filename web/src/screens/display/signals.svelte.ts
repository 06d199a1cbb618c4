import type { ServerClock } from "../../net/clock";
import { awaitedBeeps, type BeepingClock } from "./beeps";
import { call, feels, turnSense } from "../../ui/senses.svelte";
import { isSound, type Sound } from "../../ui/sound";

const SHOWN = 2_500;

/**
 * Gives the beeps of the clock at the server's times: those of the rulebook shown always, heard once someone has
 * put the sound on; a bell elsewhere, where he has.
 */
export class Signals {
  /** The one given just now. */
  heard = $state<Sound | null>(null);

  readonly #given = new Set<number>();

  constructor(clock: () => BeepingClock | undefined, server: () => ServerClock | null) {
    $effect(() => {
      const time = server();
      if (time === null) return;
      const waiting = awaitedBeeps(clock(), time.now(), this.on)
        .filter(({ at }) => !this.#given.has(at))
        .map(({ at, sound }) => setTimeout(() => this.#give(at, sound), time.lasting(at - time.now())));
      return () => waiting.forEach(clearTimeout);
    });
    $effect(() => {
      if (this.heard === null) return;
      const shown = setTimeout(() => (this.heard = null), SHOWN);
      return () => clearTimeout(shown);
    });
  }

  get on(): boolean {
    return feels("sound");
  }

  turn(on: boolean): void {
    turnSense("sound", on);
  }

  #give(due: number, name: string): void {
    this.#given.add(due);
    if (!isSound(name)) return;
    this.heard = name;
    call({ sound: name });
  }
}
