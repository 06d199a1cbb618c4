import { beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_ROWS } from "../../board/analysis";
import { redraft, typeLetter } from "../../board/composition";
import { FakeGame, fakeStorage } from "../../net/testing";
import { FreeTable } from "./table.svelte";

const RACK = "MOTAESR";
/** What the server says of the rules. */
const RULES = { bonus: [0, 0, 0, 0, 0, 0, 0, 50], exchange_from: 7, challenge_cost: 10 };
const chair = (seat: number, name: string, more: object = {}) => ({
  seat,
  name,
  level: null,
  held: 7,
  total: 0,
  resigned: false,
  used: 0,
  ...more,
});
const LAID = { n: 1, seat: 1, action: "play", taken: 0, ref: "H8", word: "ZUT", score: 26 };

let game: FakeGame;

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  game = new FakeGame({
    free: {
      table: { words: "challenge", clock: null, draws_after: 10, phase: "play", seat: 0, bag: 88, ...RULES },
      chairs: [chair(0, "Ana"), chair(1, "Odile")],
      board: { grid: EMPTY_ROWS },
      turns: [],
    },
    "hand:0": { hand: { seat: 0, rack: RACK }, objections: [] },
    "hand:0-1": { hand: { seat: 0, rack: RACK }, objections: [] },
  });
  return () => vi.unstubAllGlobals();
});

/** Says how the table stands now. */
const stands = (more: object): void =>
  void Object.assign(game.channels.free as object, {
    table: { ...(game.channels.free?.table as object), ...more },
  });

function laidBy(table: FreeTable, letters = "MOT"): FreeTable {
  const { word } = table;
  word.takeUp();
  word.compose(redraft(word.composition, { ...word.composition.draft, caret: 112 }));
  for (const letter of letters) word.compose(typeLetter(table.position, word.composition, letter));
  return table;
}

describe("a device that goes from hand to hand", () => {
  const clock = { per: "turn", seconds: 120 };

  it("lets no time run until somebody has it", async () => {
    stands({ clock });
    const table = new FreeTable(game.playing, [0, 1]);
    expect(table.behindCurtain).toBe(0);
    table.lower();
    await table.lift(0);
    expect(game.asked).toEqual([{ type: "PauseGame" }, { type: "UnpauseGame" }]);
    expect(table.behindCurtain).toBeNull();
  });

  it("asks nothing without a clock, and stops nobody who plays elsewhere", async () => {
    for (const more of [{ clock: null }, { clock }]) {
      stands(more);
      if (more.clock)
        Object.assign(game.channels.free as object, { chairs: [0, 1, 2].map((seat) => chair(seat, "Ana")) });
      const table = new FreeTable(game.playing, [0, 1]);
      table.lower();
      await table.lift(0);
    }
    expect(game.asked).toEqual([]);
  });
});

describe("my turn", () => {
  it("sends the word that is laid, with its place", async () => {
    const table = laidBy(new FreeTable(game.playing, [0]));
    expect([table.mayPlay, table.me, table.round, table.unseen]).toEqual([true, 0, 1, 95]);
    await table.play();
    expect(game.asked).toEqual([{ type: "LayWord", ref: "H8", word: "MOT" }]);
  });

  it("sends no letter alone, and nothing while nothing is laid", async () => {
    const table = new FreeTable(game.playing, [0]);
    await table.play();
    await laidBy(table, "M").play();
    expect(game.asked).toEqual([]);
  });

  it("keeps a word that was refused where it lies, with the reason until something changes", async () => {
    game.refuses = "MOT n’est pas admis.";
    const table = laidBy(new FreeTable(game.playing, [0]));
    await table.play();
    expect(table.playing.refusal).toBe("MOT n’est pas admis.");
    table.word.takeUp();
    expect(table.word.attempt?.word).toBe("MOT");
    laidBy(table, "A");
    expect(table.playing.refusal).toBeNull();
  });

  it("exchanges letters while as many are in the bag as the server asks for, or passes", async () => {
    const table = new FreeTable(game.playing, [0]);
    expect(table.mayExchange).toBe(true);
    await table.exchange("MO");
    await table.pass();
    expect(game.asked).toEqual([{ type: "ExchangeLetters", letters: "MO" }, { type: "PassTurn" }]);
    stands({ bag: 6 });
    expect(table.mayExchange).toBe(false);
  });

  it("stands still while the game is held", async () => {
    stands({ clock: { per: "turn", seconds: 180 } });
    Object.assign(game.channels.free as object, {
      clock: { state: "paused", seconds: 180, signal_before_end: 30, left: 60 },
    });
    const table = laidBy(new FreeTable(game.playing, [0]));
    await table.play();
    expect([table.mayPlay, game.asked]).toEqual([false, []]);
    expect(table.timer).toEqual({ total: 180, signal: 30, ends: null, left: 60 });
  });
});

