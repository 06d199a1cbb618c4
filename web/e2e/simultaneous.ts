import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
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
  password: string;
  sent: Record<string, string>;
}

export async function simultaneousFiles(...how: readonly "six"[]): Promise<SimultaneousFiles> {
  const { stdout } = await promisify(execFile)(PYTHON, ["-m", "tests.server.simultaneous_files", ...how], {
    cwd: ROOT,
    maxBuffer: 64_000_000,
  });
  return JSON.parse(stdout) as SimultaneousFiles;
}

/** What the command says, run in a folder; whatever it answers with. */
export async function nonuple(cwd: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, PYTHONPATH: join(ROOT, "python"), NONUPLE_LANG: "fr" };
  const ran = promisify(execFile)(PYTHON, ["-m", "nonuple", ...words], { cwd, env });
  const { stdout, stderr } = await ran.catch((error: unknown) => error as { stdout: string; stderr: string });
  return stdout + stderr;
}

/** All files of a folder, by their names, as they are. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && one.name !== "nonuple-site.json")
      .map((one) => join(one.parentPath, one.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path).toString("base64")] as const)
      .sort(),
  );

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
