import { say } from "../ui/toasts.svelte";
import { newKey, Refused, Unreachable, type Api } from "./api";
import { commandsOf } from "./contest";
import type { Command } from "./server";

/** What was refused, as a sentence that stands alone; anything but an answer of the server goes on. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  return error.message;
}

/** What is asked of the server, one at a time. */
export class Attempts {
  pending = $state(false);
  /** Why the last was not done, in the server's words. */
  trouble = $state<string | null>(null);

  /** What something answered, or null with its trouble told. */
  async attempt<T>(something: () => Promise<T>): Promise<{ answer: T } | null> {
    if (this.pending) return null;
    this.pending = true;
    this.trouble = null;
    try {
      return { answer: await something() };
    } catch (error) {
      this.trouble = sentenceOf(error);
      return null;
    } finally {
      this.pending = false;
    }
  }
}

/** Commands to a contest; one that got no answer goes again under the same key. */
export class Asking extends Attempts {
  #unanswered: { text: string; key: string } | null = null;

  constructor(
    readonly api: Api,
    readonly contest: string,
  ) {
    super();
  }

  /** Whether it was done. */
  async ask(command: Command): Promise<boolean> {
    if (this.pending) return false;
    const text = JSON.stringify(command);
    const key = this.#unanswered?.text === text ? this.#unanswered.key : newKey();
    this.#unanswered = { text, key };
    const done = await this.attempt(() =>
      this.api.send({ path: commandsOf(this.contest), body: command }, key).catch((error: unknown) => {
        if (error instanceof Refused && !error.passing) this.#unanswered = null;
        throw error;
      }),
    );
    if (done !== null) this.#unanswered = null;
    return done !== null;
  }

  /** The same, and then it is told, with the way back. */
  async askUndoably(command: Command, said: string, back: Command): Promise<boolean> {
    const done = await this.ask(command);
    if (done) say(said, () => this.ask(back));
    return done;
  }
}
