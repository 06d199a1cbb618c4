import type { Page } from "playwright-core";
import { placeOf, squaresOf } from "../src/board/board";
import type { ChannelMap, Command, OpenGame, PlayerParts, PublicParts, WrittenSlip } from "../src/net/server";
import { SteadyBag } from "./chief.scenes";
import type { Club } from "./server";

export const TABLE = 92;
const PARTNERS = [
  { table: 91, name: "A. Amiel" },
  { table: TABLE, name: "B. Mansouri", club: "Baie" },
];

/** A word with its place and its points. */
export interface Found {
  ref: string;
  word: string;
  score: number;
}

/** One player at his table, with his phone's token, in a contest of two; and the game that is played there. */
export class Seat {
  readonly #bag = new SteadyBag();
  #number = 0;

  private constructor(
    readonly club: Club,
    readonly contest: string,
    readonly token: string,
    /** The code that all players share. */
    readonly code: string,
  ) {}

  static async at(club: Club, name = "Festival de la Baie"): Promise<Seat> {
    const contest = await club.contest(name);
    await club.ask(contest, { type: "Register", players: PARTNERS });
    const arbiters = [{ id: "A1", name: "É. Coste", blocks: [{ first: 1, last: 100 }] }];
    await club.ask(contest, { type: "NameArbiters", arbiters });
    const { token } = await club.grant(contest, { role: "player", table: TABLE });
    const { code } = await club.grant(contest, { role: "player" });
    return new Seat(club, contest, token, code);
  }

  async do(command: Command): Promise<void> {
    this.#number = (await this.club.ask(this.contest, command)).number;
  }

  /** A channel that all follow, once it shows what was done last: one that takes long to make may be behind. */
  async #view<C extends "public" | "chief">(channel: C): Promise<ChannelMap[C]> {
    for (;;) {
      const { number, parts } = await this.#channel(channel, this.club.owner);
      if (number >= this.#number) return parts;
    }
  }

