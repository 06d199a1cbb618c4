import { describe, expect, it } from "vitest";
import { answerOf, characterOf, charactersOf, typed, written, type Line } from "./line";

const atEnd = (text: string): Line => ({ text, start: text.length, end: text.length });

describe("the line", () => {
  it("takes letters, digits and marks", () => {
    expect(["A", "a", "5", " ", "*", "/", ":", "F3", "."].map(characterOf)).toEqual([
      "A",
      "a",
      "5",
      " ",
      "*",
      "/",
      "/",
      " /",
      "?",
    ]);
    expect(["Enter", "Tab", "?", "=", "Alt+T"].map(characterOf)).toEqual(Array(5).fill(null));
  });

  it("puts them where the caret is, in the place of what is chosen", () => {
    expect(typed({ text: "PEVI", start: 2, end: 2 }, "l")).toEqual({ text: "PElVI", start: 3, end: 3 });
    expect(typed({ text: "PEVI", start: 0, end: 4 }, "A")).toEqual({ text: "A", start: 1, end: 1 });
  });

  it("is written in capitals by a keyboard on the screen", () => {
    expect(written("PE", "PEh")).toBe("PEH");
    expect(written("PEl", "PE")).toBe("PE");
  });
});

describe("an answer to a question", () => {
  it.each([
    ["POGNE E6 27", "P", "plausible"],
    ["POGNE E6 27", "N", "implausible"],
    ["POGNE E6 27", "D", "doubtful"],
    ["POGNE E6 27", "d", "doubtful"],
    ["POGNE E6 27 ", "N", "implausible"],
    ["POGNE 27 E6", "P", "plausible"],
    ["POGNE 6", "D", null],
    ["POGNE 6 ", "D", null],
    ["POGNE", "N", null],
    ["POGNE E6 27", "E", null],
    ["", "P", null],
  ])("%j then %s: %s", (text, key, opinion) => {
    expect(answerOf(atEnd(text), key)).toBe(opinion);
  });
});

describe("its letters", () => {
  const kinds = (text: string) =>
    charactersOf(text)
      .map(({ kind }) => kind[0])
      .join("");

  it("are the word's, the reference's, the score's or marks", () => {
    expect(kinds("PEHlVI 13C 34")).toBe("wwwwwwsrrrsss");
    expect(kinds("OUI * 8 /S")).toBe("wwwsmsssmm");
    expect(kinds("/A")).toBe("mm");
  });

  it("are circled in the word only", () => {
    expect(charactersOf("PlU h8").filter(({ circled }) => circled)).toEqual([
      { letter: "L", kind: "word", circled: true },
    ]);
  });
});
