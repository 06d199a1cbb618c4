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
