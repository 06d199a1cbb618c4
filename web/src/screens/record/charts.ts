import type { DiaryGame, KnownOn } from "../../net/server";

export type Measure = "percent" | "tops" | "time";

/** A figure at a moment, in seconds since 1970. */
export interface Dot {
  at: number;
  value: number;
}

const MINUTE = 60;
const MEASURES: Readonly<Record<Measure, (game: DiaryGame) => number | null>> = {
  percent: (game) => (game.kind === "topping" ? null : game.percent),
  tops: (game) => (game.kind === "free" ? null : game.tops),
  time: (game) => (game.seconds > 0 ? Math.round((game.seconds / MINUTE) * 10) / 10 : null),
};

const moment = (text: string): number => Date.parse(text) / 1000;

/** The dots of a chart: games of a formula, in order of time, those alone that have the figure. */
export function dots(games: readonly DiaryGame[], measure: Measure, formula: string): Dot[] {
  return games
    .filter((game) => formula === "" || game.formula === formula)
    .flatMap((game) => {
      const value = MEASURES[measure](game);
      return value === null ? [] : [{ at: moment(game.at), value }];
    })
    .sort((one, other) => one.at - other.at);
}

export const knownDots = (known: readonly KnownOn[]): Dot[] =>
  known.map((one) => ({ at: moment(one.on), value: one.known }));

export function median(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  const middle = Math.floor(ordered.length / 2);
  const [low = 0, high = 0] = [ordered[middle - 1], ordered[middle]];
  return ordered.length % 2 === 1 ? high : (low + high) / 2;
}

/** The median of each dot with those shortly before it: how it goes, without the luck of one game. */
export const trend = (points: readonly Dot[], span = 5): number[] =>
  points.map((_, at) => median(points.slice(Math.max(0, at + 1 - span), at + 1).map(({ value }) => value)));

export const formulasOf = (games: readonly DiaryGame[]): string[] => [
  ...new Set(games.map((game) => game.formula)),
];
