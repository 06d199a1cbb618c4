import type { Page } from "playwright-core";
import {
  awaited,
  besideOf,
  button,
  FreeAt,
  freeParts,
  keptBy,
  layFirst,
  pass,
  passToTheEnd,
  squareAt,
} from "./free";
import type { Club } from "./server";

type Shoot = (name: string) => Promise<void>;

/** Brings a page into each state of the free game, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: Shoot): Promise<void> {
  await page.goto(`${club.address}/#/table`);
  await button(page, "Commencer la partie").waitFor();
  await shoot("reglages");
  await againstComputer(club, page, shoot);
  await betweenTwo(club, page, shoot);
  await oneDevice(club, page, shoot);
  await joker(club, page, shoot);
  await analysed(club, page, shoot);
}

async function againstComputer(club: Club, page: Page, shoot: Shoot): Promise<void> {
  await page.getByText("Sur contestation", { exact: true }).click();
  await page.getByText("3 minutes", { exact: true }).click();
  await page.getByLabel("Niveau").selectOption("greedy");
  await button(page, "Commencer la partie").click();
  await awaited(page);
  const { id, secret } = await keptBy(page, "libre");
  const { board } = await freeParts(club, id, secret);
  const rows = board?.rows ?? [];
  const isFirst = rows.every((row) => /^\.*$/.test(row));
  await layFirst(page, besideOf(rows), isFirst ? 2 : 1);
  await button(page, /^Jouer .*points?/).waitFor();
  await shoot("a-vous");
  await button(page, /Échanger/).click();
  await page.getByRole("dialog").getByRole("button").first().click();
  await shoot("echange");
  await page.keyboard.press("Escape");
  await button(page, /^Passer/).click();
  await shoot("passer");
  await page.keyboard.press("Escape");
  await button(page, /Jouer .*points?/).click();
  await button(page, "Je pioche").waitFor();
  await shoot("mot-pose");
  await button(page, "Je pioche").click();
  await button(page, /Je conteste/).waitFor();
  await shoot("contestation");
  await button(page, /Je conteste/).click();
  await page
    .getByText(/est admis/)
    .first()
    .waitFor();
  await shoot("conteste");
  await passToTheEnd(page);
  await shoot("fin");
  await page.getByRole("link", { name: /Analyser la partie/ }).click();
  await page
    .getByText(/Chances de gagner/)
    .first()
    .waitFor();
  await shoot("analyse-calcul");
}

async function betweenTwo(club: Club, page: Page, shoot: Shoot): Promise<void> {
  await page.goto(`${club.address}/#/table`);
  await page.getByLabel("Joueur 2").fill("Odile");
  await page.getByText("Ailleurs", { exact: true }).nth(1).click();
  await button(page, "Commencer la partie").click();
  await page.getByRole("img", { name: /QR/ }).waitFor();
  await shoot("salle");
  await button(page, "Tirer au sort et commencer").click();
  const theirs = page.getByText("Odile joue. Cherchez déjà.").first();
  const mine = page.getByRole("heading", { name: "À vous de jouer" });
  await theirs.or(mine).first().waitFor({ state: "attached" });
  if ((await mine.count()) > 0) await pass(page);
  await theirs.waitFor({ state: "attached" });
  await shoot("leur-tour");
}

async function oneDevice(club: Club, page: Page, shoot: Shoot): Promise<void> {
  await page.goto(`${club.address}/#/table`);
  await page.getByText("Ici", { exact: true }).nth(1).click();
  await button(page, "Commencer la partie").click();
  await button(page, /C’est moi/).waitFor();
  await shoot("rideau");
}

const PEOPLE = [{ name: "Vous" }, { name: "Odile" }];
/** Tables that are opened until a joker is among the letters, one of eight or so. */
const TABLES = 200;

/** A joker in one's hand: the letter that it stands for is chosen. */
async function joker(club: Club, page: Page, shoot: Shoot): Promise<void> {
  let table = await FreeAt.begin(club, PEOPLE);
  for (let opened = 1; opened < TABLES && !(await table.rack()).includes("?"); opened += 1)
    table = await FreeAt.begin(club, PEOPLE);
  await table.show(page);
  await squareAt(page, "H8").click();
  await button(page, "Poser le joker").first().click();
  await page.getByRole("dialog", { name: "Le joker remplace…" }).waitFor();
  await shoot("joker");
}

/** A short game whose decisions have all been weighed. */
async function analysed(club: Club, page: Page, shoot: Shoot): Promise<void> {
  const table = await FreeAt.begin(club, [{ name: "Vous" }, { name: "Odile", level: "greedy" }]);
  for (let turn = 0; turn < 2; turn += 1) {
    await table.myTurn();
    await table.ask({ type: "SkipTurn" });
  }
  await table.myTurn();
  await table.ask({ type: "GiveUp", seat: 0 });
  await table.show(page, "libre-analyse");
  await page.getByRole("heading", { name: "2 décisions" }).waitFor();
  await page.getByText(/^Calcul en cours/).waitFor({ state: "detached" });
  await shoot("analyse");
}
