import { say } from "../../ui/toasts.svelte";
import type { AskedPlaceView, Opinion } from "../../net/server";
import { alertsOf, answer } from "./alerts";
import type { Desk } from "../../desk/desk.svelte";
import { opened, pressed } from "../../desk/draft";
import { answerOf, OPINIONS, type Line } from "../../desk/line";
import { paceOf, recentOf } from "./recent";
import { lineOfSolution } from "./solution";
import { forgottenOf, todosOf } from "./todo";
import { w } from "../../desk/words";
import type { Writing } from "../../desk/writing.svelte";

/** What is open over the desk. */
/** What a person can decide in the place of the verdict. */
export type Overruling = "none" | "warning" | "penalty" | "zero" | "average";
export type Window =
  "goto" | "word" | "refer" | "overrule" | "top" | "missing" | "help" | "handed" | "notes" | "paper";

/** The keys of the desk: what each does to the slip that is being written. */
export class Commands {
  window = $state<Window | null>(null);
  /** After Échap on an empty line Tab leaves it, as anywhere else. */
  released = false;

  readonly #desk: Desk;
  readonly #writing: Writing;
  #moments = $state.raw<readonly number[]>([]);
  #reviewed = -1;
  /** The line that a digit has written: another digit replaces it. */
  #proposed = "";

  constructor(desk: Desk, writing: Writing) {
    this.#desk = desk;
    this.#writing = writing;
  }

