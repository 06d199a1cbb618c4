import type { OwnResult, PublicParts, Totals, TurnView } from "../../net/server";

export type Told =
  | { key: "told.letters"; values: { turn: number; letters: string } }
  | {
      key: "told.retained" | "told.pending";
      values: { word: string; ref: string; score: number; points: number };
    }
  | { key: "told.over"; values: { points: number } };

interface Known {
  turn: TurnView | undefined;
  last: PublicParts["last"] | undefined;
  /** What the player earned at that turn, as far as it is known. */
  result: OwnResult | undefined;
  totals: Pick<Totals, "points" | "deduction"> | undefined;
}

const SPOKEN = new Set<TurnView["stage"]>(["letters", "play"]);

/** What one who does not look at the screen is told: the letters one by one, the word and his own points, his total. */
export function toldOf({ turn, last, result, totals }: Known, joker: string): Told | null {
  if (!turn) return null;
  if (SPOKEN.has(turn.stage)) {
    const letters = [...turn.kept, ...turn.drawn].map((letter) => (letter === "?" ? joker : letter));
    return { key: "told.letters", values: { turn: turn.turn, letters: letters.join(", ") } };
  }
  if (turn.stage === "over" && totals)
    return { key: "told.over", values: { points: totals.points - totals.deduction } };
  if (!last || turn.stage !== "announce") return null;
  const { word, ref, score } = last;
  const points = result?.turn === last.turn ? result.points : null;
  return {
    key: points === null ? "told.pending" : "told.retained",
    values: { word: word.toUpperCase(), ref, score, points: points ?? 0 },
  };
}
