import { beforeEach, describe, expect, it, vi } from "vitest";
import { Unreachable } from "../../net/api";
import { placeOf } from "../../board/board";
import { redraft, takeBack, typeLetter } from "../../board/composition";
import type { ServerClock } from "../../net/clock";
import type { Connection, Live } from "../../net/live.svelte";
import type { WriteSlip } from "../../net/server";
import { fakeStorage } from "../../net/testing";
import { Phone } from "./phone.svelte";

const GRID = Array<string>(15).fill(".".repeat(15));

/** A server with one draw in play, which takes slips unless it is away. */
class Room {
  parts: Record<string, unknown> = {
    turn: { stage: "play", turn: 1, draw: 1, kept: "", drawn: "GNP?EVH", rejected: 0, cancelled: false },
    game: { number: 1, phones: true },
    board: { grid: GRID, last: null },
    totals: {},
  };
  away = false;
  taken: WriteSlip[] = [];

  readonly live = {
    connection: "open" as Connection,
    clock: { now: () => 500 } as ServerClock,
    part: ((_, name) => this.parts[name]) as Live["part"],
  };
  readonly api = {
    send: async <T>({ body }: { body: unknown }): Promise<T> => {
      if (this.away) throw new Unreachable("away");
      const command = body as WriteSlip;
      this.taken.push(command);
      this.parts.slip = {
        game: command.game,
        draw: command.draw,
        slip: command.slip,
        handed: command.handed,
        at: 501,
      };
      return {} as T;
    },
  };

  phone(storage: Storage): Phone {
    const phone = new Phone({
      live: this.live,
      api: this.api,
      contest: "c",
      player: "p2",
      table: 92,
      storage,
    });
    phone.outbox.start();
    phone.takeUp();
    return phone;
  }
}

const at = (reference: string) => placeOf(reference)?.square ?? null;

function type(phone: Phone, word: string, reference = "H4"): void {
  phone.compose(redraft(phone.composition, { ...phone.draft, caret: at(reference) }));
  for (const letter of word) phone.compose(typeLetter(phone.position, phone.composition, letter));
}

describe("a slip on the phone", () => {
  let room: Room;
  let storage: Storage;

  beforeEach(() => {
    vi.useFakeTimers();
    room = new Room();
    storage = fakeStorage();
    return () => vi.useRealTimers();
  });

  it("goes to the server once the pen rests, and not at every letter", async () => {
    const phone = room.phone(storage);
    type(phone, "PEH");
    expect(phone.receipt(false).state).toBe("sending");
    await vi.advanceTimersByTimeAsync(400);
    expect(room.taken.map(({ slip, handed }) => [slip.sketch, handed])).toEqual([[["PEH"], false]]);
    expect(phone.receipt(false).state).toBe("draft");
  });

  it("is received after the server's answer, with the time of writing", async () => {
    const phone = room.phone(storage);
    type(phone, "PEH");
    phone.handIn();
    expect(phone.receipt(false).state).toBe("sending");
    await vi.advanceTimersByTimeAsync(0);
    expect(phone.receipt(false)).toEqual({ state: "received", at: 501 });
    expect(room.taken[0]).toMatchObject({ handed: true, written: 500 });
  });

  it("is kept while the server is away, and sent after", async () => {
    room.away = true;
    const phone = room.phone(storage);
    type(phone, "PEH");
    phone.handIn();
    room.live.connection = "lost";
    await vi.advanceTimersByTimeAsync(1000);
    expect(phone.receipt(false).state).toBe("offline");
    room.away = false;
    room.live.connection = "open";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(phone.receipt(false).state).toBe("received");
    expect(room.taken).toHaveLength(1);
  });

  it("comes back after a reload, from this phone or from the server", async () => {
    const phone = room.phone(storage);
    type(phone, "PEH");
    await vi.advanceTimersByTimeAsync(400);
    expect(room.phone(storage).slip.sketch).toEqual(["PEH"]);
    expect(room.phone(fakeStorage()).draft.laid.map(({ square }) => square)).toEqual([108, 109, 110]);
  });

  it("is the server's where another phone of the table has written since", async () => {
    const phone = room.phone(storage);
    type(phone, "PEH");
    await vi.advanceTimersByTimeAsync(400);
    room.parts.slip = { game: 1, draw: 1, slip: { sketch: ["VE"], reference: "A1" }, handed: true, at: 502 };
    const again = room.phone(storage);
    expect([again.slip.sketch, again.kept?.handed]).toEqual([["VE"], true]);
  });

  it("shows the server's slip as it is where its place is unknown", () => {
    room.parts.slip = {
      game: 1,
      draw: 1,
      slip: { sketch: ["VE"], reference: "Z9", score: 7 },
      handed: true,
      at: 502,
    };
    const phone = room.phone(storage);
    expect(phone.receipt(false).state).toBe("received");
    expect(phone.slip.reference).toBe("Z9");
  });

  it("is blank again at the next draw", async () => {
    const phone = room.phone(storage);
    type(phone, "PEH");
    room.parts.turn = { ...(room.parts.turn as object), draw: 2, turn: 2 };
    phone.takeUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(phone.written).toBe(false);
    expect(room.taken.map(({ draw, slip }) => [draw, slip.sketch])).toEqual([[1, ["PEH"]]]);
  });

  it("counts as handed in until something is changed", async () => {
    const phone = room.phone(storage);
    type(phone, "PEH");
    phone.handIn();
    phone.takeUpAgain();
    await vi.advanceTimersByTimeAsync(400);
    expect(room.taken).toHaveLength(1);
    phone.compose(takeBack(phone.composition));
    await vi.advanceTimersByTimeAsync(400);
    expect(room.taken.map(({ handed }) => handed)).toEqual([true, false]);
  });

  it("says so when the browser has no room to keep it", () => {
    const full = fakeStorage(0);
    const phone = room.phone(full);
    type(phone, "PEH");
    phone.handIn();
    expect(phone.receipt(false).state).toBe("refused");
  });
});
