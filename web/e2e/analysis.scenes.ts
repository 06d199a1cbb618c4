import type { Page } from "playwright-core";
import type { Club } from "./server";

export const GRID =
  "7B3JAVA.3LIKAI2AUNE1.7B3I3.7L2EN2M.7I2U3E.5NEOTYpE2F.2CHOUX3H3I.LOUIS2GALOPERA.2V7N3T.2A6CI4.2T6RE4.3FURANNES4.9D5.8MOLETTE.7WUS5";

/** Brings a page into each state of the analysis board, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/analyse/${GRID}/EOEER_D`);
  await page.getByRole("heading", { name: /solutions$/ }).waitFor();
  await page.locator(".solutions").scrollIntoViewIfNeeded();
  await page.locator(".opening i").nth(3).waitFor();
  await shoot("solutions");
  await page.getByRole("button", { name: "Garder" }).click();
  await page.getByLabel("Sous quel nom ?").fill("Finale du 12 novembre");
  await shoot("garder");
  await page.getByRole("button", { name: "Garder", exact: true }).last().click();
  await page.getByRole("button", { name: "Mes analyses" }).click();
  await page.getByRole("button", { name: "Retirer Finale du 12 novembre" }).waitFor();
  await shoot("mes-analyses");
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByLabel("Lettres du tirage").press("Enter");
  await page.getByText("Et si : REMODELE D2 66.").waitFor();
  await page.getByRole("button", { name: "Tirer" }).click();
  await page.getByRole("heading", { name: /solutions$/ }).waitFor();
  await shoot("et-si");
  await page.goto(`${club.address}/#/analyse/15.15.15.15.15.15.15.5ZZYXWQ4.15.15.15.15.15.15.15/KKWAE`);
  await page.getByText("Trop de jetons").waitFor();
  await page.getByText("Sur la grille").waitFor();
  await shoot("trop");
  await page.goto(`${club.address}/#/analyse/15.15.15.14/AB`);
  await page.getByRole("heading", { name: "Ce lien est incomplet." }).waitFor();
  await shoot("lien-abime");
  await page.getByRole("button", { name: "Coller une position" }).click();
  await page.getByLabel("Position ou partie").fill("rien de bon");
  await page.getByRole("button", { name: "Ouvrir", exact: true }).click();
  await page.getByRole("alert").waitFor();
  await shoot("coller");
}
