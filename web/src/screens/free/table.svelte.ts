import { EMPTY_ROWS, positionsBefore, type SetUp } from "../../board/analysis";
import { Composing } from "../../board/composing.svelte";
import type { Position } from "../../board/composition";
import { timerOf } from "../../net/clock";
import type { Part } from "../../net/live.svelte";
import type { Playing } from "../../net/playing.svelte";
import type { ChairView, FreeParts, SeenTurn, Sentence, TableCommand } from "../../net/server";
import type { Timer } from "../../ui/timer";

/** A free game as this device sees it. */
export class FreeTable {
  /** Who has this device in hand, where several share it: nobody until somebody says so. */
  holder = $state<number | null>(null);
  readonly word: Composing;

  constructor(
    readonly playing: Playing,
    /** Seats played at this device; none of one who looks on. */
    readonly seats: readonly number[],
  ) {
    this.word = new Composing({
      position: () => this.position,
      bonus: () => this.table?.bonus ?? [],
      keptAs: `libre.draft.${playing.id}`,
      onchange: () => (playing.refusal = null),
    });
  }

  part<Name extends keyof FreeParts>(name: Name): Part<"free", Name> {
    return this.playing.live.part("free", name);
  }

  get table() {
    return this.part("table");
  }

  get chairs(): readonly ChairView[] {
    return this.part("chairs") ?? [];
  }

  get turns(): readonly SeenTurn[] {
    return this.part("turns") ?? [];
  }

  get laid(): SeenTurn | undefined {
    return this.part("laid");
  }

  get grid(): readonly string[] {
    return this.part("board")?.grid ?? EMPTY_ROWS;
  }

  get #channel(): `hand:${string}` {
    return `hand:${this.seats.join("-")}`;
  }

  get hand() {
    return this.playing.live.part(this.#channel, "hand");
  }

  /** Whether one of this device may challenge the word that lies, and if not, why. */
  objection(seat: number): { why: Sentence | null } | undefined {
    return this.playing.live.part(this.#channel, "objections")?.find((one) => one.seat === seat);
  }

  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** Whose side of the table is shown: one's own, or that of whoever plays at a shared device. */
  get me(): number | null {
    const turn = this.table?.seat;
    if (this.shared && turn != null && this.seats.includes(turn)) return turn;
    return this.seats[0] ?? null;
  }

  /** Whose letters wait behind the curtain: another one of this device is to play. */
  get behindCurtain(): number | null {
    const { table, hand } = this;
    if (!this.shared || !hand || !table || table.phase === "over") return null;
    return hand.seat === this.holder ? null : hand.seat;
  }

  /** Whether time is to wait, or waits, while this device goes from hand to hand: nobody plays elsewhere. */
  #waits(isPaused: boolean): boolean {
    return (
      this.isPaused === isPaused &&
      this.table?.clock != null &&
      this.table.phase === "play" &&
      this.chairs.every(({ seat, level }) => level !== null || this.seats.includes(seat))
    );
  }

  #lowered: Promise<boolean> | null = null;

  /** The device is handed over: what it takes is nobody's time. */
  lower(): void {
    if (this.#waits(false)) this.#lowered = this.ask({ type: "PauseGame" });
  }

  /** Somebody has it in hand and sees his letters: his time runs. */
  async lift(seat: number): Promise<void> {
    if ((await this.#lowered) || this.#waits(true)) await this.ask({ type: "UnpauseGame" });
    this.#lowered = null;
    this.holder = seat;
  }

  get rack(): string {
    return this.behindCurtain === null ? (this.hand?.rack ?? "") : "";
  }

  get position(): Position {
    return { grid: this.grid, rack: this.rack };
  }

  /** Before each turn, once the game is over: until then a rack is its holder's, and its letters may still be there. */
  get positions(): readonly SetUp[] {
    const end = this.part("end");
    return this.table?.phase === "over" && end ? positionsBefore(end.record.turns) : [];
  }

  nameOf(seat: number): string {
    return this.chairs[seat]?.name ?? "";
  }

  /** Those who still play, the one whose turn it is first. */
  get active(): number[] {
    const seat = this.table?.seat;
    if (seat == null) return [];
    const count = this.chairs.length;
    return this.chairs.map((_, step) => (seat + step) % count).filter((one) => !this.chairs[one]?.resigned);
  }

  /** Whether the word that lies can still be challenged. */
  get open(): boolean {
    return this.table?.phase === "draw" && this.table.words === "challenge" && this.laid !== undefined;
  }

  /** Whether one may play now: it is one's turn, or one is next and lets the word that lies be. */
  get mayPlay(): boolean {
    const { table, me } = this;
    if (!table || me === null || this.isPaused || this.behindCurtain !== null) return false;
    if (table.phase === "play") return table.seat === me;
    return table.phase === "draw" && this.active[1] === me;
  }

  get isPaused(): boolean {
    return this.part("clock")?.state === "paused";
  }

  /** Letters that the bag must hold for an exchange. */
  get exchangeFrom(): number {
    return this.table?.exchange_from ?? 0;
  }

  get mayExchange(): boolean {
    return (this.table?.bag ?? -1) >= this.exchangeFrom;
  }

  /** What a challenge of an admitted word costs (rule 10). */
  get challengeCost(): number {
    return this.table?.challenge_cost ?? 0;
  }

  /** The round in play. */
  get round(): number {
    return Math.floor(this.turns.length / Math.max(1, this.chairs.length)) + 1;
  }

  /** Letters that one does not see: in the bag and on other racks. */
  get unseen(): number {
    const others = this.chairs.filter(({ seat }) => seat !== this.me);
    return (this.table?.bag ?? 0) + others.reduce((sum, { held }) => sum + held, 0);
  }

  get lastSquares(): ReadonlySet<number> {
    return new Set(this.part("board")?.last);
  }

  /** The time of whoever plays, or until the word that lies is settled; null without a clock. */
  get timer(): Timer | null {
    return this.table?.phase === "over" ? null : timerOf(this.part("clock"));
  }

  ask(command: TableCommand): Promise<boolean> {
    return this.playing.ask(command);
  }

  async play(): Promise<void> {
    const { attempt } = this.word;
    if (!this.mayPlay || !attempt || attempt.fault) return;
    const { reference: ref, word } = attempt;
    await this.playing.ask(this.#spoken({ type: "LayWord", ref, word }), true);
  }

  /** On a shared device somebody speaks. */
  #spoken<C extends TableCommand>(command: C): C {
    return this.shared && this.me !== null ? { ...command, seat: this.me } : command;
  }

  exchange(letters: string): Promise<boolean> {
    return this.ask(this.#spoken({ type: "ExchangeLetters", letters }));
  }

  async pass(): Promise<void> {
    if (this.mayPlay) await this.ask(this.#spoken({ type: "PassTurn" }));
  }

  async challenge(seat: number): Promise<void> {
    if (this.objection(seat)?.why === null) await this.ask({ type: "ChallengeWord", seat });
  }

  async letLie(seat: number): Promise<void> {
    await this.ask({ type: "LetLie", seat });
  }
}
