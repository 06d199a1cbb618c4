import type { Api } from "../lib/api";
import type { Session } from "../lib/contest";
import type { Decision, OwnResult, RoundView, Sentence, SheetView, WrittenSlip } from "../lib/server";
import type { Sanction } from "../lib/verdicts";

/** What one table did at one turn, as far as the one who asks may see it. */
export interface Handed {
  turn: number;
  word: string;
  ref: string;
  sanction: Sanction;
  said: Sentence | null;
}

function handed(
  turn: number,
  slip: WrittenSlip | null | undefined,
  verdict: Pick<Decision, "solution" | "said" | "sanction">,
): Handed {
  return {
    turn,
    word: verdict.solution?.word ?? slip?.principal?.word ?? "",
    ref: verdict.solution?.ref ?? slip?.reference ?? "",
    sanction: verdict.sanction,
    said: verdict.said ?? null,
  };
}

export const ofPlayer = (result: OwnResult): Handed =>
  handed(result.turn, result.slip, { ...result, sanction: result.sanction as Sanction });

export const ofSheet = ({ turn, entry, decision }: SheetView): Handed | null =>
  decision && handed(turn, entry?.slip, decision);

/** The channel that lists the turns whose slips this role may read; null for those who see points only. */
function deskOf({ role, arbiter }: Session): string | null {
  if (role === "owner" || role === "chief" || role === "double") return "double";
  return role === "arbiter" && arbiter !== null ? `desk:${arbiter}` : null;
}

/** The slips of a table, turn by turn as they are read; stops when `wanted` says so. */
export async function* slipsOf(
  api: Pick<Api, "get">,
  session: Session,
  table: number,
  wanted: () => boolean,
): AsyncGenerator<Handed> {
  const desk = deskOf(session);
  if (desk === null || session.contest === null) return;
  const path = `/api/contests/${encodeURIComponent(session.contest.id)}`;
  const { parts } = await api.get<{ parts: { rounds?: RoundView[] } }>(`${path}/channels/${desk}`);
  for (const round of parts.rounds ?? []) {
    if (!wanted()) return;
    if (!round.closed || round.retained === null) continue;
    const sheets = await api.get<SheetView[]>(`${path}/rounds/${round.draw}`);
    const sheet = sheets.find((one) => one.table === table);
    const slip = sheet && ofSheet(sheet);
    if (slip) yield slip;
  }
}
