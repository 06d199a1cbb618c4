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
import { FreeAt, squareAt } from "./free";
import { Club } from "./server";
import { SoloAt, title } from "./solo.scenes";

const LINES = 40;
const FRAMES = 300;
const MANY = 2_000;
const GAMES = 12;
const DRAGS = 6;
const ARRIVALS = 5;
/** What telephone networks were in the country some years ago: 1.6 Mbit/s, 150 ms there and back. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Seconds for which a word lies open. */
const LONG = 60;

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
async function blank(viewport: Viewport): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORTS[viewport], locale: "fr-FR" });
  onTestFinished(() => context.close());
  return context.newPage();
}

async function open(token: string, screen: string, viewport: Viewport): Promise<Page> {
  const page = await blank(viewport);
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
  var drawn: number[];
}

/** From a press to the frame that shows a sentence, by key or by touch. */
async function fromPressTo(
  page: Page,
  pressed: "keydown" | "click",
  sentence: string,
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([kind, wanted]) => {
      globalThis.shown = new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (!document.querySelector("main")?.textContent?.includes(wanted)) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          const observer = new MutationObserver(look);
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        };
        addEventListener(kind, begin, { once: true, capture: true });
      });
    },
    [pressed, sentence] as const,
  );
  await press();
  return page.evaluate(() => globalThis.shown);
}

/** Times between frames while a tile is dragged over the grid, to and fro. */
async function dragged(page: Page): Promise<number[]> {
  const tile = await page.locator("button[data-tile]").first().boundingBox();
  const [corner, opposite] = [
    await squareAt(page, "A1").boundingBox(),
    await squareAt(page, "O15").boundingBox(),
  ];
  if (!tile || !corner || !opposite) throw new Error("nothing to drag");
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    globalThis.drawn = [];
    let last: number | null = null;
    const step = (now: number) => {
      if (last !== null) globalThis.drawn.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  for (let turn = 0; turn < DRAGS; turn += 1) {
    await page.mouse.move(corner.x + 5, corner.y + 5, { steps: 40 });
    await page.mouse.move(opposite.x + 5, opposite.y + 5, { steps: 40 });
  }
  const times = await page.evaluate(() => globalThis.drawn);
  await page.mouse.up();
  return times;
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
  await evening.do({ type: "EnterTop", game: 1, draw: await evening.play(0) });
  const { token } = await club.grant(evening.contest, { role: "spectator" });
  const page = await open(token, "resultats", "laptop");
  const rows = page.getByRole("table", { name: "Classement" });
  await expect.poll(() => rows.getAttribute("aria-rowcount"), { timeout: 20_000 }).toBe(`${MANY + 1}`);
  tell("between frames of a ranking that is scrolled", await frames(page, FRAMES, "Classement"));
});

it("first content and letters of a phone that comes in over a slow network", async () => {
  const evening = await Evening.open(club, "Arrivée", 2);
  await evening.start({ phones: true });
  await evening.draw();
  const { token } = await club.grant(evening.contest, { role: "player", table: 1 });
  const first: number[] = [];
  const letters: number[] = [];
  let [asked, bytes] = [0, 0];
  for (let time = 0; time < ARRIVALS; time += 1) {
    const page = await blank("phone");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    [asked, bytes] = [0, 0];
    devtools.on("Network.requestWillBeSent", () => (asked += 1));
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(club.link(token, "joueur"));
    await page.locator("button[data-tile]").first().waitFor();
    letters.push(await page.evaluate(() => performance.now()));
    first.push(
      await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN),
    );
  }
  tell("first content of a phone, 1.6 Mbit/s, 150 ms, a quarter of this processor", first);
  tell("its letters to touch", letters);
  told.push(`its requests and kilobytes: ${asked}, ${Math.round(bytes / 1000)}`);
});

it("frames of a tile that is dragged on the phone of a player", async () => {
  const evening = await Evening.open(club, "Glisser", 2);
  await evening.start({ phones: true });
  await evening.draw();
  const { token } = await club.grant(evening.contest, { role: "player", table: 1 });
  const page = await open(token, "joueur", "phone");
  await page.locator("button[data-tile]").first().waitFor();
  tell("between frames of a tile dragged on a player's phone", await dragged(page));
});

it("frames of a tile that is dragged in a free game", async () => {
  const page = await blank("laptop");
  const table = await FreeAt.begin(club, [{ name: "Vous" }, { name: "Odile" }]);
  await table.show(page);
  await page.locator("button[data-tile]").first().waitFor();
  tell("between frames of a tile dragged in a free game", await dragged(page));
});

it("from the press that plays a word in a free game to its answer", async () => {
  const page = await blank("laptop");
  const times: number[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const table = await FreeAt.begin(club, [{ name: "Vous" }, { name: "Odile" }], {
      words: "challenge",
      draws_after: LONG,
    });
    if ((await table.parts()).table?.seat !== 0) continue;
    await table.show(page);
    await squareAt(page, "H8").waitFor();
    await page.keyboard.type(`H8${(await table.rack()).replaceAll("?", "").slice(0, 2)}`);
    const play = page.getByRole("button", { name: /^Jouer .*points?/ });
    await play.waitFor();
    times.push(await fromPressTo(page, "click", "Votre mot est posé", () => play.click()));
  }
  tell("from the press to the answer in a free game", times);
});

it("from the key that hands in a word alone to its answer", async () => {
  const page = await blank("laptop");
  const times: number[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const solo = await SoloAt.begin(club);
    await solo.show(page);
    await title(page, "Coup 1").waitFor();
    await page.keyboard.type("H4EPUISE");
    await page.getByRole("button", { name: /^Valider/ }).waitFor();
    times.push(
      await fromPressTo(page, "keydown", "6 points de moins que le top", () => page.keyboard.press("Enter")),
    );
  }
  tell("from the key to the answer alone", times);
});
