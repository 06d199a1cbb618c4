import { number } from "../i18n";
import type { SheetView, WrittenSlip } from "../net/server";
import { LOOKS, type Sanction } from "../board/verdicts";

/** What a desk has done that the server has not shown yet. */
export interface Ahead {
  revision: number;
  slip: WrittenSlip | null;
}

/** Where the slip of a table stands. */
export type Standing =
  | { state: "away" | "waiting" | "kept" | "judging" | "late" | "absent" }
  | { state: "decided"; sanction: Sanction; points: number | null };

export function standingOf(sheet: SheetView | undefined, ahead: Ahead | undefined): Standing {
  if (ahead && ahead.revision > (sheet?.revision ?? 0)) return { state: ahead.slip ? "kept" : "waiting" };
  if (!sheet?.entry) return { state: sheet?.late ? "late" : sheet?.expected === false ? "away" : "waiting" };
  if (sheet.entry.slip.faults?.includes("no-slip") && sheet.overrulings.length === 0)
    return { state: "absent" };
  const { decision } = sheet;
  if (!decision) return { state: "judging" };
  return { state: "decided", sanction: decision.sanction, points: decision.points };
}

export const isToEnter = ({ state }: Standing): boolean => state === "waiting" || state === "late";

/** The next table in the order of the desk, after one and round again; null when none is left. */
export function nextTable(
  tables: readonly number[],
  from: number | null,
  wanted: (table: number) => boolean,
  by: 1 | -1 = 1,
): number | null {
  const start = from === null ? (by === 1 ? -1 : 0) : tables.indexOf(from);
  for (let step = 1; step <= tables.length; step += 1) {
    const table = tables[(start + by * step + tables.length * 2) % tables.length];
    if (table !== undefined && table !== from && wanted(table)) return table;
  }
  return null;
}

/** `J. Keravel` of `Jean Keravel`, and `DURAND Jean` as it stands: namesakes of one family are told apart. */
export const shortName = (name: string): string =>
  name.replace(/^(\p{Lu})\p{Ll}[^\s.]*\s+(?=\p{L})/u, "$1. ");

/** What the corner of a cell shows of a decision: `34`, `! 34`, `▼ 29`, `✕ 0`. */
export function markOf(sanction: Sanction, points: number | null): string {
  const { glyph } = LOOKS[sanction];
  if (sanction === "none") return points === null ? glyph : number(points);
  return points === null ? glyph : `${glyph} ${number(points)}`;
}
