import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { GRID } from "./analysis.scenes";
import { ago, games, reviews, withDiary } from "./diary";
import { club, fresh } from "./stage";
import { heading } from "./study.scenes";

it("somebody without an account learns words, card after card, with the keyboard alone", async () => {
  const { page, troubles } = await fresh("laptop");
  await page.goto(`${club.address}/#/mots`);
  await heading(page, "Dix cartes pour commencer ?").waitFor();
  await page.getByRole("button", { name: /Composer une série/ }).click();
  await page.getByLabel("Vos mots").fill("wapiti glaneur");
  await page.getByRole("button", { name: "Apprendre ces mots" }).click();

  await heading(page, "Trois mots avec ces sept lettres").waitFor();
  for (const word of ["glaneur", "granule", "glanure"]) {
    await page.getByText(`${word.toUpperCase()} n’est pas attendu ici.`).waitFor({ state: "hidden" });
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  await page.getByText("2 sur 2").waitFor();
  await page.getByText("GLANEUR GLANURE GRANULE").waitFor();
  await page.getByLabel("Le saviez-vous bien ?").selectOption("hésité");
  await expect.poll(() => page.getByText(/revient/).textContent()).toMatch(/demain|dans/);
  await page.getByLabel("Votre réponse").focus();
  await page.keyboard.press("F1");
  await expect.poll(() => page.getByLabel("Votre réponse").inputValue()).toBe("W");
  await page.keyboard.press("F2");
  await page.getByText("Voici le mot.").waitFor();
  await page.keyboard.press("Enter");
  // A card that was missed comes back once, with a letter.
  await page.getByText("3 sur 3").waitFor();
  await expect.poll(() => page.getByLabel("Votre réponse").inputValue()).toBe("W");
  await page.keyboard.type("apiti");
  await page.keyboard.press("Enter");
  await heading(page, "Deux cartes revues.").waitFor();
  await page.reload();
  await heading(page, "À jour.").waitFor();
  expect(troubles).toEqual([]);
});

it("a position is pasted, filtered, played on, and sent as a link that opens the same", async () => {
  const { page, troubles } = await fresh("laptop");
  await page.goto(`${club.address}/#/analyse`);
  await page.getByRole("button", { name: "Coller…" }).click();
  await page.getByLabel("Position ou partie").fill(`${GRID.replaceAll(".", "/")} EOEER?D/ 0/0 0`);
  await page.getByRole("button", { name: "Ouvrir", exact: true }).click();
  await page.getByRole("heading", { name: /^3\s907 solutions$/ }).waitFor();
  await page.getByText("top 66, sous-top 60.").waitFor();
  await page.getByText("8, mot double 16, plus 50").waitFor();
  await page.locator(".opening i").first().waitFor();
  await page.getByText("Sans", { exact: true }).click();
  await page.getByRole("heading", { name: /sur 3 907 solutions/ }).waitFor();
  await page.getByText("Tous", { exact: true }).click();
  await page.getByRole("heading", { name: /^3\s907 solutions$/ }).waitFor();

  const link = page.url();
  await page.getByLabel("Lettres du tirage").press("Enter");
  await page.getByRole("button", { name: "Reprendre le mot" }).waitFor();
  await expect.poll(() => page.getByLabel("Lettres du tirage").inputValue()).toBe("");
  await page.getByRole("button", { name: "Reprendre le mot" }).click();
  await expect.poll(() => page.getByLabel("Lettres du tirage").inputValue()).toBe("EOEER?D");

  const { page: other } = await fresh("phone");
  await other.goto(link);
  await other.getByRole("heading", { name: /^3\s907 solutions$/ }).waitFor();
  expect(troubles).toEqual([]);
});

it("a diary is taken away, erased, and brought to another device by its file", async () => {
  const { page, troubles } = await fresh("laptop");
  await withDiary(club, page, {
    games: games(12),
    reviews: [...reviews(20), ...reviews(4)],
    words: [{ word: "KIWI", on: ago(1).slice(0, 10), missed: true }],
  });
  await page.goto(`${club.address}/#/carnet`);
  await page.getByText("12 parties, 1 mot à apprendre, 0 coup gardé.").waitFor();
  await page.locator("canvas").first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Emporter un fichier" }).click(),
  ]);
  const path = join(tmpdir(), `nonuple-${Date.now()}.json`);
  await writeFile(path, await readFile(await download.path()));
  await page.getByRole("button", { name: "Effacer…" }).click();
  await page.getByRole("button", { name: "Effacer", exact: true }).click();
  await page.getByRole("heading", { name: "Rien encore." }).waitFor();
  const { page: other } = await fresh("phone", "dark");
  await other.goto(`${club.address}/#/carnet`);
  await other.getByLabel("Apporter un fichier").setInputFiles(path);
  await other.getByText("12 parties, 1 mot à apprendre, 0 coup gardé.").waitFor();
  expect(troubles).toEqual([]);
});
