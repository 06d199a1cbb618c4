import { describe, expect, it } from "vitest";
import { Refused, type Command } from "../../net/api";
import { Bringing, type Server } from "./bringing.svelte";

const file = (size: number) => ({
  name: "fr.jsonl",
  size,
  slice: (from = 0, to = size) => ({ size: Math.min(to, size) - from }) as Blob,
});

function server(refuses: string | null = null) {
  const asked: string[] = [];
  let words = 0;
  const api = {
    get: () => Promise.resolve({ words, source: "", yours: true }),
    send: ({ path, method }: Command) => {
      asked.push(`${method ?? "POST"} ${path}`);
      if (path.endsWith("/end")) words = 3;
      if (method === "DELETE") words = 0;
      return Promise.resolve({ id: "x" });
    },
    upload: (path: string, piece: Blob) => {
      asked.push(`${path} ${piece.size}`);
      if (refuses !== null) return Promise.reject(new Refused(409, refuses));
      return Promise.resolve({ read: Number(path.split("=")[1]) + piece.size, taken: 1 });
    },
  } as unknown as Server;
  return { asked, bringing: new Bringing(api) };
}

describe("bringing definitions", () => {
  it("sends a file in pieces, in order, and tells what there is then", async () => {
    const { asked, bringing } = server();
    expect(await bringing.bring(file(4_500_000))).toBe(true);
    expect(asked).toEqual([
      "POST /api/definitions",
      "/api/definitions/x?at=0 2000000",
      "/api/definitions/x?at=2000000 2000000",
      "/api/definitions/x?at=4000000 500000",
      "POST /api/definitions/x/end",
    ]);
    expect([bringing.kept?.words, bringing.coming]).toEqual([3, null]);
    expect(await bringing.remove()).toBe(true);
    expect(bringing.kept?.words).toBe(0);
  });

  it("stops at the first refusal, and says it", async () => {
    const { asked, bringing } = server("Ce n’est pas un fichier de définitions.");
    expect(await bringing.bring(file(9_000_000))).toBe(false);
    expect(asked).toHaveLength(2);
    expect([bringing.trouble, bringing.coming]).toEqual(["Ce n’est pas un fichier de définitions.", null]);
  });

  it("leaves a file for another one", async () => {
    const { bringing } = server();
    const first = bringing.bring(file(9_000_000));
    expect(await bringing.bring(file(1_000_000))).toBe(true);
    expect(await first).toBe(false);
    expect(bringing.trouble).toBe("");
  });
});
