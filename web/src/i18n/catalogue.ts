import { isSingular, number } from "./format";
import { choose, language, speak, type Language } from "./language.svelte";

/** Names of the values that a sentence needs: `{count}`, or `{count|bulletin|bulletins}` for a plural. */
type Names<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | Names<Rest>
  : never;

type Arguments<S extends string> = [Names<S>] extends [never]
  ? []
  : [values: Readonly<Record<Names<S>, string | number>>];

export type Sentences = Readonly<Record<string, string>>;
type Same<F extends Sentences> = Readonly<Record<keyof F, string>>;

const PLACE = /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

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
    if (one !== undefined) return (isSingular(Number(value), tongue) ? one : other) ?? "";
    return typeof value === "number" ? number(value, tongue) : value;
  });
  return tongue === "fr" ? typeset(filled) : filled;
}

const CATALOGUES: ((tongue: Language) => Promise<void>)[] = [];

/** The sentences of every part that is loaded: nothing is shown before they are there. */
export async function fetchSentences(tongue: Language = language()): Promise<void> {
  await Promise.all(CATALOGUES.map((fetch) => fetch(tongue)));
}

/** A part that is fetched while a screen is used, with its sentences. */
export async function later<T>(part: Promise<T>): Promise<T> {
  const found = await part;
  await fetchSentences();
  return found;
}

export async function setLanguage(chosen: Language): Promise<void> {
  const before = language();
  choose(chosen);
  try {
    await fetchSentences(chosen);
  } catch (trouble) {
    choose(before);
    throw trouble;
  }
  speak(chosen);
}

/** The sentences of one part of the screens: `t("key", { count: 3 })` in the language that is read, the only one fetched. */
export function catalogue<const F extends Sentences>(
  loaders: Readonly<Record<Language, () => Promise<{ sentences: Same<F> }>>>,
) {
  const known: Partial<Record<Language, Same<F>>> = {};
  const fetch = async (tongue: Language): Promise<void> => {
    known[tongue] ??= (await loaders[tongue]()).sentences;
  };
  CATALOGUES.push(fetch);
  return <K extends keyof F & string>(key: K, ...[values]: Arguments<F[K]>): string => {
    const tongue = language();
    return fill(known[tongue]?.[key] ?? "", values ?? {}, tongue);
  };
}
