import { describe, expect, it } from "vitest";
import type { FileView } from "../../net/server";
import { daysLeft, decidedOf, fileState, writtenDay } from "./file";

const FRIDAY = new Date(2026, 10, 20, 23, 30).getTime();
const DAY = 86_400_000;

const file = (change: Partial<FileView> = {}): FileView => ({
  motive: "le joueur insiste",
  author: "Jeanne",
  at: "2026-11-14T16:10:00+00:00",
  party: "player",
  told: "2026-11-16T20:00:00+00:00",
  sent: "2026-11-16T20:00:00+00:00",
  sender: "Jeanne",
  panel: null,
  wanted: "",
  asked: null,
  until: null,
  completed: null,
  answered: false,
  ...change,
});

const asked = file({ wanted: "trois bulletins", asked: "2026-11-20", until: "2026-12-04" });

describe("a file", () => {
  it("has two weeks only once documents are asked for, the last day included", () => {
    expect(daysLeft(file(), FRIDAY)).toBe(null);
    expect([0, 5, 14, 15].map((days) => daysLeft(asked, FRIDAY + days * DAY))).toEqual([14, 9, 0, -1]);
  });

  it("is made, those concerned are told, and then it is sent", () => {
    expect(fileState(file({ told: null, sent: null }), FRIDAY)).toBe("built");
    expect(fileState(file({ sent: null }), FRIDAY)).toBe("told");
    expect(fileState(file(), FRIDAY)).toBe("sent");
  });

  it("is void when they have not come, complete when they have, and answered for good", () => {
    expect(fileState(null, FRIDAY)).toBe("none");
    expect(fileState(file(), FRIDAY)).toBe("sent");
    expect(fileState(asked, FRIDAY + 14 * DAY)).toBe("asked");
    expect(fileState(asked, FRIDAY + 15 * DAY)).toBe("void");
    expect(fileState({ ...asked, completed: "2026-12-04" }, FRIDAY + 30 * DAY)).toBe("complete");
    expect(fileState({ ...asked, answered: true }, FRIDAY + 30 * DAY)).toBe("answered");
  });

  it("has days by the calendar of the one who reads", () => {
    expect(writtenDay(FRIDAY)).toBe("2026-11-20");
  });
});

describe("a decision", () => {
  it("has points, but for a zero and an average", () => {
    expect(decidedOf("", "12")).toBe(null);
    expect(decidedOf("warning", "")).toBe(null);
    expect(decidedOf("warning", "12")).toEqual({ sanction: "warning", points: 12 });
    expect(decidedOf("zero", "12")).toEqual({ sanction: "zero", points: 0 });
    expect(decidedOf("average", "12")).toEqual({ sanction: "average", points: null });
  });
});
