import type { BagView, Command, Entrant, OpenGame, SolutionView, TurnView } from "../src/net/server";
import type { Club } from "./server";

const FIRST = ["Amélie", "Bruno", "Chantal", "Denis", "Élodie", "Fatou", "Gérard", "Hélène", "Inès", "Joël"];
const LAST = ["Aubry", "Benali", "Cordier", "Duval", "Faure", "Garnier", "Le Goff", "Mercier", "Nguyen"];
const CLUBS = ["Les Embruns", "Presqu’île", "Baie d’Armor", "Rade et Rivière"];
const SERIES = ["S1", "S2", "S3", "S4"];
const CATEGORIES = ["Espoir", "Senior", "Vermeil", "Diamant"];

const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** A name of 28 letters: whoever sits at the first table has it. */
export const LONGEST = "Apolline LEFEBVRE-MONTGOLFIE";

/** So many players with names, clubs, series and categories: the same at every run. */
export const players = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, table) => ({
    table: table + 1,
    name:
      table === 0 ? LONGEST : `${at(FIRST, table)} ${at(LAST, table * 7 + Math.floor(table / FIRST.length))}`,
    club: at(CLUBS, table * 3),
    series: at(SERIES, Math.floor(table / 5)),
    category: at(CATEGORIES, table * 5 + Math.floor(table / 3)),
  }));

/** An evening of a club, played by commands: letters and slips are the same at every run. */
export class Evening {
  /** The game that goes on. */
  game = 0;
  #chance = 20261116;

  private constructor(
    readonly club: Club,
    readonly contest: string,
  ) {}

  static async open(club: Club, name: string, count: number): Promise<Evening> {
    const evening = new Evening(club, await club.contest(name));
    await evening.do({ type: "Register", players: players(count) });
    await evening.do({
      type: "NameArbiters",
      arbiters: [{ id: "A1", name: "É. Coste", blocks: [{ first: 1, last: count }] }],
    });
    return evening;
  }

  do(command: Command): Promise<unknown> {
    return this.club.ask(this.contest, command);
  }

  start(game: Omit<OpenGame, "type"> = {}): Promise<unknown> {
    this.game += 1;
    return this.do({ type: "OpenGame", edition: "2010", source: "bag", ...game });
  }

  turn(): Promise<TurnView> {
    return this.club.part(this.contest, "public", "turn");
  }

  /** Draws until letters are in play. */
  async draw(): Promise<void> {
    while ((await this.turn()).stage === "draw") {
      const stage = await this.club.part(this.contest, "chief", "stage");
      const bag = await this.club.part(this.contest, "chief", "bag");
      if (!stage || !bag) throw new Error("no game is open");
      await this.do({ type: "Draw", letters: this.#letters(bag, stage.letters) });
    }
  }

  /** Up to the retained word, slips and all but those awaited; the number of the draw. */
  async play(count: number, awaited = 0): Promise<number> {
    await this.draw();
    return this.#judge(count - awaited);
  }

  async turns(number: number, count: number): Promise<void> {
    for (let played = 0; played < number; played += 1) {
      await this.play(count);
      await this.do({ type: "EndAnnouncement" });
    }
  }

  /** The slip of a table with the top, as a player writes it: with a claim of so many points more. */
  async enterTop(draw: number, table: number, more = 0): Promise<void> {
    const path = `/api/contests/${this.contest}/solutions/${draw}`;
    const [top] = await this.club.get<SolutionView[]>(path);
    if (top === undefined) throw new Error(`no solution at draw ${draw}`);
    const isDown = /^\d/.test(top.ref);
    const slip = { sketch: isDown ? [...top.word] : [top.word], reference: top.ref, score: top.score + more };
    await this.do({ type: "EnterSlip", game: this.game, draw, table, slip });
  }

  /** To the end of the game, which may come with a draw. */
  async finish(count: number): Promise<void> {
    await this.draw();
    while ((await this.turn()).stage !== "over") {
      await this.#judge(count);
      await this.do({ type: "EndAnnouncement" });
      await this.draw();
    }
  }

  async #judge(count: number): Promise<number> {
    await this.do({ type: "StartClock" });
    await this.do({ type: "CloseSlips" });
    const draw = (await this.turn()).draw ?? 0;
    await this.do({ type: "Retain" });
    await this.#enter(draw, count);
    return draw;
  }

  /** Slips of all kinds: those at the first tables play better. */
  async #enter(draw: number, count: number): Promise<void> {
    const path = `/api/contests/${this.contest}/solutions/${draw}`;
    const solutions = (await this.club.get<SolutionView[]>(path)).slice(0, 40);
    for (let table = 1; table <= count; table += 1) {
      const chance = this.#next(100);
      if (chance < 4) {
        await this.do({ type: "EnterSlip", game: this.game, draw, table, slip: { faults: ["blank"] } });
      } else if (chance < 60 - table) {
        await this.do({
          type: "EnterSolution",
          game: this.game,
          draw,
          table,
          number: solutions[0]?.number ?? 1,
        });
      } else {
        const solution = solutions[this.#next(Math.min(solutions.length, 2 + table))];
        await this.do({ type: "EnterSolution", game: this.game, draw, table, number: solution?.number ?? 1 });
      }
    }
  }

  #letters({ letters }: BagView, count: number): string {
    const left = Object.entries(letters).flatMap(([letter, times]) => Array<string>(times).fill(letter));
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(this.#next(left.length), 1)[0] ?? "",
    ).join("");
  }

  #next(below: number): number {
    this.#chance = (Math.imul(this.#chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#chance / 2 ** 32) * below);
  }
}
