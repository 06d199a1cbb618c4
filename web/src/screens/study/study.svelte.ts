import type { Sittings } from "../../net/sittings";
import type { AnsweredCard, AskedCard, Drill, Recall, StudyPlan } from "../../net/server";
import { helped, missing, shuffled, tried, type Try } from "./card";

export type Stage = "loading" | "failed" | "first" | "back" | "current" | "card" | "missed" | "finished";

/** What became of a card of this sitting. */
export interface Done extends AnsweredCard {
  words: string[];
}

const DRILLS = ["missed", "anagrams", "plus", "hooks", "short", "costly", "mine"] as const satisfies Drill[];
/** From so many days late on one is greeted as coming back. */
const ABSENCE = 7;
const MORE = 10;
/** After so many other cards one that was missed is asked again. */
const COMES_BACK = 6;

/** A sitting: the cards one after the other, what is found of each, and what each answer came to. */
export class Study {
  plan: StudyPlan | null = $state.raw(null);
  stage: Stage = $state("loading");
  trouble = $state("");
  drill: Drill | null = $state(null);
  /** Turns lost were asked for, and there are none. */
  without = $state(false);
  cards: AskedCard[] = $state.raw([]);
  at = $state(0);
  /** The card was missed earlier in this sitting: what it came to then stands. */
  again = $state(false);
  tiles: string[] = $state.raw([]);
  found: ReadonlySet<string> = $state.raw(new Set());
  typed = $state("");
  said: Try | null = $state.raw(null);
  done: Done[] = $state.raw([]);
  /** Answers that wait for a network. */
  waiting = $state(0);
  /** Seconds of the sitting so far. */
  seconds = $state(0);
  #letters = 0;
  #since = 0;

  constructor(
    private readonly diary: Sittings,
    private readonly now: () => number = () => performance.now() / 1000,
    private readonly chance: () => number = Math.random,
  ) {}

  // Read by answers that come after the screen has gone, when nothing derived is renewed any more.

  get card() {
    return this.cards[this.at] ?? null;
  }

  get last() {
    return this.done.at(-1) ?? null;
  }

  /** How much each drill asks for, by its name. */
  get due() {
    return new Map(this.plan?.agenda.drills.map((one) => [one.drill, one]) ?? []);
  }

  /** The drills that there are, in the order of their keys. */
  get shown() {
    const mine = this.plan?.decks.find(({ drill }) => drill === "mine")?.words ?? 0;
    return DRILLS.filter((drill) => drill !== "mine" || mine > 0);
  }

