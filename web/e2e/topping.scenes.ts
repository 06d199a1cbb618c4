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
  for (let turn = 2; (await page.getByRole("link", { name: "Nouveau topping" }).count()) === 0; turn += 1) {
    await page.keyboard.press("F2");
    await page
      .getByRole("heading", { name: new RegExp(`^Coup ${turn + 1} sur`) })
      .or(page.getByRole("link", { name: "Nouveau topping" }))
      .first()
      .waitFor();
  }
  await shoot("fin");
}
