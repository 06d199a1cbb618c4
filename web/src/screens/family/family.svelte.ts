import { positionsBefore, type SetUp } from "../../board/analysis";
import { remember, remembered } from "../../memory";
import { timerOf } from "../../net/clock";
import type { Part } from "../../net/live.svelte";
import type { Playing } from "../../net/playing.svelte";
import type { BookColumn, FamilyCommand, FamilyParts, ScoreBook } from "../../net/server";
import type { Timer } from "../../ui/timer";

const tab = () => sessionStorage;
/** Milliseconds between two looks at whether the line is free. */
const WAIT = 20;

/** What somebody is typing, until he says it. */
export interface Typed {
  points: string;
  word: string;
}

const NOTHING: Typed = { points: "", word: "" };

/** Beside a name, never alone: one colour for each of the first eight. */
export const COLOURS = [
  "#c4302b",
  "#1f5fa8",
  "#b07a00",
  "#14603f",
  "#7a1fa2",
  "#0f7a86",
  "#a0522d",
  "#5f655e",
] as const;

/** The family's table as this device keeps it, or looks at it. */
export class FamilyTable {
  /** The turn whose top somebody has uncovered here. */
  uncovered = $state(0);
  readonly #uncoveredName: string;
  typed = $state.raw<Readonly<Record<string, Typed>>>({});
  /** Those whose announcement is on its way: the next one may already speak. */
  saying = $state.raw<readonly string[]>([]);
  /** Whose turn it is to announce, by name. */
  current = $state<string | null>(null);

  constructor(
    readonly playing: Playing,
    readonly role: string,
    /** Whose device it is. */
    readonly player: string | null,
  ) {
    this.#uncoveredName = `famille.uncovered.${playing.id}`;
    this.uncovered = Number(remembered(this.#uncoveredName, tab) ?? 0);
  }

  part<Name extends keyof FamilyParts>(name: Name): Part<"family", Name> {
    return this.playing.live.part("family", name);
  }

  get keeps(): boolean {
    return this.role === "keeper" || this.role === "owner";
  }

  get turn() {
    return this.part("turn");
  }

  get seats() {
    return this.part("seats") ?? [];
  }

  /** What was announced at this turn, for whoever keeps the book. */
  get announced() {
    return this.playing.live.part("book", "announced") ?? [];
  }

  /** The turn is over, but its top still behind the mask on this screen. */
  get isCovered(): boolean {
    const shown = this.part("shown");
    return this.keeps && shown !== undefined && shown.turn !== this.uncovered;
  }

  /** The book without what is still covered. */
  get book(): ScoreBook | null {
    const book = this.part("book") ?? null;
    return book && this.isCovered ? withoutLast(book) : book;
  }

  /** Before each turn that is over and shown here; none where the family has its own grid. */
  get positions(): readonly SetUp[] {
    const past = this.part("past") ?? [];
    return positionsBefore(this.isCovered ? past.slice(0, -1) : past);
  }

  columnOf(player: string): BookColumn | undefined {
    return this.book?.columns.find((one) => one.player === player);
  }

  get timer(): Timer | null {
    return timerOf(this.part("clock"));
  }

  /** Those who have said nothing yet and have no device of their own. */
  get awaited(): string[] {
    return this.seats
      .filter(({ player, announced, device }) => !announced && !device && !this.saying.includes(player))
      .map(({ player }) => player);
  }

  get speaking(): string | null {
    const { awaited, current } = this;
    return current !== null && awaited.includes(current) ? current : (awaited[0] ?? null);
  }

  typedBy(player: string): Typed {
    return this.typed[player] ?? NOTHING;
  }

  type(player: string, change: Partial<Typed>): void {
    this.typed = { ...this.typed, [player]: { ...this.typedBy(player), ...change } };
  }

  /** A key of the one who speaks: figures are points, letters the word. */
  key(key: string): boolean {
    const player = this.speaking;
    if (player === null) return false;
    const { points, word } = this.typedBy(player);
    if (/^\d$/.test(key)) this.type(player, { points: (points + key).slice(0, 3) });
    else if (/^[A-Za-z]$/.test(key)) this.type(player, { word: (word + key.toUpperCase()).slice(0, 15) });
    else if (key === "Backspace")
      this.type(player, word ? { word: word.slice(0, -1) } : { points: points.slice(0, -1) });
    else return false;
    return true;
  }

  ask(command: FamilyCommand): Promise<boolean> {
    return this.playing.ask(command);
  }

  async announce(player: string): Promise<void> {
    const { points, word } = this.typedBy(player);
    if (points === "") return;
    const said = { type: "Announce" as const, points: Number(points), word, player };
    this.saying = [...this.saying, player];
    this.current = null;
    while (this.playing.busy) await new Promise((resume) => setTimeout(resume, WAIT));
    const done = await this.ask(said);
    this.saying = this.saying.filter((one) => one !== player);
    if (done) this.typed = Object.fromEntries(Object.entries(this.typed).filter(([name]) => name !== player));
  }

  uncover(): void {
    this.uncovered = this.part("shown")?.turn ?? 0;
    remember(this.#uncoveredName, String(this.uncovered), tab);
  }
}

function withoutLast({ words, tops, running, columns }: ScoreBook): ScoreBook {
  return {
    words: words.slice(0, -1),
    tops: tops.slice(0, -1),
    running: running.slice(0, -1),
    columns: columns.map((one) => {
      const left = one.running.slice(0, -1);
      const total = left.at(-1) ?? 0;
      const top = running.at(-2) ?? 0;
      return {
        ...one,
        points: one.points.slice(0, -1),
        running: left,
        total,
        percent: top > 0 ? (100 * total) / top : null,
      };
    }),
  };
}
