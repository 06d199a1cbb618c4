import { describe, expect, it } from "vitest";
import { isDoubtful } from "./late";

describe("a slip that came late is doubtful", () => {
  const held = { slip: {}, written: 1, came: 2, in_time: true, connected: false, shown: false };
  it.each([
    ["not when its phone had lost the network", {}, false],
    ["not when nobody knows whether it had", { connected: null }, false],
    ["when its phone was connected at the end", { connected: true }, true],
    ["when the word was already shown", { shown: true }, true],
    ["when even its phone says that it was written after the end", { in_time: false }, true],
  ])("%s", (_, more, doubtful) => {
    expect(isDoubtful({ ...held, ...more })).toBe(doubtful);
  });
});
