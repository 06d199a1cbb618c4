import { newKey, Refused, Unreachable, type Api } from "../../net/api";
import type { Live, Part } from "../../net/live.svelte";
import type { ChiefParts, Command, PublicParts, ResultsParts } from "../../net/server";
import type { Direction } from "./stages";

/** How long the keys of a new stage do nothing: a second press meant for the stage before is lost. */
export const DEAD_TIME = 1_000;

export interface ChiefOptions {
  live: Live;
  api: Pick<Api, "send">;
  /** Where the commands of this contest go. */
  path: string;
}

/** The chief arbiter's view of the game, and what he asks of it. */
export class Chief {
  /** The type of the command that is on its way. */
  pending = $state<Command["type"] | null>(null);
  /** Why the last command was not done, in the server's words. */
  trouble = $state<string | null>(null);
  /** Whether the primary action may be taken: not in the first moments of a stage. */
  armed = $state(false);

  readonly live: Live;
  readonly #options: ChiefOptions;
  #unanswered: { text: string; key: string } | null = null;

  constructor(options: ChiefOptions) {
    this.#options = options;
    this.live = options.live;
  }

  room<Name extends keyof PublicParts>(name: Name): Part<"public", Name> {
    return this.live.part("public", name);
  }

  own<Name extends keyof ChiefParts>(name: Name): Part<"chief", Name> {
    return this.live.part("chief", name);
  }

  results<Name extends keyof ResultsParts>(name: Name): Part<"results", Name> {
    return this.live.part("results", name);
  }

  /** Waits out the dead time of a stage that has just begun; returns how to stop, for `$effect`. */
  arm(): () => void {
    this.armed = false;
    const waiting = setTimeout(() => (this.armed = true), DEAD_TIME);
    return () => clearTimeout(waiting);
  }

  /** Directs the game: refused by the server if it has moved on since what this screen shows. */
  direct(command: Direction): Promise<boolean> {
    return this.ask({ ...command, seen: this.own("stage")?.version ?? null });
  }

  /** Whether it was done. One command at a time; one that got no answer goes again under the same key. */
  async ask(command: Command): Promise<boolean> {
    if (this.pending !== null) return false;
    this.pending = command.type;
    this.trouble = null;
    const text = JSON.stringify(command);
    const key = this.#unanswered?.text === text ? this.#unanswered.key : newKey();
    this.#unanswered = { text, key };
    try {
      await this.#options.api.send({ path: this.#options.path, body: command }, key);
      this.#unanswered = null;
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      this.pending = null;
    }
  }

  #failed(error: unknown): void {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    if (error instanceof Refused && !error.passing) this.#unanswered = null;
    this.trouble = error.message;
    this.live.wake();
  }
}
