import { SvelteMap } from "svelte/reactivity";
import type { Api, Refused } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import { Outbox, type Pending } from "../lib/outbox.svelte";
import type {
  Command,
  DeskParts,
  DueNote,
  EnterSlip,
  EnterSolution,
  Opinion,
  PublicParts,
  RoundView,
  Seat,
  SheetView,
  SolutionView,
  WrittenSlip,
} from "../lib/server";
import { say } from "../lib/toasts.svelte";
import { isToEnter, nextTable, standingOf, type Ahead, type Standing } from "./cells";
import { boardBefore, lettersOf, type Letters } from "./turns";

export interface DeskOptions {
  live: Live;
  api: Api;
  /** Of the contest: `/api/contests/…`. */
  path: string;
  /** What the desk follows: `desk:A1`, or `double` for all tables. */
  channel: string;
}

/** An entry that the server did not take because another one had come before it. */
export interface Conflict {
  command: EnterSlip | EnterSolution;
  sentence: string;
}

/** What can be taken back, the last one first. */
type Done =
  | { what: "entry"; draw: number; table: number; key: string; slip: WrittenSlip }
  | { what: "opinion" | "late"; draw: number; table: number }
  | { what: "overruling"; draw: number; table: number }
  | { what: "many"; draw: number; tables: number[] }
  | { what: "sent"; draw: number; tables: number[] };

export const placeOf = (draw: number, table: number): string => `${draw}:${table}`;

const isEntry = (command: Command): command is EnterSlip | EnterSolution =>
  command.type === "EnterSlip" || command.type === "EnterSolution";

/** The slips of some tables: what the server shows of them, and what is asked of it. */
export class Desk {
  /** The draw whose slips are worked on. */
  draw = $state<number | null>(null);
  table = $state<number | null>(null);
  conflicts = $state.raw<readonly Conflict[]>([]);
  readonly outbox: Outbox;
  readonly live: Live;

  readonly #options: DeskOptions;
  readonly #ahead = new SvelteMap<string, Ahead>();
  readonly #answers = new SvelteMap<string, Opinion>();
  /** Earlier turns, whose settled slips do not follow live. */
  readonly #archive = new SvelteMap<number, readonly SheetView[]>();
  readonly #archivedSolutions = new SvelteMap<number, readonly SolutionView[]>();
  #done: Done[] = [];

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

