import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Diary, keptDiary } from "./diary";
import { Sittings } from "./sittings";

const asked: string[] = [];
let answers: ((path: string, method: string) => [number, unknown])[];

beforeEach(() => {
  asked.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const [status, body] = (answers.length > 1 ? answers.shift() : answers[0])?.(path, method) ?? [500, null];
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const serve = (path: string, method: string): [number, unknown] =>
  method === "POST" && path === "/api/records" ? [201, { id: "d1", token: "t1" }] : [200, { games: 0 }];

describe("the diary of this device", () => {
  it("is made with its first entry, once, and found again", async () => {
    answers = [serve];
    const diary = new Diary();
    expect(diary.exists).toBe(false);
    await Promise.all([diary.progress(), diary.progress()]);
    expect(asked.filter((one) => one === "POST /api/records")).toHaveLength(1);
    expect(keptDiary()).toEqual({ id: "d1", token: "t1" });
    expect(new Diary().exists).toBe(true);
  });

  it("is begun anew where the server no longer knows it", async () => {
    localStorage.setItem("nonuple.diary", JSON.stringify({ id: "gone", token: "x" }));
    answers = [() => [401, { detail: "inconnu." }], serve];
    await new Diary().progress();
    expect(keptDiary()?.id).toBe("d1");
    expect(asked).toEqual([
      "GET /api/records/gone/progress",
      "POST /api/records",
      "GET /api/records/d1/progress",
    ]);
  });

  it("keeps on the device what is answered without a network, and sends it first, once there is one", async () => {
    localStorage.setItem("nonuple.diary", JSON.stringify({ id: "d1", token: "t1" }));
    answers = [
      () => {
        throw new TypeError("no network");
      },
    ];
    const diary = new Sittings();
    const told = await diary.answer({ type: "AnswerCard", card: "anagram:KIWI", answers: 1, found: 0 });
    expect(told).toEqual({ card: "anagram:KIWI", recall: "missed", due: "", days: 0 });
    expect(diary.waiting).toBe(1);
    await expect(diary.progress()).rejects.toThrow();

    answers = [serve];
    asked.length = 0;
    await diary.progress();
    expect(asked).toEqual(["POST /api/records/d1/answers", "GET /api/records/d1/progress"]);
    expect(diary.waiting).toBe(0);
  });

  it("has a sitting for when there is no network, but for what was answered of it", async () => {
    localStorage.setItem("nonuple.diary", JSON.stringify({ id: "d1", token: "t1" }));
    const cards = ["a", "b"].map((card) => ({ card, drill: "anagrams" }));
    localStorage.setItem("nonuple.diary.reserve", JSON.stringify({ plan: { lexicon: "x" }, cards }));
    answers = [
      () => {
        throw new TypeError("no network");
      },
    ];
    const diary = new Sittings();
    expect(await diary.study()).toEqual({ lexicon: "x" });
    await diary.answer({ type: "AnswerCard", card: "a", answers: 1, found: 1 });
    expect(await diary.cards("hooks", 10)).toEqual([cards[1]]);
    await diary.answer({ type: "AnswerCard", card: "b", answers: 1, found: 1 });
    await expect(diary.cards(null)).rejects.toThrow();
  });

  it("passes on what is refused of one entry", async () => {
    localStorage.setItem("nonuple.diary", JSON.stringify({ id: "d1", token: "t1" }));
    answers = [() => [409, { detail: "cette partie n'est pas finie." }]];
    await expect(new Diary().note({ id: "a", secret: "b" })).rejects.toThrow("Cette partie");
    expect(keptDiary()?.id).toBe("d1");
  });

  it("is forgotten once it is erased, and a spoilt memory is none", async () => {
    localStorage.setItem("nonuple.diary", JSON.stringify({ id: "d1", token: "t1" }));
    answers = [() => [204, null]];
    await new Diary().erase();
    expect(keptDiary()).toBeNull();
    localStorage.setItem("nonuple.diary", "{]");
    expect(keptDiary()).toBeNull();
  });
});
