import { describe, expect, it } from "vitest";
import { byOurClocks, hourTold, momentThere, timeThere, zoneOf } from "./hours";

const NOUMEA = "2026-11-18T14:00+11:00";

describe("the hours of a centre", () => {
  it("are written by the clocks of this computer, which say so", () => {
    const written = byOurClocks("2026-11-18T14:00");
    expect(Date.parse(written)).toBe(new Date("2026-11-18T14:00").getTime());
    expect(written).toMatch(/^2026-11-18T14:00[+-]\d\d:\d\d$/);
    expect(byOurClocks("")).toBe("");
  });

  it("are told by its own clocks, with the day", () => {
    expect(timeThere("2026-11-19T03:05:00+00:00", NOUMEA)).toBe("14:05");
    expect(momentThere("2026-11-19T03:05:00+00:00", NOUMEA)).toBe("19 nov. 14:05");
    expect(momentThere(Date.parse("2026-11-18T20:00:00Z"), NOUMEA)).toBe("19 nov. 07:00");
    expect(momentThere("2026-11-18T03:05:00Z", "2026-11-17T14:00-08:00")).toBe("17 nov. 19:05");
  });

  it("name the zone that they are in", () => {
    expect(zoneOf(NOUMEA)).toBe("UTC+11:00");
    expect(zoneOf("2026-11-18T14:00Z")).toBe("UTC");
    expect(zoneOf("2026-11-18T14:00")).toBe("");
    expect(hourTold(NOUMEA)).toBe("18 nov. 14:00 (UTC+11:00)");
  });

  it("are empty where nothing is written", () => {
    expect([timeThere("", NOUMEA), momentThere("20:30", ""), hourTold("")]).toEqual(["", "", ""]);
  });
});
