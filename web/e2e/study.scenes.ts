import type { Page } from "playwright-core";
import { ago, lostTurn, reviews, withDiary } from "./diary";
import type { Club } from "./server";

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 2, name });

async function open(club: Club, page: Page, file: object): Promise<void> {
  await withDiary(club, page, file);
  await page.goto(`${club.address}/#/mots`);
}

const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** Whoever runs the server drops a file of definitions on the page. */
async function withDefinitions(club: Club, page: Page): Promise<void> {
  await page.goto(club.link(club.owner, "mots"));
  const table = "mot;nature;définition\ngranule;n. m.;Petit grain.\nkiwi;n. m.;Un fruit.\n";
  await page.getByLabel(/Déposez ici un fichier/).setInputFiles(file("club.csv", table));
  await page.getByText("2 mots définis. club.csv").waitFor();
}

/** Brings a page into each state of learning words, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/mots`);
  await heading(page, "Dix cartes pour commencer ?").waitFor();
  await shoot("premiere-visite");

  await open(club, page, {
    reviews: reviews(4),
    words: [{ word: "GRANULE", on: ago(1).slice(0, 10), missed: true }],
  });
  await heading(page, "Trois mots avec ces sept lettres").waitFor();
  await page.getByLabel("Votre réponse").fill("glaneur");
  await page.keyboard.press("Enter");
  await page.getByLabel("Lettres cherchées").fill(".A.I.EZ");
  await page.getByText("47 mots").waitFor();
  await page.getByLabel("Votre réponse").fill("glanu");
  await shoot("carte");
  await page.getByLabel("Votre réponse").fill("langeur");
  await page.keyboard.press("Enter");
  await page.getByText("LANGEUR n’est pas attendu ici.").waitFor();
  await page.keyboard.press("F2");
  await page.getByRole("button", { name: "Carte suivante" }).waitFor();
  await shoot("manquee");
  await page.keyboard.press("Enter");
  await page.getByText(/^2 sur/).waitFor();
  await page.keyboard.press("F1");
  await shoot("aide");

  await open(club, page, { words: [{ word: "WAPITI", on: ago(0).slice(0, 10), missed: true }] });
  await page.getByLabel("Votre réponse").fill("wapiti");
  await page.keyboard.press("Enter");
  await heading(page, "Une carte revue.").waitFor();
  await shoot("finie");

  await open(club, page, { reviews: reviews(0, 3) });
  await heading(page, "À jour.").waitFor();
  await shoot("a-jour");
  await page.getByRole("button", { name: /Rallonges/ }).click();
  await heading(page, /lettre/).waitFor();
  await shoot("rallonge");
  await page.getByRole("button", { name: /Deux et trois lettres/ }).click();
  await heading(page, /commence/).waitFor();
  await shoot("courts");

  await withDiary(club, page, { turns: [lostTurn(1)] });
  await page.goto(`${club.address}/#/mots/coups`);
  await heading(page, "Le top de ce coup : 74 points").waitFor();
  await shoot("coup-perdu");
  await withDiary(club, page, {});
  await page.goto(`${club.address}/#/mots/coups`);
  await heading(page, "Aucun coup perdu.").waitFor();
  await shoot("aucun-coup");

  await withDefinitions(club, page);
  await page.getByLabel("Lettres cherchées").fill("granul*");
  await page.getByRole("button", { name: "GRANULE", exact: true }).click();
  await page.getByText("Petit grain.").waitFor();
  await shoot("definitions");
  await page.getByLabel(/Déposer un autre fichier/).setInputFiles(file("liste.txt", "GRANULE\nKIWI\n"));
  await page.getByRole("alert").waitFor();
  await shoot("pas-de-definitions");
  await page.getByRole("button", { name: "Retirer les définitions" }).click();
  await page.getByText("Déposez ici un fichier").waitFor();

  await open(club, page, { reviews: reviews(40) });
  await heading(page, "Content de vous revoir.").waitFor();
  await shoot("absence");
}
