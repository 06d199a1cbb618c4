import { FAULTS, readEntry, type Entry, type Fault } from "./entry";
import type { Main, WrittenSlip } from "../net/server";
import { BLANK, drawingOf, drawn, runsOf, sketchOf, type Drawing } from "./drawing";

export type Field = "squares" | "reference" | "score";
const FIELDS: readonly Field[] = ["squares", "reference", "score"];

/** The drawn slip: its squared part, its two boxes, and what only a person sees. */
export interface Drawn {
  drawing: Drawing;
  field: Field;
  reference: string;
  score: string;
  faults: readonly Fault[];
  /** Which of several words is the main one; null leaves it to the judge. */
  principal: Main | null;
  /** After `/`: the next letter is a finding. */
  finding: boolean;
}

/** What is being entered for a table: a line, or a drawing that stands in its place. */
export interface Draft {
  line: string;
  drawn: Drawn | null;
}

export const NOTHING: Draft = { line: "", drawn: null };
export const isEmpty = (draft: Draft): boolean => draft.line.trim() === "" && draft.drawn === null;

const NO_DRAWING: Drawn = {
  drawing: BLANK,
  field: "squares",
  reference: "",
  score: "",
  faults: [],
  principal: null,
  finding: false,
};
const LONGEST_REFERENCE = 8;
const LONGEST_SCORE = 4;

/** A slip as the server stores it, with nothing left out. */
export interface WholeSlip {
  sketch: string[];
  reference: string | null;
  score: number | null;
  faults: Fault[];
  principal: Main | null;
}

export const wholeSlip = (slip: WrittenSlip): WholeSlip => ({
  sketch: slip.sketch ?? [],
  reference: slip.reference ?? null,
  score: slip.score ?? null,
  faults: slip.faults ?? [],
  principal: slip.principal ?? null,
});

export function sameSlip(one: WrittenSlip, other: WrittenSlip): boolean {
  const [a, b] = [wholeSlip(one), wholeSlip(other)].map((slip) =>
    JSON.stringify({ ...slip, faults: [...slip.faults].sort() }),
  );
  return a === b;
}

/** Opens the drawn slip on what the line says already. */
export function opened(draft: Draft): Drawn {
  if (draft.drawn) return draft.drawn;
  const read = readEntry(draft.line);
  if ("problem" in read) return NO_DRAWING;
  return drawnFrom(read.slip);
}

export function drawnFrom(written: WrittenSlip): Drawn {
  const slip = wholeSlip(written);
  return {
    ...NO_DRAWING,
    drawing: drawingOf(slip.sketch),
    reference: slip.reference ?? "",
    score: slip.score === null ? "" : String(slip.score),
    faults: slip.faults,
    principal: slip.principal,
  };
}

const toggled = (faults: readonly Fault[], fault: Fault): Fault[] =>
  faults.includes(fault) ? faults.filter((one) => one !== fault) : [...faults, fault];

const nextField = (field: Field, by: 1 | -1): Field =>
  FIELDS[(FIELDS.indexOf(field) + by + FIELDS.length) % FIELDS.length] ?? "squares";

function inBox(text: string, key: string, allowed: RegExp, longest: number): string | null {
  if (key === "Backspace") return text.slice(0, -1);
  if (key === "Delete") return "";
  const typed = key.toUpperCase();
  if (!allowed.test(typed)) return null;
  return text.length < longest ? text + typed : text;
}

function found(one: Drawn, key: string): Drawn {
  const fault = Object.entries(FAULTS).find(([letter]) => letter === key.toUpperCase())?.[1];
  return { ...one, finding: false, faults: fault ? toggled(one.faults, fault) : one.faults };
}

/** The main word chosen by its number; the same number again leaves the choice to the judge. */
function chosen(one: Drawn, number: number): Drawn {
  const run = runsOf(one.drawing)[number - 1];
  if (!run) return one;
  const { word, direction } = run;
  const already = one.principal?.word === word && one.principal.direction === direction;
  return { ...one, principal: already ? null : { word, direction } };
}

/** Only a word that is still written can be the main one. */
function withDrawing(one: Drawn, drawing: Drawing): Drawn {
  const { principal } = one;
  const stands =
    principal !== null &&
    runsOf(drawing).some(
      ({ word, direction }) => word === principal.word && direction === principal.direction,
    );
  return { ...one, drawing, principal: stands ? principal : null };
}

/** What a key makes of the drawn slip; null for a key that is none of its own. */
export function pressed(one: Drawn, key: string): Drawn | null {
  if (one.finding) return /^[A-Za-z]$/.test(key) ? found(one, key) : { ...one, finding: false };
  if (key === "/" || key === ":" || key === "F3") return { ...one, finding: true };
  if (key === "Tab" || key === "Shift+Tab") {
    return { ...one, field: nextField(one.field, key === "Tab" ? 1 : -1) };
  }
  if (one.field === "reference") {
    const reference = inBox(one.reference, key, /^[A-Z0-9]$/, LONGEST_REFERENCE);
    return reference === null ? null : { ...one, reference };
  }
  if (one.field === "score") {
    const score = inBox(one.score, key, /^\d$/, LONGEST_SCORE);
    return score === null ? null : { ...one, score };
  }
  if (/^[1-9]$/.test(key)) return chosen(one, Number(key));
  const drawing = drawn(one.drawing, key);
  return drawing && withDrawing(one, drawing);
}

export const slipOfDrawn = (one: Drawn): WholeSlip => ({
  sketch: sketchOf(one.drawing),
  reference: one.reference === "" ? null : one.reference,
  score: one.score === "" ? null : Number(one.score),
  faults: [...one.faults],
  principal: one.principal,
});

/** The slip that a draft says, or why it says none. */
export function slipOf(draft: Draft): Entry | { slip: WholeSlip } {
  if (!draft.drawn) return readEntry(draft.line);
  const slip = slipOfDrawn(draft.drawn);
  const nothing = slip.sketch.length === 0 && slip.faults.length === 0;
  return nothing ? { problem: { reason: "no-word" } } : { slip };
}

const LETTERS = Object.fromEntries(Object.entries(FAULTS).map(([letter, fault]) => [fault, letter]));

/** The line that says a slip, or null where it takes a drawing. */
export function lineOf(written: WrittenSlip): string | null {
  const slip = wholeSlip(written);
  const isDown = slip.sketch.length > 1;
  const namedDown = /^\d/.test(slip.reference ?? "");
  const saidAloud = slip.sketch.length === 0 && slip.reference === null && slip.score !== null;
  const line = [
    slip.sketch.join(""),
    slip.reference ?? "",
    saidAloud ? `+${slip.score ?? ""}` : (slip.score ?? ""),
    slip.sketch.length > 0 && isDown !== namedDown ? "*" : "",
    ...slip.faults.map((fault) => `/${LETTERS[fault] ?? ""}`),
  ]
    .filter((part) => part !== "")
    .join(" ");
  const read = readEntry(line);
  return "slip" in read && sameSlip(read.slip, slip) ? line : null;
}

/** A slip as a draft to correct: on the line where it can be said, else drawn. */
export function draftOf(slip: WrittenSlip): Draft {
  const line = lineOf(slip);
  return line === null ? { line: "", drawn: drawnFrom(slip) } : { line, drawn: null };
}
