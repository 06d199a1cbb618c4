import { signed } from "../../i18n";
import type { SeenTurn } from "../../net/server";
import { w } from "./words";

/** One line of the sheet: a turn, or a challenge of its word. */
export interface Line {
  key: string;
  n: number | null;
  seat: number;
  /** A word to show as such; otherwise `text` says what was done. */
  word: string | null;
  text: string;
  /** Something lost. */
  bad: boolean;
  ref: string;
  points: string;
  /** After it. */
  total: number;
}

/** The words refused, or the one that was laid. */
const wordsOf = ({ refused = [], word }: SeenTurn): string =>
  (refused.join(", ") || (word ?? "")).toUpperCase();

function doing(turn: SeenTurn): Pick<Line, "word" | "text" | "bad" | "points"> {
  if (turn.action === "pass")
    return { word: null, text: w(turn.late ? "line.late" : "line.pass"), bad: false, points: "" };
  if (turn.action === "exchange")
    return { word: null, text: w("line.exchange", { count: turn.taken }), bad: false, points: "" };
  if (turn.lost)
    return { word: null, text: w("line.lost", { words: wordsOf(turn) }), bad: true, points: "0" };
  return { word: turn.word ?? "", text: "", bad: false, points: String(turn.score ?? 0) };
}

/** The sheet, the last line first. */
export function linesOf(turns: readonly SeenTurn[], seats: number, challengeCost: number): Line[] {
  const totals = Array.from({ length: seats }, () => 0);
  const lines: Line[] = [];
  const add = (seat: number, points: number): number => (totals[seat] = (totals[seat] ?? 0) + points);
  for (const turn of turns) {
    const earned = turn.lost ? 0 : (turn.score ?? 0);
    const base = { seat: turn.seat, ref: turn.ref ?? "" };
    lines.push({ key: `${turn.n}`, n: turn.n, ...base, ...doing(turn), total: add(turn.seat, earned) });
    if (turn.by == null || turn.lost) continue;
    lines.push({
      key: `${turn.n}-challenge`,
      n: null,
      seat: turn.by,
      word: null,
      text: w("line.challenge", { word: wordsOf(turn) }),
      bad: true,
      ref: "",
      points: signed(-challengeCost),
      total: add(turn.by, -challengeCost),
    });
  }
  return lines.reverse();
}

/** What a challenge of the last turn came to, while it is the last. */
export function outcomeOf(
  turns: readonly SeenTurn[],
  nameOf: (seat: number) => string,
): { kind: "ok" | "warn"; text: string } | null {
  const last = turns.at(-1);
  if (last?.by == null) return null;
  const words = wordsOf(last);
  if (!last.lost) return { kind: "ok", text: w("outcome.refused", { word: words, name: nameOf(last.by) }) };
  return {
    kind: "warn",
    text: w("outcome.upheld", { words, count: last.refused?.length ?? 1, name: nameOf(last.seat) }),
  };
}
