import { createHash } from "node:crypto";
import type { Plugin } from "vite";

interface Chunk {
  type: "chunk";
  fileName: string;
  code: string;
  imports: string[];
  dynamicImports: string[];
  isEntry: boolean;
  facadeModuleId: string | null;
  viteMetadata?: { importedCss: ReadonlySet<string> };
}
interface Asset {
  type: "asset";
  fileName: string;
  source: string | Uint8Array;
}
type Bundle = Readonly<Record<string, Chunk | Asset>>;

const SCREEN = /\/screens\/(\w+)\/(?:Screen|Workshop)\.svelte$/;

/** Writes the service worker that keeps what these screens load, so that they are there without a network. */
export function offline(screens: readonly string[]): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = kept(bundle, new Set(screens));
      const hash = createHash("sha256");
      for (const name of ["index.html", ...files]) {
        const file = (bundle as Bundle)[name];
        if (file) hash.update(file.type === "chunk" ? file.code : file.source);
      }
      const source = worker(hash.digest("hex").slice(0, 16), files);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** What can be reached from the first page without going through another screen, and what no screen has alone. */
function kept(bundle: Bundle, screens: ReadonlySet<string>): string[] {
  const files = Object.values(bundle);
  const chunks = new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const found = new Set([...chunks.values()].filter((chunk) => chunk.isEntry));
  for (const { imports, dynamicImports } of found)
    for (const name of [...imports, ...dynamicImports]) {
      const next = chunks.get(name);
      const screen = SCREEN.exec(next?.facadeModuleId ?? "")?.[1];
      if (next && (screen === undefined || screens.has(screen))) found.add(next);
    }
  const styles = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const others = files.filter(
    ({ type, fileName }) => type === "asset" && /\.(js|wasm|bin|woff2|json)$/.test(fileName),
  );
  return [...new Set([...[...found, ...others].map(({ fileName }) => fileName), ...styles])]
    .filter((name) => name.startsWith("assets/"))
    .sort();
}

const worker = (version: string, files: readonly string[]): string => `// Written by web/scripts/offline.ts.
const KEPT = "nonuple-${version}";
const FILES = ${JSON.stringify(["./", "manifest.webmanifest", "icon.svg", ...files])};
const HERE = new URL("./", location.href).href;
const ADDRESSES = new Set(FILES.map((file) => new URL(file, HERE).href));
/** Milliseconds that a server may take to answer before what was kept is shown. */
const PATIENCE = 3000;

const keep = async () => (await caches.open(KEPT)).addAll(FILES.map((file) => new URL(file, HERE).href));

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("nonuple-") && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
}

const kept = async (address) => (await caches.open(KEPT)).match(address);

/** The page itself is the server's, where one answers; without one it is as it was last. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await kept(HERE)) ?? Response.error();
  }
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*/, "");
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && address === HERE) event.respondWith(page(request));
  else if (address !== HERE && ADDRESSES.has(address))
    event.respondWith(kept(address).then((found) => found ?? fetch(request)));
});
`;
