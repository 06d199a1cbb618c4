import { day } from "./format";

/** The day that `2026-11-14` names, as it is said, wherever one is; one written in other words stays as it is. */
export function dayOf(written: string): string {
  const noon = Date.parse(`${written}T12:00`);
  return Number.isNaN(noon) ? written : day(noon / 1000);
}
