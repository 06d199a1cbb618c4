import type { MoveFilter, SoloCommand, SoloParts, SoloSlip, WantedGame } from "../server";
import { folded } from "../../ui/letters";
import type { Answered, Asked, Given, Kernel, OwnGame, Refusal, Sentence, Shelf, Shown } from "./shapes";

/** Games of this device are known by how their names begin. */
const OWN = "ici-";
/** The one clock that all of them run by. */
const EPOCH = "ici";
const SOLOS = "/api/solos/";
const PLACE = /^(?:[A-O](?:1[0-5]|[1-9])|(?:1[0-5]|[1-9])[A-O])$/;
const PLURAL = /\{(\w+)\|([^{}|]*)\|([^{}|]*)\}/g;
const SECRET_BYTES = 32;

/** Games that only a server can read or draw. */
const ELSEWHERE: Refusal = { code: "alone", values: {} };
const GONE: Answered = { status: 404, body: {} };

interface Analysing {
  position: unknown;
  wanted: MoveFilter;
  first: number;
  count: number;
}

type Event = OwnGame["events"][number];

export interface Means {
  kernel: Kernel;
  given: Given;
  shelf: Shelf;
  /** Seconds since 1970. */
  now: () => number;
  chance: (bytes: number) => Uint8Array;
  /** News for whoever follows a path. */
  tell: (path: string, message: unknown) => void;
  alone: Sentence;
}

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What the page answers in a server's stead. What is played is decided by the kernel; here it is kept and told. */
export class Host {
  readonly #means: Means;
  readonly #games = new Map<string, OwnGame>();
  readonly #alarms = new Map<string, ReturnType<typeof setTimeout>>();
  /** One thing after the other: nothing is decided on what is not yet kept. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(means: Means) {
    this.#means = means;
  }

  answer(asked: Asked): Promise<Answered> {
    const answered = this.#last.then(() => this.#answered(asked));
    this.#last = answered.catch(() => undefined);
    return answered;
  }

  async #answered(asked: Asked): Promise<Answered> {
    try {
      return await this.#route(asked);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const sentence = this.#said(error.refusal);
      return { status: 409, body: { detail: asked.language === "en" ? sentence.en : sentence.fr } };
    }
  }

  #route({ method, path, body }: Asked): Answered | Promise<Answered> {
    if (path === "/api/choices") return { status: 200, body: this.#means.given.choices };
    if (path === `${SOLOS}club`) return { status: 200, body: [] };
    if (path === `${SOLOS}here`) return this.#open(JSON.parse(body ?? "{}") as { name: string });
    if (path === "/api/analysis") return this.#analysed(JSON.parse(body ?? "{}") as Analysing);
    if (path === "/api/analysis/openings") return this.#opened(body ?? "{}");
    if (!path.startsWith(SOLOS)) return GONE;
    const [id = "", ...what] = path.slice(SOLOS.length).split("/");
    const name = `${method} ${what[0] ?? ""}`;
    if (name === "POST commands") return this.#command(id, JSON.parse(body ?? "null") as SoloCommand);
    if (name === "GET channels") return this.#look(id);
    if (name === "GET live") return this.#follow(id);
    // What words mean is not among what a page carries.
    if (name === "GET words") return { status: 200, body: { readings: [], definitions: [], source: "" } };
    return GONE;
  }

  #analysed({ position, wanted, ...more }: Analysing): Answered {
    const { begins, contains, letters, place } = wanted;
    const words = { begins: plain(begins), contains: plain(contains), letters: plain(letters) };
    const asked = { ...more, position, wanted: { ...wanted, ...words, place: plain(place) } };
    return { status: 200, body: found(this.#means.kernel.analysed(JSON.stringify(asked))) };
  }

  #opened(body: string): Answered {
    return { status: 200, body: found(this.#means.kernel.openings(body)) };
  }

  async #open({ name }: { name: string }): Promise<Answered> {
    const bytes = [...this.#means.chance(8)].map((byte) => byte.toString(16).padStart(2, "0"));
    const game = { id: OWN + bytes.join(""), title: name, events: [], at: [] };
    await this.#means.shelf.put(game);
    this.#games.set(game.id, game);
    return { status: 200, body: { contest: game.id, token: OWN, code: "" } };
  }

  /** A game as it was left; the kernel knows it from here on. */
  async #game(id: string): Promise<OwnGame | undefined> {
    const known = this.#games.get(id);
    if (known) return known;
    const kept = await this.#means.shelf.get(id);
    if (!kept) return undefined;
    this.#games.set(id, kept);
    for (const event of kept.events) this.#happen(id, event);
    return kept;
  }

  #happen(id: string, event: Event): void {
    const { kernel } = this.#means;
    if (event.type === "SoloBegun") kernel.begin(id, JSON.stringify(event));
    else kernel.apply(id, JSON.stringify(event));
  }

  /** Kept first, then done, then told. */
  async #add(game: OwnGame, caused: readonly Event[]): Promise<void> {
    if (caused.length === 0) return;
    const moments = caused.map(() => this.#means.now());
    const after = { ...game, events: [...game.events, ...caused], at: [...game.at, ...moments] };
    await this.#means.shelf.put(after);
    this.#games.set(game.id, after);
    for (const event of caused) this.#happen(game.id, event);
    await this.#end(after);
    this.#means.tell(SOLOS + game.id, this.#message(game.id));
    this.#await(game.id);
  }

  /** Of a game that is over it is kept how it went: that is read without a kernel. */
  async #end(game: OwnGame): Promise<void> {
    const { report } = this.#parts(game.id);
    if (!report) return;
    const { percent, turns, tops } = report;
    await this.#means.shelf.put({ ...game, ended: { percent, turns, tops } });
  }

  async #command(id: string, wish: SoloCommand): Promise<Answered> {
    const game = await this.#game(id);
    if (!game) return GONE;
    const begins = wish.type === "BeginSolo" && game.events.length === 0;
    await this.#add(game, begins ? this.#begun(game, wish) : this.#decided(id, wish));
    return { status: 200, body: { number: this.#games.get(id)?.events.length ?? 0 } };
  }

  #begun(game: OwnGame, { wanted = {}, seconds = null, title }: Extract<SoloCommand, { type: "BeginSolo" }>) {
    const { lexicon } = this.#means.given;
    const record = this.#record(wanted);
    const begun = {
      ...{ type: "SoloBegun", record: JSON.parse(record) as unknown, lexicon: lexicon.name },
      ...{ fingerprint: lexicon.fingerprint, seconds, judged: false, title: title ?? game.title, room: [] },
      daily: wanted.daily ?? null,
    };
    return [begun, { type: "LettersUncovered", at: this.#means.now(), epoch: EPOCH }];
  }

  #record(wanted: WantedGame): string {
    const { kernel, chance } = this.#means;
    const { game = "", letters = "", formula = "normal", seed = null, daily = null, rated = null } = wanted;
    const isElsewhere =
      rated !== null || game !== "" || letters !== "" || (wanted.variant ?? "french") !== "french";
    if (isElsewhere) throw new Refused(ELSEWHERE);
    const drawn = daily
      ? kernel.of_day(daily.day, daily.what ?? "game")
      : seed === null
        ? kernel.drawn(formula, chance(SECRET_BYTES))
        : kernel.seeded(formula, seed);
    if (drawn === undefined) throw new Refused(ELSEWHERE);
    return drawn;
  }

  #asked(own: SoloSlip | null | undefined): string {
    return JSON.stringify({ at: this.#means.now(), epoch: EPOCH, own: typed(own) });
  }

  #decided(id: string, wish: SoloCommand): Event[] {
    const draft = this.#parts(id).turn?.draft;
    const slip = "slip" in wish ? wish.slip : undefined;
    return this.#told(this.#means.kernel.decide(id, JSON.stringify(wish), this.#asked(slip ?? draft)));
  }

  #told(answer: string): Event[] {
    return found(answer) as Event[];
  }

  // What is shown

  async #look(id: string): Promise<Answered> {
    const game = await this.#game(id);
    return game?.events.length ? { status: 200, body: this.#message(id) } : GONE;
  }

  async #follow(id: string): Promise<Answered> {
    const game = await this.#game(id);
    if (!game) return GONE;
    const tell = (message: unknown) => this.#means.tell(SOLOS + id, message);
    tell({ type: "hello", role: "keeper", number: game.events.length, epoch: EPOCH });
    if (game.events.length > 0) {
      tell(this.#message(id));
      this.#await(id);
    }
    return { status: 200, body: null };
  }

  #message(id: string) {
    const number = this.#games.get(id)?.events.length ?? 0;
    return { type: "set", channel: "solo", number, parts: this.#parts(id) };
  }

  #parts(id: string): SoloParts {
    const { parts, held, last } = JSON.parse(this.#means.kernel.shown(id)) as Shown;
    const { turn, shown } = parts;
    const isHeld = turn?.held && held;
    return {
      ...parts,
      turn: isHeld ? { ...turn, held: { ...turn.held, why: this.#said(held) } } : turn,
      shown: shown && last ? { ...shown, why: this.#said(last) } : shown,
    } as SoloParts;
  }

  #said({ code, values }: Refusal): Sentence {
    const { given, alone } = this.#means;
    const sentence = given.sentences[code] ?? alone;
    return { fr: filled(sentence.fr, values, [0, 1]), en: filled(sentence.en, values, [1]) };
  }

  // Time

  /** The end of a turn's time comes by itself. */
  #await(id: string): void {
    clearTimeout(this.#alarms.get(id));
    const ends = this.#parts(id).clock?.ends ?? null;
    if (ends === null) return;
    const wait = Math.max(0, (ends - this.#means.now()) * 1000);
    const ring = () => (this.#last = this.#last.then(() => this.#ring(id, ends)).catch(() => undefined));
    this.#alarms.set(
      id,
      setTimeout(() => void ring(), wait),
    );
  }

  async #ring(id: string, ended: number): Promise<void> {
    const [game, parts] = [this.#games.get(id), this.#parts(id)];
    if (!game || parts.clock?.ends !== ended) return;
    const asked = this.#asked(parts.turn?.draft);
    await this.#add(game, this.#told(this.#means.kernel.time_is_over(id, asked)));
  }
}

function found(answer: string): unknown {
  const told = JSON.parse(answer) as { found: unknown } | { refused: Refusal };
  if ("refused" in told) throw new Refused(told.refused);
  return told.found;
}

/** In capitals, without accents. */
const plain = (typed = ""): string => folded(typed).toUpperCase();

/** A word and its place as they can be read; the screens write none that cannot. */
function typed(slip: SoloSlip | null | undefined): { ref: string; word: string } | null {
  const [ref, word] = [(slip?.ref ?? "").toUpperCase(), slip?.word ?? ""];
  if (!PLACE.test(ref) || !/^[A-Za-z]+$/.test(word)) return null;
  return { ref, word: word === word.toLowerCase() ? word.toUpperCase() : word };
}

/** As `nonuple.texts` fills its sentences. */
function filled(sentence: string, values: Refusal["values"], singular: readonly number[]): string {
  const one = (name: string) => singular.includes(Number(values[name]));
  return sentence
    .replace(PLURAL, (_, name: string, few: string, many: string) => (one(name) ? few : many))
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
