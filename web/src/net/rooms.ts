import { hasFields, remember, rememberedList, rememberList } from "../memory";

/** A room in which somebody has played at this device, by the link of his table. */
export interface PlayedRoom {
  id: string;
  secret: string;
  /** When it was last entered, in milliseconds since 1970. */
  at: number;
}

const NAME = "rooms";
const MOST = 8;
/** Games of a room are over and counted well before. */
const KEPT_FOR = 30 * 86_400_000;

const isRoom = hasFields<PlayedRoom>({ id: "string", secret: "string", at: "number" });

/** The last one first; those of long ago are forgotten. */
export const playedRooms = (now: number): PlayedRoom[] =>
  rememberedList(NAME, isRoom).filter(({ at }) => at > now - KEPT_FOR);

/** With the diary that their games were noted in. */
export const forgetRooms = (): void => remember(NAME, null);

export function rememberRoom(room: PlayedRoom): void {
  const others = playedRooms(room.at).filter(({ id }) => id !== room.id);
  rememberList(NAME, [room, ...others], MOST);
}
