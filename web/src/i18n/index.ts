import { typeset } from "./catalogue";
import { language, type Language } from "./language.svelte";
import { w as t } from "./made/everywhere";

export { fetchSentences, later, setLanguage } from "./catalogue";
export * from "./format";
export { language, LANGUAGES, type Language } from "./language.svelte";

/** The sentences that all screens share; each screen has a catalogue of its own beside. */
export { t };

/** What the server says, in every language. */
interface Spoken {
  fr: string;
  en: string;
  others?: Partial<Record<string, string>> | null;
}

/** A sentence of the server in the language that is read. */
export function read(sentence: Spoken): string {
  const tongue: Language = language();
  return tongue === "en" ? sentence.en : (sentence.others?.[tongue] ?? typeset(sentence.fr));
}

/** What the server answers in the language that is read, as a sentence that stands alone. */
export const stated = (sentence: string): string => {
  const whole = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return language() === "fr" ? typeset(whole) : whole;
};

const ROLES = ["owner", "organiser", "chief", "arbiter", "double", "commission", "player"] as const;

/** Who did something: the name given, or the role of whoever gave none, in the language that is read. */
export function who(author: string): string {
  const role = ROLES.find((one) => one === author);
  return role === undefined ? author : t(`author.${role}`);
}
