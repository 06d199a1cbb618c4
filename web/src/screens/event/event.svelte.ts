import { newKey, type Api } from "../../net/api";
import { Attempts } from "../../net/asking.svelte";
import { save } from "../../net/files";
import { Live } from "../../net/live.svelte";
import { Register } from "../../desk/lists/register";
import type {
  ActView,
  Entry,
  EnteredList,
  Foresight,
  HallDoor,
  OpenGame,
  OpenedHall,
  Person,
  SeatsView,
  StandingLine,
  TournamentCommand,
} from "../../net/server";
import { say } from "../../ui/toasts.svelte";
import { orderOf, rowsOf } from "./standing";

export interface EventSummary {
  id: string;
  name: string;
  opened: string;
  live: boolean;
  entries: number;
  games: number;
  date: string;
  damage: string | null;
}

/** One who entered, with the people of his entry. */
export interface Entered {
  entry: Entry;
  people: Person[];
  name: string;
}

/** Where the letters of a game come from, and what players write on. */
export interface Opening {
  room: string;
  source?: OpenGame["source"];
  phones?: boolean;
  sealed?: string;
  password?: string;
}

const OFFICE = ["owner", "organiser"];

/** An event that this screen follows, and what is asked of it. */
export class EventDesk extends Attempts {
  readonly live: Live;
  readonly path: string;
  readonly everybody: Register;
  readonly isOffice: boolean;
  /** How to take back what was done last, one after the other. */
  #undo: TournamentCommand[][] = [];

  readonly event = $derived.by(() => this.live.part("event", "event"));
  readonly games = $derived.by(() => this.live.part("event", "games") ?? []);
  readonly halls = $derived.by(() => this.live.part("event", "halls") ?? []);
  readonly head = $derived.by(() => this.live.part("standing", "head"));
  readonly order = $derived.by(() => orderOf((block) => this.live.part("standing", `order:${block}`)));
  readonly rows = $derived.by(() => rowsOf(this.order, (id) => this.line(id)));
  readonly conflicts = $derived.by(() => this.live.part("office", "conflicts") ?? []);
  readonly departures = $derived.by(() => this.live.part("office", "departures") ?? []);
  readonly absences = $derived.by(() => this.live.part("office", "absences") ?? []);
  readonly arbiters = $derived.by(() => this.live.part("office", "arbiters") ?? []);
  /** Who did what, the last first. */
  readonly acts = $derived.by(() => this.live.part("office", "journal") ?? []);
  readonly kept = $derived.by(() => new Set(this.live.part("office", "kept") ?? []));
  readonly entered = $derived.by(() => this.#entered());
  readonly byEntry = $derived.by(() => new Map(this.entered.map((one) => [one.entry.id, one])));

  constructor(
    readonly api: Api,
    token: string,
    readonly id: string,
    readonly role: string,
    readonly room: string | null = null,
  ) {
    super();
    this.path = `/api/events/${encodeURIComponent(id)}`;
    this.everybody = new Register(api, this.path);
    this.isOffice = OFFICE.includes(role);
    this.live = new Live({ token, path: this.path });
    $effect(() => this.live.start());
  }

  get loaded(): boolean {
    return this.event !== undefined && (!this.isOffice || this.live.part("office", "kept") !== undefined);
  }

  line(id: string): StandingLine | undefined {
    return this.live.part("standing", `line:${id}`);
  }

  seats(game: number): SeatsView | undefined {
    return this.live.part("office", `seats:${game}`);
  }

  nameOf(entry: string): string {
    return this.byEntry.get(entry)?.name ?? this.line(entry)?.name ?? entry;
  }

  #entered(): Entered[] {
    const parts = Object.entries(this.live.parts("office"));
    const people = new Map(
      parts
        .filter(([name]) => name.startsWith("person:"))
        .map(([, one]) => [(one as Person).id, one as Person]),
    );
    const entries = parts.filter(([name]) => name.startsWith("entry:")).map(([, one]) => one as Entry);
    const found = entries.map((entry) => {
      const members = entry.people.flatMap((id) => people.get(id) ?? []);
      return { entry, people: members, name: members.map(({ name }) => name).join(" / ") };
    });
    return found.sort((one, other) => one.name.localeCompare(other.name, "fr"));
  }

  /** Whether it was done; with `back` it can be taken back, by a button and by Ctrl Z. */
  async ask(command: TournamentCommand, said?: string, back: TournamentCommand[] = []): Promise<boolean> {
    const done = await this.attempt(() =>
      this.api.send({ path: `${this.path}/commands`, body: command }, newKey()),
    );
    if (done === null) return false;
    if (back.length > 0) this.#undo.push(back);
    if (said !== undefined) say(said, back.length > 0 ? () => this.undo() : null);
    return true;
  }

  /** The last act of this page; of a page that was loaded again, the last one of the journal. */
  async undo(): Promise<void> {
    const last = this.#undo.pop();
    const act = last === undefined ? this.acts.find(({ back }) => back) : undefined;
    if (act) return this.takeBack(act);
    for (const command of last ?? []) if (!(await this.ask(command))) return;
  }

  async takeBack({ back }: ActView): Promise<void> {
    if (back) await this.ask(back);
  }

  /** What something asked for would change; null where it would be refused. */
  foresee(command: TournamentCommand): Promise<Foresight | null> {
    return this.api.send<Foresight>({ path: `${this.path}/foresee`, body: command }).catch(() => null);
  }

  /** A list was entered: told, and taken back like what is asked. */
  listed({ entries, changed }: EnteredList, before: readonly Entered[], said: string): void {
    const was = before.filter(({ entry }) => changed.includes(entry.id));
    const back: TournamentCommand[] = [];
    if (entries.length > 0) back.push({ type: "StrikeEntries", entries });
    if (was.length > 0)
      back.push({
        type: "WriteEntries",
        people: was.flatMap((one) => one.people),
        entries: was.map(({ entry }) => entry),
      });
    this.#undo.push(back);
    say(said, () => this.undo());
  }

  makeHall(hall: {
    name: string;
    chief: string;
    first?: number;
    last?: number;
  }): Promise<{ answer: OpenedHall } | null> {
    return this.attempt(() => this.api.send<OpenedHall>({ path: `${this.path}/halls`, body: hall }));
  }

  /** In all its halls at once; `room` leads it. */
  openGame(game: number, how: Opening): Promise<{ answer: OpenedHall } | null> {
    const path = `${this.path}/games/${game}/open`;
    return this.attempt(() => this.api.send<OpenedHall>({ path, body: how }));
  }

  door(room: string): Promise<{ answer: HallDoor } | null> {
    const path = `${this.path}/halls/${encodeURIComponent(room)}/door`;
    return this.attempt(() => this.api.send<HallDoor>({ path, body: {} }));
  }

  /** In the time that shrinks by steps, or in blitz from the first turn on. */
  playoff(entries: string[], time: "normal" | "blitz"): Promise<{ answer: OpenedHall } | null> {
    return this.attempt(() =>
      this.api.send<OpenedHall>({ path: `${this.path}/playoffs`, body: { entries, time } }),
    );
  }

  /** One person of the event, and nobody else of the name, is forgotten in all that one may look after. */
  erase({ id: person, name }: Person): Promise<{ answer: unknown } | null> {
    const body = { name, event: this.id, person };
    return this.attempt(() => this.api.send({ path: "/api/people/erase", body }));
  }

  /** A file of the event, saved under its name. */
  async download(file: string, name: string): Promise<void> {
    const made = await this.attempt(() => this.api.getPage(`${this.path}/${file}`));
    if (made !== null) save(name, made.answer.type, made.answer);
  }
}
