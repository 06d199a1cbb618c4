import { describe, expect, it } from "vitest";
import { keyOf, type Press } from "./keys";

const press = (key: string, code: string, held = "", altGraph = false): Press => ({
  key,
  code,
  shiftKey: held.includes("shift"),
  ctrlKey: held.includes("ctrl"),
  altKey: held.includes("alt"),
  metaKey: held.includes("meta"),
  isComposing: false,
  getModifierState: (name) => name === "AltGraph" && altGraph,
});

describe("digits", () => {
  it("need no Maj on AZERTY", () => {
    const row = [..."&é\"'(-è_çà"].map((key, at) => keyOf(press(key, `Digit${(at + 1) % 10}`)));
    expect(row).toEqual([..."1234567890"]);
  });

  it("are digits with Maj on AZERTY too, and without on QWERTY", () => {
    expect(keyOf(press("5", "Digit5", "shift"))).toBe("5");
    expect(keyOf(press("5", "Digit5"))).toBe("5");
  });

  it("come from the keypad, whatever its lock", () => {
    expect(keyOf(press("7", "Numpad7"))).toBe("7");
    expect(keyOf(press("Home", "Numpad7"))).toBe("7");
  });

  it("are not what a third level gives", () => {
    expect(keyOf(press("[", "Digit5", "ctrl alt", true))).toBeNull();
  });
});

describe("letters", () => {
  it("are where the layout puts them, circled with Maj", () => {
    expect(keyOf(press("a", "KeyQ"))).toBe("A");
    expect(keyOf(press("A", "KeyQ", "shift"))).toBe("a");
  });

  it("do not heed Caps Lock", () => {
    expect(keyOf(press("A", "KeyQ"))).toBe("A");
    expect(keyOf(press("a", "KeyQ", "shift"))).toBe("a");
  });

  it("lose an accent that has a key of its own", () => {
    expect(keyOf(press("é", "Slash"))).toBe("E");
  });
});

describe("symbols", () => {
  it.each([
    ["*", press("*", "Backslash")],
    ["*", press("*", "Digit8", "shift")],
    ["*", press("*", "NumpadMultiply")],
    ["/", press("/", "Period", "shift")],
    ["/", press("/", "Slash")],
    ["/", press("/", "NumpadDivide")],
    [":", press(":", "Period")],
    ["=", press("=", "Equal")],
    ["(", press("(", "Digit9", "shift")],
    ["?", press("?", "Comma", "shift")],
    [" ", press(" ", "Space")],
    [".", press(".", "NumpadDecimal")],
  ])("%s", (symbol, event) => {
    expect(keyOf(event)).toBe(symbol);
  });
});

describe("commands", () => {
  it.each([
    ["Enter", press("Enter", "Enter")],
    ["Enter", press("Enter", "NumpadEnter")],
    ["Shift+Enter", press("Enter", "Enter", "shift")],
    ["Tab", press("Tab", "Tab")],
    ["Shift+Tab", press("Tab", "Tab", "shift")],
    ["Shift+ArrowUp", press("ArrowUp", "ArrowUp", "shift")],
    ["F2", press("F2", "F2")],
    ["Ctrl+Z", press("z", "KeyW", "ctrl")],
    ["Ctrl+Z", press("z", "KeyZ", "meta")],
    ["Ctrl+Shift+Z", press("Z", "KeyW", "ctrl shift")],
    ["Alt+T", press("t", "KeyT", "alt")],
    ["Alt+T", press("†", "KeyT", "alt")],
    ["Alt+1", press("&", "Digit1", "alt")],
    ["Ctrl+Enter", press("Enter", "Enter", "ctrl")],
  ])("%s", (name, event) => {
    expect(keyOf(event)).toBe(name);
  });
});

describe("what is no key", () => {
  it.each([
    press("Shift", "ShiftLeft", "shift"),
    press("Dead", "BracketLeft"),
    press("²", "Backquote"),
    press("$", "BracketRight"),
  ])("$key", (event) => {
    expect(keyOf(event)).toBeNull();
  });

  it("is a key while a word is being composed", () => {
    expect(keyOf({ ...press("a", "KeyQ"), isComposing: true })).toBeNull();
  });
});
