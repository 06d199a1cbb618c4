import { describe, expect, it } from "vitest";
import { isIdle } from "./repeats";

const held = (key: string, repeat = true, isWriting = false) => isIdle({ repeat, key }, isWriting);

describe("a key that is held down", () => {
  it("acts once: nothing is validated, passed or led on to by its repeats", () => {
    for (const key of ["Enter", " ", "Escape", "F3", "a", "5"]) {
      expect(held(key, false)).toBe(false);
      expect(held(key)).toBe(true);
    }
  });

  it("goes on moving and taking back", () => {
    for (const key of ["ArrowLeft", "ArrowDown", "Backspace", "Tab", "PageDown"])
      expect(held(key)).toBe(false);
  });

  it("goes on writing in a field, which it hands in once", () => {
    expect(held("a", true, true)).toBe(false);
    expect(held("Enter", true, true)).toBe(true);
  });
});
