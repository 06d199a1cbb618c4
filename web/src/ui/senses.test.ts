import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "../net/testing";
import { call, feels, has, turnSense } from "./senses.svelte";
import { sound } from "./sound";

vi.mock("./sound", () => ({ BELL_NAMES: ["beep", "bell"], sound: vi.fn(), wakeSound: vi.fn() }));

const CALL = { sound: "double-beep", words: "À vous", pulse: [80] } as const;

let vibrated: unknown[];
let said: string[];

beforeEach(() => {
  vibrated = [];
  said = [];
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("navigator", { vibrate: (pulse: unknown) => vibrated.push(pulse) });
  vi.stubGlobal("SpeechSynthesisUtterance", class { constructor(readonly text: string) {} }); // prettier-ignore
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [
      { lang: "fr-FR", localService: false },
      { lang: "fr-FR", localService: true },
    ],
    cancel: () => undefined,
    speak: ({ text, voice }: { text: string; voice: { localService: boolean } }) =>
      voice.localService && said.push(text),
  });
});
afterEach(() => {
  for (const sense of ["sound", "voice", "vibration"] as const) turnSense(sense, false);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("what calls a person besides what he sees", () => {
  it("is silent until it is switched on", () => {
    call({ ...CALL, pulse: [80] });
    expect([vi.mocked(sound).mock.calls, said, vibrated]).toEqual([[], [], []]);
  });

  it("has a switch for sound, voice and vibration each, which the device remembers", () => {
    turnSense("sound", true);
    vi.clearAllMocks();
    call({ ...CALL, pulse: [80], soft: true });
    expect(vi.mocked(sound).mock.calls).toEqual([["double-beep", 0.2, "beep"]]);
    expect([said, vibrated]).toEqual([[], []]);
    turnSense("voice", true);
    turnSense("vibration", true);
    call({ words: "À vous", pulse: [80] });
    expect([said, vibrated.at(-1)]).toEqual([["À vous"], [80]]);
    expect(localStorage.getItem("nonuple.sense.voice")).toBe("on");
    expect([feels("sound"), has("vibration")]).toEqual([true, true]);
  });

  it("has no switch for what the machine cannot do", () => {
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("speechSynthesis", undefined);
    expect([has("sound"), has("voice"), has("vibration")]).toEqual([true, false, false]);
  });
});
