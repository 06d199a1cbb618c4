import type { SlipFault, WrittenSlip } from "../net/server";

export type Fault = SlipFault;

/** A slip as the server takes it; a letter that is circled is in lower case. */
export type Slip = Required<Pick<WrittenSlip, "sketch" | "reference" | "score" | "faults">>;

/** What only a person sees, by the letter that follows `/`. */
export const FAULTS = {
  V: "blank",
  I: "illegible",
  A: "no-slip",
  P: "several-slips",
  R: "wrote-after-end",
  T: "late",
  E: "exchanged",
  S: "untidy",
  D: "misconduct",
  G: "serious-misconduct",
  F: "reference-illegible",
  X: "doubtful-solutions",
} as const satisfies Record<string, Fault>;

export type Problem =
  | { reason: "no-word" }
  | { reason: "unknown" | "bad-letter" | "two-references" | "two-scores" | "fault"; text: string }
  | { reason: "too-long"; most: number };

export type Entry = { slip: Slip } | { problem: Problem };

/** Most letters of a sketch in one direction: the server refuses more. */
const WIDEST = 30;
const COLUMNS = 15;

const DIRECTION = "*";
const FAULT_MARKS = /[/:]\s*([^\s/:]*)/g;
const REFERENCE = /^(?:([A-Z])0*(\d{1,3})|0*(\d{1,3})([A-Z]))$/;
const SCORE = /^\d{1,4}$/;
const ANNOUNCED = /^\+(\d{1,4})$/;
const LONE_ROW = /^[A-O]$/;
const HYPHEN = /\b([A-Za-z]|\d{1,3})\s*-\s*([A-Za-z]|\d{1,3})\b/g;

const isColumn = (token: string | undefined): token is string =>
  token !== undefined && /^\d{1,2}$/.test(token) && Number(token) >= 1 && Number(token) <= COLUMNS;

/** A letter alone belongs to the number before it (`4 H`) or after it (`H 4`): the one that may be a column. */
function joined(tokens: string[]): string[] {
  const at = tokens.findIndex((token) => LONE_ROW.test(token));
  const row = tokens[at];
  if (row === undefined) return tokens;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (isColumn(before)) return [...tokens.slice(0, at - 1), before + row, ...tokens.slice(at + 1)];
  if (isColumn(after)) return [...tokens.slice(0, at), row + after, ...tokens.slice(at + 2)];
  return tokens;
}

function readFaults(letters: string): Fault[] | Problem {
  const faults: Fault[] = [];
  for (const letter of letters.toUpperCase()) {
    if (!(letter in FAULTS)) return { reason: "fault", text: letters };
    faults.push(FAULTS[letter as keyof typeof FAULTS]);
  }
  return faults.length > 0 ? faults : { reason: "fault", text: "" };
}

/** The word as the grid shows it: circled letters, also `(L)`, in lower case; `?` one that nobody can read. */
function readWord(token: string): string | Problem {
  const word = token.replace(/\(([A-Za-z])\)/g, (_, letter: string) => letter.toLowerCase());
  const bad = /[^A-Za-z?]/u.exec(word);
  if (bad) return { reason: "bad-letter", text: bad[0] };
  return word.length > WIDEST ? { reason: "too-long", most: WIDEST } : word;
}

function readPlaceAndScore(tokens: string[]): Pick<Slip, "reference" | "score"> | Problem {
  let reference: string | null = null;
  let score: number | null = null;
  for (const token of joined(tokens)) {
    const found = REFERENCE.exec(token);
    if (found) {
      if (reference !== null) return { reason: "two-references", text: `${reference}, ${token}` };
      reference = found.slice(1).join("");
    } else if (SCORE.test(token)) {
      if (score !== null) return { reason: "two-scores", text: `${score}, ${token}` };
      score = Number(token);
    } else {
      return { reason: "unknown", text: token };
    }
  }
  return { reference, score };
}

/**
 * The slip that an arbiter's line says: `MOT [RÉF] [SCORE]` in any order after the word, `*` for a word written in
 * the other direction than its reference says (across without one), `/` and letters for what only a person sees;
 * `+34` for points said aloud without a slip, as in the family.
 */
export function readEntry(line: string): Entry {
  const faults: Fault[] = [];
  for (const [, letters = ""] of line.matchAll(FAULT_MARKS)) {
    const read = readFaults(letters);
    if ("reason" in read) return { problem: read };
    faults.push(...read.filter((fault) => !faults.includes(fault)));
  }

  const toggles = line.split(DIRECTION).length - 1;
  const text = line.replace(FAULT_MARKS, " ").replaceAll(DIRECTION, " ").replace(HYPHEN, "$1$2");
  const [first, ...rest] = text.split(/\s+/).filter(Boolean);
  if (first === undefined) {
    if (faults.length === 0) return { problem: { reason: "no-word" } };
    return { slip: { sketch: [], reference: null, score: null, faults } };
  }
  const announced = ANNOUNCED.exec(first)?.[1];
  if (announced !== undefined && rest.length === 0)
    return { slip: { sketch: [], reference: null, score: Number(announced), faults } };
  if (/\d/.test(first)) return { problem: { reason: "no-word" } };

  const word = readWord(first);
  if (typeof word !== "string") return { problem: word };
  const placed = readPlaceAndScore(rest.map((token) => token.toUpperCase()));
  if ("reason" in placed) return { problem: placed };

  const namedDown = placed.reference !== null && /^\d/.test(placed.reference);
  const writtenDown = namedDown !== (toggles % 2 === 1);
  return { slip: { sketch: writtenDown ? [...word] : [word], ...placed, faults } };
}
