import type { ChannelMap, Command, SolutionView, TournamentCommand } from "../src/net/server";
import { players } from "./evening";
import type { Club } from "./server";

export const TURN = "FEDAYIN";

/** A list as a club keeps it, with one line that cannot be entered. */
export const listOf = (count: number): string =>
  [
    "Nom;N° licence;Club;Série;Catégorie;Règlement",
    ...players(count).map(({ name, club }, at) => `${name};${1100 + at};${club};${(at % 6) + 2}A;S;20 €`),
    "FAUX Paul;1100;Ailleurs;7;S;",
  ].join("\n");

/** A tournament, driven by what its screens would ask for. */
export class Event {
  private constructor(
    readonly club: Club,
    readonly id: string,
    public room = "",
  ) {}

  static at(club: Club, id: string): Event {
    return new Event(club, id);
  }

  /** Made, entered and seated, with a room. */
  static async open(club: Club, name: string, count: number, games: number): Promise<Event> {
    const { id } = await club.post<{ id: string }>("/api/events", { name });
    const tournament = new Event(club, id);
    const plans = Array.from({ length: games }, (_, at) => ({ name: `Partie ${at + 1}` }));
    await tournament.ask({
      type: "Arrange",
      name,
      date: "2026-11-14",
      games: plans,
      tie_breaks: ["tops-lost", "last-game"],
      cut: 6,
    });
    return count === 0 ? tournament : tournament.enter(count);
  }

  /** A festival as its file tells it: five games of four figures, and three people of as many points. */
  static async festival(club: Club, count: number): Promise<Event> {
    const before = await Event.open(club, "Festival de la Baie", count, 5);
    const file = await club.get<{ entries: { id: string }[]; games: object[] }>(
      `/api/events/${before.id}/event.json`,
    );
    const scores = (game: number) =>
      Object.fromEntries(
        file.entries.map(({ id }, at) => [id, { total: 1148 - Math.floor(at / 3) * (17 + game), slips: 22 }]),
      );
    const games = file.games.map((game, at) => {
      const played = { top: 1148, turns: 22, provisional: false };
      return { ...game, ...played, scores: scores(at) };
    });
    const after = new Event(club, (await club.post<{ id: string }>("/api/events", { name: "Festival" })).id);
    const content = JSON.stringify({ ...file, games });
    await club.post(`/api/events/${after.id}/event.json`, { content });
    return after;
  }

  async enter(count: number): Promise<this> {
    const content = Buffer.from(listOf(count)).toString("base64");
    await this.club.post(`/api/events/${this.id}/list/enter`, { name: "liste.csv", content });
    return this;
  }

  /** Somebody enters it, with all that he tells once. */
  known(name: string, licence: string): Promise<unknown> {
    return this.ask({
      type: "WriteEntries",
      people: [{ id: "1", name, licence, club: "Les Embruns", series: "4B", category: "V" }],
      entries: [{ id: "1", people: ["1"] }],
    });
  }

  ask(command: TournamentCommand): Promise<unknown> {
    return this.club.post(`/api/events/${this.id}/commands`, command);
  }

  async part<C extends "event" | "standing" | "office", Name extends keyof ChannelMap[C]>(
    channel: C,
    name: Name,
  ): Promise<ChannelMap[C][Name]> {
    const path = `/api/events/${this.id}/channels/${channel}`;
    return (await this.club.get<{ parts: ChannelMap[C] }>(path)).parts[name];
  }

  async arbiters(count: number): Promise<void> {
    const half = Math.ceil(count / 2);
    const blocks = [
      { first: 1, last: half },
      { first: half + 1, last: 999 },
    ];
    await this.ask({
      type: "PostArbiters",
      arbiters: ["Inès Chauvel", "Yves Gallou"].map((name, at) => ({
        id: `A${at + 1}`,
        name,
        blocks: blocks.slice(at, at + 1),
      })),
    });
  }

