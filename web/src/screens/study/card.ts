import type { Language } from "../../i18n";
import type { AskedCard, CardAnswer } from "../../net/server";
import { capitals } from "../../ui/letters";

const NUMBERS: Partial<Record<string, readonly string[]>> = { fr: ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt"], en: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"] }; // prettier-ignore

/** A number in letters as far as people write it so. */
export const inLetters = (count: number, tongue: Language): string =>
  NUMBERS[tongue]?.[count] ?? String(count);

/** The words that an entry may mean: a hook is given as its letter alone, or as the whole word. */
export function meant(card: AskedCard, typed: string): string[] {
  const word = capitals(typed);
  if (word.length === 0) return [];
  if (card.shape === "front") return [word + card.support, word];
  if (card.shape === "behind" || card.shape === "begins") return [card.support + word, word];
  return [word];
}

export type Try =
  { kind: "found"; word: string } | { kind: "again" | "wrong"; word: string } | { kind: "none" };

/** What an entry is worth, given the words found before. */
export function tried(card: AskedCard, typed: string, found: ReadonlySet<string>): Try {
  const ways = meant(card, typed);
  const [first] = ways;
  if (first === undefined) return { kind: "none" };
  const right = ways.filter((way) => card.answers.some((answer) => answer.word === way));
  const fresh = right.find((way) => !found.has(way));
  if (fresh !== undefined) return { kind: "found", word: fresh };
  const [known] = right;
  return known === undefined ? { kind: "wrong", word: capitals(typed) } : { kind: "again", word: known };
}

/** The answers still to find. */
export const missing = (card: AskedCard, found: ReadonlySet<string>): CardAnswer[] =>
  card.answers.filter(({ word }) => !found.has(word));

/** What is to be typed of a word: the letter of a hook, else all of it. */
export function toType(card: AskedCard, word: string): string {
  if (card.shape === "front") return word.slice(0, 1);
  if (card.shape === "behind" || card.shape === "begins") return word.slice(card.support.length);
  return word;
}

/** The entry with one right letter more, of the answer that it begins best. */
export function helped(card: AskedCard, typed: string, found: ReadonlySet<string>): string {
  const entry = capitals(typed);
  const ways = missing(card, found).map(({ word }) => toType(card, word));
  const common = (way: string): number => {
    let at = 0;
    while (at < way.length && way[at] === entry[at]) at += 1;
    return at;
  };
  const [best = ""] = ways.toSorted((one, other) => common(other) - common(one));
  return best.slice(0, common(best) + 1);
}

/** Which tiles the entry uses, by their places in the row. */
export function used(tiles: readonly string[], typed: string): boolean[] {
  const left = [...capitals(typed)];
  return tiles.map((tile) => {
    const at = left.indexOf(tile);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The same letters in another order, chosen by numbers below 1. */
export function shuffled(tiles: readonly string[], chance: () => number): string[] {
  const made = [...tiles];
  for (let at = made.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [made[at], made[other]] = [made[other] ?? "", made[at] ?? ""];
  }
  return made;
}
