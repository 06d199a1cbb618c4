import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { launch, look, VIEWPORTS, visit } from "./browser";
import { SCREENS } from "./screens";
import { Club } from "./server";
import { belowTheFold, tooSmall, unseen } from "./sight";

/** What is in sight without scrolling, as soon as it is on the screen. */
const AT_ONCE: Readonly<Record<string, string>> = {
  arbiter: ".answer",
  player: ".boxes, footer .primary",
};
/** Where fingers do all. */
const TOUCHED: ReadonlySet<string> = new Set(["player"]);

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser?.close());

const missing = async (page: Page, screen: string): Promise<string[]> => [
  ...(await unseen(page)),
  ...(await belowTheFold(page, AT_ONCE[screen])),
  ...(TOUCHED.has(screen) ? await tooSmall(page) : []),
];

it.each(SCREENS)(
  "nothing is cut, covered or out of reach in $screen",
  async ({ screen, scenes, usual, others }) => {
    const club = await Club.start();
    onTestFinished(() => club.close());
    const { context, page } = await visit(browser, "light", usual);
    onTestFinished(() => context.close());
    const found: string[] = [];
    await scenes(club, page, async (state) => {
      for (const size of [...others, usual]) {
        await page.setViewportSize(VIEWPORTS[size]);
        await look(page, `${screen}-${state}-${size}`);
        found.push(...(await missing(page, screen)).map((one) => `${state}, ${size}: ${one}`));
      }
    });
    expect(found).toEqual([]);
  },
  300_000,
);
