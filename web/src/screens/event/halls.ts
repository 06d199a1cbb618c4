import type { GameCard, HallView, SeatsView } from "../../net/server";

type State = NonNullable<HallView["state"]>;

export const STATES: readonly State[] = ["playing", "late", "paused", "opened", "before", "over", "apart"];

/** The halls that have tables of a game, the lowest table first. */
export function hallsOf(halls: readonly HallView[], seats: SeatsView | undefined): HallView[] {
  const tables = Object.values(seats?.seats ?? {});
  return halls
    .filter(
      ({ first, last, playoff }) => !playoff?.length && tables.some((one) => one >= first && one <= last),
    )
    .sort((one, other) => one.first - other.first);
}

/** Those that still play a game before: they get this one when that is over. */
export const busyIn = (halls: readonly HallView[], game: number): HallView[] =>
  halls.filter(
    ({ game: own, state = "before" }) => own !== null && own < game && !["before", "over"].includes(state),
  );

/** The game that is played now, wherever it is. */
export const playedNow = (games: readonly GameCard[]): GameCard | undefined =>
  games.find(({ stage }) => stage === "open" || stage === "playing");

/** The turn that the leading hall is at. */
export const turnOf = (halls: readonly HallView[], game: number): number =>
  halls.find((one) => one.leads === true && one.game === game)?.turn ?? 0;

/** A fingerprint as it is read aloud: its first eight digits, by four. */
export const fingerprint = (commitment: string): string =>
  `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`;
