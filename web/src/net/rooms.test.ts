import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playedRooms, rememberRoom } from "./rooms";
import { fakeStorage } from "./testing";

const DAY = 86_400_000;

describe("rooms where one has played", () => {
  beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it("are remembered once each, the last first, and forgotten after a month", () => {
    rememberRoom({ id: "a", secret: "1", at: DAY });
    rememberRoom({ id: "b", secret: "2", at: 2 * DAY });
    rememberRoom({ id: "a", secret: "3", at: 3 * DAY });
    expect(playedRooms(3 * DAY).map(({ id, secret }) => id + secret)).toEqual(["a3", "b2"]);
    expect(playedRooms(32.5 * DAY).map(({ id }) => id)).toEqual(["a"]);
    localStorage.setItem("nonuple.rooms", "{");
    expect(playedRooms(0)).toEqual([]);
  });
});
