import { SvelteMap } from "svelte/reactivity";
import type { Api, Refused } from "../net/api";
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
  /** The game that went on then. */
  game: number;
  key: string;
  command: Command;
}

/** What was taken back, unless another desk has written over it since. */
export interface Undone extends Done {
  replaced: boolean;
}

/** Where a slip is: draws are counted anew in each game. */
export const placeOf = (game: number, draw: number, table: number): string => `${game}:${draw}:${table}`;
const turnOf = (game: number, draw: number): string => `${game}:${draw}`;

const isEntry = (command: Command): command is EnterSlip => command.type === "EnterSlip";

/** The slips of some tables: what the server shows of them, and what is asked of it. */
export class Desk {
  /** The turn whose slips are worked on, which is left with its game. */
  #at = $state.raw<{ game: number; draw: number } | null>(null);
  table = $state<number | null>(null);
  readonly outbox: Outbox;
  readonly live: Live;

  readonly #options: DeskOptions;
  readonly #ahead = new SvelteMap<string, Ahead>();
  readonly #answers = new SvelteMap<string, readonly Answer[]>();
  /** Earlier turns, whose settled slips do not follow live. */
  readonly #archive = new SvelteMap<string, readonly SheetView[]>();
  readonly #archivedSolutions = new SvelteMap<string, readonly SolutionView[]>();
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

  /** The game that is worked on: the last one opened. */
  readonly game = $derived(this.part("desk")?.game ?? 0);
  /** The draw whose slips are worked on. */
  readonly draw = $derived(this.#at?.game === this.game ? this.#at.draw : null);
  /** The turn that is worked on, by its game. */
  readonly turnKey = $derived(this.draw === null ? null : turnOf(this.game, this.draw));
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

  /** Those of them whose paper lies here: from home only a phone tells what was written. */
  readonly onPaper = $derived.by(() => {
    const remote = new Set(this.seats.filter((seat) => seat.remote).map(({ table }) => table));
    return this.toEnter.filter((table) => !remote.has(table));
  });

  #place(draw: number, table: number): string {
    return placeOf(this.game, draw, table);
  }

  sheet(table: number | null, draw: number | null = this.draw): SheetView | undefined {
    if (table === null || draw === null) return undefined;
    const archived = this.#archive.get(turnOf(this.game, draw));
    return this.#followed(draw, table) ?? archived?.find((sheet) => sheet.table === table);
  }

