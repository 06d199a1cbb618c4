import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { look, violations, visit } from "./browser";
import { stage } from "./display.scenes";
import { Evening } from "./evening";
import { tooFine, unseen } from "./sight";
import { browser, club } from "./stage";

async function openDisplay(evening: Evening) {
  const { context, page, troubles } = await visit(browser, "dark", "projector");
  onTestFinished(() => context.close());
  const { token } = await club.grant(evening.contest, { role: "display" });
  await page.goto(club.link(token, "affichage"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, troubles };
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** How high the capitals of the draw are, in hundredths of the screen's height. */
const capitals = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll(".rack .tile:not(.blank) b")].map((letter) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(letter);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return (100 * pen.measureText("H").actualBoundingBoxAscent) / innerHeight;
    });
  });

const PROJECTORS = [
  [1920, 1080],
  [3840, 2160],
  [1280, 720],
  [1366, 768],
  [1280, 800],
  [1440, 900],
  [1024, 768],
  [800, 600],
  [2560, 1080],
] as const;

describe("in the room", () => {
  it("is light whatever the machine prefers, dark when asked, and axe finds nothing", async () => {
    const evening = await Evening.open(club, "Soirée", 4);
    await evening.start({ phones: false });
    await evening.turns(2, 4);
    await evening.draw();
    const { page } = await openDisplay(evening);
    expect(await theme(page)).toBe("light");
    await page.keyboard.press("d");
    expect(await theme(page)).toBe("dark");
    expect(await violations(page)).toEqual([]);
  });

  it("shows who found the word and who leads, between two turns, on any projector, until letters are drawn", async () => {
    const evening = await Evening.open(club, "Soirée", 24);
    await evening.start({ phones: false });
    await evening.turns(2, 24);
    const draw = await evening.play(24, 1);
    const { page } = await openDisplay(evening);
    await page.getByText("Coup 3, mot retenu").waitFor();
    await evening.do({ type: "Project", game: 1, what: "word" });
    await page.getByRole("heading", { name: "Sous-tops" }).waitFor();
    await page.getByText("1 bulletin encore à corriger").waitFor();
    await evening.do({ type: "EnterTop", game: 1, draw });
    await page.getByText("encore à corriger").waitFor({ state: "hidden" });
    for (const [width, height] of PROJECTORS) {
      await page.setViewportSize({ width, height });
      await look(page, `display-comment-${width}x${height}`);
      expect([width, await unseen(page), await tooFine(page)]).toEqual([width, [], []]);
    }
    await evening.do({ type: "Project", game: 1, what: "ranking" });
    await page.getByRole("heading", { name: "Classement après 3 coups" }).waitFor();
    for (const [width, height] of PROJECTORS) {
      await page.setViewportSize({ width, height });
      await look(page, `display-leaders-${width}x${height}`);
      expect([width, await unseen(page), await tooFine(page)]).toEqual([width, [], []]);
    }
    expect(await violations(page)).toEqual([]);
    await evening.do({ type: "EndAnnouncement" });
    await evening.draw();
    await page.getByRole("heading", { name: "Coup 4" }).waitFor();
  });

  it("shows eight letters, read from the last row, and everything else on any projector", async () => {
    const evening = await Evening.open(club, "Soirée", 3);
    await evening.start({ phones: false, formula: "7/8" });
    await evening.turns(1, 3);
    const { page } = await openDisplay(evening);
    for (const drawn of [false, true]) {
      if (drawn) await evening.draw();
      await page
        .locator(".rack .tile")
        .nth(drawn ? 7 : 0)
        .waitFor();
      await page.getByText("7 sur 8").waitFor();
      await page.getByText("3 minutes par coup").waitFor();
      for (const [width, height] of PROJECTORS) {
        await page.setViewportSize({ width, height });
        const size = `${width} × ${height}`;
        await look(page, `display-eight-${width}x${height}`);
        expect([size, await unseen(page), await tooFine(page)]).toEqual([size, [], []]);
        if (!drawn) continue;
        expect(await page.locator(".rack .tile").count()).toBe(8);
        for (const capital of await capitals(page)) expect(capital, size).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("covers nothing when the server is out of reach", async () => {
    const evening = await Evening.open(club, "Soirée", 3);
    await evening.start({ phones: false });
    await evening.turns(1, 3);
    await evening.draw();
    await evening.do({ type: "StartClock" });
    const { page } = await openDisplay(evening);
    await page.getByRole("timer").getByText("temps restant").waitFor();
    await club.stop("SIGKILL");
    await page.getByText("Sans nouvelles du serveur").waitFor();
    for (const [width, height] of PROJECTORS) {
      await page.setViewportSize({ width, height });
      await look(page, `display-lost-${width}x${height}`);
      const size = `${width} × ${height}`;
      expect([size, await unseen(page)]).toEqual([size, []]);
    }
    await club.serve();
  });

  it("scrolls in one direction only on a narrow screen", async () => {
    const { page } = await openDisplay(await Evening.open(club, "Soirée", 2));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it("fills the screen with a key, and gives it back", async () => {
    const { page } = await openDisplay(await Evening.open(club, "Soirée", 2));
    await page.keyboard.press("f");
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.keyboard.press("f");
    await page.waitForFunction(() => document.fullscreenElement === null);
  });

  it("tells nothing of the top before it is announced", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    await evening.start({ phones: false });
    await evening.draw();
    await evening.do({ type: "StartClock" });
    const { page } = await openDisplay(evening);
    await evening.do({ type: "CloseSlips" });
    await page.getByText("Terminé : les bulletins sont ramassés").waitFor();
    expect(await page.getByText("mot retenu", { exact: false }).count()).toBe(1);
    expect(await page.getByText("Le premier mot retenu s’affichera ici.").count()).toBe(1);
  });

  it("goes on after the server was restarted", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    await evening.start({ phones: false });
    await evening.draw();
    const { page } = await openDisplay(evening);
    await stage(page, "Coup 1").waitFor();
    await club.stop("SIGKILL");
    await page.getByText("Sans nouvelles du serveur").waitFor();
    await club.serve();
    await page.getByText("Sans nouvelles du serveur").waitFor({ state: "detached" });
    await evening.do({ type: "StartClock" });
    await page.getByRole("timer").getByText("temps restant").waitFor();
  });

  it("says what to do without a link", async () => {
    const { context, page } = await visit(browser, "light", "projector");
    onTestFinished(() => context.close());
    await page.goto(`${club.address}/#/affichage`);
    await stage(page, "Cet écran n’a pas de partie à montrer").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
