import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { launch, THEMES, VIEWPORTS, visit, type Theme, type Viewport } from "./browser";
import { Club } from "./server";

const FOLDER = fileURLToPath(new URL("../../docs/images/screens", import.meta.url));
const QUALITY = 45;
/** Large screens are shown smaller, so that the whole set stays light. */
const SCALES: Readonly<Partial<Record<Viewport, number>>> = { laptop: 2 / 3, projector: 0.5 };

type Scenes = (club: Club, page: Page, shoot: (name: string) => Promise<void>) => Promise<void>;
const SCENES = import.meta.glob<Scenes>("./*.scenes.ts", { import: "scenes", eager: true });

/** The sizes at which a screen is used, the usual one first; a laptop's where nothing is said. */
const SIZES: Readonly<Record<string, readonly Viewport[]>> = {
  display: ["projector"],
  help: ["phone"],
  home: ["laptop", "phone"],
  player: ["phone"],
  results: ["laptop", "phone"],
};

/** The state of each screen that the guide shows. */
const BEST: Readonly<Record<string, string>> = {
  arbiter: "avertissement",
  chief: "annoncer",
  commission: "a-decider",
  display: "chrono",
  double: "difference",
  home: "accueil",
  organiser: "colle",
  player: "bulletin",
  results: "en-cours",
};

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
  await rm(FOLDER, { recursive: true, force: true });
});

afterAll(() => browser?.close());

/** Has the page wear a theme, whatever it has chosen itself, until `undress`. */
async function dress(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (wanted) => {
    const { dataset } = document.documentElement;
    dataset.worn ??= dataset.theme ?? "";
    dataset.theme = wanted;
    await document.fonts.ready;
  }, theme);
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
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  const session = await page.context().newCDPSession(page);
  const clip = { ...(await standing(page)), ...VIEWPORTS[size], scale };
  const { data } = await session.send("Page.captureScreenshot", { format: "jpeg", quality: QUALITY, clip });
  await writeFile(join(FOLDER, path), data, "base64");
  await session.detach();
}

async function shoot(page: Page, folder: string, state: string, sizes: readonly Viewport[]): Promise<void> {
  const [usual] = sizes as [Viewport];
  for (const theme of THEMES) {
    await dress(page, theme);
    for (const size of sizes.toReversed()) {
      await page.setViewportSize(VIEWPORTS[size]);
      await picture(page, join(folder, `${state}-${size}-${theme}.jpg`), size);
    }
    if (theme === "light" && BEST[folder] === state) await picture(page, `${folder}.jpg`, usual, 1);
  }
  await undress(page);
}

it.concurrent.each(Object.entries(SCENES))("pictures of %s", async (path, scenes) => {
  const folder = /\.\/(\w+)\./.exec(path)?.[1] ?? path;
  const sizes = SIZES[folder] ?? ["laptop"];
  await mkdir(join(FOLDER, folder), { recursive: true });
  const club = await Club.start();
  try {
    const { page } = await visit(browser, "light", sizes[0]);
    await scenes(club, page, (state) => shoot(page, folder, state, sizes));
  } finally {
    await club.close();
  }
});
