import { remember, remembered } from "../memory";
import { decoded } from "../ui/address";

/** What an address brings: a secret link or a join code, and the screen to go to. */
export interface Arrival {
  token: string | null;
  code: string | null;
  path: string;
}

const LINK = /^#\/lien\/([^/]+)\/?(.*)$/;
const CODE = /^#\/code\/([^/]+)\/?(.*)$/;

/** Reads `#/lien/TOKEN`, `#/code/CODE`, each with the screen that may follow (`#/lien/TOKEN/juge`). */
export function readArrival(fragment: string): Arrival | null {
  const link = LINK.exec(fragment);
  if (link) return { token: decoded(link[1] ?? ""), code: null, path: link[2] ?? "" };
  const code = CODE.exec(fragment);
  return code ? { token: null, code: decoded(code[1] ?? ""), path: code[2] ?? "" } : null;
}

const tab = () => sessionStorage;

/** Takes the secret of a link out of the address bar and keeps it in this browser; true when there was one. */
export function takeArrival(): boolean {
  const arrival = readArrival(location.hash);
  if (!arrival) return false;
  if (arrival.token !== null) keepToken(arrival.token);
  if (arrival.code !== null) remember("code", arrival.code, tab);
  history.replaceState(null, "", `#/${arrival.path}`);
  return true;
}

/** Each tab has its own token, so that the judge's and the projector's can be open in one browser. */
export function keepToken(token: string): void {
  remember("token", token, tab);
  remember("token", token);
}

/** Once the server has said what this tab's token is for, the next visit to that screen finds it again. */
export function keepRole(role: string): void {
  const token = remembered("token", tab);
  if (token !== null) remember(`token.${role}`, token);
}

export const tokenFor = (role: string): string | null =>
  remembered("token", tab) ?? remembered(`token.${role}`) ?? remembered("token");

/** Forgets a token that the server no longer takes. */
export function dropToken(token: string, role: string): void {
  const names = ["token", `token.${role}`];
  for (const storage of [tab, () => localStorage]) {
    for (const name of names) if (remembered(name, storage) === token) remember(name, null, storage);
  }
}

/** The join code that brought this tab here, once. */
export function takeCode(): string | null {
  const code = remembered("code", tab);
  remember("code", null, tab);
  return code;
}
