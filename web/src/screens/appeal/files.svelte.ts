import type { Api } from "../../net/api";
import { Asking } from "../../net/asking.svelte";
import { fileState, type FileState } from "../../desk/dossier/file";
import { Live } from "../../net/live.svelte";
import type { AppealView, BuildFile, Command } from "../../net/server";
import { ticking } from "../../ui/now.svelte";
import { say } from "../../ui/toasts.svelte";
import { w } from "./words";

export type Party = NonNullable<BuildFile["party"]>;

const TICK = 60_000;

export const keyOfFile = ({ case: { game, sheet } }: AppealView): string =>
  `${game}/${sheet.draw}/${sheet.table}`;

/** What is noted in a dialog of its own. */
export type Noting = "build" | "tell" | "send" | "hear" | "attach" | "documents" | "panel" | "answer";

/** What comes next in the life of a file. */
export const NEXT: Readonly<Record<FileState, Noting | null>> = {
  none: "build",
  built: "tell",
  told: "send",
  sent: "documents",
  asked: "documents",
  complete: "answer",
  void: null,
  answered: null,
};

type About = "draw" | "table" | "game";
/** A wish about the slip that is looked at. */
type Wish = Command extends infer One
  ? One extends { draw: number; table: number }
    ? Omit<One, About>
    : never
  : never;

/** The files of all decided cases, and the one that is looked at. */
export class Files {
  readonly live: Live;
  readonly asking: Asking;
  readonly #time = ticking(TICK, () => this.all);
  #chosen = $state("");

  readonly all = $derived.by(() => this.live.part("files", "files"));
  readonly current = $derived(this.all?.find((one) => keyOfFile(one) === this.#chosen) ?? this.all?.[0]);
  readonly state = $derived(fileState(this.current?.case.file ?? null, this.now));
  readonly next = $derived(NEXT[this.state]);

  constructor(api: Api, token: string, contest: string, slip: string) {
    this.live = new Live({ token, contest, channels: ["public", "files"] });
    this.asking = new Asking(api, contest);
    this.#chosen = slip;
    $effect(() => this.live.start());
  }

  get now(): number {
    return this.#time.now;
  }

  move(by: 1 | -1): void {
    const at = this.all?.findIndex((one) => one === this.current) ?? -1;
    const next = this.all?.[at + by];
    if (!next) return;
    this.#chosen = keyOfFile(next);
    this.asking.trouble = null;
  }

  /** Whether it was done; then it is told. */
  async ask(wish: Wish, told = w("noted")): Promise<boolean> {
    if (!this.current) return false;
    const { game, sheet } = this.current.case;
    const done = await this.asking.ask({ ...wish, game, draw: sheet.draw, table: sheet.table });
    if (done) say(told);
    return done;
  }
}