  readonly pace = $derived(paceOf(this.#moments));
  /** The question that waits for an answer about what is written. */
  readonly question = $derived.by(() => this.#writing.question);

  /** Whether a key did something else than write on the line. */
  press(key: string, line: Line): boolean {
    const released = this.released;
    this.released = false;
    if (this.#answers(key, line) || this.#proposes(key)) return true;
    if (this.#writing.draft.drawn && /^[A-Za-z.*]$/.test(key)) return this.open(key);
    switch (key) {
      case "Enter":
        return this.enter();
      case "Shift+Enter":
        return this.#show("overrule", this.#writing.slip !== null);
      case "Tab":
      case "Shift+Tab":
        return !released && this.#leave(key === "Tab" ? 1 : -1);
      case "ArrowUp":
      case "ArrowDown":
        return this.#review(key === "ArrowUp" ? 1 : -1);
      case "PageUp":
      case "PageDown":
        this.#desk.turn(key === "PageUp" ? -1 : 1);
        return true;
      case "F3":
        return this.takeOther();
      case "F4":
        return this.#show("refer", this.#writing.slip !== null);
      case "F2":
        return this.#show("goto");
      case "F6":
        return this.#show("word");
      case "F7":
        return this.#show("handed");
      case "F8":
        return this.#show("notes");
      case "F9":
        return this.#show("missing");
      case "Alt+T":
        return this.#show("top");
      case "Alt+R":
        return this.#turnToNext();
      case "Alt+O":
      case "Alt+N":
        return this.#settle(key === "Alt+O");
      case "?":
      case "F1":
        return this.#show("help");
      case "=":
        return this.open();
      case "Ctrl+Z":
        return this.undo();
      case "Escape":
        return this.#escape();
      default:
        return false;
    }
  }

  #show(window: Window, when = true): boolean {
    if (when) this.window = window;
    return true;
  }

  /** To what waits for somebody, in the order of the list and round again. */
  #turnToNext(): boolean {
    const desk = this.#desk;
    const forgotten = forgottenOf(desk).map(({ draw }) => ({ draw, table: desk.waiting(draw)[0] ?? 0 }));
    const places = [...forgotten, ...todosOf(desk.followed)];
    const here = places.findIndex(({ draw, table }) => draw === desk.draw && table === desk.table);
    const next = places[(here + 1) % places.length];
    if (next) this.go(next.table, next.draw);
    return true;
  }

  /** Yes or no to the first card that wants an answer. */
  #settle(yes: boolean): boolean {
    const [alert] = alertsOf(this.#desk);
    if (alert) answer(this.#desk, alert, yes);
    return true;
  }

  #answers(key: string, line: Line): boolean {
    if (!this.question) return false;
    if (this.#writing.asking && key === "ArrowLeft") {
      this.#writing.asking = false;
      return true;
    }
    const chosen = this.#writing.asking ? this.#writing.asked[Number(key) - 1] : undefined;
    if (chosen && !this.#writing.drawing) {
      this.answer("plausible", chosen);
      return true;
    }
    const opinion = this.#writing.asking ? OPINIONS[key.toUpperCase()] : answerOf(line, key);
    if (!opinion || this.#writing.drawing) return false;
    this.answer(opinion);
    return true;
  }

  #proposes(key: string): boolean {
    const { line, drawn } = this.#writing.draft;
    const isFree = this.#writing.isEmpty || (line !== "" && line === this.#proposed);
    if (!/^[1-9]$/.test(key) || !isFree || drawn) return false;
    this.propose(Number(key));
    return true;
  }

  /** Writes a likely solution on the line. */
  propose(number: number): void {
    const solution = this.#desk.solutions().find((one) => one.number === number);
    if (!solution) return;
    this.#proposed = lineOfSolution(solution, this.#desk.rows);
    this.#writing.write({ line: this.#proposed, drawn: null });
  }

  /** Accepts the verdict and goes on; a question is answered first. */
  enter(): boolean {
    const { slip, isNew } = this.#writing;
    if (!slip) return true;
    if (this.question && !this.#writing.asking) {
      this.#writing.drawing = false;
      this.#writing.asking = true;
    } else if (isNew && !this.question) {
      this.#send();
      this.#next();
    } else if (!this.question) {
      this.#next();
    }
    return true;
  }

  /** Says which place is plausible; of several that none is, or all are doubtful, with one answer. */
  answer(opinion: Opinion, chosen?: AskedPlaceView): void {
    const writing = this.#writing;
    const [first = null, ...others] = writing.asked;
    const place = chosen ?? (others.length && opinion !== "plausible" ? null : first);
    const isDecided = !place || !others.length || place.outcomes[opinion]?.sanction !== "undecided";
    writing.answer(opinion, place);
    if (!writing.isNew) this.#desk.answer({ ref: place?.ref ?? null, opinion });
    else if (isDecided) this.#send();
    if (isDecided) this.#next();
    else writing.asking = true;
  }

  /** The slip means the other reading that is shown: so it is entered. */
  takeOther(): boolean {
    const { slip, verdict } = this.#writing;
    const other = this.#writing.drawing ? null : verdict?.other;
    if (!slip || !other) return true;
    this.#send({ ...slip, principal: other.main });
    this.#next();
    return true;
  }

  #send(slip = this.#writing.slip): void {
    const { answers } = this.#writing;
    if (!slip) return;
    this.#desk.enter(slip, answers, this.#writing.seen);
    this.#writing.drop();
    this.#moments = [...this.#moments, performance.now()].slice(-50);
  }

  #next(): void {
    this.#reviewed = -1;
    this.#proposed = "";
    this.#writing.asking = false;
    this.#writing.drawing = false;
    this.#desk.next();
  }

  /** To another table; a question stays open, what is half written stays written. */
  #leave(by: 1 | -1): boolean {
    if (this.question && this.#writing.isNew) this.#send();
    this.#reviewed = -1;
    this.#writing.asking = false;
    this.#writing.drawing = false;
    this.#desk.next(by);
    return true;
  }

  #review(by: 1 | -1): boolean {
    const recent = recentOf(this.#desk.sheets());
    const at = Math.min(this.#reviewed + by, recent.length - 1);
    if (at < 0) {
      this.#next();
      return true;
    }
    this.#reviewed = at;
    this.go(recent[at]?.table ?? 0);
    return true;
  }

  /** To a table, whose question is asked again if it has one. */
  go(table: number, draw: number | null = null): boolean {
    if (draw !== null && draw !== this.#desk.draw) this.#desk.choose(draw);
    if (!this.#desk.go(table)) return false;
    this.#desk.arrive();
    this.#writing.drawing = false;
    this.#writing.asking = this.question !== null;
    return true;
  }

  /** Opens the drawn slip, and writes there the letter that was pressed. */
  open(letter = ""): boolean {
    const drawn = opened(this.#writing.draft);
    this.#writing.write({ line: "", drawn: pressed(drawn, letter) ?? drawn });
    this.#writing.drawing = true;
    return true;
  }

  undo(key: string | null = null): boolean {
    const undone = this.#desk.undo(key);
    if (undone?.replaced) {
      say(w("undo.replaced", { table: undone.table ?? 0 }));
      return true;
    }
    if (undone?.slip) this.#writing.restore(undone.slip);
    say(undone ? w("undone") : w("undo.nothing"));
    return true;
  }

  #escape(): boolean {
    const writing = this.#writing;
    if (writing.asking) writing.asking = false;
    else if (writing.drawing) writing.drawing = false;
    else if (writing.isEmpty) {
      writing.drop();
      this.#desk.arrive();
      this.released = true;
    } else writing.write({ line: "", drawn: null });
    return true;
  }

  refer(why: string): void {
    const { draw, table } = this.#desk;
    if (draw === null || table === null) return;
    if (this.#writing.isNew) this.#send();
    const key = this.#desk.refer(draw, table, why);
    this.#desk.say(w("commission.sent", { table }), key, (done) => this.undo(done));
    this.#next();
  }

  overrule(points: number | null, sanction: Overruling, motive: string): void {
    if (this.#writing.isNew) this.#send();
    this.#desk.overrule(points, sanction, motive);
    this.#next();
  }
}