  /** Two days, each game with its hour and its room. */
  programme(): Promise<unknown> {
    const hours = ["14:00", "17:00", "10:00"];
    return this.ask({
      type: "Arrange",
      name: "Coupe de la Baie",
      date: "2026-11-14",
      games: hours.map((starts, at) => ({
        name: `Partie ${at + 1}`,
        day: at === 2 ? "2026-11-15" : "2026-11-14",
        starts,
        room: "Grande salle",
      })),
      tie_breaks: ["tops-lost", "last-game"],
      cut: 6,
    });
  }

  async hall(name = "Grande salle"): Promise<void> {
    this.room = (
      await this.club.post<{ id: string }>(`/api/events/${this.id}/halls`, { name, chief: "Chloé Le Goff" })
    ).id;
  }

  draw(game: number): Promise<unknown> {
    return this.ask({ type: "DrawTables", game, seed: `tirage ${game}`, apart: "club" });
  }

  open(game: number): Promise<unknown> {
    return this.club.post(`/api/events/${this.id}/games/${game}/open`, { room: this.room, source: "bag" });
  }

  do(command: Command): Promise<unknown> {
    return this.club.ask(this.room, command);
  }

  /** One turn; which solution each table writes, any but the first being worth less than the top. Its number of the draw. */
  async turn(
    solutionOf: (table: number) => number,
    awaited: readonly number[] = [],
    letters: string | null = TURN,
  ): Promise<number> {
    do await this.do({ type: "Draw", letters });
    while ((await this.club.part(this.room, "public", "turn")).stage === "draw");
    await this.do({ type: "StartClock" });
    await this.do({ type: "CloseSlips" });
    const draw = (await this.club.part(this.room, "public", "turn")).draw ?? 0;
    const game = (await this.club.part(this.room, "public", "game"))?.number ?? 1;
    await this.do({ type: "Retain" });
    const found = await this.solutions(draw);
    const seats = await this.club.part(this.room, "organiser", "players");
    for (const { table } of seats.filter((one) => !one.withdrawn && !awaited.includes(one.table)))
      await this.do({ type: "EnterSolution", game, draw, table, number: found(solutionOf(table)).number });
    await this.do({ type: "EndAnnouncement" });
    return draw;
  }

  /** The same in several halls at once, the first of which leads. */
  async turnIn(rooms: readonly string[], solutionOf: (table: number) => number): Promise<number> {
    const stage = async (room: string) => (await this.club.part(room, "public", "turn")).stage;
    const all = async (wanted: string) => {
      for (const room of rooms) while ((await stage(room)) !== wanted);
    };
    do await this.do({ type: "Draw" });
    while ((await stage(this.room)) === "draw");
    await all("letters");
    await this.do({ type: "StartClock" });
    await all("play");
    for (const room of rooms) await this.club.ask(room, { type: "CloseSlips" });
    const draw = (await this.club.part(this.room, "public", "turn")).draw ?? 0;
    const game = (await this.club.part(this.room, "public", "game"))?.number ?? 1;
    await this.do({ type: "Retain" });
    await all("announce");
    const found = await this.solutions(draw);
    for (const room of rooms) {
      const seats = await this.club.part(room, "organiser", "players");
      for (const { table } of seats.filter((one) => !one.withdrawn && solutionOf(one.table) > 0))
        await this.club.ask(room, {
          type: "EnterSolution",
          game,
          draw,
          table,
          number: found(solutionOf(table)).number,
        });
      await this.club.ask(room, { type: "EnterTop", game, draw });
    }
    await this.do({ type: "EndAnnouncement" });
    return draw;
  }

  /** Of a draw: the top, or one that is worth less, at a place of the list or after it. */
  async solutions(draw: number): Promise<(at: number) => SolutionView> {
    const all = await this.club.get<SolutionView[]>(`/api/contests/${this.room}/solutions/${draw}`);
    const [top] = all;
    if (!top) throw new Error("no word can be laid");
    return (at) =>
      at === 0 ? top : (all.slice(at).find(({ score }) => score < top.score) ?? all.at(-1) ?? top);
  }

  async end(): Promise<void> {
    await this.do({ type: "EndGame", reason: "other" });
  }

  async seats(game: number): Promise<Record<string, number>> {
    return (await this.part("office", `seats:${game}`)).seats;
  }
}
