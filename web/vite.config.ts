import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { bare } from "./scripts/bare.ts";
import { budget } from "./scripts/budget.ts";

/** Phones at home load no more than this, compressed. */
const AT_HOME = { first: 88, all: 95 };
const HOUSE = [
  ...["home", "training", "solo", "report", "seating", "free", "hindsight"],
  ...["family", "topping", "study", "analysis", "record"],
];

const SERVER = "http://127.0.0.1:9009";

export default defineConfig({
  plugins: [
    bare,
    svelte(),
    budget({ first: 120, all: 120 }, Object.fromEntries(HOUSE.map((screen) => [screen, AT_HOME]))),
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
    // Many small files compress badly: what nearly every screen is made of comes with the first page.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              test: /\/src\/(ui\/(Banner|Bar|Brand|Dialog|Icon|Notice|Skeleton|Switch|keys)|net\/(api|kept))\./,
            },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
});
