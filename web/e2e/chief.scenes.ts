import type { Page } from "playwright-core";
import type { BagView, ChannelMap, Command, OpenGame } from "../src/net/server";
import { LONGEST } from "./evening";
import type { Club } from "./server";

const ARBITERS = ["É. Coste", "L. Diarra", "A. Vidal"];
const TABLES_EACH = 8;
const NAMES = ["B. Mansouri", "A. Amiel", "C. Delourt", "S. Belkacem", "T. Quéméré", "N. Dubreuil"];

/** A contest with players and arbiters, its id, and a link for its chief arbiter. */
export async function room(
  club: Club,
  name = "Festival de la Baie",
): Promise<{ contest: string; token: string }> {
  const contest = await club.contest(name);
  const tables = ARBITERS.length * TABLES_EACH;
  const players = Array.from({ length: tables }, (_, at) => ({
    table: at + 1,
    name: at === 0 ? LONGEST : `${NAMES[at % NAMES.length]} ${at + 1}`,
  }));
  await club.ask(contest, { type: "Register", players });
  const arbiters = ARBITERS.map((arbiter, at) => ({
    id: `A${at + 1}`,
    name: arbiter,
    blocks: [{ first: at * TABLES_EACH + 1, last: (at + 1) * TABLES_EACH }],
  }));
  await club.ask(contest, { type: "NameArbiters", arbiters });
  const { token } = await club.grant(contest, { role: "chief", name: "M. Durand" });
  return { contest, token };
}

/** A bag that gives the same letters at every run. */
export class SteadyBag {
  #state = 20261116;

  draw({ letters }: BagView, count: number): string {
    const left = Object.entries(letters).flatMap(([letter, times]) => Array<string>(times).fill(letter));
    return Array.from({ length: count }, () => left.splice(this.#next(left.length), 1)[0] ?? "").join("");
  }

  #next(below: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * below);
  }
}

/** Plays a game by commands, from wherever it stands. */
export class Game {
  readonly #bag = new SteadyBag();
  readonly #arbiters = new Map<string, string>();

  constructor(
    readonly club: Club,
    readonly contest: string,
  ) {}

  open(game: Omit<OpenGame, "type">): Promise<unknown> {
    return this.do({ type: "OpenGame", ...game });
  }

  async do(command: Command): Promise<void> {
    await this.club.ask(this.contest, command);
  }

  /** Letters that the bag gives now. */
  async letters(): Promise<string> {
    const { stage, bag } = await this.#view("chief");
    if (!stage || !bag) throw new Error("no game is open");
    return this.#bag.draw(bag, stage.letters);
  }

  /** Draws until letters are in play. */
  async draw(): Promise<void> {
    do await this.do({ type: "Draw", letters: await this.letters() });
    while ((await this.#view("public")).turn.stage === "draw");
  }

  async #view<C extends keyof ChannelMap>(channel: C): Promise<ChannelMap[C]> {
    const path = `/api/contests/${this.contest}/channels/${channel}`;
    return (await this.club.get<{ parts: ChannelMap[C] }>(path)).parts;
  }

  async turns(count: number): Promise<void> {
    for (let played = 0; played < count; played += 1) {
      await this.draw();
      await this.do({ type: "StartClock" });
      await this.do({ type: "CloseSlips" });
      await this.enter(ARBITERS.length);
      await this.do({ type: "Retain" });
      await this.do({ type: "EndAnnouncement" });
    }
  }

  /** The slips of the turn: some tables have found the second best, the others of so many desks the top. */
  async enter(desks: number): Promise<void> {
    const { turn, game: played } = await this.#view("public");
    const [draw, game] = [turn.draw ?? 0, played?.number ?? 1];
    for (const table of [2, 7, 11 + (draw % 5), 19]) {
      if (table <= desks * TABLES_EACH)
        await this.do({ type: "EnterSolution", game, draw, table, number: 2 + ((draw + table) % 3) });
    }
    for (let desk = 1; desk <= desks; desk += 1) {
      await this.club.ask(this.contest, { type: "EnterTop", game, draw }, await this.#arbiter(`A${desk}`));
    }
  }

  async #arbiter(arbiter: string): Promise<string> {
    const known = this.#arbiters.get(arbiter);
    if (known !== undefined) return known;
    const { token } = await this.club.grant(this.contest, { role: "arbiter", arbiter });
    this.#arbiters.set(arbiter, token);
    return token;
  }
}

/** The primary button, once it takes a press. */
export const armed = (page: Page) => page.locator('[data-armed="true"][aria-disabled="false"]');

export const heading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });

