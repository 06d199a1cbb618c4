import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { launch, THEMES, violations, visit } from "./browser";
import { scenes } from "./help.scenes";
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

it.each(THEMES)("tells everybody how to join, in the %s theme", async (theme) => {
  const { context, page, troubles } = await visit(browser, theme, "narrow");
  onTestFinished(() => context.close());
  await scenes(club, page, async () => {
    expect(await page.getByText(club.address).count()).toBe(1);
    await page.getByText("Wi-Fi isolé et réseaux d’invités").click();
    await page.getByText(/isolation des clients/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
  expect(troubles).toEqual([]);
});
