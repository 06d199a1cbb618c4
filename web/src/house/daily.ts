import { RULES } from "../net/server";
import { number, percent } from "../i18n";
import { rememberAs, rememberedAs } from "../memory";
import type { Daily } from "../net/server";

export type What = NonNullable<Daily["what"]>;

/** What this device has played of a day: one try each. */
export interface DailyPlay {
  /** The game on the server, where its report is. */
  id: string;
  /** What was earned and what could be; none as long as it goes on. */
  points?: number;
  top?: number;
  tops?: number;
  turns?: number;
}

const DAY = 86_400_000;
const SQUARES = 9;
/** How far one looks back. */
const DAYS = 10;

/** The day of the person who plays, as `2026-11-19`. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

export const numberOf = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(RULES.firstDay)) / DAY) + 1;

const nameOf = (day: string, what: What): string => `jour.${day}.${what}`;

export const playOf = (day: string, what: What): DailyPlay | null =>
  rememberedAs<DailyPlay | null>(nameOf(day, what), null);

export const keepPlay = ({ day, what = "game" }: Daily, play: DailyPlay): void =>
  rememberAs(nameOf(day, what), play);

export const isDone = (play: DailyPlay | null): boolean => play?.top !== undefined;

/** Ninths of the top, all nine only for the top itself. */
export function squaresOf({ points = 0, top = 0 }: DailyPlay): string {
  const full =
    top > 0 && points >= top ? SQUARES : Math.min(SQUARES - 1, Math.round((SQUARES * points) / top || 0));
  return "■".repeat(full) + "□".repeat(SQUARES - full);
}

/** What can be told of it: neither letter nor word, place or points, which would help whoever has not played yet. */
export const cardOf = (title: string, day: string, play: DailyPlay): string =>
  [
    `Nonuple, ${title} ${number(numberOf(day))}`,
    `${squaresOf(play)} ${percent((100 * (play.points ?? 0)) / (play.top || 1))}\u00a0%`,
  ].join("\n");

/** The last days, today last: what was played on each. It never falls to zero, and says nothing of days without. */
export function lastDays(day: string): (What | null)[] {
  return Array.from({ length: DAYS }, (_, at) => {
    const one = new Date(Date.parse(day) - (DAYS - 1 - at) * DAY).toISOString().slice(0, 10);
    return isDone(playOf(one, "game")) ? "game" : isDone(playOf(one, "turn")) ? "turn" : null;
  });
}
