import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** Each layer may use those before it, and nothing after; what stands in src/ itself is named as it is. */
const LAYERS = ["memory", "i18n", "ui", "board", "net", "desk", "house", "screens", "routes", "App", "main"];

const SOURCE = fileURLToPath(new URL(".", import.meta.url));
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()"(\.[^"]+)"/g;

const layerOf = (file: string): string => /^[^/.]+/.exec(file)?.[0] ?? "";

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"),
);
const KNOWN = new Set(FILES);

function fileNamed(path: string): string | null {
  return [path, `${path}.ts`, `${path}/index.ts`].find((file) => KNOWN.has(file)) ?? null;
}

/** The files of src/ that each of them imports, types too. */
const IMPORTS: ReadonlyMap<string, string[]> = new Map(
  FILES.map((file) => {
    const text = readFileSync(join(SOURCE, file), "utf8");
    const named = [...text.matchAll(IMPORT)].map(([, path = ""]) =>
      fileNamed(normalize(join(dirname(file), path))),
    );
    return [file, named.filter((found) => found !== null)];
  }),
);

const PAIRS = [...IMPORTS].flatMap(([file, used]) => used.map((other) => [file, other] as const));
const said = ([file, other]: readonly [string, string]) => `${file} imports ${other}`;

/** Files that lead back to themselves, one after the other; none where there is no circle. */
function circleFrom(file: string, trail: string[], done: Set<string>): string[] {
  if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
  if (done.has(file)) return [];
  for (const other of IMPORTS.get(file) ?? []) {
    const circle = circleFrom(other, [...trail, file], done);
    if (circle.length > 0) return circle;
  }
  done.add(file);
  return [];
}

describe("the layers of the screens", () => {
  it("are all that there is", () => {
    expect(FILES.filter((file) => !LAYERS.includes(layerOf(file)))).toEqual([]);
    expect(PAIRS.length).toBeGreaterThan(500);
  });

  it("use what stands before them alone", () => {
    const rank = (file: string) => LAYERS.indexOf(layerOf(file));
    expect(PAIRS.filter(([file, other]) => rank(other) > rank(file)).map(said)).toEqual([]);
  });

  it("have screens that know nothing of each other", () => {
    const screenOf = (file: string) => (layerOf(file) === "screens" ? dirname(file).split("/")[1] : null);
    const across = PAIRS.filter(([file, other]) => screenOf(other) && screenOf(file) !== screenOf(other));
    expect(across.map(said)).toEqual([]);
  });

  it("have no circle", () => {
    const done = new Set<string>();
    expect(FILES.flatMap((file) => circleFrom(file, [], done))).toEqual([]);
  });
});
