import { remember, remembered } from "../memory";

/** A game of this club that is over and can be played again. */
export interface Replayable {
  contest: string;
  game: number;
  title: string;
  opened: string;
  tables: number;
}

const NAME = "replayed";

const keyOf = ({ contest, game }: Pick<Replayable, "contest" | "game">): string => `${contest}.${game}`;

const replayed = (): Set<string> => new Set(remembered(NAME)?.split(" ") ?? []);

/** Those that this device has not begun yet. */
export function newReplays(games: readonly Replayable[]): Replayable[] {
  const known = replayed();
  return games.filter((game) => !known.has(keyOf(game)));
}

export function noteReplayed(game: Pick<Replayable, "contest" | "game">): void {
  remember(NAME, [...replayed(), keyOf(game)].join(" "));
}
