import type { CandidateView, StageView } from "../../net/server";
import type { Direction } from "./stages";
import { w } from "./words";

/** The one thing to do now: its words, and the command when it can be given. */
export interface Primary {
  label: string;
  /** A word of the game at the end of the label. */
  word: string | null;
  command: Direction | null;
}

export interface Situation {
  stage: StageView;
  /** Letters typed from a real bag. */
  letters: string;
  /** Seconds until letters may be drawn. */
  wait: number;
  /** The solution that will be retained, by its place among the candidates; the first is proposed. */
  candidate: CandidateView | undefined;
  chosen: number;
  /** Whether solutions are kept from view. */
  hidden: boolean;
}

const plain = (label: string, command: Direction | null): Primary => ({ label, word: null, command });

export function primaryOf(situation: Situation): Primary | null {
  switch (situation.stage.action) {
    case "Draw":
      return drawing(situation);
    case "StartClock":
      return plain(w("act.clock"), { type: "StartClock" });
    case "Retain":
      return retaining(situation);
    case "EndAnnouncement":
      return plain(w("act.announced"), { type: "EndAnnouncement" });
    case "Resume":
      return plain(w("act.resume"), { type: "Resume" });
    default:
      return situation.stage.stage === "play" ? plain(w("act.end"), null) : null;
  }
}

function drawing({ stage, letters, wait }: Situation): Primary {
  if (wait > 0) return plain(w("act.draw.wait", { count: wait }), null);
  if (!stage.real_bag) return plain(w("act.draw", { count: stage.letters }), { type: "Draw" });
  const missing = stage.letters - letters.length;
  return missing > 0
    ? plain(w("act.draw.missing", { count: missing }), null)
    : plain(w("act.draw.bag"), { type: "Draw", letters });
}

function retaining({ candidate, chosen, hidden }: Situation): Primary {
  if (candidate === undefined) return plain(w("act.retain.hidden"), null);
  const { ref, word } = candidate;
  const command: Direction = chosen === 0 ? { type: "Retain" } : { type: "Retain", ref, word };
  return hidden ? plain(w("act.retain.hidden"), command) : { label: w("act.retain"), word, command };
}
