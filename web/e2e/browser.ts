import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

/** A name of the room's network: plain http on it gives no secure context, as in a club. */
export const HOST = "club.test";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  narrow: { width: 320, height: 640 },
  upright: { width: 820, height: 1180 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1366, height: 768 },
  low: { width: 1280, height: 850 },
  laptop: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;

const HANDHELD: ReadonlySet<Viewport> = new Set(["phone", "small", "narrow", "upright"]);

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.NONUPLE_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ARGUMENTS,
  });

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page, and every address outside the server that it asked for. */
  troubles: string[];
}

/** A browser of one person, in a theme and a size; nothing is shared with other visits. */
export async function visit(
  browser: Browser,
  theme: Theme = "light",
  viewport: Viewport = "laptop",
): Promise<Visit> {
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: VIEWPORTS[viewport],
    hasTouch: HANDHELD.has(viewport),
    locale: "fr-FR",
    reducedMotion: "reduce",
  });
  await context.addInitScript(givesFocusBack);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== HOST && protocol !== "data:") troubles.push(`asked ${request.url()}`);
  });
  return { context, page, troubles };
}

/**
 * Runs in every page: warns of a dialog that leaves the focus nowhere, where something had it before, so that
 * whichever test opens one shows that it gives the focus back.
 */
function givesFocusBack(): void {
  const open: (this: HTMLDialogElement) => void = Reflect.get(HTMLDialogElement.prototype, "showModal");
  HTMLDialogElement.prototype.showModal = function () {
    const [before, title] = [document.activeElement, this.querySelector("h2")?.textContent];
    const [address] = location.hash.split("?");
    open.call(this);
    const look = () => {
      const now = document.activeElement;
      const isNowhere = now === document.body && !document.querySelector("dialog:modal");
      // Where letters go, not only where the ring is drawn: the caret of a field is told as its parent's.
      if (
        now?.matches("input:is([type=text], [type=search], :not([type]))") &&
        getSelection()?.anchorNode !== now.parentNode
      )
        console.warn(`the dialog “${title}” gives the focus back without the caret`);
      const isElsewhere = location.hash.split("?")[0] !== address;
      if (isNowhere && !isElsewhere && before !== document.body)
        console.warn(
          `the dialog “${title}” gives the focus to nothing; ${before?.outerHTML.slice(0, 120)} had it`,
        );
    };
    this.addEventListener("close", () => requestAnimationFrame(() => requestAnimationFrame(look)), {
      once: true,
    });
  };
}

/** Waits until fonts are there and colours have come to rest. A cancelled transition may never say that it is finished. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moves = ({ playState }: Animation) => playState !== "finished" && playState !== "idle";
    await document.fonts.ready;
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().some(moves));
  });

/** Changes the theme of an open page. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await atRest(page);
}

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** What axe finds against WCAG 2.2 AA and good practice, one line for each; by all its rules, or by the one named. */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const options = JSON.stringify({ resultTypes: ["violations"], ...(rule && { runOnly: [rule] }) });
  const { violations: found } = await page.evaluate<AxeResult>(`axe.run(document, ${options})`);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}

/** A picture of the page, when asked for by `npm run look`. */
export async function look(page: Page, name: string): Promise<void> {
  if (!process.env.NONUPLE_LOOK) return;
  await page.screenshot({ path: `looks/${name}.png`, fullPage: true });
}
