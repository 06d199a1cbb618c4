import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const TEXTS = `${ROOT}python/nonuple/texts`;

/** Writes `src/i18n/made`, from Python; what has not changed is left alone. */
export function writeSentences(): void {
  execFileSync(`${ROOT}.venv/bin/python`, ["-m", "scripts.sentences"], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: "python" },
  });
}

/** Whatever is built, tested or shown says what Python says now. */
export const sentences: Plugin = {
  name: "sentences",
  config: writeSentences,
  configureServer({ watcher }) {
    watcher.add(TEXTS).on("change", (file) => {
      if (file.startsWith(TEXTS)) writeSentences();
    });
  },
};
