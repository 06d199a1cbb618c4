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

/** Says how much compressed JavaScript each screen loads in all, in the wordier language, and fails the build above a limit in kB, of some a lower one. */
export function budget(most: number, lower: Readonly<Record<string, number>> = {}): Plugin {
  return {
    name: "budget",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    writeBundle(_, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
      const entry = [...chunks.values()].filter((chunk) => chunk.isEntry);
      const common = (language: Language) => reachable(chunks, entry, language, null);
      report("common", common);
      for (const chunk of chunks.values()) {
        const screen = /\/screens\/(\w+)\/Screen\.svelte$/.exec(chunk.facadeModuleId ?? "")?.[1];
        const loaded = (language: Language) => reachable(chunks, [chunk], language, common(language));
        if (screen) report(screen, (language) => new Set([...common(language), ...loaded(language)]));
      }
    },
  };

  function report(name: string, files: (language: Language) => ReadonlySet<Chunk>): void {
    const size = Math.max(...LANGUAGES.map((language) => sizeOf(files(language))));
    console.log(`${name.padEnd(12)} ${size.toFixed(1).padStart(6)} kB of JavaScript, compressed`);
    const limit = lower[name] ?? most;
    if (size > limit) throw new Error(`${name} loads more than ${limit} kB of JavaScript`);
  }
}

const sizeOf = (files: ReadonlySet<Chunk>): number =>
  [...files].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;

/** The language of a chunk of sentences. */
const tongueOf = (chunk: Chunk): string | undefined => /\/(fr|en)\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];

/** All that is loaded with some chunks in a language; with what comes later too, save what `common` ones load for other screens. */
function reachable(
  chunks: ReadonlyMap<string, Chunk>,
  from: Chunk[],
  language: Language,
  common: ReadonlySet<Chunk> | null,
): Set<Chunk> {
  const found = new Set(from);
  for (const chunk of found) {
    const isOwn = common !== null && !common.has(chunk);
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
