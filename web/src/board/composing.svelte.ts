import { remember, rememberedAs } from "../memory";
import { attemptOf, type Attempt } from "./attempt";
import { begin, clear, type Composition, type Position } from "./composition";
import { BLANK, letterAt, type Draft } from "./draft";
import { pieces } from "./variant.svelte";

interface Options {
  position: () => Position;
  /** Points for laying 0, 1, 2 ... letters, as the server says. */
  bonus: () => readonly number[];
  /** Which turn it is, where the same letters may come twice. */
  turn?: () => number;
  /** Under which name this device keeps what is half laid, so that a reload takes nothing back. */
  keptAs?: string;
  /** Something was laid, moved or taken back. */
  onchange: () => void;
}

interface Kept {
  rack: string;
  draft: Draft;
}

const isCovered = (grid: readonly string[], { laid }: Draft): boolean =>
  laid.some(({ square }) => letterAt(grid, square) !== null);

/** A word on its way, on a grid and from letters that a game gives. */
export class Composing {
  #composition = $state.raw<Composition>(begin(""));
  #taken = "";
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get composition(): Composition {
    return this.#composition;
  }

  get attempt(): Attempt | null {
    const { position, bonus } = this.#options;
    return attemptOf(position().grid, this.#composition.draft, pieces(), bonus());
  }

  compose(composition: Composition): void {
    this.#composition = composition;
    this.#keep();
    this.#options.onchange();
  }

  /** Takes up the letters as they are now: others in hand, or a square that was taken, end the attempt. */
  takeUp(): void {
    const { position, turn } = this.#options;
    const { grid, rack } = position();
    const now = `${turn?.() ?? ""} ${rack}`;
    if (now !== this.#taken) {
      this.#composition = begin(rack, this.#recalled());
      // Letters that are not shown yet say nothing of what was laid with them.
      if (rack !== "") this.#keep();
    } else if (isCovered(grid, this.#composition.draft)) {
      this.#composition = clear(this.#composition);
      this.#keep();
    }
    this.#taken = now;
  }

  /** Nothing is to be laid any more. */
  forget(): void {
    const { keptAs } = this.#options;
    if (keptAs !== undefined) remember(keptAs, null);
  }

  #keep(): void {
    const { keptAs, position } = this.#options;
    const { draft } = this.#composition;
    if (keptAs === undefined) return;
    const kept: Kept = { rack: position().rack, draft };
    remember(keptAs, draft.laid.length > 0 ? JSON.stringify(kept) : null);
  }

  #recalled(): Draft {
    const { keptAs, position } = this.#options;
    const { grid, rack } = position();
    const kept = keptAs === undefined ? null : rememberedAs<Kept | null>(keptAs, null);
    return kept?.rack === rack && !isCovered(grid, kept.draft) ? kept.draft : BLANK;
  }
}
