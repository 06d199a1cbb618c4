import type { GameView, Me, TurnView } from "../../net/server";

export type View = "compose" | "grid" | "sheet";

interface Known {
  turn: TurnView | undefined;
  game: GameView | undefined;
  me: Me | undefined;
}

export interface Shown {
  /** What the screen turns to by itself. */
  home: View;
  /** Whether there is a slip of his at this turn, being written or just closed. */
  slip: boolean;
  /** Whether its time is over. */
  closed: boolean;
}

const WRITING = new Set<TurnView["stage"]>(["letters", "play", "paused"]);

/** What a phone shows at each stage: the slip while it is written, then what became of it. */
export function shownOf({
  turn,
  game,
  me,
  timeOver,
  handed,
}: Known & { timeOver: boolean; handed: boolean }): Shown {
  if (!turn || turn.draw === null || !game?.phones || !me?.playing) {
    const follows = turn?.stage !== "over" && (game?.phones === false || turn?.draw != null);
    return { home: follows ? "grid" : "sheet", slip: false, closed: false };
  }
  const closed = !WRITING.has(turn.stage) || timeOver;
  return { home: closed || handed ? "sheet" : "compose", slip: true, closed };
}

export type Note =
  | "note.paper"
  | "note.out"
  | "note.excluded"
  | "note.not-playing"
  | "note.paused"
  | "note.cancelled"
  | "note.rejected";

/** What is out of the ordinary, the most important first. */
export function noteOf({ turn, game, me }: Known): Note | null {
  if (!turn || !game || !me) return null;
  if (me.excluded) return "note.excluded";
  if (!me.playing && turn.stage !== "over")
    return game.sudden_death && !me.withdrawn ? "note.out" : "note.not-playing";
  if (turn.stage === "paused") return "note.paused";
  if (turn.cancelled) return "note.cancelled";
  if (turn.rejected > 0 && turn.stage === "draw") return "note.rejected";
  return game.phones || turn.stage === "over" ? null : "note.paper";
}
