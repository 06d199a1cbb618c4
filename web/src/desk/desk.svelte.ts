import { SvelteMap } from "svelte/reactivity";
import type { Api, Refused } from "../net/api";
import { t } from "../i18n";
import type { Channel, Live, Part } from "../net/live.svelte";
import { Outbox, type Pending } from "../net/outbox.svelte";
import type {
  AnswerView,
  Command,
  DeskParts,
  DueNote,
  EnterMissing,
  EnterSlip,
  EnterTop,
  Opinion,
  PublicParts,
  RoundView,
  SeatView,
  SheetView,
  SolutionView,
  WrittenSlip,
} from "../net/server";
import { dismiss, say } from "../ui/toasts.svelte";
import { isToEnter, nextTable, standingOf, type Ahead, type Standing } from "./cells";
import { boardBefore, lettersOf, type Letters } from "./turns";

export interface DeskOptions {
  live: Live;
  api: Api;
  /** Of the contest: `/api/contests/…`. */
  path: string;
  /** What the desk follows: `desk:A1`, or `double` for all tables. */
  channel: DeskChannel;
}

/** What is thought of a place asked about, or of all of them. */
export interface Answer {
  ref: string | null;
  opinion: Opinion;
}

/** What a desk follows: its own slips, or those of all tables. */
export type DeskChannel = Extract<Channel, "double" | `desk:${string}`>;

/** The way back from something that is done here. */
interface WayBack {
  draw: number;
  /** Where it is done; null for several tables. */
  table: number | null;
  /** What undoes it, once it has left. */
  back: readonly Command[];
  /** What is written again then. */
  slip?: WrittenSlip | null;
}

export interface Done extends WayBack {
  key: string;
  command: Command;
}

/** What was taken back, unless another desk has written over it since. */
export interface Undone extends Done {
  replaced: boolean;
}

export const placeOf = (draw: number, table: number): string => `${draw}:${table}`;

const isEntry = (command: Command): command is EnterSlip => command.type === "EnterSlip";

/** The slips of some tables: what the server shows of them, and what is asked of it. */
export class Desk {
  /** The draw whose slips are worked on. */
  draw = $state<number | null>(null);
  table = $state<number | null>(null);
  readonly outbox: Outbox;
  readonly live: Live;

  readonly #options: DeskOptions;
  readonly #ahead = new SvelteMap<string, Ahead>();
  readonly #answers = new SvelteMap<string, readonly Answer[]>();
  /** Earlier turns, whose settled slips do not follow live. */
  readonly #archive = new SvelteMap<number, readonly SheetView[]>();
  readonly #archivedSolutions = new SvelteMap<number, readonly SolutionView[]>();
  /** What can be taken back, the last one at the end. */
  #done = $state.raw<readonly Done[]>([]);
  /** What was said of it, by its key. */
  readonly #said = new Map<string, number>();

  constructor(options: DeskOptions) {
    this.#options = options;
    this.live = options.live;
    this.outbox = new Outbox({
      name: `${options.path}/${options.channel}`,
      api: options.api,
      sent: (pending) => this.#sent(pending),
      refused: (pending, error) => this.#refused(pending, error),
    });
    for (const { body } of this.outbox.pending) this.#expect(body as Command);
  }

  // --- What is shown

  part<Name extends keyof DeskParts>(name: Name): Part<DeskChannel, Name> {
    return this.live.part(this.#options.channel, name);
  }

  public<Name extends keyof PublicParts>(name: Name): Part<"public", Name> {
    return this.live.part("public", name);
  }

  /** Who sits at the tables of the desk; of a turn at which others sat there, those. */
  readonly seats = $derived.by(() => this.#seatsAt(this.draw));
  readonly tables = $derived(this.seats.map((seat) => seat.table));
  readonly rounds = $derived<readonly RoundView[]>(this.part("rounds") ?? []);
  readonly notes = $derived<readonly DueNote[]>(this.part("notes") ?? []);
  readonly round = $derived(this.rounds.find((round) => round.draw === this.draw));
  readonly last = $derived(this.rounds.at(-1));
  readonly seat = $derived(this.seats.find((seat) => seat.table === this.table));
  readonly toEnter = $derived.by(() => this.waiting(this.draw));
  readonly rows = $derived(boardBefore(this.public("sheet") ?? [], this.round?.turn ?? 1));
  /** The slips that follow live: those of the last turns, and whatever waits for somebody. */
  readonly followed = $derived.by(() =>
    this.rounds.flatMap(({ draw }) =>
      this.#tablesAt(draw).flatMap((table) => this.#followed(draw, table) ?? []),
    ),
  );
  readonly letters = $derived<Letters>(
    this.round
      ? lettersOf(this.round, this.public("turn"), this.public("sheet") ?? [])
      : { kept: "", drawn: "" },
  );

  sheet(table: number | null, draw: number | null = this.draw): SheetView | undefined {
    if (table === null || draw === null) return undefined;
    return this.#followed(draw, table) ?? this.#archive.get(draw)?.find((sheet) => sheet.table === table);
  }

  #seatsAt(draw: number | null): readonly SeatView[] {
    return this.rounds.find((round) => round.draw === draw)?.seats ?? this.part("seats") ?? [];
  }

  #tablesAt(draw: number | null): number[] {
    return this.#seatsAt(draw).map(({ table }) => table);
  }

