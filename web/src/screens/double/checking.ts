import type { SheetView } from "../../net/server";

/** How the double arbiter stands with a slip that is entered. */
export type Check = "waiting" | "reviewed" | "different";

export function checkOf(sheet: SheetView): Check {
  if (sheet.correction || sheet.corrected) return "different";
  return sheet.reviewed ? "reviewed" : "waiting";
}

/** An entry that the double arbiter has not looked at. */
export const toCheck = (sheet: SheetView): boolean => sheet.entry !== null && checkOf(sheet) === "waiting";

export interface Progress {
  author: string;
  checked: number;
  entered: number;
}

/** How far the check has come with the entries of each author, in the order of their tables. */
export function progressOf(sheets: readonly SheetView[]): Progress[] {
  const found = new Map<string, Progress>();
  for (const sheet of sheets) {
    if (!sheet.entry) continue;
    const { author } = sheet.entry;
    const one = found.get(author) ?? { author, checked: 0, entered: 0 };
    found.set(author, {
      author,
      entered: one.entered + 1,
      checked: one.checked + (checkOf(sheet) === "waiting" ? 0 : 1),
    });
  }
  return [...found.values()];
}

/** The next slip to check after a table, round again; null when none is left. */
export function nextToCheck(
  sheets: readonly SheetView[],
  from: number | null,
  done: ReadonlySet<number> = new Set(),
): number | null {
  const waiting = sheets.filter((sheet) => toCheck(sheet) && !done.has(sheet.table));
  const after = waiting.find((sheet) => sheet.table > (from ?? 0));
  return (after ?? waiting.find((sheet) => sheet.table !== from))?.table ?? null;
}
