import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, Unreachable, type Api, type Command as Sent } from "../../net/api";
import { Live } from "../../net/live.svelte";
import { Chief, DEAD_TIME } from "./chief.svelte";

/** A server that answers as told, and keeps what it was sent. */
function fakeApi(...answers: (Error | null)[]) {
  const sent: { command: Sent; key: string }[] = [];
  const send = (async (command: Sent, key: string) => {
    sent.push({ command, key });
    const answer = answers.shift() ?? null;
    if (answer) throw answer;
    return {};
  }) as Api["send"];
  return { sent, send };
}

const chiefWith = (api: object) => {
  const live = new Live({ token: "t", connect: () => ({ send() {}, close() {} }) as never });
  vi.spyOn(live, "part").mockImplementation(((_, name: string) =>
    name === "stage" ? { version: 41 } : undefined) as Live["part"]);
  return new Chief(live, api as Api, "c");
};

describe("a command of the chief arbiter", () => {
  it("carries the version that his screen shows", async () => {
    const api = fakeApi();
    expect(await chiefWith(api).direct({ type: "Draw" })).toBe(true);
    expect(api.sent[0]?.command.body).toEqual({ type: "Draw", seen: 41 });
  });

  it("is sent once however often the key is pressed while it is on its way", async () => {
    const api = fakeApi();
    const chief = chiefWith(api);
    const [first, second] = await Promise.all([
      chief.direct({ type: "Draw" }),
      chief.direct({ type: "Draw" }),
    ]);
    expect([first, second, api.sent.length]).toEqual([true, false, 1]);
  });

  it("goes again under the same key when no answer came", async () => {
    const api = fakeApi(new Unreachable("sans réponse"));
    const chief = chiefWith(api);
    expect(await chief.direct({ type: "StartClock" })).toBe(false);
    expect(chief.trouble).toBe("sans réponse");
    expect(await chief.direct({ type: "StartClock" })).toBe(true);
    expect(api.sent[0]?.key).toBe(api.sent[1]?.key);
    expect(chief.trouble).toBeNull();
  });

  it("has a new key once the server has refused it, and says why", async () => {
    const api = fakeApi(new Refused(409, "la partie a avancé entre-temps"));
    const chief = chiefWith(api);
    await chief.direct({ type: "Draw" });
    expect(chief.trouble).toBe("la partie a avancé entre-temps");
    await chief.direct({ type: "Draw" });
    expect(api.sent[0]?.key).not.toBe(api.sent[1]?.key);
  });
});

describe("a stage that has just begun", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("takes no key for a second", () => {
    const chief = chiefWith(fakeApi());
    chief.arm();
    vi.advanceTimersByTime(DEAD_TIME - 1);
    expect(chief.armed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(chief.armed).toBe(true);
  });
});
