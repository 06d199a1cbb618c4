import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endGame, keepAnew, keptGame, keptGames, ownGame } from "../net/kept";
import { keepToken } from "../net/session";
import { fakeStorage } from "../net/testing";
import { enterGame, placeIn } from "./entering";

const GAME = { kind: "libre", id: "g", secret: "kept", title: "Partie libre" } as const;
const SEATED = { role: "player", seats: [1], contest: { name: "Chez nous" } };

let asked: [path: string, token: string][];

/** A server that answers everything alike. */
function answering(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, new Headers(headers).get("Authorization") ?? ""]);
    return new Response(JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe("a place in a game", () => {
  it("is found by the link that the device keeps, though it came with another", async () => {
    answering(200, SEATED);
    keepToken("other");
    keepAnew(GAME);
    expect(await enterGame("libre", "g")).toEqual({
      kind: "libre",
      id: "g",
      token: "kept",
      role: "player",
      player: null,
      seats: [1],
      title: "Chez nous",
    });
    expect(asked).toEqual([["/api/free/g", "Bearer kept"]]);
    expect(keptGame("libre", "g")?.title).toBe("Partie libre");
  });

  it("is kept once a link has brought one there", async () => {
    answering(200, SEATED);
    keepToken("brought");
    expect(await enterGame("libre", "g")).toMatchObject({ token: "brought" });
    expect(keptGame("libre", "g")).toMatchObject({ secret: "brought", title: "Chez nous" });
  });

  it("is found after the end too, which brings no game back among those that go on", async () => {
    answering(200, SEATED);
    keepAnew(GAME);
    endGame(GAME);
    expect(await enterGame("libre", "g")).toMatchObject({ token: "kept" });
    expect(keptGames()).toEqual([]);
  });

  it("is looked at without being kept", async () => {
    answering(200, SEATED);
    keepToken("brought");
    await placeIn("libre", "g");
    expect(ownGame("libre", "g")).toBeNull();
  });

  it.each([401, 403, 404])("is none after %i, and is forgotten", async (status) => {
    answering(status, { message: "non" });
    keepAnew(GAME);
    expect(await enterGame("libre", "g")).toBeNull();
    expect(ownGame("libre", "g")).toBeNull();
  });

  it("is not forgotten while the server is in trouble, and none without a link", async () => {
    answering(500, { message: "panne" });
    expect(await enterGame("libre", "g")).toBeNull();
    expect(asked).toEqual([]);
    keepAnew(GAME);
    await expect(enterGame("libre", "g")).rejects.toThrow();
    expect(keptGame("libre", "g")).not.toBeNull();
  });
});
