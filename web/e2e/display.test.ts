import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { launch, violations, visit } from "./browser";
import { scenes, stage } from "./display.scenes";
import { Evening } from "./evening";
import { Club } from "./server";

let club: Club;
let browser: Browser;

beforeAll(async () => {
  [club, browser] = await Promise.all([Club.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await club?.close();
});

async function openDisplay(evening: Evening) {
  const { context, page, troubles } = await visit(browser, "dark", "projector");
  onTestFinished(() => context.close());
  const { token } = await club.grant(evening.contest, { role: "display" });
  await page.goto(club.link(token, "affichage"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, troubles };
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** Parts of the page that are not wholly in sight. */
const outOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main > *, main .tile, main p")].flatMap((part) => {
      const { top, left, right, bottom } = part.getBoundingClientRect();
      const seen = top >= -1 && left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return seen ? [] : [part.className];
    }),
  );

it("follows a game through all its stages, and axe finds nothing in any", { timeout: 240_000 }, async () => {
  const { context, page, troubles } = await visit(browser, "light", "projector");
  onTestFinished(() => context.close());
  const seen: string[] = [];
  await scenes(club, page, async (name) => {
    seen.push(name);
    expect([name, await violations(page), await outOfSight(page)]).toEqual([name, [], []]);
  });
  expect(seen).toContain("fin");
  expect(troubles).toEqual([]);
});

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

  it.each([
    [3840, 2160],
    [1280, 720],
    [1280, 800],
    [1024, 768],
    [800, 600],
    [2560, 1080],
  ])("shows everything at %d × %d", async (width, height) => {
    const evening = await Evening.open(club, "Soirée", 3);
    await evening.start({ phones: false });
    await evening.turns(1, 3);
    await evening.draw();
    await evening.do({ type: "StartClock" });
    const { page } = await openDisplay(evening);
    await page.setViewportSize({ width, height });
    await page.getByRole("timer").getByText("temps restant").waitFor();
    expect(await outOfSight(page)).toEqual([]);
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
