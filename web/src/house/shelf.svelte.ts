import { sentenceOf } from "../net/asking.svelte";
import type { Diary } from "../net/diary";
import type { KeptTurn } from "../net/server";
import { say } from "../ui/toasts.svelte";

/** What a person keeps from a game: words to learn, turns to look at again. */
export class Shelf {
  words = $state.raw<ReadonlySet<string>>(new Set());
  #turns = $state.raw<ReadonlySet<number>>(new Set());
  readonly #diary: Diary;

  constructor(diary: Diary) {
    this.#diary = diary;
  }

  /** The words that this device has taken already. */
  async open(): Promise<void> {
    if (!this.#diary.exists) return;
    await this.#tried(async () => {
      const { words } = await this.#diary.all();
      this.words = new Set(words.map(({ word }) => word));
    });
  }

  has = (word: string): boolean => this.words.has(word.toUpperCase());

  /** Takes a word to learn, or leaves it. */
  async toggle(word: string): Promise<void> {
    const plain = word.toUpperCase();
    const taken = this.words.has(plain);
    const done = await this.#tried(() =>
      this.#diary.ask(
        taken ? { type: "LeaveWords", words: [plain] } : { type: "TakeWords", words: [plain], missed: true },
      ),
    );
    if (!done) return;
    this.words = new Set(taken ? [...this.words].filter((one) => one !== plain) : [...this.words, plain]);
  }

  isKept = (turn: number): boolean => this.#turns.has(turn);

  async keep(turn: KeptTurn): Promise<void> {
    if (await this.#tried(() => this.#diary.ask({ type: "KeepTurn", turn })))
      this.#turns = new Set([...this.#turns, turn.turn]);
  }

  /** Whether it was done; what went wrong is said. */
  async #tried(something: () => Promise<unknown>): Promise<boolean> {
    try {
      await something();
      return true;
    } catch (error) {
      say(sentenceOf(error));
      return false;
    }
  }
}
