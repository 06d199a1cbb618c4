import type { Desk } from "../../desk/desk.svelte";
import { opened, pressed } from "../../desk/draft";
import { problemOf } from "../../desk/problem";
import { w as deskWords } from "../../desk/words";
import type { Writing } from "../../desk/writing.svelte";
import type { Command } from "../../net/server";
import { say } from "../../ui/toasts.svelte";
import { nextToCheck } from "./checking";
import { w } from "./words";

/** The keys of the double arbiter's desk: what each does with the slip that is looked at. */
export class Reviewing {
  window = $state<"goto" | "refer" | "help" | "paper" | null>(null);
  remark = $state("");

  readonly #desk: Desk;
  readonly #writing: Writing;
  /** What was settled here and the server has not shown yet. */
  #done = new Set<number>();
  /** The turn that is looked at. */
  #turn: string | null = null;

  constructor(desk: Desk, writing: Writing) {
    this.#desk = desk;
    this.#writing = writing;
  }

  get #sheets() {
    return this.#desk.sheets().filter((sheet) => sheet.entry !== null);
  }

  /** Shows the first slip to check; the last turn at first, and again once this one is done. */
  follow(): void {
    const { last } = this.#desk;
    if (!last) return;
    const isKnown = this.#desk.rounds.some((round) => round.draw === this.#desk.draw);
    const isDone =
      this.#writing.isIdle &&
      !this.#desk.looksBack &&
      (this.#desk.draw ?? 0) < last.draw &&
      nextToCheck(this.#sheets, null) === null;
    if (!isKnown || (isDone && this.#sheets.length > 0)) this.#desk.choose(last.draw);
    if (this.#turn !== this.#desk.turnKey) this.#begin();
    if (!this.#desk.sheet(this.#desk.table)?.entry) this.#next();
  }

  #begin(): void {
    this.#turn = this.#desk.turnKey;
    this.#done = new Set();
    this.#desk.table = null;
    this.#next();
  }

  press(key: string): boolean {
    switch (key) {
      case "Enter":
        if (!this.#writing.isNew) this.agree();
        return true;
      case "Shift+Enter":
        return this.send();
      case "Tab":
      case "Shift+Tab":
        return this.later();
      case "ArrowUp":
      case "ArrowDown":
        return this.#step(key === "ArrowUp" ? -1 : 1);
      case "PageUp":
      case "PageDown":
        this.#desk.turn(key === "PageUp" ? -1 : 1);
        this.#begin();
        return true;
      case "F2":
        this.window = "goto";
        return true;
      case "F4":
        this.window = "refer";
        return true;
      case "?":
      case "F1":
        this.window = "help";
        return true;
      case "=":
        return this.#draws();
      case "Ctrl+Z":
        return this.undo();
      case "Escape":
        this.#writing.drop();
        return true;
      default:
        return this.#writing.draft.drawn !== null && /^[A-Za-z.*]$/.test(key) && this.#draws(key);
    }
  }

  #draws(letter = ""): boolean {
    const { drawing, draft } = this.#writing;
    const drawn = opened(draft);
    if (!drawing) this.#writing.write({ line: "", drawn: pressed(drawn, letter) ?? drawn });
    this.#writing.drawing = !drawing;
    return true;
  }

  /** Finds what the arbiter found; a line that says no slip is not the same as his. */
  agree(): void {
    const { game, draw, table } = this.#desk;
    const sheet = this.#desk.sheet(table);
    if (this.#refuses()) return;
    if (draw === null || table === null || !sheet?.entry) return;
    this.#writing.drop();
    if (!sheet.reviewed) {
      const back: Command[] = [{ type: "WithdrawReview", game, draw, table }];
      this.#desk.do({ type: "Review", game, draw, table, seen: sheet.revision }, { draw, table, back });
    }
    this.#settled(table);
  }

  #refuses(): boolean {
    if (!this.#writing.isUnreadable) return false;
    say(w("unreadable.said", { why: problemOf(this.#writing) }));
    return true;
  }

  /** Sends the other reading to the arbiter. */
  send(): boolean {
    const { game, draw, table } = this.#desk;
    const { slip, isNew } = this.#writing;
    if (this.#refuses()) return true;
    if (draw === null || table === null || !slip || !isNew) return true;
    const remark = this.remark.trim();
    const command: Command = { type: "ProposeCorrection", game, draw, table, slip, remark };
    const key = this.#desk.do(command, { draw, table, slip, back: [this.#before(draw, table)] });
    this.#writing.drop();
    this.#settled(table);
    this.#say(w("sent.said", { table: String(table) }), key);
    return true;
  }

  /** What brings back the correction that was proposed before, or none. */
  #before(draw: number, table: number): Command {
    const { game } = this.#desk;
    const before = this.#desk.sheet(table, draw)?.correction;
    if (!before) return { type: "WithdrawCorrection", game, draw, table };
    const { slip, remark = "" } = before;
    return { type: "ProposeCorrection", game, draw, table, slip, remark };
  }

  #say(text: string, key: string | null): void {
    this.#desk.say(text, key, (done) => this.undo(done));
  }

  /** Takes back the last thing done here, or the one of a key, and shows its slip again. */
  undo(key: string | null = null): boolean {
    const undone = this.#desk.undo(key);
    say(deskWords(undone ? "undone" : "undo.nothing"));
    if (!undone) return true;
    const { table, slip, command } = undone;
    if (this.#turn !== this.#desk.turnKey) {
      this.#turn = this.#desk.turnKey;
      this.#done = new Set();
    }
    if (table !== null) this.#done.delete(table);
    this.#writing.drawing = false;
    if (slip) this.#writing.restore(slip);
    this.remark = command.type === "ProposeCorrection" ? (command.remark ?? "") : "";
    return true;
  }

  /** Leaves the slip for later. */
  later(): boolean {
    this.#writing.drawing = false;
    this.#next();
    return true;
  }

  refer(why: string): void {
    const { draw, table } = this.#desk;
    if (draw === null || table === null) return;
    const key = this.#desk.refer(draw, table, why);
    this.#settled(table);
    this.#say(deskWords("commission.sent", { table: String(table) }), key);
  }

  go(table: number): boolean {
    if (!this.#desk.sheet(table)?.entry) return false;
    this.#writing.drawing = false;
    this.remark = "";
    return this.#desk.go(table);
  }

  choose(draw: number): void {
    this.#desk.choose(draw);
    this.#begin();
  }

  #step(by: 1 | -1): boolean {
    const tables = this.#sheets.map((sheet) => sheet.table);
    const table = tables[tables.indexOf(this.#desk.table ?? 0) + by];
    if (table !== undefined) this.go(table);
    return true;
  }

  #settled(table: number): void {
    this.#done.add(table);
    this.remark = "";
    this.#next();
  }

  #next(): void {
    const next =
      nextToCheck(this.#sheets, this.#desk.table, this.#done) ?? this.#desk.table ?? this.#sheets[0]?.table;
    if (next !== undefined) this.#desk.table = next;
  }
}
