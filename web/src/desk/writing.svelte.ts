import { SvelteMap } from "svelte/reactivity";
import { Refused, type Api } from "../net/api";
import type { QuestionView, AskedPlaceView, VerdictView, Main, Opinion, WrittenSlip } from "../net/server";
import { placeOf, type Answer, type Desk } from "./desk.svelte";
import { draftOf, isEmpty, NOTHING, sameSlip, slipOf, type Draft, type WholeSlip } from "./draft";
import { runsOf, type Run } from "./drawing";

/** A word that may be the main one, with what the slip is worth if it is. */
export interface Reading {
  run: Run;
  decision: VerdictView | null;
}

interface Wanted {
  game: number;
  draw: number;
  table: number;
  slip: WholeSlip;
  /** What is thought of places so far, by their reference. */
  opinions: Record<string, Opinion>;
}

/** A place asked about, and what was answered; null where the question is about all at once. */
export interface Settled {
  place: AskedPlaceView | null;
  opinion: Opinion;
}

/** A draft, and the revision of the slip that was before one's eyes when it was begun. */
interface Begun {
  draft: Draft;
  seen: number;
}

/** What is being written for the table worked on, and what the judge says of it so far. */
export class Writing {
  /** A question is open: P, N and D answer it. */
  asking = $state(false);
  /** The drawn slip is open. */
  drawing = $state(false);
  /** Why there is no verdict, in the server's words. */
  trouble = $state<string | null>(null);

  readonly #desk: Desk;
  readonly #api: Pick<Api, "send">;
  readonly #path: string;
  readonly #drafts = new SvelteMap<string, Begun>();
  #verdict = $state.raw<{ of: string; slip: string; decision: VerdictView } | null>(null);
  /** The answers given to the question about a slip, which may leave others to be given. */
  #answered = $state.raw<{ slip: string; settled: readonly Settled[] } | null>(null);
  #readings = $state.raw<{ of: string; readings: readonly Reading[] } | null>(null);
  #wanted: Wanted | null = null;
  #busy = false;

  constructor(desk: Desk, api: Pick<Api, "send">, path: string) {
    this.#desk = desk;
    this.#api = api;
    this.#path = path;
  }

