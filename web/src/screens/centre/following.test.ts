import { describe, expect, it } from "vitest";
import type { LocalGame } from "../../net/server";
import { followingOf } from "./following";

const GAME: LocalGame = { number: 1, opened: "2026-11-14T20:30:00+01:00", turns: 4, over: false };
const room = { chief: "https://tours.example", games: [GAME] };
const heard = (turn: number, hears = true) => ({ address: room.chief, hears, turn });

describe("a room that follows a chief elsewhere", () => {
  it("is at the same turn, behind or ahead", () => {
    const at = (turn: number) => {
      const found = followingOf(room, heard(turn));
      return [found?.state, found?.behind];
    };
    expect([at(5), at(7), at(4)]).toEqual([
      ["together", 0],
      ["behind", 2],
      ["ahead", 1],
    ]);
  });

  it("is cut off when it does not hear him, and follows nobody without an address", () => {
    expect(followingOf(room, heard(7, false))?.state).toBe("cut");
    expect(followingOf(room, null)?.state).toBe("waiting");
    expect(followingOf({ ...room, chief: "" }, null)).toBeNull();
  });

  it("is neither behind nor ahead before a game is opened", () => {
    expect(followingOf({ ...room, games: [{ ...GAME, opened: "" }] }, heard(3))?.state).toBe("together");
  });
});
