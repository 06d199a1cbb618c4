import type { SetUp } from "../../board/analysis";
import { EMPTY_ROWS } from "../../board/analysis";
import type { Direction } from "../../board/board";
import { pieces } from "../../board/variant.svelte";
import type { Diary } from "../../net/diary";
import type { FoundMove, MoveFilter, PositionAnalysis } from "../../net/server";
import { remember, rememberedAs } from "../../memory";
import { drawn, onward, played, rackOf, withSquare } from "./bench";
import { Weighing } from "./weighing.svelte";

const KEPT = "analysis";
const PAUSE = 120;
const PAGE = 60;
const USUAL_RACK = 7;

export type JokerFilter = "all" | "with" | "without";
/** The shortest and the longest word, as `7-15`. */
export type LengthFilter = `${number}-${number}`;
export const ANY_LENGTH: LengthFilter = "2-15";

/** A word that was laid to see what follows. */
export interface Laid {
  before: SetUp;
  word: string;
  ref: string;
  score: number;
}

/** A position that is being set up, and all that can be played on it. */
export class Analysis {
  rows: readonly string[] = $state.raw(EMPTY_ROWS);
  rack = $state("");
  formula = $state("normal");
  cursor = $state<number | null>(null);
  direction = $state<Direction>("across");
  joker = $state<JokerFilter>("all");
  length = $state<LengthFilter>(ANY_LENGTH);
  place = $state("");
  begins = $state("");
  contains = $state("");
  letters = $state("");
  result = $state.raw<PositionAnalysis | null>(null);
  moves = $state.raw<readonly FoundMove[]>([]);
  selected = $state(0);
  /** The line under the pointer, whose word is shown meanwhile. */
  hovered = $state<number | null>(null);
  waiting = $state(false);
  trouble = $state("");
  /** What if: the words laid since the position was set up. */
  laid = $state.raw<readonly Laid[]>([]);
  readonly weighing: Weighing;

  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly diary: Diary,
    private readonly chance: () => number = Math.random,
  ) {
    this.weighing = new Weighing(diary);
  }

  readonly move = $derived.by(() => this.moves[this.selected] ?? null);
  readonly shown = $derived.by(() => {
    const move = this.moves[this.hovered ?? -1] ?? this.move;
    return move
      ? played(this.rows, this.rack, move)
      : { rows: this.rows, squares: new Set<number>(), left: "" };
  });
  readonly blank = $derived.by(() => this.rack === "" && this.rows.every((row) => /^\.+$/.test(row)));

  get setUp(): SetUp {
    return { rows: this.rows, rack: this.rack, formula: this.formula };
  }

  /** The position of a link, or the one that this device worked on last. */
  open(position: SetUp | null): void {
    this.set(position ?? this.#kept());
    this.laid = [];
  }

  #kept(): SetUp {
    return { rows: EMPTY_ROWS, rack: "", ...rememberedAs<Partial<SetUp>>(KEPT, {}) };
  }

  set({ rows, rack, formula = "normal" }: SetUp): void {
    this.rows = rows;
    this.rack = rackOf(rack);
    this.formula = formula;
    this.changed();
  }

  clear(): void {
    this.laid = [];
    this.cursor = null;
    this.set({ rows: EMPTY_ROWS, rack: "" });
  }

  pick(square: number): void {
    if (this.cursor === square) this.turn();
    else this.cursor = square;
  }

  turn(): void {
    this.direction = this.direction === "across" ? "down" : "across";
  }

  /** A letter at the cursor, which goes on; in lower case a joker's. */
  type(letter: string): void {
    if (this.cursor === null) return;
    this.rows = withSquare(this.rows, this.cursor, letter);
    this.cursor = onward(this.cursor, this.direction);
    this.changed();
  }

  erase(back: boolean): void {
    if (this.cursor === null) return;
    const square =
      back && this.#at(this.cursor) === "." ? onward(this.cursor, this.direction, -1) : this.cursor;
    this.rows = withSquare(this.rows, square, ".");
    this.cursor = square;
    this.changed();
  }

  #at = (square: number): string => this.rows.join("")[square] ?? ".";

  setRack(typed: string): void {
    this.rack = rackOf(typed);
    this.changed();
  }

  draw(): void {
    const full = this.rack.length >= USUAL_RACK ? "" : this.rack;
    this.rack = drawn(this.rows, full, pieces().counts, USUAL_RACK, this.chance);
    this.changed();
  }

  /** What if: the word chosen goes on the grid, and the letters that stay are kept. */
  lay(): void {
    if (!this.move) return;
    const { word, ref, score } = this.move;
    this.laid = [...this.laid, { before: this.setUp, word, ref, score }];
    const { rows, left } = played(this.rows, this.rack, this.move);
    this.set({ rows, rack: left, formula: this.formula });
  }

  undo(): void {
    const last = this.laid.at(-1);
    if (!last) return;
    this.laid = this.laid.slice(0, -1);
    this.set(last.before);
  }

  choose(by: number): void {
    this.selected = Math.min(Math.max(0, this.selected + by), Math.max(0, this.moves.length - 1));
  }

  #filter(): MoveFilter {
    const [shortest, longest] = this.length.split("-").map(Number);
    return {
      joker: this.joker === "all" ? null : this.joker,
      shortest: shortest ?? 2,
      longest: longest ?? 15,
      place: this.place.trim(),
      begins: this.begins.trim(),
      contains: this.contains.trim(),
      letters: this.letters.trim(),
    };
  }

  /** Looks again, once the hand rests. */
  changed(): void {
    remember(KEPT, this.blank ? null : JSON.stringify(this.setUp));
    clearTimeout(this.#timer);
    this.waiting = true;
    this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  async look(): Promise<void> {
    this.#number += 1;
    const mine = this.#number;
    try {
      const result = await this.#ask(0);
      if (mine !== this.#number) return;
      this.weighing.begin(this.#position);
      this.result = result;
      this.moves = result.moves;
      this.selected = 0;
      this.hovered = null;
      this.trouble = "";
      this.waiting = false;
    } catch (error) {
      if (mine !== this.#number) return;
      this.waiting = false;
      this.trouble = error instanceof Error ? error.message : String(error);
      this.moves = [];
      this.result = null;
    }
  }

  get #position() {
    return { grid: this.rows.join(""), rack: this.rack, formula: this.formula };
  }

  async #ask(first: number): Promise<PositionAnalysis> {
    await this.diary.known();
    const body = { position: this.#position, wanted: this.#filter(), first, count: PAGE };
    return this.diary.api.send<PositionAnalysis>({ path: "/api/analysis", body });
  }

  async more(): Promise<void> {
    const mine = this.#number;
    try {
      const { moves } = await this.#ask(this.moves.length);
      if (mine === this.#number) this.moves = [...this.moves, ...moves];
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}
