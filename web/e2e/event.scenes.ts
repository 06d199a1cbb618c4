import type { Page } from "playwright-core";
import type { Club } from "./server";
import { listOf, Event } from "./tournament";

const PEOPLE = 22;

/** One of another club's spelling, and one who entered another tournament. */
const QUESTIONED = "\nTANGUY Éric;1190;Embruns;3B;S;20 €\nAMIEL Annick;1184;;;;20 €";

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Brings a page into each state of a tournament's pages, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(club.link(club.owner, "tournoi"));
  await title(page, "Tournois").waitFor();
  await shoot("liste");

  const tournament = await Event.open(club, "Coupe de la Baie", 0, 3);
  const go = (...words: string[]) =>
    page.goto(`${club.address}/#/tournoi/${[tournament.id, ...words].join("/")}`);
  await go();
  await page.getByRole("heading", { name: "Inscrire les joueurs" }).waitFor();
  await shoot("journal-vide");

  await Event.open(club, "Open d’été", 0, 1).then((before) => before.known("AMIEL Annick", "1184"));
  await go("import");
  await page.getByLabel("Choisir un fichier").setInputFiles({
    name: "inscrits.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(listOf(PEOPLE) + QUESTIONED),
  });
  await page.getByRole("button", { name: `Inscrire ${PEOPLE + 1} personnes` }).waitFor();
  await shoot("import");
  await page.keyboard.press("o");
  await page.getByRole("button", { name: `Inscrire ${PEOPLE + 2} personnes` }).click();
  await title(page, "Inscriptions").waitFor();

  await tournament.arbiters(PEOPLE);
  await tournament.hall();
  await go("tables");
  await page.getByText("Les tables ne sont pas encore attribuées").waitFor();
  await shoot("tables-vides");
  await tournament.draw(1);
  await page.getByRole("button", { name: /^Table 1,/ }).click();
  await page.keyboard.press("g");
  await page.getByRole("button", { name: /Ne plus garder/ }).waitFor();
  await shoot("tables");
  await page.getByRole("button", { name: "Arbitres" }).click();
  await page.getByLabel("Tables de l’arbitre 2").waitFor();
  await shoot("arbitres");
  await page.keyboard.press("Escape");
  await tournament.ask({
    type: "WriteEntries",
    people: [{ id: "99", name: "SAVARY Tom" }],
    entries: [{ id: "99", people: ["99"] }],
  });
  await go("inscriptions");
  await page.getByRole("heading", { name: "Sans table dans la partie 1" }).waitFor();
  await shoot("inscriptions");
  await Event.open(club, "Open d’hiver", 0, 1).then((before) => before.known("CHABERT Cléo", "1207"));
  await page.keyboard.press("a");
  await page.getByLabel("Nom et prénom").fill("chab");
  await page.getByRole("button", { name: /CHABERT Cléo/ }).waitFor();
  await shoot("connue");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Donner une table" }).click();
  await page.getByRole("button", { name: /SAVARY Tom, partie 1, table/ }).waitFor();

  await page
    .getByRole("button", { name: /partie 2/ })
    .first()
    .click();
  await page.getByRole("button", { name: /partie 2, absent/ }).waitFor();
  await shoot("absent");

  await tournament.open(1);
  await tournament.turn((table) => (table * 7) % 9);
  await tournament.end();
  await tournament.programme();
  await tournament.draw(2);
  await tournament.open(2);
  await go();
  await page.getByRole("heading", { name: "Suivre la partie 2" }).waitFor();
  await shoot("journal");
  await page.getByRole("button", { name: /Modifier le programme/ }).click();
  await page.getByLabel("Salle", { exact: true }).last().waitFor();
  await shoot("programme");
  await page.keyboard.press("Escape");
  await tournament.turn((table) => (table * 5) % 7, [3]);
  await go("cumul");
  await title(page, "Cumul après 2 parties sur 3").waitFor();
  await page.getByRole("main").getByText("1 bulletin attendu").waitFor();
  await shoot("cumul");

  const festival = await Event.festival(club, PEOPLE);
  const at = (...words: string[]) =>
    page.goto(`${club.address}/#/tournoi/${[festival.id, ...words].join("/")}`);
  await at("cumul");
  await title(page, "Cumul après 5 parties sur 5").waitFor();
  await shoot("cumul-de-cinq");
  await at("affichage");
  await title(page, /^Cumul, 1 à/).waitFor();
  await shoot("salle");
  await page.goto(`${club.address}/#/saison`);
  await page.getByRole("table", { name: "Classement" }).getByRole("row").nth(5).waitFor();
  await shoot("saison");
}
