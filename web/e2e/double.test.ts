import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { SheetView } from "../src/net/server";
import {
  FIRST,
  lastRound,
  line,
  mark,
  openDesks,
  playTo,
  table,
  verdict,
  type Desks,
  type as typeLine,
} from "./arbiter.scenes";
import { look, violations, type Viewport } from "./browser";
import { club, seat } from "./stage";

interface Opened extends Desks {
  page: Page;
  draw: number;
}

/** Two slips of the first desk and one of the second, as their arbiters entered them. */
async function open(viewport: Viewport = "laptop"): Promise<Opened> {
  const desks = await openDesks(club);
  await playTo(club, desks.contest, "AEGOPS?");
  const { draw } = await lastRound(club, desks.contest);
  const slip = { sketch: ["GALOPES"], reference: "H4", score: 74 };
  for (const [number, token] of [
    [FIRST, desks.arbiter],
    [FIRST + 1, desks.arbiter],
    [FIRST + 16, desks.other],
  ] as const) {
    await club.ask(desks.contest, { type: "EnterSlip", game: 1, draw, table: number, slip }, token);
  }
  const { page } = await seat(desks.double, "double", viewport);
  await table(page, FIRST).waitFor();
  return { ...desks, page, draw };
}

const sheetOf = ({ contest, draw }: Opened, number: number): Promise<SheetView> =>
  club.part(contest, "double", `sheet:${draw}:${number}`);

/** Reads the L of GALOPES as circled. */
async function circle(page: Page): Promise<void> {
  await expect.poll(() => line(page).inputValue()).toBe("GALOPES H4 74");
  await line(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 3));
  await page.keyboard.press("Shift+L");
  await page.getByText("≠ 1 différence avec la saisie").waitFor();
}

describe("the double arbiter", () => {
  it("agrees by Entrée and goes on to the next slip", async () => {
    const opened = await open();
    const { page } = opened;
    await page.keyboard.press("Enter");
    await table(page, FIRST + 1).waitFor();
    await expect.poll(async () => (await sheetOf(opened, FIRST)).reviewed).toBe(true);
    await page.keyboard.press("Tab");
    await table(page, FIRST + 16).waitFor();
    await page.keyboard.press("ArrowUp");
    await table(page, FIRST + 1).waitFor();
    await page.keyboard.press("F2");
    await page.getByLabel("Numéro de table").fill("79");
    await page.keyboard.press("Enter");
    await table(page, FIRST + 16).waitFor();
    await typeLine(page, " /S");
    expect(await line(page).inputValue()).toBe("GALOPES H4 74 /S");
  });

  it("does not agree with a line that cannot be read, and is told why", async () => {
    const opened = await open();
    const { page } = opened;
    await expect.poll(() => line(page).inputValue()).toBe("GALOPES H4 74");
    await typeLine(page, " H5");
    await page.getByText("Ligne illisible").first().waitFor();
    expect(await page.getByText("Identique à la saisie").count()).toBe(0);
    await page.getByText("Deux références : H4, H5.").first().waitFor();
    expect(await page.getByRole("button", { name: "Conforme" }).isDisabled()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await table(page, FIRST).count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.getByText("Identique à la saisie", { exact: true }).waitFor();
    expect((await sheetOf(opened, FIRST)).reviewed).toBe(false);
    await page.keyboard.press("Enter");
    await table(page, FIRST + 1).waitFor();
  });

  it("sends what he reads otherwise to the arbiter, who takes it over", async () => {
    const opened = await open();
    const { page } = opened;
    const { page: desk } = await seat(opened.arbiter, "arbitre");
    await circle(page);
    await page.getByText("Vous, encre verte").waitFor();
    await page.getByText("≠ Avertissement → Payé").waitFor();
    await page.keyboard.press("Enter");
    expect(await table(page, FIRST).count()).toBe(1);
    await page.keyboard.press("Shift+Enter");
    await table(page, FIRST + 1).waitFor();
    await page.getByText("envoyée", { exact: true }).waitFor();
    await desk.getByRole("button", { name: /double arbitre Table 63/ }).click();
    await desk.getByText("Le double arbitre lit autrement").waitFor();
    await desk.getByRole("button", { name: "Adopter" }).waitFor();
    await desk.keyboard.press("Alt+o");
    await mark(desk, FIRST, "74").waitFor();
    await verdict(desk).getByText("Payé").first().waitFor();
    await page.getByText("✓ adoptée").waitFor();
    expect((await sheetOf(opened, FIRST)).entry?.slip).toMatchObject({ sketch: ["GAlOPES"] });
  });

  it("takes back what he agreed to and what he sent, and has his reading before him again", async () => {
    const opened = await open();
    const { page } = opened;
    await page.keyboard.press("Enter");
    await table(page, FIRST + 1).waitFor();
    await expect.poll(async () => (await sheetOf(opened, FIRST)).reviewed).toBe(true);
    await page.keyboard.press("Control+z");
    await table(page, FIRST).waitFor();
    await page.getByText("C’est annulé.").waitFor();
    await expect.poll(async () => (await sheetOf(opened, FIRST)).reviewed).toBe(false);
    await circle(page);
    await page.keyboard.press("Shift+Enter");
    await table(page, FIRST + 1).waitFor();
    await expect.poll(async () => (await sheetOf(opened, FIRST)).correction).not.toBeNull();
    const said = page.getByText("Table 63 : correction envoyée à l’arbitre.").locator("..");
    await said.getByRole("button", { name: "Revenir en arrière" }).click();
    await table(page, FIRST).waitFor();
    await expect.poll(() => line(page).inputValue()).toBe("GAlOPES H4 74");
    await expect.poll(async () => (await sheetOf(opened, FIRST)).correction).toBeNull();
    const back = page.getByRole("button", { name: /^Revenir en arrière/ }).and(page.locator("[disabled]"));
    await back.waitFor();
  });

  it("is contested before the commission", async () => {
    const opened = await open();
    const { page } = opened;
    const { page: desk } = await seat(opened.arbiter, "arbitre");
    await circle(page);
    await page.getByLabel("Remarque pour l’arbitre (facultatif)").fill("cercle visible");
    await page.keyboard.press("Enter");
    await desk.getByRole("button", { name: /double arbitre Table 63/ }).click();
    await desk.getByText("cercle visible").waitFor();
    await desk.getByRole("button", { name: "Contester" }).waitFor();
    await desk.keyboard.press("Alt+n");
    await desk.getByRole("button", { name: /commission Table 63/ }).waitFor();
    expect((await sheetOf(opened, FIRST)).entry?.slip).toMatchObject({ sketch: ["GALOPES"] });
  });
});

it.each(["phone", "narrow"] as const)("fits a %s without scrolling sideways", async (viewport) => {
  const { page } = await open(viewport);
  await circle(page);
  await look(page, `double-${viewport}`);
  const [content, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(seen ?? 0);
  expect(await violations(page)).toEqual([]);
});
