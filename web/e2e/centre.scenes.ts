import type { Page } from "playwright-core";
import type { Club } from "./server";
import { drop, simultaneFiles } from "./simultane";

/** Brings a page into each state of a centre's screen, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const files = await simultaneFiles();
  await page.goto(club.link(club.owner, "centre"));
  await page.getByLabel("Nom de l’épreuve").fill("Simultané des Côtes");
  await shoot("debut");
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.getByRole("heading", { name: "Les parties scellées" }).waitFor();
  await shoot("recevoir");
  await drop(page, "Déposer les deux fichiers", { parties: files.pack, cle: files.own["Brest"] ?? "" });
  await page.getByRole("heading", { name: "La clé : six mots" }).waitFor();
  const [first = "", ...others] = files.words;
  await page.getByLabel("Mot 1").fill(first.slice(0, -1));
  for (const [at, word] of others.slice(0, 3).entries()) await page.getByLabel(`Mot ${at + 2}`).fill(word);
  await page.getByLabel("Mot 5").focus();
  await page.getByText("corrigé").first().waitFor();
  await page.getByRole("button", { name: "Ouvrir : encore 2 mots" }).waitFor();
  await shoot("cle");
  await page.getByLabel("Mot 1").fill(files.words.join(" "));
  await page.getByLabel("Code de contrôle").fill(files.digits);
  await page.getByRole("button", { name: "Ouvrir les parties" }).click();
  await page.getByRole("button", { name: "Ouvrir la partie 1" }).waitFor();
  await shoot("jouer");
}
