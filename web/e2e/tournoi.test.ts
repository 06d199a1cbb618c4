import type { Page } from "playwright-core";
import { it } from "vitest";
import { HERO, title } from "./club.scenes";
import { club, fresh } from "./stage";
import { listOf } from "./tournament";

/** What is to be done first: other things may stand below it. */
const first = (page: Page) => page.getByRole("article").first();
const next = (page: Page, name: string) => first(page).getByRole("heading", { name, exact: true }).waitFor();
const go = (page: Page) =>
  first(page)
    .getByRole("button", { name: /^Y aller/ })
    .click();

/** docs/tournoi.md, followed word for word: the page always has the next step. */
it("leads an organiser from the secret link to the first game", async () => {
  const { page } = await fresh();
  await page.goto(club.link(club.owner, "club"));
  await title(page, HERO).waitFor();
  await page.getByRole("heading", { name: "Plus qu’une partie" }).waitFor();
  await page.getByRole("link", { name: /^Un tournoi, un festival/ }).click();
  await page.getByRole("heading", { name: "Un nouveau tournoi" }).waitFor();
  await page.getByLabel("Nom", { exact: true }).fill("Coupe de la Baie");
  await page.getByRole("button", { name: "Créer le tournoi" }).click();

  await page.getByRole("heading", { name: "À faire maintenant" }).waitFor();
  await next(page, "Inscrire les joueurs");
  await go(page);
  await page.getByLabel("Choisir un fichier").setInputFiles({
    name: "inscrits.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(listOf(8)),
  });
  await page.getByRole("button", { name: /^Inscrire 8 personnes/ }).click();
  await page.getByRole("heading", { level: 1, name: "Inscriptions" }).waitFor();
  await page.getByRole("link", { name: "Journal" }).click();

  await next(page, "Ouvrir une salle");
  await page.getByLabel("Salle", { exact: true }).fill("Grande salle");
  await page.getByRole("button", { name: "Ajouter la salle" }).click();

  await next(page, "Attribuer les tables de la partie 1");
  await go(page);
  await page.getByRole("button", { name: /Attribuer les tables/ }).click();
  await page.getByRole("button", { name: /^Table 8,/ }).waitFor();
  await page.getByRole("link", { name: "Journal" }).click();

  // The key that stands beside it, though a link was clicked last.
  await next(page, "Lancer la partie 1");
  await page.keyboard.press("Enter");
  await next(page, "Suivre la partie 1");
});
