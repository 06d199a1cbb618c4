import type { Page } from "playwright-core";
import type { Club } from "./server";

/** Brings a page to what is kept of everybody, as a visitor and as the one who may erase a name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/donnees`);
  await page.getByRole("heading", { level: 1, name: "Vos données" }).waitFor();
  await shoot("donnees");
  await page.goto(club.link(club.owner, "donnees"));
  await page.getByLabel("Nom de la personne").fill("Odile Faure");
  await shoot("organisateur");
  await page.getByRole("button", { name: "Effacer son nom…" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot("effacer");
}
