import type { Browser } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { launch, visit, type Visit, type Viewport } from "./browser";
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
