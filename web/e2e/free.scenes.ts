import type { Page } from "playwright-core";
import { awaited, besideOf, button, FreeAt, layFirst, pass, passToTheEnd, squareAt } from "./free";
import type { GameReview, TurnOption } from "../src/net/server";
import type { Club } from "./server";

/** Seconds for which a word lies open: longer than all that is looked at meanwhile. */
const LONG = 240;

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
  const table = await FreeAt.begin(club, [{ name: "Vous" }, { name: "Ordinateur", level: "greedy" }], {
    words: "challenge",
    clock: { per: "turn", seconds: 180 },
    draws_after: LONG,
  });
  await table.show(page);
  await awaited(page);
  const rows = (await table.parts()).board?.grid ?? [];
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
  const challenge = button(page, /Je conteste/);
  await challenge.waitFor();
  if (await challenge.isDisabled()) {
    // The computer's word happens to be an inflection of our own wrong one, which bars us: other letters.
    return againstComputer(club, page, shoot);
  }
  await shoot("contestation");
  await challenge.click();
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
  await page.getByLabel("Joueur 1").fill("Ana");
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

/** Weighed as a server does it in half a minute a decision: here it is told at once. */
const WEIGHED: Readonly<Record<number, readonly TurnOption[]>> = {
  0: [
    weighed("MOTET", "H8", 20, "AS", 12.5, 0.56),
    weighed("TOMES", "H8", 18, "AT", 11, 0.55),
    passed(-9, 0.41),
  ],
  1: [passed(-14.2, 0.37), weighed("AS", "A1", 6, "MOTET", -16, 0.35)],
};

function weighed(
  letters: string,
  ref: string,
  score: number,
  kept: string,
  equity: number,
  chance: number,
): TurnOption {
  return { action: "play", letters, ref, score, kept, equity, chance, played: false };
}

function passed(equity: number, chance: number): TurnOption {
  return { action: "pass", letters: "", ref: null, score: 0, kept: "AEMOSTT", equity, chance, played: true };
}

/** A short game whose decisions have all been weighed. */
async function analysed(club: Club, page: Page, shoot: Shoot): Promise<void> {
  const table = await FreeAt.begin(club, [{ name: "Vous" }, { name: "Odile", level: "greedy" }]);
  for (let turn = 0; turn < 2; turn += 1) {
    await table.myTurn();
    await table.ask({ type: "PassTurn" });
  }
  await table.myTurn();
  await table.ask({ type: "ResignSeat", seat: 0 });
  const played = (await table.parts()).turns;
  const mine = played.filter(({ seat }) => seat === 0);
  const turns = played.map(({ n, seat }, at) => ({
    n,
    seat,
    chances: [0.5 - at * 0.05, 0.5 + at * 0.05],
    options: WEIGHED[mine.findIndex((one) => one.n === n)] ?? [],
  }));
  const review: GameReview = { games: 300, total: turns.length, turns: turns as GameReview["turns"] };
  await page.route("**/review/0", (route) => route.fulfill({ json: review }));
  await table.show(page, "libre-analyse");
  await page.getByRole("heading", { name: "2 décisions" }).waitFor();
  await shoot("analyse");
  await page.unroute("**/review/0");
  await page.route("**/review/0*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await button(page, "Réessayer").waitFor();
  await shoot("analyse-echec");
  await page.unroute("**/review/0*");
}