  part<Name extends keyof DeskParts>(name: Name): DeskParts[Name] | undefined {
    return this.live.part<DeskParts[Name]>(this.#options.channel, name);
  }

  public<Name extends keyof PublicParts>(name: Name): PublicParts[Name] | undefined {
    return this.live.part<PublicParts[Name]>("public", name);
  }

  readonly seats = $derived<readonly Seat[]>(this.part("seats") ?? []);
  readonly tables = $derived(this.seats.map((seat) => seat.table));
  readonly rounds = $derived<readonly RoundView[]>(this.part("rounds") ?? []);
  readonly notes = $derived<readonly DueNote[]>(this.part("notes") ?? []);
  readonly round = $derived(this.rounds.find((round) => round.draw === this.draw));
  readonly last = $derived(this.rounds.at(-1));
  readonly seat = $derived(this.seats.find((seat) => seat.table === this.table));
  readonly entered = $derived(this.tables.filter((table) => !isToEnter(this.standing(table))));
  readonly toEnter = $derived(this.tables.filter((table) => isToEnter(this.standing(table))));
  readonly rows = $derived(boardBefore(this.public("sheet") ?? [], this.round?.turn ?? 1));
  readonly letters = $derived<Letters>(
    this.round
      ? lettersOf(this.round, this.public("turn"), this.public("sheet") ?? [])
      : { kept: "", drawn: "" },
  );

  sheet(table: number | null, draw: number | null = this.draw): SheetView | undefined {
    if (table === null || draw === null) return undefined;
    const live = this.live.part<SheetView>(this.#options.channel, `sheet:${placeOf(draw, table)}`);
    return live ?? this.#archive.get(draw)?.find((sheet) => sheet.table === table);
  }

  /** All slips of the draw that is worked on. */
  sheets(draw: number | null = this.draw): SheetView[] {
    return this.tables.flatMap((table) => this.sheet(table, draw) ?? []);
  }

  standing(table: number, draw: number | null = this.draw): Standing {
    const ahead = draw === null ? undefined : this.#ahead.get(placeOf(draw, table));
    return standingOf(this.sheet(table, draw), ahead);
  }

  /** The slip entered for a table, here or elsewhere. */
  slip(table: number, draw: number | null = this.draw): WrittenSlip | null {
    const sheet = this.sheet(table, draw);
    const ahead = draw === null ? undefined : this.#ahead.get(placeOf(draw, table));
    if (ahead && ahead.revision > (sheet?.revision ?? 0)) return ahead.slip;
    return sheet?.entry?.slip ?? null;
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

  #looksBack = false;

  choose(draw: number): void {
    this.draw = draw;
    this.#looksBack = draw !== this.last?.draw;
    this.table =
      nextTable(this.tables, null, (table) => isToEnter(this.standing(table))) ?? this.tables[0] ?? null;
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
    const wanted = (table: number): boolean => isToEnter(this.standing(table));
    this.table = nextTable(this.tables, this.table, wanted, by) ?? this.table;
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

  /** The slips of turns whose notes are to be printed. */
  async bring(draws: readonly number[]): Promise<void> {
    await Promise.all([...new Set(draws)].map((draw) => this.#fetch(draw)));
  }

  // --- What is asked

  #put(command: Command): string {
    return this.outbox.put({ path: `${this.#options.path}/commands`, body: command });
  }

  /** A command that needs no way back of its own. */
  ask(command: Command): void {
    try {
      this.#put(command);
    } catch (error) {
      say((error as Error).message);
    }
  }

  #revision(place: string, sheet: SheetView | undefined): number {
    return Math.max(this.#ahead.get(place)?.revision ?? 0, sheet?.revision ?? 0);
  }

  /** Enters a slip for the table worked on; an answer to its question follows once it has been judged. */
  enter(slip: WrittenSlip, opinion: Opinion | null = null): void {
    if (this.draw === null || this.table === null) return;
    const { draw, table } = this;
    const seen = this.#revision(placeOf(draw, table), this.sheet(table));
    const command: EnterSlip = { type: "EnterSlip", draw, table, slip, seen };
    try {
      const key = this.#put(command);
      this.#expect(command);
      this.#done.push({ what: "entry", draw, table, key, slip });
      if (opinion) this.#answers.set(placeOf(draw, table), opinion);
    } catch (error) {
      say((error as Error).message);
    }
  }

  /** Answers the question of a slip that is entered. */
  answer(opinion: Opinion): void {
    if (this.draw === null || this.table === null) return;
    const { draw, table } = this;
    this.ask({ type: "GiveOpinion", draw, table, opinion });
    this.#done.push({ what: "opinion", draw, table });
  }

  /** Sends the answers to questions that the server has asked by now. */
  deliver(): void {
    for (const [place, opinion] of this.#answers) {
      const [draw = 0, table = 0] = place.split(":").map(Number);
      const sheet = this.sheet(table, draw);
      if (!sheet?.decision || (this.#ahead.get(place)?.revision ?? 0) > sheet.revision) continue;
      this.#answers.delete(place);
      if (sheet.decision.question) this.ask({ type: "GiveOpinion", draw, table, opinion });
    }
  }

  enterTop(): void {
    if (this.draw === null) return;
    this.#done.push({ what: "many", draw: this.draw, tables: this.toEnter });
    this.ask({ type: "EnterTop", draw: this.draw });
  }

  enterMissing(): void {
    if (this.draw === null) return;
    this.#done.push({ what: "many", draw: this.draw, tables: this.toEnter });
    this.ask({ type: "EnterMissing", draw: this.draw });
  }

  ruleLate(table: number, accepted: boolean): void {
    if (this.draw === null) return;
    this.#done.push({ what: "late", draw: this.draw, table });
    this.ask({ type: "RuleLate", draw: this.draw, table, accepted });
  }

  overrule(points: number, sanction: SheetDecision, motive: string): void {
    if (this.draw === null || this.table === null) return;
    const { draw, table } = this;
    this.#done.push({ what: "overruling", draw, table });
    this.ask({ type: "Overrule", draw, table, points, sanction, motive });
  }

  moveNotes(notes: readonly DueNote[], stage: "sent" | "received" | "lost"): void {
    for (const draw of new Set(notes.map((note) => note.draw))) {
      const tables = notes.filter((note) => note.draw === draw).map((note) => note.table);
      this.ask({ type: "MoveNotes", draw, tables, stage });
      if (stage === "sent") this.#done.push({ what: "sent", draw, tables });
    }
  }

  /** Takes back the last thing done here; the slip that was taken back, to write it again. */
  undo(): { table: number; slip: WrittenSlip | null } | null {
    const last = this.#done.pop();
    if (!last) return null;
    if (last.what === "sent") {
      this.ask({ type: "MoveNotes", draw: last.draw, tables: last.tables, stage: "lost" });
      return null;
    }
    if (last.what === "many") {
      for (const table of last.tables) this.#takeBack(last.draw, table);
      return null;
    }
    const { draw, table } = last;
    if (this.draw !== draw) this.choose(draw);
    this.table = table;
    if (last.what === "overruling") {
      this.ask({ type: "WithdrawOverruling", draw, table });
      return { table, slip: null };
    }
    const slip = last.what === "entry" ? last.slip : this.slip(table);
    if (last.what === "entry" && this.outbox.takeBack(last.key)) this.#forget(placeOf(draw, table));
    else this.#takeBack(draw, table);
    return { table, slip };
  }

  #takeBack(draw: number, table: number): void {
    const command: Command = { type: "TakeBack", draw, table };
    this.ask(command);
    this.#expect(command);
  }

  // --- Two desks at one table

  /** The second is right: his entry replaces the one that had come before it. */
  confirm(conflict: Conflict): void {
    const { command } = conflict;
    this.dismiss(conflict);
    const seen = this.#revision(
      placeOf(command.draw, command.table),
      this.sheet(command.table, command.draw),
    );
    const again = { ...command, seen };
    this.ask(again);
    this.#expect(again);
  }

  dismiss(conflict: Conflict): void {
    this.conflicts = this.conflicts.filter((one) => one !== conflict);
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
    if ("draw" in command && command.draw !== undefined && this.#archive.has(command.draw ?? 0)) {
      void this.#fetch(command.draw ?? 0);
    }
  }

  #refused({ body }: Pending, error: Refused): void {
    const command = body as Command;
    if (isEntry(command) || command.type === "TakeBack") this.#forget(placeOf(command.draw, command.table));
    if (isEntry(command) && error.status === 409) {
      this.conflicts = [...this.conflicts, { command, sentence: error.message }];
    } else {
      say(error.message);
    }
  }
}

type SheetDecision = NonNullable<SheetView["decision"]>["sanction"];
