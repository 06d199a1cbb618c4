import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { Viewport } from "./browser";
import { announceAll, NAMES, openFamily, toAnnounce } from "./famille.scenes";
import { awaited, besideOf, button, freeParts, keptBy, layFirst, pass, passToTheEnd, squareAt } from "./free";
import { club, fresh } from "./stage";
import { openTopping } from "./topping.scenes";

const analyse = (page: Page) => page.getByRole("link", { name: /Analyser la partie/ });

/** Words by challenge: any letters can be laid. */
async function setUp(page: Page, level: string): Promise<void> {
  await page.goto(`${club.address}/#/table`);
  await page.getByText("Sur contestation", { exact: true }).click();
  await page.getByLabel("Niveau").selectOption(level);
  await button(page, "Commencer la partie").click();
  await awaited(page);
}

describe("a free game against a computer, from its setup to its end sheet", () => {
  it.each(["phone", "laptop"] as const)("on a %s", { timeout: 90_000 }, async (size: Viewport) => {
    const { page, troubles } = await fresh(size);
    await setUp(page, "greedy");
    const { id, secret } = await keptBy(page, "libre");
    const rows = (await freeParts(club, id, secret)).board?.rows ?? [];
    const reference = besideOf(rows);
    if (size === "phone") await layFirst(page, reference, reference === "H8" ? 2 : 1);
    else await layByKeyboard(page, reference);
    await button(page, /^Jouer .*points?/).click();
    await button(page, "Je pioche").click();
    await passToTheEnd(page);
    await page.getByRole("heading", { level: 1, name: /gagne|Égalité/ }).waitFor();
    await page.getByText("Lettres restantes").waitFor();
    await analyse(page).click();
    await page.getByText(/parties simulées par coup/).waitFor();
    await page.getByRole("heading", { name: /décisions?$/ }).waitFor();
    expect(troubles).toEqual([]);
  });
});

/** The reference, then the letters: all from the keyboard, taken back once on the way. */
async function layByKeyboard(page: Page, reference: string): Promise<void> {
  const letters = await page
    .locator("button[data-tile]")
    .evaluateAll((tiles) =>
      tiles.map((tile) => tile.textContent?.trim() ?? "").filter((face) => face !== "?"),
    );
  const [row, column] = [reference[0] ?? "", reference.slice(1)];
  // Down from the letter above, so that two read; across from the centre.
  const typed = reference === "H8" ? `${row}${column}` : `${column}${row}`;
  const word = reference === "H8" ? letters.slice(0, 2).join("") : (letters[0] ?? "");
  await page.keyboard.type(typed + word);
  await page.keyboard.press("Escape");
  await page.keyboard.type(typed + word);
}

describe("letters", () => {
  it(
    "are dragged to the grid, on it and back, each frame by a transform alone",
    { timeout: 60_000 },
    async () => {
      const { page } = await fresh("laptop");
      await setUp(page, "decouverte");
      const tile = page.locator("button[data-tile]").first();
      const [from, to, aside] = await Promise.all([
        tile.boundingBox(),
        squareAt(page, "A1").boundingBox(),
        squareAt(page, "A3").boundingBox(),
      ]);
      const middle = (box: typeof from) =>
        box ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : expect.fail("not there");
      const drag = async (start: readonly [number, number], end: readonly [number, number]) => {
        await page.mouse.move(...start);
        await page.mouse.down();
        await page.mouse.move(...end, { steps: 12 });
        await page.mouse.up();
      };
      await drag(middle(from), middle(to));
      if ((await page.getByRole("dialog").count()) > 0)
        await page.getByRole("dialog").getByRole("button", { name: "E", exact: true }).click();
      await squareAt(page, "A1").locator(".attempt").waitFor();
      await drag(middle(to), middle(aside));
      await squareAt(page, "A3").locator(".attempt").waitFor();
      await drag(middle(aside), middle(from));
      await squareAt(page, "A3").locator(".attempt").waitFor({ state: "detached" });
      expect(await page.locator("button[data-tile]").count()).toBe(7);
    },
  );
});

describe("a challenge between two people in two browsers", () => {
  it("tells its price first, and what it came to", { timeout: 60_000 }, async () => {
    const { page: ana } = await fresh("laptop");
    await ana.goto(`${club.address}/#/table`);
    await ana.getByText("Sur contestation", { exact: true }).click();
    await ana.getByLabel("Joueur 1").fill("Ana");
    await ana.getByLabel("Joueur 2").fill("Odile");
    await ana.getByText("Ailleurs", { exact: true }).nth(1).click();
    await button(ana, "Commencer la partie").click();
    const code = await ana.locator("figcaption strong").innerText();
    const { page: odile } = await fresh("phone");
    await odile.goto(`${club.address}/#/`);
    await odile.getByPlaceholder("XXXX-XXXX").first().fill(code);
    await odile.keyboard.press("Enter");
    await odile.getByRole("heading", { name: "On attend les joueurs" }).waitFor();
    await button(ana, "Tirer au sort et commencer").click();
    const mine = (page: Page) => page.getByRole("heading", { name: "À vous de jouer" });
    await mine(ana)
      .or(ana.getByText("Odile joue. Cherchez déjà.").first())
      .first()
      .waitFor({ state: "attached" });
    const begins = (await mine(ana).count()) > 0;
    if (!begins) await pass(odile);
    await mine(ana).waitFor({ state: "attached" });
    await layFirst(ana, "H8", 3);
    await button(ana, /^Jouer .*points?/).click();
    const contest = button(odile, /Je conteste/);
    expect(await contest.innerText()).toContain("−10 si admis");
    await contest.click();
    for (const page of [ana, odile]) await page.getByText(/admis/).first().waitFor();
  });
});

describe("the other games of the house", () => {
  it(
    "a family announces on a television, by its remote control, to the end",
    { timeout: 60_000 },
    async () => {
      const { page, troubles } = await fresh("projector");
      await openFamily(club, page);
      await button(page, "Ouvrir la table").click();
      await toAnnounce(page);
      expect(await page.getByText(/^Top :/).count()).toBe(0);
      await announceAll(page, [8, 6, 4, 2]);
      await page.getByRole("heading", { name: "Tout le monde a annoncé" }).waitFor();
      await page.keyboard.press("Space");
      await page.getByRole("heading", { name: /^Top :/ }).waitFor();
      expect(await page.getByRole("row", { name: /^1 / }).count()).toBe(1);
      await button(page, "Finir la partie").click();
      await page.getByRole("heading", { name: new RegExp(`${NAMES[0]} gagne`) }).waitFor();
      expect(troubles).toEqual([]);
    },
  );

  it("tops are raced for to the last one", { timeout: 60_000 }, async () => {
    const { page, troubles } = await fresh("laptop");
    await openTopping(club, page);
    await button(page, "Voir les premières lettres").click();
    const again = page.getByRole("link", { name: "Nouveau topping" });
    for (let turn = 1; (await again.count()) === 0; turn += 1) {
      await page
        .getByRole("heading", { name: new RegExp(`^Coup ${turn} sur`) })
        .or(again)
        .first()
        .waitFor();
      await page.keyboard.press("F2");
    }
    await page.getByRole("heading", { name: "Classement" }).waitFor();
    expect(troubles.filter((one) => !one.includes("409"))).toEqual([]);
  });
});
