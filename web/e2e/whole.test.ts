import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enter, mark, table, type as typeLine } from "./arbiter.scenes";
import { launch } from "./browser";
import { advance, heading } from "./chief.scenes";
import { Club } from "./server";
import { draw, join, organise, sit, write, type Doors, type Written } from "./whole";

const PHONE = 8;
/** Where the one with the phone sits at the end. */
const MOVED = 4;
const MIRENT: Written = { square: 108, direction: "Horizontal", letters: "MIRENT", score: 18 };
const ARGIOPES: Written = { square: 64, direction: "Vertical", letters: "ArGOPES", score: 90 };
const GALOPES: Written = { square: 32, direction: "Vertical", letters: "GALOPES", score: 86 };

let club: Club;
let browser: Browser;
let doors: Doors;
let office: Page;
let chief: Page;
let first: Page;
let second: Page;
let phone: Page;
let display: Page;

beforeAll(async () => {
  [club, browser] = await Promise.all([Club.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await club?.close();
});

const received = (page: Page) => page.getByRole("heading", { level: 2, name: "Bulletin reçu" });
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The slips of a turn lie before both desks. */
async function collected(tables: [number, number]): Promise<void> {
  await Promise.all([table(first, tables[0]).waitFor(), table(second, tables[1]).waitFor()]);
}

/** The arbiter gives the top to all tables that have no slip yet. */
async function topToTheRest(desk: Page, count: number): Promise<void> {
  await desk.keyboard.press("Alt+t");
  await shown(desk, new RegExp(`^${count} tables? rece`));
  await desk.getByRole("button", { name: "Donner le top" }).click();
}

describe("an evening of a club, by four people and a projector", { timeout: 120_000 }, () => {
  it("is made ready from the home page, and everybody takes his place", async () => {
    office = await sit(browser, club.link(club.owner, "club"));
    doors = await organise(office);
    [chief, first, second, display, phone] = await Promise.all([
      sit(browser, doors.chief),
      sit(browser, doors.desks[0]),
      sit(browser, doors.desks[1]),
      sit(browser, doors.display, "projector"),
      join(browser, club, doors.code, PHONE),
    ]);
    await heading(chief, /Coup 1 : tirer/).waitFor();
    await shown(display, "8 tables inscrites");
    await shown(phone, `Table ${PHONE}`);
    await Promise.all([first, second].map((desk) => shown(desk, "Les bulletins se saisissent")));
  });

  it("the day before, what was seen to work is counted on one page; only a network may be missing", async () => {
    await office.getByRole("button", { name: /^Tout est prêt/ }).click();
    await office.getByRole("button", { name: "C’est la bonne" }).click();
    await office.getByRole("button", { name: "Entendu" }).click();
    await office.getByRole("button", { name: "Elle est sortie" }).click();
    await office.getByRole("button", { name: "Il se lit" }).click();
    await shown(office, /^1 connecté$/);
    await shown(office, /[89] points sur 9/);
  });

  it("a draw without vowels is rejected, the next one is played", async () => {
    await draw(chief, "BCDFGHJ");
    await shown(chief, "1 rejet");
    await shown(display, "Tirage rejeté");
    await shown(phone, "Tirage rejeté");
    await draw(chief, "MENTIRS");
    await heading(chief, /Coup 1 : à jouer/).waitFor();
    await display.getByRole("heading", { level: 1, name: "Coup 1" }).waitFor();
  });

  it("a phone that is loaded again in mid-turn goes on with its draft", async () => {
    await write(phone, MIRENT);
    await phone.reload();
    await shown(phone, "Brouillon enregistré ✓");
    expect(await phone.getByLabel("Score revendiqué").inputValue()).toBe("18");
    await phone.getByRole("button", { name: "Envoyer mon bulletin" }).click();
    await received(phone).waitFor();
  });

  it("the first word is retained, shown, and its slips entered", async () => {
    await advance(chief, /annoncer le mot retenu/);
    await shown(display, "Coup 1, mot retenu");
    await shown(display, "MIRENT");
    await collected([1, 5]);
    await enter(first, "MIRENT H4 18", /Payé/);
    await table(first, 2).waitFor();
    await topToTheRest(first, 3);
    await topToTheRest(second, 3);
    await mark(first, 4, "18").waitFor();
    await mark(second, PHONE, "18").waitFor();
    await phone.getByText(/^✓top$/).waitFor();
  });

  it("before the next letters one key tells the room of the word, another of the leaders", async () => {
    await chief.keyboard.press("k");
    await display.getByRole("heading", { name: "Sous-tops" }).waitFor();
    await chief.keyboard.press("l");
    await display.getByRole("heading", { name: "Classement après 1 coup" }).waitFor();
    await advance(chief, /Coup 2 : tirer/);
  });

  it("a cancelled turn is told to all, and played again with other letters", async () => {
    await draw(chief, "LUDONA");
    await heading(chief, /Coup 2 : à jouer/).waitFor();
    await phone.getByRole("button", { name: "Envoyer mon bulletin" }).waitFor();
    await chief.locator("body").press("Shift+A");
    await chief.getByRole("dialog").getByText("Épellation").click();
    await chief.getByLabel("Écrivez ANNULER").fill("annuler");
    await chief.getByRole("dialog").getByRole("button", { name: "Annuler le coup" }).click();
    await shown(chief, "Coup 2 annulé");
    await shown(display, "Coup annulé : il se rejoue");
    await shown(phone, "Coup annulé : il est rejoué");
    await draw(chief, "AEGOPS?");
    await heading(chief, /Coup 2 : à jouer/).waitFor();
  });

  it("the power cut of the server in mid-turn loses nothing", async () => {
    await write(phone, ARGIOPES);
    await club.stop("SIGKILL");
    await shown(chief, "Réseau coupé");
    await shown(display, "Sans nouvelles du serveur");
    await shown(phone, "Réseau coupé");
    await phone.getByRole("button", { name: "Envoyer mon bulletin" }).click();
    await shown(phone, "Votre bulletin est gardé, il partira seul.");
    await club.serve();
    await received(phone).waitFor();
    await chief.getByText("en ligne", { exact: true }).waitFor();
    await display.getByText("Sans nouvelles du serveur").waitFor({ state: "detached" });
    await advance(chief, /annoncer le mot retenu/);
    await shown(display, "Coup 2, mot retenu");
    await collected([1, 5]);
  });

  it("two desks at one table are both shown both entries, and a key settles it", async () => {
    const twin = await sit(browser, doors.desks[0]);
    await table(twin, 1).waitFor();
    await typeLine(twin, "GALOPES 3C");
    await enter(first, "GALOPES 3C 84", /Avertissement/);
    await table(first, 2).waitFor();
    await mark(twin, 1, "! 84").waitFor();
    await typeLine(twin, " 48");
    await twin.keyboard.press("Enter");
    const cards = [first, twin].map((desk) =>
      desk.getByRole("alert").filter({ hasText: "Table 1, coup 2 : deux saisies" }),
    );
    for (const card of cards) {
      await card.getByRole("button", { name: "Garder GALOPES 3C 84" }).waitFor();
      await card.getByRole("button", { name: "Prendre GALOPES 3C 48" }).waitFor();
    }
    await twin.keyboard.press("Alt+n");
    for (const card of cards) await card.waitFor({ state: "detached" });
    await twin.context().close();
  });

  it("a desk sees each sanction while it types, and answers a question with a key", async () => {
    await enter(first, "GAlOPES 9J 84", /Pénalité/);
    await table(first, 3).waitFor();
    await enter(first, "PEGASO 3C 30", /Zéro/);
    await table(first, 4).waitFor();
    await typeLine(first, "GAlOPES 3D 84");
    await shown(first, "PMIRENT est-il un raccord plausible");
    await first.keyboard.press("n");
    await mark(first, 1, "! 84").waitFor();
    await mark(first, 2, "▼ 79").waitFor();
    await mark(first, 3, "✕ 0").waitFor();
    await mark(first, 4, "▼ 79").waitFor();
  });

  it("a desk that loses the network keeps its entries and sends them after", async () => {
    await second.context().setOffline(true);
    await typeLine(second, "GAlOPES 3D 84");
    await second.keyboard.press("Enter");
    await table(second, 6).waitFor();
    await typeLine(second, "GAlOPES 3C 84");
    await second.keyboard.press("Enter");
    await shown(second, "2 saisies gardées");
    await mark(second, 5, "gardé").waitFor();
    await second.context().setOffline(false);
    await mark(second, 6, "84").waitFor();
    await second.getByRole("button", { name: /question Table 5/ }).click();
    await shown(second, "PMIRENT est-il un raccord plausible");
    await second.keyboard.press("d");
    await mark(second, 5, "↗").waitFor();
    await table(second, 7).waitFor();
    await enter(second, "ArGIOPES 5E 90", /Payé/);
    await mark(second, 7, "90").waitFor();
    await mark(second, PHONE, "90").waitFor();
  });

  it("a word refused twice without a note earns the average of the desk", async () => {
    await advance(chief, /Coup 3 : tirer/);
    await draw(chief, "PEGASOL");
    await heading(chief, /Coup 3 : à jouer/).waitFor();
    await write(phone, GALOPES);
    await phone.getByRole("button", { name: "Envoyer mon bulletin" }).click();
    await received(phone).waitFor();
    await advance(chief, /annoncer le mot retenu/);
    await collected([1, 5]);
    await enter(first, "GALOPEES 7C 67", /Payé/);
    await enter(first, "/V", /Zéro/);
    await enter(first, "PEGASO 3C 28", /Moyenne/);
    await enter(first, "/V", /Zéro/);
    await mark(first, 3, "x̄ 22").waitFor();
    await topToTheRest(second, 3);
    await mark(second, PHONE, "86").waitFor();
  });

  it("a word that the list should not have is struck, and all that turned on it follows", async () => {
    await chief.locator("body").press("m");
    const dialog = chief.getByRole("dialog", { name: "Écarter ou admettre un mot" });
    await dialog.getByLabel("Mot", { exact: true }).fill("galopées");
    await shown(chief, "GALOPEES est dans la liste");
    await dialog.getByLabel("Motif").fill("absent du dictionnaire du club");
    await dialog.getByRole("button", { name: "Écarter GALOPEES" }).click();
    await shown(chief, "GALOPEES est écarté.");
    await mark(first, 1, "✕ 0").waitFor();
    await mark(first, 3, "x̄ 0").waitFor();
  });

  it("two who change places in mid-game keep their points, their slips and their phone", async () => {
    await office.getByRole("button", { name: /^Joueurs/ }).click();
    await office.getByRole("table", { name: "Inscrits" }).getByText("Hélène Mercier").click();
    await office.getByRole("dialog").getByLabel("Table", { exact: true }).fill(`${MOVED}`);
    await shown(office, "La table 4 est celle de Denis Duval");
    await office.getByRole("button", { name: "Échanger les tables" }).click();
    await shown(office, `Hélène Mercier : table ${MOVED}`);
    await shown(phone, `Table ${MOVED}`);
    await mark(second, PHONE, "86").waitFor();
    await mark(first, MOVED, "✕ 0").waitFor();
    await mark(first, 3, "x̄ 0").waitFor();
  });

  it("a past turn’s word is corrected at turn 6, and a slip that was fined for it is paid in full", async () => {
    await advance(chief, /Coup 4 : tirer/);
    await wholeTurn("VOANSZE");
    await topToTheRest(first, 4);
    await topToTheRest(second, 4);
    await advance(chief, /Coup 5 : tirer/);
    await wholeTurn("UDOEARI");
    await enter(first, "SOUDERAI D8 70", /Pénalité/);
    await topToTheRest(first, 3);
    await topToTheRest(second, 4);
    await mark(first, 1, "▼ 65").waitFor();
    await advance(chief, /Coup 6 : tirer/);
    await chief.getByRole("button", { name: /Tout voir/ }).click();
    await chief.getByRole("button", { name: "Corriger le mot, la place ou les lettres du coup 4" }).click();
    await chief.getByLabel("Réf.").fill("8d");
    await chief.getByRole("button", { name: "Voir ce qui change" }).click();
    await shown(chief, "8 bulletins sont rejugés");
    await shown(chief, "1 change de points");
    await chief.getByRole("button", { name: "Corriger le coup 4" }).click();
    await shown(chief, "Coup 4 corrigé, 8 bulletins rejugés.");
    await mark(first, 1, "70").waitFor();
    await heading(chief, /Coup 6 : tirer/).waitFor();
  });

  it("an early end says its reason to all, and is taken back", async () => {
    await endEarly();
    await shown(display, /décision de l[’']organisateur, salle à rendre/i);
    await shown(chief, /Fin de la partie, décision de l[’']organisateur, salle à rendre/);
    await chief.getByRole("button", { name: "Revenir sur la fin" }).click();
    await heading(chief, /Coup 6 : tirer/).waitFor();
    await display.getByRole("heading", { level: 1, name: "Coup 6" }).waitFor();
  });

  it("the game ends, the commission decides, and the results are final", async () => {
    await endEarly();
    await shown(display, /Correction en cours/);
    await decide();
    await display.getByRole("heading", { name: "Classement de la partie" }).waitFor();
    await phone.getByLabel("Total que vous avez compté").fill("347");
    await phone.getByRole("button", { name: "Déclarer" }).click();
    await shown(phone, /Les arbitres comptent de même/);
    expect(await ranking()).toEqual([
      "4 : 347",
      "7 : 347",
      "6 : 341",
      "5 : 336",
      "2 : 250",
      "8 : 250",
      "1 : 243",
      "3 : 171",
    ]);
  });

  it("a second game is opened and played in the same pages: nothing of the first stands in it", async () => {
    await chief.getByRole("button", { name: "Ouvrir la partie suivante" }).click();
    await shown(chief, "La partie 1 reste terminée");
    await chief.keyboard.press("Enter");
    await heading(chief, /Coup 1 : tirer/).waitFor();
    await shown(chief, "Partie 2");
    await draw(chief, "MENTIRS");
    await display.getByRole("heading", { level: 1, name: "Coup 1" }).waitFor();
    await write(phone, MIRENT);
    await phone.getByRole("button", { name: "Envoyer mon bulletin" }).click();
    await received(phone).waitFor();
    await advance(chief, /annoncer le mot retenu/);
    await collected([1, 5]);
    expect(await first.getByText("gardé", { exact: true }).count()).toBe(0);
    await enter(first, "MIRENT H4 17", /Avertissement/);
    await topToTheRest(first, 2);
    await topToTheRest(second, 4);
    await mark(first, MOVED, "18").waitFor();
    await advance(chief, /Coup 2 : tirer/);
    await shown(display, "Partie 2");
  });
});

/** Letters of the bag are drawn and their word retained; the slips lie before both desks. */
async function wholeTurn(letters: string): Promise<void> {
  await draw(chief, letters);
  await heading(chief, /à jouer/).waitFor();
  await advance(chief, /annoncer le mot retenu/);
  await collected([1, 5]);
}

/** The chief arbiter ends the game, says why, and reads what becomes of the results. */
async function endEarly(): Promise<void> {
  await chief.getByRole("button", { name: /Tout voir/ }).click();
  await chief.getByRole("button", { name: "Terminer la partie…" }).click();
  const dialog = chief.getByRole("dialog", { name: "Terminer la partie ?" });
  await dialog.getByText("Décision de l’organisateur").click();
  await dialog.getByLabel(/Précision/).fill("salle à rendre");
  await dialog.getByText("Les résultats de 5 coups joués sont validés.").waitFor();
  await dialog.getByRole("button", { name: "Terminer la partie", exact: true }).click();
  await heading(chief, /Fin de la partie/).waitFor();
}

/** The one in charge decides the slip that was left to the commission. */
async function decide(): Promise<void> {
  await office.goto(`${club.address}/#/club`);
  await office.getByRole("link", { name: "Commission" }).click();
  await heading(office, /Table 5/).waitFor();
  await office.keyboard.press("Alt+4");
  await office.getByText("−5", { exact: true }).click();
  await office.getByLabel("Points payés").fill("79");
  await office.getByLabel(/Motif/).fill("PMIRENT ne se lit pas.");
  await office.keyboard.press("Control+Enter");
  await shown(office, "décision notifiée");
}

/** Tables and scores of the final ranking, as everybody may read them. */
async function ranking(): Promise<string[]> {
  const results = await sit(browser, doors.spectator);
  await heading(results, /Partie 1, classement final/).waitFor();
  const rows = results.getByRole("table", { name: "Classement" }).getByRole("row");
  await rows.nth(8).waitFor();
  await shown(results, "absent du dictionnaire du club (");
  const texts = await Promise.all(
    (await rows.all()).slice(1).map((row) => row.getByRole("cell").allInnerTexts()),
  );
  return texts.map(([, , number, total]) => `${number} : ${total}`);
}
