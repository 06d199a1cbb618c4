import { expect, it } from "vitest";
import { title } from "./solo.scenes";
import { club, fresh } from "./stage";

/** docs/maison.md, followed word for word. */
it("leads somebody at home through a first turn, back to it, and to all the rest", async () => {
  const { page, troubles } = await fresh("phone");
  const button = (name: string | RegExp) =>
    page.getByRole("button", { name }).filter({ visible: true }).first();
  await page.goto(`${club.address}/#/`);
  await page.getByText("Une partie pour voir ?").waitFor();
  await page.getByRole("link", { name: /^La jouer/ }).click();
  await title(page, "Coup 1").waitFor();

  const square = page.getByRole("gridcell", { name: /^H4,/ });
  await square.click();
  await square.click();
  await square.click();
  for (const letter of "EPUISE") await button(`Poser ${letter}`).click();
  await button(/^Valider/).click();
  await button("Chercher encore").waitFor();
  await button("Voir le top").click();
  await button(/^Ajouter .* à mes mots$/).click();

  await button(/^Coup 2/).click();
  await title(page, "Coup 2").waitFor();
  await button("Quitter").click();
  await button("Reprendre plus tard").click();
  await page.getByRole("link", { name: /^Reprendre le coup/ }).click();
  await title(page, /^Coup/).waitFor();

  for (const [way, route] of [
    [/^Partie libre/, /#\/table/],
    [/^Duplicate sans bulletins/, /#\/famille/],
    [/^Topping/, /#\/topping/],
    [/^Mots à revoir/, /#\/mots/],
    [/^Analyse/, /#\/analyse/],
    [/^Organiser une partie au club/, /#\/club/],
  ] as const) {
    await page.goto(`${club.address}/#/`);
    await page.getByLabel("Code de salle").waitFor();
    await page.getByRole("link", { name: way }).first().click();
    await page.waitForURL(route);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }
  expect(troubles).toEqual([]);
});
