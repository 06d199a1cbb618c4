import type { Page } from "playwright-core";
import type { Club } from "./server";
import { drop, simultaneFiles } from "./simultane";

/** Brings a page into each state of the organiser's screen of centres, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const files = await simultaneFiles();
  await page.goto(club.link(club.owner, "centres"));
  await page.getByLabel("Nom de l’épreuve").fill("Simultané des Côtes");
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.getByRole("heading", { name: "L’épreuve, les parties scellées, les clés" }).waitFor();
  await shoot("preparer");
  const { event, pack, keys } = files;
  await drop(page, "Déposer les trois fichiers", { event, pack, keys });
  await page.getByText("Aucun résultat encore.").waitFor();
  await shoot("scelle");
  await drop(page, "Déposer les fichiers reçus", files.sent);
  await page.getByText("autre liste de mots").first().waitFor();
  await page.getByText("fichier modifié").first().waitFor();
  await shoot("anomalies");
  await page.getByRole("button", { name: "Rejuger avec la bonne liste" }).click();
  await page
    .getByText(/rejugé avec la bonne liste/)
    .first()
    .waitFor();
  await page.getByText("Vallon", { exact: true }).nth(1).waitFor();
  await shoot("rejuge");
  await page.getByRole("button", { name: "Donner la clé" }).click();
  await page.getByLabel("Mot 1").waitFor();
  await shoot("cle");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Renvoyer/ }).click();
  await page.getByRole("button", { name: "Faire un lien pour ce centre" }).click();
  await page.getByRole("status").filter({ hasText: "lien" }).waitFor();
  await shoot("renvoyer");
}
