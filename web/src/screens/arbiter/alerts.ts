import type { SheetView } from "../../net/server";
import type { Desk } from "../../desk/desk.svelte";

/** A card that wants yes or no: two desks' entries, a slip that came late, the double arbiter's reading. */
export interface Alert {
  matter: "rival" | "late" | "correction";
  sheet: SheetView;
}

/** The cards of the desk, the first of which has the keys; of several pairs of entries that of the table worked on. */
export function alertsOf(desk: Desk): Alert[] {
  const sheet = desk.sheet(desk.table);
  const rival = sheet?.rival ? sheet : desk.rivals[0];
  return [
    ...(rival ? [{ matter: "rival" as const, sheet: rival }] : []),
    ...(sheet?.late ? [{ matter: "late" as const, sheet }] : []),
    ...(sheet?.correction ? [{ matter: "correction" as const, sheet }] : []),
  ];
}

/** Takes the other entry, accepts the late slip, adopts the double arbiter's reading; or not. */
export function answer(desk: Desk, { matter, sheet }: Alert, yes: boolean): void {
  const { draw, table } = sheet;
  if (matter === "late") desk.ruleLate(sheet, yes);
  else if (matter === "rival") desk.ask({ type: "SettleEntries", game: desk.game, draw, table, taken: yes });
  else desk.ask({ type: "SettleCorrection", game: desk.game, draw, table, taken: yes });
}
