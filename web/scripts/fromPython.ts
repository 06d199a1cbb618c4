import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TEXTS = `${ROOT}python/nonuple/texts`;

/** Writes `src/i18n/made` and `src/net/server.ts`; what has not changed is left alone. */
export function writeFromPython(): void {
  execFileSync(`${ROOT}.venv/bin/python`, ["-m", "scripts.screens"], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: "python" },
  });
}

/** Whatever is built, tested or shown says what Python says now. */
export const fromPython: Plugin = {
  name: "from-python",
  config: writeFromPython,
  configureServer({ watcher }) {
    watcher.add(TEXTS).on("change", (file) => {
      if (file.startsWith(TEXTS)) writeFromPython();
    });
  },
};
