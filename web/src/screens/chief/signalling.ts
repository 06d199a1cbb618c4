import type { ServerClock } from "../../net/clock";
import type { ClockView } from "../../net/server";
import { signals, type Said, type Signal } from "./lines";

/** A signal that is late by more than this, after a drop of the network, is not called any more. */
const LATEST = 2;

/** Calls the signals of the clock once each, at the server's times. */
export class Signalling {
  readonly #say: (line: Said) => void;
  readonly #called = new Set<number>();
  /** The end, which is still to be called when the server has closed the turn. */
  #last: Signal | undefined;

  constructor(say: (line: Said) => void) {
    this.#say = say;
  }

  /** Goes by this clock, with the words of the playing time; returns how to stop, for `$effect`. */
  follow(clock: ClockView | undefined, lines: readonly Said[], server: ServerClock | null): () => void {
    const waiting: ReturnType<typeof setTimeout>[] = [];
    if (clock && server) {
      const until = ({ due }: Signal) => (due ?? -Infinity) - server.now();
      if (clock.state === "over" && this.#last && until(this.#last) >= -LATEST) this.#call(this.#last);
      const due = clock.state === "running" ? signals(lines, clock) : [];
      this.#last = due.at(-1);
      for (const signal of due.filter((one) => until(one) >= -LATEST)) {
        waiting.push(setTimeout(() => this.#call(signal), server.lasting(until(signal))));
      }
    }
    return () => waiting.forEach(clearTimeout);
  }

  #call({ line, due }: Signal): void {
    if (due === null || this.#called.has(due)) return;
    this.#called.add(due);
    this.#say(line);
  }
}
