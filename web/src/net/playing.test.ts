import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playing } from "./playing.svelte";

type Answer = () => Promise<Response>;

let answer: Answer;
let sent: unknown[];

const json =
  (body: unknown, status = 200): Answer =>
  async () =>
    new Response(JSON.stringify(body), { status });

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const playing = () => new Playing({ kind: "libre", id: "g", token: "t" });
const PASS = { type: "PassTurn" };

describe("what is asked of a game", () => {
  it("is done once it is shown, and one thing at a time", async () => {
    answer = json({ number: 0 });
    const game = playing();
    const first = game.ask(PASS);
    expect([game.busy, await game.ask(PASS)]).toEqual([true, false]);
    expect([await first, game.busy, sent]).toEqual([true, false, [PASS]]);
  });

  it("is waited for no longer than a moment where what was done is not told", async () => {
    answer = json({ number: 5 });
    const game = playing();
    const asked = game.ask(PASS);
    await vi.advanceTimersByTimeAsync(1_600);
    expect([await asked, game.busy]).toEqual([true, false]);
  });

  it("is told why it was refused, until something else is asked", async () => {
    answer = json({ detail: "Ce n’est pas à vous." }, 409);
    const game = playing();
    expect([await game.ask(PASS, true), game.refusal]).toEqual([false, "Ce n’est pas à vous."]);
    answer = json({ number: 0 });
    expect([await game.ask(PASS), game.refusal]).toEqual([true, null]);
  });

  it("is told when no answer comes, and can be asked again", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    const game = playing();
    expect([await game.ask(PASS, true), game.busy]).toEqual([false, false]);
    expect(game.refusal).not.toBeNull();
  });
});
