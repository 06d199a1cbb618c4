import type { Absence, Departure, GameCard, SeatsView } from "../../net/server";

export type CellState = "in" | "coming" | "out" | "missing" | "withdrawn" | "excluded";

export interface Cell {
  state: CellState;
  table: number | null;
}

/** What becomes of an entry in a game. */
export function cellOf(
  entry: string,
  game: Pick<GameCard, "number" | "stage">,
  seats: SeatsView | undefined,
  departures: readonly Departure[],
  absences: readonly Absence[] = [],
): Cell {
  const gone = departures.find((one) => one.entry === entry && one.game <= game.number);
  const table = seats?.seats[entry] ?? null;
  if (gone?.excluded) return { state: "excluded", table };
  if (gone) return { state: "withdrawn", table };
  if (table !== null) return { state: "in", table };
  if (absences.some((one) => one.entry === entry && one.game === game.number))
    return { state: "missing", table };
  return { state: game.stage === "planned" ? "coming" : "out", table };
}

/** A number that no record bears. */
export const nextId = (ids: Iterable<string>): string =>
  String(Math.max(0, ...[...ids].map(Number).filter(Number.isInteger)) + 1);
