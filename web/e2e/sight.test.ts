import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { atRest, launch, look, VIEWPORTS, violations, visit, wear, type Viewport } from "./browser";
import { LONGEST } from "./evening";
import { SCREENS } from "./screens";
import { Club } from "./server";
import { belowTheFold, LOUNGE, tooFine, tooSmall, unseen } from "./sight";

/** What is in sight without scrolling, as soon as it is on the screen. */
const AT_ONCE: Readonly<Record<string, string>> = {
  arbiter: ".answer",
  chief: ".lines li",
  player: ".boxes, footer .primary",
};
/** No desk is led from a phone: there it is scrolled. */
const SCROLLED: ReadonlySet<string> = new Set(["arbiter", "chief"]);
const HANDHELD: ReadonlySet<Viewport> = new Set(["upright", "phone", "small"]);
/** Where people stand by name: one of 28 letters is seen there; where they have points, in four figures too. */
const NAMED: ReadonlySet<string> = new Set(["arbiter", "display", "event", "organiser", "results"]);
const [, LONG_FAMILY = ""] = LONGEST.toLowerCase().split(" ");
const TOTALLED: ReadonlySet<string> = new Set(["display", "event", "results"]);
const FOUR_FIGURES = /(?<![\d-])\d[\s\u202f]?\d{3}(?![\d-])/;
/** Where fingers do all. */
const TOUCHED: ReadonlySet<string> = new Set(["player"]);

/** Said by the browser itself where a scene cuts the network or asks for what is not there. */
const EXPECTED = /^(Failed to load resource|WebSocket connection)/;

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser?.close());

const missing = async (page: Page, screen: string, size: Viewport): Promise<string[]> => [
  ...(await unseen(page)),
  ...(SCROLLED.has(screen) && HANDHELD.has(size) ? [] : await belowTheFold(page, AT_ONCE[screen])),
  ...(TOUCHED.has(screen) && size !== "narrow" ? await tooSmall(page) : []),
  ...(screen === "display" && !HANDHELD.has(size) ? await tooFine(page) : []),
  ...(screen === "family" && size === "projector" ? await tooFine(page, LOUNGE) : []),
];

const FAULTY = `
  <style>p, button { position: absolute; margin: 0; font: 16px/20px sans-serif; white-space: nowrap }</style>
  <p style="top: 0; width: 40px; overflow: hidden">coupé par sa boîte</p>
  <p style="top: 40px">GALOPES</p><p style="top: 40px; left: 30px">3C</p>
  <p style="top: 80px">caché</p><i style="position: absolute; top: 70px; width: 300px; height: 40px; background: tan"></i>
  <button style="top: 120px; left: -200px">Envoyer</button>
  <p style="top: 160px">entier</p>`;

it("finds what is cut, printed over, covered and out of reach, and nothing else", async () => {
  const { context, page } = await visit(browser, "light", "phone");
  onTestFinished(() => context.close());
  await page.setContent(FAULTY);
  expect(await unseen(page)).toEqual([
    "cut: p “coupé par sa boîte” by p “coupé par sa boîte”",
    "out of reach: button “Envoyer”",
    "printed over: p “GALOPES” by p “3C”",
    "covered: p “caché” by i “”",
  ]);
  expect(await tooSmall(page)).toEqual([expect.stringContaining("button “Envoyer”")]);
  expect(await belowTheFold(page, "p:last-of-type")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 170 });
  expect(await belowTheFold(page, "p:last-of-type")).toEqual(["below the fold: “entier”"]);
});

it.each([
  ["stays", []],
  ["goes", [expect.stringContaining("the dialog “Salle” gives the focus to nothing")]],
])("warns of a dialog that leaves the focus nowhere: where what opened it %s", async (becomes, warned) => {
  const { context, page, troubles } = await visit(browser);
  onTestFinished(() => context.close());
  // A page that is gone to: what runs in every page may come too late for the empty one of a new tab.
  const html = "<button>Salle…</button><dialog><h2>Salle</h2><button>Fermer</button></dialog>";
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
  await page.evaluate((goes) => {
    const [opener, dialog] = [document.querySelector("button"), document.querySelector("dialog")];
    opener?.addEventListener("click", () => dialog?.showModal());
    dialog?.querySelector("button")?.addEventListener("click", () => {
      if (goes) opener?.remove();
      dialog.close();
    });
  }, becomes === "goes");
  await page.getByRole("button", { name: "Salle…" }).press("Enter");
  await page.getByRole("button", { name: "Fermer" }).press("Enter");
  await expect.poll(() => troubles).toEqual(warned);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(troubles).toEqual(warned);
});

/** Colours alone change with the theme. */
async function flaws(page: Page): Promise<string[]> {
  const light = await violations(page);
  await wear(page, "dark");
  const dark = await violations(page, "color-contrast");
  await wear(page, "light");
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

describe("every state", { timeout: 600_000 }, () => {
  it.concurrent.for(SCREENS)(
    "of $screen has nothing cut, covered, out of reach or that axe finds",
    async ({ screen, scenes, usual, others }, { expect, onTestFinished }) => {
      const club = await Club.start();
      onTestFinished(() => club.close());
      const { context, page, troubles } = await visit(browser, "light", usual);
      onTestFinished(() => context.close());
      const found: string[] = [];
      let told = "";
      await scenes(club, page, async (state) => {
        told += await page.evaluate(() => document.body.innerText);
        for (const size of [...others, usual]) {
          await page.setViewportSize(VIEWPORTS[size]);
          await atRest(page);
          await look(page, `${screen}-${state}-${size}`);
          found.push(...(await missing(page, screen, size)).map((one) => `${state}, ${size}: ${one}`));
        }
        found.push(...(await flaws(page)).map((one) => `${state}: ${one}`));
      });
      expect(found).toEqual([]);
      expect(NAMED.has(screen) && !told.toLowerCase().includes(LONG_FAMILY)).toBe(false);
      expect(TOTALLED.has(screen) && !FOUR_FIGURES.test(told.replace(/20\d\d/g, ""))).toBe(false);
      expect(troubles.filter((one) => !EXPECTED.test(one))).toEqual([]);
    },
  );
});
