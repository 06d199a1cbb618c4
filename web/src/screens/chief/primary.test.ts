import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n";
import type { CandidateView, StageView } from "../../net/server";
import { primaryOf, type Situation } from "./primary";

const stage = (changes: Partial<StageView>): StageView => ({
  stage: "draw",
  version: 1,
  action: "Draw",
  not_before: null,
  letters: 4,
  real_bag: false,
  redo: false,
  causes: [],
  pause: 20,
  cancelling: "4.6",
  rejected: 0,
  rejection: null,
  ...changes,
});
const phage: CandidateView = {
  ref: "2J",
  word: "PHAGE",
  score: 34,
  cross: [],
  kept: true,
  ground: null,
  article: null,
};
const at = (changes: Partial<Situation>): Situation => ({
  stage: stage({}),
  letters: "",
  wait: 0,
  candidate: undefined,
  chosen: 0,
  hidden: false,
  ...changes,
});

describe("the one thing to do now", () => {
  beforeEach(() => setLanguage("fr"));

  it("is to draw, once the room has had its pause", () => {
    expect(primaryOf(at({ wait: 12 }))).toEqual({ label: "Tirer dans 12 s", word: null, command: null });
    expect(primaryOf(at({}))).toEqual({ label: "Tirer 4 lettres", word: null, command: { type: "Draw" } });
  });

  it("is to type as many letters as the real bag gives", () => {
    const bag = stage({ real_bag: true });
    expect(primaryOf(at({ stage: bag, letters: "EV?" }))?.label).toBe("Encore 1 lettre");
    expect(primaryOf(at({ stage: bag, letters: "EV?" }))?.command).toBeNull();
    expect(primaryOf(at({ stage: bag, letters: "EV?H" }))?.command).toEqual({
      type: "Draw",
      letters: "EV?H",
    });
  });

  it("is nothing but to wait while the clock runs", () => {
    expect(primaryOf(at({ stage: stage({ stage: "play", action: null }) }))?.command).toBeNull();
  });

  it("is to retain the proposed word, or the one chosen instead", () => {
    const word = stage({ stage: "word", action: "Retain" });
    const proposed = primaryOf(at({ stage: word, candidate: phage }));
    expect(proposed).toEqual({ label: "Retenir", word: "PHAGE", command: { type: "Retain" } });
    const other = primaryOf(at({ stage: word, candidate: phage, chosen: 1 }));
    expect(other?.command).toEqual({ type: "Retain", ref: "2J", word: "PHAGE" });
  });

  it("does not name the word while solutions are hidden", () => {
    const word = stage({ stage: "play", action: "Retain" });
    const shown = primaryOf(at({ stage: word, candidate: phage, hidden: true }));
    expect([shown?.label, shown?.word]).toEqual(["Retenir le mot", null]);
  });

  it("is nothing once the game is over", () => {
    expect(primaryOf(at({ stage: stage({ stage: "over", action: null }) }))).toBeNull();
  });
});
