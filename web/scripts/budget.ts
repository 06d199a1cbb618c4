import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

interface Chunk {
  fileName: string;
  code: string;
  imports: string[];
  dynamicImports: string[];
  isEntry: boolean;
  facadeModuleId: string | null;
}

const LANGUAGES = ["fr", "en"] as const;
type Language = (typeof LANGUAGES)[number];

/** In kB: before a screen is shown, and with what is fetched while it is used. */
export interface Limit {
  first: number;
  all: number;
}

/** Says how much compressed JavaScript each screen loads, in the wordier language, and fails the build above a limit, of some a lower one. */
export function budget(most: Limit, lower: Readonly<Record<string, Limit>> = {}): Plugin {
  return {
    name: "budget",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    writeBundle(_, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
      const entry = [...chunks.values()].filter((chunk) => chunk.isEntry);
      const common = (language: Language) => reachable(chunks, entry, language);
      report("common", common, common);
      for (const chunk of chunks.values()) {
        const screen = /\/screens\/(\w+)\/Screen\.svelte$/.exec(chunk.facadeModuleId ?? "")?.[1];
        const first = (language: Language) => reachable(chunks, [...entry, chunk], language);
        const all = (language: Language) => {
          const own = reachable(chunks, [chunk], language, common(language));
          return new Set([...common(language), ...own]);
        };
        if (screen) report(screen, first, all);
      }
    },
  };

  type Files = (language: Language) => ReadonlySet<Chunk>;

  function report(name: string, first: Files, all: Files): void {
    const [shown, used] = [first, all].map((files) =>
      Math.max(...LANGUAGES.map((language) => sizeOf(files(language)))),
    ) as [number, number];
    const figures = `${shown.toFixed(1).padStart(6)} kB of JavaScript, compressed; ${used.toFixed(1)} in all`;
    console.log(`${name.padEnd(12)} ${figures}`);
    const limit = lower[name] ?? most;
    if (shown > limit.first || used > limit.all)
      throw new Error(
        `${name} loads more than ${limit.first} kB of JavaScript at first, ${limit.all} in all`,
      );
  }
}

const sizeOf = (files: ReadonlySet<Chunk>): number =>
  [...files].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;

/** The language of a chunk of sentences. */
const tongueOf = (chunk: Chunk): string | undefined => /\/(fr|en)\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];

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
