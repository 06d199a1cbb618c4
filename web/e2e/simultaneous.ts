import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.NONUPLE_PYTHON ?? join(ROOT, ".venv/bin/python");

/** The files of a simultané of one game, as its organiser made them, and what its centres send. */
export interface SimultaneousFiles {
  event: string;
  pack: string;
  keys: string;
  own: Record<string, string>;
  words: string[];
  digits: string;
  sent: Record<string, string>;
}

export async function simultaneousFiles(): Promise<SimultaneousFiles> {
  const { stdout } = await promisify(execFile)(PYTHON, ["-m", "tests.server.simultaneous_files"], {
    cwd: ROOT,
    maxBuffer: 64_000_000,
  });
  return JSON.parse(stdout) as SimultaneousFiles;
}

/** Drops texts as files onto the page's field. */
export async function drop(
  page: Page,
  label: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await page.getByLabel(label).setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name: `${name}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(text),
    })),
  );
}
