import type { Api } from "../../net/api";
import { Asking } from "../../net/asking.svelte";
import type { ContestSummary } from "../../net/contest";
import { Live, type Part } from "../../net/live.svelte";
import type {
  Arbiter,
  Enrolled,
  EnteredList,
  Entrant,
  Group,
  NameGroups,
  OrganiserParts,
  PublicParts,
  RegisteredView,
  ResultsParts,
} from "../../net/server";
import { say } from "../../ui/toasts.svelte";
import { Register } from "../../desk/lists/register";
import { Access } from "./access.svelte";
import { w as posts } from "../../desk/posts/words";
import { w } from "./words";

export type GroupKind = NameGroups["kind"];

/** A player as he would be written down again. */
export const entrantOf = ({
  table,
  name,
  partner,
  club,
  series,
  category,
  remote,
}: RegisteredView): Entrant => ({ table, name, partner, club, series, category, remote });

/** The organiser's office: who takes part, where, and by which codes they come in. */
export class Office {
  readonly live: Live;
  readonly asking: Asking;
  readonly access: Access;
  readonly everybody: Register;

  readonly loaded = $derived.by(() => this.#own("players") !== undefined);
  /** All who were ever registered, by table. */
  readonly players = $derived.by(() => this.#own("players") ?? []);
  /** Those who take part. */
  readonly playing = $derived(this.players.filter(({ withdrawn }) => !withdrawn));
  readonly enrolled = $derived.by((): Enrolled => {
    const paired = this.playing.filter(({ partner }) => partner !== "").length;
    const remote = this.playing.filter((player) => player.remote).length;
    return { alone: this.playing.length - paired, paired, remote };
  });
  readonly tables = $derived(this.playing.map(({ table }) => table));
  /** Series, categories and clubs, in the order in which they are listed. */
  readonly groups = $derived.by(() => this.#own("groups") ?? {});
  readonly arbiters = $derived.by(() => this.#own("arbiters") ?? []);
  readonly grants = $derived.by(() => this.#own("grants") ?? []);
  readonly games = $derived.by(() => this.#own("games") ?? []);
  /** Numbers of games that were opened by mistake. */
  readonly mistaken = $derived.by(() => this.#own("mistaken") ?? []);
  /** Those that the commission has decided. */
  readonly cases = $derived.by(() => this.#own("cases") ?? []);
  /** What came late for games that are over. */
  readonly shelf = $derived.by(() => this.#own("shelf"));
  /** How players and clubs are ranked over all games. */
  readonly rankings = $derived.by(() => this.#own("rankings"));
  /** Of the arbitration commission. */
  readonly members = $derived.by(() => this.#own("commission") ?? []);
  readonly hasCommission = $derived(
    this.members.length > 0 || this.grants.some(({ role }) => role === "commission"),
  );
  readonly name = $derived.by(() => this.#own("contest")?.name ?? this.contest.name);
  readonly going = $derived(this.games.find((one) => !one.over)?.game ?? null);

  constructor(
    readonly api: Api,
    token: string,
    readonly contest: ContestSummary,
    readonly role: string,
  ) {
    this.live = new Live({ token, contest: contest.id, channels: ["public", "organiser", "results"] });
    this.asking = new Asking(api, contest.id);
    this.everybody = new Register(api, `/api/contests/${encodeURIComponent(contest.id)}`);
    this.access = new Access(this.asking, () => this.grants);
    $effect(() => this.live.start());
  }

  #own<Name extends keyof OrganiserParts>(name: Name): Part<"organiser", Name> {
    return this.live.part("organiser", name);
  }

  room<Name extends keyof PublicParts>(name: Name): Part<"public", Name> {
    return this.live.part("public", name);
  }

  results<Name extends keyof ResultsParts>(name: Name): Part<"results", Name> {
    return this.live.part("results", name);
  }

  /** The game from which on a change of tables holds: the one that goes on, or the next. */
  get nextGame(): string {
    return String(
      this.going?.number ??
        Math.max(0, ...this.mistaken, ...this.games.map(({ game }) => game?.number ?? 0)) + 1,
    );
  }

  get freeTable(): number {
    return Math.max(0, ...this.players.map(({ table }) => table)) + 1;
  }

  /** Who plays at a table. */
  at(table: number): RegisteredView | undefined {
    return this.playing.find((player) => player.table === table);
  }

  /** Registers; whoever is replaced has to be said so. Can be taken back. */
  async register(players: Entrant[], text: string, replacing: number[] = []): Promise<boolean> {
    const tables = new Set(players.map(({ table }) => table));
    const before = this.players.filter(({ table }) => tables.has(table)).map(entrantOf);
    const out = [...tables].filter((table) => !this.at(table));
    const isLate =
      this.going !== null && players.some(({ table }) => !this.players.some((one) => one.table === table));
    if (!(await this.asking.ask({ type: "Register", players, replacing }))) return false;
    const said = isLate ? `${text} ${w("player.late")}` : text;
    say(said, () => this.#restore(before, out));
    return true;
  }

  /** A list was entered: those who are new go out again, the others are as they were before. */
  listed({ entries, changed }: EnteredList, before: readonly RegisteredView[], said: string): void {
    const was = before.filter(({ player }) => changed.includes(player));
    say(said, () => this.#unlist(entries, was));
  }

  async #unlist(entries: readonly string[], was: readonly RegisteredView[]): Promise<void> {
    const sits = new Map(this.players.map(({ player, table }) => [player, table]));
    const out = [...entries, ...was.filter(({ withdrawn }) => withdrawn).map(({ player }) => player)];
    const tables = out.flatMap((player) => sits.get(player) ?? []);
    if (tables.length > 0 && !(await this.asking.ask({ type: "Withdraw", tables }))) return;
    const changes = was.map((one) => ({
      id: one.player,
      table: sits.get(one.player) ?? one.table,
      player: entrantOf(one),
    }));
    if (changes.length > 0) await this.asking.ask({ type: "Change", changes });
  }

  async withdraw(player: RegisteredView): Promise<boolean> {
    if (!(await this.asking.ask({ type: "Withdraw", tables: [player.table] }))) return false;
    say(w("player.withdrawn", { name: player.name }), () => this.#restore([entrantOf(player)], []));
    return true;
  }

  /** Changes what is known of a player; at another table he changes places with whoever plays there. */
  change(from: RegisteredView, to: Entrant): Promise<boolean> {
    const other = to.table === from.table ? undefined : this.at(to.table);
    const changes = [
      { id: from.player, player: to, before: entrantOf(from) },
      ...(other
        ? [{ id: other.player, player: { ...entrantOf(other), table: from.table }, before: entrantOf(other) }]
        : []),
    ];
    const asked = changes.map(({ id, player, before }) => ({
      id,
      table: before.table,
      player,
      seen: before,
    }));
    const back = changes.map(({ id, player, before }) => ({
      id,
      table: player.table,
      player: before,
      seen: player,
    }));
    const said = changes.map(({ player: { name, table } }) =>
      w("player.saved", { name, table: String(table) }),
    );
    return this.asking.askUndoably({ type: "Change", changes: asked }, said.join(" "), {
      type: "Change",
      changes: back,
    });
  }

  /** Names series, categories or clubs, listed from now on in this order. */
  nameGroups(kind: GroupKind, labelled: Group[]): Promise<boolean> {
    const back = { type: "NameGroups" as const, kind, groups: this.groups[kind] ?? [] };
    const groups = labelled.map((one, at) => ({ ...one, order: at + 1 }));
    return this.asking.askUndoably({ type: "NameGroups", kind, groups }, w("groups.saved"), back);
  }

  nameArbiters(arbiters: Arbiter[]): Promise<boolean> {
    const back = { type: "NameArbiters" as const, arbiters: this.arbiters };
    return this.asking.askUndoably({ type: "NameArbiters", arbiters }, posts("saved"), back);
  }

  /** Those who were registered as they were, and out again who did not play. */
  async #restore(players: Entrant[], out: number[]): Promise<void> {
    const replacing = players.map(({ table }) => table);
    if (players.length > 0 && !(await this.asking.ask({ type: "Register", players, replacing }))) return;
    if (out.length > 0) await this.asking.ask({ type: "Withdraw", tables: out });
  }
}
