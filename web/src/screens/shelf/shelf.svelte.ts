import { SvelteMap } from "svelte/reactivity";
import type { Api } from "../../net/api";
import { Asking } from "../../net/asking.svelte";
import { pathOf, type Session } from "../../net/contest";
import { Live } from "../../net/live.svelte";
import type { Command, CountedView, ShelvedView } from "../../net/server";
import { say } from "../../ui/toasts.svelte";
import { isFirst, proposed, slipKey, type Gesture } from "./waiting";
import { w } from "./words";

type Shown = "chief" | "organiser" | `desk:${string}`;

/** The channel on which somebody sees the shelf. */
export function channelOf({ role, arbiter }: Pick<Session, "role" | "arbiter">): Shown {
  if (role === "arbiter") return `desk:${arbiter ?? ""}`;
  return role === "organiser" ? "organiser" : "chief";
}

/** What was decided here, and how it is taken back. */
interface Done {
  slip: ShelvedView;
  back: readonly Command[];
}

/** The slips that came late for games that are over, and what is done with them. */
export class Shelf {
  readonly live: Live;
  readonly asking: Asking;
  readonly mayDecide: boolean;
  readonly #channel: Shown;
  readonly #counted = new SvelteMap<string, CountedView>();
  #chosen = $state<string | null>(null);
  #done = $state.raw<readonly Done[]>([]);

  readonly known = $derived.by(() => this.live.part(this.#channel, "shelf") !== undefined);
  readonly slips = $derived.by((): readonly ShelvedView[] => this.live.part(this.#channel, "shelf") ?? []);
  readonly waiting = $derived(this.slips.filter(({ taken }) => taken === null));
  readonly decided = $derived(this.slips.filter(({ taken }) => taken !== null));
  readonly current = $derived(this.waiting.find((slip) => slipKey(slip) === this.#chosen) ?? this.waiting[0]);

  constructor(
    private readonly api: Api,
    token: string,
    private readonly contest: string,
    session: Session,
  ) {
    this.#channel = channelOf(session);
    this.mayDecide = session.role !== "organiser";
    this.live = new Live({ token, contest, channels: ["public", this.#channel] });
    this.asking = new Asking(api, contest);
  }

  counted(slip: ShelvedView): CountedView | undefined {
    return this.#counted.get(slipKey(slip));
  }

  /** Whether it can be decided now. */
  isOpen(slip: ShelvedView): boolean {
    return this.mayDecide && isFirst(slip, this.slips);
  }

  /** Asks what counting each slip that can be decided would change; nothing is changed by that. */
  async foresee(): Promise<void> {
    for (const slip of this.waiting.filter((one) => isFirst(one, this.slips))) {
      const { game, draw, table } = slip;
      const path = `${pathOf(this.contest)}/shelf/${game}/${draw}/${table}`;
      const counted = await this.api.get<CountedView>(path).catch(() => null);
      if (counted) this.#counted.set(slipKey(slip), counted);
    }
  }

  choose(slip: ShelvedView): void {
    this.#chosen = slipKey(slip);
  }

  step(by: 1 | -1): void {
    const next = this.waiting[this.waiting.findIndex((one) => one === this.current) + by];
    if (next) this.choose(next);
  }

  /** Does what is proposed for the slip looked at. */
  async go(): Promise<void> {
    const gesture = this.current && proposed(this.current);
    if (gesture) await this.decide(gesture);
  }

  async decide(gesture: Gesture, slip = this.current, why = ""): Promise<void> {
    if (!slip || !this.isOpen(slip)) return;
    const place = { game: slip.game, draw: slip.draw, table: slip.table };
    const wishes: Command[] = [{ type: "RuleLate", ...place, accepted: gesture === "count" }];
    const back: Command[] = [{ type: "TakeBack", ...place }];
    if (gesture === "commission") {
      wishes.push({ type: "Refer", ...place, why });
      back.unshift({ type: "WithdrawReferral", ...place });
    }
    if (!(await this.#ask(wishes))) return;
    this.#done = [...this.#done, { slip, back }];
    say(w(`done.${gesture}`, { table: slip.table }), () => this.undo());
  }

  /** Takes back the last thing decided here. */
  async undo(): Promise<void> {
    const last = this.#done.at(-1);
    if (!last || !(await this.#ask(last.back))) return;
    this.#done = this.#done.slice(0, -1);
    say(w("undone", { table: last.slip.table }));
  }

  /** Puts back on the shelf what anybody has decided. */
  async takeBack(slip: ShelvedView): Promise<void> {
    const { game, draw, table } = slip;
    if (await this.#ask([{ type: "TakeBack", game, draw, table }])) say(w("undone", { table }));
  }

  async #ask(wishes: readonly Command[]): Promise<boolean> {
    for (const wish of wishes) if (!(await this.asking.ask(wish))) return false;
    return true;
  }
}
