import { remember, remembered } from "../../memory";
import { usual, type Wish } from "./wish";

const nameOf = (contest: string): string => `wish.${contest}`;

/** Keeps what was chosen for the first game of a contest until its players are registered; no secret of it. */
export function keepWish(contest: string, wish: Wish): void {
  remember(nameOf(contest), JSON.stringify({ ...wish, sealed: "", password: "" }));
}

/** What was chosen for a contest, else the usual game. */
export function keptWish(contest: string): Wish {
  const text = remembered(nameOf(contest));
  return text === null ? usual() : { ...usual(), ...(JSON.parse(text) as Partial<Wish>) };
}

/** Its game is open: the next one is chosen anew. */
export function forgetWish(contest: string): void {
  remember(nameOf(contest), null);
}
