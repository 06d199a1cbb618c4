import type { Page } from "playwright-core";
import type { FamilyCommand } from "../src/net/server";
import { button } from "./free";
import { playing } from "./home.scenes";
import type { Club, Grant } from "./server";

export const NAMES = ["Rosalie", "Karim", "Odile", "Marcel"];

/** Sets a table for a family at this page, from the front page. */
export async function openFamily(club: Club, page: Page, way = /^Duplicate sans bulletins/): Promise<void> {
  await page.goto(`${club.address}/#/`);
  await page.getByRole("link", { name: way }).click();
  for (const [at, name] of NAMES.entries()) {
    if ((await page.getByLabel(`Nom ${at + 1}`, { exact: true }).count()) === 0)
      await button(page, "Un nom de plus").click();
    await page.getByLabel(`Nom ${at + 1}`, { exact: true }).fill(name);
  }
}

/** Waits for a button that can be pressed: what is pressed while the last thing is under way is not meant. */
const ready = (page: Page, name: RegExp): Promise<void> =>
  button(page, name).and(page.locator(":enabled")).waitFor();

/** A turn to its announcements, from the keyboard alone. */
export async function toAnnounce(page: Page): Promise<void> {
  await ready(page, /Tirer les lettres|Nouveau coup/);
  await page.keyboard.press("Space");
  await ready(page, /Lancer le chrono/);
  await page.keyboard.press("Space");
  await ready(page, /Tout le monde a fini/);
  await page.keyboard.press("Space");
  await page.getByRole("heading", { name: "Annoncez vos points" }).waitFor();
}

export async function announceAll(page: Page, points: readonly number[]): Promise<void> {
  for (const [at, one] of points.entries()) {
    await page.keyboard.type(String(one));
    await page.keyboard.press("Enter");
    if (at < points.length - 1) await button(page, new RegExp(`^${NAMES[at]}\\s*${one}\\s*mot`)).waitFor();
  }
}

/** Brings a page into each state of the family table, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await openFamily(club, page);
  await shoot("reglages");
  await button(page, "Ouvrir la table").click();
  await ready(page, /Tirer les lettres/);
  await shoot("prets");
  await page.keyboard.press("Space");
  await ready(page, /Lancer le chrono/);
  await page.keyboard.press("Space");
  await ready(page, /Tout le monde a fini/);
  await shoot("chrono");
  await page.keyboard.press("Space");
  await page.getByRole("heading", { name: "Annoncez vos points" }).waitFor();
  for (const [at, one] of [14, 12, 9].entries()) {
    await page.keyboard.type(String(one));
    await page.keyboard.press("Enter");
    await button(page, new RegExp(`^${NAMES[at]}\\s*${one}\\s*mot`)).waitFor();
  }
  await shoot("annonces");
  await button(page, /^Marcel/).click();
  await page.getByRole("dialog").waitFor();
  await shoot("pave");
  await page.keyboard.type("400");
  await page.getByRole("dialog").getByRole("button", { name: "Annoncer" }).click();
  await page.getByRole("heading", { name: "Tout le monde a annoncé" }).waitFor();
  await shoot("a-decouvrir");
  await page.keyboard.press("Space");
  await page
    .getByText(/points à vérifier/)
    .first()
    .waitFor();
  await shoot("top");
  await button(page, "Table et sons").click();
  await shoot("table");
  await page.getByRole("dialog").getByRole("button", { name: "Finir la partie" }).click();
  await page.getByRole("link", { name: "Nouvelle table" }).waitFor();
  await shoot("fin");
  await ownBag(club, page, shoot);
  await late(club, page, shoot);
  await ownPhone(club, page, shoot);
}

/** With the letters and the grid of the box: the time, the book, the top as the family notes it. */
async function ownBag(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await openFamily(club, page, /^Chrono et carnet de score/);
  await button(page, "Ouvrir la table").click();
  await button(page, /Nouveau coup/).waitFor();
  await shoot("boite-prets");
  await toAnnounce(page);
  await announceAll(page, [20, 14, 9, 30]);
  await button(page, /^Marcel\s*30/).waitFor();
  await page.getByLabel("Points du top").fill("36");
  await page.getByLabel("Mot retenu").fill("ZUT");
  await shoot("boite-annonces");
  await button(page, "Noter le top").click();
  await page.getByRole("heading", { name: /^Top :/ }).waitFor();
  await shoot("boite-top");
}

/** A table on the server that this device keeps, or plays at. */
class FamilyAt {
  private constructor(
    readonly club: Club,
    readonly id: string,
    readonly secret: string,
  ) {}

  static async begin(club: Club, players: string[]): Promise<FamilyAt> {
    const { contest, token } = await club.post<{ contest: string; token: string }>("/api/families/here", {
      name: "En famille",
    });
    const table = new FamilyAt(club, contest, token);
    await table.ask({ type: "BeginFamily", players, minutes: 3, wanted: { edition: "box", seed: 7 } });
    return table;
  }

  ask(command: FamilyCommand): Promise<unknown> {
    return this.club.post(`/api/families/${this.id}/commands`, command, this.secret);
  }

  /** The link of a player who comes with the code of all. */
  async invited(name: string): Promise<string> {
    const { code } = await this.club.post<Grant>(
      `/api/families/${this.id}/grants`,
      { role: "player" },
      this.secret,
    );
    return (await this.club.post<{ token: string }>("/api/join", { code, name })).token;
  }

  async show(page: Page, secret = this.secret): Promise<void> {
    const { club, id } = this;
    await page.goto(`${club.address}/#/aide`);
    await playing(page, { kind: "famille", id, secret, title: "En famille", turn: 1, yours: true });
    await page.goto(`${club.address}/#/famille/${id}`);
  }
}

/** Late in a game: a grid and a book that are full. */
async function late(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const table = await FamilyAt.begin(club, NAMES);
  const [last = "", ...others] = NAMES.toReversed();
  for (let turn = 1; turn <= 12; turn += 1) {
    for (const type of ["OpenTurn", "StartTime", "EndTime"] as const) await table.ask({ type });
    for (const [at, player] of others.toReversed().entries())
      await table.ask({ type: "Announce", points: 14 - 3 * at, player });
    if (turn < 12) await table.ask({ type: "Announce", points: 12, player: last });
  }
  await table.show(page);
  await page.getByRole("heading", { name: "Annoncez vos points" }).waitFor();
  await shoot("longue");
}

/** At the phone of a player, who announces there. */
async function ownPhone(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const table = await FamilyAt.begin(club, ["Odile"]);
  const own = await table.invited("Léo");
  await table.show(page, own);
  await page.getByRole("columnheader", { name: "Léo" }).waitFor();
  await table.ask({ type: "OpenTurn" });
  await table.ask({ type: "StartTime" });
  await page.getByRole("group", { name: "Lettres du coup" }).waitFor();
  await shoot("telephone");
  await table.ask({ type: "EndTime" });
  await page.getByRole("heading", { name: "À vous d’annoncer" }).waitFor();
  await page.getByLabel("Vos points").fill("8");
  await shoot("telephone-annonce");
  await button(page, "Annoncer").click();
  await page.getByText(/^Annonce faite/).waitFor();
  await table.ask({ type: "Announce", points: 4, player: "Odile" });
  await page.getByRole("heading", { name: /^Top :/ }).waitFor();
  await shoot("telephone-top");
}