  #channel<C extends keyof ChannelMap>(
    channel: C,
    token: string,
  ): Promise<{ number: number; parts: ChannelMap[C] }> {
    return this.club.get(`/api/contests/${this.contest}/channels/${channel}`, token);
  }

  room(): Promise<PublicParts> {
    return this.#view("public");
  }

  async own(): Promise<PlayerParts> {
    return (await this.#channel("player:p2", this.token)).parts;
  }

  open(game: Omit<OpenGame, "type"> = { phones: true }): Promise<void> {
    return this.do({ type: "OpenGame", edition: "2010", source: "bag", ...game });
  }

  /** Draws until letters are in play. */
  async draw(): Promise<void> {
    do {
      const { stage, bag } = await this.#view("chief");
      if (!stage || !bag) throw new Error("no game is open");
      await this.do({ type: "Draw", letters: this.#bag.draw(bag, stage.letters) });
    } while ((await this.room()).turn.stage === "draw");
  }

  /** Letters with a joker, whatever the bag would give. */
  async drawJoker(): Promise<void> {
    const { stage, bag } = await this.#view("chief");
    const wanted = [..."?EPSAIRTNOLUD"].filter((letter) => (bag?.letters[letter] ?? 0) > 0);
    await this.do({ type: "Draw", letters: wanted.slice(0, stage?.letters).join("") });
  }

  /** What can be played now, the best first, as the chief arbiter sees it. */
  async solutions(): Promise<Found[]> {
    const { solutions } = await this.#view("chief");
    return [...(solutions?.candidates ?? []), ...(solutions?.others ?? [])];
  }

  /** Closes the turn; the other table has no slip. */
  async close(): Promise<void> {
    const { turn, game } = await this.room();
    const { draw, stage } = turn;
    if (stage === "play") await this.do({ type: "CloseSlips" });
    await this.do({ type: "EnterMissing", game: game?.number ?? 1, draw: draw ?? 0 });
  }

  /** A whole turn at which this table writes one of the solutions, or another slip. */
  async playedTurn(slipOf: (found: Found[]) => WrittenSlip): Promise<void> {
    await this.draw();
    await this.do({ type: "StartClock" });
    const { turn, game } = await this.room();
    const { draw } = turn;
    const slip = slipOf(await this.solutions());
    const command = {
      type: "WriteSlip",
      game: game?.number ?? 1,
      draw: draw ?? 0,
      slip,
      handed: true,
    } as const;
    await this.club.ask(this.contest, command, this.token);
    await this.close();
    await this.do({ type: "Retain" });
    await this.do({ type: "EndAnnouncement" });
  }

  /** To the end of a turn of a paper game: the arbiter enters the top for this table. */
  async playedOnPaper(): Promise<void> {
    await this.do({ type: "StartClock" });
    await this.do({ type: "CloseSlips" });
    const { turn, game } = await this.room();
    const { draw } = turn;
    await this.do({ type: "Retain" });
    await this.do({
      type: "EnterSolution",
      game: game?.number ?? 1,
      draw: draw ?? 0,
      table: TABLE,
      number: 1,
    });
    await this.do({ type: "EnterMissing", game: game?.number ?? 1, draw: draw ?? 0 });
    await this.do({ type: "EndAnnouncement" });
  }

  /** The correction note of a past turn is on its way to this table. */
  async sendNote(turn: number): Promise<void> {
    const draw = (await this.own())[`result:${turn}`]?.draw ?? 0;
    await this.do({ type: "MoveNotes", game: 1, draw, tables: [TABLE], stage: "sent" });
  }
}

/** A slip that says all that has to be said. */
export const slipOf = ({ ref, word, score }: Found): WrittenSlip => ({
  sketch: /^\d/.test(ref) ? [...word] : [word],
  reference: ref,
  score,
});

export const square = (page: Page, at: number) => page.locator(`[data-square="${at}"]`);

/** Writes a word on the phone: touches its first square, turns if needed, types the letters that the grid lacks. */
export async function writeWord(page: Page, seat: Seat, { ref, word }: Found): Promise<void> {
  const place = placeOf(ref);
  if (!place) throw new Error(ref);
  const { grid } = (await seat.room()).board;
  const free = squaresOf(place, word.length).map((at) => (grid.join("")[at] ?? ".") === ".");
  await square(page, place.square).click();
  const wanted = place.direction === "across" ? "Horizontal" : "Vertical";
  const turner = page.getByRole("button", { name: /^Sens/ });
  if (!(await turner.innerText()).includes(wanted)) await turner.click();
  for (const [at, letter] of [...word].entries()) {
    if (!free[at]) continue;
    await page.keyboard.press(
      letter === letter.toUpperCase() ? letter.toLowerCase() : `Shift+${letter.toUpperCase()}`,
    );
  }
}

export const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole("heading", { level, name, exact: typeof name === "string" });

/** Past turns of every kind, so that the sheet has something to show. */
async function past(seat: Seat): Promise<void> {
  for (const [at, wrong] of [0, 0, 3, 0, 9, 0].entries()) {
    await seat.playedTurn((found) => {
      const chosen = found[Math.min(wrong, found.length - 1)] as Found;
      if (at === 4) return { ...slipOf(chosen), sketch: ["ZZZZ"] };
      return at === 3 ? { ...slipOf(chosen), score: null } : slipOf(chosen);
    });
  }
}

/** Brings a page into each state of the player's phone, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const seat = await Seat.at(club);
  await page.goto(`${club.address}/#/joueur`);
  await heading(page, "Rejoindre la partie").waitFor();
  await shoot("rejoindre");
  await page.goto(club.link(seat.token, "joueur"));
  await page.getByText("Aucune partie en cours").waitFor();
  await shoot("attente");
  await seat.open();
  await heading(page, "Coup 1").waitFor();
  await past(seat);
  await heading(page, "Coup 7").waitFor();
  await shoot("feuille");
  await seat.drawJoker();
  await seat.do({ type: "StartClock" });
  await page.getByRole("button", { name: "Envoyer mon bulletin" }).waitFor();
  await shoot("vide");
  await composed(page, seat);
  await shoot("bulletin");
  await page.getByRole("button", { name: /^Changer la lettre du joker/ }).click();
  await heading(page, /^Le joker remplace/, 2).waitFor();
  await shoot("joker");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Envoyer mon bulletin" }).click();
  await heading(page, "Bulletin reçu", 2).waitFor();
  await shoot("recu");
  await page.getByRole("button", { name: "Revoir la grille" }).click();
  await page.getByRole("grid").waitFor();
  await shoot("grille");
  await seat.do({ type: "CloseSlips" });
  await page.getByText(/Le temps est écoulé/).waitFor();
  await shoot("ferme");
  await seat.close();
  await seat.do({ type: "Retain" });
  await heading(page, "Coup 7", 2).waitFor();
  await shoot("resultat");
  await seat.sendNote(5);
  await page.getByRole("button", { name: /^Coup 5 : voir le détail.*billet/ }).click();
  await page.getByRole("dialog").waitFor();
  await shoot("detail");
  await page.getByRole("button", { name: "Contester…" }).click();
  await shoot("contester");
  await page.keyboard.press("Escape");
  await seat.do({ type: "EndAnnouncement" });
  await seat.do({ type: "EndGame" });
  await heading(page, "Votre total", 2).waitFor();
  await shoot("total");
  await seat.open({ phones: false });
  await seat.draw();
  await page.getByText(/bulletins papier/).waitFor();
  await shoot("papier");
  await seat.playedOnPaper();
  await seat.do({ type: "EndGame" });
  await heading(page, "Votre total", 2).waitFor();
  await shoot("papier-fin");
}

/** The best word with a joker that can be played now, written with its points. */
async function composed(page: Page, seat: Seat): Promise<void> {
  const found = await seat.solutions();
  const chosen = found.find(({ word }) => word !== word.toUpperCase()) ?? found[0];
  if (!chosen) throw new Error("no word can be played");
  await writeWord(page, seat, chosen);
  await page.getByLabel("Score revendiqué").fill(`${chosen.score}`);
  await page.getByText("Brouillon enregistré ✓").waitFor();
}
