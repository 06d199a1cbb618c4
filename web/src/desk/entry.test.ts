import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FAULTS, readEntry, type Fault, type Slip } from "./entry";

const across = (word: string, reference: string | null = null, score: number | null = null): Slip => ({
  sketch: [word],
  reference,
  score,
  faults: [],
});
const down = (word: string, reference: string | null = null, score: number | null = null): Slip => ({
  ...across(word, reference, score),
  sketch: [...word],
});
const withFaults = (slip: Slip, ...faults: Fault[]): Slip => ({ ...slip, faults });
const NOTHING: Slip = { sketch: [], reference: null, score: null, faults: [] };

function slipOf(line: string): Slip {
  const read = readEntry(line);
  if ("problem" in read) throw new Error(JSON.stringify(read.problem));
  return read.slip;
}

function problemOf(line: string): string {
  const read = readEntry(line);
  return "problem" in read ? read.problem.reason : "none";
}

describe("points said aloud", () => {
  it("are entered without a word after a plus", () => {
    expect(slipOf("+34")).toEqual({ ...NOTHING, score: 34 });
    expect(problemOf("34")).toBe("no-word");
    expect(problemOf("+34 H4")).toBe("no-word");
  });
});

describe("the word, its place and its score", () => {
  it.each<[string, Slip]>([
    ["PEHlVI 13C 34", down("PEHlVI", "13C", 34)],
    ["PHAGE 2J 34", down("PHAGE", "2J", 34)],
    ["AXEZ L12 68", across("AXEZ", "L12", 68)],
    ["FEDAYIN", across("FEDAYIN")],
    ["FEDAYIN H4", across("FEDAYIN", "H4")],
    ["FEDAYIN 98", across("FEDAYIN", null, 98)],
    ["  AXEZ   L12  68  ", across("AXEZ", "L12", 68)],
    ["EU 0", across("EU", null, 0)],
  ])("%s", (line, slip) => {
    expect(slipOf(line)).toEqual(slip);
  });

  it.each([
    "AXEZ 68 L12",
    "AXEZ l12 68",
    "AXEZ L 12 68",
    "AXEZ 68 L 12",
    "AXEZ L-12 68",
    "AXEZ L - 12 68",
    "AXEZ L012 68",
  ])("%s is AXEZ L12 68", (line) => {
    expect(slipOf(line)).toEqual(across("AXEZ", "L12", 68));
  });

  it.each(["PHAGE 2j 34", "PHAGE 34 2J", "PHAGE 2 J 34", "PHAGE 2-j 34", "PHAGE 02J 34", "PHAGE 34 2 j"])(
    "%s is PHAGE 2J 34",
    (line) => {
      expect(slipOf(line)).toEqual(down("PHAGE", "2J", 34));
    },
  );

  it("takes a letter alone with the number that may be a column", () => {
    expect(slipOf("MENTIR 34 H 4")).toEqual(across("MENTIR", "H4", 34));
    expect(slipOf("MENTIR 4 H 34")).toEqual(down("MENTIR", "4H", 34));
    expect(slipOf("MENTIR 12 H4")).toEqual(across("MENTIR", "H4", 12));
  });

  it.each(["H16", "P4", "34H", "H0"])(
    "keeps %s, a reference outside the grid, as it was written",
    (reference) => {
      expect(slipOf(`MOT ${reference} 12`).reference).toBe(reference);
    },
  );
});

describe("circled letters", () => {
  it("are in lower case or in brackets", () => {
    expect(slipOf("PEH(L)VI").sketch).toEqual(["PEHlVI"]);
    expect(slipOf("PEH(l)VI").sketch).toEqual(["PEHlVI"]);
    expect(slipOf("dERIDERa").sketch).toEqual(["dERIDERa"]);
  });

  it("may stand beside a letter that nobody can read", () => {
    expect(slipOf("PE?lVI 13C").sketch).toEqual(["P", "E", "?", "l", "V", "I"]);
  });
});

describe("the direction written", () => {
  it.each<[string, Slip]>([
    ["MENTIR *", down("MENTIR")],
    ["*MENTIR", down("MENTIR")],
    ["MENTIR* 8", down("MENTIR", null, 8)],
    ["MENTIR G8 8 *", down("MENTIR", "G8", 8)],
    ["MENTIR 8G 8 *", across("MENTIR", "8G", 8)],
    ["MENTIR **", across("MENTIR")],
    ["MENTIR 8G * 8 *", down("MENTIR", "8G", 8)],
  ])("%s", (line, slip) => {
    expect(slipOf(line)).toEqual(slip);
  });
});

describe("what only a person sees", () => {
  it.each(Object.entries(FAULTS))("/%s is %s", (letter, fault) => {
    expect(slipOf(`/${letter}`)).toEqual(withFaults(NOTHING, fault));
    expect(slipOf(`: ${letter.toLowerCase()}`)).toEqual(withFaults(NOTHING, fault));
  });

  it("is added to what is written", () => {
    expect(slipOf("AXEZ L12 68 /S")).toEqual(withFaults(across("AXEZ", "L12", 68), "untidy"));
    expect(slipOf("AXEZ L12/SD 68")).toEqual(withFaults(across("AXEZ", "L12", 68), "untidy", "misconduct"));
    expect(slipOf("AXEZ /S /T /S")).toEqual(withFaults(across("AXEZ"), "untidy", "late"));
  });
});

describe("a line that says no slip", () => {
  it.each([
    ["", "no-word"],
    ["   ", "no-word"],
    ["*", "no-word"],
    ["34", "no-word"],
    ["2J 34", "no-word"],
    ["PHAGE2J 34", "no-word"],
    ["AXEZ L12 68 70", "two-scores"],
    ["AXEZ L12 12L", "two-references"],
    ["AXEZ MOT", "unknown"],
    ["AXEZ H", "unknown"],
    ["AXEZ 12345", "unknown"],
    ["AXÉZ", "bad-letter"],
    ["AX(EZ", "bad-letter"],
    ["A".repeat(31), "too-long"],
    ["AXEZ /Q", "fault"],
    ["/", "fault"],
  ])("%j: %s", (line, reason) => {
    expect(problemOf(line)).toBe(reason);
  });
});

describe("the golden slips", () => {
  const golden = ["judge-2026", "judge-2009-2010"].flatMap((name) =>
    readFileSync(new URL(`../../../tests/golden/${name}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { slip: Slip })
      .map(({ slip }) => slip),
  );
  const oneWord = golden.filter(({ sketch }) => sketch.length < 2 || sketch.every((row) => row.length === 1));
  const letters = Object.fromEntries(Object.entries(FAULTS).map(([letter, fault]) => [fault, letter]));

  it("are in great part a single word", () => {
    expect(oneWord.length).toBeGreaterThan(golden.length / 2);
  });

  it.each(oneWord.map((slip) => [JSON.stringify(slip), slip] as const))("%s can be typed", (_, slip) => {
    const writtenDown = slip.sketch.length > 1;
    const namedDown = /^\d/.test(slip.reference ?? "");
    const parts = [
      slip.sketch.join(""),
      slip.reference ?? "",
      slip.score ?? "",
      writtenDown === namedDown ? "" : "*",
    ];
    const line = [...parts, ...slip.faults.map((fault) => `/${letters[fault]}`)].join(" ");
    expect(slipOf(line)).toEqual(slip);
  });
});
