import { language } from "../../i18n";
import type { Answered, Asked, Heard, Said } from "./shapes";

/** How the names of games begin that this device plays by itself. */
const OWN = /^\/api\/solos\/ici-/;
/** What the page answers where no server does. */
const STANDS_IN: readonly string[] = [
  ...["GET /api/choices", "GET /api/solos/club", "POST /api/solos/here"],
  ...["POST /api/analysis", "POST /api/analysis/openings"],
];

/** Whether there is a page that plays: it is compiled with the screens, where there is a toolchain for it. */
const isBuilt = import.meta.env.HAS_PAGE === true;

/** Whether the screens are files on a web site, without a server of ours behind them. */
export const isAlone = (): boolean =>
  typeof document !== "undefined" && document.documentElement.dataset["alone"] !== undefined;

/** Whether a game is this device's own. */
export const isOwn = (path: string): boolean => OWN.test(path);

export const standsIn = (method: string, path: string): boolean =>
  isBuilt && STANDS_IN.includes(`${method} ${path}`);

let stoodIn = false;
/** Whether the page answered in the stead of a server that did not, the last time that it was tried. */
export const hasStoodIn = (): boolean => stoodIn;
export const noteReached = (reached: boolean): void => void (stoodIn = !reached);

let worker: Worker | null = null;
let numbered = 0;
const waiting = new Map<number, (answered: Answered) => void>();
const followed = new Map<string, Set<(message: unknown) => void>>();

/** Compiling the words takes the worker a moment: it is begun when it is first asked. */
function working(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Said>) => {
    if ("path" in data) return followed.get(data.path)?.forEach((hear) => hear(data.message));
    waiting.get(data.number)?.(data.answered);
    waiting.delete(data.number);
  };
  return worker;
}

function ask(asked: Asked): Promise<Answered> {
  numbered += 1;
  const number = numbered;
  return new Promise((resolve) => {
    waiting.set(number, resolve);
    working().postMessage({ number, asked } satisfies Heard);
  });
}

/** What a server would answer. */
export async function answer(path: string, request: RequestInit): Promise<Response> {
  const body = typeof request.body === "string" ? request.body : null;
  const answered = await ask({ method: request.method ?? "GET", path, body, language: language() });
  return new Response(JSON.stringify(answered.body), { status: answered.status });
}

/** A socket to the worker, as `Live` uses one. */
export class PageSocket {
  readonly readyState = 1;
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  onerror: WebSocket["onerror"] = null;
  readonly #path: string;
  readonly #hear = (message: unknown): void => this.#receive(message);

  constructor(path: string) {
    this.#path = path;
    const hearers = followed.get(path) ?? new Set();
    followed.set(path, hearers.add(this.#hear));
    queueMicrotask(() => void this.onopen?.call(this.#self, new Event("open")));
  }

  get #self(): WebSocket {
    return this as unknown as WebSocket;
  }

  #receive(message: unknown): void {
    const data = JSON.stringify(message);
    this.onmessage?.call(this.#self, new MessageEvent("message", { data }));
  }

  send(text: string): void {
    const said = JSON.parse(text) as { type?: string; id?: number };
    if (said.type === "ping") {
      const pong = { type: "pong", id: said.id, now: Date.now() / 1000 };
      queueMicrotask(() => this.#receive(pong));
      return;
    }
    void ask({ method: "GET", path: `${this.#path}/live`, body: null, language: language() }).then(
      ({ status }) => {
        // As the server closes on a link that it does not know.
        if (status !== 200)
          this.onclose?.call(this.#self, new CloseEvent("close", { code: 4401, reason: "" }));
      },
    );
  }

  close(): void {
    followed.get(this.#path)?.delete(this.#hear);
  }
}

/** Milliseconds after which the network has rest from the visit itself. */
const REST = 2000;

function keepSoon(): void {
  setTimeout(() => {
    if (waiting.size > 0) keepSoon();
    else void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
  }, REST);
}

/** Whether what is visited here is there without a network: not from an address without encryption. */
export const keepsHere = (): boolean => isBuilt && "serviceWorker" in navigator;

/**
 * What was visited is there without a network from now on; of an address without encryption browsers keep nothing.
 * Where nobody else will answer, the worker begins at once.
 */
export function keepHere(): void {
  if (!isBuilt) return;
  if (isAlone()) working();
  if (!keepsHere()) return;
  if (document.readyState === "complete") keepSoon();
  else addEventListener("load", keepSoon, { once: true });
}
