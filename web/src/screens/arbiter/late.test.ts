import { describe, expect, it } from "vitest";
import { presenceOf } from "./late";

describe("a phone whose slip came late", () => {
  const held = { slip: {}, written: 1, came: 2, in_time: true, connected: null, silent: null, shown: false };
  it.each([
    ["was heard of at the end", { connected: true }, "connected"],
    ["had no line", { connected: false }, "away"],
    ["had a line by which nothing came", { silent: 22 }, "silent"],
    ["is not known of", {}, "unknown"],
  ])("%s", (_, more, presence) => {
    expect(presenceOf({ ...held, ...more })).toBe(presence);
  });
});
