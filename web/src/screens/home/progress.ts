import type { DiaryGame } from "../../net/server";

/** A game that is over, as the record of this device has it. */
export interface Finished {
  /** When it ended, in seconds since 1970. */
  at: number;
  /** Share of the top, in hundredths. */
  percent: number;
}

/** Games that have a share of the top. */
export const finishedIn = (games: readonly Pick<DiaryGame, "kind" | "at" | "percent">[]): Finished[] =>
  games.flatMap(({ kind, at, percent }) =>
    kind === "topping" || percent === null ? [] : [{ at: Date.parse(at) / 1000, percent }],
  );

export interface Week {
  shares: readonly number[];
  median: number | null;
}

export interface Progress {
  /** Ten of them, this one last. */
  weeks: readonly Week[];
  /** The median of the last week that was played. */
  latest: number;
  /** How much that is more than four weeks before; null where there was nothing then. */
  change: number | null;
}

const WEEKS = 10;
const MONTH = 4;
const DAY = 86_400_000;

function median(shares: readonly number[]): number | null {
  const sorted = [...shares].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** When the week of a moment begins: on Monday at midnight, by this machine's calendar. */
function weekOf(milliseconds: number): number {
  const day = new Date(milliseconds);
  const monday = new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7));
  return monday.getTime();
}

/** How it went over ten weeks; null where nothing was played in them. */
export function progressOf(games: readonly Finished[], now: number): Progress | null {
  const last = weekOf(now);
  const ages = games.map(({ at, percent }) => ({
    // A week in which the clocks change is an hour longer or shorter.
    age: Math.round((last - weekOf(at * 1000)) / (7 * DAY)),
    percent,
  }));
  const weeks = Array.from({ length: WEEKS }, (_, at): Week => {
    const shares = ages.filter(({ age }) => age === WEEKS - 1 - at).map(({ percent }) => percent);
    return { shares, median: median(shares) };
  });
  const played = weeks.flatMap((week, at) => (week.median === null ? [] : [{ at, median: week.median }]));
  const latest = played.at(-1);
  if (!latest) return null;
  const before = played.findLast(({ at }) => at <= latest.at - MONTH);
  return { weeks, latest: latest.median, change: before ? latest.median - before.median : null };
}

/** The scale of the chart: whole fives around all that is drawn. */
export function scaleOf({ weeks }: Pick<Progress, "weeks">): { low: number; high: number; marks: number[] } {
  const all = weeks.flatMap(({ shares }) => shares);
  const low = Math.max(0, Math.floor((Math.min(...all) - 1) / 5) * 5);
  const high = Math.min(100, Math.max(low + 10, Math.ceil((Math.max(...all) + 1) / 5) * 5));
  const step = high - low > 40 ? 20 : high - low > 20 ? 10 : 5;
  const marks = [];
  for (let mark = low; mark <= high; mark += step) marks.push(mark);
  return { low, high, marks };
}
