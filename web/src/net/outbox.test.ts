import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, Unreachable, type Command } from "./api";
import { Outbox } from "./outbox.svelte";
import { fakeStorage } from "./testing";

/** A server that can be out of reach, and remembers what it took. */
class FakeServer {
  reachable = true;
  refusals = new Map<string, number>();
  taken: { path: string; key: string }[] = [];

  send = async <T>(command: Command, key = ""): Promise<T> => {
    await Promise.resolve();
    if (!this.reachable) throw new Unreachable("down");
    const status = this.refusals.get(command.path);
    if (status !== undefined) throw new Refused(status, "non");
    this.taken.push({ path: command.path, key });
    return { path: command.path } as T;
  };
}

let server: FakeServer;
let storage: Storage;
let stops: (() => void)[];
const refused = vi.fn();
const sent = vi.fn();

function open(name = "desk"): Outbox {
  const outbox = new Outbox({ name, api: server, storage, refused, sent });
  stops.push(outbox.start());
  return outbox;
}
const slip = (table: number): Command => ({ path: `/api/slips/${table}`, body: { table } });
const paths = () => server.taken.map(({ path }) => path);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  server = new FakeServer();
  storage = fakeStorage();
  stops = [];
});

afterEach(() => {
  stops.forEach((stop) => stop());
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("commands", () => {
  it("are sent in order and leave nothing behind", async () => {
    const outbox = open();
    [1, 2, 3].forEach((table) => outbox.put(slip(table)));
    expect(outbox.pending.length).toBe(3);
    await settled();
    expect(paths()).toEqual(["/api/slips/1", "/api/slips/2", "/api/slips/3"]);
    expect([outbox.pending.length, storage.length]).toEqual([0, 0]);
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ path: "/api/slips/1" }), {
      path: "/api/slips/1",
    });
  });

  it("are kept while the network is down and sent after, under the same key", async () => {
    server.reachable = false;
    const outbox = open();
    const keys = [1, 2].map((table) => outbox.put(slip(table)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.taken.length, outbox.pending.length, storage.length]).toEqual([0, 2, 2]);
    server.reachable = true;
    outbox.flush();
    await settled();
    expect(server.taken.map(({ key }) => key)).toEqual(keys);
  });

  it("go by themselves some seconds after the network is back", async () => {
    server.reachable = false;
    open().put(slip(1));
    await vi.advanceTimersByTimeAsync(30_000);
    server.reachable = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(paths()).toEqual(["/api/slips/1"]);
  });

  it("survive a reload of the page", async () => {
    server.reachable = false;
    const keys = [1, 2, 3].map((table) => open().put(slip(table)));
    await settled();
    stops.splice(0).forEach((stop) => stop());
    server.reachable = true;
    open();
    await settled();
    expect(server.taken.map(({ key }) => key)).toEqual(keys);
  });

  it("of another desk are left alone", async () => {
    server.reachable = false;
    open("desk 1").put(slip(1));
    expect(open("desk 2").pending).toEqual([]);
  });

  it("refused by the server are told and do not hold up the next", async () => {
    server.refusals.set("/api/slips/1", 409);
    const outbox = open();
    outbox.put(slip(1));
    outbox.put(slip(2));
    await settled();
    expect(refused).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: "/api/slips/1" }),
      expect.objectContaining({ status: 409 }),
    );
    expect([paths(), outbox.pending.length]).toEqual([["/api/slips/2"], 0]);
  });

  it.each([401, 429, 503])("that the server cannot take now (%d) wait", async (status) => {
    server.refusals.set("/api/slips/1", status);
    const outbox = open();
    outbox.put(slip(1));
    await settled();
    expect([refused.mock.calls.length, outbox.pending.length]).toEqual([0, 1]);
    server.refusals.clear();
    await vi.advanceTimersByTimeAsync(500);
    expect(paths()).toEqual(["/api/slips/1"]);
  });
});

describe("drafts", () => {
  it("that have not left give way to the latest", async () => {
    server.reachable = false;
    const outbox = open();
    outbox.put({ path: "/api/draft", body: "P" }, "draft 10");
    await settled();
    outbox.put({ path: "/api/draft", body: "PE" }, "draft 10");
    outbox.put({ path: "/api/draft", body: "PEH" }, "draft 10");
    outbox.put({ path: "/api/draft", body: "Q" }, "draft 11");
    expect(outbox.pending.filter(({ slot }) => slot === "draft 10").at(-1)?.body).toBe("PEH");
    await settled();
    expect(outbox.pending.length).toBeLessThanOrEqual(3);
    server.reachable = true;
    outbox.flush();
    await settled();
    expect([outbox.pending.length, storage.length]).toEqual([0, 0]);
  });
});

describe("taking back", () => {
  it("works until the command has left", async () => {
    server.reachable = false;
    const outbox = open();
    const key = outbox.put(slip(1));
    await settled();
    expect([outbox.takeBack(key), outbox.pending.length, storage.length]).toEqual([true, 0, 0]);
    expect(outbox.takeBack(key)).toBe(false);
  });
});

describe("a browser without room", () => {
  it("says so, and what is kept stays kept", () => {
    server.reachable = false;
    storage = fakeStorage(1);
    const outbox = open();
    outbox.put(slip(1));
    expect(() => outbox.put(slip(2))).toThrow(/papier/);
    expect([outbox.pending.length, storage.length]).toEqual([1, 1]);
  });
});
