import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const KEPT = ["name", "letters", "board", "rows", "tiles", "letter", "value", "count"];

/** Of the letters and boards that the server plays with, what the screens need (`?bare`): phones load no more. */
export const bare: Plugin = {
  name: "bare",
  load(id) {
    if (!id.endsWith(".json?bare")) return null;
    const whole: unknown = JSON.parse(readFileSync(id.replace("?bare", ""), "utf8"));
    return { code: `export default ${JSON.stringify(whole, KEPT)}`, moduleType: "js" };
  },
};
