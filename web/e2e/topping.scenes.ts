import type { Page } from "playwright-core";
import { besideOf, button, layFirst } from "./free";
import type { Club } from "./server";

/** Opens a topping at this page, alone against a computer. */
export async function openTopping(club: Club, page: Page): Promise<void> {
  await page.goto(`${club.address}/#/`);
  await page.getByRole("link", { name: /^Topping/ }).click();
  await page.getByLabel("Contre un ordinateur").selectOption("9");
  await button(page, "Préparer la partie").click();
  await button(page, "Voir les premières lettres").waitFor();
}

/** Brings a page into each state of topping, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/topping`);
  await button(page, "Préparer la partie").waitFor();
  await shoot("reglages");
  await openTopping(club, page);
  await shoot("depart");
  await button(page, "Voir les premières lettres").click();
  await page.getByRole("heading", { name: /^Coup 1 sur/ }).waitFor();
  await layFirst(page, besideOf([]), 2);
  await button(page, /^Proposer/).click();
  await page.getByText("pas le top").waitFor();
  await shoot("propose");
  await page.keyboard.press("F2");
  await page.getByRole("heading", { name: /^Coup 2 sur/ }).waitFor();
  await shoot("donne");
  const anew = page.getByRole("link", { name: "Nouveau topping" });
  const heading = page
    .getByRole("heading", { name: /^Coup \d+ sur/ })
    .or(anew)
    .first();
  while ((await anew.count()) === 0) {
    const before = await heading.textContent();
    await page.keyboard.press("F2");
    // A key that comes while the last answer is on its way is not heard.
    const next = heading.filter({ hasNotText: before ?? "?" });
    await next.waitFor({ timeout: 2_000 }).catch(() => undefined);
  }
  await shoot("fin");
}
