import { describe, expect, it } from "vitest";
import { RULEBOOK } from "../../net/testing";
import { commandOf, rulebookOf, settled, timesOf, usual } from "./wish";

const LATEST = RULEBOOK;
const FAMILY = {
  ...RULEBOOK,
  name: "family",
  formulas: ["normal"],
  times: [{ name: "three", seconds: 180 }],
  sudden_death: null,
  pairs: false,
};

describe("the game that is asked for", () => {
  it("is a normal one of three minutes by the rulebook in force, unless told", () => {
    expect(commandOf(usual())).toMatchObject({
      type: "OpenGame",
      formula: "normal",
      time: "normal",
      source: "program",
      lexicon: null,
      phones: true,
    });
  });

  it("names the joker variant of each formula as the server does", () => {
    expect(commandOf({ ...usual(), joker: true }).formula).toBe("joker");
    expect(commandOf({ ...usual(), joker: true, formula: "7+8" }).formula).toBe("joker-7+8");
  });

  it("has no phones in ranked competition, and no clock where none is wanted", () => {
    const command = commandOf({ ...usual(), ranked: true, time: "none" });
    expect(command.phones).toBe(false);
    expect(command.time).toBeNull();
  });

  it("says what the event plays by in place of the rulebook, and nothing where it plays by it", () => {
    expect(commandOf(usual())).not.toHaveProperty("own");
    expect(commandOf({ ...usual(), own: { solo_players: null } })).not.toHaveProperty("own");
    expect(commandOf({ ...usual(), own: { solo_bonus: 0 } }).own).toEqual({ solo_bonus: 0 });
  });

  it("lets the chief arbiter play where slips come by phone and nothing counts", () => {
    const wish = { ...usual(), plays: 3 };
    expect(commandOf(wish).plays).toBe(3);
    expect(commandOf({ ...wish, ranked: true })).not.toHaveProperty("plays");
    expect(commandOf({ ...wish, phones: false })).not.toHaveProperty("plays");
  });

  it("has a sudden death shrink by steps of its own", () => {
    const wish = { ...usual(), suddenDeath: true, time: "sudden-death" };
    expect(commandOf(wish).time).toBe("sudden-death");
    expect(commandOf({ ...wish, steps: " 3x30+10 5+5 " }).time).toBe("3x30+10 5+5");
    expect(commandOf({ ...wish, time: "blitz", steps: "5+5" }).time).toBe("blitz");
  });

  it("carries file and password of a prepared game, and of no other", () => {
    const wish = { ...usual(), sealed: "{}", password: "secret" };
    expect(commandOf(wish)).not.toHaveProperty("password");
    expect(commandOf({ ...wish, source: "prepared" })).toMatchObject({ sealed: "{}", password: "secret" });
  });

  it("is by the rulebook in force unless another is named", () => {
    const choices = { lexicons: [], rulebooks: [LATEST, FAMILY], variants: [], levels: [] };
    expect(rulebookOf(usual(), choices)).toBe(LATEST);
    expect(rulebookOf({ edition: "family" }, choices)).toBe(FAMILY);
    expect(commandOf({ ...usual(), edition: "family" }).edition).toBe("family");
  });

  it("offers the times of its rulebook, the shrinking one of sudden death first", () => {
    expect(timesOf({ suddenDeath: false }, FAMILY)).toEqual(["three", "none"]);
    expect(timesOf({ suddenDeath: true }, LATEST)[0]).toBe("sudden-death");
    expect(settled(usual(), FAMILY).time).toBe("three");
    expect(settled({ ...usual(), suddenDeath: true }, LATEST).time).toBe("normal");
  });

  it("drops what its rulebook does not know", () => {
    const wish = settled(
      { ...usual(), formula: "7/8", pairs: true, suddenDeath: true, time: "none" },
      FAMILY,
    );
    expect(wish).toMatchObject({ formula: "normal", pairs: false, suddenDeath: false, time: "none" });
  });
});
