import { SvelteMap } from "svelte/reactivity";
import type { Api } from "../../net/api";
import { Asking } from "../../net/asking.svelte";
import { t } from "../../i18n";
import { Live, type Part } from "../../net/live.svelte";
import type { CaseFile, PublicParts, RuleWord, Vote, WeighCase } from "../../net/server";
import { ticking } from "../../ui/now.svelte";
import { say } from "../../ui/toasts.svelte";
import { decidedOf, type Sanction } from "../../desk/dossier/file";
import { keyOfCase, sorted } from "./cases";
import { w } from "./words";

/** What is written about a case and not yet notified; nothing is chosen for anybody. */
export interface Draft {
  /** One of the readings, `other` for a sanction chosen freely. */
  reading: number | "other" | null;
  sanction: Sanction | "";
  points: string;
  motive: string;
}

const TICK = 10_000;

/** The commission's work: its cases, the one that is looked at, and what is being decided. */
export class Bench {
  readonly live: Live;
  readonly asking: Asking;
  readonly #time = ticking(TICK, () => this.cases);
  #chosen = $state<string | null>(null);
  readonly #drafts = new SvelteMap<string, Draft>();

  readonly cases = $derived.by(() => this.live.part("commission", "cases"));
  readonly queue = $derived(sorted(this.cases ?? []));
  readonly order = $derived([...this.queue.open, ...this.queue.ruled]);
  readonly current = $derived(this.order.find((one) => keyOfCase(one) === this.#chosen) ?? this.order[0]);
  readonly readings = $derived(this.current?.ways ?? []);
  readonly members = $derived.by(() => this.live.part("commission", "members") ?? []);
  readonly draft = $derived(this.current ? this.#draftOf(this.current) : null);
  /** What would be notified now. */
  readonly decided = $derived.by(() => this.#decided());
  readonly ready = $derived(this.decided !== null && (this.draft?.motive.trim() ?? "") !== "");

  constructor(api: Api, token: string, contest: string) {
    this.live = new Live({ token, contest, channels: ["public", "commission", "results"] });
    this.asking = new Asking(api, contest);
    $effect(() => this.live.start());
  }

  get now(): number {
    return this.#time.now;
  }

  room<Name extends keyof PublicParts>(name: Name): Part<"public", Name> {
    return this.live.part("public", name);
  }

  get pending(): number {
    return this.live.part("results", "summary")?.pending ?? 0;
  }

  choose(file: CaseFile): void {
    this.#chosen = keyOfCase(file);
    this.asking.trouble = null;
  }

  move(by: 1 | -1): void {
    const at = this.order.findIndex((one) => one === this.current);
    const next = this.order[at + by];
    if (next) this.choose(next);
  }

  write(change: Partial<Draft>): void {
    if (this.current && this.draft) this.#drafts.set(keyOfCase(this.current), { ...this.draft, ...change });
  }

  read(reading: number | "other"): void {
    if (reading === "other" || reading < this.readings.length) this.write({ reading });
  }

  async notify(): Promise<void> {
    const { current: file, decided, draft } = this;
    if (!file || !decided || !draft || !this.ready) return;
    const { game, turn, sheet } = file;
    const next = this.queue.open.find((one) => one !== file);
    const motive = draft.motive.trim();
    const { draw, table } = sheet;
    if (!(await this.asking.ask({ type: "RuleCase", game, draw, table, ...decided, motive }))) return;
    this.#drafts.delete(keyOfCase(file));
    this.#chosen = keyOfCase(next ?? file);
    say(w("decision.sent", { table: String(table), turn }));
  }

  /** Strikes or admits a word for the game that goes on. */
  async rule(command: RuleWord): Promise<boolean> {
    const done = await this.asking.ask(command);
    if (done) say(t(`ruling.done.${command.ruling}`, { word: command.word }));
    return done;
  }

  /** A member would decide as is chosen now. */
  async vote(member: string): Promise<void> {
    const { decided } = this;
    if (decided) await this.#about({ type: "Vote", member, ...decided });
  }

  async weigh(both_ways: boolean): Promise<void> {
    await this.#about({ type: "WeighCase", both_ways });
  }

  async #about(
    wish: Omit<Vote, "game" | "draw" | "table"> | Omit<WeighCase, "game" | "draw" | "table">,
  ): Promise<void> {
    if (!this.current) return;
    const { game, sheet } = this.current;
    const { draw, table } = sheet;
    await this.asking.ask({ ...wish, game, draw, table });
  }

  #draftOf(file: CaseFile): Draft {
    const fresh: Draft = { reading: null, sanction: "", points: String(file.worth), motive: "" };
    return this.#drafts.get(keyOfCase(file)) ?? fresh;
  }

  #decided(): { sanction: Sanction; points: number | null } | null {
    const { draft } = this;
    if (!draft || draft.reading === null) return null;
    if (draft.reading === "other") return decidedOf(draft.sanction, draft.points);
    const reading = this.readings[draft.reading];
    return reading ? decidedOf(reading.sanction as Sanction, String(reading.points ?? "")) : null;
  }
}
