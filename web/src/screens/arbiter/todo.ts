import type { SheetView } from "../../net/server";
import type { Desk } from "../../desk/desk.svelte";

export type Matter = "rival" | "question" | "late" | "correction" | "commission" | "average" | "missing";

export interface Todo {
  matter: Matter;
  draw: number;
  turn: number;
  table: number;
  text: string;
}

function matterOf(sheet: SheetView): Matter | null {
  if (sheet.rival) return "rival";
  if (sheet.correction) return "correction";
  if (sheet.late) return "late";
  if (sheet.case && !sheet.case.ruled) return "commission";
  if (!sheet.decision) return null;
  if (sheet.decision.question && sheet.decision.sanction === "undecided") return "question";
  if (sheet.decision.sanction === "commission") return "commission";
  if (sheet.decision.sanction === "average" && sheet.decision.points === null) return "average";
  return sheet.entry?.slip.faults?.includes("no-slip") ? "missing" : null;
}

function textOf(sheet: SheetView, matter: Matter): string {
  if (matter === "question") return sheet.decision?.question?.words.join(", ") ?? "";
  return matter === "commission" ? (sheet.case?.why ?? "") : "";
}

/** A turn, other than the one worked on, whose slips have not all been entered. */
export interface Forgotten {
  draw: number;
  turn: number;
  count: number;
}

export const forgottenOf = (desk: Desk): Forgotten[] =>
  desk.rounds
    .filter(({ draw }) => draw !== desk.draw)
    .map(({ draw, turn }) => ({ draw, turn, count: desk.waiting(draw).length }))
    .filter(({ count }) => count > 0);

/** What waits for somebody, of some slips. */
export const todosOf = (sheets: readonly SheetView[]): Todo[] =>
  sheets.flatMap((sheet) => {
    const matter = matterOf(sheet);
    if (!matter) return [];
    const { draw, turn, table } = sheet;
    return [{ matter, draw, turn, table, text: textOf(sheet, matter) }];
  });
