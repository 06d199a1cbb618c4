import { remember, rememberAs, rememberedAs } from "../../memory";
import { usual, type Wish } from "./wish";

const nameOf = (contest: string): string => `wish.${contest}`;

/** Keeps what was chosen for the first game of a contest until its players are registered; no secret of it. */
export const keepWish = (contest: string, wish: Wish): void =>
  rememberAs(nameOf(contest), { ...wish, sealed: "", password: "" });

/** What was chosen for a contest, else the usual game. */
export const keptWish = (contest: string): Wish => ({
  ...usual(),
  ...rememberedAs<Partial<Wish>>(nameOf(contest), {}),
});

/** Its game is open: the next one is chosen anew. */
export const forgetWish = (contest: string): void => remember(nameOf(contest), null);
