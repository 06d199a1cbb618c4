import type { Browser, Page } from "playwright-core";
import { visit, type Viewport } from "./browser";
import { square } from "./player.scenes";
import type { Club } from "./server";

const PLAYERS = [
  "Nom;Club;Série",
  "Amélie Aubry;Les Embruns;S1",
  "Bruno Benali;Les Embruns;S2",
  "Chantal Cordier;Presqu’île;S1",
  "Denis Duval;Presqu’île;S3",
  "Élodie Faure;Baie d’Armor;S2",
  "Fatou Garnier;Baie d’Armor;S1",
  "Gérard Le Goff;Les Embruns;S4",
  "Hélène Mercier;Presqu’île;S1",
].join("\n");
const ARBITERS = ["É. Coste", "J. Saget"];

/** The place of each person: what the organiser gives him. */
export interface Doors {
  chief: string;
  desks: [string, string];
  display: string;
  spectator: string;
  /** The code of all players. */
  code: string;
}

/** Everybody has a browser of his own. */
export async function sit(browser: Browser, link: string, viewport: Viewport = "laptop"): Promise<Page> {
  const { page } = await visit(browser, "light", viewport);
  await page.goto(link);
  return page;
}

/** Eight players at two desks, a link for each role, a game without a clock whose letters come from a real bag. */
export async function organise(page: Page): Promise<Doors> {
  await page.getByRole("button", { name: "Inscrire les joueurs d’abord" }).click();
  await registerPlayers(page);
  await nameArbiters(page);
  const doors = await handOut(page);
  await openGame(page);
  return doors;
}

const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function registerPlayers(page: Page): Promise<void> {
  await page.getByLabel("Liste des joueurs à coller").fill(PLAYERS);
  await page.getByRole("button", { name: "Inscrire 8 personnes" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("8 personnes inscrites.").waitFor();
}

async function nameArbiters(page: Page): Promise<void> {
  await step(page, "Postes").click();
  for (const [at, name] of ARBITERS.entries()) {
    await page.getByRole("button", { name: "Ajouter un arbitre" }).click();
    await page.getByLabel(`Arbitre ${at + 1}`, { exact: true }).fill(name);
  }
  await page.getByRole("button", { name: "Répartir à parts égales" }).click();
  await page.getByText("Toutes les tables ont leur arbitre.").waitFor();
  await page.getByRole("button", { name: "Enregistrer les postes" }).click();
  await page.getByText("Postes enregistrés.").waitFor();
}

async function handOut(page: Page): Promise<Doors> {
  await step(page, "Codes").click();
  const first = await linkFor(page, `Poste : ${ARBITERS[0]}`);
  const second = await linkFor(page, `Poste : ${ARBITERS[1]}`);
  const players = await linkFor(page, "Joueurs (code commun)");
  return {
    chief: await linkFor(page, "Juge-arbitre"),
    desks: [first, second],
    display: await linkFor(page, "Écran de salle"),
    spectator: await linkFor(page, "Spectateurs"),
    code: /code\/([^/]+)/.exec(players)?.[1] ?? "",
  };
}

async function linkFor(page: Page, role: string): Promise<string> {
  await page.getByRole("button", { name: `${role} : Créer` }).click();
  const dialog = page.getByRole("dialog", { name: role });
  const link = await dialog.getByLabel("Lien direct, à ouvrir ou à envoyer").inputValue();
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  await dialog.waitFor({ state: "hidden" });
  return link;
}

async function openGame(page: Page): Promise<void> {
  await step(page, "Parties").click();
  await page.getByText("Sans chrono", { exact: true }).click();
  await page.getByText("Un vrai sac", { exact: true }).click();
  await page.getByRole("button", { name: "Ouvrir la partie", exact: true }).click();
  await page.getByText("Partie 1 ouverte").waitFor();
}

/** A phone that comes in by the front page, with the code of all players and the number of its table. */
export async function join(browser: Browser, club: Club, code: string, table: number): Promise<Page> {
  const page = await sit(browser, club.address, "phone");
  await page.getByLabel("Code de salle").fill(code);
  await page.keyboard.press("Enter");
  await page.getByLabel("Numéro de votre table").fill(`${table}`);
  await page.getByLabel("Votre nom").fill(PLAYERS.split("\n")[table]?.split(";")[0] ?? "");
  await page.getByRole("button", { name: "Rejoindre" }).click();
  return page;
}

export interface Written {
  /** The square of the first letter. */
  square: number;
  direction: "Horizontal" | "Vertical";
  /** The letters that the grid lacks, a joker in lower case. */
  letters: string;
  score: number;
}

/** A player writes his word on his phone. */
export async function write(phone: Page, { square: at, direction, letters, score }: Written): Promise<void> {
  await square(phone, at).click();
  const turner = phone.getByRole("button", { name: /^Sens/ });
  if (!(await turner.innerText()).includes(direction)) await turner.click();
  for (const letter of letters) {
    const joker = letter !== letter.toUpperCase();
    await phone.keyboard.press(joker ? `Shift+${letter.toUpperCase()}` : letter.toLowerCase());
  }
  await phone.getByLabel("Score revendiqué").fill(`${score}`);
  await phone.getByText("Brouillon enregistré ✓").waitFor();
}

/** The chief arbiter types the letters of the real bag as soon as they may be drawn. */
export async function draw(chief: Page, letters: string): Promise<void> {
  await chief.getByLabel("Lettres tirées du sac").fill(letters);
  await chief.getByRole("button", { name: /^Valider le tirage/ }).waitFor();
  await chief.locator('[data-armed="true"][aria-disabled="false"]').waitFor();
  await chief.getByLabel("Lettres tirées du sac").press("Enter");
}
