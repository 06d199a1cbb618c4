import { expect, it } from "vitest";
import { awaitedBeeps, type BeepingClock } from "./beeps";

const BEEPS = [
  { after: 0, sound: "beep" },
  { after: 60, sound: "double-beep" },
  { after: 120, sound: "long" },
];
const clock = (state: BeepingClock["state"]): BeepingClock => ({
  state,
  started: 1000,
  ends: 1120,
  beeps: BEEPS,
});
const sounds = (of: BeepingClock | undefined, now: number) =>
  awaitedBeeps(of, now).map(({ at, sound }) => [at, sound]);

it("beeps are given at their times, those just missed at once, older ones no more", () => {
  expect(sounds(clock("running"), 1000.5)).toEqual([
    [1000, "beep"],
    [1060, "double-beep"],
    [1120, "long"],
  ]);
  expect(sounds(clock("running"), 1063)).toEqual([[1120, "long"]]);
});

it("the last beep is given though the time is over", () => {
  expect(sounds(clock("over"), 1120.1)).toEqual([[1120, "long"]]);
  expect(sounds(clock("over"), 1130)).toEqual([]);
});

it("a bell rings at the signal and at the end where nobody beeps, once it is switched on", () => {
  const spoken: BeepingClock = {
    state: "running",
    started: 1000,
    ends: 1180,
    seconds: 180,
    signal_before_end: 30,
    beeps: [],
  };
  const heard = (ringing: boolean) => awaitedBeeps(spoken, 1001, ringing).map(({ at, sound }) => [at, sound]);
  expect(heard(false)).toEqual([]);
  expect(heard(true)).toEqual([
    [1150, "double-beep"],
    [1180, "long"],
  ]);
});

it("a clock that stands, or has no beeps, is silent", () => {
  expect(sounds(clock("paused"), 1001)).toEqual([]);
  expect(sounds({ state: "running", started: 1000 }, 1000)).toEqual([]);
  expect(sounds(undefined, 1000)).toEqual([]);
});
