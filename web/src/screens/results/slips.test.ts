import { describe, expect, it } from "vitest";
import type { OwnResult } from "../../net/server";
import { handed } from "./slips";

const SAID = { fr: "payé", en: "paid" };
const PAID: OwnResult = {
  turn: 3,
  draw: 2,
  top: 40,
  slip: { sketch: ["MOT"], reference: "H4", score: 30 },
  points: 30,
  sanction: "none",
  said: SAID,
  solution: { ref: "H4", word: "MOT" },
  notified: false,
  appealed: false,
};

describe("a slip", () => {
  it("that was paid as claimed needs no words", () => {
    expect(handed(PAID)).toEqual({
      word: "MOT",
      ref: "H4",
      claimed: 30,
      sanction: null,
      warned: false,
      why: null,
    });
  });

  it("that was sanctioned has its motive", () => {
    const slip = handed({ ...PAID, sanction: "warning", warnings: 1 });
    expect([slip.sanction, slip.warned, slip.why]).toEqual(["warning", false, SAID]);
  });

  it("is warned besides for misconduct, whatever else was decided", () => {
    expect(handed({ ...PAID, sanction: "zero", points: 0, warnings: 1 }).warned).toBe(true);
    expect(handed({ ...PAID, sanction: "warning", warnings: 2 }).warned).toBe(true);
  });

  it("paid otherwise than claimed has the reason", () => {
    expect(handed({ ...PAID, points: 32 }).why).toBe(SAID);
    const found = handed({ ...PAID, slip: {}, solution: null, points: 32 });
    expect([found.word, found.claimed, found.why]).toEqual(["", null, SAID]);
  });

  it("of several words is shown as it was written, one without a place by the place it was read at", () => {
    const drawn = { sketch: ["MOT", " A", " S"], score: 30 };
    expect(handed({ ...PAID, slip: drawn, solution: null }).word).toBe("MOT A S");
    expect(handed({ ...PAID, slip: { sketch: ["MOT"] } }).ref).toBe("H4");
  });

  it("that nobody has read yet tells nothing", () => {
    const awaited = handed({
      ...PAID,
      slip: null,
      points: null,
      sanction: "undecided",
      said: null,
      solution: null,
    });
    expect(awaited).toEqual({ word: "", ref: "", claimed: null, sanction: null, warned: false, why: null });
  });
});
