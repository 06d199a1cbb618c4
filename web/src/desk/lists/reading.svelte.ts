import { sentenceOf } from "../../net/asking.svelte";
import type { EnteredList, ListFile, RegularPerson, SeenLine, SeenList } from "../../net/server";
import type { Register } from "./register";
import { w } from "./words";

/** A pause in typing, after which the list is read. */
const PAUSE = 200;

type Given = Pick<ListFile, "name" | "content">;
export type Meaning = SeenList["columns"][number]["meaning"];

/** A list of people, pasted or from a file, and what the server understands of it: nobody is registered yet. */
export class ListReading {
  text = $state("");
  /** A file, instead of what was pasted. */
  file = $state.raw<Given | null>(null);
  reading = $state(false);
  trouble = $state<string | null>(null);
  #seen = $state.raw<SeenList | null>(null);
  #columns = $state.raw<Record<string, Meaning>>({});
  #answers = $state.raw<Record<string, boolean>>({});

  readonly #lines = $derived(this.text === "" ? [] : this.text.split(/\r\n|\r|\n/));
  readonly rows = $derived(this.#lines.length);
  readonly #given = $derived.by((): ListFile | null => {
    const said = { columns: this.#columns, answers: this.#answers };
    if (this.file !== null) return { ...this.file, ...said };
    return this.text.trim() === "" ? null : { text: this.text, ...said };
  });
  /** What was understood of what is there now; null of nothing. */
  readonly seen = $derived(this.#given === null ? null : this.#seen);
  /** How many lines register or change somebody. */
  readonly changed = $derived(this.seen?.counts["changed"] ?? 0);
  readonly ready = $derived(this.seen !== null && !this.reading && this.seen.people + this.changed > 0);

  constructor(readonly register: Register) {
    $effect(() => {
      const given = this.#given;
      if (given === null) {
        this.trouble = null;
        return;
      }
      this.reading = true;
      const waiting = setTimeout(() => void this.#look(given), given.text === undefined ? 0 : PAUSE);
      return () => clearTimeout(waiting);
    });
  }

  async take(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const content = encoded(new Uint8Array(await chosen.arrayBuffer()));
    this.clear();
    this.file = { name: chosen.name.slice(0, 80), content };
  }

  /** A list of those who came the last time, to be looked at like any other. */
  bring(people: readonly RegularPerson[]): void {
    const cells = people.map(({ name, licence, club, series, category }) => [
      name,
      licence,
      club,
      series,
      category,
    ]);
    const lines = cells.map((line) => line.map((cell) => cell.replaceAll(";", ",")).join(";"));
    this.text = [w("paste.titles"), ...lines].join("\n");
  }

  clear(): void {
    this.text = "";
    this.file = null;
    this.#seen = null;
    this.#columns = {};
    this.#answers = {};
  }

  mean(title: string, meaning: Meaning): void {
    this.#columns = { ...this.#columns, [title]: meaning };
  }

  reply(key: string, answer: boolean): void {
    this.#answers = { ...this.#answers, [key]: answer };
  }

  /** What is written once it is; null where it was refused. */
  async enter(): Promise<EnteredList | null> {
    const given = this.#given;
    if (given === null || !this.ready) return null;
    this.reading = true;
    try {
      const entered = await this.register.api.send<EnteredList>({
        path: `${this.register.path}/list/enter`,
        body: given,
      });
      this.clear();
      return entered;
    } catch (error) {
      this.trouble = sentenceOf(error);
      return null;
    } finally {
      this.reading = false;
    }
  }

  async #look(given: ListFile): Promise<void> {
    try {
      const seen = await this.register.api.send<SeenList>({
        path: `${this.register.path}/list/check`,
        body: given,
      });
      if (given !== this.#given) return;
      this.#seen = seen;
      this.trouble = null;
    } catch (error) {
      if (given !== this.#given) return;
      this.#seen = null;
      this.trouble = sentenceOf(error);
    }
    this.reading = false;
  }
}

function encoded(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

export type LineState = "sure" | "check" | "changed" | "waits" | "refused" | "same";

/** How a line is marked: one that is new is to be looked at where something is guessed or doubted. */
export function stateOf({ outcome, guessed = [], says = [] }: SeenLine): LineState {
  if (outcome !== "new") return outcome;
  return guessed.some((field) => field !== "table") || says.length > 0 ? "check" : "sure";
}
