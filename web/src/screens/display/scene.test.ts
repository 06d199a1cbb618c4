import { describe, expect, it } from "vitest";
import type { GameView, TurnView } from "../../net/server";
import { isAlert, sceneOf, stateOf } from "./scene";

const turn = (stage: TurnView["stage"], more: Partial<TurnView> = {}): TurnView => ({
  stage,
  turn: 4,
  draw: 4,
  kept: "",
  drawn: "",
  rejected: 0,
  cancelled: false,
  ...more,
});
const game = (phones: boolean) => ({ phones }) as GameView;

describe("what is shown beside the board", () => {
  it.each([
    ["draw", "letters"],
    ["letters", "letters"],
    ["play", "letters"],
    ["paused", "letters"],
    ["word", "letters"],
    ["announce", "word"],
    ["over", "end"],
  ] as const)("%s: %s", (stage, scene) => {
    expect(sceneOf(game(true), turn(stage))).toBe(scene);
  });

  it("is how to join before a game, and before the first letters where phones play", () => {
    expect(sceneOf(undefined, turn("waiting", { turn: 0 }))).toBe("join");
    expect(sceneOf(game(true), turn("draw", { turn: 1 }))).toBe("join");
    expect(sceneOf(game(false), turn("draw", { turn: 1 }))).toBe("letters");
    expect(sceneOf(game(true), turn("draw", { turn: 1, rejected: 1 }))).toBe("letters");
  });
});

describe("the sentence of a stage", () => {
  it("tells a rejection and a cancelled turn before all else", () => {
    expect(stateOf(turn("draw"))).toBe("state.draw");
    expect(stateOf(turn("draw", { turn: 1 }))).toBe("state.first");
    expect(stateOf(turn("draw", { rejected: 1 }))).toBe("state.rejected");
    expect(stateOf(turn("letters", { rejected: 2 }))).toBe("state.drawn-anew");
    expect(stateOf(turn("draw", { cancelled: true }))).toBe("state.cancelled");
    expect(stateOf(turn("play"))).toBeNull();
  });

  it("stands out when the usual course is interrupted", () => {
    expect([isAlert("state.paused"), isAlert("state.draw"), isAlert(null)]).toEqual([true, false, false]);
  });
});
