import { beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_ROWS } from "../../board/analysis";
import { FakeGame, fakeStorage } from "../../net/testing";
import type { TimeSignal } from "../../net/server";
import { FamilyTable } from "./family.svelte";
import { awaitedSignals } from "./signals.svelte";

const seat = (player: string, more: object = {}) => ({ player, announced: false, device: false, ...more });
const column = (player: string, points: number[]) => ({
  rank: 1,
  player,
  points,
  running: points.map((_, at) => points.slice(0, at + 1).reduce((sum, one) => sum + one)),
  total: points.reduce((sum, one) => sum + one, 0),
  percent: 50,
});
const BOOK = {
  words: ["HUEES", "ZUT"],
  tops: [24, 40],
  running: [24, 64],
  columns: [column("Odile", [12, 20]), column("Léo", [24, 0])],
};
const PAST = [
  { turn: 1, rack: "SEIUHPE", ref: "H4", word: "HUEES" },
  { turn: 2, rack: "ZUTAEIO", ref: "8H", word: "ZUT" },
];

let game: FakeGame;
let family: Record<string, unknown>;

beforeEach(() => {
  family = {
    game: { minutes: 3, own_bag: false, variant: "", lexicon: "default" },
    turn: { phase: "announce", turn: 3, rack: null, signals: [] },
    seats: [seat("Odile"), seat("Léo", { device: true }), seat("Zoé")],
    book: BOOK,
    past: PAST,
  };
  game = new FakeGame({ family, book: { announced: [] } });
});

const keeper = () => new FamilyTable(game.playing, "keeper", null);

describe("announcements", () => {
  it("are awaited from those without a device, one after the other", async () => {
    const table = keeper();
    expect([table.awaited, table.speaking]).toEqual([["Odile", "Zoé"], "Odile"]);
    table.current = "Zoé";
    expect(table.speaking).toBe("Zoé");
    family.seats = [seat("Odile"), seat("Zoé", { announced: true })];
    expect(table.speaking).toBe("Odile");
  });

  it("are typed: figures are points, letters the word, and each can be taken back", () => {
    const table = keeper();
    for (const key of ["1", "2", "3", "4", "z", "u", "Backspace"]) expect(table.key(key)).toBe(true);
    expect(table.typedBy("Odile")).toEqual({ points: "123", word: "Z" });
    expect([table.key("Tab"), table.key("Enter")]).toEqual([false, false]);
    table.key("Backspace");
    table.key("Backspace");
    expect(table.typedBy("Odile")).toEqual({ points: "12", word: "" });
  });

  it("are sent once there are points, and the next one may speak meanwhile", async () => {
    const table = keeper();
    await table.announce("Odile");
    expect(game.asked).toEqual([]);
    for (const key of ["1", "2"]) table.key(key);
    const sending = table.announce("Odile");
    expect(table.speaking).toBe("Zoé");
    await sending;
    expect(game.asked).toEqual([{ type: "Announce", points: 12, word: "", player: "Odile" }]);
    expect(table.typedBy("Odile").points).toBe("");
  });

  it("are not lost where they are refused", async () => {
    game.refuses = "Trop tard.";
    const table = keeper();
    table.key("9");
    await table.announce("Odile");
    expect([table.typedBy("Odile").points, table.speaking]).toEqual(["9", "Odile"]);
  });

  it("come from nobody once all have spoken", () => {
    family.seats = [seat("Odile", { announced: true })];
    expect([keeper().speaking, keeper().key("1")]).toEqual([null, false]);
  });
});

describe("the top", () => {
  beforeEach(() => {
    family.turn = { phase: "between", turn: 2, rack: null, signals: [] };
    family.shown = { turn: 2, top: { points: 40, word: "ZUT", ref: "8H" }, doubted: [] };
  });

  it("stays covered at the table until somebody uncovers it, in the book and for the analysis alike", () => {
    const table = keeper();
    expect(table.isCovered).toBe(true);
    expect([table.book?.tops, table.book?.words]).toEqual([[24], ["HUEES"]]);
    expect(table.columnOf("Odile")).toMatchObject({ points: [12], total: 12, percent: 50 });
    expect(table.positions.map(({ rack }) => rack)).toEqual(["SEIUHPE"]);
    table.uncover();
    expect([table.isCovered, table.book?.tops]).toEqual([false, [24, 40]]);
    expect(table.positions.map(({ rack, rows }) => [rack, rows[7]])).toEqual([
      ["SEIUHPE", EMPTY_ROWS[7]],
      ["ZUTAEIO", "...HUEES......."],
    ]);
  });

  it("is not covered again for whoever comes back to the table", () => {
    vi.stubGlobal("sessionStorage", fakeStorage());
    keeper().uncover();
    expect(keeper().isCovered).toBe(false);
    vi.unstubAllGlobals();
    expect(keeper().isCovered).toBe(true);
  });

  it("is not uncovered by those who do not keep the table", () => {
    const table = new FamilyTable(game.playing, "player", "Léo");
    expect([table.keeps, table.isCovered]).toEqual([false, false]);
  });

  it("is of no grid where the family draws from its own bag", () => {
    family.past = [];
    const table = keeper();
    table.uncover();
    expect(table.positions).toEqual([]);
  });
});

it("a voice says how the time goes at its signals", () => {
  const signals: TimeSignal[] = [
    { second: 0, sound: "beep" },
    { second: 60, sound: "double-beep" },
    { second: 120, sound: "long" },
    { second: 180, sound: "long" },
  ];
  const said = awaitedSignals(signals, { state: "running", seconds: 180, ends: 1_180, left: null }, 1_000);
  expect(said.map(({ at, words }) => [at, words])).toEqual([
    [1_000, "C’est parti."],
    [1_060, "Encore 2 minutes."],
    [1_120, "Encore 1 minute."],
    [1_180, "Temps écoulé."],
  ]);
  expect(
    awaitedSignals(signals, { state: "running", seconds: 180, ends: 1_180, left: null }, 1_100),
  ).toHaveLength(2);
  expect(awaitedSignals(signals, undefined, 0)).toEqual([]);
});

it("the clock runs, stands still, or is not there", () => {
  const table = keeper();
  expect(table.timer).toBeNull();
  family.clock = { state: "running", seconds: 180, ends: 500, signal_before_end: 30 };
  expect(table.timer).toEqual({ total: 180, signal: 30, ends: 500, left: null });
  family.clock = { state: "paused", seconds: 180, left: 42, signal_before_end: 30 };
  expect(table.timer).toEqual({ total: 180, signal: 30, ends: null, left: 42 });
});
