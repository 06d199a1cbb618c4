import { afterEach, describe, expect, it, vi } from "vitest";
import { Api, newKey, Refused, Unreachable } from "./api";

const api = new Api(() => "secret", 1_000);

function answering(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a request", () => {
  it("carries the token in a header", async () => {
    const asked = answering(() => json({ turn: 10 }));
    expect(await api.get("/api/game")).toEqual({ turn: 10 });
    expect(asked.mock.calls[0]?.[0]).toBe("/api/game");
    expect(asked.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: "Bearer secret" });
  });

  it("carries its key, so that it counts once", async () => {
    const asked = answering(() => json({}, 201));
    await api.send({ path: "/api/slips", body: { table: 87 } }, "key-1");
    const request = asked.mock.calls[0]?.[1];
    expect(request).toMatchObject({ method: "POST", body: '{"table":87}' });
    expect(request?.headers).toMatchObject({
      "Idempotency-Key": "key-1",
      "Content-Type": "application/json",
    });
  });

  it("asks for answers in the language that is read", async () => {
    const asked = answering(() => json({}));
    await api.get("/api/x");
    expect(asked.mock.calls[0]?.[1].headers).toMatchObject({ "Accept-Language": "fr" });
  });

  it("may be for a text rather than for data", async () => {
    const asked = answering(() => new Response("<svg/>"));
    expect([await api.qr("x"), await api.getText("/api/results.csv")]).toEqual(["<svg/>", "<svg/>"]);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"text":"x"}' });
  });

  it("without a token says so by its absence", async () => {
    const asked = answering(() => json({}));
    await new Api(() => null).get("/api/events");
    expect(asked.mock.calls[0]?.[1].headers).not.toHaveProperty("Authorization");
  });

  it("may be answered by nothing", async () => {
    answering(() => new Response(null, { status: 204 }));
    expect(await api.send({ path: "/api/x", body: {} })).toBeUndefined();
  });
});

describe("a refusal", () => {
  it("is the server’s own sentence", async () => {
    answering(() => json({ detail: "La table 88 est tenue par le poste 4." }, 409));
    const error = await api.get("/api/x").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({
      status: 409,
      message: "La table 88 est tenue par le poste 4.",
      passing: false,
    });
  });

  it("is a sentence even when the server gives none", async () => {
    answering(() => new Response("<html>", { status: 502 }));
    const error = await api.get("/api/x").catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 502, passing: true });
    expect((error as Error).message).toContain("502");
  });
});

describe("no answer", () => {
  it("is told as such", async () => {
    answering(() => Promise.reject(new TypeError("network")));
    await expect(api.get("/api/x")).rejects.toBeInstanceOf(Unreachable);
  });

  it("is not waited for without end", async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason as Error)),
        ),
    );
    const asked = expect(api.get("/api/x")).rejects.toBeInstanceOf(Unreachable);
    await vi.advanceTimersByTimeAsync(1_000);
    await asked;
  });
});

describe("keys", () => {
  it("are 32 hexadecimal digits, each another", () => {
    const keys = Array.from({ length: 100 }, newKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
