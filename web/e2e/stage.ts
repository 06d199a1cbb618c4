import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { launch, look, THEMES, violations, visit, wear, type Visit, type Viewport } from "./browser";
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

/** Somebody at a screen of his own, until the end of the test. */
export async function fresh(viewport: Viewport = "laptop"): Promise<Visit> {
  const visited = await visit(browser, "light", viewport);
  onTestFinished(() => visited.context.close());
  return visited;
}

/** The screen that a link opens. */
export async function seat(token: string, screen: string, viewport: Viewport = "laptop"): Promise<Visit> {
  const visited = await fresh(viewport);
  await visited.page.goto(club.link(token, screen));
  return visited;
}

type Scenes = (club: Club, page: Page, shoot: (name: string) => Promise<void>) => Promise<void>;

/** What axe finds in the states of a screen, in both themes. */
export async function flaws(page: Page, screen: string, scenes: Scenes): Promise<string[]> {
  const found: string[] = [];
  await scenes(club, page, async (name) => {
    for (const theme of THEMES) {
      await wear(page, theme);
      await look(page, `${screen}-${name}-${theme}`);
      found.push(...(await violations(page)).map((violation) => `${name}, ${theme}: ${violation}`));
    }
  });
  return found;
}
