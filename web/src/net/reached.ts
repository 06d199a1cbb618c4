import type { CentreProgress } from "./server";

/** Without news for so long, in milliseconds, a room that others have left behind is out of reach. */
const SILENT = 120_000;

export interface Reached {
  /** What its chip says: `silent` before `behind`, since nothing newer is known of it. */
  state: "waiting" | "opened" | "playing" | "behind" | "silent" | "played";
  /** The game that goes on, or was played last. */
  game: number;
  turn: number;
  /** By how many turns it is behind the room that is farthest. */
  behind: number;
  /** How many of its first turns have every slip decided. */
  settled: number;
  /** When it was heard of last. */
  at: string;
}

const gameOf = ({ games }: CentreProgress): number => {
  const playing = games.lastIndexOf("playing");
  return (playing >= 0 ? playing : games.lastIndexOf("over")) + 1;
};

/** How far a centre is that tells it as it goes, beside the others. */
export function reachedOf(
  own: CentreProgress | undefined,
  all: readonly CentreProgress[],
  now: number,
): Reached | null {
  if (!own) return null;
  const game = gameOf(own);
  const { turn, settled, at } = own;
  const others = all.filter((one) => gameOf(one) === game && one.turn > 0);
  const behind = turn > 0 ? Math.max(0, ...others.map((one) => one.turn)) - turn : 0;
  const told = { game, turn, behind, settled, at };
  if (!own.games.includes("playing"))
    return { state: game > 0 ? "played" : own.opened ? "opened" : "waiting", ...told };
  if (behind === 0) return { state: "playing", ...told };
  return { state: now - Date.parse(at) > SILENT ? "silent" : "behind", ...told };
}
