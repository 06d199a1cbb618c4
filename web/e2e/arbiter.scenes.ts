import type { Page } from "playwright-core";
import type { RoundView } from "../src/net/server";
import { LONGEST } from "./evening";
import type { Club } from "./server";

const NAMES = [
  "Josette Keravel",
  LONGEST,
  "Monique Quéméré",
  "Hélène Wagner",
  "Aïcha Arnoux",
  "Roger Keravel",
  "Simone Belkacem",
  "Jean Vidal",
  "Bachir Mansouri",
  "Alain Dubreuil",
  "Aymeric Bellamy",
  "Étienne Chabert",
];
export const FIRST = 63;
const BLOCK = 16;

/** A contest with two desks of sixteen tables, the first letters played, the second turn's slips to enter. */
export interface Desks {
  contest: string;
  /** Links of the two arbiters and of the double arbiter. */
  arbiter: string;
  other: string;
  double: string;
}

export async function openDesks(club: Club, game: { phones?: boolean } = {}): Promise<Desks> {
  const contest = await club.contest("Festival de la Baie");
  const tables = Array.from({ length: 2 * BLOCK }, (_, at) => FIRST + at);
  await club.ask(contest, {
    type: "Register",
    players: tables.map((table, at) => ({ table, name: NAMES[at % NAMES.length] ?? "", club: "Vannes" })),
  });
  await club.ask(contest, {
    type: "NameArbiters",
    arbiters: [
      { id: "A1", name: "Annick Vidal", blocks: [{ first: FIRST, last: FIRST + BLOCK - 1 }] },
      { id: "A2", name: "Jean Saget", blocks: [{ first: FIRST + BLOCK, last: FIRST + 2 * BLOCK - 1 }] },
    ],
  });
  const grants = await Promise.all([
    club.grant(contest, { role: "arbiter", arbiter: "A1" }),
    club.grant(contest, { role: "arbiter", arbiter: "A2" }),
    club.grant(contest, { role: "double", name: "Michel Rannou" }),
  ]);
  await club.ask(contest, { type: "OpenGame", title: "Partie 2", edition: "2026", source: "bag", ...game });
  const [arbiter = "", other = "", double = ""] = grants.map(({ token }) => token);
  return { contest, arbiter, other, double };
}

/** Lays letters, and lets the time of the turn pass. */
export async function playTo(club: Club, contest: string, letters: string): Promise<void> {
  await untilAccepted(() => club.ask(contest, { type: "Draw", letters }));
  await club.ask(contest, { type: "StartClock" });
  await club.ask(contest, { type: "CloseSlips" });
}

/** MIRENT H4 (18) is retained at the first turn; at the second GAlOPES 3C is worth 84, PMIRENT is no word. */
export async function playTwoTurns(club: Club, { contest }: Desks): Promise<void> {
  await playTo(club, contest, "MENTIRS");
  await club.ask(contest, { type: "EnterTop", game: 1, draw: (await lastRound(club, contest)).draw });
  await club.ask(contest, { type: "Retain" });
  await club.ask(contest, { type: "EndAnnouncement" });
  await playTo(club, contest, "AEGO?P");
}

export async function lastRound(club: Club, contest: string): Promise<RoundView> {
  const rounds = await club.part(contest, "double", "rounds");
  const last = rounds.at(-1);
  if (!last) throw new Error("no turn has closed");
  return last;
}

/** At a table of the second desk: the place GAlOPES 3D is not plausible. */
export async function answerElsewhere(club: Club, { contest, other }: Desks, number: number): Promise<void> {
  const { draw } = await lastRound(club, contest);
  const slip = { sketch: [..."GAlOPES"], reference: "3D", score: 84 };
  await club.ask(contest, { type: "EnterSlip", game: 1, draw, table: number, slip }, other);
  const judged = async (): Promise<boolean> =>
    (await club.part(contest, "double", `sheet:${draw}:${number}`)).decision !== null;
  while (!(await judged()));
  await club.ask(
    contest,
    { type: "GiveOpinion", game: 1, draw, table: number, opinion: "implausible" },
    other,
  );
}

