import type { Sentence } from "../server";
import { catalogue, typeset } from "./catalogue";
import { en } from "./en";
import { fr } from "./fr";
import { language } from "./language.svelte";

export { catalogue, type Same } from "./catalogue";
export * from "./format";
export { language, LANGUAGES, setLanguage, type Language } from "./language.svelte";

/** A sentence of the server in the language that is read. */
export const read = (sentence: Sentence): string =>
  language() === "fr" ? typeset(sentence.fr) : sentence.en;

/** The sentences that all screens share; each screen has a catalogue of its own beside. */
export const t = catalogue(fr, en);
