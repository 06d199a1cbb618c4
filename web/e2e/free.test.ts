import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { announceAll, NAMES, openFamily, toAnnounce } from "./family.scenes";
import {
  awaited,
  besideOf,
  button,
  drag,
  freeParts,
  keptBy,
  layFirst,
  pass,
  passToTheEnd,
  squareAt,
} from "./free";
import { club, fresh, PLACES } from "./stage";
import { openTopping } from "./topping.scenes";

const analyse = (page: Page) => page.getByRole("link", { name: /Analyser la partie/ });

/** The analysis board, with the letters of a position in its address. */
const onAnalysis = (page: Page) => page.waitForURL(/#\/analyse\/[^/]+\/[A-Z_]+/);

/** From the front page; words by challenge: any letters can be laid. */
async function setUp(page: Page, level: string): Promise<void> {
  await page.goto(`${club.address}/#/`);
  await page.getByRole("link", { name: /^Partie libre/ }).click();
  await page.getByText("Sur contestation", { exact: true }).click();
  await page.getByRole("switch", { name: "Les ordinateurs contestent aussi" }).uncheck();
  await page.getByLabel("Niveau").selectOption(level);
  await button(page, "Commencer la partie").click();
  await awaited(page);
}

/** One's letters are in sight without scrolling, with nothing over them. */
const isInReach = (page: Page): Promise<boolean> =>
  page
    .locator("button[data-tile]")
    .last()
    .evaluate((tile) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      return tile.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

describe("a free game against a computer, from the front page to its end sheet", () => {
  it.each(PLACES)("on a $size in the $theme theme", { timeout: 90_000 }, async ({ size, theme }) => {
    const { page, troubles } = await fresh(size, theme);
    await setUp(page, "greedy");
    const { id, secret } = await keptBy(page, "libre");
    expect(await isInReach(page)).toBe(true);
    const rows = (await freeParts(club, id, secret)).board?.grid ?? [];
    const reference = besideOf(rows);
    if (size === "phone") await layFirst(page, reference, reference === "H8" ? 2 : 1);
    else await layByKeyboard(page, reference);
    // A phone has room for the grid and the rack alone.
    expect(await page.getByRole("banner").isVisible()).toBe(size !== "phone");
    expect(await page.getByRole("heading", { name: "Feuille de marque" }).isVisible()).toBe(size !== "phone");
    const play = button(page, /^Jouer .*points?/);
    const said = await play.innerText();
    await page.reload();
    expect(await play.innerText()).toBe(said);
    await play.click();
    await button(page, "Je pioche").click();
    await passToTheEnd(page);
    await page.getByRole("heading", { level: 1, name: /gagne|Égalité/ }).waitFor();
    await page.getByText("Lettres restantes").waitFor();
    await page.getByText("Partie notée dans votre carnet.").waitFor();
    await page.getByRole("link", { name: "Voir le carnet" }).click();
    await page.getByText(/^Libre, avec .* \(Le plus de points\)$/).waitFor();
    await page.goBack();
    await page.getByText("Lettres restantes").waitFor();
    await page.keyboard.press("a");
    await onAnalysis(page);
    await page.goBack();
    await analyse(page).click();
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
  it("are dragged to the grid, on it and back", { timeout: 60_000 }, async () => {
    const { page } = await fresh("laptop");
    await setUp(page, "decouverte");
    const tile = page.locator("button[data-tile]").first();
    await drag(page, tile, squareAt(page, "A1"));
    if ((await page.getByRole("dialog").count()) > 0)
      await page.getByRole("dialog").getByRole("button", { name: "E", exact: true }).click();
    await squareAt(page, "A1").locator(".attempt").waitFor();
    await drag(page, squareAt(page, "A1"), squareAt(page, "A3"));
    await squareAt(page, "A3").locator(".attempt").waitFor();
    await drag(page, squareAt(page, "A3"), tile);
    await squareAt(page, "A3").locator(".attempt").waitFor({ state: "detached" });
    expect(await page.locator("button[data-tile]").count()).toBe(7);
  });
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

/** Goes to a button by the arrows of a remote control, and presses it. */
async function steer(page: Page, name: string | RegExp, wanted = button(page, name).first()): Promise<void> {
  await wanted.waitFor();
  for (let steps = 0; steps < 40; steps += 1) {
    const way = await wanted.evaluate((to) => {
      const from = document.activeElement ?? document.body;
      if (from === to) return null;
      const [here, there] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
      const right = there.left + there.width / 2 - (here.left + here.width / 2);
      const down = there.top + there.height / 2 - (here.top + here.height / 2);
      if (from === document.body || Math.abs(down) > there.height / 2)
        return down < 0 ? "ArrowUp" : "ArrowDown";
      return right < 0 ? "ArrowLeft" : "ArrowRight";
    });
    if (way === null) return page.keyboard.press("Enter");
    await page.keyboard.press(way);
  }
  throw new Error(`the arrows do not come to ${String(name)}`);
}

describe("a family, from the front page to its end", () => {
  it.each(PLACES)("on a $size in the $theme theme", { timeout: 60_000 }, async ({ size, theme }) => {
    const { page, troubles } = await fresh(size, theme);
    await openFamily(club, page);
    await button(page, "Ouvrir la table").click();
    await toAnnounce(page);
    expect(await page.getByText(/^Top :/).count()).toBe(0);
    await announceAll(page, [4, 3, 2, 1]);
    await page.getByRole("heading", { name: "Tout le monde a annoncé" }).waitFor();
    await page.keyboard.press("a");
    expect(page.url()).not.toContain("analyse");
    await page.keyboard.press("Space");
    await page.getByRole("heading", { name: /^Top :/ }).waitFor();
    expect(await page.getByRole("row", { name: /^(Analyser le coup )?1 / }).count()).toBe(1);
    await page.keyboard.press("a");
    await onAnalysis(page);
    await page.goBack();
    await button(page, "Finir la partie").click();
    await page.getByRole("heading", { name: new RegExp(`${NAMES[0]} gagne`) }).waitFor();
    expect(troubles).toEqual([]);
  });

  it("on a television, by the arrows of its remote control alone", { timeout: 60_000 }, async () => {
    const { page } = await fresh("projector");
    await page.goto(`${club.address}/#/`);
    const way = /^Duplicate sans bulletins/;
    await steer(page, way, page.getByRole("link", { name: way }));
    const two = page.getByRole("radio", { name: "2 minutes" });
    await steer(page, "2 minutes", two);
    expect(await two.isChecked()).toBe(true);
    for (const name of ["Ouvrir la table", /Tirer les lettres/, /Lancer le chrono/, /Tout le monde a fini/])
      await steer(page, name);
    await page.getByRole("heading", { name: "Annoncez vos points" }).waitFor();
    for (const [at, name] of ["Joueur 1", "Joueur 2"].entries()) {
      await steer(page, new RegExp(`^${name}`));
      await page.getByRole("dialog").waitFor();
      await steer(page, `${at + 3}`);
      await steer(page, "Annoncer");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await steer(page, /Découvrir le top/);
    await page.getByRole("heading", { name: /^Top :/ }).waitFor();
    await steer(page, "Finir la partie");
    await page.getByRole("heading", { name: /Joueur 2 gagne, 4/ }).waitFor();
  });
});

describe("tops are raced for to the last one, from the front page", () => {
  it.each(PLACES)("on a $size in the $theme theme", { timeout: 60_000 }, async ({ size, theme }) => {
    const { page, troubles } = await fresh(size, theme);
    await openTopping(club, page);
    await button(page, "Voir les premières lettres").click();
    await page.getByRole("heading", { name: /^Coup 1 sur/ }).waitFor();
    if (size === "phone") await layFirst(page, "H8", 2);
    else await layByDragAndKeyboard(page);
    await button(page, /^Proposer/).click();
    await page.getByText("pas le top").waitFor();
    const again = page.getByRole("link", { name: "Nouveau topping" });
    for (let turn = 1; (await again.count()) === 0; turn += 1) {
      await page
        .getByRole("heading", { name: new RegExp(`^Coup ${turn} sur`) })
        .or(again)
        .first()
        .waitFor();
      if (size === "laptop") await page.keyboard.press("F2");
      else if ((await again.count()) === 0) await button(page, /^Voir, compte/).click();
    }
    await page.getByRole("heading", { name: "Classement" }).waitFor();
    await page.keyboard.press("a");
    await onAnalysis(page);
    expect(troubles.filter((one) => !one.includes("409"))).toEqual([]);
  });
});

/** A letter dragged and taken back, then two typed down from the centre: both ways are whole. */
async function layByDragAndKeyboard(page: Page): Promise<void> {
  const plain = page.locator("button[data-tile]").filter({ hasNotText: "?" });
  const letters = await plain.evaluateAll((tiles) => tiles.map((tile) => tile.textContent?.trim() ?? ""));
  await drag(page, plain.first(), squareAt(page, "C3"));
  await squareAt(page, "C3").locator(".attempt").waitFor();
  await page.keyboard.press("Escape");
  await squareAt(page, "C3").locator(".attempt").waitFor({ state: "detached" });
  await page.keyboard.type(`8H${letters.slice(0, 2).join("")}`);
}
