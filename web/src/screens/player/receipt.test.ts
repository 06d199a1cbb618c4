import { describe, expect, it } from "vitest";
import { Refused } from "../../net/api";
import { setLanguage } from "../../i18n";
import { readReceipt, whyNot, type Situation } from "./receipt";

const SLIP = { sketch: ["PEH"], reference: "A1", score: 24 };
const OTHER = { ...SLIP, score: 25 };
const stored = (slip = SLIP, handed = false) => ({ game: 1, draw: 3, slip, handed, at: 1000 });

const QUIET: Situation = {
  slip: SLIP,
  handed: false,
  written: true,
  waiting: false,
  connected: true,
  stored: null,
  acknowledged: null,
  refusal: null,
  closed: false,
};
const state = (known: Partial<Situation>) => readReceipt({ ...QUIET, ...known }).state;

describe("a slip while there is time", () => {
  it("is a draft once the server has it", () => {
    expect(state({})).toBe("unsent");
    expect(state({ waiting: true })).toBe("sending");
    expect(state({ acknowledged: { slip: SLIP, handed: false } })).toBe("draft");
    expect(state({ stored: stored() })).toBe("draft");
  });

  it("is received only when the server has this very slip, handed in", () => {
    expect(state({ handed: true, stored: stored() })).toBe("draft");
    expect(state({ handed: true, stored: stored(OTHER, true) })).toBe("unsent");
    expect(state({ handed: true, acknowledged: { slip: SLIP, handed: true } })).toBe("received");
    expect(readReceipt({ ...QUIET, handed: true, stored: stored(SLIP, true) })).toEqual({
      state: "received",
      at: 1000,
    });
  });

  it("is kept while there is no network", () => {
    expect(state({ handed: true, waiting: true, connected: false })).toBe("offline");
  });

  it("sends to paper only what the server could not read, and never to write after the end", async () => {
    await setLanguage("fr");
    expect(whyNot(new Refused(409, "Ce tirage a été annulé."))).toBe("Ce tirage a été annulé.");
    expect(whyNot(new Refused(400, "La demande est mal formée."))).toMatch(
      /^La demande est mal formée\. S’il reste du temps, écrivez un bulletin papier.; sinon n’écrivez rien/,
    );
  });

  it("says why the server refused it", () => {
    expect(readReceipt({ ...QUIET, refusal: "Non." })).toEqual({ state: "refused", why: "Non." });
  });
});

describe("a slip after the end", () => {
  it("is received when the server had it in time, handed in or not", () => {
    expect(state({ closed: true, stored: stored() })).toBe("received");
  });

  it("is late when the server took it and does not show it", () => {
    const acknowledged = { slip: SLIP, handed: true };
    expect(state({ closed: true, stored: stored(OTHER), acknowledged })).toBe("late");
  });

  it("is none when nothing was written", () => {
    expect(state({ closed: true, written: false })).toBe("none");
  });
});
