import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { writeFromPython } from "../scripts/fromPython.ts";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = ["src", "public", "scripts", "index.html", "vite.config.ts", "package-lock.json"];
const PAGE = join(WEB, "../python/nonuple/server/static/index.html");

/** When a file, or anything below a folder, last changed; 0 for what is not there. */
function changed(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  const below = found.isDirectory() ? readdirSync(path).map((name) => changed(join(path, name))) : [];
  return Math.max(found.mtimeMs, ...below);
}

/** The screens that the server shows are those of the sources: built once a run, unless they are already. */
export async function setup(): Promise<void> {
  writeFromPython();
  const sources = Math.max(...SOURCES.map((name) => changed(join(WEB, name))));
  if (changed(PAGE) >= sources) return;
  const { NODE_ENV = "test" } = process.env;
  process.env.NODE_ENV = "production"; // what is tried is what people get, and as heavy
  await build({ root: WEB, logLevel: "warn" }).finally(() => (process.env.NODE_ENV = NODE_ENV));
}
