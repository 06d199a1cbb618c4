import { say } from "../ui/toasts.svelte";
import { Api } from "./api";
import { sentenceOf } from "./asking.svelte";
import { pathOfGame, type HomeKind } from "./kept";
import { Live, type Channel } from "./live.svelte";

/** Milliseconds. */
const STEP = 16;
const LONGEST = 1_500;

export interface PlayingOptions {
  kind: HomeKind;
  id: string;
  token: string;
  channels?: Channel[];
}

/** A game at home that this device follows, and what it asks of it. */
export class Playing {
  readonly id: string;
  readonly path: string;
  readonly live: Live;
  readonly api: Api;
  /** Something was asked, and the answer is not here yet. */
  busy = $state(false);
  /** Why the last thing asked was refused, in the server's words. */
  refusal = $state<string | null>(null);

  constructor({ kind, id, token, channels }: PlayingOptions) {
    this.id = id;
    this.path = pathOfGame(kind, id);
    this.api = new Api(() => token);
    this.live = new Live({ token, path: this.path, ...(channels && { channels }) });
  }

  send(command: { type: string }): Promise<{ number: number }> {
    return this.api.send({ path: `${this.path}/commands`, body: command });
  }

  /** Whether it was done; what was not is told: beside what was asked, or in passing where nothing is beside. */
  async ask(command: { type: string }, quiet = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const { number } = await this.send(command);
      await this.#shown(number);
      return true;
    } catch (error) {
      this.refusal = sentenceOf(error);
      if (!quiet) say(this.refusal);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Until what was done is on the screen: what is pressed meanwhile would be meant for what was there before. */
  async #shown(number: number): Promise<void> {
    for (let waited = 0; this.live.heard < number && waited < LONGEST; waited += STEP)
      await new Promise((resume) => setTimeout(resume, STEP));
  }
}
