import { Api } from "../net/api";
import { addressOfGame, forgetGame, keepGame, openGame, pathOfGame, type KeptGame } from "../net/kept";
import { noteReplayed } from "../net/replays";
import type { WantedGame } from "../net/server";

/** What is chosen for a game alone. */
export interface Wanted {
  title: string;
  /** Of a turn; null without a clock. */
  seconds: number | null;
  /** The game to play; or one of the club, with its room. */
  game: WantedGame | { contest: string; game: number };
}

/** A published sheet may be long to read, and a game long to draw. */
const PATIENCE = 60_000;

/** Opens the game on the server and begins it; the address of its screen. */
export async function beginSolo({ title, seconds, game }: Wanted): Promise<string> {
  return addressOfGame(await openSolo({ title, seconds, game }));
}

/** The same; what this device keeps of it. */
export async function openSolo({ title, seconds, game }: Wanted): Promise<KeptGame> {
  const kept = await openGame(new Api(() => null), "solo", title);
  const api = new Api(() => kept.secret, PATIENCE);
  const path = pathOfGame("solo", kept.id);
  try {
    if ("contest" in game) {
      await api.send({ path: `${path}/club`, body: { ...game, seconds } });
      noteReplayed(game);
    } else {
      const body = { type: "BeginSolo", wanted: game, seconds, title };
      await api.send({ path: `${path}/commands`, body });
    }
  } catch (error) {
    forgetGame("solo", kept.id);
    throw error;
  }
  keepGame({ ...kept, turn: 1, at: Date.now() });
  return kept;
}
