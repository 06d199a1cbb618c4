import { expect, it, onTestFinished } from "vitest";
import { THEMES, violations, visit } from "./browser";
import { scenes } from "./help.scenes";
import { browser, club } from "./stage";

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
