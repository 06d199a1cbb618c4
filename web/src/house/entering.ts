import { Api, Refused } from "../net/api";
import { forgetGame, keepAnew, ownGame, pathOfGame, type HomeKind } from "../net/kept";
import { tokenFor } from "../net/session";

/** What the server says of a game to whoever has a link to it. */
interface Seated {
  role: string;
  player?: string | null;
  seats?: number[];
  contest: { name: string };
}

/** A place in a game, and the link that gives it. */
export interface Place {
  kind: HomeKind;
  id: string;
  token: string;
  role: string;
  /** Whose device it is; null where that is not told. */
  player: string | null;
  /** Seats played at this device, in a game that has seats. */
  seats: readonly number[];
  title: string;
}

/** Links that open nothing, or nothing any more. */
const GONE = new Set([401, 403, 404]);

/** This device's place in a game: by the link it keeps, else by the one it came with; null where it has none. */
export async function placeIn(kind: HomeKind, id: string): Promise<Place | null> {
  const token = ownGame(kind, id)?.secret ?? tokenFor("player");
  if (id === "" || token === null) return null;
  try {
    const path = pathOfGame(kind, id);
    const { role, player = null, seats = [], contest } = await new Api(() => token).get<Seated>(path);
    return { kind, id, token, role, player, seats, title: contest.name };
  } catch (error) {
    if (!(error instanceof Refused && GONE.has(error.status))) throw error;
    forgetGame(kind, id);
    return null;
  }
}

/** The same, and the device keeps the game from now on. */
export async function enterGame(kind: HomeKind, id: string): Promise<Place | null> {
  const place = await placeIn(kind, id);
  if (place && !ownGame(kind, id)) keepAnew({ kind, id, secret: place.token, title: place.title });
  return place;
}
