import type { Diary } from "../../net/diary";
import type { FoundMove } from "../../net/server";

type Named = Pick<FoundMove, "ref" | "word">;
interface Asked {
  grid: string;
  rack: string;
  formula: string;
}

const AT_ONCE = 6;

export const keyOfMove = ({ ref, word }: Named): string => `${ref} ${word}`;

/** What moves open, asked of the server for those that somebody looks at, a few at a time. */
export class Weighing {
  found = $state.raw<ReadonlyMap<string, number>>(new Map());
  trouble = $state("");
  #position: Asked | null = null;
  #waiting = new Map<string, Named>();
  #asked = new Set<string>();
  #busy = false;

  constructor(private readonly diary: Pick<Diary, "api">) {}

  /** Another position: what was asked about the one before is forgotten. */
  begin(position: Asked): void {
    this.#position = position;
    this.found = new Map();
    this.trouble = "";
    this.#waiting = new Map();
    this.#asked = new Set();
  }

  want(move: Named): void {
    const key = keyOfMove(move);
    if (this.#asked.has(key)) return;
    this.#waiting.delete(key);
    this.#waiting.set(key, { ref: move.ref, word: move.word });
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    await Promise.resolve(); // all rows that come into sight together are asked about together
    while (this.#waiting.size > 0 && this.trouble === "") await this.#ask();
    this.#busy = false;
  }

  async #ask(): Promise<void> {
    const position = this.#position;
    const some = [...this.#waiting].slice(0, AT_ONCE);
    for (const [key] of some) {
      this.#waiting.delete(key);
      this.#asked.add(key);
    }
    const body = { position, moves: some.map(([, move]) => move) };
    try {
      const found = await this.diary.api.send<number[]>({ path: "/api/analysis/openings", body });
      if (position !== this.#position) return;
      this.found = new Map([...this.found, ...some.map(([key], at) => [key, found[at] ?? 0] as const)]);
    } catch (error) {
      if (position === this.#position) this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}
