import { expect, it } from "vitest";
import { CHECKS, ENOUGH, isReady, missing, type Facts } from "./ready";

const MACHINE = {
  events: 3,
  damaged: [],
  free: ENOUGH,
  list: "ods",
  words: 400_000,
  edition: 9,
  addresses: ["http://192.168.1.20:9009"],
};
const NOTHING: Facts = {
  machine: { ...MACHINE, events: 0, free: 1, words: 0, addresses: [] },
  players: 0,
  uncovered: 0,
  phones: 0,
  displays: 0,
  seen: {},
};
const ALL: Facts = {
  machine: MACHINE,
  players: 16,
  uncovered: 0,
  phones: 1,
  displays: 1,
  seen: { list: "17:31", printer: "17:38", sound: "17:44" },
};

it("is ready once each thing was seen working, and not before", () => {
  expect(missing(NOTHING)).toEqual([...CHECKS]);
  expect(missing(ALL)).toEqual([]);
});

it("asks anew for whatever is missing", () => {
  const machine = { ...MACHINE, damaged: ["a line was changed"] };
  expect(missing({ ...ALL, machine })).toEqual(["file"]);
  expect(missing({ ...ALL, uncovered: 2 })).toEqual(["people"]);
  expect(missing({ ...ALL, seen: { list: "17:31" }, phones: 0 })).toEqual(["phone", "printer", "sound"]);
});

it("takes a person's word where the machine cannot see, and knows no disk of a database elsewhere", () => {
  expect(isReady("phone", { ...ALL, phones: 0, seen: { phone: "17:40" } })).toBe(true);
  expect(isReady("disk", { ...ALL, machine: { ...MACHINE, free: null } })).toBe(true);
});
