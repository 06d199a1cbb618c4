import type { Api } from "../../net/api";
import { laid, placeOf } from "../../board/board";
import { timerOf } from "../../net/clock";
import type { Timer } from "../../ui/timer";
import { amendmentOf, speechOf } from "../../net/contest";
import { countdown } from "../../ui/countdown.svelte";
import { Live } from "../../net/live.svelte";
import { remember, remembered } from "../../memory";
import { t } from "../../i18n";
import type { AmendTurn, Foreseen, LineView, OpenGame, Project, RuleWord } from "../../net/server";
import { keepRole } from "../../net/session";
import { say } from "../../ui/toasts.svelte";
import { Chief } from "./chief.svelte";
import { beside, chosenBy } from "./choosing";
import type { Opened } from "./dialogs";
import { grouped, type Said } from "./lines";
import { primaryOf } from "./primary";
import { Prompting } from "./prompting.svelte";
import { Signalling } from "./signalling";
import { sheetRows, stepOf, type Stage } from "./stages";
import { Voice } from "./voice.svelte";
import { w } from "./words";

const CANCELLABLE = new Set(["letters", "play", "word", "paused"]);
/** Where the chief arbiter may want a caution: before he retains the word, and while he announces it. */
const CAUTIONED = new Set(["word", "announce"]);

/** What the chief arbiter's desk shows and does. Made as its component starts. */
export class Work {
  readonly live: Live;
  readonly chief: Chief;
  readonly voice: Voice;
  readonly prompting = new Prompting(() => this.lines);

  /** Letters typed from a real bag. */
  letters = $state("");
  /** The candidate that will be retained, by its place among them. */
  chosen = $state(0);
  opened = $state<Opened>(null);
  /** The past turn that is corrected, or gone back to. */
  past = $state(1);
  /** Which caution comes before the announcement of the word, if any. */
  caution = $state<number | null>(null);
  /** The words of the clock's signals, which stay while it is stopped. */
  signals = $state.raw<readonly Said[]>([]);

  #wishHidden = $state(remembered("chief.hidden") === "yes");
  /** Once the time is over solutions come back by themselves. */
  #revealed = $state(false);
  readonly #playing;
  readonly #pause;
  readonly #amendment: string;

  readonly stage = $derived.by(() => this.chief.own("stage"));
  readonly turn = $derived.by(() => this.chief.room("turn"));
  readonly game = $derived.by(() => this.chief.room("game"));
  readonly clock = $derived.by(() => this.chief.room("clock"));
  readonly board = $derived.by(() => this.chief.room("board"));
  readonly sheet = $derived.by(() => this.chief.room("sheet") ?? []);
  readonly total = $derived.by(() => this.chief.room("total") ?? 0);
  readonly ranking = $derived.by(() => this.chief.results("ranking") ?? []);
  readonly summary = $derived.by(() => this.chief.results("summary"));
  readonly back = $derived.by(() => this.chief.own("back"));
  readonly solutions = $derived.by(() => this.chief.own("solutions"));
  /** The last word, to be commented between two turns. */
  readonly commented = $derived.by(() => this.chief.own("commented") ?? undefined);
  /** What the room's screens show. */
  readonly shown = $derived.by(() => this.chief.room("shown")?.what ?? "board");
  /** The server's computer. */
  readonly machine = $derived.by(() => this.chief.own("machine"));
  readonly rulings = $derived.by(() => this.chief.own("rulings") ?? []);
  readonly #words = $derived.by(() => JSON.stringify(this.#toSay()));

