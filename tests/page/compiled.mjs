// Asks the compiled page, one JSON array [method, ...arguments] a line; one answer a line.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const made = process.argv[2];
const { initSync, Page } = await import(pathToFileURL(`${made}/nonuple_page.js`).href);
initSync({ module: readFileSync(`${made}/nonuple_page_bg.wasm`) });
const page = new Page(readFileSync(`${made}/words.bin`), readFileSync(`${made}/given.json`, "utf8"));

for await (const line of createInterface({ input: process.stdin })) {
  const [method, ...given] = JSON.parse(line);
  const asked = given.map((one) => (Array.isArray(one) ? Uint8Array.from(one) : one));
  console.log(JSON.stringify(page[method](...asked) ?? null));
}
