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

/** Says how much compressed JavaScript each screen loads in all, and fails the build above a limit in kB, of some a lower one. */
export function budget(most: number, lower: Readonly<Record<string, number>> = {}): Plugin {
  return {
    name: "budget",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    writeBundle(_, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
      const entry = [...chunks.values()].filter((chunk) => chunk.isEntry);
      const common = reachable(chunks, entry, null);
      report("common", common);
      for (const chunk of chunks.values()) {
        const screen = /\/screens\/(\w+)\/Screen\.svelte$/.exec(chunk.facadeModuleId ?? "")?.[1];
        if (screen) report(screen, new Set([...common, ...reachable(chunks, [chunk], common)]));
      }
    },
  };

  function report(name: string, files: ReadonlySet<Chunk>): void {
    const bytes = [...files].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    const size = bytes / 1000;
    console.log(`${name.padEnd(12)} ${size.toFixed(1).padStart(6)} kB of JavaScript, compressed`);
    const limit = lower[name] ?? most;
    if (size > limit) throw new Error(`${name} loads more than ${limit} kB of JavaScript`);
  }
}

/** All that is loaded with some chunks; with what comes later too, save what `common` ones load for other screens. */
function reachable(
  chunks: ReadonlyMap<string, Chunk>,
  from: Chunk[],
  common: ReadonlySet<Chunk> | null,
): Set<Chunk> {
  const found = new Set(from);
  for (const chunk of found) {
    const isOwn = common !== null && !common.has(chunk);
    const names = isOwn ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports;
    for (const name of names) {
      const next = chunks.get(name);
      if (next) found.add(next);
    }
  }
  return found;
}
