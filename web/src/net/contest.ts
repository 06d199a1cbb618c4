import type { Api } from "./api";
import type { TurnView } from "./server";

export interface ContestSummary {
  id: string;
  name: string;
  demo: boolean;
  opened: string;
  number: number;
  players: number;
  games: number;
  live: boolean;
  /** Why it cannot be played, and what to do. */
  damage: string | null;
  /** How many events of its end are missing, where nothing else is wrong with it. */
  missing: number;
}

/** What a token is for: who one is, and in which contest. */
export interface Session {
  role: string;
  name: string;
  contest: ContestSummary | null;
  player: string | null;
  table: number | null;
  arbiter: string | null;
  channels: string[];
}

/** Where what belongs to a contest is. */
export const pathOf = (contest: string): string => `/api/contests/${encodeURIComponent(contest)}`;

/** The turn whose letters are in play, else the last one, whose slips are being corrected. */
export function turnInHand(turn: Pick<TurnView, "stage" | "turn" | "drawn"> | undefined): number {
  if (!turn) return 1;
  const toCome = turn.stage === "draw" || (turn.stage === "paused" && turn.drawn === "");
  return Math.max(1, toCome ? turn.turn - 1 : turn.turn);
}

/** Where commands to a contest go. */
export const commandsOf = (contest: string): string => `${pathOf(contest)}/commands`;

/** Where the correction of a past turn is tried without being made. */
export const amendmentOf = (contest: string): string => `${pathOf(contest)}/amend/preview`;

/** Where a sentence is said by the server's voice. */
export const speechOf = (contest: string): string => `${pathOf(contest)}/speech`;

/**
 * Who one is in the contest named, else in that of the token. The owner of the server, whose token is for all
 * contests, comes into the one that goes on, rather than a demonstration, or the first; without any, `contest` is null.
 */
export async function enter(api: Pick<Api, "get">, named?: string): Promise<Session> {
  if (named) return api.get<Session>(pathOf(named));
  const session = await api.get<Session>("/api/session");
  if (session.contest !== null || session.role !== "owner") return session;
  const listed = await api.get<ContestSummary[]>("/api/contests");
  const contests = listed.filter((one) => !one.damage);
  const chosen =
    contests.find((one) => one.live && !one.demo) ?? contests.find((one) => one.live) ?? contests[0];
  return chosen ? api.get<Session>(pathOf(chosen.id)) : session;
}
