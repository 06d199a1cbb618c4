import { number } from "./format";
import { language, type Language } from "./language.svelte";

/** Names of the values that a sentence needs: `{count}`, or `{count|bulletin|bulletins}` for a plural. */
type Names<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | Names<Rest>
  : never;

type Arguments<S extends string> = [Names<S>] extends [never]
  ? []
  : [values: Readonly<Record<Names<S>, string | number>>];

export type Sentences = Readonly<Record<string, string>>;
export type Same<F extends Sentences> = Readonly<Record<keyof F, string>>;

const PLACE = /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;
const PLURALS: Record<Language, Intl.PluralRules> = {
  fr: new Intl.PluralRules("fr"),
  en: new Intl.PluralRules("en"),
};

/** French as it is printed: no-break spaces before marks, inside quotation marks and after « n° », curly apostrophes. */
export const typeset = (sentence: string): string =>
  sentence
    .replace(/[ \u00a0]([:;!?»%])/g, "\u202f$1")
    .replace(/«[ \u00a0]/g, "«\u202f")
    .replace(/(n°|[Aa]rt\.) (?=\d)/g, "$1\u00a0")
    .replace(/(\p{L})'/gu, "$1’");

export function fill(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  tongue: Language,
): string {
  const filled = sentence.replace(PLACE, (_, name: string, one?: string, other?: string) => {
    const value = values[name] ?? "";
    if (one !== undefined) return (PLURALS[tongue].select(Number(value)) === "one" ? one : other) ?? "";
    return typeof value === "number" ? number(value, tongue) : value;
  });
  return tongue === "fr" ? typeset(filled) : filled;
}

/** The sentences of one part of the screens: `t("key", { count: 3 })` in the language that is read. */
export function catalogue<const F extends Sentences>(fr: F, en: Same<F>) {
  return <K extends keyof F & string>(key: K, ...[values]: Arguments<F[K]>): string => {
    const tongue = language();
    return fill((tongue === "fr" ? fr : en)[key], values ?? {}, tongue);
  };
}
