import { openShelf } from "./shelf";
import type { OwnGame } from "./shapes";

/** A game that this device played by itself, to its end. */
export type EndedGame = OwnGame & Required<Pick<OwnGame, "ended">>;

const isEnded = (game: OwnGame): game is EndedGame => game.ended !== undefined && game.ended.turns > 0;
const endOf = (game: OwnGame): number => game.at.at(-1) ?? 0;

/** Those that are over, the last first; none where the browser keeps nothing. */
export async function endedGames(): Promise<EndedGame[]> {
  try {
    const games = await (await openShelf()).all();
    return games.filter(isEnded).sort((one, other) => endOf(other) - endOf(one));
  } catch {
    return [];
  }
}

/** A game as a server is told of it: `nonuple.play.solo.elsewhere`. */
export const toldGame = ({ id, events, at }: OwnGame) => ({
  id,
  happened: events.map((event, index) => ({ event, at: at[index] ?? 0 })),
});

/** The diary of a server has it from now on. */
export const noteGame = async (game: OwnGame): Promise<void> =>
  (await openShelf()).put({ ...game, noted: true });
