import { newKey, Refused, Unreachable, type Api } from "./api";
import { commandsOf } from "./contest";
import type { Command } from "./server";

/** What was refused, as a sentence that stands alone; anything but an answer of the server goes on. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  return error.message;
}

/** Commands to a contest, one at a time; one that got no answer goes again under the same key. */
export class Asking {
  pending = $state(false);
  /** Why the last command was not done, in the server's words. */
  trouble = $state<string | null>(null);
  #unanswered: { text: string; key: string } | null = null;

  constructor(
    readonly api: Api,
    readonly contest: string,
  ) {}

  /** Whether it was done. */
  async ask(command: Command): Promise<boolean> {
    if (this.pending) return false;
    const text = JSON.stringify(command);
    const key = this.#unanswered?.text === text ? this.#unanswered.key : newKey();
    this.#unanswered = { text, key };
    const done = await this.attempt(() =>
      this.api.send({ path: commandsOf(this.contest), body: command }, key),
    );
    if (done !== null) this.#unanswered = null;
    return done !== null;
  }

  /** What something answered, or null with its trouble told. */
  async attempt<T>(something: () => Promise<T>): Promise<{ answer: T } | null> {
    if (this.pending) return null;
    this.pending = true;
    this.trouble = null;
    try {
      return { answer: await something() };
    } catch (error) {
      if (error instanceof Refused && !error.passing) this.#unanswered = null;
      this.trouble = sentenceOf(error);
      return null;
    } finally {
      this.pending = false;
    }
  }
}
