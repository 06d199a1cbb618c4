import type { Page } from "playwright-core";
import type { SoloCommand } from "../src/net/server";
import { playing } from "./home.scenes";
import type { Club } from "./server";

export const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** A game alone on the server, and the link that keeps it. */
export class SoloAt {
  private constructor(
    readonly club: Club,
    readonly id: string,
    readonly secret: string,
  ) {}

  /** The game of a number: its first letters are SEIUHPE, their top HUEES for 24. */
  static async begin(club: Club, more: object = {}): Promise<SoloAt> {
    const opened = await club.post<{ contest: string; token: string }>("/api/solos/here", { name: "Seul" });
    const solo = new SoloAt(club, opened.contest, opened.token);
    await solo.ask({ type: "BeginSolo", wanted: { seed: 7 }, title: "Duplicate du soir", ...more });
    return solo;
  }

  ask(command: SoloCommand): Promise<unknown> {
    return this.club.post(`/api/solos/${this.id}/commands`, command, this.secret);
  }

  /** Plays one's word at a turn, or nothing, and goes on to the next. */
  async play(word = "", ref = ""): Promise<void> {
    await this.ask({ type: "HandIn", slip: { word, ref } });
    await this.ask({ type: "GoOn" });
  }

  /** The device of a page keeps the game and shows it. */
  async show(page: Page): Promise<void> {
    const game = { kind: "solo", id: this.id, secret: this.secret, title: "Seul", turn: 1, yours: true };
    await page.goto(`${this.club.address}/#/aide`);
    await playing(page, game);
    await page.goto(`${this.club.address}/#/solo/${this.id}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }
}

/** Types a place and a word, as on a keyboard. */
export const compose = (page: Page, text: string): Promise<void> => page.keyboard.type(text);

/** Brings a page into each state of a game alone, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/seul`);
  await page.getByRole("button", { name: /Commencer/ }).waitFor();
  await shoot("reglages");
  await page.getByText("Feuille ou fichier").click();
  await page.getByText("Autres réglages").click();
  await shoot("feuille");

  const solo = await SoloAt.begin(club, { seconds: 180 });
  await solo.show(page);
  await title(page, "Coup 1").waitFor();
  await shoot("debut");
  await page.getByRole("button", { name: "Sons" }).filter({ visible: true }).click();
  await shoot("sons");
  await page.keyboard.press("Escape");
  await compose(page, "H4PIEUSE");
  await page.keyboard.press("Escape");
  await compose(page, "H4EPUISE");
  await shoot("essai");
  await page.getByRole("button", { name: /^Valider/ }).click();
  await page.getByRole("heading", { name: /de moins que le top/ }).waitFor();
  await shoot("ecart");
  await page.getByRole("button", { name: "Chercher encore" }).click();
  for (const told of ["Pas de coup à sept lettres", "Le top vaut 24 points"]) {
    await page.locator(".ladder button:enabled").first().waitFor({ state: "attached" });
    await page.keyboard.press("F1");
    await page.getByText(told).first().waitFor({ state: "attached" });
  }
  await compose(page, "H4HUEES");
  await shoot("encore");
  await page.getByRole("button", { name: /^Valider/ }).click();
  await page.getByText(/^Trouvé ensuite/).waitFor();
  await shoot("bilan-ecart");
  await page.getByRole("button", { name: /^Coup 2/ }).click();
  await title(page, "Coup 2").waitFor();
  await solo.ask({ type: "StopTime" });
  await page.getByText("Chrono arrêté.").waitFor();
  await shoot("arret");
  await solo.ask({ type: "ResumeTime" });
  await solo.ask({ type: "HandIn", slip: { word: "ZZZZ", ref: "H4" } });
  await page.getByText("ZZZZ ne compte pas").filter({ visible: true }).waitFor();
  await shoot("bilan-zero");

  const timed = await SoloAt.begin(club, { seconds: 10 });
  await timed.show(page);
  await compose(page, "H4EPUISE");
  await title(page, "Terminé.").waitFor();
  await shoot("temps-ecoule");

  const room = [[24, 60], [24, 20], [18, 30]]; // prettier-ignore
  const shared = await SoloAt.begin(club, { room, title: "Simultané du club, rejouée" });
  await shared.show(page);
  await title(page, "Coup 1").waitFor();
  await shared.ask({ type: "HandIn", slip: { word: "HUEES", ref: "H4" } });
  await page.getByText("Top trouvé").filter({ visible: true }).waitFor();
  await shoot("bilan-top");
  await shared.ask({ type: "GoOn" });
  await shared.ask({ type: "TakeHint" });
  await shared.play();
  for (let turn = 3; turn < 12; turn += 1) await shared.play();
  await shared.ask({ type: "StopSolo" });
  await title(page, "Partie arrêtée").waitFor();
  await shoot("rapport");
  await page.keyboard.press("F9");
  await page.getByRole("dialog").waitFor();
  await shoot("rapport-feuille");
}
