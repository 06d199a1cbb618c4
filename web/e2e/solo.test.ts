import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { drag, squareAt } from "./free";
import { HELLO } from "./home.scenes";
import { compose, title } from "./solo.scenes";
import { club, fresh, PLACES } from "./stage";

/** Lays a word by touch alone: a square, then the letters of the rack. */
async function touch(page: Page, square: string, word: string): Promise<void> {
  await page.getByRole("gridcell", { name: new RegExp(`^${square},`) }).click();
  for (const letter of word)
    await page
      .getByRole("button", { name: `Poser ${letter}` })
      .first()
      .click();
}

const LAY: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  phone: (page) => touch(page, "H4", "EPUISE"),
  laptop: async (page) => {
    await drag(page, page.getByRole("button", { name: "Poser E" }).first(), squareAt(page, "H8"));
    await squareAt(page, "H8").locator(".attempt").waitFor();
    await page.keyboard.press("Escape");
    await compose(page, "H4EPUISE");
  },
};

/** A sheet that only shows something is closed by its cross, and by a touch beside it. */
async function closeByTouch(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog");
  for (const leave of [
    () => sheet.getByRole("button", { name: "Fermer" }).click(),
    () => page.mouse.click(100, 60),
  ]) {
    await page.getByRole("button", { name: "Indice" }).filter({ visible: true }).click();
    await sheet.waitFor();
    await leave();
    await sheet.waitFor({ state: "hidden" });
  }
}

it.each(PLACES)(
  "a game alone from the front page to its report, on a $size in the $theme theme",
  async ({ size, theme }) => {
    const { page, troubles } = await fresh(size, theme);
    await page.goto(`${club.address}/#/`);
    await title(page, HELLO).waitFor();
    await page.getByRole("link", { name: /La jouer/ }).click();
    await title(page, "Coup 1").waitFor();

    if (size === "phone") await closeByTouch(page);
    await LAY[size]?.(page);
    await page.getByRole("button", { name: "Valider, 18 points" }).click();
    await page.getByRole("heading", { name: "6 points de moins que le top" }).waitFor();
    expect(await page.getByText("HUEES").count()).toBe(0);
    await page.getByRole("button", { name: "Voir le top" }).click();
    await page.getByText("Le top", { exact: true }).filter({ visible: true }).waitFor();
    await page.getByRole("button", { name: "Ajouter HUEES à mes mots" }).click();
    await page.getByRole("button", { name: "Ajouter HUEES à mes mots", pressed: true }).waitFor();
    await page.getByRole("button", { name: /^Coup 2/ }).click();
    await title(page, "Coup 2").waitFor();

    // Left and found again: the front page has it first.
    await page.getByRole("button", { name: "Quitter" }).filter({ visible: true }).click();
    await page.getByRole("button", { name: "Reprendre plus tard" }).click();
    await page.getByText(/75,0\s% du top jusqu’ici/).waitFor();
    await page.getByRole("link", { name: /Reprendre le coup 2/ }).click();
    await title(page, "Coup 2").waitFor();

    // Passing is deliberate: Entrée with nothing laid does nothing, however long it is held.
    await page.locator("body").focus();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await title(page, "Coup 2").waitFor();
    await page.getByRole("button", { name: /^Passer ce coup/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Passer ce coup" }).click();
    await page.getByRole("button", { name: /^Coup 3/ }).click();
    await title(page, "Coup 3").waitFor();
    await page.getByRole("button", { name: "Quitter" }).filter({ visible: true }).click();
    await page.getByRole("button", { name: "Arrêter et voir le rapport" }).click();
    await title(page, "Partie arrêtée").waitFor();
    await page.getByText("18 sur 116").waitFor();
    await page.getByText(/^Première partie/).waitFor();

    // From any turn of the sheet to the analysis board, by one key.
    await page.getByRole("button", { name: "Feuille de partie" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Analyser le coup 1" }).focus();
    await page.keyboard.press("a");
    await page.waitForURL(/#\/analyse\/[15.]+\/SEIUHPE$/);
    await page.goBack();

    // A report can be read again; the front page has no game any more, and a first point of the curve.
    await page.reload();
    await page.getByText("18 sur 116").waitFor();
    await page.getByRole("link", { name: "Fermer" }).click();
    await page
      .getByText(/15,5\s%/)
      .first()
      .waitFor();
    expect(await page.getByText("Partie en cours").count()).toBe(0);
    expect(troubles).toEqual([]);
  },
);

it("a rated turn by touch tells one's strength, and the next one follows", async () => {
  const { page, troubles } = await fresh("phone");
  await page.goto(`${club.address}/#/`);
  await page.getByText(/choisi un peu au-dessus de vous/).waitFor();
  await page.getByRole("button", { name: "Un coup classé" }).click();
  for (const left of [29, 28]) {
    await title(page, "Coup 1").waitFor();
    await page.getByRole("button", { name: /^Passer ce coup/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Passer ce coup" }).click();
    await page
      .getByRole("button", { name: /rapport/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByText(`Encore ${left} coups au chronomètre`, { exact: false }).waitFor();
    await page.getByRole("button", { name: "Coup suivant" }).click();
  }
  await title(page, "Coup 1").waitFor();
  expect(troubles).toEqual([]);
});
