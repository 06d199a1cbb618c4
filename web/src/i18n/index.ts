import { catalogue, typeset } from "./catalogue";
import { language } from "./language.svelte";

export { catalogue, fetchSentences, setLanguage, type Same } from "./catalogue";
export * from "./format";
export { language, LANGUAGES, type Language } from "./language.svelte";

/** What the server says, in both languages. */
interface Spoken {
  fr: string;
  en: string;
}

/** A sentence of the server in the language that is read. */
export const read = (sentence: Spoken): string => (language() === "fr" ? typeset(sentence.fr) : sentence.en);

/** What the server answers in the language that is read, as a sentence that stands alone. */
export const stated = (sentence: string): string => {
  const whole = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return language() === "fr" ? typeset(whole) : whole;
};

/** The sentences that all screens share; each screen has a catalogue of its own beside. */
export const t = catalogue(
  () => import("./fr"),
  () => import("./en"),
);

const ROLES = ["owner", "organiser", "chief", "arbiter", "double", "commission", "player"] as const;

/** Who did something: the name given, or the role of whoever gave none, in the language that is read. */
export function who(author: string): string {
  const role = ROLES.find((one) => one === author);
  return role === undefined ? author : t(`author.${role}`);
}
