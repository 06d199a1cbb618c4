import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOfGame, endGame, forgetGame, keepGame, keptGame, keptGames, openGame, ownGame, pathOfGame, type KeptGame } from "./kept"; // prettier-ignore

const game = (id: string, more: Partial<KeptGame> = {}): KeptGame => ({
  kind: "solo",
  id,
  secret: "s",
  title: "Seul",
  at: 1,
  turn: 3,
  yours: true,
  ...more,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the games that a device remembers", () => {
  it("begin with the one last played at, each once", () => {
    keepGame(game("a"));
    keepGame(game("b"));
    keepGame(game("a", { turn: 4 }));
    expect(keptGames().map(({ id, turn }) => [id, turn])).toEqual([["a", 4], ["b", 3]]); // prettier-ignore
    expect(keptGame("solo", "b")?.turn).toBe(3);
    expect(keptGame("libre", "b")).toBeNull();
  });

  it("are forgotten once they are over, and the oldest of many", () => {
    for (let at = 0; at < 15; at += 1) keepGame(game(String(at)));
    forgetGame("solo", "14");
    expect(keptGames().map(({ id }) => id)).toEqual([
      "13",
      "12",
      "11",
      "10",
      "9",
      "8",
      "7",
      "6",
      "5",
      "4",
      "3",
    ]);
  });

  it("are found again by their link once they are over", () => {
    keepGame(game("a"));
    endGame(game("a"));
    expect(keptGames()).toEqual([]);
    expect(ownGame("solo", "a")).toEqual({ kind: "solo", id: "a", secret: "s", title: "Seul" });
    expect(ownGame("solo", "b")).toBeNull();
  });

  it("are none where something else was written", () => {
    localStorage.setItem("nonuple.games", '[{"kind":"other"}, 3]');
    expect(keptGames()).toEqual([]);
    localStorage.setItem("nonuple.games", "{");
    expect(keptGames()).toEqual([]);
  });

  it("are opened without a link, and their own is kept", async () => {
    const send = vi.fn(async () => ({ contest: "x", token: "secret" }));
    const opened = await openGame({ send } as never, "topping", "Topping");
    expect(send).toHaveBeenCalledWith({ path: "/api/toppings/here", body: { name: "Topping" } });
    expect(keptGame("topping", "x")).toEqual(opened);
    expect(addressOfGame(opened)).toBe("#/topping/x");
    expect(pathOfGame("libre", "a/b")).toBe("/api/free/a%2Fb");
  });
});
