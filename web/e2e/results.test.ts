import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { look, visit, type Viewport } from "./browser";
import { Evening } from "./evening";
import { title } from "./results.scenes";
import { browser, club } from "./stage";

const MANY = 2_000;

async function openResults(evening: Evening, role = "spectator", viewport: Viewport = "laptop") {
  const { context, page, troubles } = await visit(browser, "light", viewport);
  onTestFinished(() => context.close());
  const { token } = await club.grant(evening.contest, { role });
  await page.goto(club.link(token, "resultats"));
  await title(page, /./).waitFor();
  return { page, troubles, table: page.getByRole("table", { name: "Classement" }) };
}

const choose = (page: Page, tab: string) => page.getByLabel(tab, { exact: true }).check();

describe("on a phone", () => {
  it.each([1, 2])(
    "names, ranks and totals of %d games are seen whole, and no organiser's button",
    async (games) => {
      const evening = await Evening.open(club, "Soirée", 12);
      await evening.do({
        type: "Change",
        changes: [
          {
            table: 1,
            player: { table: 1, name: "Maximilienne Vandenbroucke", partner: "Jean-Christophe Le Guennec" },
          },
        ],
      });
      for (let game = 1; game <= games; game += 1) {
        await evening.start();
        await evening.turns(1, 12);
        if (game < games) await evening.do({ type: "EndGame" });
      }
      const { page } = await openResults(evening, "spectator", "phone");
      if (games > 1) await choose(page, "Cumul");
      const table = page.getByRole("table").first();
      await table.getByText("Vandenbroucke").waitFor();
      await look(page, `resultats-telephone-${games}`);
      const cut = await table.locator("[role=cell]").evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const { left, right, height } = cell.getBoundingClientRect();
            const parts = [cell, ...cell.querySelectorAll("*")];
            const row = cell.parentElement?.clientHeight ?? 0;
            const clipped = parts.some((part) => part.scrollWidth > part.clientWidth + 1);
            return left < 0 || right > innerWidth || height > row || clipped;
          })
          .map((cell) => cell.textContent),
      );
      expect(cut).toEqual([]);
      expect(await page.getByRole("link", { name: "Afficher en salle" }).count()).toBe(0);
    },
  );
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
    expect(file.suggestedFilename()).toMatch(/^Soirée.* - Partie 1\.csv$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text.split("\r\n")[0]).toContain("Rang;Table;Nom;Club");
  });

  it("is looked at as a page in the order wished, and opened to be printed in a tab of its own", async () => {
    const evening = await Evening.open(club, "Soirée", 3);
    await evening.start();
    await evening.turns(1, 3);
    const { page } = await openResults(evening);
    await page.getByRole("button", { name: "Imprimer…" }).click();
    await page.getByRole("img", { name: "Classement, page 1" }).waitFor();
    await page.getByLabel("Classement par club").check();
    await page.getByRole("img", { name: "Classement par club, page 1" }).waitFor();
    const answered = page.waitForResponse((one) => one.url().endsWith("/documents/results"));
    await page.getByRole("button", { name: "Ouvrir pour imprimer" }).click();
    const printed = await answered;
    expect([printed.status(), printed.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect(printed.request().postDataJSON()).toMatchObject({ game: 1, order: "club", paper: "a4" });
    await expect.poll(() => page.context().pages().length).toBe(2);
  });

  it("of 2,000 players draws only those in sight", { timeout: 120_000 }, async () => {
    const evening = await Evening.open(club, "Grand tournoi", MANY);
    await evening.start();
    await evening.do({ type: "EnterTop", game: 1, draw: await evening.play(0) });
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

describe("with several games", () => {
  const CLAIMED_TOO_MUCH = 10;

  /** Two games of one turn: in the first, table 2 claims too much, and nobody else finds anything. */
  async function twoGames(count: number): Promise<Evening> {
    const evening = await Evening.open(club, "Soirée", count);
    await evening.start({ edition: "2026" });
    const draw = await evening.play(0);
    await evening.enterTop(draw, 2, CLAIMED_TOO_MUCH);
    await evening.do({ type: "EnterMissing", game: 1, draw });
    await evening.do({ type: "EndAnnouncement" });
    await evening.do({ type: "EndGame" });
    await evening.start({ edition: "2026" });
    await evening.do({ type: "EnterTop", game: 2, draw: await evening.play(0) });
    return evening;
  }

  const saved = async (page: Page): Promise<[string, string[]]> => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter" }).click();
    const file = await coming;
    return [file.suggestedFilename(), (await readFile(await file.path(), "utf8")).split("\r\n")];
  };

  it("one of the past has its ranking, its sheet and the slips of its players", async () => {
    const evening = await twoGames(3);
    const { page, table } = await openResults(evening, "chief");
    await choose(page, "Partie 1");
    await title(page, "Partie 1, classement final").waitFor();
    const first = table.locator('[aria-rowindex="2"]');
    await first.getByText("Bruno").waitFor();
    expect(await first.getByRole("img", { name: /1 solo$/ }).count()).toBe(1);
    expect(await page.getByRole("region", { name: "Feuille de partie" }).locator("tbody tr").count()).toBe(1);

    await first.click();
    const slip = page.locator(".own tbody tr");
    await slip.getByText("avertissement").first().waitFor();
    const [, , , claimed, paid] = await slip.locator("td").allInnerTexts();
    expect(Number(claimed)).toBe(Number(paid) + CLAIMED_TOO_MUCH);
    await slip.getByText(/score erroné/).waitFor();
    await page.getByRole("img", { name: /^1 avertissement/ }).waitFor();
  });

  it("a correction of one of the past shows at once", async () => {
    const evening = await twoGames(3);
    const { page, table } = await openResults(evening, "chief");
    await choose(page, "Partie 1");
    const third = table.locator('[aria-rowindex="4"]');
    await third.click();
    const slip = page.locator(".own tbody tr");
    await slip.getByText("aucun bulletin remis").waitFor();
    const change = { points: 7, sanction: "none", motive: "bulletin retrouvé" } as const;
    await evening.do({ type: "Overrule", game: 1, draw: 0, table: 3, ...change });
    await page.getByText(/^Total 7,/).waitFor();
    await slip.getByText("bulletin retrouvé").waitFor();
  });

  it("a player reads his own slips of the past and nobody else's", async () => {
    const evening = await twoGames(3);
    const { context, page } = await visit(browser);
    onTestFinished(() => context.close());
    const { token } = await club.grant(evening.contest, { role: "player", table: 2 });
    await page.goto(club.link(token, "resultats"));
    await title(page, /Partie 2/).waitFor();
    await choose(page, "Partie 1");
    const table = page.getByRole("table", { name: "Classement" });
    await table.locator('[aria-rowindex="2"]').click();
    await page.getByText(/score erroné/).waitFor();
    await table.locator('[aria-rowindex="3"]').click();
    await page.getByText(/^Total 0,/).waitFor();
    expect(await page.getByRole("columnheader", { name: "Revendiqué" }).count()).toBe(0);
  });

  it("what is saved is what is looked at", async () => {
    const { page } = await openResults(await twoGames(3));
    await choose(page, "Partie 1");
    const [game, [, best]] = await saved(page);
    expect([game, best]).toEqual([
      expect.stringMatching(/^Soirée.* - Partie 1\.csv$/),
      expect.stringMatching(/^1;2;Bruno/),
    ]);
    await choose(page, "Cumul");
    const [all, [heading]] = await saved(page);
    expect([all, heading]).toEqual([
      expect.stringMatching(/^Soirée.* - Cumul\.csv$/),
      expect.stringMatching(/;"Partie 1";"Partie 2"$/),
    ]);
  });
});
