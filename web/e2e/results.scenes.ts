import type { Page } from "playwright-core";
import { Evening } from "./evening";
import type { Club } from "./server";

const TABLES = 20;
/** The table whose slips are shown of a past game: one of them claims too much. */
const FAULTY = 18;

export const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Brings a page into each state of the results, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const evening = await Evening.open(club, "Festival de la Baie", TABLES);
  const { token } = await club.grant(evening.contest, { role: "chief" });
  await page.goto(club.link(token, "resultats"));
  await page.getByText("Rien à classer").waitFor();
  await shoot("sans-partie");

  await evening.start();
  await evening.turns(8, TABLES);
  await title(page, "Partie 1, coup 9").waitFor();
  const draw = await evening.play(TABLES, 5);
  await page.getByText(/Provisoire.: 5 bulletins/).waitFor();
  await shoot("en-cours");
  await evening.enterTop(draw, FAULTY, 10);
  const third = page.getByRole("table", { name: "Classement" }).locator('[aria-rowindex="4"]');
  await third.click();
  await page.getByRole("columnheader", { name: "Joué" }).waitFor();
  await page.getByText("avertissement").or(page.getByText("zéro")).first().waitFor();
  await shoot("feuille-joueur");
  await page.keyboard.press("Escape");
  await page.getByLabel("Chercher un nom ou une table").fill("zzz");
  await page.getByText("Aucun joueur ne correspond").waitFor();
  await shoot("personne");
  await page.getByRole("button", { name: "Tout montrer" }).click();
  await evening.do({ type: "EnterTop", game: 1, draw });
  await evening.do({ type: "EndAnnouncement" });
  await evening.finish(TABLES);
  await title(page, "Partie 1, classement final").waitFor();
  await shoot("fin");
  await evening.start();
  await evening.turns(3, TABLES);
  await title(page, "Partie 2, coup 4").waitFor();
  await page.getByText("Cumul", { exact: true }).first().click();
  await title(page, "Cumul après 2 parties").waitFor();
  await shoot("cumul");
  await page.getByRole("button", { name: "Imprimer…" }).click();
  await page.getByRole("img", { name: "Classement, page 1" }).waitFor();
  await shoot("imprimer");
  await page.keyboard.press("Escape");
  await page.getByText("Partie 1", { exact: true }).click();
  await title(page, "Partie 1, classement final").waitFor();
  await page.getByRole("table", { name: "Classement" }).locator('[aria-rowindex="2"]').waitFor();
  await shoot("partie-passee");
  await page.getByLabel("Chercher un nom ou une table").fill(`${FAULTY}`);
  await page.getByRole("table", { name: "Classement" }).locator('[aria-rowindex="2"]').click();
  await page.getByRole("columnheader", { name: "Revendiqué" }).waitFor();
  await page.getByText("avertissement").first().waitFor();
  await shoot("feuille-passee");
}