  /** What is due comes at once, unless one was away for long; `turns`: the turns lost in games, due or not. */
  async open(turns = false): Promise<void> {
    void this.diary.stock(true);
    await this.#attempt(async () => {
      this.plan = await this.diary.study();
      this.waiting = this.diary.waiting;
      const { today, late } = this.plan.agenda;
      if (turns) await this.#begin("missed", 0, true);
      else if (today > 0 && late < ABSENCE) await this.#begin(null, 0);
      else this.stage = this.#rest();
    });
  }

  #rest(): Stage {
    const agenda = this.plan?.agenda;
    if (!agenda || agenda.today > 0) return "back";
    return agenda.drills.some((one) => one.started > 0) ? "current" : "first";
  }

  /** What is due of a drill; where nothing is, ten new cards of it. */
  async choose(drill: Drill): Promise<void> {
    const due = this.due.get(drill)?.due ?? 0;
    await this.#attempt(() => this.#begin(drill, due > 0 ? 0 : MORE));
  }

  all(): Promise<void> {
    return this.#attempt(() => this.#begin(null, 0));
  }

  /** New cards of the drill last chosen. */
  more(drill: Drill = this.drill ?? "anagrams"): Promise<void> {
    return this.#attempt(() => this.#begin(drill, MORE));
  }

  async #begin(drill: Drill | null, more: number, turns = false): Promise<void> {
    const cards = await this.diary.cards(drill, more, turns);
    this.drill = drill;
    this.without = turns && cards.length === 0;
    this.cards = cards;
    this.done = [];
    this.seconds = 0;
    if (cards.length > 0) this.#show(0);
    else this.stage = this.#rest();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      if (this.plan === null) this.stage = "failed";
    }
  }

  #show(at: number): void {
    this.at = at;
    this.tiles = [...(this.card?.letters ?? "")];
    this.found = new Set();
    this.typed = "";
    this.said = null;
    this.#letters = 0;
    this.#since = this.now();
    this.stage = "card";
    this.again = this.done.some(({ card }) => card === this.card?.card);
    if (this.again && this.tiles.length > 0) this.help();
  }

  add(letter: string): void {
    this.typed += letter;
  }

  shuffle(): void {
    this.tiles = shuffled(this.tiles, this.chance);
  }

  /** One letter more; the card then counts as hesitated. */
  help(): void {
    if (this.stage !== "card" || !this.card) return;
    this.#letters += 1;
    this.typed = helped(this.card, this.typed, this.found);
  }

  async enter(): Promise<void> {
    if (this.stage === "missed") return this.next();
    if (this.stage !== "card" || !this.card) return;
    this.said = tried(this.card, this.typed, this.found);
    if (this.said.kind === "none") return;
    if (this.said.kind !== "wrong") this.typed = "";
    if (this.said.kind !== "found") return;
    this.found = new Set([...this.found, this.said.word]);
    if (missing(this.card, this.found).length === 0 && (await this.#answer())) await this.next();
  }

  /** The answers are shown, and the card comes back tomorrow. */
  async giveUp(): Promise<void> {
    if (this.stage !== "card") return;
    this.said = null;
    this.typed = "";
    if (await this.#answer()) this.stage = "missed";
  }

  async #answer(): Promise<boolean> {
    const card = this.card;
    if (!card) return false;
    if (this.again) return true;
    const seconds = Math.max(0, this.now() - this.#since);
    let sent = false;
    await this.#attempt(async () => {
      const answered = await this.diary.answer({
        type: "AnswerCard",
        card: card.card,
        answers: card.answers.length,
        found: this.found.size,
        letters: this.#letters,
        seconds: Math.round(seconds * 10) / 10,
      });
      this.waiting = this.diary.waiting;
      this.seconds += seconds;
      this.done = [...this.done, { ...answered, words: card.answers.map(({ word }) => word) }];
      if (missing(card, this.found).length > 0) this.#comesBack(card);
      sent = true;
    });
    return sent;
  }

  #comesBack(card: AskedCard): void {
    const at = Math.min(this.at + 1 + COMES_BACK, this.cards.length);
    this.cards = this.cards.toSpliced(at, 0, card);
  }

  /** Whoever answered says how well he knew it. */
  correct(card: string, recall: Recall): Promise<void> {
    return this.#attempt(async () => {
      const right = await this.diary.answer({ type: "CorrectRecall", card, recall });
      this.done = this.done.map((one) => (one.card === card ? { ...one, ...right } : one));
      if (recall !== "missed")
        this.cards = this.cards.filter((one, at) => at <= this.at || one.card !== card);
    });
  }

  async next(): Promise<void> {
    if (this.at + 1 < this.cards.length) {
      this.#show(this.at + 1);
      return;
    }
    this.stage = "finished";
    await this.#attempt(async () => {
      this.plan = await this.diary.study();
    });
  }

  /** Back to what there is, once a sitting is over. */
  leave(): void {
    this.cards = [];
    this.stage = this.#rest();
  }

  async learn(words: readonly string[]): Promise<boolean> {
    await this.#attempt(async () => {
      await this.diary.ask({ type: "TakeWords", words: [...words] });
      this.plan = await this.diary.study();
    });
    if (this.trouble !== "") return false;
    if (this.stage === "first" || this.stage === "current") await this.all();
    return true;
  }
}