  readonly place = $derived.by(() =>
    this.#desk.draw === null || this.#desk.table === null
      ? null
      : placeOf(this.#desk.game, this.#desk.draw, this.#desk.table),
  );
  /** The slip that is entered already; what another desk enters meanwhile does not come onto the line. */
  readonly stored = $derived.by(() =>
    this.#desk.table === null || this.#desk.elsewhere ? null : this.#desk.slip(this.#desk.table),
  );
  readonly #begun = $derived.by(() => (this.place === null ? undefined : this.#drafts.get(this.place)));
  readonly draft = $derived.by(
    (): Draft => this.#begun?.draft ?? (this.stored ? draftOf(this.stored) : NOTHING),
  );
  /** The revision of the slip that was there when what is written was begun. */
  readonly seen = $derived.by(() => this.#begun?.seen ?? this.#desk.seen);
  /** Something was written here, be it unreadable. */
  readonly isTouched = $derived.by(() => this.#begun !== undefined);
  /** What is written here is no slip. */
  readonly isUnreadable = $derived.by(() => this.isTouched && this.slip === null);
  readonly read = $derived(slipOf(this.draft));
  readonly slip = $derived.by((): WholeSlip | null =>
    "slip" in this.read ? { principal: null, ...this.read.slip } : null,
  );
  readonly isNew = $derived.by(
    () => this.slip !== null && (this.stored === null || !sameSlip(this.slip, this.stored)),
  );
  readonly isEmpty = $derived(isEmpty(this.draft));
  /** Nothing is written that is not entered. */
  readonly isIdle = $derived.by(() => !this.isTouched || this.isEmpty);
  readonly runs = $derived(this.draft.drawn ? runsOf(this.draft.drawn.drawing) : []);

  readonly #slipKey = $derived.by(() => JSON.stringify([this.place, this.slip]));
  /** What was answered to the question about what is written. */
  readonly settled = $derived.by(
    (): readonly Settled[] => (this.#answered?.slip === this.#slipKey && this.#answered.settled) || [],
  );
  readonly answers = $derived.by((): readonly Answer[] =>
    this.settled.map(({ place, opinion }) => ({ ref: place?.ref ?? null, opinion })),
  );

  #wantedNow(): Wanted | null {
    const { game, draw, table } = this.#desk;
    if (!this.slip || draw === null || table === null) return null;
    const opinions = Object.fromEntries(this.answers.map(({ ref, opinion }) => [ref ?? "", opinion]));
    return { game, draw, table, slip: this.slip, opinions };
  }

  readonly #key = $derived.by(() => JSON.stringify(this.#wantedNow()));
  /** The judge's word on exactly what is written now. */
  readonly verdict = $derived.by((): VerdictView | null => {
    if (this.slip === null) return null;
    if (!this.isNew && this.stored) return this.#desk.sheet(this.#desk.table)?.decision ?? null;
    return this.#verdict?.of === this.#key ? this.#verdict.decision : null;
  });
  /** The question that the verdict turns on; until the judge has heard an answer, the one it was given to. */
  readonly question = $derived.by((): QuestionView | null => {
    const isHeard = this.verdict !== null || this.#verdict?.slip !== this.#slipKey;
    const verdict = isHeard ? this.verdict : this.#verdict?.decision;
    return verdict?.sanction === "undecided" ? (verdict.question ?? null) : null;
  });
  /** The places of the question that wait for an answer, the one asked about first. */
  readonly asked = $derived.by((): readonly AskedPlaceView[] =>
    (this.question?.places ?? []).filter(({ ref }) => !this.answers.some((one) => one.ref === ref)),
  );

  /** Remembers an answer to the question about what is written. */
  answer(opinion: Opinion, place: AskedPlaceView | null): void {
    this.#answered = { slip: this.#slipKey, settled: [...this.settled, { place, opinion }] };
  }

  readonly readings = $derived.by((): readonly Reading[] =>
    this.#readings?.of === this.#key
      ? this.#readings.readings
      : this.runs.map((run) => ({ run, decision: null })),
  );

  write(draft: Draft): void {
    if (this.place !== null) this.#drafts.set(this.place, { draft, seen: this.seen });
    this.#answered = null;
    this.asking = false;
  }

  /** Forgets what was written: the slip that is entered shows again. */
  drop(): void {
    if (this.place !== null) this.#drafts.delete(this.place);
    this.#answered = null;
    this.asking = false;
    this.drawing = false;
  }

  /** Puts a slip back on the line, as it was before one of its readings was chosen. */
  restore(slip: WrittenSlip): void {
    this.drop();
    this.write(draftOf(slip.principal?.by ? { ...slip, principal: null } : slip));
  }

  /** Asks the judge about what is written now; of several requests in a row only the last one counts. */
  judge(): void {
    this.#wanted = this.isNew ? this.#wantedNow() : null;
    if (this.#wanted && !this.#busy) void this.#judgeAll();
  }

  async #judgeAll(): Promise<void> {
    this.#busy = true;
    for (let now = this.#wanted; now; now = this.#wanted) {
      this.#wanted = null;
      const decision = await this.#preview(now);
      if (this.#isOutdated() || decision === null) continue;
      const of = JSON.stringify(now);
      const slip = JSON.stringify([placeOf(now.game, now.draw, now.table), now.slip]);
      this.#verdict = { of, slip, decision };
      await this.#compare(now, of);
    }
    this.#busy = false;
  }

  /** Whether something else has been written meanwhile. */
  #isOutdated(): boolean {
    return this.#wanted !== null;
  }

  async #preview(body: Wanted): Promise<VerdictView | null> {
    try {
      const decision = await this.#api.send<VerdictView>({ path: `${this.#path}/preview`, body });
      this.trouble = null;
      return decision;
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : null;
      return null;
    }
  }

  /** What the slip is worth with each of its words as the main one, where there are several. */
  async #compare(now: Wanted, of: string): Promise<void> {
    const runs = this.runs.slice(0, 9);
    if (runs.length < 2) return;
    const readings: Reading[] = [];
    for (const run of runs) {
      if (this.#wanted) return;
      const principal: Main = { word: run.word, direction: run.direction };
      readings.push({ run, decision: await this.#preview({ ...now, slip: { ...now.slip, principal } }) });
    }
    this.#readings = { of, readings };
  }
}