  #seatsAt(draw: number | null): readonly SeatView[] {
    return this.rounds.find((round) => round.draw === draw)?.seats ?? this.part("seats") ?? [];
  }

  #tablesAt(draw: number | null): number[] {
    return this.#seatsAt(draw).map(({ table }) => table);
  }

  #followed(draw: number, table: number): SheetView | undefined {
    return this.part(`sheet:${draw}:${table}`);
  }

  /** All slips of the draw that is worked on. */
  sheets(draw: number | null = this.draw): SheetView[] {
    return this.#tablesAt(draw).flatMap((table) => this.sheet(table, draw) ?? []);
  }

  standing(table: number, draw: number | null = this.draw): Standing {
    const ahead = draw === null ? undefined : this.#ahead.get(this.#place(draw, table));
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
    const ahead = draw === null ? undefined : this.#ahead.get(this.#place(draw, table));
    if (ahead && ahead.revision > (sheet?.revision ?? 0)) return ahead.slip;
    return sheet?.entry?.slip ?? null;
  }

  /** What other desks have answered about their slips of the draw that is worked on. */
  answers(): readonly AnswerView[] {
    return this.part(`answers:${this.draw ?? 0}`) ?? [];
  }

  solutions(): readonly SolutionView[] {
    const draw = this.draw ?? 0;
    return (
      this.part("solutions")?.[String(draw)] ?? this.#archivedSolutions.get(turnOf(this.game, draw)) ?? []
    );
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
    this.#at = { game: this.game, draw };
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
    const [{ api, path }, game] = [this.#options, this.game];
    try {
      const [sheets, solutions] = await Promise.all([
        api.get<SheetView[]>(`${path}/rounds/${draw}?game=${game}`),
        api.get<SolutionView[]>(`${path}/solutions/${draw}?game=${game}`),
      ]);
      this.#archive.set(turnOf(game, draw), sheets);
      this.#archivedSolutions.set(turnOf(game, draw), solutions.slice(0, 9));
    } catch (error) {
      say((error as Error).message);
    }
  }

  // --- Two desks at one table

  /** What the slip of the table was when one came to it, until one asks for something about it. */
  #arrived = $state.raw<{ place: string; revision: number } | null>(null);

  arrive(): void {
    const sheet = this.sheet(this.table);
    const place = sheet && this.#place(sheet.draw, sheet.table);
    this.#arrived = place ? { place, revision: this.#revision(place, sheet) } : null;
  }

  /** The slip of the table worked on, where another desk has entered it since one came here. */
  readonly elsewhere = $derived.by((): SheetView | null => {
    const [sheet, arrived] = [this.sheet(this.table), this.#arrived];
    if (!sheet?.entry || sheet.entry.origin === "phone") return null;
    if (arrived?.place !== this.#place(sheet.draw, sheet.table)) return null;
    return sheet.revision > arrived.revision ? sheet : null;
  });

  /** The revision of the slip that one has before one's eyes. */
  get seen(): number {
    if (this.elsewhere && this.#arrived) return this.#arrived.revision;
    return this.draw === null || this.table === null
      ? 0
      : this.#revision(this.#place(this.draw, this.table), this.sheet(this.table));
  }

  /** Slips that two desks have entered otherwise, the first turns first. */
  readonly rivals = $derived(this.followed.filter(({ rival }) => rival !== null));

  // --- What is asked

  #put(command: Command): string {
    if ("draw" in command && command.game === this.game && command.draw === this.draw)
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
    if (key !== null) this.#done = [...this.#done, { ...way, game: this.game, key, command }];
    return key;
  }

  /** Says what was done, with the way back until it is taken. */
  say(text: string, key: string | null, undo: (key: string) => void): void {
    if (key !== null)
      this.#said.set(
        key,
        say(text, () => undo(key)),
      );
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
    const { game, draw, table } = this;
    const command: EnterSlip = { type: "EnterSlip", game, draw, table, slip, seen };
    const key = this.do(command, { draw, table, slip, back: [{ type: "TakeBack", game, draw, table }] });
    if (key === null) return;
    this.#expect(command);
    if (answers.length) this.#answers.set(placeOf(game, draw, table), answers);
  }

  /** Answers the question of a slip that is entered. */
  answer(answer: Answer): void {
    if (this.draw === null || this.table === null) return;
    const { game, draw, table } = this;
    const back: Command[] = [{ type: "TakeBack", game, draw, table }];
    const command: Command = { type: "GiveOpinion", game, draw, table, ...answer };
    this.do(command, { draw, table, back, slip: this.slip(table) });
  }

  /** Sends the answers to questions that the server has asked by now, as long as their game goes on. */
  deliver(): void {
    for (const [place, answers] of this.#answers) {
      const [game = 0, draw = 0, table = 0] = place.split(":").map(Number);
      if (game !== this.game) continue;
      const sheet = this.sheet(table, draw);
      if (!sheet?.decision || (this.#ahead.get(place)?.revision ?? 0) > sheet.revision) continue;
      this.#answers.delete(place);
      if (!sheet.decision.question) continue;
      for (const answer of answers) this.ask({ type: "GiveOpinion", game, draw, table, ...answer });
    }
  }

  enterTop(): void {
    const { game, draw } = this;
    if (draw !== null) this.#enterRest({ type: "EnterTop", game, draw }, this.onPaper);
  }

  enterMissing(): void {
    const { game, draw } = this;
    if (draw !== null) this.#enterRest({ type: "EnterMissing", game, draw }, this.toEnter);
  }

  #enterRest(command: EnterTop | EnterMissing, tables: readonly number[]): void {
    const { game, draw } = command;
    const back = tables.map((table): Command => ({ type: "TakeBack", game, draw, table }));
    this.do(command, { draw, table: null, back });
  }

  ruleLate({ draw, table }: SheetView, accepted: boolean): void {
    const { game } = this;
    const back: Command[] = [{ type: "TakeBack", game, draw, table }];
    this.do({ type: "RuleLate", game, draw, table, accepted }, { draw, table, back });
  }

  overrule(points: number | null, sanction: SheetDecision, motive: string): void {
    if (this.draw === null || this.table === null) return;
    const { game, draw, table } = this;
    const back: Command[] = [{ type: "WithdrawOverruling", game, draw, table }];
    this.do({ type: "Overrule", game, draw, table, points, sanction, motive }, { draw, table, back });
  }

  /** Sends the slip of a table to the commission. */
  refer(draw: number, table: number, why: string): string | null {
    const { game } = this;
    const back: Command[] = [{ type: "WithdrawReferral", game, draw, table }];
    return this.do({ type: "Refer", game, draw, table, why }, { draw, table, back });
  }

  moveNotes(notes: readonly DueNote[], stage: "sent" | "received" | "lost"): void {
    for (const [first, ...others] of turnsOf(notes)) {
      const { game, draw } = first;
      const tables = [first, ...others].map(({ table }) => table);
      const command: Command = { type: "MoveNotes", game, draw, tables, stage };
      if (stage === "sent") this.do(command, { draw, table: null, back: [{ ...command, stage: "lost" }] });
      else this.ask(command);
    }
  }

  /** What can be taken back while this game goes on: nothing done in another. */
  readonly #undoable = $derived(this.#done.filter(({ game }) => game === this.game));
  readonly canUndo = $derived(this.#undoable.length > 0);

  /** Takes back the last thing done here, or the one of a key; what it was, null for nothing. */
  undo(key: string | null = null): Undone | null {
    const done = key === null ? this.#undoable.at(-1) : this.#undoable.find((one) => one.key === key);
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
    } else if (isEntry(done.command)) this.#forget(this.#place(draw, done.command.table));
    return { ...done, replaced };
  }

  /** An entry is taken back only where it is still the last one. */
  #isReplaced({ command, draw, table }: Done): boolean {
    if (table === null || (!isEntry(command) && command.type !== "GiveOpinion")) return false;
    const own = this.#ahead.get(this.#place(draw, table));
    return own !== undefined && (this.sheet(table, draw)?.revision ?? 0) > own.revision;
  }

  // --- What the server answers

  /** What the server will show once it has done a command. */
  #expect(command: Command): void {
    if (!isEntry(command) && command.type !== "TakeBack") return;
    const place = placeOf(command.game, command.draw, command.table);
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
    if (!("draw" in command) || command.game !== this.game) return;
    if (this.#archive.has(turnOf(command.game, command.draw))) void this.#fetch(command.draw);
  }

  #refused({ body, key }: Pending, error: Refused): void {
    const command = body as Command;
    this.#done = this.#done.filter((one) => one.key !== key);
    if (isEntry(command) || command.type === "TakeBack")
      this.#forget(placeOf(command.game, command.draw, command.table));
    if (isEntry(command)) this.#sawNoMore(command);
    say(error.message);
  }

  /** What was written on top of an entry that was refused has seen no more than that entry had. */
  #sawNoMore({ game, draw, table, seen = 0 }: EnterSlip): void {
    for (const { key, body } of this.outbox.pending) {
      const later = body as Command;
      if (!isEntry(later) || placeOf(later.game, later.draw, later.table) !== placeOf(game, draw, table))
        continue;
      if (!this.outbox.takeBack(key)) continue;
      this.#done = this.#done.filter((one) => one.key !== key);
      this.ask({ ...later, seen });
    }
  }
}

/** The notes of each turn together. */
function turnsOf(notes: readonly DueNote[]): [DueNote, ...DueNote[]][] {
  const found = new Map<string, [DueNote, ...DueNote[]]>();
  for (const note of notes) {
    const turn = turnOf(note.game, note.draw);
    const others = found.get(turn);
    if (others) others.push(note);
    else found.set(turn, [note]);
  }
  return [...found.values()];
}

type SheetDecision = NonNullable<SheetView["decision"]>["sanction"];
