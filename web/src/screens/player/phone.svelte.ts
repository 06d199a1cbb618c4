import { begin, type Composition, type Position, type Trouble } from "../../board/composition";
import { commandsOf } from "../../net/contest";
import type { Live, Part } from "../../net/live.svelte";
import { remember, rememberAs, remembered, rememberedAs } from "../../memory";
import { Outbox, type OutboxOptions } from "../../net/outbox.svelte";
import type { Command, OwnResult, OwnSlip, PlayerParts, PublicParts, WriteSlip } from "../../net/server";
import { BLANK, draftOf, slipOf, type Draft } from "../../board/draft";
import { asSlip, sameSlip, type Slip } from "../../board/slip";
import { readReceipt, type Receipt, whyNot } from "./receipt";

/** How long the pen rests before what it wrote goes to the server. */
const PAUSE = 300;

export interface PhoneOptions {
  live: Pick<Live, "part" | "connection" | "clock">;
  api: OutboxOptions["api"];
  contest: string;
  /** Whose it is. */
  player: string;
  /** Where he sat when it came in. */
  table: number;
  storage?: Storage;
  /** A command other than a slip was done, or refused. */
  told?: (command: Command, error?: Error) => void;
}

/** What this phone keeps of the slip being written. */
interface Kept {
  game: number;
  draw: number;
  draft: Draft;
  handed: boolean;
  /** The server's slip as it was taken up, until something is changed. */
  found: Slip | null;
  /** What the server last said it took from here. */
  acknowledged: { slip: Slip; handed: boolean } | null;
}

/** One player's view of the game, the slip that he writes, and what becomes of it. */
export class Phone {
  kept = $state.raw<Kept | null>(null);
  #order = $state.raw<readonly number[]>([]);
  #trouble = $state.raw<Trouble | null>(null);
  /** Why the server did not take the slip, in its words. */
  refusal = $state<string | null>(null);
  /** Correction notes that this phone has said to have received, as `game.draw`. */
  #received = $state.raw<ReadonlySet<string>>(new Set());
  byHand = $state(remembered("player.reference") === "hand");
  readonly outbox: Outbox;

