import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Diary, keptDiary } from "./diary";

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
