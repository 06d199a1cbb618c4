import { describe, expect, it } from "vitest";
import { commandOf, settled, timesOf, usual } from "./wish";

describe("the game that is asked for", () => {
  it("is a normal one of three minutes by the rulebook in force, unless told", () => {
    expect(commandOf(usual())).toMatchObject({
      type: "OpenGame",
      edition: "2026",
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

  it("offers the minutes of the box and the shrinking time of sudden death", () => {
    expect(timesOf({ edition: "box", suddenDeath: false })).toContain("box-4");
    expect(settled({ ...usual(), edition: "box" }).time).toBe("box-3");
    expect(settled({ ...usual(), suddenDeath: true }).time).toBe("normal");
    expect(timesOf({ edition: "2026", suddenDeath: true })[0]).toBe("sudden-death");
  });
});
