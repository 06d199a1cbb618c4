import { EMPTY_ROWS } from "../../board/analysis";
import { attemptOf, type Attempt } from "../../board/attempt";
import { begin, clear, redraft, type Composition, type Position } from "../../board/composition";
import { draftOf } from "../../board/draft";
import { pieces } from "../../board/variant.svelte";
import { remember, rememberAs, rememberedAs } from "../../memory";
import { keepPlay } from "../../house/daily";
import { Diary } from "../../net/diary";
import { endGame, keepGame, type KeptGame } from "../../net/kept";
import { timerOf } from "../../net/clock";
import type { Part } from "../../net/live.svelte";
import { Playing } from "../../net/playing.svelte";
import type { SoloCommand, SoloParts, SoloSlip } from "../../net/server";
import type { Timer } from "../../ui/timer";
import { bestOf, isLeft, withTry, type Try } from "./attempts";

/** How long letters rest before the best try goes to the server. */
const PAUSE = 400;

/** What this device keeps of the turn in play. */
interface Written {
  turn: number;
  tries: readonly Try[];
}

/** A game alone: what the server shows of it, and the word that is being composed. */
export class Solo extends Playing {
  readonly #kept: KeptGame;
  composition = $state.raw<Composition>(begin(""));
  tries = $state.raw<readonly Try[]>([]);
  #turn = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #sent = "";
  readonly diary = new Diary();

  constructor(kept: KeptGame) {
    super({ kind: "solo", id: kept.id, token: kept.secret, channels: ["solo"] });
    this.#kept = kept;
  }

  part<Name extends keyof SoloParts>(name: Name): Part<"solo", Name> {
    return this.live.part("solo", name);
  }

  get secret(): string {
    return this.#kept.secret;
  }

  get title(): string {
    return this.part("game")?.title || this.#kept.title;
  }

  get position(): Position {
    const rack = this.part("turn")?.rack;
    return { grid: this.part("board")?.grid ?? EMPTY_ROWS, rack: rack ? rack.kept + rack.drawn : "" };
  }

  get attempt(): Attempt | null {
    const bonus = this.part("game")?.bonus ?? [];
    return attemptOf(this.position.grid, this.composition.draft, pieces(), bonus);
  }

  get best(): Try | null {
    return bestOf(this.tries, this.attempt);
  }

  /** The word that the main button hands in: what is composed, else the best try. */
  get ready(): Try | null {
    const { attempt } = this;
    if (attempt && !attempt.fault) return bestOf([], attempt);
    return attempt ? null : this.best;
  }

  get timer(): Timer | null {
    return timerOf(this.part("clock"));
  }

  /** Shares of the top of the turns that are over. */
  get shares(): number[] {
    return (this.part("sheet") ?? []).map(({ points, top }) => (top > 0 ? points / top : 1));
  }

  /** Which of them had a hint. */
  get hinted(): boolean[] {
    return (this.part("sheet") ?? []).map(({ hints }) => hints > 0);
  }

  /** Takes up the turn in play as it was left here, or as the server has it. */
  takeUp(): void {
    const turn = this.part("turn");
    if (turn?.phase !== "search" || turn.turn === this.#turn) return;
    this.#turn = turn.turn;
    const draft = turn.draft?.word ? this.#drafted(turn.draft) : undefined;
    this.composition = begin(this.position.rack, draft);
    this.tries = this.#recalled(turn.turn);
    this.refusal = null;
    this.#sent = "";
  }

  #drafted = ({ word = "", ref = "" }: SoloSlip) =>
    draftOf({ sketch: [word], reference: ref }, this.position.grid, this.position.rack);

  get #memory(): string {
    return `solo.${this.id}`;
  }

  #recalled(turn: number): readonly Try[] {
    const kept = rememberedAs<Written | null>(this.#memory, null);
    return kept?.turn === turn ? kept.tries : [];
  }

  compose(composition: Composition): void {
    if (isLeft(this.composition.draft, composition.draft)) this.#note();
    this.composition = composition;
    this.refusal = null;
    this.#keepSoon();
  }

  /** What is composed is kept among the tries. */
  #note(): void {
    this.tries = withTry(this.tries, this.attempt);
    rememberAs(this.#memory, { turn: this.#turn, tries: this.tries } satisfies Written);
  }

  takeAllBack(): void {
    this.compose(clear(this.composition));
  }

  takeUpTry({ word, ref }: Try): void {
    const draft = this.#drafted({ word, ref });
    this.compose(redraft(this.composition, { ...draft, reference: "" }));
  }

  /** At the end of the time the best try counts: the server has it beforehand. */
  #keepSoon(): void {
    clearTimeout(this.#resting);
    if (this.part("turn")?.phase !== "search" || this.part("turn")?.held) return;
    this.#resting = setTimeout(() => void this.#keepBest(), PAUSE);
  }

  async #keepBest(): Promise<void> {
    const { best } = this;
    const slip = { word: best?.word ?? "", ref: best?.ref ?? "" };
    const kept: SoloCommand = { type: "KeepDraft", slip };
    const text = JSON.stringify(slip);
    if (text === this.#sent || this.live.connection !== "open") return;
    this.#sent = text;
    await this.send(kept).catch(() => (this.#sent = ""));
  }

  /** Asks for something; what is refused is told beside the letters. */
  override ask(command: SoloCommand): Promise<boolean> {
    clearTimeout(this.#resting);
    return super.ask(command, true);
  }

  /** Hands in one's word; `look` has only the gap told first. */
  validate(look: boolean): Promise<boolean> {
    const { ready } = this;
    this.#note();
    if (ready === null) return Promise.resolve(false);
    const slip = { word: ready.word, ref: ready.ref };
    return this.ask(look ? { type: "TryWord", slip } : { type: "HandIn", slip });
  }

  /** Of the game or the turn of a day this device keeps how it ended: there is one try. */
  #keepDaily(isOver: boolean): void {
    const [daily, report] = [this.part("game")?.daily, this.part("report")];
    if (!daily || !isOver || !report) return;
    const { total: points, top, tops, turns } = report;
    keepPlay(daily, { id: this.id, points, top, tops, turns });
  }

  /** Remembers on the device where the game stands, so that it is found again; one that is over is forgotten. */
  remember(): void {
    const [turn, score, board] = [this.part("turn"), this.part("score"), this.part("board")];
    if (!turn || !board) return;
    this.#keepDaily(turn.phase === "over");
    if (turn.phase === "over") {
      endGame({ ...this.#kept, title: this.title });
      remember(this.#memory, null);
      return;
    }
    const shares = this.shares;
    keepGame({
      ...this.#kept,
      title: this.title,
      at: Date.now(),
      turn: turn.phase === "search" ? turn.turn : turn.turn + 1,
      yours: true,
      percent: score?.percent ?? null,
      turns: shares,
      ...(shares.length > 0 && { grid: board.grid }),
      total: this.part("game")?.turns ?? 0,
    });
  }
}
