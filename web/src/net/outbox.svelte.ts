import { untrack } from "svelte";
import { Refused, newKey, type Api, type Command } from "./api";
import { t } from "../i18n";

export interface Pending extends Command {
  key: string;
  /** Of commands that say the same thing anew (a draft), only the latest that has not left is kept. */
  slot?: string;
}

export interface OutboxOptions {
  /** Where this outbox keeps its commands: one name for each event and desk or player. */
  name: string;
  api: Pick<Api, "send">;
  sent?: (command: Pending, answer: unknown) => void;
  refused?: (command: Pending, error: Refused) => void;
  storage?: Storage;
}

/** The browser; a test has none. */
const page: Partial<Pick<typeof globalThis, "window">> = globalThis;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** Commands kept in this browser until the server has answered them, sent one by one in order. */
export class Outbox {
  /** What has not been answered yet, oldest first; reactive. */
  pending = $state.raw<readonly Pending[]>([]);

  readonly #options: OutboxOptions;
  readonly #storage: Storage;
  readonly #prefix: string;
  readonly #places = new Map<string, string>();
  #last = 0;
  #sending: Pending | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#storage = options.storage ?? localStorage;
    this.#prefix = `nonuple.outbox.${options.name}.`;
    this.#load();
  }

  /** Sends what a former visit left and goes on when the network is back; returns how to stop, for `$effect`. */
  start(): () => void {
    this.#stopped = false;
    const wake = () => this.flush();
    page.window?.addEventListener("online", wake);
    untrack(() => this.flush());
    return () => {
      this.#stopped = true;
      clearTimeout(this.#retry);
      page.window?.removeEventListener("online", wake);
    };
  }

  /** Keeps a command, then sends it. Throws a sentence when the browser has no room to keep it. */
  put(command: Command, slot?: string): string {
    const pending: Pending = { ...command, key: newKey(), ...(slot !== undefined && { slot }) };
    const place = this.#nextPlace();
    try {
      this.#storage.setItem(place, JSON.stringify(pending));
    } catch (error) {
      throw new Error(t("outbox.full"), { cause: error });
    }
    this.#places.set(pending.key, place);
    const replaced = this.pending.filter(
      (one) => slot !== undefined && one.slot === slot && one !== this.#sending,
    );
    replaced.forEach((one) => this.#forget(one));
    this.pending = [...this.pending, pending];
    this.flush();
    return pending.key;
  }

  /** Takes back a command that has not left yet; false when it is too late. */
  takeBack(key: string): boolean {
    const found = this.pending.find((one) => one.key === key && one !== this.#sending);
    if (found) this.#forget(found);
    return found !== undefined;
  }

  /** Tries now rather than after the next wait. */
  flush(): void {
    clearTimeout(this.#retry);
    if (this.#sending === null && !this.#stopped) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    for (let next = this.pending[0]; next !== undefined && !this.#stopped; next = this.pending[0]) {
      this.#sending = next;
      const answered = await this.#send(next);
      this.#sending = null;
      if (!answered) {
        this.#later();
        return;
      }
    }
  }

  async #send(command: Pending): Promise<boolean> {
    let answer: unknown;
    try {
      answer = await this.#options.api.send(command, command.key);
    } catch (error) {
      if (!(error instanceof Refused) || error.passing) return false;
      this.#answered(command);
      this.#options.refused?.(command, error);
      return true;
    }
    this.#answered(command);
    this.#options.sent?.(command, answer);
    return true;
  }

  #answered(command: Pending): void {
    this.#failures = 0;
    this.#forget(command);
  }

  #later(): void {
    if (this.#stopped) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.flush(), wait);
  }

  #forget(command: Pending): void {
    const place = this.#places.get(command.key);
    if (place !== undefined) this.#storage.removeItem(place);
    this.#places.delete(command.key);
    this.pending = this.pending.filter((one) => one !== command);
  }

  /** Each command has its own place, in order of writing, so that two tabs never overwrite each other. */
  #nextPlace(): string {
    this.#last = Math.max(Date.now(), this.#last + 1);
    return `${this.#prefix}${String(this.#last).padStart(16, "0")}.${newKey().slice(0, 8)}`;
  }

  #load(): void {
    const places = Array.from({ length: this.#storage.length }, (_, at) => this.#storage.key(at) ?? "")
      .filter((place) => place.startsWith(this.#prefix))
      .sort();
    this.pending = places.map((place) => {
      const pending = JSON.parse(this.#storage.getItem(place) ?? "") as Pending;
      this.#places.set(pending.key, place);
      return pending;
    });
    this.#last = Number(places.at(-1)?.slice(this.#prefix.length, this.#prefix.length + 16) ?? 0);
  }
}
