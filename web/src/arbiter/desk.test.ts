import { beforeEach, describe, expect, it } from "vitest";
import { flushSync } from "svelte";
import { Refused, Unreachable, type Api, type Command as Request } from "../lib/api";
import { Live, type Socket } from "../lib/live.svelte";
import type { Command, SheetView } from "../lib/server";
import { fakeStorage } from "../lib/testing";
import { Commands } from "./commands.svelte";
import { Desk } from "./desk.svelte";
import { Writing } from "./writing.svelte";

const CHANNEL = "desk:A1";
const seat = (table: number) => ({ table, name: `J${table}`, club: "", warnings: 0, free: 3, deduction: 0 });
const round = (draw: number) => ({
  draw,
  turn: draw,
  closed: true,
  retained: null,
  expected: 3,
  entered: 0,
  questions: 0,
  open: 0,
});
const sheet = (table: number, more: Partial<SheetView> = {}): SheetView => ({
  draw: 1,
  turn: 1,
  table,
  name: `J${table}`,
  expected: true,
  revision: 0,
  entry: null,
  decision: null,
  judged: null,
  overrulings: [],
  opinions: {},
  late: null,
  correction: null,
  reviewed: false,
  corrected: false,
  note: null,
  case: null,
  ...more,
});
const SLIP = { sketch: ["AXEZ"], reference: "H4", score: 68 };
const entry = { slip: SLIP, origin: "desk", author: "Annick Vidal", at: "2026-11-14T15:09:00" };
const QUESTION = {
  points: null,
  gross: null,
  sanction: "undecided" as const,
  question: { words: ["IM"], outcomes: {} },
};

/** A server that answers, refuses or is away, and what was asked of it. */
class Server {
  commands: Command[] = [];
  state: "there" | "away" | "refusing" = "there";
  #socket: Socket | null = null;

  api = {
    send: async (request: Request): Promise<unknown> => {
      if (this.state === "away") throw new Unreachable("away");
      if (request.path.endsWith("/preview")) return QUESTION;
      if (this.state === "refusing") throw new Refused(409, "la table vient d’être saisie");
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

function opened() {
  const server = new Server();
  const live = new Live({ token: "t", connect: server.connect });
  live.start();
  const desk = new Desk({ live, api: server.api, path: "/api/contests/c", channel: CHANNEL });
  desk.outbox.start();
  server.show({
    seats: [63, 64, 65].map(seat),
    rounds: [round(1)],
    "sheet:1:63": sheet(63),
    "sheet:1:64": sheet(64),
    "sheet:1:65": sheet(65),
  });
  desk.follow(true);
  const writing = new Writing(desk, server.api, "/api/contests/c");
  return { server, desk, writing, commands: new Commands(desk, writing) };
}

const asked = (server: Server) => expect.poll(() => server.commands.map((command) => command.type));

beforeEach(() => {
  Object.defineProperty(globalThis, "localStorage", { value: fakeStorage(), configurable: true });
});

describe("a desk", () => {
  it("begins at the first table of the last turn closed", () => {
    const { desk } = opened();
    expect([desk.draw, desk.table, desk.toEnter]).toEqual([1, 63, [63, 64, 65]]);
  });

  it("counts a slip as entered before the server shows it, and goes on", async () => {
    const { desk, server } = opened();
    desk.enter(SLIP);
    desk.next();
    expect([desk.table, desk.toEnter]).toEqual([64, [64, 65]]);
    expect(desk.standing(63)).toEqual({ state: "kept" });
    await asked(server).toEqual(["EnterSlip"]);
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry }) });
    expect(desk.standing(63)).toEqual({ state: "judging" });
  });

  it("keeps what is entered while the server is away", async () => {
    const { desk, server } = opened();
    server.state = "away";
    desk.enter(SLIP);
    desk.next();
    desk.enter(SLIP);
    await expect.poll(() => desk.outbox.pending.length).toBe(2);
    expect(desk.toEnter).toEqual([65]);
    server.state = "there";
    desk.outbox.flush();
    await asked(server).toEqual(["EnterSlip", "EnterSlip"]);
  });

