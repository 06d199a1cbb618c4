import { describe, expect, it } from "vitest";
import { Host, type Means } from "./host";
import { toldGame } from "./own";
import type { Answered, Kernel, OwnGame } from "./shapes";

const BEGUN = { type: "BeginSolo", wanted: { seed: 7 }, title: "Seul" };
const PARTS = { turn: { held: null, draft: null }, shown: null, clock: null };

/** A kernel that takes every wish, and notes what it is asked. */
function kernel(asked: string[], answer = '{"found":[{"type":"GoOn"}]}', report: unknown = null): Kernel {
  const note = (name: string) => (id: string, text: string) => void asked.push(`${name} ${id} ${text}`);
  return {
    seeded: (formula, seed) => `{"formula":"${formula}","seed":${seed}}`,
    drawn: () => undefined,
    of_day: () => undefined,
    analysed: () => answer,
    openings: () => answer,
    begin: note("begin"),
    apply: note("apply"),
    decide: () => answer,
    time_is_over: () => answer,
    shown: () => JSON.stringify({ parts: { ...PARTS, report }, held: null, last: null }),
  };
}

function house(answer?: string, report?: unknown) {
  const [asked, told] = [[] as string[], [] as string[]];
  const kept = new Map<string, OwnGame>();
  const means: Means = {
    kernel: kernel(asked, answer, report),
    given: {
      lexicon: { name: "default", fingerprint: "f" },
      choices: { lexicons: ["default"] },
      sentences: {
        "home.A": { fr: "{count} {count|mot|mots} : {words}", en: "{count|word|words}: {words}" },
      },
    },
    shelf: {
      get: (id) => Promise.resolve(kept.get(id)),
      all: () => Promise.resolve([...kept.values()]),
      put: (game) => Promise.resolve(void kept.set(game.id, game)),
    },
    now: () => 5,
    chance: (bytes) => new Uint8Array(bytes).fill(1),
    tell: (path) => void told.push(path),
    alone: { fr: "sans serveur", en: "no server" },
  };
  const host = new Host(means);
  const ask = (method: string, path: string, body?: unknown): Promise<Answered> =>
    host.answer({ method, path, body: body === undefined ? null : JSON.stringify(body), language: "fr" });
  return { ask, asked, told, kept, means };
}

async function opened(at: ReturnType<typeof house>): Promise<string> {
  const { body } = await at.ask("POST", "/api/solos/here", { name: "Seul" });
  return `/api/solos/${(body as { contest: string }).contest}`;
}

describe("the page in a server's stead", () => {
  it("keeps a game before it says that it was done", async () => {
    const at = house();
    const path = await opened(at);
    expect(await at.ask("POST", `${path}/commands`, BEGUN)).toEqual({ status: 200, body: { number: 2 } });
    const [game] = at.kept.values();
    expect(game?.events.map(({ type }) => type)).toEqual(["SoloBegun", "LettersUncovered"]);
    expect(at.told).toEqual([path]);
  });

  it("finds a game again as it was left", async () => {
    const at = house();
    const path = await opened(at);
    await at.ask("POST", `${path}/commands`, BEGUN);
    const later = new Host(at.means);
    at.asked.length = 0;
    const asked = { method: "GET", path: `${path}/channels/solo`, body: null, language: "fr" };
    expect(await later.answer(asked)).toMatchObject({ status: 200, body: { number: 2, parts: PARTS } });
    expect(at.asked.map((one) => one.split(" ")[0])).toEqual(["begin", "apply"]);
  });

  it("keeps when each thing happened, and how a game went that is over: a server can be told of it", async () => {
    const at = house(undefined, { percent: 75, turns: 1, tops: 0, curve: [] });
    const path = await opened(at);
    await at.ask("POST", `${path}/commands`, BEGUN);
    const [game] = at.kept.values();
    expect(game?.ended).toEqual({ percent: 75, turns: 1, tops: 0 });
    expect(game && toldGame(game)).toMatchObject({
      id: path.slice("/api/solos/".length),
      happened: [
        { event: { type: "SoloBegun" }, at: 5 },
        { event: { type: "LettersUncovered" }, at: 5 },
      ],
    });
  });

  it("does nothing that could not be kept", async () => {
    const at = house();
    const path = await opened(at);
    at.means.shelf.put = () => Promise.reject(new Error("full"));
    await expect(at.ask("POST", `${path}/commands`, BEGUN)).rejects.toThrow("full");
    expect(at.asked).toEqual([]);
  });

  it("says what the kernel refuses in the reader's language", async () => {
    const at = house('{"refused":{"code":"home.A","values":{"count":2,"words":"AB, CD"}}}');
    const path = await opened(at);
    await at.ask("POST", `${path}/commands`, BEGUN);
    const answer = await at.ask("POST", `${path}/commands`, { type: "GoOn" });
    expect(answer).toEqual({ status: 409, body: { detail: "2 mots : AB, CD" } });
  });

  it("has a server named for what it cannot do", async () => {
    const at = house();
    const path = await opened(at);
    for (const wanted of [{ game: "1 ABC" }, { letters: "ABC" }, { variant: "english" }, {}]) {
      const answer = await at.ask("POST", `${path}/commands`, { type: "BeginSolo", wanted });
      expect(answer).toEqual({ status: 409, body: { detail: "sans serveur" } });
    }
    expect((await at.ask("GET", "/api/events")).status).toBe(404);
    expect((await at.ask("GET", "/api/solos/ici-00/channels/solo")).status).toBe(404);
  });
});
