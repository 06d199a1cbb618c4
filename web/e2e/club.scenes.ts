import type { Page } from "playwright-core";
import type { ContestSummary } from "../src/net/contest";
import type { ComputerView } from "../src/net/server";
import { Evening } from "./evening";
import type { Club } from "./server";

export const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
/** As the server says it. */
const DAMAGE =
  "épreuve abîmée\u00a0: l’événement 12 n’est pas celui qui a été écrit. Arrêtez le serveur et reprenez la dernière sauvegarde avec «\u00a0nonuple restore\u00a0».";
/** As after a double click, in the room's network, with a stick plugged in. */
export async function doubleClicked(club: Club, page: Page): Promise<void> {
  const told = await club.get<ComputerView>("/api/computer");
  const json = { ...told, stops: true, drives: ["/media/CLÉ"], addresses: ["http://192.168.1.23:9009"] };
  await page.route("**/api/computer", (route) => route.fulfill({ json }));
}

export const HERO = "Le duplicate, prêt en un clic.";

/** Brings a page into each state of the page of the club, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/club`);
  await title(page, "Rejoindre").waitFor();
  await shoot("visiteur");
  await page.getByLabel("Code").fill("zzzz9999");
  await page.getByRole("button", { name: "Rejoindre" }).click();
  await page.getByRole("alert").waitFor();
  await shoot("code-inconnu");

  const evening = await Evening.open(club, "Festival de la Baie", 4);
  await evening.start();
  await evening.draw();
  const other = await Evening.open(club, "Simultané du club", 2);
  await doubleClicked(club, page);
  await page.goto(club.link(club.owner, "club"));
  await page.getByRole("heading", { name: "Finir la soirée" }).waitFor();
  await shoot("accueil");
  await page.getByText("Tous les réglages").click();
  await page.getByText("Partie préparée").click();
  await page.getByLabel("Mot de passe").waitFor();
  await shoot("reglages");

  const { token } = await club.grant(other.contest, { role: "chief" });
  await page.goto(club.link(token, "club"));
  await title(page, "Vous participez déjà").waitFor();
  await shoot("en-place");

  await page.goto(club.link(club.owner, "club"));
  await title(page, HERO).waitFor();
  await page.getByRole("radio", { name: "Arbitre", exact: true }).check();
  await page.getByRole("button", { name: "Lancer la démonstration" }).click();
  await page.getByRole("list", { name: "Les écrans de la démonstration" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "59 joueurs" }).waitFor();
  await shoot("demonstration");

  const [first, ...others] = await club.get<ContestSummary[]>("/api/contests");
  const json = [{ ...first, live: false, damage: DAMAGE }, ...others];
  await page.route("**/api/contests", (route) => route.fulfill({ json }));
  await page.reload();
  await page.getByText("abîmée", { exact: true }).waitFor();
  await shoot("abimee");
}
