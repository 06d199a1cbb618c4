import type { EntryConflict, EventView, GameCard, HallView } from "../../net/server";

export type Step =
  | "arrange"
  | "enter"
  | "conflicts"
  | "hall"
  | "draw"
  | "open"
  | "follow"
  | "decide"
  | "playoff"
  | "hang"
  | "publish";

export interface Todo {
  step: Step;
  /** The page that it is done on. */
  page: string;
  game?: number;
  count?: number;
}

interface Known {
  event: EventView | undefined;
  games: readonly GameCard[];
  halls: readonly HallView[];
  conflicts: readonly EntryConflict[];
  /** Ties that no tie-break parts, at the head or at the cut. */
  ties: number;
  /** Whether the ranking that is hung up is the one there is. */
  hung: boolean;
}

/** What an organiser does next, the first thing first. */
export function todoOf({ event, games, halls, conflicts, ties, hung }: Known): Todo[] {
  if (!event) return [];
  const found: Todo[] = [];
  if (games.length === 0) found.push({ step: "arrange", page: "" });
  if (event.entries === 0) found.push({ step: "enter", page: "import" });
  const over = games.length > 0 && games.every(({ stage }) => stage === "over");
  if (halls.length === 0 && (!over || ties > 0)) found.push({ step: "hall", page: "" });
  const deciding = games.find(({ stage }) => stage === "deciding");
  if (deciding) found.push({ step: "decide", page: "", game: deciding.number });
  const playing = games.find(({ stage }) => stage === "open" || stage === "playing");
  if (playing) found.push({ step: "follow", page: "cumul", game: playing.number });
  const next = games.find(({ stage }) => stage === "planned" || stage === "drawn");
  if (next && event.entries > 0) {
    if (next.stage === "planned") found.push({ step: "draw", page: "tables", game: next.number });
    else if (!playing) found.push({ step: "open", page: "", game: next.number });
  }
  const open = conflicts.filter(({ trouble }) => trouble !== "no-series");
  if (open.length > 0) found.push({ step: "conflicts", page: "inscriptions", count: open.length });
  if (over && ties > 0) found.push({ step: "playoff", page: "cumul", count: ties });
  if (games.some(({ stage }) => stage === "over") && !playing && !hung)
    found.push({ step: "hang", page: "cumul" });
  if (over) found.push({ step: "publish", page: "" });
  return found;
}
