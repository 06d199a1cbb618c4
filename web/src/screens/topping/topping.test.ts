import { beforeEach, describe, expect, it } from "vitest";
import { redraft, typeLetter } from "../../board/composition";
import { FakeGame } from "../../net/testing";
import { Run } from "./topping.svelte";

const BONUS = [0, 0, 0, 0, 0, 0, 0, 50];

let game: FakeGame;
let run: Record<string, unknown>;

const FOUND = { turn: 1, rack: "SEIUHPE", ref: "H4", word: "HUEES", score: 24, seconds: 14.5, found: true };
const GIVEN = { turn: 2, rack: "IPADAEC", ref: "5G", word: "DEPEC", score: 20, seconds: 60, found: false };

beforeEach(() => {
  run = { letters: { turn: 1, kept: "SEI", drawn: "UHPE" }, board: null, turns: [], proposals: [] };
  game = new FakeGame({
    topping: {
      game: { edition: "2026", formula: "7/8", limit: 60, turns: 20, bonus: BONUS, penalty: 20 },
      runs: [
        { player: "Ali", turn: 1, over: false, left: false },
        { player: "Zoé", turn: 4, over: true, left: false },
      ],
    },
    "run:Ali": run,
  });
});

const keeper = () => new Run(game.playing, "Ali", true);

function laid(one: Run, letters: string, caret = 108): Run {
  one.word.takeUp();
  one.word.compose(redraft(one.word.composition, { ...one.word.composition.draft, caret }));
  for (const letter of letters) one.word.compose(typeLetter(one.position, one.word.composition, letter));
  return one;
}

describe("a proposal", () => {
  it("names its player at the device that keeps the game alone", async () => {
    await laid(keeper(), "HUEES").propose();
    await laid(new Run(game.playing, "Ali", false), "HUEES").propose();
    expect(game.asked).toEqual([
      { type: "Propose", word: "HUEES", ref: "H4", player: "Ali" },
      { type: "Propose", word: "HUEES", ref: "H4" },
    ]);
  });

  it("is not made of letters that are no word to lay", async () => {
    await keeper().propose();
    await laid(keeper(), "HUEES", 0).propose();
    expect(game.asked).toEqual([]);
  });

  it("stays where it lies when it was not the top, and has its points", async () => {
    game.refuses = "Déjà proposé.";
    const one = laid(keeper(), "HUEES");
    await one.propose();
    one.word.takeUp();
    expect([one.word.attempt?.word, one.playing.refusal]).toEqual(["HUEES", "Déjà proposé."]);
    expect(one.pointsOf({ turn: 1, word: "HUEES", ref: "H4", seconds: 3, top: false })).toBe(24);
    expect(one.pointsOf({ turn: 1, word: "HUEES", ref: "A1", seconds: 3, top: false })).toBeNull();
  });
});

describe("turns that are over", () => {
  beforeEach(() => {
    run.turns = [FOUND, GIVEN];
  });

  it("count with the seconds that the server asks for each top that was given", () => {
    expect([keeper().costOf(FOUND), keeper().costOf(GIVEN), keeper().seconds]).toEqual([14.5, 80, 94.5]);
  });

  it("lead to the analysis board by their letters and the grid before them, the turn in play does not", () => {
    expect(keeper().positions.map(({ rack, rows, formula }) => [rack, rows[7], formula])).toEqual([
      ["SEIUHPE", "...............", "7/8"],
      ["IPADAEC", "...HUEES.......", "7/8"],
    ]);
  });

  it("begin another word, though the same letters come again", () => {
    const one = laid(keeper(), "HUEES");
    run.turns = [FOUND, GIVEN, { ...GIVEN, turn: 3 }];
    one.word.takeUp();
    expect(one.word.attempt).toBeNull();
  });
});

it("the top is asked for, and the clock shown, while there is one", async () => {
  const one = keeper();
  expect([one.timer, one.view?.turn, one.rack]).toEqual([null, 1, "SEIUHPE"]);
  run.clock = { state: "running", seconds: 60, signal_before_end: 15, ends: 900 };
  expect(one.timer).toEqual({ total: 60, signal: 15, ends: 900, left: null });
  await one.giveUp();
  expect(game.asked).toEqual([{ type: "AskTop", player: "Ali" }]);
});

it("the last letters are gone once all is over", () => {
  run.letters = null;
  expect(keeper().rack).toBe("");
});