/** Between two turns the rulebook wants twenty seconds. */
async function untilAccepted(ask: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + 40_000;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > until || !String(error).includes("encore")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

export const line = (page: Page) => page.getByRole("textbox", { name: /Bulletin de la table/ });
export const verdict = (page: Page) => page.locator("section.verdict");
/** The verdict's own word: Payé, Zéro… */
export const decided = (page: Page, word: string) =>
  verdict(page).getByRole("heading", { name: word, exact: true });
export const table = (page: Page, number: number) =>
  page.getByRole("heading", { level: 1, name: `Table ${number}`, exact: true });
export const cell = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Table ${number} `) });

/** What the corner of a table's cell shows. */
export const mark = (page: Page, number: number, text: string) =>
  cell(page, number).locator(".mark").getByText(text, { exact: true });

/** What a key of the desk's grammar is on a keyboard: circled letters take Maj. */
export function keyOf(key: string): string {
  if (/^[a-z]$/.test(key)) return `Shift+${key.toUpperCase()}`;
  if (/^[A-Z]$/.test(key)) return key.toLowerCase();
  return { " ": "Space", "*": "Shift+Digit8" }[key] ?? key;
}

export async function type(page: Page, text: string): Promise<void> {
  for (const key of text) await page.keyboard.press(keyOf(key));
}

/** Types a line, waits for its verdict and accepts it. */
export async function enter(page: Page, text: string, said: RegExp): Promise<void> {
  await type(page, text);
  await verdict(page).filter({ hasText: said }).waitFor();
  await page.keyboard.press("Enter");
}

/** Brings a page into each state of the arbiter's desk, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const desks = await openDesks(club, { phones: true });
  await page.goto(club.link(desks.arbiter, "arbitre"));
  await page.getByText("Les bulletins se saisissent à la fin du temps").waitFor();
  await shoot("attente");
  await playTwoTurns(club, desks);
  await table(page, 63).waitFor();
  await shoot("vide");
  await enter(page, "ARgIOPES 5E 90", /Avertissement/);
  await table(page, 64).waitFor();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await enter(page, "GAlOPES 3C 84", /Payé/);
  await enter(page, "GALOPES 3C 84", /Avertissement/);
  await enter(page, "PEGASO 3C 30", /Zéro/);
  await enter(page, "GAlOPES 9J 84", /Pénalité/);
  await enter(page, "/A", /Zéro/);
  await type(page, "GALOPES 3C 84");
  await verdict(page).getByText("Avertissement").first().waitFor();
  await shoot("avertissement");
  await type(page, " /");
  await page.getByRole("list", { name: "Constats" }).waitFor();
  await shoot("constats");
  await page.keyboard.press("Escape");
  await type(page, "GAlOPES 3D 84");
  await page.getByText("est-il un raccord plausible").waitFor();
  await shoot("question");
  await answerElsewhere(club, desks, FIRST + 16);
  await page.getByText("Jean Saget, table 79").waitFor();
  await shoot("question-ailleurs");
  await page.keyboard.press("d");
  await table(page, 71).waitFor();
  await page.keyboard.press("=");
  await page.getByRole("heading", { name: "Bulletin dessiné" }).waitFor();
  await type(page, "*GAlOPES");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "z", "Tab", "Tab", "8", "4"])
    await page.keyboard.press(key);
  await page.locator(".foot .verdict .chip").waitFor();
  await shoot("dessin");
  await page.keyboard.press("Escape");
  await shoot("dessin-garde");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await shoot("touches");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowUp");
  await shoot("revoir");
  const { draw } = await lastRound(club, desks.contest);
  const slip = { sketch: [..."PEGASO"], reference: "3C", score: 30 };
  await club.ask(desks.contest, { type: "EnterSlip", game: 1, draw, table: 65, slip }).catch(() => undefined);
  await page.getByRole("alert").filter({ hasText: "deux saisies" }).waitFor();
  await shoot("deux-saisies");
  await page.keyboard.press("Alt+n");
  await page.getByRole("alert").filter({ hasText: "deux saisies" }).waitFor({ state: "detached" });
  await club.ask(desks.contest, { type: "Retain" });
  await page.getByRole("button", { name: /Imprimer \d/ }).waitFor();
  await shoot("billets-a-envoyer");
  await page.keyboard.press("F8");
  await page.getByRole("img", { name: "Billets de correction, page 1" }).waitFor();
  await shoot("billets");
}
