import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { bare } from "./scripts/bare.ts";
import { budget } from "./scripts/budget.ts";
import { offline } from "./scripts/offline.ts";
import { fromPython } from "./scripts/fromPython.ts";

/** Phones at home load no more than this, compressed. */
const AT_HOME = { first: 88.8, all: 95.8, files: 36 };
/** A room of phones comes in within a minute, each over six connections at most. */
const A_PHONE = { first: 90, all: 90, files: 22 };
const HOUSE = [
  ...["home", "training", "solo", "report", "seating", "free", "hindsight"],
  ...["family", "topping", "study", "analysis", "record"],
];

/** What is played without a server: `scripts/page.py` makes it. */
const PAGE = existsSync(fileURLToPath(new URL("made/given.json", import.meta.url)));
const OFFLINE = ["home", "training", "solo", "report", "study", "analysis", "help", "privacy"];

const SERVER = "http://127.0.0.1:9009";

export default defineConfig({
  // The screens may lie anywhere on a web site.
  base: "./",
  define: { "import.meta.env.HAS_PAGE": PAGE },
  worker: { format: "es" },
  plugins: [
    fromPython,
    bare,
    svelte(),
    budget(
      { first: 120, all: 120, files: 50 },
      {
        ...Object.fromEntries(HOUSE.map((screen) => [screen, AT_HOME])),
        player: A_PHONE,
        event: { first: 127, all: 148, files: 46 },
        organiser: { first: 120, all: 125, files: 50 },
      },
    ),
    ...(PAGE ? [offline(OFFLINE)] : []),
  ],
  css: { transformer: "lightningcss" },
  build: {
    outDir: "../python/nonuple/server/static",
    emptyOutDir: true,
    // Phones of the room may be some years old; colours are written with light-dark() and lowered for them.
    target: ["chrome111", "firefox113", "safari16.4"],
    // Inlined files would be data: addresses, which the server's content security policy refuses to fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Of what is bundled, for `nonuple licences`.
    license: { fileName: "licences.json" },
    // Many small files compress badly, and each is asked for: what nearly every screen is made of comes with the first page.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              test: /\/src\/(ui\/(Banner|Bar|Brand|Dialog|focus|held|Icon|Notice|Skeleton|Switch|keys|letters|toasts)|i18n\/capital|net\/(api|host|kept|server))\./,
            },
            {
              name: "shared",
              test: /\/src\/(board\/(board|analysis|slip|Tile|Board|Word|words|variant|Rack|verdicts|VerdictBadge)|ui\/(Awaiting|LanguageToggle|ThemeToggle|Segmented)|net\/(code|joining|contest|ConnectionBanner|live|roles|outbox))\./,
            },
            {
              name: "senses",
              test: /\/src\/ui\/(ClockRing|timer|countdown|sound|speech|senses|SenseSwitches)\./,
            },
            { name: "paper", test: /\/src\/net\/(PaperMenu|PaperDialog|paper)\./ },
            {
              name: "playing",
              test: /\/src\/board\/(draft|rack|composition|trouble|dragging|Hand|JokerSheet|typing|Placing)\./,
            },
            {
              name: (id) => /\/i18n\/made\/(?:everywhere|net|board)\/(\w\w)\.ts$/.exec(id)?.[1] ?? null,
            },
            {
              name: (id) => {
                const language = /\/i18n\/made\/(?:desk|opening|posts|annulling|met)\/(\w\w)\.ts$/.exec(
                  id,
                )?.[1];
                return language === undefined ? null : `desks-${language}`;
              },
            },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
});
