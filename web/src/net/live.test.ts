import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Socket } from "./live.svelte";

class FakeSocket implements Socket {
  readyState: 0 | 1 | 2 | 3 = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, {} as Event);
  }
  say(message: object): void {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let live: Live;
let stop: () => void;
const latest = (): FakeSocket => sockets.at(-1) ?? expect.fail("no socket");
const hello = (number: number, epoch = "one") => ({ type: "hello", role: "chief", number, epoch });
const set = (number: number, parts: object, channel = "public") => ({ type: "set", channel, number, parts });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  live = new Live({
    token: "secret",
    random: () => 1,
    now: () => performance.now() / 1000,
    connect: () => {
      sockets.push(new FakeSocket());
      return latest();
    },
  });
  stop = live.start();
});

afterEach(() => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function connected(): void {
  latest().open();
  latest().say(hello(0));
}

describe("the first connection", () => {
  it("presents the token and asks for everything", () => {
    expect(live.connection).toBe("connecting");
    latest().open();
    expect(latest().sent).toEqual([{ token: "secret", since: 0 }]);
    latest().say(hello(0));
    expect([live.connection, live.role]).toEqual(["open", "chief"]);
  });

  it("is not tried again when the server refuses the token", () => {
    latest().open();
    latest().fail(4401);
    vi.advanceTimersByTime(60_000);
    expect([live.connection, sockets.length]).toEqual(["refused", 1]);
  });
});

describe("parts", () => {
  beforeEach(connected);

  it("replace those of the same name and leave the others", () => {
    latest().say(set(1, { board: ["A"], clock: { total: 180 } }));
    latest().say(set(2, { board: ["B"] }));
    expect(live.part("public", "board")).toEqual(["B"]);
    expect(live.part("public", "clock")).toEqual({ total: 180 });
  });

  it("go away when null", () => {
    latest().say(set(1, { board: ["A"], clock: {} }));
    latest().say(set(2, { clock: null }));
    expect(live.part("public", "clock")).toBeUndefined();
    expect(live.part("public", "board")).toEqual(["A"]);
  });

  it("of one channel are not those of another", () => {
    latest().say(set(1, { rulings: ["A"] }));
    latest().say(set(2, { rulings: ["S"] }, "chief"));
    expect([live.part("public", "rulings"), live.part("chief", "rulings")]).toEqual([["A"], ["S"]]);
  });

  it("know their channels and parts: others are errors of type", () => {
    const words: string | undefined = live.part("public", "rulings")?.[0]?.word;
    const slip: number | undefined = live.part("desk:A1", "sheet:3:12")?.table;
    // @ts-expect-error no such channel
    live.part("corridor", "board");
    // @ts-expect-error a part of another channel
    live.part("table:3", "board");
    expect([words, slip]).toEqual([undefined, undefined]);
  });
});

describe("after a drop", () => {
  beforeEach(() => {
    connected();
    latest().say(set(7, { board: ["A"] }));
    latest().fail();
  });

  it("what was known stays on the screen", () => {
    expect(live.connection).toBe("lost");
    expect(live.part("public", "board")).toEqual(["A"]);
  });

  it("resumes from the last number", () => {
    vi.advanceTimersByTime(250);
    latest().open();
    expect(latest().sent[0]).toEqual({ token: "secret", since: 7, epoch: "one" });
    latest().say(hello(7));
    expect([live.connection, sockets.length]).toEqual(["open", 2]);
    expect(live.part("public", "board")).toEqual(["A"]);
  });

  it("begins again with everything when the server’s history is another one", () => {
    vi.advanceTimersByTime(250);
    latest().open();
    latest().say(hello(3, "two"));
    expect([live.connection, live.part("public", "board")]).toEqual(["open", undefined]);
    latest().fail();
    vi.advanceTimersByTime(250);
    latest().open();
    expect(latest().sent[0]).toEqual({ token: "secret", since: 0, epoch: "two" });
  });

  it("hears everything anew, at once, when what is its own is shown elsewhere", () => {
    vi.advanceTimersByTime(250);
    latest().open();
    latest().say(hello(7));
    latest().fail(4410);
    latest().open();
    expect(latest().sent[0]).toEqual({ token: "secret", since: 0 });
    latest().say({ ...hello(8), table: 5 });
    expect([live.connection, live.table, live.part("public", "board")]).toEqual(["open", 5, undefined]);
  });

  it("waits longer and longer, up to a limit, then at once when the network is back", () => {
    const waits: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const before = sockets.length;
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(250);
        waited += 250;
      }
      waits.push(waited);
      latest().fail();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    const before = sockets.length;
    live.wake();
    expect(sockets.length).toBe(before + 1);
  });
});

describe("pings", () => {
  beforeEach(connected);

  const answer = (ahead: number) => {
    const { id } = latest().sent.at(-1) ?? {};
    latest().say({ type: "pong", id, now: performance.now() / 1000 + ahead });
  };

  it("tell the server’s clock from the quickest answer", () => {
    vi.advanceTimersByTime(400);
    answer(1000.2);
    expect(live.clock?.offset).toBeCloseTo(1000.4);
    vi.advanceTimersByTime(200);
    vi.advanceTimersByTime(10);
    answer(1000);
    expect(live.clock?.offset).toBeCloseTo(1000.005);
  });

  it("tell a server’s clock that runs faster than this one", () => {
    latest().say({ ...hello(0), speed: 60 });
    const before = performance.now() / 1000;
    answer(59 * before + 500);
    vi.advanceTimersByTime(250);
    expect(live.clock?.now()).toBeCloseTo(500 + 60 * before + 15);
  });

  it("are not heeded when they answer another one", () => {
    latest().say({ type: "pong", id: 99, now: 5 });
    expect(live.clock).toBeNull();
  });

  it("without an answer mean that the network is gone", () => {
    answer(0);
    vi.advanceTimersByTime(200 + 6_000);
    expect(live.connection).toBe("lost");
  });
});
