import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { launch, VIEWPORTS } from "./browser";
import { HELLO } from "./home.scenes";
import { Club } from "./server";
import { compose, title } from "./solo.scenes";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.NONUPLE_PYTHON ?? join(ROOT, ".venv/bin/python");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A phone of its own; what goes wrong in its pages is told. */
async function phone(): Promise<{ page: Page; troubles: string[] }> {
  const context = await browser.newContext({ viewport: VIEWPORTS.phone, hasTouch: true, locale: "fr-FR" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  return { page, troubles };
}

/** What was visited is kept: the service worker has all its files. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).length > 0;
  });

/** The first game of everybody: its first turn played, its second passed, then left. */
async function playAlone(page: Page): Promise<void> {
  await page.getByRole("link", { name: /La jouer/ }).click();
  await title(page, "Coup 1").waitFor();
  await page.getByRole("button", { name: "Indice" }).filter({ visible: true }).click();
  await page.keyboard.press("Escape");
  await page.locator("body").focus();
  await compose(page, "H4EPUISE");
  await page.getByRole("button", { name: "Valider, 18 points" }).click();
  await page.getByRole("heading", { name: "6 points de moins que le top" }).waitFor();
  expect(await page.getByText("HUEES").count()).toBe(0);
  await page.getByRole("button", { name: "Voir le top" }).click();
  await page.getByRole("button", { name: /^Coup 2/ }).click();
  await title(page, "Coup 2").waitFor();
}

/** From a turn to its end, passing. */
async function finish(page: Page, from = 2): Promise<void> {
  for (let turn = from; ; turn += 1) {
    await title(page, `Coup ${turn}`).waitFor();
    await page.getByRole("button", { name: /^Passer ce coup/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Passer ce coup" }).click();
    const next = page.getByRole("button", { name: new RegExp(`^Coup ${turn + 1}`) });
    const over = page.getByText("Voir le rapport");
    await next.or(over).first().waitFor();
    if ((await next.count()) === 0) return void (await over.first().click());
    await next.click();
  }
}

it("a whole game alone once the server is gone, after one visit", async () => {
  const club = await Club.start();
  onTestFinished(() => club.close());
  const { page, troubles } = await phone();
  const address = club.address.replace(/\/\/[^:]+/, "//localhost"); // where browsers keep files
  await page.goto(`${address}/#/`);
  await title(page, HELLO).waitFor();
  expect(await isKept(page)).toBe(true);

  await club.stop("SIGKILL");
  await page.reload();
  await title(page, HELLO).waitFor();
  await page.getByText("Jouer seul marche sans réseau").waitFor();
  await playAlone(page);

  // Left, and found again in another tab as it was.
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`${address}/#/`);
  await other.getByRole("link", { name: /Reprendre le coup 2/ }).click();
  await finish(other);
  await title(other, "Partie finie").waitFor();
  expect(troubles).toEqual([]);
}, 180_000);

/** A card of a sitting, not known. */
async function miss(page: Page): Promise<void> {
  await page.getByLabel("Votre réponse").waitFor();
  await page.keyboard.press("F2");
  await page.getByText(/^Voici le[s]? mot/).waitFor();
  await page.keyboard.press("Enter");
}

it("the day's game and a sitting of words without a network, in the diary once there is one", async () => {
  const club = await Club.start();
  onTestFinished(() => club.close());
  const { page, troubles } = await phone();
  const address = club.address.replace(/\/\/[^:]+/, "//localhost");
  await page.goto(`${address}/#/mots`);
  await page.getByRole("heading", { name: "Dix cartes pour commencer ?" }).waitFor();
  expect(await isKept(page)).toBe(true);
  await page.waitForFunction(() => localStorage.getItem("nonuple.diary.reserve") !== null);

  await club.stop("SIGKILL");
  await page.reload();
  await page.getByRole("button", { name: "Dix anagrammes" }).click();
  await miss(page);
  await page.getByText("1 réponse sur cet appareil").waitFor();
  await miss(page);
  await page.getByText("2 réponses sur cet appareil").waitFor();

  await page.goto(`${address}/#/`);
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await finish(page, 1);
  await title(page, "Partie finie").waitFor();
  await page.goto(`${address}/#/`);
  await page.getByRole("heading", { name: "Jouées sur cet appareil" }).waitFor();
  expect(await page.getByRole("button", { name: "Les ajouter à mon carnet" }).count()).toBe(0);

  await club.serve();
  await page.reload();
  await page.getByRole("button", { name: "Les ajouter à mon carnet" }).click();
  await page.getByText("1 partie ajoutée à votre carnet.").waitFor();
  await page.getByRole("heading", { name: "Jouées sur cet appareil" }).waitFor({ state: "hidden" });
  await page.goto(`${address}/#/carnet`);
  await page.getByRole("link", { name: "Seul", exact: true }).click();
  await title(page, "Partie finie").waitFor();
  await page.goto(`${address}/#/mots`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nonuple.diary.waiting"))).toBeNull();
  await page.getByText(/sur cet appareil/).waitFor({ state: "hidden" });
  expect(troubles).toEqual([]);
}, 180_000);

/** A web site that knows nothing but files, below a folder of its own. */
async function served(folder: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/^\/jeux/, "").replace(/\?.*/, "");
    try {
      const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
      const content = readFileSync(file);
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/jeux/` };
}

it("the same from a folder of files on any web site, which asks nobody for anything", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nonuple-site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const written = spawnSync(PYTHON, ["-m", "nonuple", "site", folder], { cwd: ROOT, encoding: "utf8" });
  expect(written.stderr).toBe("");
  const { server, address } = await served(folder);
  const { page, troubles } = await phone();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(address);
  await title(page, HELLO).waitFor();
  expect(await isKept(page)).toBe(true);
  server.closeAllConnections();
  server.close();
  await page.reload();
  await page.getByText("Vos parties restent dans ce navigateur").waitFor();
  expect(await page.getByRole("link", { name: "Club" }).count()).toBe(0);
  await playAlone(page);

  // What can be played on a position that somebody sets up.
  await page.goto(`${address}#/analyse`);
  await page.getByRole("textbox", { name: /tirage/i }).fill("SEIUHPE");
  await page.getByText("HUEES").first().waitFor();

  // The turn of the day, against the clock.
  await page.goto(`${address}#/`);
  await page.getByRole("button", { name: "Découvrir les lettres" }).click();
  await title(page, "Coup 1").waitFor();
  expect(asked.filter((path) => path.includes("/api/"))).toEqual([]);
  expect(troubles).toEqual([]);
});
