import { describe, expect, it } from "vitest";
import type { Said } from "./lines";
import { Prompting } from "./prompting.svelte";

const line = (text: string): Said => ({
  step: "rack",
  title: { fr: "", en: "" },
  text,
  spoken: text,
  wait: 0,
  sound: null,
  count: 1,
});
const lines = ["un", "deux", "trois"].map(line);

/** A voice that ends a line when told. */
function fakeVoice() {
  const said: string[] = [];
  let end: (done: boolean) => void = () => {};
  return {
    said,
    hushed: 0,
    say({ spoken }: Pick<Said, "spoken">) {
      said.push(spoken);
      return new Promise<boolean>((resolve) => (end = resolve));
    },
    hush() {
      this.hushed += 1;
    },
    async end(done = true) {
      end(done);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe("the line to say", () => {
  it("goes no further than all said, nor before the first", () => {
    const prompting = new Prompting(() => lines);
    prompting.back();
    expect(prompting.current).toBe(0);
    for (let pressed = 0; pressed < 5; pressed += 1) prompting.next();
    expect(prompting.current).toBe(3);
  });

  it("goes on by itself when the voice has said it", async () => {
    const voice = fakeVoice();
    const prompting = new Prompting(() => lines);
    prompting.readAloud(voice);
    await voice.end();
    expect([voice.said, prompting.current]).toEqual([["un"], 1]);
  });

  it("stays when the voice could not say it, or was stopped", async () => {
    const voice = fakeVoice();
    const prompting = new Prompting(() => lines);
    prompting.readAloud(voice);
    await voice.end(false);
    expect(prompting.current).toBe(0);
    const stop = prompting.readAloud(voice);
    stop();
    await voice.end();
    expect([prompting.current, voice.hushed]).toEqual([0, 1]);
  });
});
