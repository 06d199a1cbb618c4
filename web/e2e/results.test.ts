import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { launch, THEMES, violations, visit, type Viewport } from "./browser";
import { Evening } from "./evening";
import { scenes, title } from "./results.scenes";
import { Club } from "./server";

const MANY = 2_000;

let club: Club;
let browser: Browser;

beforeAll(async () => {
  [club, browser] = await Promise.all([Club.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await club?.close();
});

async function openResults(evening: Evening, role = "spectator", viewport: Viewport = "laptop") {
  const { context, page, troubles } = await visit(browser, "light", viewport);
  onTestFinished(() => context.close());
  const { token } = await club.grant(evening.contest, { role });
  await page.goto(club.link(token, "resultats"));
  await title(page, /./).waitFor();
  return { page, troubles, table: page.getByRole("table", { name: "Classement" }) };
}

/** Colours that change take a moment. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((change) => change.finished)));

it("follows two games to their end, and axe finds nothing in any state", { timeout: 240_000 }, async () => {
  const { context, page, troubles } = await visit(browser);
  onTestFinished(() => context.close());
  await scenes(club, page, async (name) => {
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect([name, colorScheme, await violations(page)]).toEqual([name, colorScheme, []]);
    }
  });
  expect(troubles).toEqual([]);
});

describe("the ranking", () => {
  it("is searched, filtered and shown whole again", async () => {
    const evening = await Evening.open(club, "Soirée", 8);
    await evening.start();
    await evening.turns(1, 8);
    const { page, table } = await openResults(evening);
    await table.locator('[aria-rowindex="9"]').waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("elodie");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("2");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.getByLabel("Série").selectOption("S2");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("4");
  });

  it("shows points but no slips to those who may not read them", async () => {
    const evening = await Evening.open(club, "Soirée", 3);
    await evening.start();
    await evening.turns(2, 3);
    const { page, table } = await openResults(evening);
    await table.locator('[aria-rowindex="2"]').press("Enter");
    await page.getByRole("columnheader", { name: "Écart" }).waitFor();
    expect(await page.getByRole("columnheader", { name: "Joué" }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Feuille de partie" }).waitFor();
  });

  it("is saved as a table for a spreadsheet", async () => {
    const evening = await Evening.open(club, "Soirée", 3);
    await evening.start();
    await evening.turns(1, 3);
    const { page } = await openResults(evening);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("Soirée - Partie 1.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text.split("\r\n")[0]).toContain("Rang;Table;Nom;Club");
  });

  it("is printed whole, with the sheet of the game", async () => {
    const evening = await Evening.open(club, "Soirée", 5);
    await evening.start();
    await evening.turns(1, 5);
    const { page, table } = await openResults(evening);
    await table.locator('[aria-rowindex="6"]').waitFor();
    await page.evaluate(() => (window.print = () => undefined));
    await page.getByRole("button", { name: "Imprimer" }).click();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".printed tbody").first().locator("tr").count()).toBe(5);
    expect(await page.getByText("Imprimer").isVisible()).toBe(false);
  });

  it("of 2,000 players draws only those in sight", { timeout: 120_000 }, async () => {
    const evening = await Evening.open(club, "Grand tournoi", MANY);
    await evening.start();
    await evening.do({ type: "EnterTop", draw: await evening.play(0) });
    const { page, table } = await openResults(evening);
    await expect.poll(() => table.getAttribute("aria-rowcount"), { timeout: 20_000 }).toBe(`${MANY + 1}`);
    await page
      .getByRole("region", { name: "Classement" })
      .evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await table.locator(`[aria-rowindex="${MANY + 1}"]`).waitFor();
    expect(await table.getByRole("row").count()).toBeLessThan(60);
  });

  it("scrolls in one direction only on a narrow screen", async () => {
    const { page } = await openResults(await Evening.open(club, "Soirée", 2), "spectator", "narrow");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
