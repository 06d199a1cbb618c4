import type { Page } from "playwright-core";
import { button } from "./free";
import type { Club } from "./server";

export const NAMES = ["Rosalie", "Karim", "Odile", "Marcel"];

/** Opens a table for a family at this page. */
export async function openFamily(club: Club, page: Page, bag?: string): Promise<void> {
  await page.goto(`${club.address}/#/famille`);
  for (const [at, name] of NAMES.entries()) {
    if ((await page.getByLabel(`Nom ${at + 1}`, { exact: true }).count()) === 0)
      await button(page, "Un nom de plus").click();
    await page.getByLabel(`Nom ${at + 1}`, { exact: true }).fill(name);
  }
  if (bag) await page.getByText(bag, { exact: true }).click();
}

/** A turn to its announcements, from the keyboard alone. */
export async function toAnnounce(page: Page): Promise<void> {
  await button(page, /Tirer les lettres|Nouveau coup/).waitFor();
  await page.keyboard.press("Space");
  await button(page, /Lancer le chrono/).waitFor();
  await page.keyboard.press("Space");
  await button(page, /Tout le monde a fini/).waitFor();
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
  await button(page, /Tirer les lettres/).waitFor();
  await shoot("prets");
  await page.keyboard.press("Space");
  await button(page, /Lancer le chrono/).waitFor();
  await page.keyboard.press("Space");
  await button(page, /Tout le monde a fini/).waitFor();
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
  await page.getByText(/points à vérifier/).waitFor();
  await shoot("top");
  await button(page, "Table et sons").click();
  await shoot("table");
  await page.getByRole("dialog").getByRole("button", { name: "Finir la partie" }).click();
  await page.getByRole("link", { name: "Nouvelle table" }).waitFor();
  await shoot("fin");
}
