import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { atRest, launch, THEMES, VIEWPORTS, visit, type Theme, type Viewport } from "./browser";
import { SCREENS } from "./screens";
import { Club } from "./server";

const FOLDER = fileURLToPath(new URL("../../docs/images/screens", import.meta.url));
const QUALITY = 45;
/** Large screens are shown smaller, so that the whole set stays light. */
const SCALES: Readonly<Partial<Record<Viewport, number>>> = {
  desk: 0.5,
  laptop: 2 / 3,
  projector: 0.5,
  tablet: 0.5,
  upright: 0.5,
};

/** The state of each screen that the guide shows. */
const BEST: Readonly<Record<string, string>> = {
  analysis: "solutions",
  arbiter: "avertissement",
  chief: "annoncer",
  club: "accueil",
  commission: "a-decider",
  display: "chrono",
  double: "difference",
  family: "longue",
  home: "une-partie",
  free: "contestation",
  organiser: "colle",
  player: "bulletin",
  results: "en-cours",
  solo: "bilan-ecart",
  study: "carte",
  topping: "propose",
  event: "journal",
};

type Screen = (typeof SCREENS)[number];

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
  await rm(FOLDER, { recursive: true, force: true });
});

afterAll(() => browser?.close());

/** Has the page wear a theme, whatever it has chosen itself, until `undress`. */
async function dress(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    dataset.worn ??= dataset.theme ?? "";
    dataset.theme = wanted;
  }, theme);
  // What is drawn rather than styled hears of it so.
  await page.emulateMedia({ colorScheme: theme });
}

const undress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    if (dataset.worn) dataset.theme = dataset.worn;
    else delete dataset.theme;
    delete dataset.worn;
  });

/** Where the window stands on the page, once what has the focus is in it. */
const standing = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const focused = document.querySelector(":focus");
    const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < 0 || bottom > innerHeight) focused?.scrollIntoView({ block: "center" });
    return { x: scrollX, y: scrollY };
  });

async function picture(page: Page, path: string, size: Viewport, scale = SCALES[size] ?? 1): Promise<void> {
  await atRest(page);
  const session = await page.context().newCDPSession(page);
  const clip = { ...(await standing(page)), ...VIEWPORTS[size], scale };
  const { data } = await session.send("Page.captureScreenshot", { format: "jpeg", quality: QUALITY, clip });
  await writeFile(join(FOLDER, path), data, "base64");
  await session.detach();
}

async function shoot(page: Page, { screen, usual, others }: Screen, state: string): Promise<void> {
  for (const theme of THEMES) {
    await dress(page, theme);
    for (const size of [...others, usual]) {
      await page.setViewportSize(VIEWPORTS[size]);
      await picture(page, join(screen, `${state}-${size}-${theme}.jpg`), size);
    }
    if (theme === "light" && BEST[screen] === state) await picture(page, `${screen}.jpg`, usual, 1);
  }
  await undress(page);
}

it.concurrent.each(SCREENS)("pictures of $screen", async (shown) => {
  await mkdir(join(FOLDER, shown.screen), { recursive: true });
  const club = await Club.start();
  try {
    const { page } = await visit(browser, "light", shown.usual);
    await shown.scenes(club, page, (state) => shoot(page, shown, state));
  } finally {
    await club.close();
  }
});
