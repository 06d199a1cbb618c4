import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeStorage } from "../../net/testing";
import { Voice } from "./voice.svelte";

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const LINE = { spoken: "Chrono !", sound: null };

it("does not ask a server that is known to have no voice, and says what to do", async () => {
  const clip = vi.fn(() => Promise.reject(new Error("asked")));
  const voice = new Voice({ present: () => false, clip });
  voice.turn(true);
  expect(await voice.say(LINE)).toBe(false);
  expect(clip).not.toHaveBeenCalled();
  expect(voice.trouble).toContain("lisez l’annonce");
});

it("asks the server for the words where only the server has a voice", async () => {
  const clip = vi.fn(() => Promise.reject(new Error("the network has gone")));
  const voice = new Voice({ present: () => true, clip });
  voice.turn(true);
  expect(await voice.say(LINE)).toBe(false);
  expect(clip).toHaveBeenCalledWith("Chrono !");
  expect(voice.trouble).toBeNull();
});
