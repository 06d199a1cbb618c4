import { readEntry } from "./entry";
import type { Opinion } from "../net/server";
import { ILLEGIBLE } from "./drawing";

/** The entry line and where its caret stands. */
export interface Line {
  text: string;
  start: number;
  end: number;
}

const SYMBOLS = new Set([" ", "*", "(", ")", "-", "+"]);

/** What a key writes on the line; null for one that writes nothing. */
export function characterOf(key: string): string | null {
  if (/^[A-Za-z0-9]$/.test(key) || SYMBOLS.has(key)) return key;
  if (key === "/" || key === ":") return "/";
  if (key === "F3") return " /";
  return key === "." ? ILLEGIBLE : null;
}

export function typed({ text, start, end }: Line, characters: string): Line {
  const caret = start + characters.length;
  return { text: text.slice(0, start) + characters + text.slice(end), start: caret, end: caret };
}

/** A phone's keyboard says nothing of Maj: what it writes is in capitals, circled only in brackets. */
export const written = (before: string, after: string): string =>
  after.length > before.length && after.startsWith(before)
    ? before + after.slice(before.length).toUpperCase()
    : after;

export const OPINIONS: Readonly<Record<string, Opinion>> = {
  P: "plausible",
  N: "implausible",
  D: "doubtful",
};

/** The answer to an open question: P, N or D, unless the letter can still be part of what is being written. */
export function answerOf(line: Line, key: string): Opinion | null {
  const opinion = OPINIONS[key.toUpperCase()];
  if (opinion === undefined || "problem" in readEntry(line.text)) return null;
  return "problem" in readEntry(typed(line, key).text) ? opinion : null;
}

export type Kind = "word" | "reference" | "score" | "mark" | "space";

export interface Character {
  letter: string;
  kind: Kind;
  circled: boolean;
}

function kindOf(token: string, isFirst: boolean): Kind {
  if (isFirst) return "word";
  return /^\d+$/.test(token) ? "score" : "reference";
}

/** The line letter by letter, each with what it is part of. */
export function charactersOf(text: string): Character[] {
  const characters: Character[] = [];
  let words = 0;
  for (const token of text.match(/\s+|[/:][^\s/:]*|\*|[^\s/:*]+/g) ?? []) {
    const isMark = /^[/:*]/.test(token);
    const isWord = !isMark && token.trim() !== "";
    const kind = isMark ? "mark" : isWord ? kindOf(token, words === 0) : "space";
    if (isWord) words += 1;
    for (const letter of token) {
      const circled = kind === "word" && /[a-z]/.test(letter);
      characters.push({ letter: kind === "space" ? letter : letter.toUpperCase(), kind, circled });
    }
  }
  return characters;
}
