import { SvelteMap } from "svelte/reactivity";
import { isOnlyHere } from "../../net/host";
import { SCREEN_OF } from "../../net/roles";
import type { Asking } from "../../net/asking.svelte";
import { rememberAs, rememberedAs } from "../../memory";
import type { GrantView, Server } from "../../net/server";

/** What lets someone in; the server tells it once, so this browser keeps it. */
export interface Secret {
  id: string;
  role: GrantView["role"];
  token: string;
  code: string;
  table?: number | null;
  arbiter?: string | null;
}

/** Whom a link is for: a role, or one arbiter. */
export interface Place {
  role: GrantView["role"];
  arbiter: string | null;
}

/** Links and codes of a contest: made, shown, drawn and taken back. */
export class Access {
  /** Where other devices reach the server; null when nothing but this machine does. */
  origin = $state<string | null>(isOnlyHere(location.hostname) ? null : location.origin);
  /** Whether the server was started so that no other machine can reach it. */
  onlyHere = $state(false);
  readonly #secrets = new SvelteMap<string, Secret>();
  readonly #pictures = new SvelteMap<string, string>();
  readonly #memory: string;

  constructor(
    readonly asking: Asking,
    readonly grants: () => readonly GrantView[],
  ) {
    this.#memory = `codes.${asking.contest}`;
    for (const secret of rememberedAs<Secret[]>(this.#memory, [])) this.#secrets.set(secret.id, secret);
    // Where there is no answer, the screen says that nobody else can come in.
    if (this.origin === null) this.#lookAround().catch(() => undefined);
  }

  async #lookAround(): Promise<void> {
    const { addresses, only_here } = await this.asking.api.get<Server>("/api/server");
    this.origin = addresses?.[0] ?? null;
    this.onlyHere = only_here ?? false;
  }

  /** The links of a place, the newest last; those who came in with one are not among them. */
  of({ role, arbiter }: Place): GrantView[] {
    return this.grants().filter(
      (one) => one.role === role && one.arbiter === arbiter && one.table === null && !one.id.includes("."),
    );
  }

  /** The one that this browser can show. */
  shown(place: Place): Secret | undefined {
    return this.of(place)
      .map(({ id }) => this.#secrets.get(id))
      .findLast((secret) => secret !== undefined);
  }

  cameIn(place: Place): number {
    const roots = this.of(place).map(({ id }) => `${id}.`);
    return this.grants().filter(({ id }) => roots.some((root) => id.startsWith(root))).length;
  }

  /** Phones that hold a table by the code common to all. */
  readonly phones = $derived.by(() =>
    this.grants()
      .filter((one) => one.role === "player" && one.table !== null && one.id.includes("."))
      .sort((one, other) => (one.table ?? 0) - (other.table ?? 0)),
  );

  /** Cards that were handed out, made here or elsewhere: one's own link of a table. */
  readonly #handed = $derived.by(() =>
    this.grants().filter((one) => one.role === "player" && one.table !== null && !one.id.includes(".")),
  );

  /** The cards of tables that are still good, each of the table where its player sits now. */
  readonly cards = $derived.by(() =>
    this.#handed
      .flatMap(({ id, table }) => {
        const secret = this.#secrets.get(id);
        return secret ? [{ ...secret, table }] : [];
      })
      .sort((one, other) => (one.table ?? 0) - (other.table ?? 0)),
  );

  /** Whether cards are out, of any of these tables. */
  areOut(tables: readonly number[]): boolean {
    return this.#handed.some(({ table }) => tables.includes(table ?? 0));
  }

  /** Phones that came in with the cards of these tables. */
  cameInWithCards(tables: readonly number[]): number {
    const cards = this.#handed.filter(({ table }) => tables.includes(table ?? 0));
    const roots = new Set(cards.map(({ id }) => id));
    return this.grants().filter(({ id }) => id.includes(".") && roots.has(id.split(".")[0] ?? "")).length;
  }

  /** What a code opens when it is scanned: the player's screen with the code, other screens by their link. */
  linkOf({ role, code, token }: Secret): string {
    const screen = SCREEN_OF[role] ?? "";
    const words = role === "player" ? `code/${code}` : `lien/${token}`;
    return `${this.origin ?? location.origin}/#/${words}/${screen}`;
  }

  pictureOf(secret: Secret): string | undefined {
    return this.#pictures.get(this.linkOf(secret));
  }

  async draw(secret: Secret): Promise<void> {
    const link = this.linkOf(secret);
    if (!this.#pictures.has(link)) this.#pictures.set(link, await this.asking.api.qr(link));
  }

  /** A new link and code; those given before for the same place are taken back. */
  async make({ role, arbiter }: Place): Promise<Secret | null> {
    const body = { role, instead: true, ...(arbiter !== null && { arbiter }) };
    const made = await this.asking.attempt(() => this.asking.api.send<Secret>({ path: this.#path(), body }));
    if (made) this.#keep([made.answer]);
    return made?.answer ?? null;
  }

  /** New cards of these tables; those before are taken back. */
  async makeCards(tables: readonly number[]): Promise<Secret[] | null> {
    const path = this.#path("tables");
    const made = await this.asking.attempt(() => this.asking.api.send<Secret[]>({ path, body: { tables } }));
    if (made) this.#keep(made.answer);
    return made?.answer ?? null;
  }

  async revoke(ids: readonly string[]): Promise<boolean> {
    const asked = { path: this.#path("revoke"), body: { grants: ids } };
    const done = await this.asking.attempt(() => this.asking.api.send(asked));
    if (done) for (const id of ids) this.#secrets.delete(id);
    this.#keep([]);
    return done !== null;
  }

  #path(...words: string[]): string {
    const parts = [this.asking.contest, "grants", ...words].map(encodeURIComponent);
    return `/api/contests/${parts.join("/")}`;
  }

  #keep(secrets: readonly Secret[]): void {
    for (const secret of secrets) this.#secrets.set(secret.id, secret);
    rememberAs(this.#memory, [...this.#secrets.values()]);
  }
}