  /** Where the turn stands, told together with the words to say: what the whole room sees may come a moment apart. */
  readonly at = $derived((this.stage?.stage ?? "waiting") as Stage);
  /** The words to say; the same ones until others are to be said. */
  readonly lines = $derived(grouped(JSON.parse(this.#words) as LineView[]));
  readonly rejected = $derived(this.stage?.rejected ?? 0);
  readonly rows = $derived(sheetRows(this.sheet, this.ranking, this.summary));
  readonly step = $derived(stepOf(this.at, this.turn?.drawn ?? "", this.clock?.state));
  readonly over = $derived(this.at === "over");
  readonly hidden = $derived(this.#wishHidden && !this.#revealed && this.solutions !== undefined);
  readonly candidate = $derived(this.solutions?.candidates[this.chosen]);
  /** How many the rulebook leaves to choose from. */
  readonly choices = $derived(this.solutions?.candidates.filter((one) => one.kept).length ?? 0);
  readonly primary = $derived.by(() => this.#primary());
  /** The letters of the word about to be retained, where the board shows it. */
  readonly attempt = $derived.by(() => this.#attempt());

  constructor(
    readonly api: Api,
    token: string,
    readonly contest: string,
  ) {
    this.#amendment = amendmentOf(contest);
    this.live = new Live({ token, contest, channels: ["public", "chief", "results"] });
    this.chief = new Chief(this.live, api, contest);
    this.voice = new Voice({
      present: () => this.machine?.voice ?? false,
      clip: (text) => api.speech(speechOf(contest), text),
    });
    const server = () => this.live.clock;
    this.#playing = countdown(() => timerOf(this.clock), server);
    this.#pause = countdown((): Timer | null => this.#untilDraw(), server);
    this.#follow();
  }

  get reading() {
    return this.#playing.reading;
  }

  act(): void {
    if (this.chief.armed && this.primary?.command) void this.chief.direct(this.primary.command);
  }

  /** A caution before the announcement of the word; none, if it was the same one. */
  warn(which: number): void {
    if (CAUTIONED.has(this.at)) this.caution = this.caution === which ? null : which;
  }

  /** Takes the candidate of a digit, while a word is to be retained. */
  choose(digit: number): void {
    if (this.stage?.action !== "Retain" || this.hidden) return;
    this.chosen = chosenBy(this.solutions?.candidates ?? [], digit) ?? this.chosen;
  }

  /** Goes on to the line or, where a word is to be retained, to the candidate beside. */
  go(by: 1 | -1): void {
    if (this.at !== "word") this.prompting[by === 1 ? "next" : "back"]();
    else if (!this.hidden) this.chosen = beside(this.solutions?.candidates ?? [], this.chosen, by);
  }

  hide(): void {
    this.#wishHidden = !this.hidden;
    this.#revealed = false;
    remember("chief.hidden", this.#wishHidden ? "yes" : null);
  }

  suspend(): void {
    if (this.over) return;
    void this.chief.direct({ type: this.at === "paused" ? "Resume" : "Interrupt" });
  }

  /** Shows something to the room between two turns; once more, and the grid is there again. */
  project(what: Project["what"]): void {
    const game = this.game?.number;
    if (!this.commented || game === undefined) return;
    void this.chief.ask({ type: "Project", game, what: this.shown === what ? "board" : what });
  }

  askToCancel(): void {
    if (CANCELLABLE.has(this.at) && this.turn?.drawn) this.opened = "cancel";
  }

  /** Asks about a past turn in a dialog of its own. */
  askAbout(turn: number, dialog: "amend" | "undo"): void {
    this.past = turn;
    this.opened = dialog;
  }

  /** With letters in play, what is restored sets them aside: that is asked first. */
  askToRestore(): void {
    if (this.turn?.drawn) this.opened = "restore";
    else void this.redo();
  }

  chooseAgain(): void {
    if (this.back?.choose_again) void this.chief.direct({ type: "TakeBackRetained" });
  }

  takeBackEnd(): void {
    void this.chief.direct({ type: "TakeBackEnd" });
  }

  /** What a correction would change; nothing is changed. */
  foresee(command: AmendTurn): Promise<Foreseen> {
    const body = { ...command, seen: this.stage?.version ?? null };
    return this.api.send<Foreseen>({ path: this.#amendment, body });
  }

  async undo(to: number): Promise<boolean> {
    const done = await this.chief.direct({ type: "Undo", turn: to });
    if (done) say(w("sheet.back", { turn: to }), () => this.redo(), w("act.redo"));
    return done;
  }

  async redo(): Promise<void> {
    if (await this.chief.direct({ type: "Redo" })) say(w("restored"));
  }

  /** Goes back to the draw of this turn, with its letters to be typed again. */
  async correct(): Promise<void> {
    if (this.at !== "letters" || !this.turn || !this.stage?.real_bag) return;
    const { drawn, turn } = this.turn;
    if (await this.undo(turn)) this.letters = drawn;
  }

  /** Strikes or admits a word for this game. */
  async rule(command: RuleWord): Promise<boolean> {
    const done = await this.chief.ask(command);
    if (done) say(t(`ruling.done.${command.ruling}`, { word: command.word }));
    return done;
  }

  /** Another game; as long as nobody has played it, the one before can be gone back to. */
  async openNext(command: OpenGame): Promise<boolean> {
    if (!(await this.chief.ask(command))) return false;
    say(w("next.opened"));
    return true;
  }

  /** This game was opened by mistake: the one before is the last again. */
  async withdraw(): Promise<void> {
    const game = this.game?.number;
    if (game === undefined) return;
    const back = { type: "RestoreGame" as const, game };
    await this.chief.askUndoably({ type: "WithdrawGame", game }, w("withdrawn", { game }), back);
  }

  #toSay(): readonly LineView[] {
    const lines = this.chief.own("prompter") ?? [];
    const caution = this.chief.own("cautions")?.[this.caution ?? -1];
    return caution && this.at === "announce" && this.shown === "board" ? [caution, ...lines] : lines;
  }

  #untilDraw(): Timer | null {
    const ends = this.stage?.not_before ?? null;
    return ends === null ? null : { total: Infinity, signal: 0, ends, left: null };
  }

  #primary() {
    const { stage, letters, candidate, chosen, hidden } = this;
    const wait = this.#pause.reading?.seconds ?? 0;
    return stage ? primaryOf({ stage, letters, wait, candidate, chosen, hidden }) : null;
  }

  #attempt(): Map<number, string> | null {
    const { candidate } = this;
    if (!candidate || this.hidden || this.at !== "word") return null;
    const place = placeOf(candidate.ref);
    return place && laid(this.board?.grid ?? [], place, candidate.word);
  }

  #follow(): void {
    const signalling = new Signalling((line) => void this.voice.say(line));
    $effect(() => this.live.start());
    $effect(() => signalling.follow(this.clock, this.signals, this.live.clock));
    $effect(() => () => this.voice.hush());
    $effect(() => {
      if (this.live.role === "chief") keepRole(this.live.role);
    });
    $effect(() => {
      void this.at;
      void this.lines;
      void this.rejected;
      this.prompting.begin();
      this.chosen = 0;
      this.chief.trouble = null;
      return this.chief.arm();
    });
    $effect(() => {
      this.#revealed = this.at === "word";
      if (this.at === "play") this.signals = this.lines;
      if (!CAUTIONED.has(this.at)) this.caution = null;
      // Letters that the server has taken or rejected are not to be typed again.
      if (this.at !== "draw" || this.rejected > 0) this.letters = "";
    });
  }
}
