import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { look, THEMES, violations, visit } from "./browser";
import { browser, club, fresh } from "./stage";

it.each(THEMES)("tells everybody what is kept, in the %s theme", async (theme) => {
  const { context, page, troubles } = await visit(browser, theme, "narrow");
  onTestFinished(() => context.close());
  await page.goto(`${club.address}/#/`);
  await page.getByRole("link", { name: /Vos données/ }).click();
  await page.getByRole("heading", { level: 1, name: "Vos données" }).waitFor();
  await page.getByRole("heading", { name: "Combien de temps" }).waitFor();
  expect(await page.getByRole("heading", { name: "Pour l’organisateur" }).count()).toBe(0);
  await look(page, `donnees-${theme}`);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(troubles).toEqual([]);
});

it.each(THEMES)("lets the person in charge export and erase somebody, in the %s theme", async (theme) => {
  const contest = await club.contest(`Coupe ${theme}`);
  const name = `Zoé ${theme}`;
  await club.ask(contest, { type: "Register", players: [{ table: 1, name }] });
  const { context, page, troubles } = await visit(browser, theme);
  onTestFinished(() => context.close());
  await page.goto(club.link(club.owner));
  await page.getByRole("link", { name: /Vos données/ }).click();
  await page.getByLabel("Nom de la personne").fill(name.toUpperCase());
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exporter ses données" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf-8")).toContain(name);
  await page.getByRole("button", { name: "Effacer son nom…" }).click();
  await look(page, `donnees-effacer-${theme}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Effacer le nom", exact: true }).click();
  await page.getByText(/Le nom est effacé \(1\sépreuve\)\s; à sa place\s: Anonyme/).waitFor();
  await page.getByLabel("Nom de la personne").fill(name);
  await page.getByRole("button", { name: "Exporter ses données" }).click();
  await page.getByText(/Personne ne s’appelle/).waitFor();
  await look(page, `donnees-personne-${theme}`);
  expect(troubles.filter((trouble) => !trouble.includes("404"))).toEqual([]);
});

it("lets the person in charge remove a contest for good, once he has confirmed it", async () => {
  const contest = await club.contest("Coupe finie");
  const { page } = await fresh();
  await page.goto(club.link(club.owner, "club"));
  await page.getByRole("button", { name: "Retirer Coupe finie" }).click();
  await look(page, "accueil-retirer");
  await page.getByRole("button", { name: "Garder" }).click();
  await page.getByRole("button", { name: "Retirer Coupe finie" }).click();
  await page.getByRole("button", { name: "Retirer", exact: true }).click();
  await page.getByRole("button", { name: "Retirer Coupe finie" }).waitFor({ state: "detached" });
  await look(page, "accueil-retiree");
  expect((await club.get<{ id: string }[]>("/api/contests")).some(({ id }) => id === contest)).toBe(false);
});

it.each(THEMES)("tells what to do with a damaged contest, in the %s theme", async (theme) => {
  const damage = "épreuve abîmée : l'événement n° 2 manque. Reprenez la sauvegarde avec « nonuple restore ».";
  const spoilt = { id: "x", name: "Coupe", demo: false, opened: "2026-11-16T10:00:00Z", live: false, damage };
  const { context, page, troubles } = await visit(browser, theme, "narrow");
  onTestFinished(() => context.close());
  await page.route("**/api/contests", (route) =>
    route.fulfill({ json: [{ ...spoilt, number: 0, players: 0, games: 0 }] }),
  );
  await page.goto(club.link(club.owner, "club"));
  const said = await page.getByText(/l’événement n°\s2 manque/).innerText();
  expect(said).toContain("«\u202fnonuple restore\u202f»");
  expect(await page.getByRole("link", { name: "Juge-arbitre", exact: true }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
