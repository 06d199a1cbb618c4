import { remembered, remember } from "../memory";
import { LOCALES } from "./made/languages";

export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as Language[];

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((one) => one === value);

const kept = remembered("language");
let current = $state<Language>(isLanguage(kept) ? kept : "fr");

/** The language that the person reads; reactive. */
export const language = (): Language => current;

/** From now on; its sentences are there. */
export function speak(chosen: Language): void {
  current = chosen;
  remember("language", chosen);
}
