import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { localNow, ServerClock } from "../../net/clock";
import type { ClockView } from "../../net/server";
import type { Said } from "./lines";
import { Signalling } from "./signalling";

const line = (text: string, wait: number): Said => ({
  step: "clock",
  title: { fr: "", en: "" },
  text,
  spoken: text,
  wait,
  sound: null,
  count: 1,
});
const LINES = [line("Chrono !", 0), line("Trente secondes", 150), line("Terminé", 30)];

let said: string[];
let signalling: Signalling;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  stop = () => {};
  signalling = new Signalling(({ text }) => said.push(text));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** What the effect of a component does when the clock has changed. */
function follow(clock: ClockView, server = new ServerClock(0)): void {
  stop();
  stop = signalling.follow(clock, LINES, server);
}

const running = (started: number): ClockView => ({
  state: "running",
  seconds: 180,
  started,
  ends: started + 180,
});

it("the signals are called at the server's times, once each", () => {
  const clock = running(localNow());
  follow(clock);
  vi.advanceTimersByTime(149_000);
  expect(said).toEqual(["Chrono !"]);
  vi.advanceTimersByTime(1_000);
  follow(clock, new ServerClock(0.002));
  vi.advanceTimersByTime(30_000);
  expect(said).toEqual(["Chrono !", "Trente secondes", "Terminé"]);
});

it("the end is called when the server's word comes before this machine's timer", () => {
  const clock = running(localNow());
  follow(clock);
  vi.advanceTimersByTime(179_900);
  follow({ ...clock, state: "over" });
  expect(said.at(-1)).toBe("Terminé");
  vi.advanceTimersByTime(5_000);
  expect(said).toHaveLength(3);
});

it("nothing is called while the clock is stopped, nor what is long past when it goes on", () => {
  follow(running(localNow()));
  vi.advanceTimersByTime(10_000);
  follow({ state: "paused", seconds: 180, left: 170 });
  vi.advanceTimersByTime(600_000);
  expect(said).toEqual(["Chrono !"]);
  follow(running(localNow() - 10));
  vi.advanceTimersByTime(140_000);
  expect(said).toEqual(["Chrono !", "Trente secondes"]);
});

it("a demonstration that runs ten times as fast is called ten times as fast", () => {
  const server = new ServerClock(0, 10);
  follow(running(server.now()), server);
  vi.advanceTimersByTime(15_000);
  expect(said).toEqual(["Chrono !", "Trente secondes"]);
});
