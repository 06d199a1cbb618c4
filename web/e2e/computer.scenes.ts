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
  await page.getByText(/Ou collez des mots/).click();
  await page.getByLabel("Mots à lire").fill("Mots de 2 lettres\nAA AY KA\nWU ZZ");
  await page.getByRole("button", { name: "Lire ces mots" }).click();
  await page.getByLabel("2 lettres (5)").check();
  await shoot("quelques-mots");
  await page.getByRole("button", { name: "Compléter « default »" }).click();
  await page.getByText(/default-mots-colles.*On joue avec/).waitFor();
  await page.getByLabel("Choisir un fichier").setInputFiles(OWN);
  await page.getByRole("button", { name: "Prendre comme liste entière" }).click();
  await page.getByText(/liste-du-club.*On joue avec/).waitFor();
  await page.getByText(/Un téléphone ne peut pas se connecter/).click();
  await shoot("importee");
}
