import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { OpenGame } from "../src/net/server";
import { look, THEMES, violations, visit, wear } from "./browser";
import { advance, Game, heading, room } from "./chief.scenes";
import { browser, club, fresh } from "./stage";

interface Opened {
  page: Page;
  game: Game;
  contest: string;
}

async function open(settings: Omit<OpenGame, "type">): Promise<Opened> {
  const { contest, token } = await room(club);
  const game = new Game(club, contest);
  await game.open(settings);
  const { page } = await fresh();
  await page.goto(club.link(token, "juge"));
  await heading(page, /Coup 1/).waitFor();
  return { page, game, contest };
}

const sheetOf = (contest: string) => club.part(contest, "public", "sheet");
const dialog = (page: Page) => page.getByRole("dialog");

/** What axe finds in both themes, with a picture of each. */
async function looked(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await wear(page, theme);
    await look(page, `juge-${name}-${theme}`);
    expect(await violations(page)).toEqual([]);
  }
  await wear(page, "light");
}

describe("the last word retained", () => {
  it("is chosen again with R, without its clock and with its slips", async () => {
    const { page, game, contest } = await open({ edition: "2026", source: "bag" });
    await game.do({ type: "Draw", letters: "AEIRTLN" });
    await game.do({ type: "StartClock" });
    await game.do({ type: "CloseSlips" });
    await game.enter(3);
    await heading(page, /retenir le mot/).waitFor();
    await page
      .getByRole("button", { name: /RELIANT/ })
      .first()
      .click();
    await advance(page, /annoncer le mot retenu/);
    expect((await sheetOf(contest))[0]?.word).toBe("RELIANT");
    await page.keyboard.press("r");
    await heading(page, /Coup 1 : retenir le mot/).waitFor();
    await advance(page, /annoncer le mot retenu/);
    expect((await sheetOf(contest))[0]?.word).toBe("RALENTI");
    await page.getByText("24", { exact: true }).first().waitFor();
  });
});

describe("a past turn", () => {
  it("is corrected once what changes has been shown", async () => {
    const { page, game, contest } = await open({ edition: "2010", source: "bag", time: null });
    for (const letters of ["AEIRTLN", "AEIRTSN"]) {
      await game.do({ type: "Draw", letters });
      await game.do({ type: "Retain" });
      await game.do({ type: "EndAnnouncement" });
    }
    await heading(page, /Coup 3 : tirer/).waitFor();
    await page.getByRole("button", { name: /Tout voir/ }).click();
    await page.getByRole("button", { name: "Corriger le mot, la place ou les lettres du coup 2" }).click();
    const see = page.getByRole("button", { name: "Voir ce qui change" });
    expect(await see.isDisabled()).toBe(true);
    await page.getByLabel("Mot retenu").fill("zut");
    await see.click();
    await page.getByText(/coup 2\s: ZUT en 15B n.est pas une solution de 98 points/i).waitFor();
    await page.getByLabel("Mot retenu").fill("rentais");
    await page.keyboard.press("Enter");
    await page.getByRole("cell", { name: /RENTAIS/ }).waitFor();
    await looked(page, "corriger-coup");
    await page.keyboard.press("Enter");
    await page.getByText("Coup 2 corrigé").waitFor();
    expect((await sheetOf(contest))[1]?.word).toBe("RENTAIS");
  });

  it("is gone back to only once turns and slips set aside were counted, and restored after a draw", async () => {
    const { page, game, contest } = await open({ edition: "2010", source: "bag" });
    await game.turns(3);
    const before = await sheetOf(contest);
    await heading(page, /Coup 4 : tirer/).waitFor();
    await page.getByRole("button", { name: /Tout voir/ }).click();
    await page.getByRole("button", { name: "Revenir au coup 2" }).click();
    await dialog(page).getByText("Mis de côté : 2 coups joués et 48 bulletins.").waitFor();
    await looked(page, "revenir");
    await page.keyboard.press("Escape");
    await heading(page, /Coup 4 : tirer/).waitFor();
    await page.getByRole("button", { name: /Tout voir/ }).click();
    await page.getByRole("button", { name: "Revenir au coup 2" }).click();
    await dialog(page).getByRole("button", { name: "Revenir au coup 2" }).click();
    await heading(page, /Coup 2 : tirer/).waitFor();
    await game.draw();
    await heading(page, /annoncer le tirage/).waitFor();
    await page.locator("footer").getByRole("button", { name: "Rétablir" }).click();
    await dialog(page).getByRole("button", { name: "Rétablir" }).click();
    await heading(page, /Coup 4 : tirer/).waitFor();
    expect(await sheetOf(contest)).toEqual(before);
  });
});

describe("an early end", () => {
  it("says what becomes of the results before it is done, and is taken back", async () => {
    const { page, game, contest } = await open({ edition: "2010", source: "bag" });
    await game.turns(2);
    await heading(page, /Coup 3 : tirer/).waitFor();
    await page.getByRole("button", { name: /Tout voir/ }).click();
    await page.getByRole("button", { name: "Terminer la partie…" }).click();
    const end = dialog(page).getByRole("button", { name: "Terminer la partie", exact: true });
    expect(await end.isDisabled()).toBe(true);
    await dialog(page).getByText("Interruption trop longue").click();
    await dialog(page).getByText("il fallait 15 coups ramassés").waitFor();
    await looked(page, "terminer");
    expect(await dialog(page).getByText("Plus de lettres à jouer").count()).toBe(0);
    await end.click();
    await heading(page, /Fin de la partie/).waitFor();
    await page.getByText(/Fin de la partie, interruption trop longue/).waitFor();
    await looked(page, "fin-arretee");
    await page.getByRole("button", { name: "Revenir sur la fin" }).click();
    await heading(page, /Coup 3 : tirer/).waitFor();
    expect(await club.part(contest, "public", "end")).toBeNull();
  });
});

describe("while the game is suspended", () => {
  it("the turn can be cancelled, and its letters are not projected", async () => {
    const { page, contest } = await open({ edition: "2026" });
    const { token } = await club.grant(contest, { role: "display" });
    const projector = await visit(browser, "light", "projector");
    onTestFinished(() => projector.context.close());
    await projector.page.goto(club.link(token, "affichage"));
    await advance(page, /annoncer le tirage/);
    const tiles = projector.page.locator(".letters .rack");
    await tiles.waitFor();
    await page.keyboard.press("p");
    await heading(page, /suspendue/).waitFor();
    await projector.page.getByText("Partie suspendue").waitFor();
    await tiles.waitFor({ state: "detached" });
    await look(projector.page, "affichage-suspendu");
    await looked(page, "suspendu-annulable");
    await page.keyboard.press("Shift+A");
    await dialog(page).getByText("Incident").click();
    await page.getByLabel("Écrivez ANNULER").fill("annuler");
    await dialog(page).getByRole("button", { name: "Annuler le coup" }).click();
    await heading(page, /Coup 1 : tirer/).waitFor();
  });
});
