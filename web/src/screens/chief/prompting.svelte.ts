import type { Said } from "./lines";
import type { Voice } from "./voice.svelte";

/** Which line of a stage's words is said now; a voice goes on by itself from one to the next. */
export class Prompting {
  /** From 0; past the last one all have been said. */
  current = $state(0);

  readonly #lines: () => readonly Said[];

  constructor(lines: () => readonly Said[]) {
    this.#lines = lines;
  }

  begin(): void {
    this.current = 0;
  }

  next(): void {
    this.go(this.current + 1);
  }

  back(): void {
    this.go(this.current - 1);
  }

  go(line: number): void {
    this.current = Math.min(this.#lines().length, Math.max(0, line));
  }

  /** Reads from the current line on until stopped; returns how to stop, for `$effect`. */
  readAloud(voice: Pick<Voice, "say" | "hush">): () => void {
    let stopped = false;
    const at = this.current;
    const line = this.#lines()[at];
    if (line) {
      void voice.say(line).then((done) => {
        if (done && !stopped && this.current === at) this.next();
      });
    }
    return () => {
      stopped = true;
      voice.hush();
    };
  }
}