describe("their turn", () => {
  it("lets one lay letters and sends nothing", async () => {
    stands({ seat: 1 });
    const table = laidBy(new FreeTable(game.playing, [0]));
    expect([table.mayPlay, table.word.attempt?.word]).toEqual([false, "MOT"]);
    await table.play();
    await table.pass();
    expect(game.asked).toEqual([]);
  });

  it("is watched without letters by one who has no seat", () => {
    const table = new FreeTable(game.playing, []);
    expect([table.me, table.rack, table.mayPlay]).toEqual([null, "", false]);
  });
});

describe("a word that lies", () => {
  beforeEach(() => {
    stands({ phase: "draw", seat: 1 });
    Object.assign(game.channels.free as object, {
      laid: LAID,
      board: { grid: EMPTY_ROWS, last: [112, 113, 114] },
      clock: { state: "running", seconds: 10, ends: 10 },
    });
    Object.assign(game.channels["hand:0"] as object, { objections: [{ seat: 0, why: null }] });
  });

  it("is open to challenge by whoever may, for a while", async () => {
    const table = new FreeTable(game.playing, [0]);
    expect([table.open, table.timer?.total, table.timer?.ends]).toEqual([true, 10, 10]);
    expect([...table.lastSquares]).toEqual([112, 113, 114]);
    await table.challenge(0);
    await table.letLie(0);
    expect(game.asked).toEqual([{ type: "ChallengeWord", seat: 0 }, { type: "LetLie", seat: 0 }]); // prettier-ignore
  });

  it("is not challenged by one who may not, nor by one who has no say", async () => {
    const why = { fr: "Rien à contester.", en: "Nothing to challenge." };
    Object.assign(game.channels["hand:0"] as object, { objections: [{ seat: 0, why }] });
    const table = new FreeTable(game.playing, [0]);
    expect(table.objection(0)).toEqual({ seat: 0, why });
    await table.challenge(0);
    await table.challenge(3);
    expect(game.asked).toEqual([]);
  });

  it("is let be by the next one, who plays", async () => {
    const table = laidBy(new FreeTable(game.playing, [0]), "ES");
    expect(table.mayPlay).toBe(true);
    await table.play();
    expect(game.asked).toHaveLength(1);
  });

  it("is not open where words are checked before they are laid", () => {
    stands({ words: "checked" });
    expect(new FreeTable(game.playing, [0]).open).toBe(false);
  });

  it("is passed over by those who have resigned", () => {
    Object.assign(game.channels.free as object, {
      chairs: [chair(0, "Ana", { resigned: true }), chair(1, "Odile"), chair(2, "Zoé")],
    });
    expect(new FreeTable(game.playing, [0]).active).toEqual([1, 2]);
  });
});

describe("a device that goes from hand to hand", () => {
  it("hides the letters until somebody says that it is him, and speaks for him", async () => {
    const table = new FreeTable(game.playing, [0, 1]);
    expect([table.behindCurtain, table.rack, table.mayPlay]).toEqual([0, "", false]);
    table.holder = 0;
    expect([table.behindCurtain, table.rack, table.mayPlay]).toEqual([null, RACK, true]);
    await laidBy(table).play();
    expect(game.asked).toEqual([{ type: "LayWord", ref: "H8", word: "MOT", seat: 0 }]);
    stands({ seat: 1 });
    Object.assign(game.channels["hand:0-1"] as object, { hand: { seat: 1, rack: "ZUTEEEE" } });
    expect([table.me, table.behindCurtain, table.rack]).toEqual([1, 1, ""]);
  });
});

describe("the past turns", () => {
  const record = {
    turns: [
      { n: 1, seat: 0, rack: "MOTAESR", action: "play", ref: "H8", word: "MOT" },
      { n: 2, seat: 1, rack: "ZUTEEEE", action: "play", ref: "I8", word: "ZZ", challenge: { upheld: true } },
      { n: 3, seat: 0, rack: "AESRIUO", action: "pass" },
    ],
  };

  it("are nobody's to analyse while the game goes on", () => {
    Object.assign(game.channels.free as object, { end: { record } });
    expect(new FreeTable(game.playing, [0]).positions).toEqual([]);
  });

  it("are all known at the end, without the words that did not stay", () => {
    Object.assign(game.channels.free as object, { end: { record } });
    stands({ phase: "over", seat: null });
    const table = new FreeTable(game.playing, [0]);
    expect([table.timer, table.mayPlay, table.active]).toEqual([null, false, []]);
    expect(table.positions.map(({ rack, rows }) => [rack, rows[7], rows[8]])).toEqual([
      ["MOTAESR", "...............", "..............."],
      ["ZUTEEEE", ".......MOT.....", "..............."],
      ["AESRIUO", ".......MOT.....", "..............."],
    ]);
  });
});
