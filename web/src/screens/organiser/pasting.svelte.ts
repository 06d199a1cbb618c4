import { sentenceOf } from "../../net/asking.svelte";
import type { Office } from "./office.svelte";
import { isUsed, review, type ReadLine, type Understood } from "./pasted";
import { w } from "./words";

/** A pause in typing, after which the list is read. */
const PAUSE = 200;

/** A list that is pasted, and what the server understands of it; nobody is registered yet. */
export class Pasting {
  text = $state("");
  reading = $state(false);
  trouble = $state<string | null>(null);
  #read = $state.raw<readonly ReadLine[] | null>(null);
  /** Titles of columns that nothing here is made of. */
  unused = $state.raw<readonly string[]>([]);

  readonly #lines = $derived(this.text === "" ? [] : this.text.split(/\r\n|\r|\n/));
  readonly count = $derived(this.#lines.filter((line) => line.trim() !== "").length);
  readonly rows = $derived(this.#lines.length);
  readonly review = $derived.by(() =>
    this.#read && this.text !== "" ? review(this.#read, this.office.playing) : null,
  );

  constructor(readonly office: Office) {
    $effect(() => {
      const { text } = this;
      if (text.trim() === "") {
        this.#read = null;
        return;
      }
      const waiting = setTimeout(() => void this.#understand(text), PAUSE);
      return () => clearTimeout(waiting);
    });
  }

  async register(): Promise<void> {
    const { players, replacing } = this.review ?? { players: [], replacing: [] };
    if (players.length === 0 || this.reading) return;
    const said = w("registered", { count: players.length });
    if (await this.office.register(players, said, replacing)) this.text = "";
  }

  async #understand(text: string): Promise<void> {
    this.reading = true;
    this.trouble = null;
    try {
      const path = `/api/contests/${encodeURIComponent(this.office.contest.id)}/players/preview`;
      const { lines, columns } = await this.office.api.send<Understood>({ path, body: { text } });
      if (text !== this.text) return;
      this.#read = lines;
      this.unused = (columns ?? []).filter(({ meaning }) => !isUsed(meaning)).map(({ title }) => title);
    } catch (error) {
      this.trouble = sentenceOf(error);
    } finally {
      this.reading = text !== this.text;
    }
  }
}
