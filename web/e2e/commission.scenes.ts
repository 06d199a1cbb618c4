import type { Page } from "playwright-core";
import { FIRST, lastRound, openDesks, playTwoTurns } from "./arbiter.scenes";
import { Evening } from "./evening";
import type { Club } from "./server";

const TABLES = 6;

export const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** An evening with a turn whose slips are in: one referred by the arbiter, one appealed by its player. */
export class Disputed {
  private constructor(
    readonly evening: Evening,
    readonly draw: number,
    /** The secret of the commission. */
    readonly token: string,
  ) {}

  /** After two turns; or at the first one of a rulebook that sets a deadline. */
  static async open(club: Club, edition: "2010" | "2026" = "2010"): Promise<Disputed> {
    const evening = await Evening.open(club, "Festival de la Baie", TABLES);
    await evening.start({ edition });
    if (edition === "2010") await evening.turns(2, TABLES);
    const draw = await evening.play(0);
    await evening.do({ type: "EnterTop", game: 1, draw });
    const { token } = await club.grant(evening.contest, { role: "commission", name: "Jeanne Morvan" });
    return new Disputed(evening, draw, token);
  }

  /** A slip that cannot be read with certainty, sent to the commission. */
  async refer(
    table: number,
    why = "deux mots partagent une lettre, et le score est surchargé",
  ): Promise<void> {
    const { draw } = this;
    const slip = { sketch: ["..N..", "..E..", "HAVE.", "..E.."], reference: "E2", score: 27 };
    const seen = (await this.#sheet(table)).revision;
    await this.evening.do({ type: "EnterSlip", game: 1, draw, table, slip, seen });
    await this.evening.do({ type: "Refer", game: 1, draw, table, why });
  }

  /** The desk could not say whether GAlOPES 3D makes a plausible junction. */
  static async doubtful(club: Club): Promise<{ token: string; table: number }> {
    const desks = await openDesks(club);
    const { contest } = desks;
    await playTwoTurns(club, desks);
    const { draw } = await lastRound(club, contest);
    const slip = { sketch: [..."GAlOPES"], reference: "3D", score: 84 };
    await club.ask(contest, { type: "EnterSlip", game: 1, draw, table: FIRST, slip });
    const asked = async (): Promise<boolean> =>
      !!(await club.part(contest, "double", `sheet:${draw}:${FIRST}`)).decision?.question;
    while (!(await asked()));
    await club.ask(contest, { type: "GiveOpinion", game: 1, draw, table: FIRST, opinion: "doubtful" });
    await club.ask(contest, {
      type: "NameCommission",
      members: ["Jeanne Morvan", "Paul Kermeur", "Ana Ruiz"],
    });
    const { token } = await club.grant(contest, { role: "commission", name: "Jeanne Morvan" });
    return { token, table: FIRST };
  }

  async appeal(table: number, why = "mon S était bien lisible"): Promise<void> {
    const { club, contest } = this.evening;
    const { token } = await club.grant(contest, { role: "player", table });
    await club.ask(contest, { type: "Appeal", game: 1, draw: this.draw, why }, token);
  }

  async #sheet(table: number): Promise<{ revision: number }> {
    const { club, contest } = this.evening;
    const sheets = await club.get<{ table: number; revision: number }[]>(
      `/api/contests/${contest}/rounds/${this.draw}`,
    );
    return sheets.find((one) => one.table === table) ?? { revision: 0 };
  }
}

/** Brings a page into each state of the commission's screen, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const disputed = await Disputed.open(club);
  const { evening, draw } = disputed;
  await page.goto(club.link(disputed.token, "commission"));
  await title(page, "Aucun dossier à traiter").waitFor();
  await shoot("vide");

  await disputed.refer(4);
  await disputed.appeal(2);
  await disputed.appeal(5, "le joker est entouré");
  await title(page, "Table 2, coup 3").waitFor();
  await page.getByRole("button", { name: /Table 4, coup 3/ }).click();
  await title(page, "Table 4, coup 3").waitFor();
  await page.getByLabel(/Motif/).fill("Le 27 recouvre nettement le 14 ; la référence est E2.");
  await shoot("a-decider");
  await evening.do({ type: "NameCommission", members: ["Jeanne Morvan", "Paul Kermeur", "Ana Ruiz"] });
  await page.keyboard.press("Alt+1");
  await page.getByRole("button", { name: "Noter le vote de Jeanne Morvan" }).click();
  await page.getByText("1 voix sur 3").waitFor();
  await shoot("votes");

  await page.keyboard.press("Alt+4");
  await page.getByLabel("Points payés").waitFor();
  await shoot("autre-sanction");

  await evening.do({
    type: "RuleCase",
    game: 1,
    draw,
    table: 5,
    points: 0,
    sanction: "zero",
    motive: "lettre illisible",
  });
  await page.getByText("Décidés").waitFor();
  await page.getByRole("button", { name: /Table 5, coup 3/ }).click();
  await title(page, "Table 5, coup 3").waitFor();
  await shoot("decide");
  await evening.do({
    type: "ForwardCase",
    game: 1,
    draw,
    table: 5,
    motive: "le joueur maintient son recours",
    told: true,
  });
  await evening.do({ type: "RequestDocuments", game: 1, draw, table: 5, wanted: "trois S de la même main" });
  await page.getByText("pièces demandées, 14 jours").first().waitFor();
  await shoot("pieces");

  const doubted = await Disputed.doubtful(club);
  await page.goto(club.link(doubted.token, "commission"));
  await title(page, new RegExp(`Table ${doubted.table}, coup 2`)).waitFor();
  await page.getByText("★ La lecture la plus favorable").waitFor();
  await shoot("raccord-douteux");

  const timed = await Disputed.open(club, "2026");
  await timed.appeal(2);
  await timed.refer(3);
  await page.goto(club.link(timed.token, "commission", timed.evening.contest));
  await page.getByText(/ouverts jusqu’au début de la suivante/).waitFor();
  await timed.evening.do({ type: "EndAnnouncement" });
  await timed.evening.do({ type: "EndGame" });
  await page.getByText(/ouverts jusqu’à/).waitFor();
  await shoot("delai");
  await timed.evening.start();
  await timed.evening.draw();
  await page.getByText(/clos depuis/).waitFor();
  await shoot("delai-passe");
}
