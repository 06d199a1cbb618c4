import type { OwnResult, SheetLine } from "../../net/server";
import type { Sanction } from "../../board/verdicts";
import { meantBy } from "../../board/slip";

/** A past turn on the player's own sheet: the word retained, his own, and what it earned him. */
export interface TurnLine {
  result: OwnResult;
  retained: SheetLine | null;
  sanction: Sanction;
  /** His word, as his slip has it or as it was read. */
  word: string | null;
  ref: string | null;
  /** Whether his slip is in: on paper it comes when an arbiter has entered it. */
  entered: boolean;
  /** Whether he has all the points of the turn. */
  top: boolean;
  /** What he is short of the top; null while nothing is decided. */
  short: number | null;
}

export function lineOf(result: OwnResult, sheet: readonly SheetLine[]): TurnLine {
  const { points, top } = result;
  return {
    result,
    retained: sheet.find((line) => line.turn === result.turn) ?? null,
    sanction: result.sanction as Sanction,
    ...meantBy(result),
    entered: result.slip !== null,
    top: points !== null && points === top,
    short: points === null ? null : points - top,
  };
}

/** An appeal is lodged once, and before the commission has decided. */
export const mayAppeal = ({ slip, appealed, ruled = false }: OwnResult): boolean =>
  slip !== null && !appealed && !ruled;

/** The last turn first. */
export const linesOf = (results: readonly OwnResult[], sheet: readonly SheetLine[]): TurnLine[] =>
  results.map((result) => lineOf(result, sheet)).reverse();

/** The share of the top, or null before the first turn. */
export const shareOf = (points: number, top: number): number | null =>
  top === 0 ? null : (points / top) * 100;
