import { addressOf } from "../ui/address";
import type { Api } from "./api";
import { Refused } from "./api";
import { addressOfGame, keepGame, kindAt } from "./kept";
import { SCREEN_OF } from "./roles";
import { keepRole, keepToken } from "./session";

/** What a code opens. */
export interface Joined {
  token: string;
  role: string;
  /** The kind of game, as in its address on the server. */
  kind: string;
  contest: string;
}

/** The answer to the code of all players that comes without a table or a name. */
export const MORE_NEEDED = 422;

/** Keeps the link that a code has opened; the address of the screen that it is for. */
export function enter({ token, role, kind, contest: id }: Joined): string {
  const home = kindAt(kind);
  if (home !== null) {
    const game = { kind: home, id, secret: token, title: "", at: Date.now(), turn: 0, yours: true };
    keepGame(game);
    return addressOfGame(game);
  }
  keepToken(token);
  if (kind === "events") return addressOf("tournoi", id);
  keepRole(role);
  return addressOf(SCREEN_OF[role] ?? "");
}

/** Where a code leads: its screen, or the form that asks for what else is needed. */
export async function follow(api: Pick<Api, "send">, code: string): Promise<string> {
  try {
    return enter(await api.send<Joined>({ path: "/api/join", body: { code } }));
  } catch (error) {
    if (error instanceof Refused && error.status === MORE_NEEDED) return addressOf("code", code, "joueur");
    throw error;
  }
}
