import type { GameView, ShownView, TurnView } from "../../net/server";

/** What the display shows beside the board. */
export type Scene = "join" | "letters" | "word" | "end" | "comment" | "ranking";

export function sceneOf(game: GameView | undefined, turn: TurnView, shown?: ShownView): Scene {
  if (!game) return "join";
  if (shown && shown.what !== "board") return shown.what === "word" ? "comment" : "ranking";
  if (turn.stage === "over") return "end";
  if (turn.stage === "announce") return "word";
  const beforeTheFirst = turn.stage === "draw" && turn.turn === 1 && turn.rejected === 0 && !turn.cancelled;
  return beforeTheFirst && game.phones ? "join" : "letters";
}

/** The sentence under the letters; null while all that counts is to look at them. */
export type State =
  | "state.first"
  | "state.draw"
  | "state.rejected"
  | "state.drawn-anew"
  | "state.cancelled"
  | "state.letters"
  | "state.word"
  | "state.paused"
  | "lost";

export function stateOf({ stage, turn, rejected, cancelled }: TurnView): State | null {
  switch (stage) {
    case "draw":
      if (cancelled) return "state.cancelled";
      if (rejected > 0) return "state.rejected";
      return turn === 1 ? "state.first" : "state.draw";
    case "letters":
      return rejected > 0 ? "state.drawn-anew" : cancelled ? "state.cancelled" : "state.letters";
    case "word":
      return "state.word";
    case "paused":
      return "state.paused";
    default:
      return null;
  }
}

/** States that interrupt the usual course. */
export const isAlert = (state: State | null): boolean =>
  state !== null && ["state.rejected", "state.cancelled", "state.paused", "lost"].includes(state);
