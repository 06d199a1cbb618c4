import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

interface Chunk {
  fileName: string;
  name: string;
  code: string;
  imports: string[];
  dynamicImports: string[];
  isEntry: boolean;
  facadeModuleId: string | null;
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

type Weights = ReadonlyMap<string, number>;

type Language = string;

/** In kB, compressed: before a screen is shown, and with what is fetched while it is used. */
export interface Limit {
  first: number;
  all: number;
  /** Scripts and styles before a screen is shown. */
  files: number;
}

/** Says how much each screen loads, compressed: JavaScript in the wordier language, and styles; and fails the build above a limit, of some a lower one.
 *  What a player's phone asks for is written to `arrival.json`, for who measures an arrival. */
export function budget(most: Limit, lower: Readonly<Record<string, Limit>> = {}): Plugin {
  return {
    name: "budget",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    writeBundle({ dir }, bundle) {
      const chunks = new Map<string, Chunk>();
      const styles = new Map<string, number>();
      for (const file of Object.values(bundle))
        if (file.type === "chunk") chunks.set(file.fileName, file);
        else if (file.fileName.endsWith(".css")) styles.set(file.fileName, weight(file.source));
      const entry = [...chunks.values()].filter((chunk) => chunk.isEntry);
      const languages = new Set([...chunks.values()].flatMap((chunk) => tongueOf(chunk) ?? []));
      const common = (language: Language) => reachable(chunks, entry, language);
      report(styles, "common", common, common, languages);
      for (const chunk of chunks.values()) {
        const screen = /\/screens\/(\w+)\/Screen\.svelte$/.exec(chunk.facadeModuleId ?? "")?.[1];
        const first = (language: Language) => reachable(chunks, [...entry, chunk], language);
        const all = (language: Language) => {
          const own = reachable(chunks, [chunk], language, common(language));
          return new Set([...common(language), ...own]);
        };
        if (screen) report(styles, screen, first, all, languages);
        if (screen === "player" && dir)
          writeFileSync(`${dir}/arrival.json`, JSON.stringify(namesOf(first("fr"))));
      }
    },
  };

  type Files = (language: Language) => ReadonlySet<Chunk>;

  function report(styles: Weights, name: string, first: Files, all: Files, languages: Set<Language>): void {
    const [shown, used] = [first, all].map((files) =>
      Math.max(...[...languages].map((language) => sizeOf(files(language), styles))),
    ) as [number, number];
    const figures = `${shown.toFixed(1).padStart(6)} kB of JavaScript and styles, compressed; ${used.toFixed(1)} in all`;
    const asked = Math.max(...[...languages].map((language) => namesOf(first(language)).length));
    console.log(`${name.padEnd(12)} ${figures}, ${asked} files at first`);
    const limit = lower[name] ?? most;
    if (shown > limit.first || used > limit.all || asked > limit.files)
      throw new Error(
        `${name} loads more than ${limit.first} kB of JavaScript and styles at first, ${limit.all} in all, or ${limit.files} files`,
      );
  }
}

/** Scripts and styles. */
const namesOf = (files: ReadonlySet<Chunk>): string[] => [
  ...[...files].map(({ fileName }) => fileName),
  ...new Set([...files].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

const weight = (text: string | Uint8Array): number => gzipSync(text).length / 1000;

function sizeOf(files: ReadonlySet<Chunk>, styles: Weights): number {
  const worn = new Set([...files].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const code = [...files].reduce((sum, file) => sum + weight(file.code), 0);
  return [...worn].reduce((sum, name) => sum + (styles.get(name) ?? 0), code);
}

/** The language of a chunk of sentences. */
const tongueOf = (chunk: Chunk): Language | undefined =>
  /^(?:desks-)?([a-z]{2})$/.exec(chunk.name)?.[1] ??
  /\/i18n\/made\/\w+\/(\w\w)\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];

/** All that is loaded with some chunks in a language; given the `common` ones, with what others fetch later too. */
function reachable(
  chunks: ReadonlyMap<string, Chunk>,
  from: Chunk[],
  language: Language,
  common?: ReadonlySet<Chunk>,
): Set<Chunk> {
  const found = new Set(from);
  for (const chunk of found) {
    const isOwn = common !== undefined && !common.has(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(name);
      if (!next) continue;
      const tongue = tongueOf(next);
      if (chunk.imports.includes(name) || (tongue === undefined ? isOwn : tongue === language))
        found.add(next);
    }
  }
  return found;
}
