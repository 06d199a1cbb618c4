import { Refused, type Api } from "../../net/api";
import type { Session } from "../../net/contest";
import { Live, type Channel, type Part } from "../../net/live.svelte";
import type { GameParts, PlayerSheet, PublicParts, ResultsParts } from "../../net/server";

/** A tab: the number of a game, or all of them. */
export type Tab = number | "all";

const DESKS: ReadonlySet<string> = new Set(["owner", "chief", "double", "arbiter"]);
const HEADS: ReadonlySet<string> = new Set(["owner", "organiser", "chief"]);
const FORBIDDEN = 403;

/** The results as they are looked at: those of the live game, of one before, or of all games. */
export class ResultsBoard {
  readonly live: Live;
  readonly contest: string;
  readonly #token: string;
  #chosen = $state<Tab | null>(null);
  /** Games before the live one that were looked at, with what was told of them. */
  readonly #before: Live[] = [];

  constructor(
    readonly api: Api,
    token: string,
    readonly session: Session,
  ) {
    this.contest = session.contest?.id ?? "";
    this.#token = token;
    this.live = this.#follow("public", "results");
  }

  #follow(...channels: Channel[]): Live {
    return new Live({ token: this.#token, contest: this.contest, channels });
  }

  room<Name extends keyof PublicParts>(name: Name): Part<"public", Name> {
    return this.live.part("public", name);
  }

  results<Name extends keyof ResultsParts>(name: Name): Part<"results", Name> {
    return this.live.part("results", name);
  }

  /** The number of the game that is played or was last. */
  readonly current = $derived.by(() => this.room("game")?.number ?? 0);
  readonly tabs = $derived.by((): Tab[] => {
    const games = Array.from({ length: this.current }, (_, at) => at + 1);
    return games.length > 1 ? [...games, "all"] : games;
  });
  readonly tab = $derived.by((): Tab => this.#chosen ?? this.current);

  /** The game before the live one that is looked at: to be followed as long as it is. */
  readonly past = $derived.by((): Live | null => {
    const number = this.tab;
    if (number === "all" || number >= this.current) return null;
    return (this.#before[number] ??= this.#follow(`game:${number}`));
  });

  /** What is told of the game that is looked at. */
  game<Name extends keyof GameParts>(name: Name): Part<`game:${number}`, Name> {
    return this.past ? this.past.part(`game:${this.tab}`, name) : this.#inPlay[name];
  }

  /** The live game: some of it the room is told, the rest comes with the results. */
  readonly #inPlay = $derived.by((): { [Name in keyof GameParts]: Part<`game:${number}`, Name> } => ({
    game: this.room("game"),
    sheet: this.room("sheet"),
    rulings: this.room("rulings"),
    end: this.room("end"),
    summary: this.results("summary"),
    ranking: this.results("ranking"),
    apart: this.results("apart"),
    solos: this.results("solos"),
    eliminated: this.results("eliminated"),
  }));

  readonly tops = $derived.by((): readonly number[] => this.game("summary")?.turns ?? []);
  readonly over = $derived.by(() => this.past !== null || this.room("turn")?.stage === "over");
  /** Slips that make what is looked at provisional. */
  readonly pending = $derived.by(
    () => (this.tab === "all" ? this.results("overall") : this.game("summary"))?.pending ?? 0,
  );
  /** `table/turn` of every solo that is known. */
  readonly solos = $derived.by(
    () => new Set(this.game("solos")?.map(({ player, turn }) => `${player}/${turn}`)),
  );

  show(tab: Tab): void {
    this.#chosen = tab;
  }

  /** Where a table for a spreadsheet is, of what is looked at. */
  get spreadsheet(): string {
    return this.#path(this.tab === "all" ? "cumulated.csv" : `results.csv?game=${this.tab}`);
  }

  #path(rest: string): string {
    return `/api/contests/${encodeURIComponent(this.contest)}/${rest}`;
  }

  /** Whether it is for this role to say what the projector shows. */
  get holdsTheRoom(): boolean {
    return HEADS.has(this.session.role);
  }

  /** Whether this role may ask for a player's slips; the server knows which ones are an arbiter's. */
  asksFor(player: string): boolean {
    const { role, player: own } = this.session;
    return DESKS.has(role) || (role === "player" && own === player);
  }

  /** The slips of a player in the game that is looked at; null for those who see points only. */
  async sheetOf(player: string): Promise<PlayerSheet | null> {
    if (!this.asksFor(player)) return null;
    try {
      return await this.api.get<PlayerSheet>(this.#path(`sheets/${player}?game=${this.tab}`));
    } catch (error) {
      if (error instanceof Refused && error.status === FORBIDDEN) return null;
      throw error;
    }
  }
}