  it("takes back an entry that has not left without asking, one that has left by a command", async () => {
    const { desk, server } = opened();
    server.state = "away";
    desk.enter(SLIP);
    desk.next();
    desk.enter(SLIP);
    expect(desk.undo()).toMatchObject({ table: 64, slip: SLIP });
    expect(desk.toEnter).toEqual([64, 65]);
    server.state = "there";
    desk.outbox.flush();
    await asked(server).toEqual(["EnterSlip"]);
    expect(desk.undo()).toMatchObject({ table: 63, slip: SLIP });
    await asked(server).toEqual(["EnterSlip", "TakeBack"]);
    expect(desk.standing(63)).toEqual({ state: "waiting" });
  });

  it("names the revision that it has seen, its own entries counted", async () => {
    const { desk, server } = opened();
    desk.enter(SLIP);
    desk.undo();
    desk.enter({ ...SLIP, score: 70 });
    await asked(server).toEqual(["EnterSlip", "TakeBack", "EnterSlip"]);
    expect(server.commands.map((command) => ("seen" in command ? command.seen : null))).toEqual([0, null, 2]);
  });

  it("tells of another desk’s entry, and confirms its own with the new revision", async () => {
    const { desk, server } = opened();
    server.state = "refusing";
    desk.enter(SLIP);
    await expect.poll(() => desk.conflicts.length).toBe(1);
    expect(desk.conflicts[0]?.sentence).toContain("vient d’être saisie");
    server.state = "there";
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry }) });
    const [conflict] = desk.conflicts;
    if (conflict) desk.confirm(conflict);
    await asked(server).toEqual(["EnterSlip"]);
    expect(server.commands[0]).toMatchObject({ seen: 1, slip: SLIP });
    expect(desk.conflicts).toEqual([]);
  });

  it("answers a question once the server has asked it", async () => {
    const { desk, server } = opened();
    desk.enter(SLIP, "implausible");
    desk.deliver();
    await asked(server).toEqual(["EnterSlip"]);
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry, decision: QUESTION }) });
    desk.deliver();
    desk.deliver();
    await asked(server).toEqual(["EnterSlip", "GiveOpinion"]);
  });

  it("stays at a turn that is not done, and goes on to the next one when it is", () => {
    const { desk, server } = opened();
    server.show({ rounds: [round(1), round(2)] });
    desk.follow(true);
    expect(desk.draw).toBe(1);
    for (const table of [63, 64, 65])
      server.show({ [`sheet:1:${table}`]: sheet(table, { revision: 1, entry }) });
    desk.follow(false);
    expect(desk.draw).toBe(1);
    desk.follow(true);
    expect(desk.draw).toBe(2);
  });
});

describe("its keys", () => {
  const line = { text: "", start: 0, end: 0 };

  it("Entrée on an empty line does nothing, Tab moves on, Échap then Tab leaves", () => {
    const { commands, desk } = opened();
    expect(commands.press("Enter", line)).toBe(true);
    expect(desk.table).toBe(63);
    commands.press("Tab", line);
    expect(desk.table).toBe(64);
    commands.press("Escape", line);
    expect(commands.press("Tab", line)).toBe(false);
  });

  it("Entrée opens a question first; P, N and D answer it, ← goes back", async () => {
    const { commands, writing, desk, server } = opened();
    writing.write({ line: "MENU I8 9", drawn: null });
    writing.judge();
    await expect.poll(() => commands.question?.words).toEqual(["IM"]);
    commands.press("Enter", line);
    expect([writing.asking, desk.table]).toEqual([true, 63]);
    commands.press("ArrowLeft", line);
    expect(writing.asking).toBe(false);
    commands.press("Enter", line);
    commands.press("N", line);
    expect(desk.table).toBe(64);
    await asked(server).toEqual(["EnterSlip"]);
  });

  it("what is half written for a table stays there", () => {
    const { commands, writing, desk } = opened();
    writing.write({ line: "MEN", drawn: null });
    commands.press("Tab", line);
    expect([desk.table, writing.draft.line]).toEqual([64, ""]);
    commands.go(63);
    expect(writing.draft.line).toBe("MEN");
  });
});
