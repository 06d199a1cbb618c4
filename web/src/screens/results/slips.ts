import type { OwnResult, Sentence } from "../../net/server";
import type { Sanction } from "../../board/verdicts";
import { meantBy } from "../../board/slip";

/** What a table handed in at a turn, and what was decided about it. */
export interface Handed {
  word: string;
  ref: string;
  claimed: number | null;
  /** Null where there was nothing to decide. */
  sanction: Sanction | null;
  /** Warned besides: misconduct comes with any other sanction. */
  warned: boolean;
  why: Sentence | null;
}

export function handed(result: OwnResult): Handed {
  const { slip, points, said, warnings = 0 } = result;
  const { word, ref } = meantBy(result);
  const sanction = result.sanction as Sanction;
  const written = word ?? (slip?.sketch ?? []).map((row) => row.trim()).join(" ");
  const claimed = slip?.score ?? null;
  const isSanctioned = slip !== null && sanction !== "none";
  // What is paid otherwise than claimed, or for no word, somebody has decided.
  const isDecided = isSanctioned || written === "" || (claimed !== null && claimed !== points);
  return {
    word: written,
    ref: ref ?? "",
    claimed,
    sanction: isSanctioned ? sanction : null,
    warned: warnings > (sanction === "warning" ? 1 : 0),
    why: isDecided ? said : null,
  };
}
