import { language, type Language } from "./language.svelte";
import { LOCALES } from "./made/languages";

const SHARE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface Forms {
  whole: Intl.NumberFormat;
  tenths: Intl.NumberFormat;
  plural: Intl.PluralRules;
}

const FORMS: Partial<Record<Language, Forms>> = {};

/** How a language writes its numbers: making it takes long, asking it does not. */
const forms = (tongue: Language): Forms =>
  (FORMS[tongue] ??= {
    whole: new Intl.NumberFormat(LOCALES[tongue]),
    tenths: new Intl.NumberFormat(LOCALES[tongue], SHARE),
    plural: new Intl.PluralRules(LOCALES[tongue]),
  });

/** Days and hours are written so. */
export const locale = (tongue: Language = language()): string => LOCALES[tongue];

/** Whether that many are said as one: none is, in French. */
export const isSingular = (count: number, tongue: Language): boolean =>
  forms(tongue).plural.select(count) === "one";

const withTrueMinus = (text: string): string => text.replace(/[-\u2010\u2011]/g, "−");

/** `1 067` (a narrow no-break space), `−5` (a true minus). */
export const number = (value: number, tongue: Language = language()): string =>
  withTrueMinus(forms(tongue).whole.format(value));

/** `+10`, `−5`, `0`. */
export const signed = (value: number, tongue: Language = language()): string =>
  (value > 0 ? "+" : "") + number(value, tongue);

/** `99,2`: a share of the top, without its sign. */
export const percent = (value: number, tongue: Language = language()): string =>
  withTrueMinus(forms(tongue).tenths.format(value));

/** `1:12` for 72 seconds. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** `3 min`, `2 min 30`, `40 s`: the length of a turn. */
export function minutes(seconds: number): string {
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (whole === 0) return `${rest}\u00a0s`;
  return rest === 0 ? `${whole}\u00a0min` : `${whole}\u00a0min\u00a0${rest}`;
}

/** `16:48`, or `15:05:06` to the second, of a moment in seconds since 1970. */
export const timeOfDay = (moment: number, toTheSecond = false, tongue: Language = language()): string =>
  new Date(moment * 1000).toLocaleTimeString(locale(tongue), {
    hour: "2-digit",
    minute: "2-digit",
    ...(toTheSecond && { second: "2-digit" }),
  });

/** `14 novembre 2026`. */
export const day = (moment: number, tongue: Language = language()): string =>
  new Date(moment * 1000).toLocaleDateString(locale(tongue), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });

/** A word letter by letter, for a screen reader: `P, E, H`. */
export const spelled = (word: string): string => [...word.toUpperCase()].join(", ");
