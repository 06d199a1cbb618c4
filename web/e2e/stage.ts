import type { Browser } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { launch, visit, type Theme, type Visit, type Viewport } from "./browser";
import { Club } from "./server";

/** One club server and one browser for all tests of the file that imports them. */
export let club: Club;
export let browser: Browser;

beforeAll(async () => {
  [club, browser] = await Promise.all([Club.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await club?.close();
});

interface Place {
  size: Viewport;
  theme: Theme;
}

const USUAL: readonly Place[] = [
  { size: "phone", theme: "dark" },
  { size: "laptop", theme: "light" },
];
const OTHER: readonly Place[] = [
  { size: "phone", theme: "light" },
  { size: "laptop", theme: "dark" },
];

/** Where each way of playing goes from the front page to its end: both sizes and both themes; every pair of them by NONUPLE_SOAK. */
export const PLACES: readonly Place[] = process.env.NONUPLE_SOAK ? [...USUAL, ...OTHER] : USUAL;

/** Somebody at a screen of his own, until the end of the test. */
export async function fresh(viewport: Viewport = "laptop", theme: Theme = "light"): Promise<Visit> {
  const visited = await visit(browser, theme, viewport);
  onTestFinished(() => visited.context.close());
  return visited;
}

/** The screen that a link opens. */
export async function seat(token: string, screen: string, viewport: Viewport = "laptop"): Promise<Visit> {
  const visited = await fresh(viewport);
  await visited.page.goto(club.link(token, screen));
  return visited;
}
