import { say } from "../ui/toasts.svelte";
import { Api, newKey } from "./api";
import { Attempts } from "./asking.svelte";
import { Live, type Channel } from "./live.svelte";
import type { CentreCommand, HeardKey } from "./server";

/** A key takes the server some seconds to try. */
const PATIENCE = 60_000;

export const pathOfCentres = (id: string): string => `/api/centres/${encodeURIComponent(id)}`;

/** An event in centres, as its organiser or one of its centres follows it. */
export class Simultaneous extends Attempts {
  readonly live: Live;
  readonly api: Api;
  readonly path: string;

  constructor(
    readonly id: string,
    token: string,
    channels: Channel[],
  ) {
    super();
    this.path = pathOfCentres(id);
    this.api = new Api(() => token, PATIENCE);
    this.live = new Live({ token, path: this.path, channels });
    $effect(() => this.live.start());
  }

  /** Whether it was done; then it may be told. */
  async ask(command: CentreCommand, told = ""): Promise<boolean> {
    const done = await this.attempt(() =>
      this.api.send({ path: `${this.path}/commands`, body: command }, newKey()),
    );
    if (done && told) say(told);
    return done !== null;
  }

  /** Something to ask of the centre's own, to be attempted. */
  readonly asking = (path: string, body: unknown = {}) => ({ path: `${this.path}${path}`, body });

  /** The words that are meant by those typed; what cannot be asked now is not told. */
  async hear(words: readonly string[]): Promise<HeardKey["words"]> {
    try {
      return (await this.api.send<HeardKey>({ path: `${this.path}/words`, body: { words } })).words;
    } catch {
      return words.map(() => null);
    }
  }
}
