import type { Api } from "../lib/api";
import type { Session } from "../lib/contest";
import { Live } from "../lib/live.svelte";
import type { Line, OwnResult, PublicParts, ResultsParts, SheetLine } from "../lib/server";
import { fetchPast, type Past } from "./past";
import { ofPlayer, slipsOf, type Handed } from "./slips";

/** A tab: the number of a game, or all of them. */
export type Tab = number | "all";

/** The results as they are looked at: live ones, those of past games, and a player's slips. */
export class ResultsBoard {
  readonly live: Live;
  readonly contest: string;
  #chosen = $state<Tab | null>(null);
  #past = $state.raw<ReadonlyMap<number, Past>>(new Map());
  /** Why a past game could not be read. */
  trouble = $state<string | null>(null);

  constructor(
    readonly api: Api,
    token: string,
    readonly session: Session,
  ) {
    this.contest = session.contest?.id ?? "";
    const own = session.role === "player" ? [`table:${session.table}`] : [];
    this.live = new Live({ token, contest: this.contest, channels: ["public", "results", ...own] });
  }

  room<Name extends keyof PublicParts>(name: Name): NonNullable<PublicParts[Name]> | undefined {
    return this.live.part<NonNullable<PublicParts[Name]>>("public", name);
  }

  results<Name extends keyof ResultsParts>(name: Name): NonNullable<ResultsParts[Name]> | undefined {
    return this.live.part<NonNullable<ResultsParts[Name]>>("results", name);
  }

  /** The number of the game that is played or was last. */
  readonly current = $derived.by(() => this.room("game")?.number ?? 0);
  readonly tabs = $derived.by((): Tab[] => {
    const games = Array.from({ length: this.current }, (_, at) => at + 1);
    return games.length > 1 ? [...games, "all"] : games;
  });
  readonly tab = $derived.by((): Tab => this.#chosen ?? this.current);
  readonly past = $derived.by(() => (typeof this.tab === "number" ? this.#past.get(this.tab) : undefined));
  readonly isLive = $derived.by(() => this.tab === this.current);

  readonly ranking = $derived.by((): readonly Line[] | undefined =>
    this.isLive ? this.results("ranking") : this.past?.ranking,
  );
  readonly sheet = $derived.by((): readonly SheetLine[] | undefined =>
    this.isLive ? this.room("sheet") : this.past?.sheet,
  );
  readonly tops = $derived.by((): readonly number[] =>
    this.isLive ? (this.results("summary")?.turns ?? []) : (this.sheet ?? []).map((line) => line.score),
  );
  /** `table/turn` of every solo that is known. */
  readonly solos = $derived.by(
    () => new Set(this.isLive ? this.results("solos")?.map(({ table, turn }) => `${table}/${turn}`) : []),
  );

  show(tab: Tab): void {
    this.#chosen = tab;
    if (typeof tab === "number" && tab !== this.current && !this.#past.has(tab)) void this.#fetch(tab);
  }

  async #fetch(game: number): Promise<void> {
    this.trouble = null;
    try {
      const past = await fetchPast(this.api, this.contest, game);
      this.#past = new Map(this.#past).set(game, past);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  retry(): void {
    this.show(this.tab);
  }

  /** The slips of a table in the game that goes on, as far as this role may see them. */
  async *slips(table: number, wanted: () => boolean): AsyncGenerator<Handed> {
    if (!this.isLive) return;
    if (this.session.role === "player" && this.session.table === table) {
      yield* (this.live.part<OwnResult[]>(`table:${table}`, "results") ?? []).map(ofPlayer);
    } else {
      yield* slipsOf(this.api, this.session, table, wanted);
    }
  }
}
