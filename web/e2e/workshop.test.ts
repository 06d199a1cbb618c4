import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { launch, look, THEMES, violations, visit, type Theme, type Viewport } from "./browser";
import { startWorkshop, type Site } from "./site";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startWorkshop(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function openWorkshop(theme: Theme = "light", viewport: Viewport = "laptop") {
  const { context, page, troubles } = await visit(browser, theme, viewport);
  onTestFinished(() => context.close());
  await page.goto(`${site.address}/#/atelier`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, troubles };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

describe.each(THEMES)("every component in the %s theme", (theme) => {
  it.each(["laptop", "phone"] as const)("has nothing that axe finds, on a %s", async (viewport) => {
    const { page, troubles } = await openWorkshop(theme, viewport);
    await look(page, `atelier-${viewport}-${theme}`);
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it("is the same when the theme is chosen by hand", async () => {
    const { page } = await openWorkshop(theme === "dark" ? "light" : "dark");
    await page.getByText(theme === "dark" ? "Sombre" : "Clair", { exact: true }).click();
    const chosen = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(chosen).toBe(theme === "dark" ? "rgb(20, 23, 26)" : "rgb(247, 242, 232)");
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
  });

  it("has a dialog with nothing that axe finds", async () => {
    const { page } = await openWorkshop(theme);
    await page.getByRole("button", { name: "Annuler le coup…" }).click();
    await page.getByRole("dialog", { name: "Annuler le coup 10" }).waitFor();
    await look(page, `atelier-dialog-${theme}`);
    expect(await violations(page)).toEqual([]);
  });
});

describe("the page", () => {
  it.each(["phone", "narrow"] as const)("scrolls in one direction only on a %s", async (viewport) => {
    const { page } = await openWorkshop("light", viewport);
    const [content, seen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(content).toBeLessThanOrEqual(seen ?? 0);
  });

  it("is said in English when asked, and after a reload", async () => {
    const { page } = await openWorkshop();
    await page.getByText("EN", { exact: true }).click();
    await page.reload();
    await page.getByRole("group", { name: "New letters" }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  });

  it("that does not exist says what to do", async () => {
    const { page } = await openWorkshop();
    await page.goto(`${site.address}/#/nulle-part`);
    await page.getByText("Cette page n’existe pas").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("keeps the secret of a link out of the address bar", async () => {
    const { page } = await openWorkshop();
    await page.goto(`${site.address}/#/lien/secret-of-mine/atelier`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(page.url()).toBe(`${site.address}/#/atelier`);
    expect(await page.evaluate(() => localStorage.getItem("nonuple.token"))).toBe("secret-of-mine");
  });
});

describe("the board", () => {
  it("is walked with the arrows and reads its squares", async () => {
    const { page } = await openWorkshop();
    const board = page.getByRole("grid", { name: "Grille vide, 32 px" });
    await board.getByRole("gridcell", { name: "H8, mot double" }).focus();
    const steps = [
      "ArrowUp",
      "ArrowLeft",
      "ArrowDown",
      "ArrowDown",
      "ArrowRight",
      "Home",
      "ArrowLeft",
      "End",
    ];
    const read: (string | null | undefined)[] = [];
    for (const key of steps) {
      await page.keyboard.press(key);
      read.push(await focused(page));
    }
    expect(read).toEqual([
      "G8, vide",
      "G7, lettre double",
      "H7, vide",
      "I7, lettre double",
      "I8, vide",
      "I1, vide",
      "I1, vide",
      "I15, vide",
    ]);
  });

  it("reads letters, jokers, the last word and the attempt", async () => {
    const { page } = await openWorkshop();
    const board = page.getByRole("grid", { name: "Grille du coup 10" });
    for (const name of ["O13, G, joker", "L12, A, dernier mot", "F13, L, joker, votre essai", "H8, F"]) {
      expect(await board.getByRole("gridcell", { name, exact: true }).count(), name).toBe(1);
    }
  });
});

describe("a table of 2,000 rows", () => {
  it("draws only those in sight", async () => {
    const { page } = await openWorkshop();
    const table = page.getByRole("table", { name: "Classement" });
    expect(await table.getByRole("row").count()).toBeLessThan(50);
    expect(await table.getAttribute("aria-rowcount")).toBe("2001");
    await page
      .getByRole("region", { name: "Classement" })
      .evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await table.locator('[aria-rowindex="2001"]').waitFor();
    expect(await table.getByRole("row").count()).toBeLessThan(50);
  });
});

describe("the QR code", () => {
  it("is drawn from what the server sends, with its code beside", async () => {
    const { page } = await openWorkshop();
    const picture = page.getByRole("img", { name: "Code QR vers 192.168.1.20" });
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    expect(await page.getByText("B4K 7RM").count()).toBe(1);
  });
});

describe("a note", () => {
  it("takes back what it tells", async () => {
    const { page } = await openWorkshop();
    await page.getByRole("button", { name: "Montrer une note" }).click();
    await page.getByRole("button", { name: "Revenir en arrière" }).click();
    await page.getByText("Saisie reprise").waitFor();
    expect(await page.getByText("Table 87 : payé 34").count()).toBe(0);
  });
});