  #followed(draw: number, table: number): SheetView | undefined {
    return this.part(`sheet:${placeOf(draw, table)}`);
  }

  /** All slips of the draw that is worked on. */
  sheets(draw: number | null = this.draw): SheetView[] {
    return this.#tablesAt(draw).flatMap((table) => this.sheet(table, draw) ?? []);
  }

  standing(table: number, draw: number | null = this.draw): Standing {
    const ahead = draw === null ? undefined : this.#ahead.get(placeOf(draw, table));
    return standingOf(this.sheet(table, draw), ahead);
  }

  /** The tables whose slip of a draw has not been entered; what is not shown of an earlier draw has been. */
  waiting(draw: number | null): number[] {
    return this.#tablesAt(draw).filter(
      (table) => this.sheet(table, draw) && isToEnter(this.standing(table, draw)),
    );
  }

  /** The slip entered for a table, here or elsewhere. */
  slip(table: number, draw: number | null = this.draw): WrittenSlip | null {
    const sheet = this.sheet(table, draw);
    const ahead = draw === null ? undefined : this.#ahead.get(placeOf(draw, table));
    if (ahead && ahead.revision > (sheet?.revision ?? 0)) return ahead.slip;
    return sheet?.entry?.slip ?? null;
  }

  /** What other desks have answered about their slips of the draw that is worked on. */
  answers(): readonly AnswerView[] {
    return this.part(`answers:${this.draw ?? 0}`) ?? [];
  }

  solutions(): readonly SolutionView[] {
    const draw = this.draw ?? 0;
    return this.part("solutions")?.[String(draw)] ?? this.#archivedSolutions.get(draw) ?? [];
  }

  // --- Where one works

  /** Stays at the turn that is worked on until it is done; takes the last one that has closed at first. */
  follow(isFree: boolean): void {
    const last = this.last;
    if (!last) return;
    const known = this.rounds.some((round) => round.draw === this.draw);
    const isDone = this.tables.length > 0 && this.toEnter.length === 0;
    if (!known || (isFree && isDone && (this.draw ?? 0) < last.draw && !this.#looksBack))
      this.choose(last.draw);
  }

  /** An earlier turn is looked at on purpose. */
  get looksBack(): boolean {
    return this.#looksBack;
  }

  #looksBack = false;

  choose(draw: number): void {
    this.draw = draw;
    this.#looksBack = draw !== this.last?.draw;
    this.table = this.toEnter[0] ?? this.tables[0] ?? null;
    void this.#fetch(draw);
  }

  /** The turn before or after. */
  turn(by: 1 | -1): void {
    const at = this.rounds.findIndex((round) => round.draw === this.draw);
    const round = this.rounds[at + by];
    if (round) this.choose(round.draw);
  }

  go(table: number): boolean {
    if (!this.tables.includes(table)) return false;
    this.table = table;
    return true;
  }

  /** To the next table without a slip; stays where none is left. */
  next(by: 1 | -1 = 1): void {
    const wanted = new Set(this.toEnter);
    this.table = nextTable(this.tables, this.table, (table) => wanted.has(table), by) ?? this.table;
  }

  async #fetch(draw: number): Promise<void> {
    const isLive = this.rounds.slice(-2).some((round) => round.draw === draw);
    if (isLive) return;
    const { api, path } = this.#options;
    try {
      const [sheets, solutions] = await Promise.all([
        api.get<SheetView[]>(`${path}/rounds/${draw}`),
        api.get<SolutionView[]>(`${path}/solutions/${draw}`),
      ]);
      this.#archive.set(draw, sheets);
      this.#archivedSolutions.set(draw, solutions.slice(0, 9));
    } catch (error) {
      say((error as Error).message);
    }
  }

  // --- Two desks at one table

  /** What the slip of the table was when one came to it, until one asks for something about it. */
  #arrived = $state.raw<{ place: string; revision: number } | null>(null);

  arrive(): void {
    const sheet = this.sheet(this.table);
    const place = sheet && placeOf(sheet.draw, sheet.table);
    this.#arrived = place ? { place, revision: this.#revision(place, sheet) } : null;
  }

  /** The slip of the table worked on, where another desk has entered it since one came here. */
  readonly elsewhere = $derived.by((): SheetView | null => {
    const [sheet, arrived] = [this.sheet(this.table), this.#arrived];
    if (!sheet?.entry || sheet.entry.origin === "phone") return null;
    if (arrived?.place !== placeOf(sheet.draw, sheet.table)) return null;
    return sheet.revision > arrived.revision ? sheet : null;
  });

  /** The revision of the slip that one has before one's eyes. */
  get seen(): number {
    if (this.elsewhere && this.#arrived) return this.#arrived.revision;
    return this.draw === null || this.table === null
      ? 0
      : this.#revision(placeOf(this.draw, this.table), this.sheet(this.table));
  }

  /** Slips that two desks have entered otherwise, the first turns first. */
  readonly rivals = $derived(this.followed.filter(({ rival }) => rival !== null));

  // --- What is asked

  #put(command: Command): string {
    if ("draw" in command && command.draw === this.draw)
      if (!("table" in command) || command.table === this.table) this.#arrived = null;
    return this.outbox.put({ path: `${this.#options.path}/commands`, body: command });
  }

  /** A command that needs no way back of its own; its key, unless the browser has no room for it. */
  ask(command: Command): string | null {
    try {
      return this.#put(command);
    } catch (error) {
      say((error as Error).message);
      return null;
    }
  }

  /** A command that `undo` takes back. */
  do(command: Command, way: WayBack): string | null {
    const key = this.ask(command);
    if (key !== null) this.#done = [...this.#done, { ...way, key, command }];
    return key;
  }

  /** Says what was done, with the way back until it is taken. */
  say(text: string, key: string | null, undo: (key: string) => void): void {
    if (key !== null) this.#said.set(key, say(text, { label: t("app.undo"), run: () => undo(key) }));
  }

  #revision(place: string, sheet: SheetView | undefined): number {
    return Math.max(this.#ahead.get(place)?.revision ?? 0, sheet?.revision ?? 0);
  }

  /**
   * Enters a slip for the table worked on, written when its revision was the one seen; answers to its question
   * follow once it has been judged.
   */
  enter(slip: WrittenSlip, answers: readonly Answer[] = [], seen = this.seen): void {
    if (this.draw === null || this.table === null) return;
    const { draw, table } = this;
    const command: EnterSlip = { type: "EnterSlip", draw, table, slip, seen };
    const key = this.do(command, { draw, table, slip, back: [{ type: "TakeBack", draw, table }] });
    if (key === null) return;
    this.#expect(command);
    if (answers.length) this.#answers.set(placeOf(draw, table), answers);
  }

  /** Answers the question of a slip that is entered. */
  answer(answer: Answer): void {
    if (this.draw === null || this.table === null) return;
    const { draw, table } = this;
    const back: Command[] = [{ type: "TakeBack", draw, table }];
    this.do({ type: "GiveOpinion", draw, table, ...answer }, { draw, table, back, slip: this.slip(table) });
  }

  /** Sends the answers to questions that the server has asked by now. */
  deliver(): void {
    for (const [place, answers] of this.#answers) {
      const [draw = 0, table = 0] = place.split(":").map(Number);
      const sheet = this.sheet(table, draw);
      if (!sheet?.decision || (this.#ahead.get(place)?.revision ?? 0) > sheet.revision) continue;
      this.#answers.delete(place);
      if (!sheet.decision.question) continue;
      for (const answer of answers) this.ask({ type: "GiveOpinion", draw, table, ...answer });
    }
  }

  enterTop(): void {
    if (this.draw !== null) this.#enterRest({ type: "EnterTop", draw: this.draw });
  }

  enterMissing(): void {
    if (this.draw !== null) this.#enterRest({ type: "EnterMissing", draw: this.draw });
  }

  #enterRest(command: EnterTop | EnterMissing): void {
    const { draw } = command;
    const back = this.toEnter.map((table): Command => ({ type: "TakeBack", draw, table }));
    this.do(command, { draw, table: null, back });
  }

  ruleLate({ draw, table, late }: SheetView, accepted: boolean): void {
    const slip = late?.slip ?? null;
    const back: Command[] = [{ type: "TakeBack", draw, table }];
    this.do({ type: "RuleLate", draw, table, accepted }, { draw, table, back, slip });
  }

  overrule(points: number | null, sanction: SheetDecision, motive: string): void {
    if (this.draw === null || this.table === null) return;
    const { draw, table } = this;
    const back: Command[] = [{ type: "WithdrawOverruling", draw, table }];
    this.do({ type: "Overrule", draw, table, points, sanction, motive }, { draw, table, back });
  }

  /** Sends the slip of a table to the commission. */
  refer(draw: number, table: number, why: string): string | null {
    const back: Command[] = [{ type: "WithdrawReferral", draw, table }];
    return this.do({ type: "Refer", draw, table, why }, { draw, table, back });
  }

  moveNotes(notes: readonly DueNote[], stage: "sent" | "received" | "lost"): void {
    for (const draw of new Set(notes.map((note) => note.draw))) {
      const tables = notes.filter((note) => note.draw === draw).map((note) => note.table);
      const command: Command = { type: "MoveNotes", draw, tables, stage };
      if (stage === "sent") this.do(command, { draw, table: null, back: [{ ...command, stage: "lost" }] });
      else this.ask(command);
    }
  }

  readonly canUndo = $derived(this.#done.length > 0);

  /** Takes back the last thing done here, or the one of a key; what it was, null for nothing. */
  undo(key: string | null = null): Undone | null {
    const done = key === null ? this.#done.at(-1) : this.#done.find((one) => one.key === key);
    if (!done) return null;
    const replaced = this.#isReplaced(done);
    this.#done = this.#done.filter((one) => one !== done);
    dismiss(this.#said.get(done.key));
    const { draw, table } = done;
    if (table !== null) {
      if (this.draw !== draw) this.choose(draw);
      this.table = table;
    }
    if (replaced) return { ...done, replaced };
    if (!this.outbox.takeBack(done.key)) {
      for (const command of done.back) {
        this.ask(command);
        this.#expect(command);
      }
    } else if (isEntry(done.command)) this.#forget(placeOf(draw, done.command.table));
    return { ...done, replaced };
  }

  /** An entry is taken back only where it is still the last one. */
  #isReplaced({ command, draw, table }: Done): boolean {
    if (table === null || (!isEntry(command) && command.type !== "GiveOpinion")) return false;
    const own = this.#ahead.get(placeOf(draw, table));
    return own !== undefined && (this.sheet(table, draw)?.revision ?? 0) > own.revision;
  }

  // --- What the server answers

  /** What the server will show once it has done a command. */
  #expect(command: Command): void {
    if (!isEntry(command) && command.type !== "TakeBack") return;
    const place = placeOf(command.draw, command.table);
    const seen = isEntry(command)
      ? (command.seen ?? 0)
      : this.#revision(place, this.sheet(command.table, command.draw));
    const slip = command.type === "EnterSlip" ? command.slip : null;
    this.#ahead.set(place, { revision: seen + 1, slip });
  }

  #forget(place: string): void {
    this.#ahead.delete(place);
    this.#answers.delete(place);
  }

  #sent({ body }: Pending): void {
    const command = body as Command;
    const draw = "draw" in command ? command.draw : null;
    if (draw != null && this.#archive.has(draw)) void this.#fetch(draw);
  }

  #refused({ body, key }: Pending, error: Refused): void {
    const command = body as Command;
    this.#done = this.#done.filter((one) => one.key !== key);
    if (isEntry(command) || command.type === "TakeBack") this.#forget(placeOf(command.draw, command.table));
    if (isEntry(command)) this.#sawNoMore(command);
    say(error.message);
  }

  /** What was written on top of an entry that was refused has seen no more than that entry had. */
  #sawNoMore({ draw, table, seen = 0 }: EnterSlip): void {
    for (const { key, body } of this.outbox.pending) {
      const later = body as Command;
      if (!isEntry(later) || later.draw !== draw || later.table !== table) continue;
      if (!this.outbox.takeBack(key)) continue;
      this.#done = this.#done.filter((one) => one.key !== key);
      this.ask({ ...later, seen });
    }
  }
}

type SheetDecision = NonNullable<SheetView["decision"]>["sanction"];