  readonly #options: PhoneOptions;
  readonly #memory: string;
  /** What the pen has written since the last sending. */
  #due = $state.raw<WriteSlip | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PhoneOptions) {
    this.#options = options;
    this.#memory = `player.${options.contest}.${options.player}`;
    this.#received = new Set(rememberedAs<string[]>(`${this.#memory}.notes`, [], this.#storage));
    this.outbox = new Outbox({
      name: `player.${options.contest}.${options.player}`,
      api: options.api,
      sent: ({ body }) => this.#answered(body as Command),
      refused: ({ body }, error) => this.#answered(body as Command, error),
      ...(options.storage && { storage: options.storage }),
    });
  }

  room<Name extends keyof PublicParts>(name: Name): Part<"public", Name> {
    return this.#options.live.part("public", name);
  }

  own<Name extends keyof PlayerParts>(name: Name): Part<`player:${string}`, Name> {
    return this.#options.live.part(`player:${this.#options.player}`, name);
  }

  /** The game that all that is his own is about. */
  get game(): number {
    return this.own("me")?.game ?? 0;
  }

  /** His turns so far, in their order. */
  get results(): OwnResult[] {
    const found: OwnResult[] = [];
    for (let one = this.own("result:1"); one; one = this.own(`result:${found.length + 1}`)) found.push(one);
    return found;
  }

  /** Where its player sits now: the organiser may have moved him. */
  get table(): number {
    return this.own("me")?.table ?? this.#options.table;
  }

  get grid(): readonly string[] {
    return this.room("board")?.grid ?? [];
  }

  get rack(): string {
    const turn = this.room("turn");
    return turn ? turn.kept + turn.drawn : "";
  }

  get position(): Position {
    return { grid: this.grid, rack: this.rack };
  }

  get composition(): Composition {
    return { draft: this.draft, order: this.#order, trouble: this.#trouble };
  }

  get draft(): Draft {
    return this.kept?.draft ?? BLANK;
  }

  get slip(): Slip {
    return this.kept?.found ?? slipOf(this.grid, this.draft, this.byHand);
  }

  /** Whether there is something to hand in. */
  get written(): boolean {
    return this.slip.sketch.length > 0 || this.slip.score !== null || this.slip.reference !== null;
  }

  /** What the server has of the slip of this draw. */
  get stored(): OwnSlip | null {
    const [stored, game] = [this.own("slip"), this.room("game")?.number];
    return stored && stored.game === game && stored.draw === this.room("turn")?.draw ? stored : null;
  }

  receipt(closed: boolean): Receipt {
    return readReceipt({
      slip: this.slip,
      handed: this.kept?.handed ?? false,
      written: this.written,
      waiting: this.#due !== null || this.outbox.pending.some((one) => one.slot === this.#slot()),
      connected: this.#options.live.connection === "open",
      stored: this.stored,
      acknowledged: this.kept?.acknowledged ?? null,
      refusal: this.refusal,
      closed,
    });
  }

  /** Takes up the slip of the draw in play: as this phone left it, unless another one has written since. */
  takeUp(): void {
    const draw = this.room("turn")?.draw ?? null;
    const game = this.room("game")?.number;
    if (draw === null || game === undefined || this.own("totals") === undefined) return;
    if (this.kept?.draw === draw && this.kept.game === game) return;
    this.flush();
    this.refusal = null;
    this.#arrange(begin(this.rack));
    this.kept = this.#found(game, draw);
  }

  #found(game: number, draw: number): Kept {
    const stored = this.stored;
    const local = this.#recalled();
    const same = local?.game === game && local.draw === draw ? local : null;
    const unsent = this.outbox.pending.some((one) => one.slot === `slip.${game}.${draw}`);
    const newer = !stored || unsent || (same?.acknowledged && sameSlip(same.acknowledged.slip, stored.slip));
    if (same && newer) return same;
    if (!stored) return { game, draw, draft: BLANK, handed: false, found: null, acknowledged: null };
    const draft = draftOf(stored.slip, this.grid, this.rack);
    return { game, draw, draft, handed: stored.handed, found: asSlip(stored.slip), acknowledged: null };
  }

  #recalled(): Kept | null {
    return rememberedAs<Kept | null>(this.#memory, null, this.#storage);
  }

  readonly #storage = (): Storage => this.#options.storage ?? localStorage;

  /** The composition as it is now; what changes the slip goes to the server as soon as the pen rests. */
  compose(composition: Composition): void {
    if (!this.kept) return;
    this.#arrange(composition);
    this.#write(this.kept, composition.draft);
  }

  #arrange({ order, trouble }: Pick<Composition, "order" | "trouble">): void {
    this.#order = order;
    this.#trouble = trouble;
  }

  setByHand(byHand: boolean): void {
    const before = this.slip;
    this.byHand = byHand;
    remember("player.reference", byHand ? "hand" : "auto");
    if (this.kept) this.#keep({ ...this.kept, found: null });
    if (!sameSlip(before, this.slip)) this.#saveSoon();
  }

  #write(kept: Kept, draft: Draft): void {
    const before = this.slip;
    const was = kept.draft;
    const same = was.laid === draft.laid && was.score === draft.score && was.reference === draft.reference;
    this.#keep({ ...kept, draft, found: same ? kept.found : null });
    if (!sameSlip(before, this.slip)) this.#saveSoon();
  }

  handIn(): void {
    if (!this.kept) return;
    this.#keep({ ...this.kept, handed: true });
    this.save();
  }

  /** Back to the pen: the slip handed in counts until another is written. */
  takeUpAgain(): void {
    if (this.kept) this.#keep({ ...this.kept, handed: false });
  }

  #saveSoon(): void {
    this.#due = this.#slipCommand();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.flush(), PAUSE);
  }

  /** Sends what rests to be sent, without waiting. */
  flush(): void {
    clearTimeout(this.#resting);
    const due = this.#due;
    this.#due = null;
    if (due) this.ask(due, this.#slot());
  }

  /** Sends the slip as it is now. */
  save(): void {
    this.#due = this.#slipCommand();
    this.flush();
  }

  #slipCommand(): WriteSlip | null {
    if (!this.kept) return null;
    const { game, draw, handed } = this.kept;
    this.refusal = null;
    const written = this.#options.live.clock?.now() ?? null;
    return { type: "WriteSlip", game, draw, slip: this.slip, handed, written };
  }

  /** Keeps a command until the server has answered it. */
  ask(command: Command, slot?: string): void {
    try {
      this.outbox.put({ path: commandsOf(this.#options.contest), body: command }, slot);
    } catch (error) {
      this.#answered(command, error as Error);
    }
  }

  hasReceivedNote(draw: number): boolean {
    return this.#received.has(this.#noteOf(draw));
  }

  receiveNote(draw: number): void {
    this.#received = new Set([...this.#received, this.#noteOf(draw)]);
    rememberAs(`${this.#memory}.notes`, [...this.#received], this.#storage);
    this.ask({ type: "MoveNotes", game: this.game, draw, tables: [this.table], stage: "received" });
  }

  readonly #noteOf = (draw: number): string => `${this.game}.${draw}`;

  #slot(): string {
    return ["slip", this.kept?.game, this.kept?.draw].join(".");
  }

  #answered(command: Command, error?: Error): void {
    if (command.type !== "WriteSlip") return this.#options.told?.(command, error);
    if (this.kept?.game !== command.game || this.kept.draw !== command.draw) return;
    if (error) {
      this.refusal = whyNot(error);
      return;
    }
    const acknowledged = { slip: command.slip as Slip, handed: command.handed ?? false };
    this.#keep({ ...this.kept, acknowledged });
  }

  #keep(kept: Kept): void {
    this.kept = kept;
    rememberAs(this.#memory, kept, this.#storage);
  }
}
