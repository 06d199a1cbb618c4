import { Host } from "./host";
import { openShelf } from "./shelf";
import type { Given, Heard, Kernel, Said } from "./shapes";

interface Glue {
  default: (given: { module_or_path: string }) => Promise<unknown>;
  Page: {
    new (packed: Uint8Array, given: string): Compiled;
    kept: (compiled: Uint8Array, given: string) => Compiled;
  };
}
type Compiled = Kernel & { compiled: () => Uint8Array<ArrayBuffer> };

/** Where the compiled list is kept from one visit to the next, under the names of what made it. */
const LISTS = "liste";
/** Milliseconds in which whoever asked first has his answer before anything is kept. */
const REST = 2000;

const GLUE = import.meta.glob<Glue>("../../../made/nonuple_page.js");
const FILES = import.meta.glob<string>("../../../made/{nonuple_page_bg.wasm,words.bin,given.json}", {
  query: "?url",
  import: "default",
  eager: true,
});

const scope = globalThis as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (said: Said): void => scope.postMessage(said);

const ALONE = {
  fr: "Cela demande un serveur Nonuple : ici, l'appareil joue sans.",
  en: "That needs a Nonuple server: here the device plays without one.",
};

const addressOf = (name: string): string =>
  Object.entries(FILES).find(([path]) => path.endsWith(`/${name}`))?.[1] ?? "";

async function fetched(name: string): Promise<Response> {
  const response = await fetch(addressOf(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

async function loaded(): Promise<Glue> {
  const glue = Object.values(GLUE)[0];
  if (!glue) throw new Error("the page was not built");
  const made = await glue();
  await made.default({ module_or_path: addressOf("nonuple_page_bg.wasm") });
  return made;
}

const bytes = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());

/** The kernel with its list: as it was compiled here before, else compiled now and kept. */
async function compiled(given: Promise<string>): Promise<Kernel> {
  const name = `./liste?${addressOf("words.bin")}&${addressOf("nonuple_page_bg.wasm")}`;
  const lists = await openLists();
  const found = await lists?.match(name);
  const [{ Page }, words, told] = await Promise.all([
    loaded(),
    found ? bytes(found) : fetched("words.bin").then(bytes),
    given,
  ]);
  if (found) return Page.kept(words, told);
  const page = new Page(words, told);
  if (lists) setTimeout(() => void keep(lists, name, page).catch(() => undefined), REST);
  return page;
}

/** Null where the browser keeps nothing: of an address without encryption, say. */
const openLists = (): Promise<Cache | null> =>
  "caches" in globalThis ? caches.open(LISTS).catch(() => null) : Promise.resolve(null);

/** Of an older version nothing is kept. */
async function keep(lists: Cache, name: string, page: Compiled): Promise<void> {
  for (const old of await lists.keys()) await lists.delete(old);
  await lists.put(name, new Response(page.compiled()));
}

async function host(): Promise<Host> {
  const given = fetched("given.json").then((found) => found.text());
  const [kernel, told, shelf] = await Promise.all([compiled(given), given, openShelf()]);
  return new Host({
    kernel,
    given: JSON.parse(told) as Given,
    shelf,
    now: () => Date.now() / 1000,
    chance: (length) => crypto.getRandomValues(new Uint8Array(length)),
    tell: (path, message) => say({ path, message }),
    alone: ALONE,
  });
}

const made = host();

scope.onmessage = ({ data }: MessageEvent<Heard>) => {
  const { number, asked } = data;
  void made
    .then((one) => one.answer(asked))
    .catch((error: unknown) => ({ status: 500, body: { detail: String(error) } }))
    .then((answered) => say({ number, answered }));
};
