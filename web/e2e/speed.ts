import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import type { SolutionView } from "../src/net/server";
import {
  decided,
  lastRound,
  openDesks,
  playTo,
  table,
  type as typeLine,
  verdict,
  FIRST,
} from "./arbiter.scenes";
import { launch, VIEWPORTS, type Viewport } from "./browser";
import { Evening } from "./evening";
import { Club } from "./server";

const LINES = 40;
const FRAMES = 300;
const MANY = 2_000;

let club: Club;
let browser: Browser;
const told: string[] = [];

beforeAll(async () => {
  [club, browser] = await Promise.all([Club.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await club?.close();
  process.stdout.write(`\n${told.join("\n")}\n`);
});

/** A page where things move, as for most people. */
async function open(token: string, screen: string, viewport: Viewport): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORTS[viewport], locale: "fr-FR" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(club.link(token, screen));
  return page;
}

/** Says how long things took, in milliseconds: the middle one, the one that 5 % exceed, the longest. */
function tell(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  told.push(
    `${what}: ${at(0.5)} ms in the median, ${at(0.95)} at 95 %, ${at(1)} at most, of ${times.length}`,
  );
}

declare global {
  var shown: Promise<number>;
}

/** From a key to the frame that shows a heading in the verdict. */
async function fromKeyTo(page: Page, heading: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    globalThis.shown = new Promise((resolve) => {
      const begin = ({ timeStamp }: KeyboardEvent) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector("section.verdict h2")?.textContent !== wanted) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      };
      addEventListener("keydown", begin, { once: true, capture: true });
    });
  }, heading);
  await press();
  return page.evaluate(() => globalThis.shown);
}

/** Times between frames, while something happens in each of them. */
const frames = (page: Page, count: number, region: string | null = null) =>
  page.evaluate(
    ([wanted, name]) =>
      new Promise<number[]>((resolve) => {
        const list = name === null ? null : document.querySelector(`[role="region"][aria-label="${name}"]`);
        const times: number[] = [];
        let last: number | null = null;
        const step = (now: number) => {
          if (last !== null) times.push(now - last);
          last = now;
          list?.scrollBy(0, 240);
          if (times.length < wanted) requestAnimationFrame(step);
          else resolve(times);
        };
        requestAnimationFrame(step);
      }),
    [count, region] as const,
  );

it("from the last key of a slip to its verdict at the arbiter's desk", async () => {
  const desks = await openDesks(club);
  await playTo(club, desks.contest, "AEGOPSU");
  const { draw } = await lastRound(club, desks.contest);
  const solutions = await club.get<SolutionView[]>(`/api/contests/${desks.contest}/solutions/${draw}`);
  const page = await open(desks.arbiter, "arbitre", "laptop");
  await table(page, FIRST).waitFor();
  const times: number[] = [];
  for (const { word, ref, score } of solutions.slice(0, LINES)) {
    const text = `${word} ${ref} ${score}`;
    await typeLine(page, text.slice(0, -1));
    await verdict(page).getByRole("heading").waitFor();
    await expect.poll(() => decided(page, "Payé").count()).toBe(0);
    times.push(await fromKeyTo(page, "Payé", () => typeLine(page, text.slice(-1))));
    await page.keyboard.press("Escape");
    await decided(page, "Payé").waitFor({ state: "detached" });
  }
  expect(times).toHaveLength(LINES);
  tell("from the last key to the verdict", times);
});

it("frames of the projector while the clock runs", async () => {
  const evening = await Evening.open(club, "Soirée", 4);
  await evening.start({ phones: false });
  await evening.turns(2, 4);
  await evening.draw();
  await evening.do({ type: "StartClock" });
  const { token } = await club.grant(evening.contest, { role: "display" });
  const page = await open(token, "affichage", "projector");
  await page.getByRole("timer").waitFor();
  tell("between frames of the projector", await frames(page, FRAMES));
});

it("frames of a ranking of 2,000 players that is scrolled", async () => {
  const evening = await Evening.open(club, "Grand tournoi", MANY);
  await evening.start();
  await evening.do({ type: "EnterTop", draw: await evening.play(0) });
  const { token } = await club.grant(evening.contest, { role: "spectator" });
  const page = await open(token, "resultats", "laptop");
  const rows = page.getByRole("table", { name: "Classement" });
  await expect.poll(() => rows.getAttribute("aria-rowcount"), { timeout: 20_000 }).toBe(`${MANY + 1}`);
  tell("between frames of a ranking that is scrolled", await frames(page, FRAMES, "Classement"));
});
