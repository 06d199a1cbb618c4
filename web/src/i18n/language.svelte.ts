import { remembered, remember } from "../memory";
import { LOCALES } from "./made/languages";

export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as Language[];

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((one) => one === value);

const kept = remembered("language");
let chosen: Language = isLanguage(kept) ? kept : "fr";
let current = $state<Language>(chosen);

/** The language that the person reads; reactive. */
export const language = (): Language => current;

/** From the next page on: whoever leaves this one before the sentences are there has chosen all the same. */
export function choose(tongue: Language): void {
  chosen = tongue;
  remember("language", tongue);
}

/** From now on, unless another one was chosen meanwhile; its sentences are there. */
export function speak(tongue: Language): void {
  if (tongue === chosen) current = tongue;
}
