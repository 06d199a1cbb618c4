import { describe, expect, it } from "vitest";
import { commandsOf, enter, turnInHand, type Session } from "./contest";
import type { TurnView } from "./server";

const session = (role: string, contest: string | null) =>
  ({ role, contest: contest === null ? null : { id: contest } }) as Session;

const server = (answers: Record<string, unknown>) => ({
  get: <T>(path: string): Promise<T> => Promise.resolve(answers[path] as T),
});

describe("the turn in hand", () => {
  it("is the one whose letters are in play, else the last one", () => {
    const hand = (stage: TurnView["stage"], turn: number, drawn = "") => turnInHand({ stage, turn, drawn });
    expect(hand("play", 5, "ABC")).toBe(5);
    expect(hand("announce", 5)).toBe(5);
    expect(hand("draw", 6)).toBe(5);
    expect(hand("paused", 6)).toBe(5);
    expect(hand("paused", 6, "ABC")).toBe(6);
    expect(hand("draw", 1)).toBe(1);
    expect(turnInHand(undefined)).toBe(1);
  });
});

describe("coming in", () => {
  it("is into the contest of the token", async () => {
    const api = server({ "/api/session": session("arbiter", "a") });
    expect((await enter(api)).contest?.id).toBe("a");
  });

  it("is into the contest that the address names", async () => {
    const api = server({ "/api/contests/b%20c": session("owner", "b c") });
    expect((await enter(api, "b c")).contest?.id).toBe("b c");
  });

  it("is, for the owner, into the contest that goes on", async () => {
    const api = server({
      "/api/session": session("owner", null),
      "/api/contests": [
        { id: "old", live: false },
        { id: "now", live: true },
      ],
      "/api/contests/now": session("owner", "now"),
    });
    expect((await enter(api)).contest?.id).toBe("now");
  });

  it("is, for the owner, into a real contest rather than the demonstration beside it", async () => {
    const api = server({
      "/api/session": session("owner", null),
      "/api/contests": [
        { id: "shown", live: true, demo: true },
        { id: "real", live: true, demo: false },
      ],
      "/api/contests/real": session("owner", "real"),
    });
    expect((await enter(api)).contest?.id).toBe("real");
  });

  it("tells the owner that there is none yet", async () => {
    const api = server({ "/api/session": session("owner", null), "/api/contests": [] });
    expect((await enter(api)).contest).toBeNull();
  });
});

describe("commands", () => {
  it("go to their contest", () => {
    expect(commandsOf("b c")).toBe("/api/contests/b%20c/commands");
  });
});
