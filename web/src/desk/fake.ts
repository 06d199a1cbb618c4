// For tests only: a desk before a server that does what a test wants.
import { flushSync } from "svelte";
import { expect } from "vitest";
import { Refused, Unreachable, type Api, type Command as Request } from "../net/api";
import { Live, type Socket } from "../net/live.svelte";
import type { Command, VerdictView, SheetView } from "../net/server";
import { fakeStorage, sheetOf } from "../net/testing";
import { Desk } from "./desk.svelte";
import { Writing } from "./writing.svelte";

const CHANNEL = "desk:A1";
export const seat = (table: number) => ({
  player: `p${table}`,
  table,
  name: `J${table}`,
  club: "",
  warnings: 0,
  free: 3,
  deduction: 0,
  remote: false,
});
export const round = (draw: number) => ({
  draw,
  turn: draw,
  closed: true,
  retained: null,
  expected: 3,
  entered: 0,
  questions: 0,
  open: 0,
});
export const sheet = (table: number, more: Partial<SheetView> = {}): SheetView =>
  sheetOf({ table, player: `p${table}`, name: `J${table}`, ...more });
export const SLIP = { sketch: ["AXEZ"], reference: "H4", score: 68 };
export const entry = { slip: SLIP, origin: "desk", author: "Annick Vidal", at: "2026-11-14T15:09:00" };
export const QUESTION = {
  points: null,
  gross: null,
  said: { fr: "", en: "" },
  sanction: "undecided" as const,
  question: { words: ["IM"], outcomes: {}, places: [] },
};

/** A server that answers, refuses or is away, and what was asked of it. */
export class Server {
  commands: Command[] = [];
  refused: Command[] = [];
  previews: { opinions: Record<string, string> }[] = [];
  /** What the judge says of anything that is typed. */
  verdict: VerdictView = QUESTION;
  state: "there" | "away" | "refusing" = "there";
  #socket: Socket | null = null;

  api = {
    send: async (request: Request): Promise<unknown> => {
      if (this.state === "away") throw new Unreachable("away");
      if (request.path.endsWith("/preview")) {
        this.previews.push(request.body as { opinions: Record<string, string> });
        return this.verdict;
      }
      if (this.state === "refusing") {
        this.refused.push(request.body as Command);
        throw new Refused(409, "la table vient d’être saisie");
      }
      this.commands.push(request.body as Command);
      return { number: this.commands.length };
    },
    get: async () => [],
  } as unknown as Api;

  connect = (): Socket => {
    this.#socket = {
      send: () => undefined,
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      readyState: 1,
    };
    return this.#socket;
  };

  show(parts: Record<string, unknown>): void {
    const data = JSON.stringify({ type: "set", channel: CHANNEL, number: 1, parts });
    this.#socket?.onmessage?.call(null as never, { data } as MessageEvent);
    flushSync();
  }
}

/** A desk of three tables, the slips of the first turn to enter. */
export function opened(sheets: readonly SheetView[] = [63, 64, 65].map((table) => sheet(table))) {
  Object.defineProperty(globalThis, "localStorage", { value: fakeStorage(), configurable: true });
  const server = new Server();
  const live = new Live({ token: "t", connect: server.connect });
  live.start();
  const desk = new Desk({ live, api: server.api, path: "/api/contests/c", channel: CHANNEL });
  desk.outbox.start();
  server.show({
    desk: { arbiter: "A1", name: "", game: 1 },
    seats: sheets.map(({ table }) => seat(table)),
    rounds: [round(1)],
    ...Object.fromEntries(sheets.map((one) => [`sheet:${one.draw}:${one.table}`, one])),
  });
  desk.follow(true);
  return { server, desk, writing: new Writing(desk, server.api, "/api/contests/c") };
}

/** The types of what was asked, in order. */
export const asked = (server: Server) => expect.poll(() => server.commands.map((command) => command.type));
