import type { CaseFile } from "../../net/server";
import { w } from "./words";

const SHORT = 60;

/** What is asked, where that fits into a title; else whose slip it is. */
export function titleOf({ turn, sheet }: Pick<CaseFile, "turn" | "sheet">): string {
  const why = sheet.case?.why ?? "";
  if (why === "" || why.length > SHORT) return w("case", { table: String(sheet.table), turn });
  return why.slice(0, 1).toUpperCase() + why.slice(1);
}
