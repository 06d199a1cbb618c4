import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import type { Club } from "./server";

const list = (name: string, content: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});
export const OWN = list("Liste du club.txt", "ÉTÉ\nOUI\nNON\nAUJOURD'HUI\nFEDAYIN\nFEDAYIN\n");
export const COLUMNS = list("club.csv", "écrit;points\noui;3\nnon;4\nété;5\n");

/** Brings a page to the server's own, as nobody and as the one in charge, with lists taken and refused. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/serveur`);
  await page.getByRole("heading", { name: /Cette page est pour/ }).waitFor();
  await shoot("inconnu");
  await page.goto(club.link(club.owner, "serveur"));
  await page.getByRole("heading", { name: "La liste de mots" }).waitFor();
  await shoot("serveur");
  await page.getByLabel("Choisir un fichier").setInputFiles(COLUMNS);
  await page.getByRole("alert").waitFor();
  await shoot("refusee");
  await page.getByLabel("Choisir un fichier").setInputFiles(OWN);
  await page.getByText(/On joue avec dès la prochaine partie/).waitFor();
  await page.getByText("Un téléphone n’entre pas ?").click();
  await shoot("importee");
}