/** Presses Espace as soon as the stage takes it, until the title of the next: a draw may be rejected. */
export async function advance(page: Page, title: RegExp): Promise<void> {
  const timeout = 40_000;
  await armed(page).waitFor({ timeout });
  do {
    if ((await armed(page).count()) > 0) {
      await page.keyboard.press("Space");
      await armed(page).waitFor({ state: "hidden" });
    }
    await heading(page, title).or(armed(page)).first().waitFor({ timeout });
  } while ((await heading(page, title).count()) === 0);
}

/** Brings a page into each state of the chief arbiter's screen, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const { contest, token } = await room(club);
  const game = new Game(club, contest);
  await page.goto(club.link(token, "juge"));
  await page.getByText("Aucune partie ouverte").waitFor();
  await shoot("sans-partie");
  await game.open({ edition: "2010", source: "bag", phones: true });
  await heading(page, /Coup 1/).waitFor();
  await shoot("premier-tirage");
  await game.turns(9);
  await heading(page, /Coup 10 : tirer/).waitFor();
  await page.getByLabel("Lettres tirées du sac").fill("E");
  await shoot("tirer");
  await game.draw();
  await announcing(page, shoot);
  await playing(page, shoot, game);
  await retaining(page, shoot);
  await ruling(page, shoot);
  await goingBack(page, shoot);
  await ending(page, shoot, game);
}

type Shoot = (name: string) => Promise<void>;

async function announcing(page: Page, shoot: Shoot): Promise<void> {
  await heading(page, /annoncer le tirage/).waitFor();
  await page.locator("body").press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await shoot("annoncer");
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await shoot("touches");
  await page.keyboard.press("Escape");
}

async function playing(page: Page, shoot: Shoot, game: Game): Promise<void> {
  await advance(page, /chrono/);
  await page.keyboard.press("s");
  await page.getByText("masquées", { exact: true }).waitFor();
  await shoot("chrono");
  await page.keyboard.press("p");
  await heading(page, /suspendue/).waitFor();
  await shoot("suspendu");
  await advance(page, /chrono/);
  await page.keyboard.press("t");
  await page.getByLabel("Table").fill("12");
  await shoot("salle");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+A");
  await page.getByText("Épellation").click();
  await page.getByLabel("Écrivez ANNULER").fill("annul");
  await shoot("annuler");
  await page.keyboard.press("Escape");
  await game.do({ type: "CloseSlips" });
  await game.enter(2);
}

async function retaining(page: Page, shoot: Shoot): Promise<void> {
  await heading(page, /retenir/).waitFor();
  await shoot("mot");
  await advance(page, /annoncer le mot/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await shoot("annonce");
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Corriger les points du coup 4" }).click();
  await shoot("feuille");
  await page.keyboard.press("Escape");
}

async function ruling(page: Page, shoot: Shoot): Promise<void> {
  await page.keyboard.press("m");
  await page.getByLabel("Mot", { exact: true }).fill("zouker");
  await page.getByLabel("Motif").fill("absent de l’édition papier");
  await page.getByRole("button", { name: /^Admettre ZOUKER|^Écarter ZOUKER/ }).waitFor();
  await shoot("ecarter");
  await page.keyboard.press("Escape");
}

async function goingBack(page: Page, shoot: Shoot): Promise<void> {
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Corriger le mot, la place ou les lettres du coup 2" }).click();
  await page.getByRole("textbox", { name: "Mot retenu" }).fill("zut");
  await page.getByRole("button", { name: "Voir ce qui change" }).click();
  await page.getByText(/n’est pas une solution/).waitFor();
  await shoot("corriger-refus");
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Revenir au coup 2" }).click();
  await page.getByText(/Mis de côté/).waitFor();
  await shoot("revenir");
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Terminer la partie…" }).click();
  await page.getByText("Interruption trop longue").click();
  await page.getByText("il fallait 15 coups ramassés").waitFor();
  await shoot("terminer");
  await page.keyboard.press("Escape");
}

async function ending(page: Page, shoot: Shoot, game: Game): Promise<void> {
  await advance(page, /Coup 11/);
  await game.do({ type: "EndGame" });
  await heading(page, /Fin de la partie/).waitFor();
  await shoot("fin");
  await page.context().setOffline(true);
  await page.getByText("Réseau coupé").waitFor();
  await shoot("hors-ligne");
  await page.context().setOffline(false);
}
